// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/rent_or_buy.h"

#include "core/assess_cost.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

constexpr double kMillion = 1e6;
constexpr double kDaysPerMonth = 365.25 / 12;

std::optional<double> boardPower(const MoneyInputs &money, const Gpu *gpu)
{
    if (money.board_power_w)
        return money.board_power_w;
    return gpu ? gpu->board_power_w : std::nullopt;
}

OwnershipTerms ownershipTerms(const MoneyInputs &money, const Candidate &candidate, double servers, double power_w)
{
    OwnershipTerms terms;
    terms.gpus = candidate.count;
    terms.servers = servers;
    terms.reserve = money.reserve_gpus.value_or(0);
    terms.purchase = money.purchase_price.value_or(0);
    terms.server = money.server_price.value_or(0);
    terms.residual = money.residual_share.value_or(0);
    terms.hosting = money.hosting_price.value_or(0);
    terms.board_power_w = power_w;
    terms.power_load = money.power_load.value_or(0);
    terms.pue = money.pue.value_or(1);
    terms.electricity = money.electricity_price.value_or(0);
    terms.cooling = money.cooling_price.value_or(0);
    terms.repair = money.repair_share.value_or(0);
    terms.staff = money.staff_share.value_or(0) * money.staff_price.value_or(0);
    terms.hours = money.hours_per_month.value_or(kHoursPerMonth);
    terms.discount = money.discount_rate.value_or(0);
    return terms;
}

// Every run is paid for, accepted or not.
std::optional<CashFlow> apiFlow(const Scenario &scenario, const RentTerms &terms, double results)
{
    const MoneyInputs &money = scenario.money;
    if (!money.api_input_price || !money.api_output_price)
        return std::nullopt;
    const Lengths lengths = lengthsAt(scenario.serving, double(scenario.serving.context));
    const double run = (lengths.input * *money.api_input_price + lengths.output * *money.api_output_price) / kMillion;
    return CashFlow{0, results * terms.runsPerResult() * run, 0};
}

void fillRent(RentOrBuy &plan, const CostBasis &basis, const CostFigures &cost, double reserve)
{
    if (!cost.per_month)
        return;
    // spare GPUs stand beside a rented server as they would beside an own one
    const double spare = reserve * basis.price.money.amount.toDouble() * basis.terms.hours;
    plan.rent = RentOrBuy::Rent{
        {0, cost.per_month->low + spare, 0}, {0, cost.per_month->mid + spare, 0}, {0, cost.per_month->high + spare, 0}};
}

void fillHorizons(RentOrBuy &plan)
{
    std::vector<int> months(std::begin(kHorizons), std::end(kHorizons));
    months.push_back(plan.months);
    std::sort(months.begin(), months.end());
    months.erase(std::unique(months.begin(), months.end()), months.end());
    for (const int at : months) {
        RentOrBuy::Horizon horizon;
        horizon.months = at;
        if (plan.rent)
            horizon.rent =
                Band{totalCost(plan.rent->low, plan.discount, at), totalCost(plan.rent->mid, plan.discount, at),
                     totalCost(plan.rent->high, plan.discount, at)};
        if (plan.buy)
            horizon.buy =
                at == plan.months ? totalCost(*plan.buy, plan.discount, at) : paidUntil(*plan.buy, plan.discount, at);
        if (plan.api)
            horizon.api = totalCost(*plan.api, plan.discount, at);
        plan.horizons.push_back(horizon);
    }
}

void fillBreakEven(RentOrBuy &plan, const CostBasis &basis, double servers, double reserve)
{
    if (!plan.buy || !plan.rent)
        return;
    plan.break_even_low = breakEvenMonths(*plan.buy, plan.rent->high, plan.discount);
    plan.break_even_mid = breakEvenMonths(*plan.buy, plan.rent->mid, plan.discount);
    plan.break_even_high = breakEvenMonths(*plan.buy, plan.rent->low, plan.discount);
    const double one_a_month = paidUntil({0, 1, 0}, plan.discount, plan.months);
    const double owning = totalCost(*plan.buy, plan.discount, plan.months) / one_a_month;
    const double full =
        (basis.terms.per_hour * servers + reserve * basis.price.money.amount.toDouble()) * basis.terms.hours;
    if (full > 0)
        plan.rent_cheaper_below = owning / full;
}

} // namespace

RentOrBuy rentOrBuy(const Scenario &scenario, const Catalog &catalog, const Assessment &assessment, int candidate)
{
    RentOrBuy plan;
    if (candidate < 0 || size_t(candidate) >= std::min(scenario.candidates.size(), assessment.candidates.size()))
        return plan;
    const MoneyInputs &money = scenario.money;
    const Candidate &asked = scenario.candidates[size_t(candidate)];
    const std::optional<CostFigures> &cost = assessment.candidates[size_t(candidate)].cost;
    const CostBasis basis = costBasis(scenario, catalog, asked);
    const double reserve = money.reserve_gpus.value_or(0);
    plan.currency = basis.missing_rate.isEmpty() && basis.hasPrice() ? basis.currency : money.currency;
    plan.currencies_differ = !basis.missing_rate.isEmpty() && basis.hasPrice();
    plan.discount = money.discount_rate.value_or(0);
    plan.months = int(money.months.value_or(kDefaultMonths));
    const double servers = cost ? cost->servers : 1;
    if (cost && !plan.currencies_differ) {
        fillRent(plan, basis, *cost, reserve);
        if (cost->results_per_month)
            plan.api = apiFlow(scenario, basis.terms, cost->results_per_month->mid);
    }
    const std::optional<double> power = boardPower(money, catalog.gpu(asked.gpu));
    plan.gaps = ownershipGaps(money, power.has_value());
    if (plan.gaps.missing.empty()) {
        NoRecorder none;
        plan.own = ownershipCost(ownershipTerms(money, asked, servers, *power), none);
        plan.buy = CashFlow{plan.own.purchase, plan.own.upkeep, plan.own.residual};
    }
    fillHorizons(plan);
    fillBreakEven(plan, basis, servers, reserve);
    return plan;
}

std::optional<QDate> dateAfter(const MoneyInputs &money, double months)
{
    const QDate start = QDate::fromString(money.start_date, Qt::ISODate);
    if (!start.isValid() || !std::isfinite(months))
        return std::nullopt;
    const double whole = std::floor(months);
    return start.addMonths(int(whole)).addDays(qint64(std::round((months - whole) * kDaysPerMonth)));
}

} // namespace tarozi
