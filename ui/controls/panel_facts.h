// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/scenario_session.h"

namespace tarozi::ui {

// What the settings came to for the first compared GPU; empty when there is none.
const Resolved &firstResolved(const ScenarioSession &session);

// The engine in force with its version, as people write it: "vLLM 0.19".
QString engineInForce(const ScenarioSession &session);

} // namespace tarozi::ui
