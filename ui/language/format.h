// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/units.h"

#include <QDate>
#include <QLocale>
#include <QString>

namespace tarozi::ui {

// Numbers, sizes, money and dates as people read them; the only place that rounds. Units are words of the language
// (GB is ГБ in Russian), joined by a no-break space; digits never break. No function prints NaN: a non-finite value
// comes out as an em dash.
class Format
{
public:
    explicit Format(const QLocale &locale) : m_locale(locale) {}

    struct Figure {
        QString number;
        QString unit;         // may be empty
        QString text() const; // both, with a no-break space
    };

    Figure gigabytes(double bytes, int decimals = 1) const; // 10^9
    Figure gibibytes(double bytes, int decimals = 2) const; // 2^30
    Figure bytes(double bytes) const;                       // GB, MB or KB by size, three significant digits
    Figure parameters(double count) const;                  // 8.03 billion -> "8,03" "млрд"
    Figure tokens(double count) const;                      // 8 192 tokens, with the right plural
    Figure tokensPerSecond(double value) const;             // 62.8 tok/s
    Figure requests(double count) const;                    // rounded down: to a tenth below 100, else whole
    Figure seconds(double value) const;                     // 1.9 s, 24 ms
    Figure percent(double share, int decimals = 0) const;
    Figure money(double amount, const QString &currency, int decimals = 2) const; // number + code, all languages
    Figure watts(double value) const;
    Figure flops(double per_second) const;       // TFLOPS
    Figure bandwidth(double bytes_per_s) const;  // GB/s
    Figure value(double value, Unit unit) const; // by the unit, with the rules above
    QString number(double value, int decimals) const;
    QString integer(double value) const;
    QString significant(double value, int digits) const; // 1.90 in three digits; whole numbers are never rounded off
    QString trimmed(double value, int digits) const;     // the same without closing zeros: 1.9
    QString shortCount(double value) const;              // tick labels: 4K, 128K, 8B
    QString date(const QDate &date) const;               // 30.11.2026 (ru, uz), 30 November 2026 (en)

    const QLocale &locale() const { return m_locale; }

private:
    QLocale m_locale;
};

} // namespace tarozi::ui
