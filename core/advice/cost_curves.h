// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/speed_curves.h"

namespace tarozi {

// Along which input a cost is followed; everything else stays as asked.
enum class CostAxis {
    Utilization, // of a server rented all month
    Concurrency,
};

// One point: what assess() says of a million output tokens with this value in place.
struct CostSample {
    double at = 0; // a share, or requests
    Band per_million_output_tokens;
};

struct CostCurve {
    QString currency;
    std::vector<CostSample> samples; // empty without a price or an expectation
};

// From a twentieth of the time to all of it; the requests of speedRange().
AxisRange costRange(const Scenario &scenario, const Catalog &catalog, const Assessment &assessment, CostAxis axis);
CostCurve costCurve(const Scenario &scenario, const Catalog &catalog, int candidate, CostAxis axis,
                    const AxisRange &range);

// Where one curve becomes the cheaper one. `sure` only where the bands part on both sides within the range.
struct CostCrossing {
    int before = -1, after = -1; // who is cheaper below and above
    double at = 0;
    bool sure = false;

    bool operator==(const CostCrossing &) const = default;
};
// Of every pair that shares a currency. Curves are sampled at the same places.
std::vector<CostCrossing> costCrossings(const std::vector<CostCurve> &curves);

} // namespace tarozi
