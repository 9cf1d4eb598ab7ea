// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/whole_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace tarozi {

namespace {

// Some network shares refuse the temporary file although the folder is writable: there, and only there, the file is
// written in place and what stood there is put back when that fails.
bool writeInPlace(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return false;
    const QByteArray before = file.readAll();
    const auto write = [&](const QByteArray &content) {
        return file.seek(0) && file.write(content) == content.size() && file.flush() && file.resize(content.size());
    };
    if (write(bytes))
        return true;
    write(before);
    return false;
}

} // namespace

std::optional<Error> writeWholeFile(const QString &path, const QByteArray &bytes)
{
    const QFileInfo given(path);
    if (given.exists() && !given.isFile())
        return Error{Problem::CannotWrite, path, {}, QStringLiteral("not a regular file"), {}};
    const QString target = given.exists() ? given.canonicalFilePath() : path;
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
