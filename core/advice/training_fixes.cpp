// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/fix_trials.h"

#include <algorithm>

namespace tarozi {

namespace {

using F = FineTuningWorkload;

// Halved until it fits.
void tryHalves(FixTrials &trials, FixKind kind, qint64 F::*member, qint64 least)
{
    const Scenario &scenario = trials.scenario();
    for (qint64 value = scenario.finetune.*member / 2; value >= least; value /= 2) {
        Scenario changed = scenario;
        changed.finetune.*member = value;
        if (kind == FixKind::SmallerBatch) // the same sequences in a step
            changed.finetune.accumulation *= std::max<qint64>(scenario.finetune.microbatch / value, 1);
        if (trials.tryFix({kind, double(value), {}}, changed))
            return;
    }
}

void tryOptimizers(FixTrials &trials, const TrainingSettings &settings)
{
    const Scenario &scenario = trials.scenario();
    for (const TrainingOptimizer &optimizer : settings.optimizers) {
        Scenario changed = scenario;
        changed.finetune.optimizer = optimizer.id;
        const bool adam = optimizer.moments >= 2 && optimizer.moment_bytes; // the same method in fewer bits
        if (adam && optimizer.id != scenario.finetune.optimizer &&
            trials.tryFix({FixKind::LighterOptimizer, 0, optimizer.name}, changed))
            return;
    }
}

void trySharding(FixTrials &trials)
{
    const Scenario &scenario = trials.scenario();
    const auto candidate = size_t(trials.candidate());
    constexpr int kMostGpus = 16;
    const Candidate &asked = scenario.candidates[candidate];
    for (int count = std::max(asked.count, 2); count <= kMostGpus; count *= 2) {
        Scenario changed = scenario;
        changed.candidates[candidate].count = count;
        changed.finetune.sharding = Sharding::Fsdp;
        if (trials.tryFix({FixKind::ShardOverGpus, double(count), QStringLiteral("FSDP")}, changed))
            return;
    }
}

} // namespace

void tryTrainingFixes(FixTrials &trials)
{
    const Scenario &scenario = trials.scenario();
    constexpr qint64 kShortestSequence = 256;
    const F &asked = scenario.finetune;
    Scenario changed = scenario;
    changed.finetune.checkpointing = Checkpointing::Full;
    if (asked.checkpointing != Checkpointing::Full)
        trials.tryFix({FixKind::RecomputeLayers, 0, {}}, changed);
    if (trials.catalog().trainingSettings() && asked.method == TrainingMethod::Full)
        tryOptimizers(trials, *trials.catalog().trainingSettings());
    tryHalves(trials, FixKind::SmallerBatch, &F::microbatch, 1);
    tryHalves(trials, FixKind::ShorterSequence, &F::sequence, kShortestSequence);
    changed = scenario;
    changed.finetune.base.clear();
    if (asked.method == TrainingMethod::Full) {
        changed.finetune.method = TrainingMethod::Lora;
        trials.tryFix({FixKind::AdaptersOnly, 0, {}}, changed);
    }
    if (asked.method != TrainingMethod::Qlora) {
        changed.finetune.method = TrainingMethod::Qlora;
        trials.tryFix({FixKind::QuantizeBase, 0, {}}, changed);
    }
    trySharding(trials);
}

} // namespace tarozi
