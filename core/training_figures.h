// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quantity.h"
#include "core/speed/speed_estimate.h"

#include <optional>

namespace tarozi {

// Of one fine-tuning run on one candidate. Expectations are absent where `gap` says why.
struct TrainingFigures {
    double trainable_parameters = 0;         // exact: of the adapters, or of the whole model
    double parameters = 0;                   // of the model
    Quantity dominating = Quantity::Weights; // the largest component of the fullest GPU
    double static_bytes = 0;                 // weights, gradients and optimizer state of the recipe, before sharding
    bool step_holds_peak = false;            // the optimizer step, not the backward pass, sets the peak
    double flops_per_token = 0;
    double run_tokens = 0; // that pass through the model, padding included
    double run_steps = 0;  // optimizer steps

    SpeedGap gap = SpeedGap::NoEvidence;
    std::optional<Band> tokens_per_s; // all GPUs
    std::optional<Band> tokens_per_s_per_gpu;
    std::optional<Band> run_s;
    std::optional<Bottleneck> bottleneck;
    double mfu = 0;                 // of the dense peak of the arithmetic used; 0 = no expectation
    double communication_share = 0; // of a step
    SpeedEvidence evidence;

    bool operator==(const TrainingFigures &) const = default;
};

} // namespace tarozi
