// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/charts/table_spec.h"
#include "ui/language/format.h"

namespace tarozi::ui {

// What each candidate is expected to reach with its band, the ceilings, what the expectation rests on and what holds it
// back.
// The figures alone: expectations and ceilings.
TableSpec speedFigures(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                       const Format &format);

TableSpec speedTable(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                     const Format &format);

} // namespace tarozi::ui
