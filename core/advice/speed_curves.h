// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

#include <optional>
#include <vector>

namespace tarozi {

// Along which input a speed is followed; everything else stays as asked. Along the context, input and output keep
// their proportion.
enum class SpeedAxis { Concurrency, Context };

// What nothing can be faster than. One user: the refined ceiling of one stream, weights and the cache of the full
// context over the bandwidth. All: the batch that runs at once with its weights and cache read at full bandwidth or its
// arithmetic done at full throughput, whichever takes longer. `ttft_s` is the prompt at the dense throughput of the
// tensor cores, absent where that is not known.
struct SpeedLimits {
    double user_tok_s = 0, total_tok_s = 0, tpot_s = 0;
    std::optional<double> ttft_s;
};

// One point of the axis: what assess() says of the scenario with this value in place.
struct SpeedSample {
    double at = 0; // requests, or tokens of context
    Band user_tok_s, total_tok_s, ttft_s, tpot_s;
    SpeedLimits limits;
};

struct SpeedCurve {
    SpeedGap gap = SpeedGap::NoEvidence; // of the scenario as asked: why it has no expectation
    std::vector<SpeedSample> samples;    // ends where not one request fits; empty without evidence
    std::optional<double> queues_from;   // from here on requests wait for room; always one of the samples
};

struct AxisRange {
    double from = 1, to = 2;
};
// Requests: from one to well beyond what the best candidate runs at once. Context: from 1,024 tokens to the model's
// longest. Both hold the value asked for.
AxisRange speedRange(const Scenario &scenario, const Catalog &catalog, const Assessment &assessment, SpeedAxis axis);

// `assessed` is the candidate's own part of the assessment of this scenario.
SpeedCurve speedCurve(const Scenario &scenario, const Catalog &catalog, const Assessed &assessed, int candidate,
                      SpeedAxis axis, const AxisRange &range);

} // namespace tarozi
