// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/derivation.h"
#include "core/memory/explained.h"
#include "core/memory/serving_inputs.h"
#include "core/units.h"

#include <algorithm>

namespace tarozi {

// A figure with the range its evidence supports.
struct Ranged {
    double value = 0, low = 0, high = 0;

    Ranged &operator+=(const Ranged &other)
    {
        value += other.value;
        low += other.low;
        high += other.high;
        return *this;
    }
};

inline Ranged ranged(const Coefficient *coefficient, double factor = 1)
{
    if (!coefficient)
        return {};
    return {coefficient->value * factor, coefficient->low * factor, coefficient->high * factor};
}

// What an engine takes on one GPU besides weights and cache.
struct EngineMemory {
    Ranged activations;
    Ranged non_torch; // inside the limit: communication buffers, workspaces
    Ranged context;   // outside: the CUDA context
    Ranged graphs;
};

// The widest MLP that one token passes, over all layers.
double widestMlp(const LanguageModel &model);

template<typename R>
Ranged activationBytes(const ServingInputs &in, R &recorder)
{
    const Engine &engine = *in.engine;
    const double vocabulary = double(in.model->vocabulary);
    const Coefficient *by_sampler = engine.coefficient(u"activation_bytes_per_seq_and_vocab");
    const Coefficient *by_mlp = engine.coefficient(u"activation_bytes_per_token_and_mlp_width");
    const Coefficient *by_hidden = engine.coefficient(u"activation_bytes_per_token_and_hidden_size");
    const double mlp = widestMlp(*in.model);
    const Ranged sampler = ranged(by_sampler, in.max_num_seqs * vocabulary);
    Ranged forward = ranged(by_mlp, in.max_num_batched_tokens * mlp);
    forward += ranged(by_hidden, in.max_num_batched_tokens * double(in.model->hidden_size));
    const bool sampler_leads = sampler.value >= forward.value;
    const Ranged result = sampler_leads ? sampler : forward;
    if constexpr (R::active) {
        Step step{Quantity::Activations, {}, {}, result.value, Unit::Bytes, Rule::ActivationsBySampler};
        if (sampler_leads && by_sampler) {
            step.formula = QStringLiteral("A = c·N·V");
            step.terms = {term(u"c", Quantity::ActivationCoefficient, *by_sampler),
                          term(u"N", Quantity::MaxNumSeqs, in.max_num_seqs, Unit::Requests, engine.sources),
                          term(u"V", Quantity::Vocabulary, vocabulary, Unit::None, in.model->sources)};
        } else if (by_mlp && by_hidden) {
            step.formula = QStringLiteral("A = M·(c·i + c'·h)");
            step.rule = Rule::ActivationsByForward;
            step.terms = {
                term(u"M", Quantity::MaxNumBatchedTokens, in.max_num_batched_tokens, Unit::Tokens, engine.sources),
                term(u"c", Quantity::ActivationCoefficient, *by_mlp),
                term(u"i", Quantity::IntermediateSize, mlp, Unit::None, in.model->sources),
                term(u"c'", Quantity::ActivationCoefficient, *by_hidden),
                term(u"h", Quantity::HiddenSize, in.model->hidden_size, Unit::None, in.model->sources)};
        }
        recorder.add(std::move(step));
    }
    return result;
}

// Memory outside the framework's allocator.
template<typename R>
EngineMemory engineMemory(const ServingInputs &in, R &recorder)
{
    const Engine &engine = *in.engine;
    EngineMemory result;
    result.activations = activationBytes(in, recorder);
    const QStringView id =
        in.placement.tensor > 1 ? QStringView(u"non_torch_tensor_bytes") : QStringView(u"non_torch_bytes");
    const Coefficient *non_torch = engine.coefficient(id);
    const Coefficient *context = engine.coefficient(u"cuda_context_bytes");
    const Coefficient *graphs = engine.coefficient(u"graph_bytes");
    result.non_torch = ranged(non_torch);
    result.context = ranged(context);
    if (!in.eager)
        result.graphs = ranged(graphs);
    if constexpr (R::active) {
        if (non_torch)
            recorder.add({Quantity::NonTorch,
                          QStringLiteral("N_t = c"),
                          {term(u"c", Quantity::NonTorch, *non_torch, Unit::Bytes)},
                          non_torch->value,
                          Unit::Bytes});
        if (context)
            recorder.add({Quantity::CudaContext,
                          QStringLiteral("X = c"),
                          {term(u"c", Quantity::CudaContext, *context, Unit::Bytes)},
                          context->value,
                          Unit::Bytes});
        if (graphs && !in.eager)
            recorder.add({Quantity::Graphs,
                          QStringLiteral("G = c"),
                          {term(u"c", Quantity::Graphs, *graphs, Unit::Bytes)},
                          graphs->value,
                          Unit::Bytes,
                          engine.graphs_inside_limit ? Rule::VllmGraphsInside : Rule::VllmGraphsOutside});
    }
    return result;
}

} // namespace tarozi
