// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/inverse.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

Scenario only(const Scenario &scenario, int candidate)
{
    Scenario one = scenario;
    one.candidates = {scenario.candidates[size_t(candidate)]};
    return one;
}

// The need grows with the size, so the largest model is found by halving; to a thousandth.
double largestModel(const Scenario &scenario, const Catalog &catalog)
{
    constexpr double kSmallest = 1e8;
    constexpr double kLargest = 1e13;
    constexpr double kExact = 1.001;
    const auto holds = [&](double parameters) {
        const Scenario sized = withMapValue(scenario, MapAxis::ModelSize, parameters);
        const Verdict verdict = assess(sized, catalog).candidates.front().verdict;
        return verdict == Verdict::Fits || verdict == Verdict::Tight;
    };
    if (!holds(kSmallest))
        return 0;
    double fitting = kSmallest;
    double beyond = kLargest;
    while (beyond / fitting > kExact) {
        const double middle = std::sqrt(fitting * beyond);
        (holds(middle) ? fitting : beyond) = middle;
    }
    return fitting;
}

std::optional<double> perHourOf(const Market &market, const Assessed &assessed)
{
    const std::optional<UsualPrice> price = market.price(assessed.gpu);
    return price ? std::optional(price->per_gpu_hour * assessed.count) : std::nullopt;
}

} // namespace

MostHeld mostHeld(const Scenario &scenario, const Catalog &catalog, int candidate)
{
    MostHeld most;
    if (candidate < 0 || size_t(candidate) >= scenario.candidates.size())
        return most;
    Scenario one = only(scenario, candidate);
    const Assessed found = assess(one, catalog).candidates.front();
    most.modelled = found.verdict != Verdict::NotModelled && scenario.kind == WorkloadKind::Serving;
    if (!most.modelled)
        return most;
    most.context = found.capacity.max_context;
    most.requests = found.capacity.max_concurrency;
    if (one.serving.weights.isEmpty())
        one.serving.weights = found.resolved.weights_format; // a bare size has no release of its own
    most.parameters = largestModel(one, catalog);
    return most;
}

std::vector<EqualPrice> equalPrices(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog)
{
    std::vector<EqualPrice> prices;
    const Market market(scenario, catalog);
    for (size_t i = 0; i < assessment.candidates.size(); ++i) {
        for (size_t j = 0; j < assessment.candidates.size(); ++j) {
            const Assessed &mine = assessment.candidates[i];
            const Assessed &other = assessment.candidates[j];
            const std::optional<double> paid = perHourOf(market, other);
            if (i == j || !paid || !mine.speed.throughput_tok_s || !other.speed.throughput_tok_s ||
                mine.verdict == Verdict::DoesNotFit || other.verdict == Verdict::DoesNotFit)
                continue;
            const Band &a = *mine.speed.throughput_tok_s;
            const Band &b = *other.speed.throughput_tok_s;
            const double each = *paid / mine.count;
            EqualPrice price{int(i), int(j), {each * a.low / b.high, each * a.mid / b.mid, each * a.high / b.low}, {}};
            if (const std::optional<double> now = perHourOf(market, mine))
                price.now = *now / mine.count;
            prices.push_back(price);
        }
    }
    return prices;
}

LeastGpus leastGpus(const Scenario &scenario, const Catalog &catalog)
{
    LeastGpus least;
    RankingOptions options;
    options.counts = {1, 2, 3, 4, 6, 8, 12, 16};
    const auto better = [](const std::optional<double> &a, const std::optional<double> &b) {
        return a && (!b || *a < *b);
    };
    for (const Parallelism parallelism : {Parallelism::Auto, Parallelism::Replicas}) {
        options.parallelism = parallelism;
        for (RankEntry &entry : rank(scenario, catalog, options).entries) {
            if (!entry.remains())
                continue;
            const auto &fewest = least.fewest;
            if (!fewest || entry.candidate.count < fewest->candidate.count ||
                (entry.candidate.count == fewest->candidate.count && better(entry.per_hour, fewest->per_hour)))
                least.fewest = entry;
            if (entry.per_hour && (!least.cheapest || better(entry.per_hour, least.cheapest->per_hour)))
                least.cheapest = entry;
        }
    }
    return least;
}

} // namespace tarozi
