// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/training_workload.h"

#include <QString>

namespace tarozi {

// Which parts of a pipeline wait in host memory until their turn.
enum class PipelineOffload {
    None,
    Model,      // whole components
    Sequential, // single layers
    Group,      // groups of layers
};

// Making images, or video where the model does. Empty formats mean: as released.
struct ImageWorkload {
    QString model = QStringLiteral("black-forest-labs/FLUX.1-schnell");
    QString engine = QStringLiteral("diffusers");
    int width = 1024; // pixels
    int height = 1024;
    int frames = 1; // of a video
    int images = 1; // of one run, made together
    int steps = 4;
    bool guidance = false;                // classifier-free guidance: the denoiser runs twice a step
    QString denoiser, text_encoders, vae; // weight formats
    QString quantization;                 // tool: torchao, bitsandbytes ...; empty = the format's usual one
    PipelineOffload offload = PipelineOffload::None;
    bool vae_tiling = false;
    bool vae_slicing = false; // one image at a time through the VAE
    AttentionKind attention = AttentionKind::Flash;
    bool compile = false;

    bool operator==(const ImageWorkload &) const = default;
};

} // namespace tarozi
