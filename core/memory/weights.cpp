// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/weights.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

bool applies(LayerRule rule, int i, int n)
{
    switch (rule) {
    case LayerRule::All: return true;
    case LayerRule::MoreBits: return i < n / 8 || i >= 7 * n / 8 || (i - n / 8) % 3 == 2;
    case LayerRule::FirstSixteenth: return i < n / 16;
    case LayerRule::FirstEighth: return i < n / 8;
    case LayerRule::FirstTwo: return i < 2;
    case LayerRule::FirstFour: return i < 4;
    case LayerRule::MiddleThreeQuarters: return i >= n / 8 && i < 7 * n / 8;
    }
    return true;
}

bool applies(ModelRule rule, const FormatTraits &model)
{
    switch (rule) {
    case ModelRule::Any: return true;
    case ModelRule::FourQueriesPerKey: return model.queries_per_key >= 4;
    case ModelRule::FewQueriesPerKey: return model.queries_per_key < 4;
    case ModelRule::EightExperts: return model.experts == 8;
    case ModelRule::EightyLayers: return model.layers == 80 && model.queries_per_key > 1;
    case ModelRule::LatentAttention: return model.latent_attention;
    case ModelRule::Experts: return model.experts > 0;
    case ModelRule::TiedEmbedding: return model.tied_embedding;
    }
    return true;
}

double bytesIn(const WeightFormat &format, const TensorGroup &tensor, int type_index)
{
    const BlockType *type = &format.types[size_t(type_index)];
    while (type->whole_blocks && tensor.columns % type->block != 0 && type->fallback >= 0)
        type = &format.types[size_t(type->fallback)];
    const double rows = double(tensor.rows);
    const double columns = double(tensor.columns);
    double groups = 0;
    if (type->group_bytes > 0) {
        const double across = type->block > 0 ? std::ceil(columns / type->block) : 1;
        groups = across * std::ceil(rows / type->block_rows);
    }
    return (rows * columns * type->bits / 8 + groups * type->group_bytes) * tensor.count;
}

struct Position {
    int i = 0;
    int n = 1;
};

// llama.cpp counts value projections among the layers that have one, and feed-forward matrices among all layers.
Position positionOf(const LanguageModel &model, TensorClass kind, int layer)
{
    if (kind != TensorClass::AttentionV)
        return {layer, int(model.layers.size())};
    Position position{0, 0};
    for (const TensorRun &run : model.tensor_runs) {
        if (run.tensor.kind != kind)
            continue;
        position.i += int(std::lower_bound(run.layers.begin(), run.layers.end(), layer) - run.layers.begin());
        position.n += int(run.layers.size());
    }
    return position;
}

} // namespace

FormatTraits formatTraits(const LanguageModel &model, const WeightFormat &format)
{
    FormatTraits traits;
    traits.as_released = format.id == model.released_format || format.stands_for_release;
    traits.layers = int(model.layers.size());
    traits.tied_embedding = model.tied_embedding;
    traits.released_format = model.released_format;
    for (const LayerRun &run : model.layer_runs) {
        if (run.layer.kv_heads > 0)
            traits.queries_per_key = std::max(traits.queries_per_key, run.layer.query_heads / run.layer.kv_heads);
        traits.latent_attention |= run.layer.mixer == Mixer::LatentAttention;
    }
    for (const TensorRun &run : model.tensor_runs)
        traits.experts = std::max(traits.experts, run.tensor.experts);
    return traits;
}

double tensorBytes(const WeightFormat &format, const FormatTraits &traits, const TensorGroup &tensor, int i, int n)
{
    if (tensor.stored_bytes > 0 && format.id == traits.released_format)
        return tensor.stored_bytes;
    if (traits.as_released && tensor.stored_bytes > 0)
        return tensor.stored_bytes;
    for (const TypeChoice &choice : format.choices[size_t(tensor.kind)]) {
        if (applies(choice.models, traits) && applies(choice.layers, i, n))
            return bytesIn(format, tensor, choice.type);
    }
    return tensor.parameters() * format.bytes_per_parameter[size_t(tensor.kind)];
}

double bytesOnStage(const LanguageModel &model, const WeightFormat &format, const FormatTraits &traits,
                    const TensorRun &run, const Stage &stage)
{
    const TensorGroup &tensor = run.tensor;
    if (tensor.layer < 0) {
        const bool as_head = tensor.kind == TensorClass::Embedding && model.tied_embedding && stage.has_head;
        const bool here = tensor.layer == kBeforeLayers ? stage.has_embedding || as_head : stage.has_head;
        return here ? tensorBytes(format, traits, tensor, 0, 1) * double(run.layers.size()) : 0;
    }
    const std::vector<TypeChoice> &choices = format.choices[size_t(tensor.kind)];
    const bool alike = std::all_of(choices.begin(), choices.end(),
                                   [](const TypeChoice &choice) { return choice.layers == LayerRule::All; });
    if (alike || (traits.as_released && tensor.stored_bytes > 0))
        return tensorBytes(format, traits, tensor, 0, 1) * stage.layersOf(run.layers);
    double bytes = 0;
    for (const int layer : run.layers) {
        if (layer < stage.first_layer || layer >= stage.end_layer)
            continue;
        const Position position = positionOf(model, tensor.kind, layer);
        bytes += tensorBytes(format, traits, tensor, position.i, position.n);
    }
    return bytes;
}

int tensorParts(const TensorGroup &tensor, int tensor_parallel)
{
    switch (tensor.split) {
    case TensorGroup::Split::Replicated: return 1;
    case TensorGroup::Split::Divided: return tensor_parallel;
    case TensorGroup::Split::DividedByKvHeads: return std::max(std::min(tensor_parallel, tensor.kv_heads), 1);
    }
    return 1;
}

double paddedShare(const ServingInputs &in, const TensorGroup &tensor, int parts)
{
    const bool down = tensor.kind == TensorClass::ExpertDown;
    if (!down && tensor.kind != TensorClass::ExpertGateUp)
        return 1;
    const BlockType &type = in.weights->types[size_t(in.weights->choices[size_t(tensor.kind)].back().type)];
    const Coefficient *multiple =
        type.bits < 8 && type.block == 32 ? in.engine->coefficient(u"block_expert_width_multiple") : nullptr;
    if (!multiple)
        return 1;
    const double width = double(down ? tensor.columns : tensor.rows) / parts;
    return std::ceil(width / multiple->value) * multiple->value / width;
}

double wholeModelBytes(const LanguageModel &model, const WeightFormat &format)
{
    const FormatTraits traits = formatTraits(model, format);
    const Stage all{0, traits.layers, true, true};
    double bytes = 0;
    for (const TensorRun &run : model.tensor_runs) {
        if (run.tensor.loaded)
            bytes += bytesOnStage(model, format, traits, run, all);
    }
    return bytes;
}

double fileBytes(const LanguageModel &model, const WeightFormat &format, WeightsContainer kind)
{
    const FormatTraits traits = formatTraits(model, format);
    const Stage all{0, traits.layers, true, true};
    double bytes = 0;
    for (const TensorRun &run : model.tensor_runs) {
        const bool tower = run.tensor.kind == TensorClass::Vision;
        const bool stored = kind == WeightsContainer::Safetensors || run.tensor.loaded;
        if (stored && !(tower && kind == WeightsContainer::Gguf))
            bytes += bytesOnStage(model, format, traits, run, all);
    }
    return bytes;
}

} // namespace tarozi
