// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/cost_influences.h"

#include "core/assess_cost.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

double CostInfluence::swing() const
{
    return std::fabs(cost_at_high - cost_at_low);
}

namespace {

constexpr double kTypedRange = 0.2;

struct TypedInput {
    Quantity quantity;
    MoneyInputs::Value MoneyInputs::*value;
    double highest; // of the input
};
constexpr double kUnlimited = 1e18;
const TypedInput kTypedInputs[] = {{Quantity::Utilization, &MoneyInputs::utilization, 1},
                                   {Quantity::AcceptedShare, &MoneyInputs::accepted, 1},
                                   {Quantity::RetryShare, &MoneyInputs::retries, kUnlimited},
                                   {Quantity::ResultsPerMonth, &MoneyInputs::results_per_month, kUnlimited},
                                   {Quantity::StartsPerMonth, &MoneyInputs::starts_per_month, kUnlimited},
                                   {Quantity::StartTime, &MoneyInputs::start_s, kUnlimited},
                                   {Quantity::IdleTime, &MoneyInputs::idle_s, kUnlimited}};

struct PriceRange {
    double from = 0, to = 0;
};

// Lowest and highest price of a GPU-hour for a card, of the offers to rent one in this currency.
std::optional<PriceRange> publishedPrices(const Catalog &catalog, const QString &gpu, const QString &currency)
{
    std::vector<double> prices;
    for (const Tariff &tariff : catalog.tariffs()) {
        const auto price = perGpuHour(tariff);
        if (tariff.kind == QLatin1StringView("gpu-rent") && tariff.gpu_id == gpu && tariff.currency == currency &&
            price)
            prices.push_back(price->toDouble());
    }
    if (prices.size() < 2)
        return std::nullopt;
    const auto [low, high] = std::minmax_element(prices.begin(), prices.end());
    return PriceRange{*low, *high};
}

class Influences
{
public:
    Influences(const Scenario &scenario, const Catalog &catalog, const Assessed &assessed, int candidate)
        : m_scenario(scenario)
        , m_catalog(catalog)
        , m_candidate(scenario.candidates[size_t(candidate)])
        , m_assessed(assessed)
        , m_rate(answersPerSecond(scenario, assessed.speed.throughput_tok_s))
    {
    }

    std::vector<CostInfluence> all()
    {
        if (!m_rate || !m_assessed.cost || !m_assessed.cost->per_result)
            return {};
        addSpeed();
        addPrice();
        for (const TypedInput &input : kTypedInputs)
            addTyped(input);
        std::stable_sort(m_found.begin(), m_found.end(),
                         [](const CostInfluence &a, const CostInfluence &b) { return a.swing() > b.swing(); });
        return std::move(m_found);
    }

private:
    std::optional<double> costWith(const Scenario &scenario, const Candidate &candidate) const
    {
        CostBasis basis = costBasis(scenario, m_catalog, candidate);
        basis.terms.loading_s = m_assessed.speed.loading_s.value_or(Band{});
        const auto cost = costFigures(basis, 0, m_rate);
        return cost && cost->per_result ? std::optional(cost->per_result->mid) : std::nullopt;
    }

    void addSpeed()
    {
        const Band &speed = *m_assessed.speed.throughput_tok_s;
        const Band &cost = *m_assessed.cost->per_result;
        m_found.push_back({Quantity::Throughput, speed.low, speed.high, cost.high, cost.low, true});
    }

    void addPrice()
    {
        const PriceChoice &price = priceOf(m_scenario, m_candidate);
        const Offer offer = offerOf(price, m_catalog, m_candidate.gpu);
        const double now = offer.per_gpu_hour.amount.toDouble();
        const auto published = publishedPrices(m_catalog, m_candidate.gpu, offer.per_gpu_hour.currency);
        const bool holds = published && published->from <= now && now <= published->to;
        const PriceRange range = holds ? *published : PriceRange{now * (1 - kTypedRange), now * (1 + kTypedRange)};
        const auto at = [&](double amount) {
            Candidate changed = m_candidate;
            changed.price = price;
            changed.price->tariff.clear();
            changed.price->currency = offer.per_gpu_hour.currency;
            changed.price->amount_per_gpu_hour = amount;
            return costWith(m_scenario, changed).value_or(0);
        };
        m_found.push_back({Quantity::PricePerHour, range.from, range.to, at(range.from), at(range.to), holds});
    }

    void addTyped(const TypedInput &input)
    {
        const auto value = m_scenario.money.*input.value;
        if (!value || *value <= 0)
            return;
        const double low = *value * (1 - kTypedRange), high = std::min(*value * (1 + kTypedRange), input.highest);
        const auto at = [&](double changed_value) {
            Scenario changed = m_scenario;
            changed.money.*input.value = changed_value;
            return costWith(changed, m_candidate).value_or(0);
        };
        m_found.push_back({input.quantity, low, high, at(low), at(high), false});
    }

    const Scenario &m_scenario;
    const Catalog &m_catalog;
    const Candidate &m_candidate;
    const Assessed &m_assessed;
    std::optional<ResultRate> m_rate;
    std::vector<CostInfluence> m_found;
};

} // namespace

std::vector<CostInfluence> costInfluences(const Scenario &scenario, const Catalog &catalog,
                                          const Assessment &assessment, int candidate)
{
    if (candidate < 0 || size_t(candidate) >= scenario.candidates.size() ||
        size_t(candidate) >= assessment.candidates.size())
        return {};
    return Influences(scenario, catalog, assessment.candidates[size_t(candidate)], candidate).all();
}

} // namespace tarozi
