// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/serving_inputs.h"

#include "core/units.h"

#include <algorithm>

namespace tarozi {

namespace {

// Tensor parallel needs whole query heads on every rank.
int largestTensorSplit(const LanguageModel &model, int count)
{
    const auto divides = [&](int size) {
        return count % size == 0 && std::all_of(model.layer_runs.begin(), model.layer_runs.end(),
                                                [&](const LayerRun &run) { return run.layer.query_heads % size == 0; });
    };
    int size = count;
    while (size > 1 && !divides(size))
        --size;
    return size;
}

Placement automatic(const Candidate &candidate, const Gpu &gpu, const LanguageModel &model, const Engine &engine)
{
    Placement placement;
    const bool splits_layers = engine.rule == BudgetRule::LlamaCpp || engine.rule == BudgetRule::Transformers;
    if (splits_layers || !gpu.nvlink) {
        placement.parallelism = splits_layers ? Parallelism::LayerSplit : Parallelism::Pipeline;
        placement.pipeline = candidate.count;
    } else {
        placement.parallelism = Parallelism::Tensor;
        placement.tensor = largestTensorSplit(model, candidate.count);
        placement.pipeline = candidate.count / placement.tensor;
    }
    return placement;
}

} // namespace

int Stage::layersOf(const std::vector<int> &sorted_layers) const
{
    const auto begin = std::lower_bound(sorted_layers.begin(), sorted_layers.end(), first_layer);
    return int(std::lower_bound(begin, sorted_layers.end(), end_layer) - begin);
}

Stage stageOf(const ServingInputs &in, int index)
{
    const int stages = in.placement.pipeline;
    Stage stage;
    if (in.engine->embedding_on_host) {
        // llama.cpp deals the layers and the output layer behind them by their share of the cards
        const int dealt = in.layerCount() - in.host_layers + 1;
        const auto firstOf = [&](int device) { return in.host_layers + (device * dealt + stages - 1) / stages; };
        stage.first_layer = std::min(firstOf(index), in.layerCount());
        stage.end_layer = std::min(firstOf(index + 1), in.layerCount());
        stage.has_embedding = false;
        stage.has_head = index == stages - 1 && in.head_on_gpu;
        return stage;
    }
    // Dealt evenly; what is left over goes to the stages before the last one, as vLLM deals them.
    const int each = in.layerCount() / stages;
    const int left_over = in.layerCount() % stages;
    const auto extraBefore = [&](int i) { return std::clamp(i - (stages - 1 - left_over), 0, left_over); };
    stage.first_layer = index * each + extraBefore(index);
    stage.end_layer = index + 1 == stages ? in.layerCount() : (index + 1) * each + extraBefore(index + 1);
    stage.has_embedding = index == 0;
    stage.has_head = index == stages - 1;
    return stage;
}

ServingInputs ServingInputs::at(double other_context, double other_concurrency) const
{
    ServingInputs other = *this;
    other.context = other_context;
    other.concurrency = other_concurrency;
    if (step_follows_context)
        other.max_num_batched_tokens = std::max(max_num_batched_tokens, int(other_context));
    return other;
}

Stage hostStage(const ServingInputs &in)
{
    return {0, in.engine->embedding_on_host ? in.host_layers : 0, in.engine->embedding_on_host,
            in.engine->embedding_on_host && !in.head_on_gpu};
}

PlacementChoice choosePlacement(const Candidate &candidate, const Gpu &gpu, const LanguageModel &model,
                                const Engine &engine)
{
    PlacementChoice choice;
    Placement &placement = choice.placement;
    const int count = std::max(candidate.count, 1);
    if (candidate.tensor || candidate.pipeline) {
        placement.tensor = std::max(candidate.tensor.value_or(1), 1);
        placement.pipeline = std::max(candidate.pipeline.value_or(1), 1);
        const int used = placement.tensor * placement.pipeline;
        if (count % used != 0) {
            choice.refused = QStringLiteral("tensor x pipeline does not divide the number of GPUs");
            return choice;
        }
        placement.replicas = count / used;
        placement.parallelism = placement.tensor > 1     ? Parallelism::Tensor
                                : placement.pipeline > 1 ? Parallelism::Pipeline
                                : placement.replicas > 1 ? Parallelism::Replicas
                                                         : Parallelism::None;
    } else if (count == 1) {
        placement.parallelism = Parallelism::None;
    } else {
        switch (candidate.parallelism) {
        case Parallelism::Auto:
            placement = automatic(candidate, gpu, model, engine);
            choice.no_nvlink = placement.parallelism == Parallelism::Pipeline && !gpu.nvlink;
            break;
        case Parallelism::Tensor: placement = {Parallelism::Tensor, count, 1, 1}; break;
        case Parallelism::Pipeline:
        case Parallelism::LayerSplit: placement = {candidate.parallelism, 1, count, 1}; break;
        case Parallelism::None:
        case Parallelism::Replicas: placement = {Parallelism::Replicas, 1, 1, count}; break;
        }
    }
    // llama.cpp divides the rows of matrices, whatever the heads
    const bool needs_heads = engine.rule != BudgetRule::LlamaCpp;
    if (needs_heads && largestTensorSplit(model, placement.tensor) != placement.tensor)
        choice.refused = QStringLiteral("the query heads do not divide by the tensor-parallel size");
    else if (placement.pipeline > std::max(int(model.layers.size()), 1))
        choice.refused = QStringLiteral("more pipeline stages than layers");
    return choice;
}

const EngineDefaults *defaultsFor(const Engine &engine, const Gpu &gpu, double usable_bytes)
{
    const EngineDefaults *best = nullptr;
    for (const EngineDefaults &tier : engine.defaults) {
        const bool applies = usable_bytes >= tier.from_memory_gib * kGiB && !tier.except.contains(gpu.architecture);
        if (applies && (!best || tier.from_memory_gib >= best->from_memory_gib))
            best = &tier;
    }
    return best;
}

} // namespace tarozi
