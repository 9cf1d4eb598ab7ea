// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/money_fields.h"
#include "ui/language/format.h"

// Money in words of the current language. Nothing is stored: ask again after a language change.
namespace tarozi::ui::words {

QString moneyField(QLatin1StringView key); // "Price of a kWh"
QString vat(const QString &word);          // of an offer; empty where it does not say
// 0.104 RUB, 132.46 RUB, 96,696 RUB: as many places as an amount of its size needs
QString amount(double value, const QString &currency, const Format &format);

} // namespace tarozi::ui::words
