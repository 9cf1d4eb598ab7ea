// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/engine.h"

namespace tarozi {

// A figure with the range its evidence supports.
struct Ranged {
    double value = 0, low = 0, high = 0;

    Ranged &operator+=(const Ranged &other)
    {
        value += other.value;
        low += other.low;
        high += other.high;
        return *this;
    }
    Ranged &operator+=(double exact) { return *this += Ranged{exact, exact, exact}; }
    Ranged scaled(const Ranged &by) const { return {value * by.value, low * by.low, high * by.high}; }
};

// A coefficient times an exact factor; zero where the engine has no such coefficient.
inline Ranged ranged(const Engine &engine, QStringView id, double factor = 1)
{
    const Coefficient *coefficient = engine.coefficient(id);
    if (!coefficient)
        return {};
    return {coefficient->value * factor, coefficient->low * factor, coefficient->high * factor};
}

} // namespace tarozi
