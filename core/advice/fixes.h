// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

namespace tarozi {

enum class FixKind {
    KvFormat,         // text: the format's name
    WeightFormat,     // text: the format's name
    ShorterContext,   // amount: tokens
    FewerRequests,    // amount: requests
    HigherLimit,      // amount: share
    LowerLimit,       // amount: share; the engine starts only when its whole limit is free
    ShorterSequence,  // fine-tuning; amount: tokens
    SmallerBatch,     // fine-tuning; amount: sequences of a pass
    RecomputeLayers,  // fine-tuning: gradient checkpointing
    QuantizeBase,     // fine-tuning: QLoRA
    AdaptersOnly,     // fine-tuning: LoRA in place of training every weight
    LighterOptimizer, // fine-tuning; text: its name
    ShardOverGpus,    // fine-tuning; amount: count; text: FSDP ...
    MoreGpus,         // amount: count; text: how they are split (tensor, pipeline)
};

// One change that makes a candidate that does not fit, or is tight, fit; computed by assessing the changed scenario.
struct Fix {
    FixKind kind;
    int candidate = 0;
    double amount = 0;
    QString text;
    double need_change = 0;          // bytes on the fullest GPU; negative = less
    Verdict verdict = Verdict::Fits; // after it
    Scenario scenario;               // the whole scenario after it: applying is one undo step

    bool operator==(const Fix &) const = default;
};

// Ranked: what costs least first. Only fixes whose verdict is better than today's.
std::vector<Fix> fixes(const Scenario &scenario, const Catalog &catalog, int candidate);

} // namespace tarozi
