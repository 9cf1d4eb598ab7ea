// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/market.h"

#include "core/cost/exchange.h"
#include "core/cost/offer.h"

#include <algorithm>
#include <vector>

namespace tarozi {

namespace {

bool onDemand(const Tariff &tariff)
{
    return tariff.kind == QLatin1StringView("gpu-rent") && !tariff.gpu_id.isEmpty() &&
           tariff.purchase_model.startsWith(QLatin1StringView("on-demand")) && tariff.price_per_gpu_hour;
}

struct Quote {
    double amount = 0;
    QString tariff;
};

UsualPrice middleOf(std::vector<Quote> quotes)
{
    std::stable_sort(quotes.begin(), quotes.end(), [](const Quote &a, const Quote &b) { return a.amount < b.amount; });
    const Quote &middle = quotes[(quotes.size() - 1) / 2];
    return {middle.amount, quotes.front().amount, quotes.back().amount, int(quotes.size()), middle.tariff};
}

} // namespace

QString figureCurrency(const Scenario &scenario)
{
    return scenario.money.currency.isEmpty() ? scenario.price.currency : scenario.money.currency;
}

Market::Market(const Scenario &scenario, const Catalog &catalog)
{
    const QString wanted = figureCurrency(scenario);
    QHash<QString, std::optional<double>> rates; // of one unit of each currency
    const auto rateOf = [&](const QString &currency) {
        if (!rates.contains(currency)) {
            const auto one = exchanged({Decimal::fromInteger(1), currency}, wanted, scenario.money.rates);
            rates.insert(currency, one ? std::optional(one->money.amount.toDouble()) : std::nullopt);
        }
        return rates.value(currency);
    };
    QHash<QString, std::vector<Quote>> quotes;
    for (const Tariff &tariff : catalog.tariffs()) {
        if (!onDemand(tariff))
            continue;
        ++m_offers[tariff.gpu_id];
        if (const std::optional<double> rate = rateOf(tariff.currency))
            quotes[tariff.gpu_id].push_back({*tariff.price_per_gpu_hour * *rate, tariff.id});
    }
    for (auto it = quotes.begin(); it != quotes.end(); ++it)
        m_prices.insert(it.key(), middleOf(it.value()));
    for (const Candidate &candidate : scenario.candidates) {
        const Offer offer = offerOf(priceOf(scenario, candidate), catalog, candidate.gpu);
        const std::optional<double> rate =
            offer.gap == PriceGap::None ? rateOf(offer.per_gpu_hour.currency) : std::nullopt;
        if (!rate)
            continue;
        const double amount = offer.per_gpu_hour.amount.toDouble() * *rate;
        m_prices.insert(candidate.gpu, {amount, amount, amount, 0, offer.tariff});
    }
}

std::optional<UsualPrice> Market::price(const QString &gpu) const
{
    const auto found = m_prices.constFind(gpu);
    return found == m_prices.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace tarozi
