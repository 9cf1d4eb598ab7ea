// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/workload/scenario.h"

// What one edit does to the whole scenario, where more than one field belongs together. Pure.
namespace tarozi::ui {

// A catalogue model in place of whatever was chosen; what an imported file or a bare size said goes with it.
Scenario withModel(Scenario scenario, const QString &id);

// The generic dense shape of this size replaces the model, which stays remembered; exactly the model's own size
// brings the model back.
Scenario withModelSize(Scenario scenario, const Catalog &catalog, double parameters);

// Input and output always make up the context: a new context keeps the output where that leaves room for an input,
// and a new input or output divides the same context anew.
Scenario withContext(Scenario scenario, qint64 tokens);
Scenario withInput(Scenario scenario, qint64 tokens);
Scenario withOutput(Scenario scenario, qint64 tokens);

// A pixel of a chart is wider than a token: what a person would type near by.
qint64 roundedContext(double tokens);

// The number of parameters the scenario stands for; 0 when nothing says it.
double parametersOf(const Scenario &scenario, const Catalog &catalog);

} // namespace tarozi::ui
