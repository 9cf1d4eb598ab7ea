// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

#include <optional>
#include <vector>

namespace tarozi {

enum class FixKind {
    KvFormat,       // text: the format's name
    WeightFormat,   // text: the format's name
    ShorterContext, // amount: tokens
    FewerRequests,  // amount: requests
    HigherLimit,    // amount: share
    LowerLimit,     // amount: share; the engine starts only when its whole limit is free
    MoreGpus,       // amount: count; text: how they are split (tensor, pipeline)
    Offload,        // amount: bytes of each GPU's weights that stay in host memory
    FewerGpuLayers, // amount: layers on the GPUs; the others stay in host memory
    OtherGpu,       // text: the card's id
};

// A change that a fix needs beside its first one.
struct FixStep {
    FixKind kind;
    double amount = 0;
    QString text;

    bool operator==(const FixStep &) const = default;
};

// One change (or two, where no single one suffices) that makes a candidate that does not fit, or is tight, fit;
// computed by assessing the changed scenario.
struct Fix {
    FixKind kind;
    int candidate = 0;
    double amount = 0;
    QString text;
    double need_change = 0;          // bytes on the fullest GPU; negative = less
    Verdict verdict = Verdict::Fits; // after it
    Scenario scenario;               // the whole scenario after it: applying is one undo step
    std::vector<FixStep> also = {};  // the second of two changes
    // What it costs.
    bool changes_quality = false;               // fewer bits: answers are to be checked again
    std::optional<double> speed_ratio = {};     // the ceiling of one answer's speed, after over before
    std::optional<double> per_hour_change = {}; // at usual prices in the scenario's currency

    bool operator==(const Fix &) const = default;
};

// Ranked: what costs least first. Only fixes whose verdict is better than today's.
std::vector<Fix> fixes(const Scenario &scenario, const Catalog &catalog, int candidate);

} // namespace tarozi
