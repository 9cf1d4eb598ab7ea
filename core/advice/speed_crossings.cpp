// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/speed_crossings.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

constexpr int kPoints = 65;
constexpr double kMostRequests = 1024;
constexpr double kLeastShare = 0.02;

double positionOf(CrossingAxis axis, double share)
{
    if (axis == CrossingAxis::Concurrency)
        return std::pow(kMostRequests, share);
    return kLeastShare + (1 - 2 * kLeastShare) * share;
}

Band throughputAt(const SpeedEstimate &estimate, const ServingWorkload &asked, CrossingAxis axis, double position)
{
    const double context = double(asked.context);
    double concurrency = double(asked.concurrency);
    Lengths lengths = lengthsAt(asked, context);
    if (axis == CrossingAxis::Concurrency)
        concurrency = position;
    else
        lengths = {context * position, context * (1 - position)};
    return estimate.throughput.ofInverse(estimate.model.at(concurrency, lengths.input, lengths.output).total_tok_s);
}

struct Pair {
    const SpeedEstimate &first;
    const SpeedEstimate &second;
    int first_index = 0, second_index = 0;
};

// Where `lead` changes its sign between two places that lie on different sides of it. The model has kinks, at a full
// cache for one: a straight line between the two places would miss them.
template<typename F>
double rootOf(const F &lead, double before, double after)
{
    constexpr int kHalvings = 40;
    const bool positive = lead(before) > 0;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (before + after) / 2;
        (lead(middle) > 0) == positive ? before = middle : after = middle;
    }
    return after;
}

void addCrossings(const Pair &pair, const ServingWorkload &asked, CrossingAxis axis,
                  std::vector<SpeedCrossing> &crossings)
{
    const auto lead = [&](double position) {
        return std::log(throughputAt(pair.first, asked, axis, position).mid /
                        throughputAt(pair.second, asked, axis, position).mid);
    };
    const auto parts = [&](double position) {
        const Band a = throughputAt(pair.first, asked, axis, position);
        const Band b = throughputAt(pair.second, asked, axis, position);
        return a.low > b.high || b.low > a.high;
    };
    double last_position = positionOf(axis, 0);
    double last = lead(last_position);
    for (int i = 1; i < kPoints; ++i) {
        const double position = positionOf(axis, double(i) / (kPoints - 1));
        const double now = lead(position);
        if (last * now < 0) {
            SpeedCrossing crossing;
            crossing.axis = axis;
            crossing.before = last > 0 ? pair.first_index : pair.second_index;
            crossing.after = last > 0 ? pair.second_index : pair.first_index;
            crossing.at = rootOf(lead, last_position, position);
            crossing.sure = parts(positionOf(axis, 0)) && parts(positionOf(axis, 1));
            crossings.push_back(crossing);
        }
        if (now != 0)
            last = now;
        last_position = position;
    }
}

} // namespace

std::vector<SpeedCrossing> speedCrossings(const Scenario &scenario, const Catalog &catalog)
{
    std::vector<SpeedEstimate> estimates;
    for (size_t i = 0; i < scenario.candidates.size(); ++i)
        estimates.push_back(speedOf(scenario, catalog, int(i)));
    std::vector<SpeedCrossing> crossings;
    for (size_t i = 0; i < estimates.size(); ++i) {
        for (size_t j = i + 1; j < estimates.size(); ++j) {
            if (estimates[i].gap != SpeedGap::None || estimates[j].gap != SpeedGap::None)
                continue;
            const Pair pair{estimates[i], estimates[j], int(i), int(j)};
            for (const CrossingAxis axis : {CrossingAxis::Concurrency, CrossingAxis::InputShare})
                addCrossings(pair, scenario.serving, axis, crossings);
        }
    }
    return crossings;
}

std::vector<ParallelOption> parallelOptions(const Scenario &scenario, const Catalog &catalog, int candidate)
{
    std::vector<ParallelOption> options;
    if (candidate < 0 || size_t(candidate) >= scenario.candidates.size() ||
        scenario.candidates[size_t(candidate)].count < 2)
        return options;
    Scenario changed = scenario;
    changed.candidates = {scenario.candidates[size_t(candidate)]};
    Candidate &only = changed.candidates.front();
    only.tensor.reset();
    only.pipeline.reset();
    only.parallelism = Parallelism::Auto;
    const Parallelism automatic = assess(changed, catalog).candidates.front().resolved.parallelism;
    const Parallelism staged = automatic == Parallelism::LayerSplit ? Parallelism::LayerSplit : Parallelism::Pipeline;
    for (const Parallelism parallelism : {Parallelism::Replicas, Parallelism::Tensor, staged}) {
        only.parallelism = parallelism;
        const Assessed found = assess(changed, catalog).candidates.front();
        if (found.verdict == Verdict::NotModelled)
            continue;
        ParallelOption option;
        option.parallelism = parallelism;
        option.fits = found.verdict != Verdict::DoesNotFit;
        option.throughput_tok_s = found.speed.throughput_tok_s;
        option.decode_tok_s = found.speed.decode_tok_s;
        const double step = found.speed.step.total();
        option.communication_share = step > 0 ? found.speed.step.communication / step : 0;
        option.extrapolations = found.speed.evidence.extrapolations;
        options.push_back(std::move(option));
    }
    return options;
}

} // namespace tarozi
