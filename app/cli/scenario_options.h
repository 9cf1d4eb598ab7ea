// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/error.h"
#include "core/workload/scenario.h"

#include <QCommandLineParser>

namespace tarozi::cli {

// The options that describe a scenario, the same for every command and for both programs.
void addScenarioOptions(QCommandLineParser &parser);

// The scenario with the options laid over it. The error's place is the option.
Result<Scenario> scenarioFromOptions(const QCommandLineParser &parser, const Catalog &catalog, Scenario scenario);

} // namespace tarozi::cli
