// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/memory_parts.h"

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr double kSmallest = 1.0; // byte: less is rounding

} // namespace

std::vector<MemoryPart> memoryParts(const MemoryFigures &memory, bool graphs_inside_limit)
{
    std::vector<MemoryPart> parts;
    const auto add = [&parts](Quantity quantity, double bytes, bool beside_limit) {
        if (bytes >= kSmallest)
            parts.push_back({quantity, bytes, beside_limit});
    };
    const double graphs_inside = graphs_inside_limit ? memory.graphs : 0;
    const double graphs_beside = memory.graphs - graphs_inside;
    const double loaded = memory.weights + memory.kv_cache + memory.activations + memory.gradients.value_or(0) +
                          memory.optimizer.value_or(0) + memory.adapters.value_or(0);
    const double runtime_inside = std::clamp(memory.need - loaded - graphs_inside, 0.0, memory.runtime);
    const double runtime_beside = memory.runtime - runtime_inside;

    add(Quantity::Weights, memory.weights, false);
    add(Quantity::KvCache, memory.kv_cache, false);
    add(Quantity::Activations, memory.activations, false);
    add(Quantity::Gradients, memory.gradients.value_or(0), false);
    add(Quantity::OptimizerState, memory.optimizer.value_or(0), false);
    add(Quantity::Adapters, memory.adapters.value_or(0), false);
    add(Quantity::Runtime, runtime_inside, false);
    add(Quantity::Graphs, graphs_inside, false);
    add(Quantity::Spare, memory.headroom, false);
    add(Quantity::Runtime, runtime_beside, true);
    add(Quantity::Graphs, graphs_beside, true);
    add(Quantity::OtherTenants, memory.other_tenants, true);
    // what an engine's rule sets aside beside the limit under no other name
    add(Quantity::OutsideLimit, memory.outside_limit - runtime_beside - graphs_beside - memory.other_tenants, true);
    return parts;
}

} // namespace tarozi::ui
