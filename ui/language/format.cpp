// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/format.h"

#include <QCoreApplication>

#include <cmath>

namespace tarozi::ui {

namespace {

constexpr QChar kNoBreakSpace(0x00a0);
constexpr QChar kMinus(0x2212);

struct Units {
    Q_DECLARE_TR_FUNCTIONS(Format)
};

Format::Figure nothing()
{
    return {QStringLiteral(u"\u2014"), {}};
}

// The form of a counted noun: a fraction takes the form of "two" (Russian: 12,1 zaprosa), a huge count its last
// digits'.
int pluralCount(double shown)
{
    const double size = std::fabs(shown);
    if (size != std::floor(size))
        return 2;
    return size < 1e6 ? int(size) : int(std::fmod(size, 1e6) + 1e6);
}

// Digits after the decimal mark that show `digits` significant ones.
int decimalsFor(double value, int digits)
{
    if (value == 0)
        return 0;
    int magnitude = int(std::floor(std::log10(std::fabs(value))));
    const double step = std::pow(10.0, magnitude - digits + 1);
    if (std::round(std::fabs(value) / step) * step >= std::pow(10.0, magnitude + 1))
        ++magnitude; // 9.996 in three digits is 10.0
    return qBound(0, digits - 1 - magnitude, 9);
}

} // namespace

QString Format::Figure::text() const
{
    return unit.isEmpty() ? number : number + kNoBreakSpace + unit;
}

QString Format::number(double value, int decimals) const
{
    if (!std::isfinite(value))
        return nothing().number;
    const double scale = std::pow(10.0, decimals);
    const bool negative = value < 0 && std::round(std::fabs(value) * scale) > 0; // never "-0"
    const QString digits = m_locale.toString(std::fabs(value), 'f', decimals);
    return negative ? kMinus + digits : digits;
}

QString Format::integer(double value) const
{
    return number(value, 0);
}

QString Format::significant(double value, int digits) const
{
    return number(value, std::isfinite(value) ? decimalsFor(value, digits) : 0);
}

QString Format::trimmed(double value, int digits) const
{
    if (!std::isfinite(value))
        return nothing().number;
    int decimals = decimalsFor(value, digits);
    const auto equals = [&](int fewer) {
        const double full = std::pow(10.0, decimals), less = std::pow(10.0, fewer);
        return std::round(value * less) * (full / less) == std::round(value * full);
    };
    while (decimals > 0 && equals(decimals - 1))
        --decimals;
    return number(value, decimals);
}

Format::Figure Format::gigabytes(double bytes, int decimals) const
{
    if (!std::isfinite(bytes))
        return nothing();
    //: decimal gigabytes, 10^9 bytes
    return {number(bytes / kGB, decimals), Units::tr("GB")};
}

Format::Figure Format::gibibytes(double bytes, int decimals) const
{
    if (!std::isfinite(bytes))
        return nothing();
    //: binary gigabytes, 2^30 bytes
    return {number(bytes / kGiB, decimals), Units::tr("GiB")};
}

Format::Figure Format::bytes(double bytes) const
{
    if (!std::isfinite(bytes))
        return nothing();
    const double size = std::fabs(bytes);
    if (size >= 999.5e6)
        return {significant(bytes / 1e9, 3), Units::tr("GB")};
    if (size >= 999.5e3)
        return {significant(bytes / 1e6, 3), Units::tr("MB")};
    if (size >= 999.5)
        return {significant(bytes / 1e3, 3), Units::tr("KB")};
    //: bytes
    return {integer(bytes), Units::tr("B")};
}

Format::Figure Format::parameters(double count) const
{
    if (!std::isfinite(count))
        return nothing();
    const double size = std::fabs(count);
    if (size >= 999.5e9)
        //: after a number: 1.03 trillion parameters
        return {significant(count / 1e12, 3), Units::tr("trillion")};
    if (size >= 999.5e6)
        //: after a number: 8.03 billion parameters
        return {significant(count / 1e9, 3), Units::tr("billion")};
    if (size >= 1e6)
        //: after a number: 435 million parameters
        return {significant(count / 1e6, 3), Units::tr("million")};
    return {integer(count), {}};
}

Format::Figure Format::tokens(double count) const
{
    if (!std::isfinite(count))
        return nothing();
    //: only the noun; the number stands before it
    return {integer(count), Units::tr("tokens", nullptr, pluralCount(std::round(count)))};
}

Format::Figure Format::tokensPerSecond(double value) const
{
    if (!std::isfinite(value))
        return nothing();
    //: tokens per second
    return {significant(value, 3), Units::tr("tok/s")};
}

Format::Figure Format::requests(double count) const
{
    if (!std::isfinite(count))
        return nothing();
    // the nudge keeps 8.2, which binary fractions hold as 8.19999, from becoming 8.1
    const double scale = std::fabs(count) < 100 && count != std::floor(count) ? 10.0 : 1.0;
    const double shown = std::floor(count * scale * (1 + 1e-12)) / scale;
    const QString digits = number(shown, scale > 1 ? 1 : 0);
    //: only the noun; the number stands before it
    return {digits, Units::tr("requests", nullptr, scale > 1 ? 2 : pluralCount(shown))};
}

Format::Figure Format::seconds(double value) const
{
    if (!std::isfinite(value))
        return nothing();
    if (std::fabs(value) >= 0.995 || value == 0)
        //: seconds
        return {significant(value, 2), Units::tr("s")};
    //: milliseconds
    return {significant(value * 1e3, 2), Units::tr("ms")};
}

Format::Figure Format::percent(double share, int decimals) const
{
    if (!std::isfinite(share))
        return nothing();
    const QString digits = number(share * 100, decimals);
    // the sign is set apart in Russian only
    if (m_locale.language() == QLocale::Russian)
        return {digits, m_locale.percent()};
    return {digits + m_locale.percent(), {}};
}

Format::Figure Format::money(double amount, const QString &currency, int decimals) const
{
    if (!std::isfinite(amount))
        return nothing();
    return {number(amount, decimals), currency};
}

Format::Figure Format::watts(double value) const
{
    if (!std::isfinite(value))
        return nothing();
    //: watts
    return {integer(value), Units::tr("W")};
}

Format::Figure Format::flops(double per_second) const
{
    if (!std::isfinite(per_second))
        return nothing();
    return {trimmed(per_second / 1e12, 4), Units::tr("TFLOPS")};
}

Format::Figure Format::bandwidth(double bytes_per_s) const
{
    if (!std::isfinite(bytes_per_s))
        return nothing();
    //: decimal gigabytes per second
    return {trimmed(bytes_per_s / kGB, 4), Units::tr("GB/s")};
}

Format::Figure Format::value(double value, Unit unit) const
{
    if (!std::isfinite(value))
        return nothing();
    switch (unit) {
    case Unit::None: return {trimmed(value, 4), {}};
    case Unit::Bytes: return bytes(value);
    //: bytes per token
    case Unit::BytesPerToken: return {trimmed(value, 4), Units::tr("B/token")};
    //: bytes per parameter
    case Unit::BytesPerParameter: return {trimmed(value, 4), Units::tr("B/parameter")};
    case Unit::BytesPerSecond: return bandwidth(value);
    case Unit::Parameters: return parameters(value);
    case Unit::Tokens: return tokens(value);
    case Unit::Requests: return requests(value);
    //: only the noun; the number stands before it
    case Unit::Layers: return {integer(value), Units::tr("layers", nullptr, pluralCount(std::round(value)))};
    //: only the noun; the number stands before it
    case Unit::Gpus: return {integer(value), Units::tr("GPUs", nullptr, pluralCount(std::round(value)))};
    case Unit::Seconds: return seconds(value);
    case Unit::TokensPerSecond: return tokensPerSecond(value);
    //: 10^12 floating-point operations (a count, not a rate)
    case Unit::Flops: return {significant(value / 1e12, 3), Units::tr("TFLOP")};
    case Unit::FlopsPerSecond: return flops(value);
    case Unit::Watts: return watts(value);
    case Unit::Fraction: return percent(value, std::fabs(value * 100 - std::round(value * 100)) < 0.05 ? 0 : 1);
    //: after an amount of money
    case Unit::MoneyPerHour: return {number(value, 2), Units::tr("per hour")};
    //: after an amount of money
    case Unit::MoneyPerMillionTokens: return {number(value, 2), Units::tr("per million tokens")};
    case Unit::Money: return {number(value, std::fabs(value) < 1 ? 4 : 2), {}};
    //: after an amount of money
    case Unit::MoneyPerMonth: return {number(value, 2), Units::tr("per month")};
    //: hours
    case Unit::Hours: return {trimmed(value, 4), Units::tr("h")};
    //: only the noun; the number stands before it
    case Unit::Months: return {trimmed(value, 3), Units::tr("months", nullptr, pluralCount(std::round(value)))};
    }
    Q_UNREACHABLE();
}

QString Format::shortCount(double value) const
{
    if (!std::isfinite(value))
        return nothing().number;
    if (std::fabs(value) >= 1e9 && std::fmod(value, kGiB) != 0)
        //: a number of billions of parameters on a scale: 8B, 70B
        return Units::tr("%1B").arg(trimmed(value / 1e9, 3));
    // only whole binary multiples are shortened: 12 000 is not 12K
    if (value != 0 && std::fmod(value, kMiB) == 0)
        return integer(value / kMiB) + QLatin1Char('M');
    if (value != 0 && std::fmod(value, kKiB) == 0)
        return integer(value / kKiB) + QLatin1Char('K');
    return trimmed(value, 4);
}

QString Format::date(const QDate &date) const
{
    if (!date.isValid())
        return nothing().number;
    const bool in_words = m_locale.language() == QLocale::English;
    return m_locale.toString(date, in_words ? QStringLiteral("d MMMM yyyy") : QStringLiteral("dd.MM.yyyy"));
}

} // namespace tarozi::ui
