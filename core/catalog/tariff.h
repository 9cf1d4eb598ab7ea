// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace tarozi {

// An offer as published. Amounts are decimal in `currency`; nothing is converted here.
struct Tariff {
    QString id;
    QString kind; // gpu-rent, purchase, storage, traffic, electricity, colocation, fx-hint ...
    QString provider, country, region;
    QString gpu_id; // empty when the offer names no catalogue card
    QString gpu_name_raw;
    QStringList gpu_candidates; // catalogue ids the raw name may mean
    QString gpu_match;          // exact, ambiguous, unknown
    int gpu_count = 1;
    QString purchase_model, price_scope;
    std::optional<double> amount;      // absent: on request, or no figure was found
    std::optional<double> amount_high; // where a range was published
    QString currency, unit_period;
    std::optional<double> price_per_gpu_hour;
    std::optional<double> price_per_gpu_hour_incl_vat;
    QString vat;
    std::optional<double> vat_rate_percent;
    QString billing_granularity, minimum_charge;
    std::optional<double> included_vcpu, included_ram_gib, included_disk_gb;
    QString included_disk_type;
    QString price_date, checked_date, source, confidence, notes;

    bool operator==(const Tariff &) const = default;
};

} // namespace tarozi
