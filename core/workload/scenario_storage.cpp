// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/scenario_file.h"

#include "core/whole_file.h"

#include <QFile>
#include <QFileInfo>

namespace tarozi {

namespace {

constexpr qint64 kMaxRead = 1024 * 1024 + 1; // one byte more than the reader takes

Result<QByteArray> bytesOf(const QString &path)
{
    QFile file(path);
    if (QFileInfo(path).isDir())
        return Error{Problem::CannotRead, path, {}, {}, {}};
    if (!file.open(QIODevice::ReadOnly))
        return Error{Problem::CannotRead, path, {}, file.errorString(), {}};
    QByteArray bytes = file.read(kMaxRead);
    if (file.error() != QFileDevice::NoError)
        return Error{Problem::CannotRead, path, {}, file.errorString(), {}};
    return bytes;
}

} // namespace

Result<Scenario> loadScenario(const QString &path, const Catalog &catalog)
{
    const Result<QByteArray> bytes = bytesOf(path);
    if (!bytes)
        return bytes.error();
    return readScenario(*bytes, path, catalog);
}

std::vector<Error> idleKeysOf(const QString &path)
{
    const Result<QByteArray> bytes = bytesOf(path);
    return bytes ? idleKeys(*bytes, path) : std::vector<Error>();
}

std::optional<Error> saveScenario(const Scenario &scenario, const QString &path)
{
    return writeWholeFile(path, writeScenario(scenario));
}

} // namespace tarozi
