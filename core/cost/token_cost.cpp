// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/token_cost.h"

namespace tarozi {

std::optional<HourlyPrice> hourlyPrice(const PriceChoice &choice, const Catalog &catalog)
{
    const Tariff *tariff = choice.tariff.isEmpty() ? nullptr : catalog.tariff(choice.tariff);
    if (tariff && tariff->price_per_gpu_hour) {
        Source source;
        source.title = tariff->provider;
        source.url = tariff->source;
        source.date = tariff->price_date;
        return HourlyPrice{*tariff->price_per_gpu_hour, tariff->currency, {source}};
    }
    if (choice.amount_per_gpu_hour)
        return HourlyPrice{*choice.amount_per_gpu_hour, choice.currency, {}};
    return std::nullopt;
}

} // namespace tarozi
