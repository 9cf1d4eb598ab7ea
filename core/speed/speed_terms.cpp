// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/speed_terms.h"

namespace tarozi {

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
    case StepTerm::RecurrentLayers:
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
    case PromptTerm::Tokens:
    case PromptTerm::RecurrentTokens: return PromptBasis::Token;
    case PromptTerm::ChunkWeights:
    case PromptTerm::ChunkLayers:
    case PromptTerm::HostWeights: return PromptBasis::Chunk;
    case PromptTerm::Prompts:
    case PromptTerm::Count: break;
    }
    return PromptBasis::Once;
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
