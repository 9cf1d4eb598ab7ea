// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/decimal.h"
#include "core/workload/scenario.h"

#include <vector>

namespace tarozi {

// Why there is no price.
enum class PriceGap {
    None,
    NotGiven,  // neither a tariff nor an amount was chosen
    OnRequest, // the offer names no price: a valid record
    OtherGpu,  // the offer is for another card
};

// How rented time is charged: in whole steps, a least time for each start.
struct Billing {
    double step_s = 1;
    double minimum_s = 0;
    bool by_month = false; // whole months

    bool operator==(const Billing &) const = default;
};

// What an hour of one GPU costs and how its time is charged, by tariff or as typed.
struct Offer {
    PriceGap gap = PriceGap::NotGiven;
    Money per_gpu_hour;
    Billing billing;
    QString tariff; // id; empty for a typed price
    QString provider;
    QString gpu_name; // as the offer spells it
    QString vat, scope;
    std::vector<Source> sources;

    bool operator==(const Offer &) const = default;
};
Offer offerOf(const PriceChoice &choice, const Catalog &catalog, const QString &gpu);

// The price of one candidate: its own or the scenario's.
const PriceChoice &priceOf(const Scenario &scenario, const Candidate &candidate);

// Whether an offer is for this card, exactly or as one of those its name may mean. One that names no known card is
// taken at its word.
bool isFor(const Tariff &tariff, const QString &gpu);

// The price of a GPU-hour that an offer's amount comes to, where it is one for time: an amount a minute, second, hour
// or month, of all its GPUs together.
std::optional<Decimal> perGpuHour(const Tariff &tariff);

// "second", "5 minutes", "60 seconds (general rule)" in seconds; nothing where no time is named.
std::optional<double> secondsOf(const QString &text);

// 365·24/12: what an hourly price a month is made of where nobody says otherwise.
inline constexpr double kHoursPerMonth = 730;

} // namespace tarozi
