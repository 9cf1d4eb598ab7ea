// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/speed_record.h"
#include "core/memory/serving_memory.h"

#include <array>
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

    double at(double tokens) const;
    // ∫₀ᵀ at(t) dt: what a whole prompt of T tokens comes to.
    double sumTo(double tokens) const;
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
    int tensor = 1, stages = 1, replicas = 1;
    double max_num_seqs = 0;    // 0 = no limit but the cache
    double chunk_tokens = 0;    // prompt tokens computed at once
    double pipelined_share = 0; // of a prompt's work: chunks of it run on several stages at once

    // for rooflines and ceilings, of one rank, all stages
    double dense_bytes = 0, expert_bytes = 0, host_bytes = 0;
    double flops_per_token = 0, prompt_flops_per_token = 0;
    double peak_flops = 0, bandwidth_bytes_per_s = 0;

    bool operator==(const SpeedShape &) const = default;
};

SpeedShape speedShape(const ServingInputs &in, const ServingMemory &memory, const SpeedSettings &host);

// The experts of a layer that a batch touches, as a share: 1 - (1 - k/E)^B.
double touchedShare(const SpeedShape &shape, double batch);

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
StepBases stepBases(const SpeedShape &shape, double batch, double context);
// `tokens` computed together, of prompts of `each` (0 = one prompt of all of them).
PromptBases promptBases(const SpeedShape &shape, double tokens, double each = 0);

// All terms of a decode step of `batch` requests (of one micro-batch of a pipeline) at a mean context, and of a prompt.
StepTerms stepTerms(const SpeedShape &shape, double batch, double context);
PromptTerms promptTerms(const SpeedShape &shape, double tokens, double each = 0);

} // namespace tarozi
