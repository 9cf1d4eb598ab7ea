// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/scenario_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace tarozi {

namespace {

constexpr qint64 kMaxRead = 1024 * 1024 + 1; // one byte more than the reader takes

// Some network shares refuse the temporary file although the folder is writable: there, and only there, the file is
// written in place and what stood there is put back when that fails.
bool writeInPlace(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return false;
    const QByteArray before = file.readAll();
    const auto write = [&](const QByteArray &content) {
        return file.seek(0) && file.write(content) == content.size() && file.resize(content.size()) && file.flush();
    };
    if (write(bytes))
        return true;
    write(before);
    return false;
}

} // namespace

Result<Scenario> loadScenario(const QString &path, const Catalog &catalog)
{
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly))
        return Error{Problem::CannotRead, path, {}, file.errorString(), {}};
    const QByteArray bytes = file.read(kMaxRead);
    if (file.error() != QFileDevice::NoError)
        return Error{Problem::CannotRead, path, {}, file.errorString(), {}};
    return readScenario(bytes, path, catalog);
}

std::optional<Error> saveScenario(const Scenario &scenario, const QString &path)
{
    const QFileInfo given(path);
    const QString target = given.exists() ? given.canonicalFilePath() : path; // a link stays a link
    if (given.exists() && !given.isFile())
        return Error{Problem::CannotWrite, path, {}, QStringLiteral("not a regular file"), {}};
    const QByteArray bytes = writeScenario(scenario);
    QSaveFile file(target);
    if (file.open(QIODevice::WriteOnly)) {
        // commit() does not notice when what is still buffered fails to reach the disk
        if (file.write(bytes) == bytes.size() && file.flush() && file.commit())
            return {};
    } else if (QFileInfo(target).isWritable() && QFileInfo(QFileInfo(target).path()).isWritable() &&
               writeInPlace(target, bytes)) {
        return {};
    }
    return Error{Problem::CannotWrite, path, {}, file.errorString(), {}};
}

} // namespace tarozi
