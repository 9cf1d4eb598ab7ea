// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/architecture.h"

#include "core/catalog/tensor_list.h"

namespace tarozi {

namespace {

using Split = TensorGroup::Split;

constexpr int kBeforeLayers = -1;
constexpr int kAfterLayers = -2;
constexpr size_t kTensorsBesideLayers = 32;

// What a layer caches.
struct LayerOf {
    Layer operator()(std::monostate) const
    {
        Layer layer;
        layer.mixer = Mixer::None;
        return layer;
    }

    Layer operator()(const AttentionShape &shape) const
    {
        Layer layer;
        layer.mixer = shape.window == 0 ? Mixer::FullAttention
                      : shape.chunked   ? Mixer::ChunkedAttention
                                        : Mixer::SlidingAttention;
        layer.query_heads = shape.query_heads;
        layer.kv_heads = shape.kv_heads;
        layer.head_dim = shape.head_dim;
        layer.value_dim = shape.value_dim ? shape.value_dim : shape.head_dim;
        layer.rotary_dim = shape.rotary ? shape.head_dim : 0;
        layer.window = shape.window;
        layer.shares_cache = shape.shares_cache;
        return layer;
    }

    Layer operator()(const LatentShape &shape) const
    {
        Layer layer;
        layer.mixer = Mixer::LatentAttention;
        layer.query_heads = shape.heads;
        layer.kv_heads = shape.heads; // of the decompressed layout
        layer.head_dim = shape.nope_dim + shape.rope_dim;
        layer.value_dim = shape.value_dim;
        layer.rotary_dim = shape.rope_dim;
        layer.latent_elements = shape.kv_rank + shape.rope_dim;
        layer.indexer_elements = shape.indexer_heads ? shape.indexer_dim : 0;
        return layer;
    }

    Layer operator()(const DeltaNetShape &shape) const
    {
        const double keys = double(shape.key_heads) * shape.key_dim;
        const double values = double(shape.value_heads) * shape.value_dim;
        return recurrent(Mixer::LinearAttention, values * shape.key_dim, 2 * keys + values, shape.conv_kernel);
    }

    Layer operator()(const LightningShape &shape) const
    {
        return recurrent(Mixer::LinearAttention, double(shape.heads) * shape.head_dim * shape.head_dim, 0, 0);
    }

    Layer operator()(const Mamba1Shape &shape) const
    {
        return recurrent(Mixer::StateSpace, double(shape.inner) * shape.state, double(shape.inner), shape.conv_kernel);
    }

    Layer operator()(const Mamba2Shape &shape) const
    {
        const double inner = double(shape.heads) * shape.head_dim;
        return recurrent(Mixer::StateSpace, inner * shape.state, inner + 2.0 * shape.groups * shape.state,
                         shape.conv_kernel);
    }

    Layer operator()(const ConvolutionShape &shape) const
    {
        return recurrent(Mixer::LinearAttention, 0, shape.width, shape.kernel);
    }

