// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

#include <QString>

#include <vector>

namespace tarozi::ui::report {

// What is typed to test one candidate, for a terminal: no language, the C locale. A list is empty where no command is
// known for the engine or the card's vendor.
struct TestCommands {
    std::vector<QString> card, serve, load, watch; // the lines of each command
};

TestCommands testCommands(const Scenario &scenario, const Catalog &catalog, const Assessed &candidate);

} // namespace tarozi::ui::report
