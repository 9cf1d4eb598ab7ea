// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cost/offer.h"
#include "core/derivation.h"
#include "core/memory/explained.h"

#include <limits>

namespace tarozi {

struct TokenCost {
    double per_hour = 0;
    double per_million_output_tokens = 0; // infinite when nothing is produced
};

// cost = price of all GPUs a second / tokens a second · 10⁶. `per_gpu_hour` is in the currency of the answer; `offer`
// gives the sources.
template<typename R>
TokenCost tokenCostAtCeiling(Decimal per_gpu_hour, int gpus, double tokens_per_s, const Offer &offer, R &recorder)
{
    constexpr double kSecondsPerHour = 3600;
    constexpr double kMillion = 1e6;
    TokenCost result;
    result.per_hour = (per_gpu_hour * Decimal::fromInteger(gpus)).toDouble();
    result.per_million_output_tokens = tokens_per_s > 0 ? result.per_hour / kSecondsPerHour / tokens_per_s * kMillion
                                                        : std::numeric_limits<double>::infinity();
    if constexpr (R::active) {
        recorder.add({Quantity::PricePerHour,
                      QStringLiteral("p = n·a"),
                      {term(u"n", Quantity::Gpus, gpus, Unit::Gpus),
                       term(u"a", Quantity::PricePerHour, per_gpu_hour.toDouble(), Unit::MoneyPerHour, offer.sources)},
                      result.per_hour,
                      Unit::MoneyPerHour});
        if (tokens_per_s > 0)
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
