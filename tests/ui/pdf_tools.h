// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QProcess>
#include <QString>
#include <QStringList>

// Exports read back with the tools a suspicious reader would use.
struct Run {
    int status;
    QString text;
};

inline Run run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished())
        return {-1, program + QStringLiteral(" did not run")};
    return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

// All kinds of white space as one blank: lines may break anywhere.
inline QString textOf(const QString &pdf)
{
    return run(QStringLiteral("pdftotext"), {pdf, QStringLiteral("-")}).text.simplified();
}

inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
