// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/json_reader.h"
#include "core/workload/money_fields.h"

namespace tarozi {

// A scenario file's "money": { "currency", "start_date", "rates": [ { "from", "to", "value", "date", "source" } ], and
// the numbers of moneyFields() }.
void readMoney(MoneyInputs &money, const JsonReader &json);

} // namespace tarozi
