// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/memory_parts.h"

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

constexpr double kSameBytes = 1.0;

bool same(double a, double b)
{
    return std::abs(a - b) < kSameBytes;
}

// Core hands over one sum of what lives beside the limit; graphs and other tenants are what can live there.
struct Beside {
    bool graphs = false;
    bool tenants = false;
};

Beside besideLimit(const MemoryFigures &memory)
{
    const double outside = memory.outside_limit;
    if (same(outside, memory.graphs + memory.other_tenants))
        return {true, true};
    return {same(outside, memory.graphs), same(outside, memory.other_tenants)};
}

} // namespace

std::vector<MemoryPart> memoryParts(const MemoryFigures &memory)
{
    std::vector<MemoryPart> parts;
    const auto add = [&parts](Quantity quantity, double bytes, bool beside) {
        if (bytes >= kSameBytes)
            parts.push_back({quantity, bytes, beside});
    };
    const Beside beside = besideLimit(memory);
    add(Quantity::Weights, memory.weights, false);
    add(Quantity::KvCache, memory.kv_cache, false);
    add(Quantity::Activations, memory.activations, false);
    add(Quantity::Gradients, memory.gradients.value_or(0), false);
    add(Quantity::OptimizerState, memory.optimizer.value_or(0), false);
    add(Quantity::Adapters, memory.adapters.value_or(0), false);
    add(Quantity::Runtime, memory.runtime, false);
    if (!beside.graphs)
        add(Quantity::Graphs, memory.graphs, false);
    if (!beside.tenants)
        add(Quantity::OtherTenants, memory.other_tenants, false);
    add(Quantity::Spare, memory.headroom, false);
    if (beside.graphs)
        add(Quantity::Graphs, memory.graphs, true);
    if (beside.tenants)
        add(Quantity::OtherTenants, memory.other_tenants, true);
    const double known = (beside.graphs ? memory.graphs : 0) + (beside.tenants ? memory.other_tenants : 0);
    add(Quantity::OutsideLimit, memory.outside_limit - known, true);
    return parts;
}

} // namespace tarozi::ui
