// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/error.h"
#include "core/workload/scenario.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace tarozi {

// Scenario files are JSON ("*.tarozi"), UTF-8, C locale: { "tarozi": 1, "workload": "serving", "serving": {...},
// "candidates": [...], ... }. Defaults first, then the file's keys. Ids are checked against the catalogue; numbers
// against the limits below.
inline constexpr int kScenarioFileVersion = 1;
inline constexpr qint64 kMaxContext = 16 * 1024 * 1024;
inline constexpr qint64 kMaxConcurrency = 65536;
inline constexpr double kMaxParameters = 1e14;

Result<Scenario> readScenario(const QByteArray &bytes, const QString &file_name, const Catalog &catalog);
// Also from the PDF of a proposal that carries its scenario.
Result<Scenario> loadScenario(const QString &path, const Catalog &catalog);
// Whether a file is a document that may carry a scenario, and none that can be saved to.
bool isProposalFile(const QString &path);

// Keys of a readable scenario file that change nothing: UnknownKey (kept through a rewrite) and Duplicate (of equal
// keys the last one counts), each with its path as the place. Empty for a file that cannot be read.
std::vector<Error> idleKeys(const QByteArray &bytes, const QString &file_name);
std::vector<Error> idleKeysOf(const QString &path);

QJsonObject toJson(const Scenario &scenario);
QByteArray writeScenario(const Scenario &scenario);
// Atomic: the file on disk is the old one or the new one. No value means saved.
std::optional<Error> saveScenario(const Scenario &scenario, const QString &path);

} // namespace tarozi
