// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/catalog/tariff_price.h"
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

} // namespace tarozi
