// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/json_reader.h"
#include "core/workload/requirements.h"

namespace tarozi {

// Keys that are absent keep what `requirements` holds.
void readRequirements(Requirements &requirements, const JsonReader &json);
// Only what is asked for is written: empty when nothing is.
QJsonObject toJson(const Requirements &requirements);
// Every key that a file may hold.
Requirements everyRequirement();

} // namespace tarozi
