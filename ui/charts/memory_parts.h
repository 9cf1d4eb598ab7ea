// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/catalog/catalog.h"

#include <vector>

namespace tarozi::ui {

struct MemoryPart {
    Quantity quantity;
    double bytes = 0;
    bool beside_limit = false; // lives outside the engine's budget

    bool operator==(const MemoryPart &) const = default;
};

// What the engine's rule counts inside its budget.
struct InsideLimit {
    bool activations = true;
    bool graphs = false;
};
// By the engine of an assessed candidate.
InsideLimit insideLimit(const Assessed &candidate, const Catalog &catalog);

// The stack of one GPU in drawing order: what lives inside the limit, the spare up to it, what lives beside it.
// Components of no size are left out. The parts inside add up to the need, those beside to what is outside the limit;
// the runtime has a part on each side.
std::vector<MemoryPart> memoryParts(const MemoryFigures &memory, const InsideLimit &inside);

} // namespace tarozi::ui
