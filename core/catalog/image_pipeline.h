// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/source.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tarozi {

enum class ComponentRole { Denoiser, TextEncoder, Vae, Refiner, ControlNet };

// One model of a pipeline. Quantizers leave some of its parameters alone: which of them depends on the tool.
struct PipelineComponent {
    QString id; // unet, t5-xxl, clip-l
    QString name;
    ComponentRole role = ComponentRole::Denoiser;
    QStringList aliases;              // what tables and logs call it: "T5-XXL encoder"
    std::optional<double> parameters; // absent: not found
    double embedding_parameters = 0;  // lookup tables; no linear layer
    double kept_parameters = 0;       // linear layers that the model's code keeps in high precision: T5's "wo"
    double modulation_parameters = 0; // linear layers inside norms: adaptive layer norm
    std::optional<int> layers;        // of like blocks, where it streams from host memory
    std::optional<int> width;         // hidden size
    int tokens = 0;                   // a text encoder's prompt
    bool optional = false;            // refiner, control net: not part of the plain pipeline
    bool quantized = true;            // by tools that quantize a pipeline; small ones stay as they are

    bool operator==(const PipelineComponent &) const = default;
};

enum class DenoiserFamily { Unet, Transformer };

// Blocks of a U-Net at one resolution, down and up together.
struct UnetLevel {
    double pixels_per_token = 64; // of the image: 64 = one latent pixel of an eightfold VAE
    int channels = 0;
    int residual_blocks = 0;
    int attention_blocks = 0;
    int heads = 0;

    bool operator==(const UnetLevel &) const = default;
};

// What a step of the denoiser computes. FLOPs of one forward pass:
// transformer 2·P_tok·T + 4·L·T²·h; U-Net: the published count at one size, attention growing with T², the rest with T.
struct DenoiserShape {
    DenoiserFamily family = DenoiserFamily::Transformer;
    int layers = 0;
    int width = 0;
    int heads = 0;
    double parameters_per_token = 0; // weights that multiply every token
    double pixels_per_token = 256;
    int text_tokens = 0; // joined to the image's in the same attention
    std::vector<UnetLevel> levels;
    double reference_pixels = 0;
    double reference_flops = 0; // of one forward pass at reference_pixels

    bool operator==(const DenoiserShape &) const = default;
};

struct VaeShape {
    double flops_per_pixel = 0;    // decoding
    double elements_per_pixel = 0; // channels over all residual blocks of the decoder
    double working_values = 0;     // values held at the peak of decoding, of each pixel of the image
    double tile_pixels = 0;        // side of a tile
    QString decodes_in;            // weight format it is cast to for decoding; empty = as loaded

    bool operator==(const VaeShape &) const = default;
};

// An image or video model with what a pipeline loads for it.
struct ImagePipeline {
    QString id; // as on Hugging Face
    QString name;
    QString kind; // image, video
    QString family, license;
    QString released_format;         // bf16, fp16
    int width = 1024, height = 1024; // what it was made for, pixels
    int frames = 1;
    double frames_per_latent = 1; // video frames that one latent frame stands for
    int steps = 30;
    bool guidance = true; // two passes a step by default
    std::vector<PipelineComponent> components;
    std::optional<DenoiserShape> denoiser; // absent: its dimensions were not found
    std::optional<VaeShape> vae;
    QStringList missing; // facts that were not found, English
    QString notes;
    std::vector<Source> sources;
    bool from_user = false;

    const PipelineComponent *component(ComponentRole role) const;
    bool operator==(const ImagePipeline &) const = default;
};

} // namespace tarozi
