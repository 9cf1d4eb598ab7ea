// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/error.h"
#include "core/workload/scenario.h"

#include <memory>

namespace tarozi {

// A scenario with a catalogue that knows its model.
struct ResolvedScenario {
    Scenario scenario;
    std::shared_ptr<const Catalog> catalog;
};

// Reads the model file of ModelChoice::file, when there is one, before assessing: its model joins the catalogue, its
// path being the id. A scenario without a file comes back as it is.
Result<ResolvedScenario> readModelFile(const Scenario &scenario, std::shared_ptr<const Catalog> catalog);

// The same for a model that was read already.
ResolvedScenario withModel(const Scenario &scenario, const Catalog &catalog, LanguageModel model, const QString &path);

} // namespace tarozi
