// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/ownership.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr double kMonthsPerYear = 12;
constexpr int kLongest = 1200; // months: nobody plans beyond

double monthlyFactor(double discount_per_year)
{
    return std::pow(1 + discount_per_year, -1 / kMonthsPerYear);
}

// f + f² + … + fᵐ; the part of a month that has begun is paid for in proportion.
double annuity(double factor, double months)
{
    if (factor == 1)
        return months;
    const double whole = std::floor(months);
    const double sum = factor * (1 - std::pow(factor, whole)) / (1 - factor);
    return sum + (months - whole) * std::pow(factor, whole + 1);
}

} // namespace

double paidUntil(const CashFlow &flow, double discount_per_year, double month)
{
    return flow.at_start + flow.monthly * annuity(monthlyFactor(discount_per_year), month);
}

double totalCost(const CashFlow &flow, double discount_per_year, int months)
{
    return paidUntil(flow, discount_per_year, months) - flow.back * std::pow(monthlyFactor(discount_per_year), months);
}

std::optional<double> breakEvenMonths(const CashFlow &buy, const CashFlow &rent, double discount_per_year)
{
    const double ahead = buy.at_start - rent.at_start; // what the buyer has paid more
    if (ahead <= 0)
        return 0.0;
    const double saved = rent.monthly - buy.monthly;
    if (!(saved > 0))
        return std::nullopt;
    const double factor = monthlyFactor(discount_per_year);
    double rest = ahead, weight = factor;
    for (int month = 0; month < kLongest; ++month, weight *= factor) {
        const double step = saved * weight;
        if (step >= rest)
            return month + rest / step;
        rest -= step;
    }
    return std::nullopt;
}

void recordOwnership(const OwnershipTerms &t, const OwnershipCost &cost, StepRecorder &recorder)
{
    using Q = Quantity;
    recorder.add(
        {Q::PurchaseCost,
         u"C = (s·n + z)·a + s·b"_s,
         {term(u"s", Q::Servers, t.servers), term(u"n", Q::Gpus, t.gpus, Unit::Gpus),
          term(u"z", Q::ReserveGpus, t.reserve, Unit::Gpus), term(u"a", Q::PurchasePrice, t.purchase, Unit::Money),
          term(u"b", Q::ServerPrice, t.server, Unit::Money)},
         cost.purchase,
         Unit::Money});
    recorder.add({Q::PowerPerMonth,
                  u"e = s·n·W / 1000·y·η·H·g"_s,
                  {term(u"s", Q::Servers, t.servers), term(u"n", Q::Gpus, t.gpus, Unit::Gpus),
                   term(u"W", Q::BoardPower, t.board_power_w, Unit::Watts),
                   term(u"y", Q::PowerLoad, t.power_load, Unit::Fraction), term(u"η", Q::PowerUsage, t.pue),
                   term(u"H", Q::HoursPerMonth, t.hours, Unit::Hours),
                   term(u"g", Q::ElectricityPrice, t.electricity, Unit::Money)},
                  cost.power,
                  Unit::MoneyPerMonth});
    recorder.add(
        {Q::UpkeepPerMonth,
         u"u = h + e + c + x·C / 12 + w"_s,
         {term(u"h", Q::HostingPrice, t.hosting, Unit::MoneyPerMonth),
          term(u"e", Q::PowerPerMonth, cost.power, Unit::MoneyPerMonth),
          term(u"c", Q::CoolingPrice, t.cooling, Unit::MoneyPerMonth),
          term(u"x", Q::RepairShare, t.repair, Unit::Fraction), term(u"C", Q::PurchaseCost, cost.purchase, Unit::Money),
          term(u"w", Q::StaffPrice, t.staff, Unit::MoneyPerMonth)},
         cost.upkeep,
         Unit::MoneyPerMonth});
}

OwnershipGaps ownershipGaps(const MoneyInputs &money, bool board_power_known)
{
    OwnershipGaps gaps;
    const auto list = [&](std::vector<QLatin1StringView> &into, std::initializer_list<QLatin1StringView> keys) {
        for (const QLatin1StringView key : keys) {
            if (!(money.*moneyField(key)->value))
                into.push_back(key);
        }
    };
    list(gaps.missing, {"purchase_price"_L1, "server_price"_L1, "hosting_price"_L1, "power_load"_L1, "pue"_L1,
                        "electricity_price"_L1});
    if (!board_power_known)
        list(gaps.missing, {"board_power_w"_L1});
    list(gaps.not_counted, {"cooling_price"_L1, "repair_share"_L1, "reserve_gpus"_L1, "staff_share"_L1,
                            "staff_price"_L1, "residual_share"_L1, "discount_rate"_L1});
    return gaps;
}

} // namespace tarozi
