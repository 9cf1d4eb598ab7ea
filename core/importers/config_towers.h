// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/architecture.h"
#include "core/importers/config_reader.h"

#include <vector>

namespace tarozi {

// Adds the vision and audio towers that the objects of `chain` (the root first, the language model last) have beside
// it, with their projectors. Towers of an unknown kind become a warning.
void readTowers(const std::vector<ConfigReader> &chain, Architecture &architecture, ConfigReader::Report &report);

} // namespace tarozi
