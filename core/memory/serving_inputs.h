// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/workload/scenario.h"

#include <optional>

namespace tarozi {

// How one candidate's GPUs share the work. tensor · pipeline · replicas = its number of GPUs.
struct Placement {
    Parallelism parallelism = Parallelism::None;
    int tensor = 1;
    int pipeline = 1;
    int replicas = 1;

    bool operator==(const Placement &) const = default;
};

// What one GPU of a pipeline holds: the layers [first_layer, end_layer), and what lies before and behind them.
struct Stage {
    int first_layer = 0;
    int end_layer = 0;
    bool has_embedding = true;
    bool has_head = true;

    int layersOf(const std::vector<int> &sorted_layers) const;
};

// Everything the formulas of serving read, looked up and defaulted: no id, no unset value is left.
struct ServingInputs {
    const Gpu *gpu = nullptr;
    const LanguageModel *model = nullptr;
    const WeightFormat *weights = nullptr;
    const KvFormat *kv = nullptr;
    const Engine *engine = nullptr;
    const Coefficient *visible_share = nullptr; // stands in where the card's visible memory was never observed
    Placement placement;
    EccMode ecc = EccMode::Off;
    double memory_limit_share = 0;
    int max_num_seqs = 0;
    int max_num_batched_tokens = 0;
    bool step_follows_context = false; // a step holds a whole prompt: max_num_batched_tokens is at least the context
    int ubatch = 512;
    int host_layers = 0; // the first layers stay in host memory
    bool head_on_gpu = true;
    bool eager = false;
    bool flash_attention = true;
    bool sees_all_usable = false; // the system shows programs all that the driver reports
    double cpu_offload_bytes = 0;
    int lora_slots = 0;
    int lora_rank = 0;
    double other_tenants_bytes = 0;
    double context = 0;
    double concurrency = 0;                 // of one replica
    std::optional<double> weights_bytes;    // the user's size of the whole model
    std::optional<double> exact_parameters; // a bare size: weights are exactly this many · the format's bytes

    int layerCount() const { return int(model->layers.size()); }
    bool splitsLayers() const { return placement.pipeline > 1; }
    // Does working memory change with the context or the number of requests?
    bool workGrows() const { return step_follows_context || engine->rule == BudgetRule::LlamaCpp; }
    ServingInputs at(double other_context, double other_concurrency) const;
};

// Stage `index` of the placement's pipeline. Engines that keep the embedding in host memory have none on a GPU.
Stage stageOf(const ServingInputs &in, int index);
// What stays in host memory because the layers were not asked onto the GPU.
Stage hostStage(const ServingInputs &in);

// How a candidate would be placed, or why the engine could not run it so.
struct PlacementChoice {
    Placement placement;
    bool no_nvlink = false; // tensor parallel was passed over because the cards have no NVLink
    QString refused;        // not empty: why it cannot run
};
PlacementChoice choosePlacement(const Candidate &candidate, const Gpu &gpu, const LanguageModel &model,
                                const Engine &engine);

// The engine's default tier for a card.
const EngineDefaults *defaultsFor(const Engine &engine, const Gpu &gpu, double usable_bytes);

} // namespace tarozi
