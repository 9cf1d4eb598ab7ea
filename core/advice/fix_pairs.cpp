// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/fix_trials.h"

#include <algorithm>

namespace tarozi {

namespace {

constexpr double kHighLimit = 0.95;
constexpr int kMostGpus = 16;
constexpr int kEnough = 3; // pairs that are offered

// Changes that reach far, each alone not enough.
std::vector<FixMove> strongMoves(const FixTrials &trials, const Scenario &scenario, const Assessed &today)
{
    std::vector<FixMove> moves = formatMoves(scenario, today, trials.catalog());
    if (today.resolved.memory_limit_share < kHighLimit) {
        moves.push_back({{FixKind::HigherLimit, kHighLimit, {}}, scenario});
        moves.back().scenario.serving.engine.memory_limit = kHighLimit;
    }
    for (int count = scenario.candidates[size_t(trials.candidate())].count * 2; count <= kMostGpus; count *= 2) {
        moves.push_back({{FixKind::MoreGpus, double(count), {}}, scenario});
        Candidate &more = moves.back().scenario.candidates[size_t(trials.candidate())];
        more.count = count;
        more.tensor.reset();
        more.pipeline.reset();
        more.parallelism = Parallelism::Auto;
    }
    return moves;
}

// Work given up after the first change: the most that then fits.
bool tryLessWork(FixTrials &trials, const FixMove &first)
{
    const Assessed then = trials.assessed(first.scenario);
    for (const auto &moves : {requestMoves(first.scenario, then), contextMoves(first.scenario, then)}) {
        for (const FixMove &second : moves) {
            if (trials.tryFix(first.step, second.scenario, {second.step}))
                return true;
        }
    }
    return false;
}

} // namespace

void tryPairs(FixTrials &trials)
{
    const std::vector<FixMove> firsts = strongMoves(trials, trials.scenario(), trials.today());
    int found = 0;
    for (size_t i = 0; i < firsts.size() && found < kEnough; ++i) {
        const Assessed then = trials.assessed(firsts[i].scenario);
        bool helped = false;
        for (const FixMove &second : strongMoves(trials, firsts[i].scenario, then)) {
            // each pair once, in the order of the list
            const bool later = std::any_of(firsts.begin() + long(i) + 1, firsts.end(),
                                           [&](const FixMove &move) { return move.step.kind == second.step.kind; });
            if (helped || !later || second.step.kind == firsts[i].step.kind)
                continue;
            helped = trials.tryFix(firsts[i].step, second.scenario, {second.step});
        }
        helped = helped || tryLessWork(trials, firsts[i]);
        found += helped ? 1 : 0;
    }
}

} // namespace tarozi
