// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/derivation.h"
#include "core/memory/explained.h"
#include "core/memory/ranged.h"
#include "core/memory/serving_inputs.h"

#include <algorithm>

namespace tarozi {

// What an engine takes on one GPU besides weights and cache, in bytes.
struct EngineMemory {
    Ranged activations; // working memory: the activation peak, or llama.cpp's compute buffer
    Ranged non_torch;   // outside the framework's allocator, inside the limit: communication buffers, workspaces
    Ranged context;     // the CUDA context, outside the limit
    Ranged graphs;
    double host = 0; // buffers in host memory
};

// The widest MLP that one token passes on one tensor-parallel rank, over the layers of a stage; experts count where
// the engine has no workspace of its own for them.
double widestMlp(const ServingInputs &in, const Stage &stage);

// Elements of the two buffers that a fused kernel for experts keeps: k·(max(2·i, h) + max(i, h)) a token.
double expertWorkspaceElements(const ServingInputs &in, const Stage &stage);
int mostQueryHeads(const LanguageModel &model);

// Activation peak of the profile run: the sampler's (c·N·V and the hidden states of a step) or the forward pass over
// a full step, whichever is larger. Stages without the head never sample.
template<typename R>
Ranged profiledActivations(const ServingInputs &in, const Stage &stage, R &recorder)
{
    const Engine &engine = *in.engine;
    const double vocabulary = double(in.model->vocabulary);
    const double hidden = in.model->hidden_size;
    const double step = in.max_num_batched_tokens;
    const double mlp = widestMlp(in, stage);
    Ranged sampler;
    if (stage.has_head) {
        sampler = ranged(engine, u"sampler_bytes_per_seq_and_vocab", in.max_num_seqs * vocabulary);
        sampler += ranged(engine, u"sampler_bytes_per_token_and_hidden", step * hidden);
        sampler += ranged(engine, u"sampler_bytes");
        // the coefficients are of 16-bit logits and hidden states
        const double wider = in.weights->bytes_per_parameter[size_t(TensorClass::OutputHead)] - 2;
        if (wider > 0)
            sampler += wider * (in.max_num_seqs * vocabulary + step * hidden);
        // a first start with an empty compile cache holds a copy of the output head for a moment
        const double head_copies = ranged(engine, u"cold_compile_head_copies").high;
        sampler.high = std::max(sampler.high, head_copies * vocabulary * hidden * 2);
    }
    Ranged forward = ranged(engine, u"forward_bytes_per_token_and_mlp", step * mlp);
    forward += ranged(engine, u"forward_bytes_per_token_and_hidden", step * hidden);
    const bool sampler_leads = sampler.value >= forward.value;
    Ranged result = sampler_leads ? sampler : forward;
    result.high = std::max(sampler.high, forward.high);
    const Ranged experts =
        ranged(engine, u"expert_workspace_bytes_per_element", step * expertWorkspaceElements(in, stage));
    result += experts;
    if constexpr (R::active)
        recordProfiledActivations(in, mlp, sampler_leads, experts.value, result.value, recorder);
    return result;
}

void recordProfiledActivations(const ServingInputs &in, double mlp, bool sampler_leads, double experts, double bytes,
                               StepRecorder &recorder);

double roundUp(double value, double multiple);

// llama.cpp's compute buffer of one device: the largest of its phases over one micro-batch of u tokens.
template<typename R>
Ranged computeBuffer(const ServingInputs &in, const Stage &stage, R &recorder)
{
    constexpr double kFloat = 4;
    constexpr double kHalf = 2;
    const double u = in.ubatch;
    const double hidden = u * in.model->hidden_size * kFloat;
    const double cells = roundUp(in.context * in.concurrency, in.engine->kv_block_tokens);
    const double mask = u * cells * (in.flash_attention ? kHalf : kFloat);
    // inputs are kept once for each step in flight over several devices
    const double copies = in.splitsLayers() ? ranged(*in.engine, u"input_copies").value : 0;
    const double inputs = copies * (mask + hidden);
    // a mask larger than one hidden state does not fit into the place that one leaves
    const double beside = copies > 0 ? inputs : in.flash_attention && mask > hidden ? mask + hidden : 0;
    const double logits = stage.has_head ? u * double(in.model->vocabulary) * kFloat + hidden + beside : 0;
    const double scores = in.flash_attention ? 0 : u * cells * mostQueryHeads(*in.model) * kFloat;
    const double attention = scores + (copies > 0 ? inputs : mask) + 4 * hidden;
    const double mlp = u * 2 * widestMlp(in, stage) * kFloat + 2 * hidden;
    const bool computes = stage.has_head || !in.engine->one_compute_buffer;
    const double phases = computes ? std::max({logits, attention, mlp}) : 0;
    Ranged result = Ranged{phases, phases, phases}.scaled(ranged(*in.engine, u"compute_buffer_relative"));
    if (computes)
        result += ranged(*in.engine, u"compute_buffer_bytes");
    if constexpr (R::active)
        recordComputeBuffer(in, result.value, recorder);
    return result;
}

void recordComputeBuffer(const ServingInputs &in, double bytes, StepRecorder &recorder);

// How many batch sizes are captured: 1, 2, 4, multiples of 8 up to 256, of 16 up to 512; whole steps up to the
// largest batch and, in engines with two sets, pieces of steps up to twice that. Adapters double both.
double capturedGraphs(const ServingInputs &in);

// The coefficient of one layer in one graph: engines may record one of its own for weights under 16 bit, whose kernels
// also dequantize.
QStringView graphLayerId(const ServingInputs &in);

template<typename R>
Ranged workingMemory(const ServingInputs &in, const Stage &stage, R &recorder)
{
    return in.engine->rule == BudgetRule::LlamaCpp ? computeBuffer(in, stage, recorder)
                                                   : profiledActivations(in, stage, recorder);
}

template<typename R>
EngineMemory engineMemory(const ServingInputs &in, const Stage &stage, R &recorder)
{
    const Engine &engine = *in.engine;
    EngineMemory result;
    result.activations = workingMemory(in, stage, recorder);
    const bool together = in.placement.tensor > 1;
    result.non_torch = ranged(engine, together            ? u"non_torch_tensor_bytes"
                                      : in.splitsLayers() ? u"non_torch_pipeline_bytes"
                                                          : u"non_torch_bytes");
    result.context = ranged(engine, u"cuda_context_bytes");
    if (!in.eager) {
        const double graphs = capturedGraphs(in);
        result.graphs = ranged(engine, u"graph_bytes", graphs);
        result.graphs += ranged(engine, graphLayerId(in), graphs * (stage.end_layer - stage.first_layer));
    }
    if constexpr (R::active)
        recordEngineMemory(in, stage, result, recorder);
    return result;
}

void recordEngineMemory(const ServingInputs &in, const Stage &stage, const EngineMemory &memory,
                        StepRecorder &recorder);

} // namespace tarozi
