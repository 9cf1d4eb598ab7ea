// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/inverse.h"

#include "core/units.h"
#include "core/workload/scenario_file.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace tarozi {

namespace {

constexpr int kSteps = 24;    // looked at on the way to the end of the reach
constexpr int kHalvings = 30; // and then between two of them
constexpr double kTenth = 1.1;

// How far an input is followed, either way.
struct Reach {
    double from = 0, to = 0;
};

Reach reachOf(MapAxis axis, double value)
{
    constexpr double kFar = 64;
    switch (axis) {
    case MapAxis::Context: return {std::max(value / kFar, 16.0), std::min(value * kFar, double(kMaxContext))};
    case MapAxis::Concurrency: return {1, std::min(value * kFar, double(kMaxConcurrency))};
    case MapAxis::MemoryLimit: return {0.1, 1};
    case MapAxis::MaxNumSeqs: return {1, value * kFar};
    case MapAxis::OtherTenants: return {0, 256 * kGiB};
    case MapAxis::ModelSize: return {value / kFar, value * kFar};
    }
    return {value, value};
}

bool wholeOnly(MapAxis axis)
{
    return axis == MapAxis::Context || axis == MapAxis::Concurrency || axis == MapAxis::MaxNumSeqs;
}

class Follower
{
public:
    Follower(const Scenario &scenario, const Catalog &catalog, MapAxis axis, double value)
        : m_scenario(scenario), m_catalog(catalog), m_axis(axis), m_value(value), m_now(at(value).verdict)
    {
    }

    Assessed at(double value) const
    {
        // as asked means as asked: a size of its own is not the model's shape
        if (value == m_value)
            return assess(m_scenario, m_catalog).candidates.front();
        return assess(withMapValue(m_scenario, m_axis, value), m_catalog).candidates.front();
    }

    // The first other verdict on the way to `end`.
    std::optional<std::pair<double, Verdict>> towards(double end) const
    {
        double same = m_value;
        for (int i = 1; i <= kSteps; ++i) {
            const double value = between(m_value, end, double(i) / kSteps);
            if (wholeOnly(m_axis) && value == same)
                continue;
            if (at(value).verdict == m_now) {
                same = value;
                continue;
            }
            return narrowed(same, value);
        }
        return std::nullopt;
    }

private:
    double between(double from, double to, double share) const
    {
        const double value = from > 0 && to > 0 ? from * std::pow(to / from, share) : from + (to - from) * share;
        return wholeOnly(m_axis) ? std::round(value) : value;
    }

    std::pair<double, Verdict> narrowed(double same, double other) const
    {
        for (int i = 0; i < kHalvings; ++i) {
            const double middle = wholeOnly(m_axis) ? std::round((same + other) / 2) : (same + other) / 2;
            if (middle == same || middle == other)
                break;
            (at(middle).verdict == m_now ? same : other) = middle;
        }
        return {other, at(other).verdict};
    }

    const Scenario &m_scenario;
    const Catalog &m_catalog;
    MapAxis m_axis;
    double m_value;
    Verdict m_now;
};

} // namespace

double Sensitivity::nearest() const
{
    double factor = std::numeric_limits<double>::infinity();
    for (const std::optional<double> &other : {up, down}) {
        if (!other)
            continue;
        const bool from_nothing = value <= 0 || *other <= 0;
        factor = std::min(factor, from_nothing ? 2 : std::max(*other / value, value / *other));
    }
    return factor;
}

std::vector<Sensitivity> sensitivity(const Scenario &scenario, const Catalog &catalog, int candidate)
{
    std::vector<Sensitivity> found;
    if (candidate < 0 || size_t(candidate) >= scenario.candidates.size() || scenario.kind != WorkloadKind::Serving)
        return found;
    Scenario one = scenario;
    one.candidates = {scenario.candidates[size_t(candidate)]};
    const Assessment today = assess(one, catalog);
    if (today.candidates.front().verdict == Verdict::NotModelled)
        return found;
    for (const MapAxis axis : {MapAxis::Context, MapAxis::Concurrency, MapAxis::MemoryLimit, MapAxis::OtherTenants}) {
        Sensitivity input;
        input.axis = axis;
        input.value = mapValue(axis, one, catalog, today);
        const Follower follower(one, catalog, axis, input.value);
        const Reach reach = reachOf(axis, input.value);
        if (const auto other = follower.towards(reach.to))
            std::tie(input.up, input.up_verdict) = std::tuple(std::optional(other->first), other->second);
        if (const auto other = reach.from < input.value ? follower.towards(reach.from) : std::nullopt)
            std::tie(input.down, input.down_verdict) = std::tuple(std::optional(other->first), other->second);
        const double tenth = input.value > 0 ? std::min(kTenth * input.value, std::max(reach.to, input.value)) : kGiB;
        const double more = wholeOnly(axis) ? std::ceil(tenth) : tenth;
        input.need_change = follower.at(more).memory.need - today.candidates.front().memory.need;
        found.push_back(input);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Sensitivity &a, const Sensitivity &b) { return a.nearest() < b.nearest(); });
    return found;
}

} // namespace tarozi
