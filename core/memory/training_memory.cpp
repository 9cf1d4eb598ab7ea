// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/training_memory.h"

#include "core/memory/weights.h"

#include <algorithm>

namespace tarozi {

namespace {

// Weights and state that are sums over parameters carry little doubt: formats store some tensors otherwise.
constexpr double kStaticDoubt = 0.03;

struct State {
    double weights = 0, adapters = 0, gradients = 0, optimizer = 0;
};

double momentBytes(const TrainingInputs &in)
{
    return in.optimizer->moments * in.optimizer->moment_bytes.value_or(in.recipe->moment);
}

State wholeState(const TrainingInputs &in, double trainable)
{
    State state;
    const double copies = trainable * in.recipe->working;
    if (in.adapters()) {
        state.weights = wholeModelBytes(*in.model, *in.base) * in.parameters() / in.model->parameters;
        if (in.base->nominal_bits > 16 && in.recipe->activation <= 2) // autocast keeps a half copy
            state.weights += in.model->parameters * in.recipe->activation;
        state.adapters = copies;
    } else {
        state.weights = copies;
    }
    if (in.framework->copies_tied_head && in.model->tied_embedding)
        state.weights += double(in.model->vocabulary) * in.model->hidden_size *
                         (in.adapters() ? in.recipe->activation : in.recipe->working);
    state.gradients = trainable * in.recipe->gradients;
    state.optimizer = trainable * (in.recipe->master + momentBytes(in));
    return state;
}

State shardedState(const TrainingInputs &in, State state)
{
    const double n = in.gpus;
    const Sharding sharding = in.asked.sharding;
    if (n <= 1 || sharding == Sharding::None)
        return state;
    state.optimizer /= n;
    if (sharding != Sharding::Zero1)
        state.gradients /= n;
    if (in.shardsWeights()) {
        state.weights = state.weights / n + (in.adapters() && in.framework->gathers_frozen_weights ? state.weights : 0);
        state.adapters /= n;
    }
    return state;
}

// What leaves the GPU for host memory.
double moveToHost(const TrainingInputs &in, State &state)
{
    double host = 0;
    const auto move = [&](double &bytes) {
        host += bytes;
        bytes = 0;
    };
    const TrainingOffload offload = in.asked.offload;
    if (offload == TrainingOffload::Parameters) {
        move(state.weights);
        move(state.adapters);
        move(state.gradients);
    }
    if (offload == TrainingOffload::Parameters || offload == TrainingOffload::Optimizer || in.optimizer->paged)
        move(state.optimizer);
    return host * in.gpus;
}

double lossBytes(const TrainingInputs &in)
{
    const TrainingSettings &settings = *in.settings;
    if (in.loss == in.framework->loss && in.framework->loss_bytes)
        return *in.framework->loss_bytes;
    const LossKind kind = in.loss == LossKind::Plain && in.asked.compile ? LossKind::Compiled : in.loss;
    const double bytes = settings.loss_bytes[size_t(kind)];
    return kind == LossKind::Chunked ? bytes * settings.chunk_share : bytes;
}

void fillActivations(const TrainingInputs &in, TrainingMemory &memory)
{
    const TrainingShape &shape = memory.shape;
    const double width = in.recipe->activation;
    const double tokens = in.tokens();
    const double compiled = in.asked.compile ? in.settings->compiled_share : 1;
    const bool eager = in.asked.attention == AttentionKind::Eager;
    const auto bytes = [&](double elements, double scores) {
        return tokens * width * (elements * compiled + (eager ? scores * in.settings->score_bytes : 0));
    };
    const double all = bytes(shape.elements, shape.scores);
    const double one = bytes(shape.largest_layer, shape.largest_scores);
    const bool saved_on_host = in.framework->offloads_checkpoints || in.asked.offload == TrainingOffload::Activations;
    const double inputs = saved_on_host ? 0 : tokens * width * shape.layer_inputs;
    memory.logits_bytes = tokens * shape.logits * lossBytes(in);
    switch (in.asked.checkpointing) {
    case Checkpointing::None:
        memory.layer_bytes = all;
        memory.pass_bytes = all + memory.logits_bytes;
        return;
    case Checkpointing::Selective: memory.layer_bytes = all * in.framework->selective_share + inputs / 2; break;
    case Checkpointing::Full: memory.layer_bytes = inputs; break;
    }
    // the logits are gone when the last layer is computed again
    memory.pass_bytes = memory.layer_bytes + std::max(one, memory.logits_bytes);
    memory.layer_bytes += one;
}

// Whole layers come together while they are used: the one at work and the next. A quantized matrix is unpacked.
double gatheredBytes(const TrainingInputs &in, const TrainingShape &shape)
{
    double bytes = in.quantized() ? shape.largest_matrix * in.recipe->activation : 0;
    if (in.shardsWeights() || in.asked.offload == TrainingOffload::Parameters) {
        bytes += 2 * shape.largest_layer_bytes + shape.outer_bytes;
        if (!in.adapters())
            bytes += shape.largest_layer_bytes; // its gradients, before they are divided
    }
    return bytes;
}

// An allocator gives back what it holds beyond use when memory runs short: then the tensors and a little more than
// them must fit.
double heldByAllocator(const TrainingMemory &memory, double beside)
{
    constexpr double kTightest = 1.03;
    const double least = std::min(memory.allocated * kTightest, memory.reserved);
    return std::min(memory.reserved, std::max(least, memory.ladder.visible - beside));
}

Ladder ladderOf(const TrainingInputs &in)
{
    ServingInputs card;
    card.gpu = in.gpu;
    card.ecc = in.ecc;
    card.visible_share = in.visible_share;
    card.sees_all_usable = in.sees_all_usable;
    return memoryLadder(card);
}

} // namespace

TrainingMemory trainingMemory(const TrainingInputs &in)
{
    TrainingMemory memory;
    memory.ladder = ladderOf(in);
    memory.shape = trainingShape(in);
    memory.trainable = in.adapters() ? loraParameters(*in.model, in.targets, in.asked.rank) : in.parameters();
    State state = wholeState(in, memory.trainable);
    memory.static_bytes = state.weights + state.adapters + state.gradients + state.optimizer;
    state = shardedState(in, state);
    memory.host_ram = moveToHost(in, state);
    if (in.asked.fused_backward) // the gradient of one matrix at a time
        state.gradients = std::min(state.gradients,
                                   std::max(memory.shape.largest_matrix, memory.shape.logits * in.model->hidden_size) *
                                       in.recipe->gradients);
    memory.weights = state.weights;
    memory.adapters = state.adapters;
    memory.gradients = state.gradients;
    memory.optimizer = state.optimizer;
    fillActivations(in, memory);
    memory.gathered = gatheredBytes(in, memory.shape);
    memory.context = in.settings->context_bytes;
    memory.step_bytes = in.asked.fused_backward ? 0 : state.gradients * in.optimizer->transient_gradients;

    const double held = memory.weights + memory.adapters + memory.optimizer + memory.gathered;
    // one gradient at a time while all saved inputs are there, or all gradients while they accumulate
    const bool beside_pass = in.asked.accumulation > 1 || in.asked.fused_backward;
    const auto above = [&](double factor) {
        const double pass = memory.pass_bytes * factor;
        const double backward = beside_pass ? state.gradients + pass : std::max(state.gradients, pass);
        return std::max(backward, state.gradients + memory.step_bytes);
    };
    const double reserved = above(in.framework->reserved_share);
    memory.step_holds_peak = reserved <= state.gradients + memory.step_bytes && memory.step_bytes > 0;
    memory.allocated = held + above(1);
    memory.reserved = held + reserved;
    const double beside = memory.context;
    const double held_back = heldByAllocator(memory, beside + in.other_tenants_bytes);
    memory.activations = std::max(held_back - held - state.gradients, 0.0);
    memory.need = held_back + beside;
    memory.need_low = held * (1 - kStaticDoubt) + above(in.framework->reserved_share * in.framework->low) + beside;
    memory.need_high = held * (1 + kStaticDoubt) + above(in.framework->reserved_share * in.framework->high) + beside +
                       in.settings->context_high_bytes - memory.context;
    return memory;
}

} // namespace tarozi