    // `channels` are convolved over `kernel` tokens
    static Layer recurrent(Mixer mixer, double state, double channels, int kernel)
    {
        Layer layer;
        layer.mixer = mixer;
        layer.convolution_elements = channels * kernel;
        layer.convolution_kernel = kernel;
        layer.state_elements = state + layer.convolution_elements;
        return layer;
    }
};

void addLayer(std::vector<TensorGroup> &tensors, int index, const LayerShape &layer, const Architecture &architecture)
{
    TensorList list(tensors, index);
    addMixer(list, layer.mixer, architecture.hidden_size, architecture.norm);
    addMlp(list, layer, architecture.hidden_size);
    list.add(TensorClass::Norm, Split::Replicated, architecture.hidden_size, 1,
             layer.norms * vectorsOf(architecture.norm));
    list.add(TensorClass::Norm, Split::Replicated, layer.scalars);
}

void addEmbedding(std::vector<TensorGroup> &tensors, const Architecture &architecture)
{
    const qint64 hidden = architecture.hidden_size;
    // a token reads one row of the input embedding, but all of a matrix that is the output head as well
    const bool is_head = architecture.output_head && architecture.tied_embedding;
    TensorList list(tensors, kBeforeLayers);
    list.add(TensorClass::Embedding, Split::Divided, architecture.vocabulary, hidden, 1, is_head ? 1 : 0);
    list.add(TensorClass::Embedding, Split::Replicated, architecture.positions + architecture.token_types, hidden, 1,
             0);
    list.add(TensorClass::Norm, Split::Replicated, architecture.embedding_norm ? hidden : 0, 1,
             vectorsOf(architecture.norm));
}

void addHead(std::vector<TensorGroup> &tensors, const Architecture &architecture)
{
    const qint64 hidden = architecture.hidden_size;
    TensorList list(tensors, kAfterLayers);
    list.add(TensorClass::Norm, Split::Replicated, architecture.final_norm ? hidden : 0, 1,
             vectorsOf(architecture.norm));
    if (architecture.pooler)
        list.add(TensorClass::OutputHead, Split::Replicated, hidden, hidden + 1);
    if (!architecture.output_head)
        return;
    list.add(TensorClass::Bias, Split::Divided, architecture.head_bias ? architecture.vocabulary : 0);
    if (architecture.tied_embedding && !architecture.stores_tied_head)
        return;
    list.add(TensorClass::OutputHead, Split::Divided, architecture.vocabulary, hidden);
    tensors.back().loaded = !architecture.tied_embedding;
}

void addTower(std::vector<TensorGroup> &tensors, const TowerShape &tower)
{
    const qint64 hidden = tower.hidden_size;
    TensorList list(tensors, kBeforeLayers);
    const auto add = [&](qint64 rows, qint64 columns, double count) {
        list.add(TensorClass::Vision, Split::Divided, rows, columns, count, 0);
    };
    add(hidden, hidden, 4.0 * tower.layers);
    add(tower.intermediate, hidden, (tower.gated ? 2.0 : 1.0) * tower.layers);
    add(hidden, tower.intermediate, tower.layers);
    if (tower.bias)
        add(5 * hidden + (tower.gated ? 2 : 1) * qint64(tower.intermediate), 1, tower.layers);
    add(hidden, 1, double(tower.vectors_per_layer) * tower.layers);
    add(tower.scalars_per_layer, 1, tower.layers);
    for (const ExtraTensor &extra : tower.extra)
        add(extra.rows, extra.columns, extra.count);
}

void addPrediction(std::vector<TensorGroup> &tensors, const Architecture &architecture)
{
    const PredictionShape &prediction = *architecture.prediction;
    const qint64 hidden = architecture.hidden_size;
    const size_t first = tensors.size();
    for (int i = 0; i < prediction.layers; ++i)
        addLayer(tensors, kAfterLayers, prediction.layer, architecture);
    TensorList list(tensors, kAfterLayers);
    list.add(TensorClass::MlpGateUp, Split::Replicated, hidden, 2 * hidden, prediction.layers);
    list.add(TensorClass::Norm, Split::Replicated, hidden, 1, double(prediction.norms) * prediction.layers);
    if (prediction.own_embedding_and_head)
        list.add(TensorClass::Embedding, Split::Divided, architecture.vocabulary, hidden, 2.0 * prediction.layers);
    for (size_t i = first; i < tensors.size(); ++i) {
        tensors[i].kind = TensorClass::MultiTokenPrediction;
        tensors[i].loaded = false;
        tensors[i].active_share = 0;
    }
}

} // namespace

void countParameters(LanguageModel &model)
{
    model.parameters = model.active_parameters = model.mtp_parameters = model.vision_parameters = 0;
    for (const TensorGroup &group : model.tensors) {
        const double parameters = group.parameters();
        if (group.kind == TensorClass::MultiTokenPrediction)
            model.mtp_parameters += parameters;
        if (group.kind == TensorClass::Vision)
            model.vision_parameters += parameters;
        if (!group.loaded)
            continue;
        model.parameters += parameters;
        model.active_parameters += parameters * group.active_share;
    }
}

double activeParametersWithEmbedding(const LanguageModel &model)
{
    double active = model.active_parameters;
    for (const TensorGroup &group : model.tensors) {
        if (group.loaded && group.kind == TensorClass::Embedding)
            active += group.parameters() * (1 - group.active_share);
    }
    return active;
}

void addMlp(TensorList &list, const LayerShape &layer, int hidden_size)
{
    const qint64 hidden = hidden_size;
    if (layer.dense) {
        const DenseShape &dense = *layer.dense;
        const int inputs = dense.gated ? 2 : 1;
        list.add(TensorClass::MlpGateUp, Split::Divided, dense.intermediate, hidden, inputs);
        list.add(TensorClass::MlpDown, Split::Divided, hidden, dense.intermediate);
        list.add(TensorClass::Bias, Split::Divided, dense.bias ? inputs * qint64(dense.intermediate) : 0);
        list.add(TensorClass::Bias, Split::Replicated, dense.bias ? hidden : 0);
    }
    if (!layer.experts)
        return;
    const ExpertsShape &experts = *layer.experts;
    const int inputs = experts.gated ? 2 : 1;
    const double share = double(experts.per_token) / experts.count;
    list.setExperts(experts.count, experts.per_token);
    list.add(TensorClass::ExpertGateUp, Split::Divided, experts.intermediate, hidden, double(inputs) * experts.count,
             share);
    list.add(TensorClass::ExpertDown, Split::Divided, hidden, experts.intermediate, experts.count, share);
    if (experts.bias)
        list.add(TensorClass::Bias, Split::Divided, inputs * qint64(experts.intermediate) + hidden, 1, experts.count,
                 share);
    list.setExperts(0, 0);
    list.add(TensorClass::Router, Split::Replicated, experts.count, hidden);
    list.add(TensorClass::Router, Split::Replicated,
             (experts.router_bias ? experts.count : 0) + (experts.router_scale ? experts.count : 0) +
                 (experts.router_vectors + (experts.shared_gate ? 1 : 0)) * hidden);
    list.add(TensorClass::SharedExpert, Split::Divided, experts.shared_intermediate, hidden, inputs);
    list.add(TensorClass::SharedExpert, Split::Divided, hidden, experts.shared_intermediate);
}

void expand(const Architecture &architecture, LanguageModel &model)
{
    model.vocabulary = architecture.vocabulary;
    model.hidden_size = architecture.hidden_size;
    model.tied_embedding = architecture.tied_embedding;
    model.caches_tokens = architecture.caches_tokens;
    model.layers.clear();
    model.tensors.clear();
    model.layers.reserve(architecture.layers.size());
    addEmbedding(model.tensors, architecture);
    int index = 0;
    for (const LayerShape &layer : architecture.layers) {
        model.layers.push_back(std::visit(LayerOf{}, layer.mixer));
        addLayer(model.tensors, index++, layer, architecture);
        if (index == 1) // most layers have as many tensors as the first: saves growing to thousands step by step
            model.tensors.reserve(model.tensors.size() * architecture.layers.size() + kTensorsBesideLayers);
    }
    addHead(model.tensors, architecture);
    for (const TowerShape &tower : architecture.towers)
        addTower(model.tensors, tower);
    if (architecture.prediction)
        addPrediction(model.tensors, architecture);
    countParameters(model);
    groupEqualParts(model);
}

} // namespace tarozi
