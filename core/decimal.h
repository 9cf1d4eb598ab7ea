// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <compare>
#include <optional>

namespace tarozi {

// An exact decimal: a whole number of billionths, 128 bits wide (about ±1.7·10²⁹ units). Sums and whole multiples are
// exact; a product of two decimals is rounded half to even at the ninth place. What would not fit becomes overflow(),
// and whatever is computed from that stays it: no wrong amount comes out of one.
class Decimal
{
public:
    __extension__ using Int = __int128;
    static constexpr int kPlaces = 9;

    constexpr Decimal() = default;
    static Decimal fromInteger(qint64 units);
    // The decimal that the double's shortest form spells (52.68 is 52.68), as amounts come from JSON. Digits after the
    // ninth place are rounded half to even. Not finite or too large: overflow.
    static Decimal fromDouble(double value);
    // "-1234.5" in the C locale, no exponent, no group separators.
    static std::optional<Decimal> fromText(const QString &text);
    static constexpr Decimal overflow() { return Decimal(kOverflow); }

    bool isOverflow() const { return m_billionths == kOverflow; }
    double toDouble() const; // infinite on overflow
    QString toText() const;  // the shortest exact form, C locale; empty on overflow
    // Half to even at a place of 0 to 9 behind the point: 2 for kopecks and cents.
    Decimal rounded(int places) const;

    Decimal operator+(Decimal other) const;
    Decimal operator-(Decimal other) const;
    Decimal operator-() const { return Decimal() - *this; }
    Decimal operator*(Decimal other) const;
    // By zero: overflow.
    Decimal operator/(Decimal other) const;
    Decimal &operator+=(Decimal other) { return *this = *this + other; }

    bool operator==(const Decimal &) const = default;
    auto operator<=>(const Decimal &) const = default;

private:
    static constexpr Int kOverflow = ((Int(1) << 126) - 1) * 2 + 1; // the largest
    constexpr explicit Decimal(Int billionths) : m_billionths(billionths) {}
    static Decimal checked(bool overflowed, Int value) { return overflowed ? overflow() : Decimal(value); }

    Int m_billionths = 0;
};

// An amount with its currency: no operation mixes two of them.
struct Money {
    Decimal amount;
    QString currency; // ISO 4217

    bool operator==(const Money &) const = default;
};

} // namespace tarozi
