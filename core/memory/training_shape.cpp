// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/training_shape.h"

#include "core/memory/weights.h"

#include <algorithm>
#include <array>

namespace tarozi {

namespace {

// The four matrix products of a layer, one after another: each has one input that its matrices share.
enum Place { MixerIn, MixerOut, MlpIn, MlpOut, PlaceCount };

struct LayerSum {
    double outputs = 0; // kept of the products' results
    std::array<double, PlaceCount> inputs{};
    std::array<bool, PlaceCount> trained{};
    double weight_bytes = 0;
};

std::optional<Place> placeOf(const TensorGroup &tensor, int hidden_size)
{
    const bool back = tensor.rows == hidden_size && tensor.columns != hidden_size; // to the residual stream
    switch (tensor.kind) {
    case TensorClass::AttentionQ:
    case TensorClass::AttentionK:
    case TensorClass::AttentionV:
    case TensorClass::AttentionLatent: return MixerIn;
    case TensorClass::AttentionOutput: return MixerOut;
    case TensorClass::RecurrentMixer: return back ? MixerOut : MixerIn;
    case TensorClass::MlpGateUp:
    case TensorClass::ExpertGateUp: return MlpIn;
    case TensorClass::MlpDown:
    case TensorClass::ExpertDown: return MlpOut;
    case TensorClass::SharedExpert: return back ? MlpOut : MlpIn;
    default: return std::nullopt;
    }
}

bool isTrained(const TrainingInputs &in, Place place)
{
    if (!in.adapters())
        return true;
    const LoraTargets &t = in.targets;
    switch (place) {
    case MixerIn: return t.attention() || t.other;
    case MixerOut: return t.output || t.other;
    case MlpIn: return t.gate || t.up;
    case MlpOut: return t.down;
    case PlaceCount: break;
    }
    return false;
}

void addTensor(const TrainingInputs &in, const TensorGroup &tensor, LayerSum &layer)
{
    const std::optional<Place> place = placeOf(tensor, in.model->hidden_size);
    if (!place)
        return;
    const double used = tensor.experts > 0 ? tensor.active_share : 1; // of the experts, by one token
    const double columns = double(tensor.columns);
    const bool inner = *place == MixerIn || *place == MlpIn;
    layer.outputs += inner ? double(tensor.rows) * tensor.count * used : columns * tensor.count * used;
    const double input = inner ? columns : columns * tensor.count * used;
    layer.inputs[*place] = std::max(layer.inputs[*place], input);
    layer.trained[*place] = isTrained(in, *place);
}

double keptElements(const TrainingInputs &in, const LayerSum &layer)
{
    double kept = in.framework->norm_elements * in.model->hidden_size + layer.outputs;
    for (int place = 0; place < PlaceCount; ++place) {
        if (layer.trained[size_t(place)])
            kept += layer.inputs[size_t(place)];
        if (in.quantized())
            kept += layer.inputs[size_t(place)] * in.framework->quantized_inputs;
    }
    return kept;
}

double gatheredBytes(const TrainingInputs &in, const FormatTraits &traits, const TensorGroup &tensor)
{
    if (in.adapters())
        return tensorBytes(*in.base, traits, tensor, 0, 1);
    return tensor.parameters() * std::min(in.recipe->working, in.recipe->activation);
}

// Queries attend to all earlier tokens, half of the sequence on average; encoders to all.
void addAttention(const TrainingInputs &in, TrainingShape &shape)
{
    const double sequence = double(in.asked.sequence);
    for (const LayerRun &run : in.model->layer_runs) {
        const Layer &layer = run.layer;
        if (layer.query_heads <= 0)
            continue;
        const double count = double(run.layers.size());
        const double reach = layer.window > 0 ? std::min(double(layer.window), sequence) : sequence;
        const double scores = double(layer.query_heads) * reach;
        shape.scores += count * scores;
        shape.largest_scores = std::max(shape.largest_scores, scores);
        const double width = double(layer.query_heads) * (layer.head_dim + layer.value_dim);
        shape.attention_flops += count * 2 * width * reach * (in.model->caches_tokens ? 0.5 : 1);
    }
}

void addOuter(const TrainingInputs &in, const FormatTraits &traits, const TensorGroup &tensor, TrainingShape &shape)
{
    if (tensor.kind != TensorClass::Embedding && tensor.kind != TensorClass::OutputHead)
        return;
    shape.outer_bytes = std::max(shape.outer_bytes, gatheredBytes(in, traits, tensor));
    const bool head = tensor.kind == TensorClass::OutputHead || in.model->tied_embedding;
    if (head && in.model->kind == QLatin1StringView("llm"))
        shape.logits = double(in.model->vocabulary);
}

} // namespace

TrainingShape trainingShape(const TrainingInputs &in)
{
    const LanguageModel &model = *in.model;
    const FormatTraits traits = formatTraits(model, *in.base);
    TrainingShape shape;
    shape.layers = double(model.layers.size());
    std::vector<LayerSum> layers(model.layers.size());
    for (const TensorRun &run : model.tensor_runs) {
        const TensorGroup &tensor = run.tensor;
        if (!tensor.loaded)
            continue;
        if (tensor.layer < 0) {
            addOuter(in, traits, tensor, shape);
            continue;
        }
        if (tensor.columns > 1)
            shape.largest_matrix = std::max(shape.largest_matrix, double(tensor.rows) * double(tensor.columns));
        const double bytes = gatheredBytes(in, traits, tensor);
        const std::optional<Place> place = placeOf(tensor, model.hidden_size);
        if (place)
            shape.matrix_parameters +=
                tensor.parameters() * double(run.layers.size()) * (tensor.experts > 0 ? tensor.active_share : 1);
        for (const int index : run.layers) {
            if (index < 0 || size_t(index) >= layers.size())
                continue;
            addTensor(in, tensor, layers[size_t(index)]);
            layers[size_t(index)].weight_bytes += bytes;
        }
    }
    for (const LayerSum &layer : layers) {
        const double kept = keptElements(in, layer);
        shape.elements += kept;
        shape.largest_layer = std::max(shape.largest_layer, kept);
        shape.largest_layer_bytes = std::max(shape.largest_layer_bytes, layer.weight_bytes);
    }
    shape.layer_inputs = shape.layers * model.hidden_size;
    shape.matrix_parameters += shape.logits * model.hidden_size;
    addAttention(in, shape);
    return shape;
}

} // namespace tarozi
