// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/charts/table_spec.h"
#include "ui/language/format.h"

#include <QStringList>

namespace tarozi::ui {

// One sentence for each point where one candidate overtakes another in output tokens of all requests; none where the
// same one leads throughout.
QStringList speedHypotheses(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                            const Format &format);

// The ways to share the model between the GPUs of each candidate that has several; no rows when none has.
TableSpec sharingTable(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                       const Format &format);

} // namespace tarozi::ui
