// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/tariff_price.h"
#include "core/importers/price_list.h"

#include <QHash>

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr double kOtherOrder = 5;      // times the middle of the offers, either way
constexpr double kLikeOneCard = 1.5;   // times the price of one GPU for a server of several
constexpr int kServerGpus = 4;         // at least
constexpr size_t kEnoughToCompare = 3; // offers

bool isSpot(const Tariff &tariff)
{
    const QString model = tariff.purchase_model.toLower();
    return model.contains(u"spot") || model.contains(u"preempt") || model.contains(u"прерыв");
}

bool isOnDemand(const Tariff &tariff)
{
    return tariff.purchase_model.isEmpty() || tariff.purchase_model.toLower().contains(u"demand");
}

QString cardOf(const Tariff &tariff)
{
    return tariff.gpu_id.isEmpty() ? tariff.gpu_name_raw.toLower() : tariff.gpu_id;
}

QString marketOf(const Tariff &tariff)
{
    return cardOf(tariff) + u'\n' + tariff.currency;
}

double hourOf(const Tariff &tariff)
{
    const auto price = perGpuHour(tariff);
    return price ? price->toDouble() : 0;
}

// What others ask for the same card in the same currency.
class Market
{
public:
    void add(const Tariff &tariff)
    {
        const double hour = tariff.kind == u"gpu-rent" ? hourOf(tariff) : 0;
        if (hour <= 0)
            return;
        m_prices[marketOf(tariff)].push_back(hour);
        if (isOnDemand(tariff)) {
            double &least = m_on_demand[providerOf(tariff)];
            least = least == 0 ? hour : std::min(least, hour);
        }
        if (tariff.gpu_count == 1)
            m_one_card[providerOf(tariff)] = hour;
    }
    void close()
    {
        for (auto &prices : m_prices)
            std::sort(prices.begin(), prices.end());
    }
    double middle(const Tariff &tariff) const
    {
        const auto it = m_prices.constFind(marketOf(tariff));
        return it == m_prices.constEnd() || it->size() < kEnoughToCompare ? 0 : (*it)[it->size() / 2];
    }
    double onDemand(const Tariff &tariff) const { return m_on_demand.value(providerOf(tariff)); }
    double oneCard(const Tariff &tariff) const { return m_one_card.value(providerOf(tariff)); }

private:
    static QString providerOf(const Tariff &tariff) { return marketOf(tariff) + u'\n' + tariff.provider.toLower(); }

    QHash<QString, std::vector<double>> m_prices;
    QHash<QString, double> m_on_demand, m_one_card;
};

} // namespace

std::vector<DoubtfulRow> doubtsAbout(const std::vector<Tariff> &offers, const std::vector<int> &lines,
                                     const Catalog &catalog)
{
    Market market;
    for (const Tariff &tariff : catalog.tariffs())
        market.add(tariff);
    for (const Tariff &tariff : offers)
        market.add(tariff);
    market.close();
    std::vector<DoubtfulRow> doubts;
    for (size_t i = 0; i < offers.size() && i < lines.size(); ++i) {
        const Tariff &offer = offers[i];
        const double hour = offer.kind == u"gpu-rent" ? hourOf(offer) : 0;
        if (hour <= 0)
            continue;
        const auto doubt = [&](PriceDoubt kind, double other) {
            doubts.push_back({lines[i], kind, QString::number(other, 'g', 6)});
        };
        const double on_demand = market.onDemand(offer), one = market.oneCard(offer), middle = market.middle(offer);
        if (isSpot(offer) && on_demand > 0 && hour > on_demand)
            doubt(PriceDoubt::SpotAboveOnDemand, on_demand);
        const bool server_at_card_price =
            offer.gpu_count >= kServerGpus && one > 0 && hour * offer.gpu_count < kLikeOneCard * one;
        if (server_at_card_price)
            doubt(PriceDoubt::ServerAtCardPrice, one);
        else if (middle > 0 && (hour > kOtherOrder * middle || hour * kOtherOrder < middle))
            doubt(PriceDoubt::OtherOrder, middle);
    }
    return doubts;
}

} // namespace tarozi
