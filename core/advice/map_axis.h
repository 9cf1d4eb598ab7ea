// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

namespace tarozi {

// The inputs that a fit map can spread out.
enum class MapAxis { Context, Concurrency, MemoryLimit, MaxNumSeqs, OtherTenants, ModelSize };
inline constexpr int kMapAxes = 6;

// From one end of an axis to the other; logarithmic ones by equal factors.
struct AxisScale {
    MapAxis axis = MapAxis::Context;
    double from = 0, to = 1;
    bool logarithmic = false;
    bool whole = false; // whole numbers only

    double at(double share) const; // 0 ... 1
    double shareOf(double value) const;
    bool operator==(const AxisScale &) const = default;
};

// A range that holds the asked value and reaches well beyond what the compared candidates hold.
AxisScale mapScale(MapAxis axis, const Scenario &scenario, const Catalog &catalog, const Assessment &assessment);

// The value that the scenario has; where the engine decides, what it came to for the first candidate.
double mapValue(MapAxis axis, const Scenario &scenario, const Catalog &catalog, const Assessment &assessment);
// The scenario with another value; lengths keep their proportion along the context.
Scenario withMapValue(Scenario scenario, MapAxis axis, double value);

} // namespace tarozi
