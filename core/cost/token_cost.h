// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/derivation.h"
#include "core/memory/explained.h"
#include "core/workload/scenario.h"

#include <optional>

namespace tarozi {

// What an hour of one GPU costs, by tariff or as typed.
struct HourlyPrice {
    double per_gpu_hour = 0;
    QString currency;
    std::vector<Source> sources;
};
std::optional<HourlyPrice> hourlyPrice(const PriceChoice &choice, const Catalog &catalog);

struct TokenCost {
    double per_hour = 0;
    double per_million_output_tokens = 0; // infinite when nothing is produced
};

// cost = price of all GPUs a second / tokens a second · 10⁶
template<typename R>
TokenCost tokenCostAtCeiling(const HourlyPrice &price, int gpus, double tokens_per_s, R &recorder)
{
    constexpr double kSecondsPerHour = 3600;
    constexpr double kMillion = 1e6;
    TokenCost result;
    result.per_hour = price.per_gpu_hour * gpus;
    result.per_million_output_tokens = result.per_hour / kSecondsPerHour / tokens_per_s * kMillion;
    if constexpr (R::active) {
        recorder.add({Quantity::PricePerHour,
                      QStringLiteral("p = n·a"),
                      {term(u"n", Quantity::Gpus, gpus, Unit::Gpus),
                       term(u"a", Quantity::PricePerHour, price.per_gpu_hour, Unit::MoneyPerHour, price.sources)},
                      result.per_hour,
                      Unit::MoneyPerHour});
        recorder.add({Quantity::CostPerMillionOutputTokensAtCeiling,
                      QStringLiteral("m = p / 3600 / v·10⁶"),
                      {term(u"p", Quantity::PricePerHour, result.per_hour, Unit::MoneyPerHour),
                       term(u"v", Quantity::DecodeCeiling, tokens_per_s, Unit::TokensPerSecond)},
                      result.per_million_output_tokens,
                      Unit::MoneyPerMillionTokens});
    }
    return result;
}

} // namespace tarozi
