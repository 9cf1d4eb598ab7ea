// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/cache_shape.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

// A group is padded to the largest one where that wastes less than this share.
constexpr double kPadToLargest = 1.25;

double valueOf(const Engine &engine, QStringView id, double otherwise)
{
    const Coefficient *coefficient = engine.coefficient(id);
    return coefficient ? coefficient->value : otherwise;
}

CacheGroup groupOf(const Layer &layer, const Engine &engine, int tensor_parallel)
{
    CacheGroup group;
    switch (layer.mixer) {
    case Mixer::FullAttention:
    case Mixer::LatentAttention: group.kind = CacheGroup::Kind::Growing; break;
    case Mixer::SlidingAttention: group.kind = CacheGroup::Kind::Windowed; break;
    case Mixer::ChunkedAttention: group.kind = CacheGroup::Kind::Chunked; break;
    case Mixer::LinearAttention:
    case Mixer::StateSpace:
    case Mixer::None: group.kind = CacheGroup::Kind::State; break;
    }
    if (group.kind == CacheGroup::Kind::State) {
        group.state_elements = layer.state_elements / tensor_parallel;
        group.convolution_elements = layer.convolution_elements / tensor_parallel;
        group.convolution_kernel = layer.convolution_kernel;
    } else if (!layer.shares_cache) {
        group.window = layer.window;
        group.elements_per_token = elementsPerToken(layer, engine, tensor_parallel);
        group.indexer_elements = layer.indexer_elements;
    }
    return group;
}

// One page a layer: the largest block of tokens of any group, or a recurrent state where that is larger.
double pageBytes(const ServingInputs &in, const CacheShape &shape)
{
    double page = 0;
    double per_token = 0;
    for (const CacheGroup &group : shape.groups) {
        page = std::max(page, bytesPerToken(in, group) * in.engine->kv_block_tokens);
        per_token = std::max(per_token, bytesPerToken(in, group));
    }
    double state = 0;
    for (const CacheGroup &group : shape.groups)
        state = std::max(state, stateBytes(in, group));
    if (state <= page || per_token <= 0)
        return std::max(page, state);
    const double block = in.engine->kv_block_tokens;
    return std::ceil(state / per_token / block) * block * per_token;
}

void dealIntoPages(const ServingInputs &in, CacheShape &shape)
{
    shape.paged = in.engine->windows == WindowKeeping::PagedGroups && shape.groups.size() > 1;
    if (!shape.paged)
        return;
    const auto fewer = [](const CacheGroup &a, const CacheGroup &b) { return a.layers < b.layers; };
    const auto [least, most] = std::minmax_element(shape.groups.begin(), shape.groups.end(), fewer);
    shape.group_size = most->layers < least->layers * kPadToLargest ? most->layers : least->layers;
    shape.page_bytes = pageBytes(in, shape);
}

} // namespace

bool keepsLatent(const Layer &layer, const Engine &engine)
{
    return layer.mixer == Mixer::LatentAttention && engine.latent == LatentLayout::Latent;
}

double elementsPerToken(const Layer &layer, const Engine &engine, int tensor_parallel)
{
    if (layer.shares_cache)
        return 0;
    if (keepsLatent(layer, engine))
        return layer.latent_elements;
    const int heads = layer.mixer == Mixer::LatentAttention ? layer.query_heads : layer.kv_heads;
    return double((heads + tensor_parallel - 1) / tensor_parallel) * (layer.head_dim + layer.value_dim);
}

CacheShape cacheShape(const ServingInputs &in, const Stage &stage)
{
    CacheShape shape;
    if (!in.model->caches_tokens)
        return shape;
    const int t = in.placement.tensor;
    shape.groups.reserve(in.model->layer_runs.size());
    for (const LayerRun &run : in.model->layer_runs) {
        const int count = stage.layersOf(run.layers);
        CacheGroup group = groupOf(run.layer, *in.engine, t);
        if (count == 0 || (group.elements_per_token <= 0 && group.state_elements <= 0))
            continue;
        const bool latent = keepsLatent(run.layer, *in.engine);
        shape.any_latent |= latent;
        shape.latent_replicated |= latent && t > 1;
        shape.heads_replicated |= group.elements_per_token > 0 && !latent && run.layer.kv_heads < t;
        auto it = std::find_if(shape.groups.begin(), shape.groups.end(), [&](CacheGroup known) {
            known.layers = 0;
            return known == group;
        });
        if (it == shape.groups.end())
            it = shape.groups.insert(it, group);
        it->layers += count;
    }
    dealIntoPages(in, shape);
    return shape;
}

double bytesPerToken(const ServingInputs &in, const CacheGroup &group)
{
    double bytes = group.elements_per_token * in.kv->bytes_per_element;
    if (group.indexer_elements > 0)
        bytes += group.indexer_elements * valueOf(*in.engine, u"indexer_bytes_per_element", in.kv->bytes_per_element);
    return bytes;
}

double stateBytes(const ServingInputs &in, const CacheGroup &group)
{
    if (group.state_elements <= 0)
        return 0;
    const double recurrent = group.state_elements - group.convolution_elements;
    // engines keep the last kernel - 1 inputs
    const double convolution =
        group.convolution_kernel > 1
            ? group.convolution_elements * (group.convolution_kernel - 1) / group.convolution_kernel
            : group.convolution_elements;
    return recurrent * valueOf(*in.engine, u"state_bytes_per_element", 4) +
           convolution * valueOf(*in.engine, u"convolution_bytes_per_element", 4);
}

} // namespace tarozi
