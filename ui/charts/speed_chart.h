// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/speed_curves.h"
#include "ui/charts/chart_spec.h"
#include "ui/language/format.h"

#include <set>

namespace tarozi::ui {

enum class SpeedQuantity { User, Total, FirstToken, OutputToken };

// The expected speed of every candidate along an axis: band, ceiling, from where requests queue, the scenario's own
// point. `hidden`: candidates that are left out.
CurveSpec speedChart(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                     SpeedQuantity quantity, SpeedAxis axis, const std::set<int> &hidden, const Format &format);

// The roofs of every candidate's GPU and the workload's two points under it: prefill and decode.
CurveSpec rooflineChart(const Assessment &assessment, const Catalog &catalog, const std::set<int> &hidden,
                        const Format &format);

} // namespace tarozi::ui
