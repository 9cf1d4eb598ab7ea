// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/scenario_file.h"

#include "core/whole_file.h"

#include <QFile>
#include <QFileInfo>

namespace tarozi {

namespace {

constexpr qint64 kMaxRead = 1024 * 1024 + 1; // one byte more than the reader takes

} // namespace

Result<Scenario> loadScenario(const QString &path, const Catalog &catalog)
{
    QFile file(path);
    if (QFileInfo(path).isDir())
        return Error{Problem::CannotRead, path, {}, {}, {}};
    if (!file.open(QIODevice::ReadOnly))
        return Error{Problem::CannotRead, path, {}, file.errorString(), {}};
    const QByteArray bytes = file.read(kMaxRead);
    if (file.error() != QFileDevice::NoError)
        return Error{Problem::CannotRead, path, {}, file.errorString(), {}};
    return readScenario(bytes, path, catalog);
}

std::optional<Error> saveScenario(const Scenario &scenario, const QString &path)
{
    return writeWholeFile(path, writeScenario(scenario));
}

} // namespace tarozi
