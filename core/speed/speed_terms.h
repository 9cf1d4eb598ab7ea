// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/speed_record.h"
#include "core/memory/serving_memory.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace tarozi {

using StepTerms = std::array<double, size_t(StepTerm::Count)>;
using PromptTerms = std::array<double, size_t(PromptTerm::Count)>;

// What a layer of a kind reads or attends to: all tokens, or at most a window of them.
struct WindowedAmount {
    double window = 0; // tokens
    double per_token = 0;

    bool operator==(const WindowedAmount &) const = default;
};

// amount(T) = per_token·T + Σ per_token_i·min(T, w_i) + constant: cache bytes of one request, attention FLOPs of one
// token.
struct TokenAmount {
    double per_token = 0;
    double constant = 0;
    std::vector<WindowedAmount> windows;

    double at(double tokens) const
    {
        double amount = constant + per_token * tokens;
        for (const WindowedAmount &layer : windows)
            amount += layer.per_token * std::min(tokens, layer.window);
        return amount;
    }
    // ∫₀ᵀ at(t) dt: what a whole prompt of T tokens comes to.
    double sumTo(double tokens) const
    {
        double sum = constant * tokens + per_token * tokens * tokens / 2;
        for (const WindowedAmount &layer : windows) {
            const double inside = std::min(tokens, layer.window);
            sum += layer.per_token * (inside * inside / 2 + (tokens - inside) * layer.window);
        }
        return sum;
    }
    bool operator==(const TokenAmount &) const = default;
};

// The sizes of one replica's work that do not change with the batch or the context. Every term of a step is one of the
// factors below times one basis function of the batch and the context, so that a point of a curve needs no walk over
// the model. Sums over the stages of a pipeline: a token passes one after the other.
struct SpeedShape {
    StepTerms step{}; // factor of each term: seconds (or the term's count) per unit of its basis
    PromptTerms prompt{};
    TokenAmount cache_read;                    // bytes that one request reads a step, a rank, all stages
    TokenAmount attention_flops;               // of one token at a position, a rank, all stages
    TokenAmount cache_kept;                    // bytes that one request keeps on the stage with the least room
    double pool = 0;                           // bytes of cache on that stage
    double experts = 0, experts_per_token = 0; // 0 = none routed
    double missed_log = 0;                     // ln(1 - k/E): of the share of experts that one token misses
    int tensor = 1, stages = 1, replicas = 1;
    double max_num_seqs = 0;    // 0 = no limit but the cache
    double chunk_tokens = 0;    // prompt tokens computed at once
    double pipelined_share = 0; // of a prompt's work: chunks of it run on several stages at once

    // for rooflines and ceilings, of one rank, all stages
    double dense_bytes = 0, expert_bytes = 0, host_bytes = 0;
    double host_seconds_least = 0; // of a step: weights from host memory at the links' own rates
    double flops_per_token = 0, prompt_flops_per_token = 0;
    double peak_flops = 0, bandwidth_bytes_per_s = 0;

    bool operator==(const SpeedShape &) const = default;
};

SpeedShape speedShape(const ServingInputs &in, const ServingMemory &memory, const SpeedSettings &host);

inline void setExperts(SpeedShape &shape, double experts, double per_token)
{
    shape.experts = experts;
    shape.experts_per_token = per_token;
    shape.missed_log = experts > 0 && per_token < experts ? std::log1p(-per_token / experts) : 0;
}

// The experts of a layer that a batch touches, as a share: 1 - (1 - k/E)^B.
inline double touchedShare(const SpeedShape &shape, double batch)
{
    if (shape.experts <= 0)
        return 0;
    return shape.missed_log < 0 ? 1 - std::exp(batch * shape.missed_log) : 1;
}

// What the factor of a term is multiplied with.
enum class StepBasis {
    Once,           // a step
    Request,        // of the batch
    TouchedExperts, // share of the experts that the batch touches
    TiledRows,      // rows that the experts compute, whole tiles
    Cache,          // bytes of the batch's cache
    Count
};
enum class PromptBasis {
    Once, // a prompt
    Token,
    ComputedToken, // divided over the stages that compute at once
    Attention,     // FLOPs of causal attention, divided likewise
    Chunk,
    Count
};
using StepBases = std::array<double, size_t(StepBasis::Count)>;
using PromptBases = std::array<double, size_t(PromptBasis::Count)>;
StepBasis stepBasis(StepTerm term);
PromptBasis promptBasis(PromptTerm term);

// The bases are inline: a sweep asks for millions of them.
inline StepBases stepBases(const SpeedShape &shape, double batch, double context)
{
    constexpr double kTileRows = 16; // rows that a tensor-core tile computes, be they fewer or not
    const double touched = touchedShare(shape, batch);
    StepBases bases{};
    bases[size_t(StepBasis::Once)] = 1;
    bases[size_t(StepBasis::Request)] = batch;
    bases[size_t(StepBasis::TouchedExperts)] = touched;
    bases[size_t(StepBasis::TiledRows)] =
        std::max(kTileRows * shape.experts * touched, batch * shape.experts_per_token);
    bases[size_t(StepBasis::Cache)] = batch * shape.cache_read.at(context);
    return bases;
}

// `tokens` computed together, of prompts of `each` (0 = one prompt of all of them).
inline PromptBases promptBases(const SpeedShape &shape, double tokens, double each = 0)
{
    const double prompts = each > 0 ? tokens / each : 1;
    const double length = each > 0 ? each : tokens;
    const double chunks = shape.chunk_tokens > 0 ? std::max(1.0, std::ceil(tokens / shape.chunk_tokens)) : 1;
    double busy = 1; // share of the stages' time that counts: chunks follow each other through them
    if (shape.pipelined_share > 0 && shape.stages > 1)
        busy = 1 - shape.pipelined_share * (1 - (chunks + shape.stages - 1) / (chunks * shape.stages));
    PromptBases bases{};
    bases[size_t(PromptBasis::Once)] = 1;
    bases[size_t(PromptBasis::Token)] = tokens;
    bases[size_t(PromptBasis::ComputedToken)] = tokens * busy;
    bases[size_t(PromptBasis::Attention)] = prompts * shape.attention_flops.sumTo(length) * busy;
    bases[size_t(PromptBasis::Chunk)] = chunks;
    return bases;
}

// All terms of a decode step of `batch` requests (of one micro-batch of a pipeline) at a mean context, and of a prompt.
StepTerms stepTerms(const SpeedShape &shape, double batch, double context);
PromptTerms promptTerms(const SpeedShape &shape, double tokens, double each = 0);

} // namespace tarozi
