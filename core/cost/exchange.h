// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/decimal.h"
#include "core/workload/money_inputs.h"

namespace tarozi {

// An amount in another currency and the rate that made it.
struct Exchanged {
    Money money;
    Decimal rate;      // 1 of the old currency in the new one
    ExchangeRate used; // as entered; it may be the inverse. Empty where the currencies are the same

    bool operator==(const Exchanged &) const = default;
};

// By the newest rate between the two currencies, in either direction; never by way of a third. No rate: no value.
std::optional<Exchanged> exchanged(const Money &money, const QString &currency, const std::vector<ExchangeRate> &rates);

} // namespace tarozi
