// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/fixes.h"

#include "core/advice/fix_trials.h"
#include "core/advice/ranking.h"
#include "core/units.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

void tryEach(FixTrials &trials, const std::vector<FixMove> &moves)
{
    for (const FixMove &move : moves)
        trials.tryFix(move.step, move.scenario);
}

void tryFirst(FixTrials &trials, const std::vector<FixMove> &moves)
{
    for (const FixMove &move : moves) {
        if (trials.tryFix(move.step, move.scenario))
            return;
    }
}

void tryHigherLimit(FixTrials &trials)
{
    constexpr double kHighest = 0.95; // what admission at start still lets pass on a card without a desktop
    constexpr double kStep = 0.01;
    const double today = trials.today().resolved.memory_limit_share;
    for (int i = 1; today + i * kStep <= kHighest + kStep / 2; ++i) {
        Scenario changed = trials.scenario();
        changed.serving.engine.memory_limit = today + i * kStep;
        if (trials.tryFix({FixKind::HigherLimit, today + i * kStep, {}}, changed))
            return;
    }
}

void tryLowerLimit(FixTrials &trials)
{
    constexpr double kLowest = 0.5;
    constexpr double kStep = 0.01;
    const double today = trials.today().resolved.memory_limit_share;
    if (!refusesStart(trials.today()))
        return;
    for (int i = 1; today - i * kStep >= kLowest; ++i) {
        Scenario changed = trials.scenario();
        changed.serving.engine.memory_limit = today - i * kStep;
        if (trials.tryFix({FixKind::LowerLimit, today - i * kStep, {}}, changed))
            return;
    }
}

void tryMoreGpus(FixTrials &trials)
{
    constexpr int kMostGpus = 16;
    const Candidate &asked = trials.scenario().candidates[size_t(trials.candidate())];
    for (int count = asked.count * 2; count <= kMostGpus; count *= 2) {
        Scenario changed = trials.scenario();
        Candidate &more = changed.candidates[size_t(trials.candidate())];
        more.count = count;
        more.tensor.reset();
        more.pipeline.reset();
        more.parallelism = Parallelism::Auto;
        const Parallelism chosen = trials.assessed(changed).resolved.parallelism;
        const QString split = chosen == Parallelism::Tensor     ? QStringLiteral("tensor")
                              : chosen == Parallelism::Pipeline ? QStringLiteral("pipeline")
                                                                : QString();
        if (trials.tryFix({FixKind::MoreGpus, double(count), split}, changed))
            return;
    }
}

// Engines that stream weights from host memory at each step: the least that helps, in whole GiB.
void tryOffload(FixTrials &trials)
{
    const Assessed &today = trials.today();
    if (trials.catalog().engine(today.resolved.engine, today.resolved.engine_version)->rule != BudgetRule::Vllm)
        return;
    const double asked = trials.scenario().serving.engine.cpu_offload_bytes;
    const double missing = std::max(today.memory.need - today.memory.limit, kGiB);
    double more = std::ceil(missing / kGiB);
    while (more * kGiB < today.memory.weights) {
        Scenario changed = trials.scenario();
        changed.serving.engine.cpu_offload_bytes = asked + more * kGiB;
        if (trials.tryFix({FixKind::Offload, asked + more * kGiB, {}}, changed))
            return;
        more = std::ceil(more * 1.25);
    }
}

// llama.cpp keeps whole layers in host memory: the most layers that still fit.
void tryFewerLayers(FixTrials &trials)
{
    const Assessed &today = trials.today();
    const Engine *engine = trials.catalog().engine(today.resolved.engine, today.resolved.engine_version);
    const LanguageModel *model = trials.catalog().model(today.resolved.model);
    if (!engine->embedding_on_host || !model)
        return;
    const int all = int(model->layers.size()) + 1;
    const int asked = trials.scenario().serving.engine.gpu_layers.value_or(all);
    for (int layers = std::min(asked, all) - 1; layers > 0; layers = layers * 15 / 16) {
        Scenario changed = trials.scenario();
        changed.serving.engine.gpu_layers = layers;
        if (trials.tryFix({FixKind::FewerGpuLayers, double(layers), {}}, changed))
            return;
    }
}

// The cheapest card that does it alone, or the smallest where no price is known.
void tryOtherGpu(FixTrials &trials)
{
    RankingOptions options;
    options.counts = {1};
    Scenario asked = trials.scenario();
    asked.requirements.weights = {};
    const Ranking ranking = rank(asked, trials.catalog(), options);
    const RankEntry *best = nullptr;
    for (const RankEntry &entry : ranking.entries) {
        if (!entry.remains() || entry.compared)
            continue;
        const auto before = [](const RankEntry &a, const RankEntry &b) {
            if (a.per_hour.has_value() != b.per_hour.has_value())
                return a.per_hour.has_value();
            return a.per_hour ? *a.per_hour < *b.per_hour : a.assessed.memory.usable < b.assessed.memory.usable;
        };
        if (!best || before(entry, *best))
            best = &entry;
    }
    if (!best)
        return;
    Scenario changed = trials.scenario();
    changed.candidates[size_t(trials.candidate())] = best->candidate;
    trials.tryFix({FixKind::OtherGpu, 0, best->candidate.gpu}, changed);
}

} // namespace

std::vector<Fix> fixes(const Scenario &scenario, const Catalog &catalog, int candidate)
{
    if (candidate < 0 || size_t(candidate) >= scenario.candidates.size())
        return {};
    if (scenario.kind == WorkloadKind::ImageGeneration || scenario.kind == WorkloadKind::Speech)
        return {}; // their findings name the way out; none of the settings below is theirs
    FixTrials trials(scenario, catalog, candidate);
    const Verdict verdict = trials.today().verdict;
    if (verdict == Verdict::Fits || verdict == Verdict::NotModelled)
        return {};
    if (scenario.kind == WorkloadKind::FineTuning) {
        tryMoreGpus(trials);
        tryOtherGpu(trials);
        return trials.ranked();
    }
    tryLowerLimit(trials);
    tryHigherLimit(trials);
    tryEach(trials, formatMoves(scenario, trials.today(), catalog));
    tryFirst(trials, requestMoves(scenario, trials.today()));
    tryFirst(trials, contextMoves(scenario, trials.today()));
    tryMoreGpus(trials);
    if (!trials.anyLightFix())
        tryPairs(trials);
    tryOtherGpu(trials);
    if (verdict == Verdict::DoesNotFit) {
        tryOffload(trials);
        tryFewerLayers(trials);
    }
    return trials.ranked();
}

} // namespace tarozi
