// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/speed_estimate.h"

#include <optional>

namespace tarozi {

enum class PipelineStage { TextEncoding, Denoising, VaeDecode };

// Of one run of an image or video pipeline on one candidate. Bytes of one GPU; expectations are absent where `gap`
// says why.
struct ImageFigures {
    double denoiser_bytes = 0, text_encoder_bytes = 0, vae_bytes = 0; // at their precisions
    double idle_bytes = 0;                                            // on the GPU between runs
    double peak_bytes = 0;
    PipelineStage peak_stage = PipelineStage::Denoising; // where in the pipeline the peak is reached
    double flops_per_step = 0;                           // of all images, guidance included

    SpeedGap gap = SpeedGap::NoEvidence;
    std::optional<Band> iterations_per_s;  // denoising steps of the whole batch
    std::optional<Band> seconds_per_image; // end to end
    std::optional<Band> run_s;             // of the whole batch, end to end
    std::optional<Bottleneck> bottleneck;
    SpeedEvidence evidence;

    bool operator==(const ImageFigures &) const = default;
};

} // namespace tarozi
