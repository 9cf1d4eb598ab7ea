// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/cost/ownership.h"

#include <QDate>

namespace tarozi {

// Rent, purchase and a hosted API for the same load, month by month, in one currency; present values where a discount
// rate is given. Bands are those of the speed: a slower GPU is rented for longer.
struct RentOrBuy {
    QString currency;
    OwnershipGaps gaps;             // a purchase is reckoned only when nothing is missing
    bool currencies_differ = false; // the price could not be converted into the currency of the amounts
    double discount = 0;

    struct Rent {
        CashFlow low, mid, high;
    };
    std::optional<Rent> rent; // absent without a price or an expectation
    std::optional<CashFlow> buy;
    std::optional<CashFlow> api; // one price, one load: no band
    OwnershipCost own;

    struct Horizon {
        int months = 0;
        std::optional<Band> rent;
        std::optional<double> buy, api; // what a sale brings at that time is not counted before the plan's end
    };
    std::vector<Horizon> horizons; // 12, 24, 36, 60 and the plan's own
    int months = 0;                // of the plan

    // When the purchase has cost no more than rent: months from the start. low is the earliest. mid absent: never.
    std::optional<double> break_even_low, break_even_mid, break_even_high;
    // Share of a month's hours at which hourly rent costs what owning does over the plan; over 1: rent is always
    // cheaper.
    std::optional<double> rent_cheaper_below;
};

// `assessment` is that of this scenario. Empty for a candidate that is not there.
RentOrBuy rentOrBuy(const Scenario &scenario, const Catalog &catalog, const Assessment &assessment, int candidate);

// The day that lies so many months after the plan's start; none where no start was given.
std::optional<QDate> dateAfter(const MoneyInputs &money, double months);

inline constexpr int kDefaultMonths = 36; // of a plan that names no horizon: only how far the picture reaches

} // namespace tarozi
