// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/tried_fixes.h"

#include <algorithm>

namespace tarozi {

namespace {

using F = FineTuningWorkload;

// Halved until it fits.
void tryHalves(TriedFixes &tried, const Scenario &scenario, FixKind kind, qint64 F::*member, qint64 least)
{
    for (qint64 value = scenario.finetune.*member / 2; value >= least; value /= 2) {
        Scenario changed = scenario;
        changed.finetune.*member = value;
        if (kind == FixKind::SmallerBatch) // the same sequences in a step
            changed.finetune.accumulation *= std::max<qint64>(scenario.finetune.microbatch / value, 1);
        if (tried.tryFix(kind, double(value), {}, changed))
            return;
    }
}

void tryOptimizers(TriedFixes &tried, const Scenario &scenario, const TrainingSettings &settings)
{
    for (const TrainingOptimizer &optimizer : settings.optimizers) {
        Scenario changed = scenario;
        changed.finetune.optimizer = optimizer.id;
        const bool adam = optimizer.moments >= 2 && optimizer.moment_bytes; // the same method in fewer bits
        if (adam && optimizer.id != scenario.finetune.optimizer &&
            tried.tryFix(FixKind::LighterOptimizer, 0, optimizer.name, changed))
            return;
    }
}

void trySharding(TriedFixes &tried, const Scenario &scenario, int candidate)
{
    constexpr int kMostGpus = 16;
    const Candidate &asked = scenario.candidates[size_t(candidate)];
    for (int count = std::max(asked.count, 2); count <= kMostGpus; count *= 2) {
        Scenario changed = scenario;
        changed.candidates[size_t(candidate)].count = count;
        changed.finetune.sharding = Sharding::Fsdp;
        if (tried.tryFix(FixKind::ShardOverGpus, count, QStringLiteral("FSDP"), changed))
            return;
    }
}

} // namespace

void tryTrainingFixes(TriedFixes &tried, const Scenario &scenario, const Catalog &catalog, int candidate)
{
    constexpr qint64 kShortestSequence = 256;
    const F &asked = scenario.finetune;
    Scenario changed = scenario;
    changed.finetune.checkpointing = Checkpointing::Full;
    if (asked.checkpointing != Checkpointing::Full)
        tried.tryFix(FixKind::RecomputeLayers, 0, {}, changed);
    if (catalog.trainingSettings() && asked.method == TrainingMethod::Full)
        tryOptimizers(tried, scenario, *catalog.trainingSettings());
    tryHalves(tried, scenario, FixKind::SmallerBatch, &F::microbatch, 1);
    tryHalves(tried, scenario, FixKind::ShorterSequence, &F::sequence, kShortestSequence);
    changed = scenario;
    changed.finetune.base.clear();
    if (asked.method == TrainingMethod::Full) {
        changed.finetune.method = TrainingMethod::Lora;
        tried.tryFix(FixKind::AdaptersOnly, 0, {}, changed);
    }
    if (asked.method != TrainingMethod::Qlora) {
        changed.finetune.method = TrainingMethod::Qlora;
        tried.tryFix(FixKind::QuantizeBase, 0, {}, changed);
    }
    trySharding(tried, scenario, candidate);
}

} // namespace tarozi
