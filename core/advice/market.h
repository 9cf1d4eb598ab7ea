// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/workload/scenario.h"

#include <QHash>

#include <optional>

namespace tarozi {

// What an hour of a GPU usually costs, in the currency of the scenario's figures: the middle one of the on-demand
// offers, or what the scenario itself says of a compared card.
struct UsualPrice {
    double per_gpu_hour = 0;
    double low = 0, high = 0; // of all offers
    int offers = 0;           // 0: from the scenario
    QString tariff;           // id of the middle offer; empty for a typed price

    bool operator==(const UsualPrice &) const = default;
};

// The currency of the scenario's figures: its own, else that of its price.
QString figureCurrency(const Scenario &scenario);

// The offers of the catalogue as a ranking sees them. Amounts in another currency count where the scenario has a rate.
class Market
{
public:
    Market(const Scenario &scenario, const Catalog &catalog);

    std::optional<UsualPrice> price(const QString &gpu) const;
    int offers(const QString &gpu) const { return m_offers.value(gpu); } // on demand, in all currencies

private:
    QHash<QString, UsualPrice> m_prices;
    QHash<QString, int> m_offers;
};

} // namespace tarozi
