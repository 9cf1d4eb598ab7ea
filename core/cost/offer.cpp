// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/offer.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

Billing billingOf(const QString &granularity, const QString &minimum)
{
    Billing billing;
    billing.by_month = granularity.startsWith(u"month"_s);
    billing.step_s = secondsOf(granularity).value_or(1);
    billing.minimum_s = secondsOf(minimum).value_or(0);
    return billing;
}

} // namespace

const PriceChoice &priceOf(const Scenario &scenario, const Candidate &candidate)
{
    return candidate.price ? *candidate.price : scenario.price;
}

Offer offerOf(const PriceChoice &choice, const Catalog &catalog, const QString &gpu)
{
    Offer offer;
    offer.billing = billingOf(choice.billing, {});
    const Tariff *tariff = choice.tariff.isEmpty() ? nullptr : catalog.tariff(choice.tariff);
    if (!tariff) {
        if (choice.amount_per_gpu_hour) {
            offer.gap = PriceGap::None;
            offer.per_gpu_hour = {Decimal::fromDouble(*choice.amount_per_gpu_hour), choice.currency};
        }
        return offer;
    }
    offer.tariff = tariff->id;
    offer.provider = tariff->provider;
    offer.gpu_name = tariff->gpu_name_raw.isEmpty() ? tariff->gpu_id : tariff->gpu_name_raw;
    offer.vat = tariff->vat;
    offer.scope = tariff->price_scope;
    offer.billing = billingOf(tariff->billing_granularity, tariff->minimum_charge);
    Source source;
    source.title = tariff->provider.isEmpty() ? tariff->id : tariff->provider;
    source.url = tariff->source;
    source.date = tariff->price_date;
    offer.sources = {source};
    const std::optional<Decimal> price = perGpuHour(*tariff);
    if (!isFor(*tariff, gpu))
        offer.gap = PriceGap::OtherGpu;
    else if (!price || *price <= Decimal())
        offer.gap = PriceGap::OnRequest;
    else
        offer.gap = PriceGap::None;
    offer.per_gpu_hour = {price.value_or(Decimal()), tariff->currency};
    return offer;
}

} // namespace tarozi
