// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace tarozi {

// An offer as published. Amounts are decimal in `currency`; nothing is converted here.
struct Tariff {
    QString id;
    QString kind; // gpu-rent, purchase, storage, traffic, electricity, colocation, fx-hint ...
    QString provider, country, region;
    QString gpu_id; // empty when the offer names no catalogue card
    QString gpu_name_raw;
    int gpu_count = 1;
    QString purchase_model, price_scope;
    double amount = 0;
    QString currency, unit_period;
    std::optional<double> price_per_gpu_hour;
    std::optional<double> price_per_gpu_hour_incl_vat;
    QString vat;
    std::optional<double> vat_rate_percent;
    QString billing_granularity, minimum_charge;
    QString price_date, checked_date, source, confidence, notes;

    bool operator==(const Tariff &) const = default;
};

} // namespace tarozi
