// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop_options.h"

#include <QCommandLineOption>
#include <QList>

class QCommandLineParser;

// The options of --export: how a proposal is written.
class ExportOptions
{
public:
    QList<QCommandLineOption> definitions() const;
    // What is wrong, in words; empty: all is read into `options`.
    QString read(const QCommandLineParser &parser, DesktopOptions &options) const;
};

// "--paper: “a5” is none of a4, letter".
QString wrongValue(const QCommandLineOption &option, const QString &found, const QStringList &choices);
