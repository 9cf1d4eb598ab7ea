// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/error.h"

#include <QByteArray>
#include <QCommandLineParser>
#include <QStringList>

#include <memory>

namespace tarozi::cli {

// Exit statuses of both programs.
enum ExitStatus { kSuccess = 0, kBadInput = 1, kBadOptions = 2 };

// Each command gets the arguments behind its name, prints to stdout and returns the exit status.
int runEstimate(const QStringList &arguments);
int runCatalogList(const QString &kind, const QStringList &arguments);
int runRank(const QStringList &arguments);
int runSweep(const QStringList &arguments);
int runTariffs(const QStringList &arguments);
int runInspect(const QStringList &arguments);
int runValidate(const QStringList &arguments);

// The catalogue with the user's overlay; its problems go to stderr, one line each.
std::shared_ptr<const Catalog> loadedCatalog();

// Parses a command's arguments. Handles --help, --version and unknown options: then the status to leave with.
std::optional<int> parseArguments(QCommandLineParser &parser, const QString &command, const QStringList &arguments);

void printOut(const QByteArray &utf8);
void printOut(const QString &text);
int fail(const Error &error, ExitStatus status); // one line on stderr

} // namespace tarozi::cli
