// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

#include <vector>

namespace tarozi {

// Why an offer is not among those to choose from.
enum class OfferLack {
    None,
    OnRequest,     // no price
    OtherCurrency, // and no rate to the currency of the costs
    DoesNotFit,    // the load does not fit this candidate
    NoExpectation, // no expected speed
    TooDear,       // an hour above the scenario's limit
    TooSlow,       // first token or output token above the scenario's limits
};

// One offer of the catalogue for one of the compared candidates, with what a result costs there.
struct OfferCost {
    int candidate = 0;
    QString tariff;
    OfferLack lack = OfferLack::None;
    CostFigures cost;
    bool proven = true; // false: its band reaches into that of the cheapest

    bool operator==(const OfferCost &) const = default;
};

// Offers to rent that name a candidate's card exactly: those that meet the load and the limits first, cheapest result
// first; then the rest. `assessment` is that of this scenario. Typed prices are not offers.
std::vector<OfferCost> offersFor(const Scenario &scenario, const Catalog &catalog, const Assessment &assessment);

} // namespace tarozi
