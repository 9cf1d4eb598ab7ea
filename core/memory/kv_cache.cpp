// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/kv_cache.h"

#include "core/memory/explained.h"

#include <algorithm>

namespace tarozi {

namespace {

constexpr double kPaddedWindowBlock = 256; // llama.cpp pads its caches to this many cells

using Kind = CacheGroup::Kind;

// Pages that one request takes of one row of a group.
double pagesOf(const ServingInputs &in, const CacheShape &shape, const CacheGroup &group, double tokens)
{
    if (group.kind == Kind::State) {
        const Coefficient *pages = in.engine->coefficient(u"state_pages_per_request");
        return pages ? pages->value : 1;
    }
    const double block = std::max(1.0, std::floor(shape.page_bytes / bytesPerToken(in, group)));
    const double pages = std::ceil(tokensKept(in, group, tokens) / block);
    return group.kind == Kind::Windowed ? pages + 1 : pages; // a window may begin inside a page
}

double pagedRequestBytes(const ServingInputs &in, const CacheShape &shape, double tokens)
{
    double pages = 0;
    for (const CacheGroup &group : shape.groups)
        pages += std::ceil(double(group.layers) / shape.group_size) * pagesOf(in, shape, group, tokens);
    return pages * shape.group_size * shape.page_bytes;
}

Rule windowRule(const ServingInputs &in, const CacheShape &shape)
{
    const bool windowed =
        std::any_of(shape.groups.begin(), shape.groups.end(), [](const CacheGroup &group) { return group.window > 0; });
    if (!windowed)
        return Rule::None;
    switch (in.engine->windows) {
    case WindowKeeping::Exploited: return Rule::WindowExploited;
    case WindowKeeping::ChargedFull:
    case WindowKeeping::PagedGroups: return Rule::VllmWindowChargedFull;
    case WindowKeeping::Padded: return Rule::LlamaCppWindowPadded;
    }
    return Rule::None;
}

void recordElements(const ServingInputs &in, const CacheShape &shape, StepRecorder &recorder)
{
    const std::vector<Source> &sources = in.model->sources;
    for (const LayerRun &run : in.model->layer_runs) {
        const Layer &layer = run.layer;
        const double each = elementsPerToken(layer, *in.engine, in.placement.tensor);
        if (each <= 0)
            continue;
        const double layers = double(run.layers.size());
        const Quantity kind = layer.window > 0 ? Quantity::LayersWindowed : Quantity::LayersFullAttention;
        Step step{Quantity::KvElementsPerToken, QStringLiteral("e = L·k·(d + d_v)"), {}, layers * each, Unit::None};
        step.terms.push_back(term(u"L", kind, layers, Unit::Layers, sources));
        if (keepsLatent(layer, *in.engine)) {
            step.formula = QStringLiteral("e = L·l");
            step.terms.push_back(term(u"l", Quantity::LatentElements, layer.latent_elements, Unit::None, sources));
            step.rule = shape.latent_replicated ? Rule::LatentReplicated : Rule::None;
        } else {
            const double heads = each / (layer.head_dim + layer.value_dim);
            step.terms.push_back(term(u"k", Quantity::KvHeads, heads, Unit::None, sources));
            step.terms.push_back(term(u"d", Quantity::HeadDimension, layer.head_dim, Unit::None, sources));
            step.terms.push_back(term(u"d_v", Quantity::ValueDimension, layer.value_dim, Unit::None, sources));
            step.rule = shape.heads_replicated ? Rule::KvHeadsReplicated : Rule::None;
        }
        recorder.add(std::move(step));
    }
}

} // namespace

bool holdsEveryToken(const ServingInputs &in, const CacheShape &shape)
{
    return !shape.paged && std::all_of(shape.groups.begin(), shape.groups.end(), [&](const CacheGroup &group) {
        return group.kind != Kind::State && (group.window == 0 || in.engine->windows == WindowKeeping::ChargedFull);
    });
}

double bytesPerToken(const ServingInputs &in, const CacheShape &shape)
{
    double bytes = 0;
    for (const CacheGroup &group : shape.groups)
        bytes += group.layers * bytesPerToken(in, group);
    return bytes;
}

double tokensKept(const ServingInputs &in, const CacheGroup &group, double tokens)
{
    if (group.window <= 0)
        return tokens;
    const double window = double(group.window);
    switch (in.engine->windows) {
    case WindowKeeping::Exploited: return std::min(tokens, roundedToBlocks(window, in.engine->kv_block_tokens));
    case WindowKeeping::ChargedFull: return tokens;
    case WindowKeeping::PagedGroups:
        return std::min(tokens, window - (group.kind == Kind::Windowed ? 1 : 0) + in.max_num_batched_tokens);
    case WindowKeeping::Padded: {
        // One cache for all sequences; here the part of one of them.
        const double sequences = std::max(in.concurrency, 1.0);
        const double cells = roundedToBlocks(window * sequences + in.ubatch, int(kPaddedWindowBlock));
        return std::min(tokens, cells / sequences);
    }
    }
    return tokens;
}

double requestBytes(const ServingInputs &in, const CacheShape &shape, double tokens)
{
    if (shape.paged)
        return pagedRequestBytes(in, shape, tokens);
    const double rounded = roundedToBlocks(tokens, in.engine->kv_block_tokens);
    double bytes = 0;
    for (const CacheGroup &group : shape.groups)
        bytes += group.layers * (tokensKept(in, group, rounded) * bytesPerToken(in, group) + stateBytes(in, group));
    return bytes;
}

double cacheReadBytes(const ServingInputs &in, const CacheShape &shape, double tokens)
{
    double bytes = 0;
    for (const CacheGroup &group : shape.groups) {
        const double read = group.window > 0 ? std::min(tokens, double(group.window)) : tokens;
        bytes += group.layers * (read * bytesPerToken(in, group) + stateBytes(in, group));
    }
    return bytes;
}

void recordKvCache(const ServingInputs &in, const CacheShape &shape, double bytes, StepRecorder &recorder)
{
    recordElements(in, shape, recorder);
    const double per_token = bytesPerToken(in, shape);
    recorder.add({Quantity::KvBytesPerToken,
                  QStringLiteral("b_t = Σ e·b"),
                  {term(u"e", Quantity::KvElementsPerToken, per_token / in.kv->bytes_per_element),
                   term(u"b", Quantity::KvBytesPerElement, in.kv->bytes_per_element, Unit::None, in.kv->sources)},
                  per_token,
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
                term(u"b_t", Quantity::KvBytesPerToken, per_token, Unit::BytesPerToken)},
               bytes,
               Unit::Bytes,
               windowRule(in, shape)};
    for (const CacheGroup &group : shape.groups) {
        if (group.kind == Kind::State) {
            total.formula = QStringLiteral("KV = C·(Σ T_i·b_i + Σ s)");
            total.terms.push_back(term(u"s", Quantity::StateBytesPerSequence, group.layers * stateBytes(in, group),
                                       Unit::Bytes, in.model->sources));
        } else if (group.window > 0) {
            total.formula = QStringLiteral("KV = C·(Σ T_i·b_i + Σ s)");
            total.terms.push_back(term(u"w", Quantity::Window, double(group.window), Unit::Tokens, in.model->sources));
        }
    }
    recorder.add(std::move(total));
}

} // namespace tarozi
