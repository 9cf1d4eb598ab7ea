// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/derivation.h"
#include "core/image_figures.h"
#include "core/memory/ranged.h"
#include "core/workload/image_workload.h"

#include <vector>

namespace tarozi {

// What a run of a pipeline is computed from: the scenario's ids resolved. `reason` says why it cannot be.
struct ImageInputs {
    const ImagePipeline *pipeline = nullptr;
    const ImageEngine *engine = nullptr;
    const Gpu *gpu = nullptr;
    const ImageSettings *settings = nullptr;
    const WeightFormat *denoiser = nullptr, *text_encoders = nullptr, *vae = nullptr;
    const WeightFormat *vae_decoding = nullptr;
    const QuantizationTool *denoiser_tool = nullptr, *text_tool = nullptr; // nullptr: not quantized
    ImageWorkload asked;
    int gpus = 1;
    EccMode ecc = EccMode::Off;
    QString not_modelled;
};
ImageInputs imageInputs(const ImageWorkload &asked, const Catalog &catalog, const Gpu *gpu, int gpus);

// Passes of the denoiser a step, all images together: guidance doubles them.
double denoiserBatch(const ImageWorkload &asked);
double latentFrames(const ImageInputs &in);
// Tokens of one image (or video) in the transformer, the text's included.
double denoiserTokens(const ImageInputs &in);
// Attention scores of one forward pass, all layers; and of the largest one.
double attentionScores(const ImageInputs &in);
double largestScores(const ImageInputs &in);

// Bytes of one component at a format: linear layers in the format, what the tool leaves alone in its own.
double componentBytes(const PipelineComponent &component, const WeightFormat &format, const QuantizationTool *tool);

struct StageBytes {
    PipelineStage stage = PipelineStage::Denoising;
    double resident = 0; // weights on the GPU in this stage
    double transient = 0;

    double peak() const { return resident + transient; }
};

// peak = max over the stages of (resident weights + what is transient), and what loading itself holds.
struct ImageMemory {
    double denoiser = 0, text_encoders = 0, vae = 0; // at their formats
    double all = 0;
    double largest_text_encoder = 0;
    double idle = 0;    // on the GPU between runs
    double loading = 0; // components that are quantized on the GPU, together
    double host_ram = 0;
    std::vector<StageBytes> stages; // text encoding, denoising, VAE decoding
    PipelineStage peak_stage = PipelineStage::Denoising;
    Ranged peak; // allocated; the high end is what PyTorch reserves
    double reserved = 0;
    double context = 0; // beside it: CUDA context and libraries

    const StageBytes &stage(PipelineStage which) const;
};
ImageMemory imageMemory(const ImageInputs &in);
// Working memory of decoding `images` at a time, without weights.
double vaeDecodeBytes(const ImageInputs &in, double images);

void recordImageMemory(const ImageInputs &in, const ImageMemory &memory, StepRecorder &recorder);

} // namespace tarozi
