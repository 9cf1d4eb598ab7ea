// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/language/format.h"
#include "ui/report/elements.h"

namespace tarozi::ui::report {

// The numbers of a chart, to stand beneath it.
DataTable numbersOf(const CurveSpec &curve, const Format &format);

} // namespace tarozi::ui::report
