// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/derivation.h"
#include "core/memory/explained.h"
#include "core/memory/serving_inputs.h"

#include <map>

namespace tarozi {

// Weights of one GPU, in bytes.
struct StageWeights {
    double resident = 0;     // on the GPU
    double host = 0;         // kept in host memory
    double read = 0;         // read for one token: all of it but the experts that are not chosen
    double read_refined = 0; // the same without the input embedding, and without towers that decoding does not run
};

// Bytes of one tensor of a run at one layer, before any division.
double tensorBytes(const WeightFormat &format, const TensorGroup &tensor, int layer, int layer_count);

// Into how many parts tensor parallel divides a tensor.
int tensorParts(const TensorGroup &tensor, int tensor_parallel);

// Bytes of the whole model in its format, as it lies on disk (tensors that engines do not load left out).
double wholeModelBytes(const LanguageModel &model, const WeightFormat &format);

template<typename R>
StageWeights stageWeights(const ServingInputs &in, const Stage &stage, double scale, R &recorder)
{
    const LanguageModel &model = *in.model;
    const int layer_count = int(model.layers.size());
    StageWeights result;
    std::map<double, double> parameters_by_bytes; // recorded only
    for (const TensorRun &run : model.tensor_runs) {
        const TensorGroup &tensor = run.tensor;
        if (!tensor.loaded)
            continue;
        const bool is_embedding = tensor.kind == TensorClass::Embedding;
        double bytes = 0;
        double parameters = 0;
        for (const int layer : run.layers) {
            const bool here = layer >= 0 ? layer >= stage.first_layer && layer < stage.end_layer
                              : layer == -1
                                  ? stage.has_embedding || (is_embedding && model.tied_embedding && stage.has_head)
                                  : stage.has_head;
            if (!here)
                continue;
            bytes += tensorBytes(*in.weights, tensor, layer, layer_count);
            parameters += tensor.parameters();
        }
        const int parts = tensorParts(tensor, in.placement.tensor);
        bytes *= scale / parts;
        const bool routed = tensor.experts > 0;
        const bool read_as_head = is_embedding && model.tied_embedding && stage.has_head;
        result.resident += bytes;
        result.read += routed ? bytes * tensor.active_share : bytes;
        result.read_refined += read_as_head ? bytes : bytes * tensor.active_share;
        if constexpr (R::active) {
            if (parameters > 0)
                parameters_by_bytes[bytes * parts / parameters] += parameters / parts;
        }
    }
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
