// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/tariff.h"
#include "core/decimal.h"

namespace tarozi {

// Whether an offer is for this card, exactly or as one of those its name may mean. One that names no known card is
// taken at its word.
bool isFor(const Tariff &tariff, const QString &gpu);

// The price of a GPU-hour that an offer's amount comes to, where it is one for time: an amount a minute, second, hour
// or month, of all its GPUs together.
std::optional<Decimal> perGpuHour(const Tariff &tariff);

// "second", "5 minutes", "60 seconds (general rule)" in seconds; nothing where no time is named.
std::optional<double> secondsOf(const QString &text);

// 365·24/12: what an hourly price a month is made of where nobody says otherwise.
inline constexpr double kHoursPerMonth = 730;

} // namespace tarozi
