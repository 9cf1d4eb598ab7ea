// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/error.h"
#include "ui/charts/table_spec.h"

#include <QString>

#include <vector>

namespace tarozi::ui {

// Spreadsheets (.xlsx): numbers as numbers, and formulas that recalculate to what the program says. Written whole or
// not at all. No value means written.

// The offers as a table; the price of a GPU-hour is a formula over amount, count and period.
std::optional<Error> writePriceBook(const std::vector<Tariff> &tariffs, const QString &path);

// The costs of a scenario: inputs, then per candidate the hour, the month, the result and the million tokens as
// formulas over them.
std::optional<Error> writeCostBook(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                                   const QString &path);

} // namespace tarozi::ui
