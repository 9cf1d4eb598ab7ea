// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "ui/charts/table_spec.h"

namespace tarozi::ui {

// One column a candidate; every figure opens its explanation. A candidate that is not modelled has dashes.

// A row a component, then the ladder from the label on the box down to what is spare.
TableSpec memoryTable(const Assessment &assessment, const Catalog &catalog, const Format &format);

// Of fine-tuning: what is trained, how fast, for how long.
TableSpec trainingTable(const Assessment &assessment, const Catalog &catalog, const Format &format);

// What the memory is enough for.
TableSpec capacityTable(const Assessment &assessment, const Catalog &catalog, const Format &format);

} // namespace tarozi::ui
