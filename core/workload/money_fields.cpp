// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/money_fields.h"

#include <QDate>

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

const std::vector<MoneyField> &moneyFields()
{
    using M = MoneyInputs;
    using K = MoneyKind;
    using G = MoneyGroup;
    constexpr double kLeastShare = 1e-4; // a divisor
    static const std::vector<MoneyField> fields{
        {"utilization"_L1, &M::utilization, kLeastShare, 1, K::Share, G::Use, "Share of the rented time that works"_L1},
        {"results_per_month"_L1, &M::results_per_month, 1, 1e15, K::Count, G::Use,
         "Accepted results wanted a month"_L1},
        {"retries"_L1, &M::retries, 0, 100, K::Ratio, G::Use, "Runs repeated, a run: 0.05"_L1},
        {"accepted"_L1, &M::accepted, kLeastShare, 1, K::Share, G::Use,
         "Share of results within the limits of quality and latency"_L1},
        {"starts_per_month"_L1, &M::starts_per_month, 0, 1e6, K::Count, G::Use, "Starts of the server a month"_L1},
        {"start_s"_L1, &M::start_s, 0, 1e6, K::Seconds, G::Use, "Seconds of a start before the weights load"_L1},
        {"idle_s"_L1, &M::idle_s, 0, 1e7, K::Seconds, G::Use, "Seconds kept idle, a start"_L1},
        {"hours_per_month"_L1, &M::hours_per_month, 1, 744, K::Hours, G::Use, "Hours of a month"_L1},
        {"storage_gb"_L1, &M::storage_gb, 0, 1e9, K::Gigabytes, G::Extras, "Storage kept"_L1},
        {"storage_price"_L1, &M::storage_price, 0, kMaxAmount, K::Amount, G::Extras,
         "Price of a GB of storage, a month"_L1},
        {"traffic_gb"_L1, &M::traffic_gb, 0, 1e9, K::Gigabytes, G::Extras, "Traffic a month"_L1},
        {"traffic_price"_L1, &M::traffic_price, 0, kMaxAmount, K::Amount, G::Extras, "Price of a GB of traffic"_L1},
        {"api_input_price"_L1, &M::api_input_price, 0, kMaxAmount, K::Amount, G::HostedApi,
         "Hosted API: price of a million input tokens"_L1},
        {"api_output_price"_L1, &M::api_output_price, 0, kMaxAmount, K::Amount, G::HostedApi,
         "Hosted API: price of a million output tokens"_L1},
        {"purchase_price"_L1, &M::purchase_price, 0, kMaxAmount, K::Amount, G::Purchase, "Purchase: price of a GPU"_L1},
        {"server_price"_L1, &M::server_price, 0, kMaxAmount, K::Amount, G::Purchase,
         "Purchase: price of all that stands around the GPUs"_L1},
        {"residual_share"_L1, &M::residual_share, 0, 1, K::Share, G::Purchase,
         "Purchase: share of it that a sale at the end brings"_L1},
        {"reserve_gpus"_L1, &M::reserve_gpus, 0, 1024, K::Count, G::Purchase, "Reserve GPUs, bought or rented"_L1},
        {"months"_L1, &M::months, 1, 120, K::Months, G::Purchase, "Months that the plan looks ahead"_L1},
        {"discount_rate"_L1, &M::discount_rate, 0, 10, K::Ratio, G::Purchase, "Discount rate a year: 0.18"_L1},
        {"hosting_price"_L1, &M::hosting_price, 0, kMaxAmount, K::Amount, G::Upkeep, "Upkeep: hosting a month"_L1},
        {"board_power_w"_L1, &M::board_power_w, 0, 1e5, K::Watts, G::Upkeep,
         "Upkeep: watts of a GPU instead of the card's"_L1},
        {"power_load"_L1, &M::power_load, 0, 1, K::Share, G::Upkeep, "Upkeep: mean share of the board power"_L1},
        {"pue"_L1, &M::pue, 1, 10, K::Ratio, G::Upkeep, "Upkeep: power of the room over power of the machines"_L1},
        {"electricity_price"_L1, &M::electricity_price, 0, kMaxAmount, K::Amount, G::Upkeep,
         "Upkeep: price of a kWh"_L1},
        {"cooling_price"_L1, &M::cooling_price, 0, kMaxAmount, K::Amount, G::Upkeep,
         "Upkeep: cooling a month beside the PUE"_L1},
        {"repair_share"_L1, &M::repair_share, 0, 1, K::Share, G::Upkeep,
         "Upkeep: repair a year, share of the purchase"_L1},
        {"staff_share"_L1, &M::staff_share, 0, 1000, K::Ratio, G::Upkeep, "Upkeep: posts of staff"_L1},
        {"staff_price"_L1, &M::staff_price, 0, kMaxAmount, K::Amount, G::Upkeep, "Upkeep: a post of staff, a month"_L1},
    };
    return fields;
}

const MoneyField *moneyField(QLatin1StringView key)
{
    const std::vector<MoneyField> &fields = moneyFields();
    const auto it =
        std::find_if(fields.begin(), fields.end(), [&](const MoneyField &field) { return field.key == key; });
    return it == fields.end() ? nullptr : &*it;
}

bool isPlausibleDate(const QString &date)
{
    const QDate day = QDate::fromString(date, u"yyyy-MM-dd"_s);
    return day.isValid() && day.year() >= kFirstYear && day.year() <= kLastYear;
}

bool isCurrencyCode(const QString &code)
{
    return code.size() == 3 && std::all_of(code.begin(), code.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; });
}

} // namespace tarozi
