// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/scenario_file.h"

#include <optional>

namespace tarozi::ui {

// Where scenario files are read from and written to: the disk, or a test's disk that is full.
class ScenarioStore
{
public:
    virtual ~ScenarioStore() = default;

    virtual Result<Scenario> load(const QString &path, const Catalog &catalog) { return loadScenario(path, catalog); }
    virtual std::optional<Error> save(const Scenario &scenario, const QString &path)
    {
        return saveScenario(scenario, path);
    }
};

} // namespace tarozi::ui
