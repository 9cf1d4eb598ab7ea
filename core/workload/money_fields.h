// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/money_inputs.h"

#include <QLatin1StringView>

#include <vector>

namespace tarozi {

enum class MoneyKind { Share, Ratio, Count, Seconds, Hours, Months, Gigabytes, Watts, Amount };
enum class MoneyGroup { Use, Extras, HostedApi, Purchase, Upkeep };

// One number of MoneyInputs: its key in scenario files, its limits. The command line's option is the key with dashes.
struct MoneyField {
    QLatin1StringView key;
    MoneyInputs::Value MoneyInputs::*value;
    double minimum, maximum;
    MoneyKind kind;
    MoneyGroup group;
    QLatin1StringView description; // English, for --help
};

const std::vector<MoneyField> &moneyFields();
const MoneyField *moneyField(QLatin1StringView key);

// Years in which a price or a rate may have been true.
inline constexpr int kFirstYear = 2015;
inline constexpr int kLastYear = 2100;
// An ISO day (2026-11-30) within them.
bool isPlausibleDate(const QString &date);
bool isCurrencyCode(const QString &code); // three capital letters, as ISO 4217 has them
inline constexpr double kMinPrice = 1e-6, kMaxAmount = 1e12;
inline constexpr double kMinRate = 1e-9, kMaxRate = 1e9;

} // namespace tarozi
