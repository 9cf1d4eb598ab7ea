// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/cost/exchange.h"
#include "core/cost/month_cost.h"

namespace tarozi {

// What the costs of one candidate are computed from: its offer in the currency asked for, and the scenario's use of it.
struct CostBasis {
    Offer offer;
    QString currency; // of the amounts in `terms`
    RentTerms terms;  // loading_s is the caller's to fill
    int gpus = 1;
    Exchanged price; // of a GPU-hour
    QString
        missing_rate; // "USD:RUB" where the price could not be converted; amounts of the other currency are left out

    bool hasPrice() const { return offer.gap == PriceGap::None; }
};
CostBasis costBasis(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate);

// Absent without a price. `ceiling_tok_s` is that of all replicas, 0 where there is none.
std::optional<CostFigures> costFigures(const CostBasis &basis, double ceiling_tok_s,
                                       const std::optional<ResultRate> &rate);
// The formulas behind them.
void recordCost(const CostBasis &basis, double ceiling_tok_s, const std::optional<ResultRate> &rate,
                StepRecorder &recorder);

// Answers a second of the expected throughput; absent where none is expected or no answer has tokens.
std::optional<ResultRate> answersPerSecond(const Scenario &scenario, const std::optional<Band> &throughput_tok_s);

// The cost of a training run from its expected time, with findings about the price. A candidate that has costs already
// stays as it is.
void addRunCost(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate, Assessed &assessed);
void recordRunCost(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate,
                   const Assessed &assessed, StepRecorder &recorder);

// What a person should know about one candidate's price.
std::vector<Finding> costFindings(const CostBasis &basis, const std::optional<CostFigures> &cost);
// ... and about the prices beside each other.
void addComparedCosts(Assessment &assessment);

} // namespace tarozi
