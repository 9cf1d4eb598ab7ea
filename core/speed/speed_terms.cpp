// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/speed_terms.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

constexpr double kTileRows = 16; // rows a tensor-core tile computes whether an expert has so many tokens or not

double tiledRows(const SpeedShape &shape, double batch, double touched)
{
    return std::max(kTileRows * shape.experts * touched, batch * shape.experts_per_token);
}

double chunksOf(const SpeedShape &shape, double tokens)
{
    return shape.chunk_tokens > 0 ? std::max(1.0, std::ceil(tokens / shape.chunk_tokens)) : 1;
}

double stagesBusy(const SpeedShape &shape, double tokens)
{
    if (shape.pipelined_share <= 0 || shape.stages < 2)
        return 1;
    const double chunks = chunksOf(shape, tokens);
    const double busy = (chunks + shape.stages - 1) / (chunks * shape.stages);
    return 1 - shape.pipelined_share * (1 - busy);
}

} // namespace

double TokenAmount::at(double tokens) const
{
    double amount = constant + per_token * tokens;
    for (const WindowedAmount &layer : windows)
        amount += layer.per_token * std::min(tokens, layer.window);
    return amount;
}

double TokenAmount::sumTo(double tokens) const
{
    double sum = constant * tokens + per_token * tokens * tokens / 2;
    for (const WindowedAmount &layer : windows) {
        const double inside = std::min(tokens, layer.window);
        sum += layer.per_token * (inside * inside / 2 + (tokens - inside) * layer.window);
    }
    return sum;
}

double touchedShare(const SpeedShape &shape, double batch)
{
    if (shape.experts <= 0)
        return 0;
    if (shape.experts_per_token >= shape.experts)
        return 1;
    return 1 - std::pow(1 - shape.experts_per_token / shape.experts, batch);
}

StepBasis stepBasis(StepTerm term)
{
    switch (term) {
    case StepTerm::DenseWeights:
    case StepTerm::HbmWeights:
    case StepTerm::SmWeights:
    case StepTerm::AllReduces:
    case StepTerm::RankAllReduces:
    case StepTerm::DenseLayers:
    case StepTerm::ExpertLayers:
    case StepTerm::Steps:
    case StepTerm::HostWeights: return StepBasis::Once;
    case StepTerm::ExpertWeights: return StepBasis::TouchedExperts;
    case StepTerm::CacheRead: return StepBasis::Cache;
    case StepTerm::DenseCompute:
    case StepTerm::ExpertCompute:
    case StepTerm::AllReduceBytes:
    case StepTerm::Sequences: return StepBasis::Request;
    case StepTerm::TiledExperts: return StepBasis::TiledRows;
    case StepTerm::Count: break;
    }
    return StepBasis::Once;
}

PromptBasis promptBasis(PromptTerm term)
{
    switch (term) {
    case PromptTerm::DenseCompute:
    case PromptTerm::HalfCompute:
    case PromptTerm::SmCompute:
    case PromptTerm::PowerCompute:
    case PromptTerm::ExpertCompute:
    case PromptTerm::AllReduceBytes: return PromptBasis::ComputedToken;
    case PromptTerm::Attention: return PromptBasis::Attention;
    case PromptTerm::Tokens: return PromptBasis::Token;
    case PromptTerm::ChunkWeights:
    case PromptTerm::ChunkLayers:
    case PromptTerm::HostWeights: return PromptBasis::Chunk;
    case PromptTerm::Prompts:
    case PromptTerm::Count: break;
    }
    return PromptBasis::Once;
}

StepBases stepBases(const SpeedShape &shape, double batch, double context)
{
    StepBases bases{};
    const double touched = touchedShare(shape, batch);
    bases[size_t(StepBasis::Once)] = 1;
    bases[size_t(StepBasis::Request)] = batch;
    bases[size_t(StepBasis::TouchedExperts)] = touched;
    bases[size_t(StepBasis::TiledRows)] = tiledRows(shape, batch, touched);
    bases[size_t(StepBasis::Cache)] = batch * shape.cache_read.at(context);
    return bases;
}

PromptBases promptBases(const SpeedShape &shape, double tokens, double each)
{
    const double length = each > 0 ? each : tokens;
    PromptBases bases{};
    const double busy = stagesBusy(shape, tokens);
    bases[size_t(PromptBasis::Once)] = 1;
    bases[size_t(PromptBasis::Token)] = tokens;
    bases[size_t(PromptBasis::ComputedToken)] = tokens * busy;
    bases[size_t(PromptBasis::Attention)] = tokens / length * shape.attention_flops.sumTo(length) * busy;
    bases[size_t(PromptBasis::Chunk)] = chunksOf(shape, tokens);
    return bases;
}

StepTerms stepTerms(const SpeedShape &shape, double batch, double context)
{
    const StepBases bases = stepBases(shape, batch, context);
    StepTerms terms{};
    for (size_t i = 0; i < terms.size(); ++i)
        terms[i] = shape.step[i] * bases[size_t(stepBasis(StepTerm(i)))];
    return terms;
}

PromptTerms promptTerms(const SpeedShape &shape, double tokens, double each)
{
    const PromptBases bases = promptBases(shape, tokens, each);
    PromptTerms terms{};
    for (size_t i = 0; i < terms.size(); ++i)
        terms[i] = shape.prompt[i] * bases[size_t(promptBasis(PromptTerm(i)))];
    return terms;
}

} // namespace tarozi
