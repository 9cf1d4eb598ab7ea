// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/charts/table_spec.h"
#include "ui/language/format.h"

namespace tarozi::ui {

// Images, video and speech: what each candidate is expected to reach with its band, and what that rests on. No rows for
// other workloads.
TableSpec mediaSpeedTable(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                          const Format &format);

// What a pipeline is made of and what of it is on the GPU; for speech, how many windows fit. No rows for others.
TableSpec mediaMemoryTable(const Assessment &assessment, const Catalog &catalog, const Format &format);

} // namespace tarozi::ui
