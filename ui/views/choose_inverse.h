// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/charts/table_spec.h"

namespace tarozi::ui {

// The questions turned round for the compared candidates: the most that each holds, how far each input can move before
// the verdict changes, and the price at which one equals another.
TableSpec inverseTable(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                       const Format &format);
// The fewest and the cheapest GPUs that hold the load; empty when none does.
QString leastGpusText(const Scenario &scenario, const Catalog &catalog, const Format &format);

} // namespace tarozi::ui
