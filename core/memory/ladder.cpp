// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/ladder.h"

#include <algorithm>

namespace tarozi {

Ladder memoryLadder(const ServingInputs &in)
{
    const Gpu &gpu = *in.gpu;
    Ladder ladder;
    ladder.nominal = gpu.memory_nominal_gb * kGB;
    ladder.usable = usableBytes(gpu, in.ecc);
    ladder.usable_planned = !(in.ecc == EccMode::On ? gpu.usable_bytes_ecc_on : gpu.usable_bytes_ecc_off);
    if (in.sees_all_usable) {
        ladder.visible = ladder.usable;
        return ladder;
    }
    // What a program sees was observed in the card's default ECC state; it keeps its proportion in the other one.
    const double share = gpu.visible_bytes  ? *gpu.visible_bytes / usableBytes(gpu, gpu.ecc_default)
                         : in.visible_share ? in.visible_share->value
                                            : 1;
    ladder.visible_assumed = !gpu.visible_bytes;
    ladder.visible = std::min(ladder.usable * share, ladder.usable);
    return ladder;
}

void recordLadder(const ServingInputs &in, const Ladder &ladder, StepRecorder &recorder)
{
    const Gpu &gpu = *in.gpu;
    recorder.add({Quantity::NominalMemory,
                  QStringLiteral("B"),
                  {term(u"B", Quantity::NominalMemory, ladder.nominal, Unit::Bytes,
                        sourcesOf(gpu.sources, QStringLiteral("memory.nominal")))},
                  ladder.nominal,
                  Unit::Bytes});
    recorder.add({Quantity::UsableMemory,
                  QStringLiteral("U"),
                  {term(u"U", Quantity::UsableMemory, ladder.usable, Unit::Bytes,
                        sourcesOf(gpu.sources, QStringLiteral("memory.usable")))},
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
        visible.terms.push_back(
            term(u"v", Quantity::VisibleShare, ladder.visible / ladder.usable, Unit::Fraction, {gpu.visible_source}));
    recorder.add(std::move(visible));
}

double limitBytes(const ServingInputs &in, const Ladder &ladder, const Budget &budget)
{
    const double share = in.memory_limit_share;
    switch (in.engine->rule) {
    case BudgetRule::Vllm: return share * ladder.visible;
    case BudgetRule::Sglang: return share * (ladder.visible - budget.context - in.other_tenants_bytes);
    case BudgetRule::TensorRtLlm: {
        const double free = ladder.visible - budget.context - in.other_tenants_bytes - budget.fixed;
        return budget.fixed + share * std::max(free, 0.0);
    }
    case BudgetRule::LlamaCpp:
    case BudgetRule::Transformers: {
        const Coefficient *margin = in.engine->coefficient(u"margin_bytes");
        return share * ladder.visible - (margin ? margin->value : 0);
    }
    }
    return 0;
}

void recordLimit(const ServingInputs &in, const Ladder &ladder, const Budget &budget, StepRecorder &recorder)
{
    Step step{Quantity::Limit,
              QStringLiteral("M = u·S"),
              {term(u"u", Quantity::MemoryLimitShare, in.memory_limit_share, Unit::Fraction, in.engine->sources),
               term(u"S", Quantity::VisibleMemory, ladder.visible, Unit::Bytes)},
              limitBytes(in, ladder, budget),
              Unit::Bytes};
    const Term context = term(u"X", Quantity::CudaContext, budget.context, Unit::Bytes);
    const Term tenants = term(u"D", Quantity::OtherTenants, in.other_tenants_bytes, Unit::Bytes);
    switch (in.engine->rule) {
    case BudgetRule::Vllm: step.rule = Rule::VllmBudget; break;
    case BudgetRule::Sglang:
        step.rule = Rule::SglangReserve;
        step.formula = QStringLiteral("M = u·(S − X − D)");
        step.terms.insert(step.terms.end(), {context, tenants});
        break;
    case BudgetRule::TensorRtLlm:
        step.rule = Rule::TensorRtLlmFreeShare;
        step.formula = QStringLiteral("M = F + u·(S − X − D − F)");
        step.terms.insert(step.terms.end(), {context, tenants, term(u"F", Quantity::Need, budget.fixed, Unit::Bytes)});
        break;
    case BudgetRule::LlamaCpp:
    case BudgetRule::Transformers:
        step.rule = in.engine->rule == BudgetRule::LlamaCpp ? Rule::LlamaCppMargin : Rule::TransformersGrowth;
        step.formula = QStringLiteral("M = u·S − m");
        if (const Coefficient *margin = in.engine->coefficient(u"margin_bytes"))
            step.terms.push_back(term(u"m", Quantity::MarginPerGpu, *margin, Unit::Bytes));
        break;
    }
    recorder.add(std::move(step));
}

} // namespace tarozi
