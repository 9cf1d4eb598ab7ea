// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace tarozi {

// What somebody said one unit of a currency is worth: 1 `from` = `value` `to`. Nothing is converted without one.
struct ExchangeRate {
    QString from, to; // ISO 4217
    double value = 0;
    QString date;   // ISO, of the rate
    QString source; // who published it

    bool operator==(const ExchangeRate &) const = default;
};

// What a result's cost, a month's bill and the choice between rent and purchase are computed from, beside the price of
// a GPU-hour. Amounts are decimal as typed (15 digits at most) and in `currency`. Unset is unset: what is needed is
// asked for, the rest is not counted and named as such; nothing stands in for it.
struct MoneyInputs {
    using Value = std::optional<double>;

    QString currency; // of the amounts here and of the figures; empty = that of the price
    std::vector<ExchangeRate> rates;
    QString start_date; // ISO, first day of the plan's first month

    // use
    Value utilization;                       // share of the rented time that works; unset = all of it
    Value results_per_month;                 // accepted ones; unset = rented all month at the utilization
    Value retries;                           // runs repeated, a run
    Value accepted;                          // share of results within the limits of quality and latency
    Value starts_per_month;                  // each pays the start, the loading of the weights and what idles
    Value start_s, idle_s;                   // seconds a start
    Value hours_per_month;                   // hours that a month is reckoned to have
    Value storage_gb, storage_price;         // GB kept; of a GB and month
    Value traffic_gb, traffic_price;         // GB a month; of a GB
    Value api_input_price, api_output_price; // a hosted API, of a million tokens

    // purchase
    Value purchase_price;           // of one GPU
    Value server_price;             // what stands around the GPUs, all of it
    Value hosting_price;            // a month
    Value board_power_w;            // unset = the card's
    Value power_load;               // mean share of the board power
    Value pue;                      // power of the room over power of the machines
    Value electricity_price;        // of a kWh
    Value cooling_price;            // a month, beside the PUE
    Value repair_share;             // of the purchase, a year
    Value reserve_gpus;             // spare cards: bought, and rented beside the others
    Value staff_share, staff_price; // share of a post; of the post and month
    Value residual_share;           // of the purchase, at the end
    Value discount_rate;            // a year
    Value months;                   // horizon

    bool operator==(const MoneyInputs &) const = default;
};

} // namespace tarozi
