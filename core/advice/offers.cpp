// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/offers.h"

#include "core/assess_cost.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

bool isTooSlow(const Requirements &limits, const SpeedFigures &speed)
{
    const auto above = [](const std::optional<Band> &value, const std::optional<double> &limit) {
        return value && limit && value->mid > *limit;
    };
    return above(speed.ttft_s, limits.most_ttft_s) || above(speed.tpot_s, limits.most_tpot_s);
}

OfferLack lackOf(const Scenario &scenario, const CostBasis &basis, const Assessed &assessed, const QString &currency,
                 const std::optional<CostFigures> &cost)
{
    if (assessed.verdict != Verdict::Fits && assessed.verdict != Verdict::Tight)
        return OfferLack::DoesNotFit;
    if (!cost)
        return OfferLack::OnRequest;
    if (basis.currency != currency)
        return OfferLack::OtherCurrency;
    if (!cost->per_result)
        return OfferLack::NoExpectation;
    const Requirements &limits = scenario.requirements;
    if (limits.most_per_hour && cost->per_hour > *limits.most_per_hour)
        return OfferLack::TooDear;
    return isTooSlow(limits, assessed.speed) ? OfferLack::TooSlow : OfferLack::None;
}

} // namespace

std::vector<OfferCost> offersFor(const Scenario &scenario, const Catalog &catalog, const Assessment &assessment)
{
    const QString &currency = scenario.money.currency.isEmpty() ? scenario.price.currency : scenario.money.currency;
    std::vector<OfferCost> offers;
    for (size_t i = 0; i < std::min(scenario.candidates.size(), assessment.candidates.size()); ++i) {
        const Assessed &assessed = assessment.candidates[i];
        const std::optional<ResultRate> rate = answersPerSecond(scenario, assessed.speed.throughput_tok_s);
        for (const Tariff &tariff : catalog.tariffs()) {
            if (tariff.kind != u"gpu-rent"_s || tariff.gpu_id != scenario.candidates[i].gpu)
                continue;
            Candidate candidate = scenario.candidates[i];
            candidate.price = PriceChoice{tariff.id, {}, tariff.currency, u"hour"_s};
            CostBasis basis = costBasis(scenario, catalog, candidate);
            basis.terms.loading_s = assessed.speed.loading_s.value_or(Band{});
            const std::optional<CostFigures> cost = costFigures(basis, 0, rate);
            const OfferLack lack = lackOf(scenario, basis, assessed, currency, cost);
            offers.push_back({int(i), tariff.id, lack, cost.value_or(CostFigures{}), true});
        }
    }
    std::stable_sort(offers.begin(), offers.end(), [](const OfferCost &a, const OfferCost &b) {
        if ((a.lack == OfferLack::None) != (b.lack == OfferLack::None))
            return a.lack == OfferLack::None;
        return a.lack == OfferLack::None && a.cost.per_result->mid < b.cost.per_result->mid;
    });
    for (size_t i = 1; i < offers.size() && offers[i].lack == OfferLack::None; ++i)
        offers[i].proven = provenDearer(*offers[i].cost.per_result, *offers[0].cost.per_result);
    return offers;
}

} // namespace tarozi
