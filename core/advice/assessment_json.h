// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/fixes.h"
#include "core/advice/speed_crossings.h"
#include "core/assess.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tarozi {

// The machine form of answers, as `tarozi-cli estimate --json` prints it: bytes, seconds, tokens per second; keys are
// only ever added. What a candidate does not have is absent, never zero.
QJsonObject toJson(const Assessed &candidate, const std::vector<Fix> &fixes = {});
QJsonArray toJson(const std::vector<Lead> &leads);
QJsonArray toJson(const std::vector<ParallelOption> &options);
QJsonObject toJson(const Derivation &derivation);

// { "scenario": {...}, "candidates": [...], "leads": [...] } with the fixes of each candidate beside its findings.
QJsonObject estimateJson(const Scenario &scenario, const Catalog &catalog);

} // namespace tarozi
