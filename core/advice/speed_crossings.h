// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

namespace tarozi {

// What is varied while two candidates are compared.
enum class CrossingAxis {
    Concurrency, // requests at once
    InputShare,  // of the context: long inputs lean to compute, long answers to bandwidth
};

// Where one candidate overtakes another in output tokens of all requests. A hypothesis to test: `sure` only where the
// two bands part on both sides within the range.
struct SpeedCrossing {
    CrossingAxis axis = CrossingAxis::Concurrency;
    int before = -1, after = -1; // index of the candidate that leads below and above the point
    double at = 0;               // requests, or a share of the context
    bool sure = false;

    bool operator==(const SpeedCrossing &) const = default;
};

// Over 1 to 1024 requests, and over 2 % to 98 % of the context as input, everything else as asked; each pair of
// candidates that have an expectation. A pair that never crosses gives nothing.
std::vector<SpeedCrossing> speedCrossings(const Scenario &scenario, const Catalog &catalog);

// One way to share a model between a candidate's GPUs, with what is expected of it.
struct ParallelOption {
    Parallelism parallelism = Parallelism::None;
    bool fits = false;
    std::optional<Band> throughput_tok_s, decode_tok_s;
    double communication_share = 0; // of a decode step
    std::vector<Extrapolation> extrapolations;
};

// Replicas, tensor and pipeline (or layers, where the engine divides so) beside each other: without NVLink the order
// often differs from what is usual with it. Empty for one GPU.
std::vector<ParallelOption> parallelOptions(const Scenario &scenario, const Catalog &catalog, int candidate);

} // namespace tarozi
