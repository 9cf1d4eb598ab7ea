// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/month_cost.h"

namespace tarozi {

namespace {

constexpr double kSecondsPerHour = 3600;
constexpr double kRoundingSlack = 1e-9; // of a step: 3600.0000001 s are one hour

// One piece of rented time as it is charged.
double billedPiece(const Billing &billing, double hours, double month_hours)
{
    if (billing.by_month)
        return std::ceil(hours / month_hours - kRoundingSlack) * month_hours;
    const double step = billing.step_s / kSecondsPerHour;
    const double charged = std::max(hours, billing.minimum_s / kSecondsPerHour);
    return std::ceil(charged / step - kRoundingSlack) * step;
}

} // namespace

double billedHours(const RentTerms &terms, double used_hours)
{
    if (used_hours <= 0)
        return 0;
    if (terms.billing.by_month)
        return billedPiece(terms.billing, used_hours, terms.hours);
    const double pieces = std::max(1.0, terms.starts);
    return pieces * billedPiece(terms.billing, used_hours / pieces, terms.hours);
}

void recordMonth(const RentTerms &terms, double results_per_s, double loading_s, const MonthCost &month,
                 StepRecorder &recorder)
{
    using Q = Quantity;
    recorder.add({Q::RunsPerResult,
                  QStringLiteral("k = (1 + q) / g"),
                  {term(u"q", Q::RetryShare, terms.retries, Unit::Fraction),
                   term(u"g", Q::AcceptedShare, terms.accepted, Unit::Fraction)},
                  terms.runsPerResult()});
    if (terms.starts > 0)
        recorder.add(
            {Q::OverheadHours,
             QStringLiteral("t = s·(t_s + t_l + t_i) / 3600"),
             {term(u"s", Q::StartsPerMonth, terms.starts), term(u"t_s", Q::StartTime, terms.start_s, Unit::Seconds),
              term(u"t_l", Q::LoadingTime, loading_s, Unit::Seconds),
              term(u"t_i", Q::IdleTime, terms.idle_s, Unit::Seconds)},
             month.overhead_hours,
             Unit::Hours});
    const Term rate = term(u"r", Q::ResultsPerSecond, results_per_s);
    const Term runs = term(u"k", Q::RunsPerResult, terms.runsPerResult());
    const Term results = term(u"N", Q::ResultsPerMonth, month.results);
    const Term share = term(u"U", Q::Utilization, terms.utilization, Unit::Fraction);
    const Term overhead = term(u"t", Q::OverheadHours, month.overhead_hours, Unit::Hours);
    const Term month_hours = term(u"H", Q::HoursPerMonth, terms.hours, Unit::Hours);
    const Term working = term(u"w", Q::WorkingHours, month.working_hours, Unit::Hours);
    if (terms.results) {
        recorder.add({Q::WorkingHours,
                      QStringLiteral("w = N·k / r / 3600"),
                      {results, runs, rate},
                      month.working_hours,
                      Unit::Hours});
        recorder.add({Q::BilledHours,
                      QStringLiteral("h = ⌈w / U + t⌉"),
                      {working, share, overhead},
                      month.billed_hours,
                      Unit::Hours});
    } else {
        recorder.add({Q::WorkingHours,
                      QStringLiteral("w = (H − t)·U"),
                      {month_hours, overhead, share},
                      month.working_hours,
                      Unit::Hours});
        recorder.add({Q::ResultsPerMonth, QStringLiteral("N = w·3600·r / k"), {working, rate, runs}, month.results});
        recorder.add({Q::BilledHours, QStringLiteral("h = H"), {month_hours}, month.billed_hours, Unit::Hours});
    }
    recorder.add({Q::CostPerMonth,
                  QStringLiteral("B = h·p + E"),
                  {term(u"h", Q::BilledHours, month.billed_hours, Unit::Hours),
                   term(u"p", Q::PricePerHour, terms.per_hour, Unit::MoneyPerHour),
                   term(u"E", Q::MonthlyExtras, terms.extras, Unit::Money)},
                  month.bill,
                  Unit::MoneyPerMonth});
    if (month.per_result)
        recorder.add({Q::CostPerResult,
                      QStringLiteral("c = B / N"),
                      {term(u"B", Q::CostPerMonth, month.bill, Unit::MoneyPerMonth), results},
                      *month.per_result,
                      Unit::Money});
}

RunCost costOfRun(const RentTerms &terms, const Band &seconds)
{
    const auto hours = [&](double work, double loading) {
        const double used = (work * terms.runsPerResult() + terms.start_s + loading) / kSecondsPerHour;
        return billedPiece(terms.billing, used, terms.hours);
    };
    RunCost run;
    run.billed_hours = {hours(seconds.low, terms.loading_s.low), hours(seconds.mid, terms.loading_s.mid),
                        hours(seconds.high, terms.loading_s.high)};
    run.cost = {run.billed_hours.low * terms.per_hour, run.billed_hours.mid * terms.per_hour,
                run.billed_hours.high * terms.per_hour};
    return run;
}

} // namespace tarozi
