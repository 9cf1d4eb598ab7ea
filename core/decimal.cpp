// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decimal.h"

#include <charconv>
#include <cmath>
#include <limits>

namespace tarozi {

namespace {

using Int = Decimal::Int;

constexpr qint64 kUnit = 1'000'000'000; // 10^kPlaces
constexpr int kMostDigits = 29;         // before the point

// Rounded half to even; the divisor is positive.
Int divided(Int dividend, Int divisor)
{
    Int quotient = dividend / divisor;
    const Int rest = dividend % divisor;
    const Int magnitude = rest < 0 ? -rest : rest;
    const Int other = divisor - magnitude;
    if (magnitude > other || (magnitude == other && quotient % 2 != 0))
        quotient += dividend < 0 ? -1 : 1;
    return quotient;
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

} // namespace

Decimal Decimal::fromInteger(qint64 units)
{
    return Decimal(Int(units) * kUnit);
}

Decimal Decimal::fromDouble(double value)
{
    if (!std::isfinite(value))
        return overflow();
    char text[512]; // 1e308 in full
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::fixed);
    return fromText(QString::fromLatin1(text, end.ptr - text)).value_or(overflow());
}

std::optional<Decimal> Decimal::fromText(const QString &text)
{
    qsizetype i = 0;
    const bool negative = text.startsWith(u'-');
    if (negative)
        ++i;
    const qsizetype first = i;
    Int value = 0;
    int digits = 0;
    for (; i < text.size() && isDigit(text[i]); ++i) {
        digits += value != 0 ? 1 : 0;
        if (digits > kMostDigits - 2)
            return overflow();
        value = value * 10 + text[i].digitValue();
    }
    bool any = i > first;
    value *= kUnit;
    if (i < text.size() && text[i] == u'.') {
        Int place = kUnit;
        Int tail = 0, scale = 1; // what is cut off, for the rounding
        for (++i; i < text.size() && isDigit(text[i]); ++i) {
            any = true;
            place /= 10;
            if (place > 0)
                value += place * text[i].digitValue();
            else if (scale < kUnit) {
                tail = tail * 10 + text[i].digitValue();
                scale *= 10;
            } else if (text[i] != u'0')
                tail |= 1; // more than half stays more than half
        }
        if (2 * tail > scale || (2 * tail == scale && value % 2 != 0))
            ++value;
    }
    if (!any || i != text.size())
        return std::nullopt;
    return Decimal(negative ? -value : value);
}

double Decimal::toDouble() const
{
    if (isOverflow())
        return std::numeric_limits<double>::infinity();
    // both parts are exact or rounded once: 52.68 gives 52.68 again
    const QByteArray text = toText().toLatin1();
    double value = 0;
    std::from_chars(text.constData(), text.constData() + text.size(), value);
    return value;
}

QString Decimal::toText() const
{
    if (isOverflow())
        return {};
    const bool negative = m_billionths < 0;
    Int rest = negative ? -m_billionths : m_billionths;
    QString digits;
    do {
        digits.prepend(QChar(u'0' + char16_t(rest % 10)));
        rest /= 10;
    } while (rest > 0);
    digits = digits.rightJustified(kPlaces + 1, u'0');
    digits.insert(digits.size() - kPlaces, u'.');
    while (digits.endsWith(u'0'))
        digits.chop(1);
    if (digits.endsWith(u'.'))
        digits.chop(1);
    return negative ? u'-' + digits : digits;
}

Decimal Decimal::rounded(int places) const
{
    if (isOverflow())
        return *this;
    Int step = 1;
    for (int place = kPlaces; place > places; --place)
        step *= 10;
    return Decimal(divided(m_billionths, step) * step);
}

Decimal Decimal::operator+(Decimal other) const
{
    Int sum = 0;
    const bool overflowed = __builtin_add_overflow(m_billionths, other.m_billionths, &sum);
    return checked(overflowed || isOverflow() || other.isOverflow(), sum);
}

Decimal Decimal::operator-(Decimal other) const
{
    Int difference = 0;
    const bool overflowed = __builtin_sub_overflow(m_billionths, other.m_billionths, &difference);
    return checked(overflowed || isOverflow() || other.isOverflow(), difference);
}

Decimal Decimal::operator*(Decimal other) const
{
    Int product = 0;
    if (__builtin_mul_overflow(m_billionths, other.m_billionths, &product) || isOverflow() || other.isOverflow())
        return overflow();
    return Decimal(divided(product, kUnit));
}

Decimal Decimal::operator/(Decimal other) const
{
    Int scaled = 0;
    if (other.m_billionths == 0 || isOverflow() || other.isOverflow() ||
        __builtin_mul_overflow(m_billionths, Int(kUnit), &scaled))
        return overflow();
    const bool negative = other.m_billionths < 0;
    return Decimal(divided(negative ? -scaled : scaled, negative ? -other.m_billionths : other.m_billionths));
}

} // namespace tarozi
