// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/kv_cache.h"

namespace tarozi {

namespace {

constexpr double kPaddedWindowBlock = 256; // llama.cpp pads its caches to this many cells

bool latentIsKept(const Layer &layer, const Engine &engine)
{
    return layer.mixer == Mixer::LatentAttention && engine.latent == LatentLayout::Latent;
}

} // namespace

double elementsPerToken(const Layer &layer, const Engine &engine, int tensor_parallel)
{
    if (layer.shares_cache)
        return 0;
    if (latentIsKept(layer, engine))
        return layer.latent_elements + layer.indexer_elements;
    if (layer.mixer == Mixer::LatentAttention)
        return double((layer.query_heads + tensor_parallel - 1) / tensor_parallel) *
                   (layer.head_dim + layer.value_dim) +
               layer.indexer_elements;
    const int heads = (layer.kv_heads + tensor_parallel - 1) / tensor_parallel;
    return double(heads) * (layer.head_dim + layer.value_dim) + layer.indexer_elements;
}

CacheShape cacheShape(const ServingInputs &in, const Stage &stage)
{
    CacheShape shape;
    for (const LayerRun &run : in.model->layer_runs) {
        const int count = stage.layersOf(run.layers);
        if (count == 0)
            continue;
        const Layer &layer = run.layer;
        const int t = in.placement.tensor;
        switch (layer.mixer) {
        case Mixer::FullAttention:
        case Mixer::LatentAttention:
            shape.elements_per_token += count * elementsPerToken(layer, *in.engine, t);
            shape.any_latent |= layer.mixer == Mixer::LatentAttention;
            shape.latent_replicated |= t > 1 && latentIsKept(layer, *in.engine);
            shape.heads_replicated |= layer.mixer == Mixer::FullAttention && layer.kv_heads < t;
            break;
        case Mixer::SlidingAttention:
        case Mixer::ChunkedAttention: {
            const double elements = count * elementsPerToken(layer, *in.engine, t);
            const auto same = [&](const CacheShape::Windowed &group) { return group.window == layer.window; };
            auto it = std::find_if(shape.windowed.begin(), shape.windowed.end(), same);
            if (it == shape.windowed.end())
                it = shape.windowed.insert(it, {layer.window, 0, 0});
            it->elements_per_token += elements;
            it->layers += count;
            break;
        }
        case Mixer::LinearAttention:
        case Mixer::StateSpace: shape.state_elements += count * layer.state_elements / t; break;
        case Mixer::None: break;
        }
    }
    if (!in.model->caches_tokens)
        shape = {};
    return shape;
}

double tokensKept(const ServingInputs &in, double tokens, qint64 window)
{
    if (window <= 0)
        return tokens;
    const double kept = std::min(tokens, double(window));
    switch (in.engine->windows) {
    case WindowPolicy::Exploited: return roundedToBlocks(kept, in.engine->kv_block_tokens);
    case WindowPolicy::ChargedFull: return tokens;
    case WindowPolicy::Padded: {
        // The cache is shared by all slots; one slot's part of it.
        const double sequences = std::max(in.concurrency, 1.0);
        const double cells =
            std::ceil((double(window) * sequences + in.ubatch) / kPaddedWindowBlock) * kPaddedWindowBlock;
        return std::min(tokens, cells / sequences);
    }
    }
    return tokens;
}

void recordKvCache(const ServingInputs &in, const CacheShape &shape, double bytes, StepRecorder &recorder)
{
    double elements = shape.elements_per_token;
    Step per_token{Quantity::KvElementsPerToken, QStringLiteral("e = Σ L·k·(d + d_v)"), {}, 0, Unit::None};
    for (const LayerRun &run : in.model->layer_runs) {
        const Layer &layer = run.layer;
        const double each = elementsPerToken(layer, *in.engine, in.placement.tensor);
        if (each <= 0)
            continue;
        const bool latent = latentIsKept(layer, *in.engine);
        const std::vector<Source> &sources = in.model->sources;
        per_token.terms.push_back(term(u"L", layer.window > 0 ? Quantity::LayersWindowed : Quantity::Layers,
                                       double(run.layers.size()), Unit::Layers, sources));
        if (latent) {
            per_token.formula = QStringLiteral("e = Σ L·l");
            per_token.terms.push_back(term(u"l", Quantity::LatentElements, layer.latent_elements, Unit::None, sources));
        } else {
            per_token.terms.push_back(term(u"k", Quantity::KvHeads, layer.kv_heads, Unit::None, sources));
            per_token.terms.push_back(term(u"d", Quantity::HeadDimension, layer.head_dim, Unit::None, sources));
            per_token.terms.push_back(term(u"d_v", Quantity::ValueDimension, layer.value_dim, Unit::None, sources));
        }
    }
    if (shape.latent_replicated)
        per_token.rule = Rule::LatentReplicated;
    else if (shape.heads_replicated)
        per_token.rule = Rule::KvHeadsReplicated;
    for (const CacheShape::Windowed &group : shape.windowed)
        elements += group.elements_per_token;
    per_token.value = elements;
    recorder.add(std::move(per_token));

    recorder.add({Quantity::KvBytesPerToken,
                  QStringLiteral("b_t = e·b"),
                  {term(u"e", Quantity::KvElementsPerToken, elements),
                   term(u"b", Quantity::KvBytesPerElement, in.kv->bytes_per_element, Unit::None, in.kv->sources)},
                  elements * in.kv->bytes_per_element,
                  Unit::BytesPerToken});
    const double rounded = roundedToBlocks(in.context, in.engine->kv_block_tokens);
    recorder.add({Quantity::ContextTokensRounded,
                  QStringLiteral("T_b = ⌈T / B⌉·B"),
                  {term(u"T", Quantity::ContextTokens, in.context, Unit::Tokens),
                   term(u"B", Quantity::BlockTokens, in.engine->kv_block_tokens, Unit::Tokens, in.engine->sources)},
                  rounded,
                  Unit::Tokens});
    Step total{Quantity::KvCache,
               QStringLiteral("KV = C·T_b·b_t"),
               {term(u"C", Quantity::Concurrency, in.concurrency, Unit::Requests),
                term(u"T_b", Quantity::ContextTokensRounded, rounded, Unit::Tokens),
                term(u"b_t", Quantity::KvBytesPerToken, elements * in.kv->bytes_per_element, Unit::BytesPerToken)},
               bytes,
               Unit::Bytes};
    if (!shape.windowed.empty()) {
        total.formula = QStringLiteral("KV = C·b·Σ e·min(T_b, w)");
        for (const CacheShape::Windowed &group : shape.windowed)
            total.terms.push_back(term(u"w", Quantity::Window, double(group.window), Unit::Tokens, in.model->sources));
        total.rule = in.engine->windows == WindowPolicy::ChargedFull ? Rule::VllmWindowChargedFull
                     : in.engine->windows == WindowPolicy::Padded    ? Rule::LlamaCppWindowPadded
                                                                     : Rule::WindowExploited;
    }
    if (shape.state_elements > 0) {
        total.formula += QStringLiteral(" + C·s");
        const Coefficient *state = in.engine->coefficient(u"state_bytes_per_element");
        total.terms.push_back(term(u"s", Quantity::StateBytesPerSequence,
                                   shape.state_elements * (state ? state->value : 0), Unit::Bytes, in.model->sources));
    }
    recorder.add(std::move(total));
}

} // namespace tarozi
