// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess_gpu_budget.h"

#include "core/assess_findings.h"

#include <algorithm>

namespace tarozi {

ServingInputs cardInputs(const Gpu &gpu, EccMode ecc, const Catalog &catalog)
{
    ServingInputs in;
    in.gpu = &gpu;
    in.ecc = ecc;
    in.visible_share = catalog.visibleShare() ? &*catalog.visibleShare() : nullptr;
    return in;
}

Ladder fillCardBudget(const Gpu &gpu, EccMode ecc, const Catalog &catalog, MemoryFigures &figures)
{
    const Ladder ladder = memoryLadder(cardInputs(gpu, ecc, catalog));
    figures.nominal = ladder.nominal;
    figures.usable = ladder.usable;
    figures.visible = ladder.visible;
    figures.limit = ladder.visible;
    figures.headroom = figures.limit - figures.need;
    return ladder;
}

void recordCardBudget(const Gpu &gpu, EccMode ecc, const Catalog &catalog, const MemoryFigures &figures,
                      StepRecorder &recorder)
{
    const ServingInputs in = cardInputs(gpu, ecc, catalog);
    const Ladder ladder = memoryLadder(in);
    recordLadder(in, ladder, recorder);
    recorder.add({Quantity::Limit,
                  QStringLiteral("M = S"),
                  {term(u"S", Quantity::VisibleMemory, ladder.visible, Unit::Bytes)},
                  figures.limit,
                  Unit::Bytes});
    recorder.add({Quantity::Headroom,
                  QStringLiteral("H = M − N"),
                  {term(u"M", Quantity::Limit, figures.limit, Unit::Bytes),
                   term(u"N", Quantity::Need, figures.need, Unit::Bytes)},
                  figures.headroom,
                  Unit::Bytes});
}

Verdict cardVerdict(const MemoryFigures &figures)
{
    if (figures.need > figures.limit)
        return Verdict::DoesNotFit;
    return figures.headroom < kTightShare * figures.need ? Verdict::Tight : Verdict::Fits;
}

void addCardFindings(const Ladder &ladder, const Assessed &assessed, std::vector<Finding> &findings)
{
    const MemoryFigures &m = assessed.memory;
    if (assessed.verdict == Verdict::Tight)
        findings.push_back(
            {FindingId::Tight, Severity::Warning, {{Quantity::Headroom, m.headroom}, {Quantity::Need, m.need}}, {}});
    if (m.need_low <= m.limit && m.need_high > m.limit)
        findings.push_back(
            {FindingId::BandCrossesLimit,
             Severity::Warning,
             {{Quantity::NeedLow, m.need_low}, {Quantity::NeedHigh, m.need_high}, {Quantity::Limit, m.limit}},
             {}});
    if (ladder.usable_planned)
        findings.push_back(
            {FindingId::UsableMemoryAssumed, Severity::Info, {{Quantity::UsableMemory, ladder.usable}}, {}});
    if (ladder.visible_assumed)
        findings.push_back(
            {FindingId::VisibleMemoryAssumed, Severity::Info, {{Quantity::VisibleMemory, ladder.visible}}, {}});
}

void sortFindings(std::vector<Finding> &findings)
{
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding &a, const Finding &b) { return a.severity > b.severity; });
}

} // namespace tarozi
