// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/charts/table_spec.h"

namespace tarozi::ui {

// What each candidate costs: an hour, a million tokens of each kind, a result, a month; and what the price holds.
TableSpec costTable(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                    const Format &format);

// The catalogue's offers for the compared cards that meet the load and the limits, cheapest result first; no rows
// without one.
TableSpec offersTable(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                      const Format &format);

} // namespace tarozi::ui
