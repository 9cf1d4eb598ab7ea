// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/derivation.h"
#include "core/memory/explained.h"
#include "core/memory/serving_inputs.h"

#include <algorithm>
#include <map>

namespace tarozi {

// Weights of one GPU, in bytes.
struct StageWeights {
    double resident = 0;                        // on the GPU
    double resident_low = 0, resident_high = 0; // by the evidence on the format
    double host = 0;                            // moved to host memory on request
    double read = 0;                            // read for one token: all of it but the experts that are not chosen
    double read_refined = 0; // the same without the input embedding, and without towers that decoding does not run
};

// What a format's choices ask about a model, and whether the model's own file tells the sizes.
struct FormatTraits {
    bool as_released = false; // in the format of the release: the file's bytes are taken where it told them
    int layers = 0;
    int queries_per_key = 0;
    int experts = 0;
    bool latent_attention = false;
    bool tied_embedding = false;
    QString released_format; // in it, tensors that an imported file has measured take their own size
};
FormatTraits formatTraits(const LanguageModel &model, const WeightFormat &format);

inline constexpr int kBeforeLayers = -1; // TensorGroup::layer of the embedding
inline constexpr int kAfterLayers = -2;  // of the head

// Bytes of the tensors of a group in the i-th of n layers, before any division.
double tensorBytes(const WeightFormat &format, const FormatTraits &traits, const TensorGroup &tensor, int i, int n);

// Bytes of a run's tensors that lie on a stage, before tensor parallel divides them.
double bytesOnStage(const LanguageModel &model, const WeightFormat &format, const FormatTraits &traits,
                    const TensorRun &run, const Stage &stage);

// Into how many parts tensor parallel divides a tensor.
int tensorParts(const TensorGroup &tensor, int tensor_parallel);

// What an engine's kernels make of experts in a block format whose width is no multiple of theirs: at least 1.
double paddedShare(const ServingInputs &in, const TensorGroup &tensor, int parts);

// Bytes of the whole model in its format, as an engine loads it.
double wholeModelBytes(const LanguageModel &model, const WeightFormat &format);

// What a published file or repository holds beside what engines load.
enum class WeightsContainer {
    Safetensors, // everything: prediction layers, a tied head stored twice
    Gguf,        // the language model alone; towers and prediction layers are other files
    Mlx,         // what MLX loads, towers included
};
double fileBytes(const LanguageModel &model, const WeightFormat &format, WeightsContainer kind);

template<typename R>
StageWeights stageWeights(const ServingInputs &in, const Stage &stage, double scale, R &recorder)
{
    const LanguageModel &model = *in.model;
    const FormatTraits traits = formatTraits(model, *in.weights);
    StageWeights result;
    double of_layers = 0;                         // the embedding and the head stay on the card
    std::map<double, double> parameters_by_bytes; // recorded only
    for (const TensorRun &run : model.tensor_runs) {
        const TensorGroup &tensor = run.tensor;
        if (!tensor.loaded)
            continue;
        const double whole = bytesOnStage(model, *in.weights, traits, run, stage);
        if (whole <= 0)
            continue;
        const int parts = tensorParts(tensor, in.placement.tensor);
        const double bytes = whole * scale / parts * paddedShare(in, tensor, parts);
        const bool routed = tensor.experts > 0;
        result.resident += bytes;
        of_layers += tensor.layer >= 0 ? bytes : 0;
        result.read += routed ? bytes * tensor.active_share : bytes;
        result.read_refined += bytes * tensor.active_share;
        if constexpr (R::active) {
            const int here = tensor.layer < 0 ? int(run.layers.size()) : stage.layersOf(run.layers);
            const double parameters = tensor.parameters() * here / parts;
            parameters_by_bytes[bytes / parameters] += parameters;
        }
    }
    result.host = std::min(in.cpu_offload_bytes, of_layers);
    result.resident -= result.host;
    result.resident_low = result.resident * in.weights->relative_low;
    result.resident_high = result.resident * in.weights->relative_high;
    if constexpr (R::active) {
        Step step{Quantity::Weights, QStringLiteral("W = Σ P·b"), {}, result.resident, Unit::Bytes, Rule::TensorSum};
        for (const auto &[bytes, parameters] : parameters_by_bytes) {
            step.terms.push_back(term(u"P", Quantity::ParametersOfClass, parameters, Unit::Parameters, model.sources));
            step.terms.push_back(
                term(u"b", Quantity::BytesPerParameter, bytes, Unit::BytesPerParameter, in.weights->sources));
        }
        recorder.add(std::move(step));
    }
    return result;
}

} // namespace tarozi
