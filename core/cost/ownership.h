// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/month_cost.h"
#include "core/workload/money_fields.h"

#include <vector>

namespace tarozi {

// What owning the GPUs of one candidate takes. All amounts in one currency.
struct OwnershipTerms {
    int gpus = 1;        // of one server
    double servers = 1;  // bought for the load
    double reserve = 0;  // spare GPUs: bought, not powered
    double purchase = 0; // of one GPU
    double server = 0;   // of what stands around the GPUs of one server
    double residual = 0; // share of the purchase that a sale at the end brings
    double hosting = 0;  // a month, as are those below
    double board_power_w = 0, power_load = 0, pue = 1, electricity = 0; // of a kWh
    double cooling = 0;
    double repair = 0; // share of the purchase, a year
    double staff = 0;
    double hours = kHoursPerMonth; // a month
    double discount = 0;           // a year

    bool operator==(const OwnershipTerms &) const = default;
};

struct OwnershipCost {
    double purchase = 0; // at the start
    double power = 0;    // a month
    double upkeep = 0;   // a month, power included
    double residual = 0; // at the end
};

// purchase = s·(n·a + server) + spare·a
// power = s·n·W/1000·load·PUE·H·price; upkeep = hosting + power + cooling + repair·purchase/12 + staff
template<typename R>
OwnershipCost ownershipCost(const OwnershipTerms &t, R &recorder)
{
    constexpr double kMonthsPerYear = 12, kWattsPerKilowatt = 1000;
    OwnershipCost cost;
    const double gpus = t.servers * t.gpus;
    cost.purchase = (gpus + t.reserve) * t.purchase + t.servers * t.server;
    cost.power = gpus * t.board_power_w / kWattsPerKilowatt * t.power_load * t.pue * t.hours * t.electricity;
    cost.upkeep = t.hosting + cost.power + t.cooling + t.repair * cost.purchase / kMonthsPerYear + t.staff;
    cost.residual = t.residual * cost.purchase;
    if constexpr (R::active)
        recordOwnership(t, cost, recorder);
    return cost;
}
void recordOwnership(const OwnershipTerms &terms, const OwnershipCost &cost, StepRecorder &recorder);

// Money paid month by month: `at_start` before the first, `monthly` at the end of each, `back` at the end of the plan.
struct CashFlow {
    double at_start = 0, monthly = 0, back = 0;

    bool operator==(const CashFlow &) const = default;
};

// Present value of what is paid until the end of a month (0 = the start), without what comes back.
double paidUntil(const CashFlow &flow, double discount_per_year, double month);
// The same of a plan of so many months, with what comes back at its end.
double totalCost(const CashFlow &flow, double discount_per_year, int months);
// When the first flow's payments have become no more than the second's; nothing where they never do within a century.
std::optional<double> breakEvenMonths(const CashFlow &buy, const CashFlow &rent, double discount_per_year);

inline constexpr int kHorizons[] = {12, 24, 36, 60};

// What is missing before rent and purchase can be compared, and what was left uncounted because it is unset: keys of
// moneyFields().
struct OwnershipGaps {
    std::vector<QLatin1StringView> missing, not_counted;

    bool operator==(const OwnershipGaps &) const = default;
};
OwnershipGaps ownershipGaps(const MoneyInputs &money, bool board_power_known);

} // namespace tarozi
