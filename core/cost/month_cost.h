// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/offer.h"
#include "core/derivation.h"
#include "core/memory/explained.h"
#include "core/speed/speed_estimate.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace tarozi {

// What a server makes: results a second at full work, and the tokens of one. A workload without tokens has none.
struct ResultRate {
    Band per_s;
    double input_tokens = 0, output_tokens = 0;

    bool operator==(const ResultRate &) const = default;
};

// What rent is reckoned from. All amounts in one currency, doubles: exact prices meet measured speeds here, and the
// band of the speed is far wider than any rounding.
struct RentTerms {
    double per_hour = 0; // of the server's GPUs together
    double extras = 0;   // storage and traffic a month
    Billing billing;
    double utilization = 1;
    double retries = 0, accepted = 1;
    double starts = 0, start_s = 0, idle_s = 0; // a month; each
    Band loading_s;                             // of the weights, each start
    double hours = kHoursPerMonth;
    std::optional<double> results; // accepted ones a month; unset = rented all month

    double runsPerResult() const { return (1 + retries) / accepted; }
    bool operator==(const RentTerms &) const = default;
};

// A month at one speed.
struct MonthCost {
    double working_hours = 0, overhead_hours = 0;
    double billed_hours = 0;
    double servers = 1;
    double results = 0; // accepted
    double bill = 0;
    std::optional<double> per_result; // absent when nothing is made
};

// Time as it is charged: `used_hours` in `starts` pieces, at least one.
double billedHours(const RentTerms &terms, double used_hours);

// work = N·k / r; used = work / U + starts·(start + loading + idle); bill = billed·p + E; cost = bill / N.
// With no load asked, the server is rented all month and N is what it makes.
template<typename R>
MonthCost monthCost(const RentTerms &terms, double results_per_s, double loading_s, R &recorder)
{
    constexpr double kSecondsPerHour = 3600;
    const double runs = terms.runsPerResult();
    MonthCost month;
    month.overhead_hours = terms.starts * (terms.start_s + loading_s + terms.idle_s) / kSecondsPerHour;
    const double per_hour = kSecondsPerHour * results_per_s / runs; // accepted results an hour of work
    if (terms.results) {
        month.results = *terms.results;
        month.working_hours = per_hour > 0 ? month.results / per_hour : 0;
        const double used = month.working_hours / terms.utilization + month.overhead_hours;
        month.servers = std::max(1.0, std::ceil(used / terms.hours - 1e-9));
        month.billed_hours = billedHours(terms, used);
    } else {
        month.working_hours = std::max(0.0, terms.hours - month.overhead_hours) * terms.utilization;
        month.results = month.working_hours * per_hour;
        month.billed_hours = terms.hours;
    }
    month.bill = month.billed_hours * terms.per_hour + terms.extras;
    if (month.results > 0 && per_hour > 0 && std::isfinite(month.bill))
        month.per_result = month.bill / month.results;
    if constexpr (R::active)
        recordMonth(terms, results_per_s, loading_s, month, recorder);
    return month;
}
void recordMonth(const RentTerms &terms, double results_per_s, double loading_s, const MonthCost &month,
                 StepRecorder &recorder);

// The cost of a run of so many seconds of work: one start, its loading, the repeated part, charged as the offer does.
struct RunCost {
    Band cost;
    Band billed_hours;

    bool operator==(const RunCost &) const = default;
};
RunCost costOfRun(const RentTerms &terms, const Band &seconds);

// Whether `dearer` costs more than `cheaper` whatever in their bands is true.
inline bool provenDearer(const Band &dearer, const Band &cheaper)
{
    return dearer.low > cheaper.high;
}

} // namespace tarozi
