// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess_cost.h"

namespace tarozi {

namespace {

constexpr double kSecondsPerHour = 3600;

std::optional<Band> runOf(const Assessed &assessed)
{
    return assessed.training ? assessed.training->run_s : std::nullopt;
}

CostBasis basisOf(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate,
                  const Assessed &assessed)
{
    CostBasis basis = costBasis(scenario, catalog, candidate);
    basis.terms.loading_s = assessed.speed.loading_s.value_or(Band{});
    return basis;
}

} // namespace

void addRunCost(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate, Assessed &assessed)
{
    if (assessed.cost || assessed.verdict == Verdict::NotModelled)
        return;
    const CostBasis basis = basisOf(scenario, catalog, candidate, assessed);
    assessed.cost = costFigures(basis, 0, std::nullopt);
    if (const auto run = runOf(assessed); run && assessed.cost)
        assessed.cost->per_result = costOfRun(basis.terms, *run).cost;
    for (Finding &finding : costFindings(basis, assessed.cost))
        assessed.findings.push_back(std::move(finding));
}

void recordRunCost(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate,
                   const Assessed &assessed, StepRecorder &recorder)
{
    const CostBasis basis = basisOf(scenario, catalog, candidate, assessed);
    recordCost(basis, 0, std::nullopt, recorder);
    const std::optional<Band> run = runOf(assessed);
    if (!run || !basis.hasPrice())
        return;
    const RunCost cost = costOfRun(basis.terms, *run);
    recorder.add({Quantity::BilledHours,
                  QStringLiteral("h = ⌈w·k + (t_s + t_l) / 3600⌉"),
                  {term(u"w", Quantity::WorkingHours, run->mid / kSecondsPerHour, Unit::Hours),
                   term(u"k", Quantity::RunsPerResult, basis.terms.runsPerResult()),
                   term(u"t_s", Quantity::StartTime, basis.terms.start_s, Unit::Seconds),
                   term(u"t_l", Quantity::LoadingTime, basis.terms.loading_s.mid, Unit::Seconds)},
                  cost.billed_hours.mid,
                  Unit::Hours});
    recorder.add({Quantity::CostPerResult,
                  QStringLiteral("c = h·p"),
                  {term(u"h", Quantity::BilledHours, cost.billed_hours.mid, Unit::Hours),
                   term(u"p", Quantity::PricePerHour, basis.terms.per_hour, Unit::MoneyPerHour)},
                  cost.cost.mid,
                  Unit::Money});
}

} // namespace tarozi
