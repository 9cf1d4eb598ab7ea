// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ticks.h"

#include <cmath>

namespace tarozi::ui {

double niceStep(double maximum, int wanted)
{
    if (!(maximum > 0) || !std::isfinite(maximum) || wanted < 1)
        return 0;
    const double rough = maximum / wanted;
    const double magnitude = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * magnitude >= rough)
            return factor * magnitude;
    }
    return 10.0 * magnitude;
}

std::vector<double> niceTicks(double maximum, int wanted)
{
    std::vector<double> ticks;
    const double step = niceStep(maximum, wanted);
    if (step <= 0)
        return ticks;
    const int count = static_cast<int>(std::floor(maximum / step * (1 + 1e-9)));
    for (int i = 0; i <= count; ++i)
        ticks.push_back(i * step);
    return ticks;
}

std::vector<double> logTicks(double from, double to, int wanted)
{
    std::vector<double> ticks;
    if (!(from > 0) || !(to > from) || !std::isfinite(to))
        return ticks;
    const bool powers_only = std::log10(to / from) * 3 > 2.0 * wanted;
    for (int power = int(std::floor(std::log10(from))); std::pow(10.0, power) <= to; ++power) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double tick = factor * std::pow(10.0, power);
            if (tick >= from && tick <= to && (factor == 1.0 || !powers_only))
                ticks.push_back(tick);
        }
    }
    return ticks;
}

std::vector<double> powersOfTwo(double from, double to)
{
    std::vector<double> ticks;
    if (!(from > 0) || !std::isfinite(to))
        return ticks;
    for (double tick = std::exp2(std::ceil(std::log2(from))); tick <= to; tick *= 2)
        ticks.push_back(tick);
    return ticks;
}

} // namespace tarozi::ui
