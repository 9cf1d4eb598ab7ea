// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

namespace tarozi {

// What moves the cost of a result: one input at a time from a plausible low to a plausible high value. Speed: its
// band. Price: the lowest and highest offer of the catalogue for the card in that currency, where there are several.
// What a person typed: a fifth less and more, within its limits.
struct CostInfluence {
    Quantity input = Quantity::Throughput;
    double low = 0, high = 0;                 // values of the input
    double cost_at_low = 0, cost_at_high = 0; // of a result
    bool from_evidence = false;               // the range is measured or published, not the fifth

    double swing() const;
    bool operator==(const CostInfluence &) const = default;
};
// Greatest swing first; empty without a cost.
std::vector<CostInfluence> costInfluences(const Scenario &scenario, const Catalog &catalog,
                                          const Assessment &assessment, int candidate);

} // namespace tarozi
