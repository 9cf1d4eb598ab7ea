// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/workload/scenario.h"

#include <QString>

namespace tarozi::cli {

// The assessment as plain English text for a terminal; numbers in the C locale.
QString estimateText(const Scenario &scenario, const Catalog &catalog);

} // namespace tarozi::cli
