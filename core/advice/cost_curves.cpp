// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/cost_curves.h"

#include "core/assess_cost.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

constexpr double kLeastUtilization = 0.05;
constexpr int kSamples = 120;

bool isCandidate(const Scenario &scenario, int candidate)
{
    return candidate >= 0 && size_t(candidate) < scenario.candidates.size();
}

std::vector<double> placesOf(CostAxis axis, const AxisRange &range, double asked)
{
    std::vector<double> places;
    for (int i = 0; i <= kSamples; ++i) {
        const double share = double(i) / kSamples;
        places.push_back(axis == CostAxis::Utilization
                             ? range.from + share * (range.to - range.from)
                             : std::round(range.from * std::pow(range.to / range.from, share)));
    }
    if (asked > range.from && asked < range.to)
        places.push_back(asked);
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

bool apart(const Band &a, const Band &b)
{
    return provenDearer(a, b) || provenDearer(b, a);
}

std::optional<CostCrossing> crossingOf(const CostCurve &first, const CostCurve &second, int i, int j)
{
    const size_t count = std::min(first.samples.size(), second.samples.size());
    const auto gap = [&](size_t k) {
        return first.samples[k].per_million_output_tokens.mid - second.samples[k].per_million_output_tokens.mid;
    };
    size_t last = 0; // where they last differed
    for (size_t k = 1; k < count; ++k) {
        const double before = gap(last), after = gap(k);
        if (after == 0)
            continue;
        if (before == 0 || (before < 0) == (after < 0)) {
            last = k;
            continue;
        }
        const double from = first.samples[last].at, to = first.samples[k].at;
        CostCrossing crossing{before < 0 ? i : j, before < 0 ? j : i, from + (to - from) * before / (before - after),
                              false};
        const auto parts = [&](size_t begin, size_t end) {
            for (size_t at = begin; at < end; ++at) {
                if (apart(first.samples[at].per_million_output_tokens, second.samples[at].per_million_output_tokens))
                    return true;
            }
            return false;
        };
        crossing.sure = parts(0, k) && parts(k, count);
        return crossing;
    }
    return std::nullopt;
}

} // namespace

AxisRange costRange(const Scenario &scenario, const Catalog &catalog, const Assessment &assessment, CostAxis axis)
{
    if (axis == CostAxis::Utilization)
        return {std::min(kLeastUtilization, scenario.money.utilization.value_or(1)), 1};
    return speedRange(scenario, catalog, assessment, SpeedAxis::Concurrency);
}

CostCurve costCurve(const Scenario &scenario, const Catalog &catalog, int candidate, CostAxis axis,
                    const AxisRange &range)
{
    CostCurve curve;
    if (!isCandidate(scenario, candidate))
        return curve;
    CostBasis basis = costBasis(scenario, catalog, scenario.candidates[size_t(candidate)]);
    const SpeedEstimate estimate = speedOf(scenario, catalog, candidate);
    if (!basis.hasPrice() || estimate.gap != SpeedGap::None)
        return curve;
    const Lengths lengths = lengthsAt(scenario.serving, double(scenario.serving.context));
    const bool by_use = axis == CostAxis::Utilization;
    if (by_use)
        basis.terms.results.reset(); // rented all month: what its use decides about
    const double asked = by_use ? basis.terms.utilization : double(scenario.serving.concurrency);
    curve.currency = basis.currency;
    for (const double at : placesOf(axis, range, asked)) {
        const double concurrency = by_use ? double(scenario.serving.concurrency) : at;
        if (by_use)
            basis.terms.utilization = at;
        const auto rate = answersPerSecond(scenario, expectedSpeedAt(estimate, concurrency, lengths).total_tok_s);
        const auto cost = costFigures(basis, 0, rate);
        if (cost && cost->per_million_output_tokens)
            curve.samples.push_back({at, *cost->per_million_output_tokens});
    }
    return curve;
}

std::vector<CostCrossing> costCrossings(const std::vector<CostCurve> &curves)
{
    std::vector<CostCrossing> crossings;
    for (size_t i = 0; i < curves.size(); ++i) {
        for (size_t j = i + 1; j < curves.size(); ++j) {
            if (curves[i].currency != curves[j].currency)
                continue;
            if (const auto crossing = crossingOf(curves[i], curves[j], int(i), int(j)))
                crossings.push_back(*crossing);
        }
    }
    return crossings;
}

} // namespace tarozi
