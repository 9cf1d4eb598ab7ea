// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/memory_parts.h"

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr double kSmallest = 1.0; // byte: less is rounding

} // namespace

InsideLimit insideLimit(const Assessed &candidate, const Catalog &catalog)
{
    if (candidate.training || candidate.image || candidate.transcription) // no engine divides their memory
        return {true, true};
    const Engine *engine = catalog.engine(candidate.resolved.engine, candidate.resolved.engine_version);
    return engine ? InsideLimit{engine->activations_inside_limit, engine->graphs_inside_limit} : InsideLimit{};
}

std::vector<MemoryPart> memoryParts(const MemoryFigures &memory, const InsideLimit &inside)
{
    std::vector<MemoryPart> parts;
    const auto add = [&parts](Quantity quantity, double bytes, bool beside_limit) {
        if (bytes >= kSmallest)
            parts.push_back({quantity, bytes, beside_limit});
    };
    const double activations_inside = inside.activations ? memory.activations : 0;
    const double activations_beside = memory.activations - activations_inside;
    const double graphs_inside = inside.graphs ? memory.graphs : 0;
    const double graphs_beside = memory.graphs - graphs_inside;
    const double loaded = memory.weights + memory.kv_cache + activations_inside + memory.gradients.value_or(0) +
                          memory.optimizer.value_or(0) + memory.adapters.value_or(0) + graphs_inside;
    const double runtime_inside = std::clamp(memory.need - loaded, 0.0, memory.runtime);
    const double runtime_beside = memory.runtime - runtime_inside;
    const double known_beside = runtime_beside + activations_beside + graphs_beside + memory.other_tenants;

    add(Quantity::Weights, memory.weights, false);
    add(Quantity::KvCache, memory.kv_cache, false);
    add(Quantity::Activations, activations_inside, false);
    add(Quantity::Gradients, memory.gradients.value_or(0), false);
    add(Quantity::OptimizerState, memory.optimizer.value_or(0), false);
    add(Quantity::Adapters, memory.adapters.value_or(0), false);
    add(Quantity::Runtime, runtime_inside, false);
    add(Quantity::Graphs, graphs_inside, false);
    add(Quantity::Spare, memory.headroom, false);
    add(Quantity::Activations, activations_beside, true);
    add(Quantity::Runtime, runtime_beside, true);
    add(Quantity::Graphs, graphs_beside, true);
    add(Quantity::OtherTenants, memory.other_tenants, true);
    // what an engine's rule sets aside beside the limit under no other name
    add(Quantity::OutsideLimit, memory.outside_limit - known_beside, true);
    return parts;
}

} // namespace tarozi::ui
