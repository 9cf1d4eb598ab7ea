// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/exchange.h"

namespace tarozi {

std::optional<Exchanged> exchanged(const Money &money, const QString &currency, const std::vector<ExchangeRate> &rates)
{
    if (money.currency == currency)
        return Exchanged{money, Decimal::fromInteger(1), {}};
    const ExchangeRate *best = nullptr;
    for (const ExchangeRate &rate : rates) {
        const bool fits = (rate.from == money.currency && rate.to == currency) ||
                          (rate.from == currency && rate.to == money.currency);
        // ISO dates order as text; of equal ones the later entry counts
        if (fits && rate.value > 0 && (!best || rate.date >= best->date))
            best = &rate;
    }
    if (!best)
        return std::nullopt;
    const Decimal value = Decimal::fromDouble(best->value);
    const bool direct = best->from == money.currency;
    const Decimal amount = direct ? money.amount * value : money.amount / value;
    return Exchanged{{amount, currency}, direct ? value : Decimal::fromInteger(1) / value, *best};
}

} // namespace tarozi
