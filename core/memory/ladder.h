// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/derivation.h"
#include "core/memory/explained.h"
#include "core/memory/serving_inputs.h"
#include "core/units.h"

#include <algorithm>

namespace tarozi {

// From the label to the engine's budget, in bytes of one GPU.
struct Ladder {
    double nominal = 0, usable = 0, visible = 0, limit = 0;
    bool usable_planned = false; // the driver's figure for this ECC state was never observed
    bool visible_assumed = false;
};

// The share of the visible memory where the engine's rule is one, else visible less a margin.
template<typename R>
double limitBytes(const ServingInputs &in, double visible, R &recorder)
{
    const Coefficient *margin = in.engine->coefficient(u"margin_bytes");
    const double limit = in.memory_limit_share * visible - (margin ? margin->value : 0);
    if constexpr (R::active) {
        const BudgetRule rule = in.engine->rule;
        Step step{Quantity::Limit,
                  QStringLiteral("M = u·S"),
                  {term(u"u", Quantity::MemoryLimitShare, in.memory_limit_share, Unit::Fraction, in.engine->sources),
                   term(u"S", Quantity::VisibleMemory, visible, Unit::Bytes)},
                  limit,
                  Unit::Bytes,
                  rule == BudgetRule::Vllm          ? Rule::VllmBudget
                  : rule == BudgetRule::Sglang      ? Rule::SglangReserve
                  : rule == BudgetRule::LlamaCpp    ? Rule::LlamaCppMargin
                  : rule == BudgetRule::TensorRtLlm ? Rule::TensorRtLlmFreeShare
                                                    : Rule::TransformersGrowth};
        if (margin) {
            step.formula += QStringLiteral(" − m");
            step.terms.push_back(term(u"m", Quantity::MarginPerGpu, *margin, Unit::Bytes));
        }
        recorder.add(std::move(step));
    }
    return limit;
}

template<typename R>
Ladder memoryLadder(const ServingInputs &in, R &recorder)
{
    const Gpu &gpu = *in.gpu;
    Ladder ladder;
    ladder.nominal = gpu.memory_nominal_gb * kGB;
    const bool ecc_on = in.ecc == EccMode::On;
    ladder.usable = usableBytes(gpu, in.ecc);
    ladder.usable_planned = !(ecc_on ? gpu.usable_bytes_ecc_on : gpu.usable_bytes_ecc_off);
    const double share = in.visible_share ? in.visible_share->value : 1;
    // What a program sees was observed in the card's default ECC state; it keeps its proportion in the other one.
    const double observed_at = usableBytes(gpu, gpu.ecc_default);
    ladder.visible_assumed = !gpu.visible_bytes;
    ladder.visible = gpu.visible_bytes ? *gpu.visible_bytes * ladder.usable / observed_at : ladder.usable * share;
    if constexpr (R::active) {
        recorder.add({Quantity::UsableMemory,
                      QStringLiteral("U"),
                      {term(u"U", Quantity::UsableMemory, ladder.usable, Unit::Bytes,
                            sourcesOf(gpu.sources, QStringLiteral("memory_usable")))},
                      ladder.usable,
                      Unit::Bytes,
                      ladder.usable_planned ? Rule::UsablePlanned : Rule::None});
        Step visible{Quantity::VisibleMemory,
                     QStringLiteral("S = U·v"),
                     {term(u"U", Quantity::UsableMemory, ladder.usable, Unit::Bytes)},
                     ladder.visible,
                     Unit::Bytes,
                     ladder.visible_assumed ? Rule::VisibleAssumed : Rule::VisibleFromLogs};
        if (ladder.visible_assumed && in.visible_share)
            visible.terms.push_back(term(u"v", Quantity::VisibleShare, *in.visible_share, Unit::Fraction));
        else
            visible.terms.push_back(term(u"v", Quantity::VisibleShare, ladder.visible / ladder.usable, Unit::Fraction,
                                         {gpu.visible_source}));
        recorder.add(std::move(visible));
    }
    ladder.limit = limitBytes(in, ladder.visible, recorder);
    return ladder;
}

} // namespace tarozi
