// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/image_memory.h"
#include "core/speed/speed_estimate.h"

namespace tarozi {

// What a number of passes of the denoiser (or the VAE) asks of one GPU: the amounts that coefficients multiply.
struct ImageWork {
    DenoiserFamily family = DenoiserFamily::Unet;
    Execution execution = Execution::Eager;
    double flops = 0;
    double peak_flops = 0;         // of the arithmetic used
    double power_w = 0;            // of the board less what is idle, times the speed-up of narrower arithmetic
    double residual_elements = 0;  // channels x tokens over all residual blocks
    double attention_elements = 0; // and over all transformer blocks
    double scores = 0;             // attention scores written out
    double weight_bytes = 0;       // read once
    double dequantized_bytes = 0;  // traffic of turning weights back into 16 bits
    double blocks = 0;             // launched
    double bandwidth_bytes_per_s = 0;
    double link_bytes_per_s = 0;
    double cached_share = 0; // of the cache that would hold the activations, at most 1
    double sharing = 1;      // GPUs that work on one image
};

// One denoising step: all images, guidance included.
ImageWork stepWork(const ImageInputs &in);
ImageWork vaeWork(const ImageInputs &in);

// Seconds, by what they are spent on.
struct ImageStep {
    double compute = 0, traffic = 0, launches = 0, communication = 0;
    double total = 0; // not the sum: launches run ahead of the GPU
};
ImageStep stepSeconds(const ImageWork &work, const ImageSpeedRecord &record, const ImageSettings &settings);

// The whole run of one batch.
struct ImageRun {
    ImageStep step;
    double step_s = 0, steps_s = 0, encoders_s = 0, vae_s = 0, offload_s = 0;
    double total_s = 0;
};

struct ImageEstimate {
    SpeedGap gap = SpeedGap::NoEvidence;
    ImageWork work;
    ImageRun run;
    const ImageSpeedRecord *record = nullptr;
    SpeedEvidence evidence;
    BandShare step_band, run_band; // of seconds
    double replicas = 1;           // GPUs that each make their own images
};
ImageEstimate imageEstimate(const ImageInputs &in, const ImageMemory &memory, const Catalog &catalog);
// FLOPs of one step, all images, guidance included.
double stepFlops(const ImageInputs &in);

void recordImageSpeed(const ImageInputs &in, const ImageEstimate &estimate, StepRecorder &recorder);

} // namespace tarozi
