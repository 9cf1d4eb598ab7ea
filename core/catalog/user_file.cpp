// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/user_file.h"

#include "core/catalog/json_reader.h"

#include <QFile>
#include <QFileInfo>

namespace tarozi {

using namespace Qt::StringLiterals;

Result<QJsonObject> userFile(const QString &path)
{
    if (!QFile::exists(path))
        return QJsonObject();
    QFile file(path);
    if (!QFileInfo(path).isFile()) // a pipe would wait forever
        return Error{Problem::CannotRead, path, {}, {}, {}};
    if (!file.open(QIODevice::ReadOnly))
        return Error{Problem::CannotRead, path, {}, file.errorString(), {}};
    const Result<QJsonValue> document = parseJson(file.read(JsonLimits{}.bytes + 1), path);
    if (!document)
        return document.error();
    JsonReader::Report report{path, {}};
    const JsonReader root(*document, report);
    if (root.has("records"_L1))
        root.array("records"_L1);
    if (report.error)
        return *report.error;
    return root.object();
}

} // namespace tarozi
