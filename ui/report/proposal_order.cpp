// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_content.h"

#include <algorithm>

namespace tarozi::ui::report {

namespace {

int rank(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Fits: return 0;
    case Verdict::Tight: return 1;
    case Verdict::DoesNotFit: return 2;
    case Verdict::NotModelled: return 3;
    }
    return 3;
}

const Assessed &assessedOf(const std::vector<ProposalInput> &variants, const Pick &pick)
{
    return variants[pick.variant].assessment.candidates[pick.candidate];
}

} // namespace

bool holds(const Assessed &candidate)
{
    return candidate.verdict == Verdict::Fits || candidate.verdict == Verdict::Tight;
}

bool runs(const Assessed &candidate)
{
    if (candidate.training || candidate.image || candidate.transcription)
        return holds(candidate);
    return candidate.verdict != Verdict::NotModelled && candidate.capacity.max_concurrency >= 1;
}

namespace {

std::optional<double> priceOf(const Assessed &candidate, Decider decider)
{
    if (!candidate.cost)
        return {};
    if (decider == Decider::PricePerHour)
        return candidate.cost->per_hour;
    return candidate.cost->per_result ? std::optional(candidate.cost->per_result->mid) : std::nullopt;
}

bool allHave(const std::vector<ProposalInput> &variants, Decider decider)
{
    QString currency;
    for (const ProposalInput &variant : variants) {
        for (const Assessed &candidate : variant.assessment.candidates) {
            if (!holds(candidate))
                continue;
            if (!priceOf(candidate, decider) || (!currency.isEmpty() && candidate.cost->currency != currency))
                return false;
            currency = candidate.cost->currency;
        }
    }
    return !currency.isEmpty();
}

} // namespace

Decider deciderOf(const std::vector<ProposalInput> &variants)
{
    for (const Decider decider : {Decider::CostOfResult, Decider::PricePerHour}) {
        if (allHave(variants, decider))
            return decider;
    }
    return Decider::SpareMemory;
}

std::vector<Pick> bestFirst(const std::vector<ProposalInput> &variants)
{
    std::vector<Pick> order;
    for (std::size_t v = 0; v < variants.size(); ++v) {
        for (std::size_t i = 0; i < variants[v].assessment.candidates.size(); ++i)
            order.push_back({v, i});
    }
    const Decider decider = deciderOf(variants);
    std::stable_sort(order.begin(), order.end(), [&](const Pick &a, const Pick &b) {
        const Assessed &left = assessedOf(variants, a), &right = assessedOf(variants, b);
        if (rank(left.verdict) != rank(right.verdict))
            return rank(left.verdict) < rank(right.verdict);
        if (decider != Decider::SpareMemory && holds(left) && priceOf(left, decider) != priceOf(right, decider))
            return *priceOf(left, decider) < *priceOf(right, decider);
        return left.memory.headroom > right.memory.headroom;
    });
    return order;
}

std::optional<Pick> recommended(const std::vector<ProposalInput> &variants)
{
    const std::vector<Pick> order = bestFirst(variants);
    if (order.empty() || !holds(assessedOf(variants, order.front())))
        return {};
    return order.front();
}

} // namespace tarozi::ui::report
