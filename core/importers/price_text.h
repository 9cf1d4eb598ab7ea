// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace tarozi {

// What the cells of a price list say, in the forms that people write. Empty or nothing where they do not say it.
QString currencyIn(const QString &text); // ISO code of a sign, a word or a code
std::optional<double> numberIn(QString text, bool decimal_comma);
bool isOnRequest(const QString &text);
QString periodIn(const QString &text); // second, minute, hour, month, once
QString dateIn(const QString &text);   // ISO; a month is its first day

} // namespace tarozi
