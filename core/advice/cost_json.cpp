// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/cost_json.h"

#include "core/advice/machine_words.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

QJsonObject bandJson(const Band &band)
{
    return {{"low"_L1, band.low}, {"mid"_L1, band.mid}, {"high"_L1, band.high}};
}

QJsonArray keysJson(const std::vector<QLatin1StringView> &keys)
{
    QJsonArray list;
    for (const QLatin1StringView key : keys)
        list.append(key);
    return list;
}

QJsonArray horizonsJson(const RentOrBuy &plan)
{
    QJsonArray list;
    for (const RentOrBuy::Horizon &horizon : plan.horizons) {
        QJsonObject json{{"months"_L1, horizon.months}};
        if (horizon.rent)
            json.insert("rent"_L1, bandJson(*horizon.rent));
        if (horizon.buy)
            json.insert("buy"_L1, *horizon.buy);
        if (horizon.api)
            json.insert("hosted_api"_L1, *horizon.api);
        list.append(json);
    }
    return list;
}

} // namespace

QJsonObject toJson(const RentOrBuy &plan, const MoneyInputs &money)
{
    QJsonObject json{{"currency"_L1, plan.currency},
                     {"months"_L1, plan.months},
                     {"missing"_L1, keysJson(plan.gaps.missing)},
                     {"not_counted"_L1, keysJson(plan.gaps.not_counted)},
                     {"total_cost"_L1, horizonsJson(plan)}};
    if (plan.currencies_differ)
        json.insert("currencies_differ"_L1, true);
    if (plan.rent)
        json.insert("rent_per_month"_L1,
                    bandJson({plan.rent->low.monthly, plan.rent->mid.monthly, plan.rent->high.monthly}));
    if (plan.api)
        json.insert("hosted_api_per_month"_L1, plan.api->monthly);
    if (plan.buy) {
        json.insert("purchase"_L1, plan.own.purchase);
        json.insert("upkeep_per_month"_L1, plan.own.upkeep);
        json.insert("power_per_month"_L1, plan.own.power);
    }
    QJsonObject even;
    const std::pair<QLatin1StringView, const std::optional<double> &> months[] = {
        {"low"_L1, plan.break_even_low}, {"mid"_L1, plan.break_even_mid}, {"high"_L1, plan.break_even_high}};
    for (const auto &[key, value] : months) {
        if (value)
            even.insert(key, *value);
    }
    if (!even.isEmpty())
        json.insert("break_even_months"_L1, even);
    if (const auto date = plan.break_even_mid ? dateAfter(money, *plan.break_even_mid) : std::nullopt)
        json.insert("break_even_date"_L1, date->toString(Qt::ISODate));
    if (plan.rent_cheaper_below)
        json.insert("rent_cheaper_below_utilization"_L1, *plan.rent_cheaper_below);
    return json;
}

QJsonArray toJson(const std::vector<CostInfluence> &influences)
{
    QJsonArray list;
    for (const CostInfluence &influence : influences)
        list.append(QJsonObject{{"input"_L1, machine::word(influence.input)},
                                {"low"_L1, influence.low},
                                {"high"_L1, influence.high},
                                {"per_result_at_low"_L1, influence.cost_at_low},
                                {"per_result_at_high"_L1, influence.cost_at_high},
                                {"from_evidence"_L1, influence.from_evidence}});
    return list;
}

QJsonArray toJson(const std::vector<OfferCost> &offers)
{
    const auto word = [](OfferLack lack) {
        switch (lack) {
        case OfferLack::None: break;
        case OfferLack::OnRequest: return "on_request"_L1;
        case OfferLack::OtherCurrency: return "other_currency"_L1;
        case OfferLack::DoesNotFit: return "does_not_fit"_L1;
        case OfferLack::NoExpectation: return "no_expectation"_L1;
        case OfferLack::TooDear: return "too_dear"_L1;
        case OfferLack::TooSlow: return "too_slow"_L1;
        }
        return "none"_L1;
    };
    QJsonArray list;
    for (const OfferCost &offer : offers) {
        QJsonObject json{{"candidate"_L1, offer.candidate}, {"tariff"_L1, offer.tariff}, {"lack"_L1, word(offer.lack)}};
        if (offer.cost.per_result)
            json.insert("per_result"_L1, bandJson(*offer.cost.per_result));
        if (!offer.cost.currency.isEmpty())
            json.insert("currency"_L1, offer.cost.currency);
        if (offer.lack == OfferLack::None)
            json.insert("proven_dearer"_L1, &offer != &offers.front() && offer.proven);
        list.append(json);
    }
    return list;
}

} // namespace tarozi
