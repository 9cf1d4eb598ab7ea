// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option_reader.h"
#include "core/catalog/catalog.h"
#include "core/workload/scenario.h"

namespace tarozi::cli {

// --tariff, --price, --currency, --billing, --cost-currency, --rate, --start-date and an option for each number of
// moneyFields(). A price, tariff or currency given as often as there are GPUs belongs to each in turn.
void addMoneyOptions(QCommandLineParser &parser);
void readMoneyOptions(OptionReader &options, const Catalog &catalog, Scenario &scenario);

} // namespace tarozi::cli
