// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/tried_fixes.h"

#include <algorithm>

namespace tarozi {

namespace {

// Ranked by what a change costs: a setting first, then quality of the cache, of the weights, then less work, then
// money.
int costOf(FixKind kind)
{
    switch (kind) {
    case FixKind::HigherLimit:
    case FixKind::LowerLimit: return 0;
    case FixKind::KvFormat: return 1;
    case FixKind::WeightFormat: return 2;
    case FixKind::FewerRequests: return 3;
    case FixKind::ShorterContext: return 4;
    case FixKind::MoreGpus: return 5;
    case FixKind::RecomputeLayers: return 0;
    case FixKind::LighterOptimizer: return 1;
    case FixKind::SmallerBatch: return 2;
    case FixKind::ShorterSequence: return 3;
    case FixKind::QuantizeBase: return 4;
    case FixKind::AdaptersOnly: return 4;
    case FixKind::ShardOverGpus: return 5;
    }
    return 6;
}

int goodness(const Assessed &assessed)
{
    switch (assessed.verdict) {
    case Verdict::Fits: return 3;
    case Verdict::Tight: return 2;
    case Verdict::DoesNotFit: return 1;
    case Verdict::NotModelled: return 0;
    }
    return 0;
}

} // namespace

TriedFixes::TriedFixes(const Scenario &scenario, const Catalog &catalog, int candidate)
    : m_catalog(catalog), m_candidate(candidate), m_today(only(scenario))
{
}

bool TriedFixes::tryFix(FixKind kind, double amount, const QString &text, const Scenario &changed)
{
    const Assessed after = only(changed);
    if (goodness(after) <= goodness(m_today))
        return false;
    m_fixes.push_back(
        {kind, m_candidate, amount, text, after.memory.need - m_today.memory.need, after.verdict, changed});
    return true;
}

std::vector<Fix> TriedFixes::ranked()
{
    std::stable_sort(m_fixes.begin(), m_fixes.end(),
                     [](const Fix &a, const Fix &b) { return costOf(a.kind) < costOf(b.kind); });
    return std::move(m_fixes);
}

Assessed TriedFixes::only(Scenario scenario) const
{
    scenario.candidates = {scenario.candidates[size_t(m_candidate)]};
    return assess(scenario, m_catalog).candidates.front();
}

} // namespace tarozi
