// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "ui/charts/chart_spec.h"
#include "ui/language/format.h"

namespace tarozi::ui {

// The memory of every candidate's fullest GPU, one bar each, in GB (10^9 bytes), on one common scale.
StackedBarSpec memoryBars(const Assessment &assessment, const Catalog &catalog, const Format &format);

// Memory need in GB against context, from 1K to the model's maximum, one curve a candidate with its limit line.
CurveSpec contextCurve(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                       const Format &format);

} // namespace tarozi::ui
