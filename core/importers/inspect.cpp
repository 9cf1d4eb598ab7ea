// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/inspect.h"

#include "core/importers/gguf_reader.h"
#include "core/importers/hf_config.h"
#include "core/importers/model_files.h"
#include "core/importers/safetensors_reader.h"

#include <QFile>
#include <QFileInfo>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kSniffed = 4'096;

Error wrongFormat(const QString &path, const QByteArray &first_bytes)
{
    return {Problem::WrongFormat,
            path,
            {},
            QString::fromLatin1(first_bytes.first(std::min<qsizetype>(first_bytes.size(), 16)).toPercentEncoding(" ")),
            {Expectation::Kind::Format, {}, {}, {u"config.json"_s, u"safetensors"_s, u"GGUF"_s}}};
}

bool startsAsObject(const QByteArray &first_bytes)
{
    const QByteArray text = first_bytes.startsWith("\xef\xbb\xbf") ? first_bytes.sliced(3) : first_bytes;
    return text.trimmed().startsWith('{');
}

// An index has "weight_map" among its first keys, whatever its length.
bool looksLikeIndex(const QString &path, const QByteArray &first_bytes)
{
    return first_bytes.contains("\"weight_map\"") || path.endsWith(".index.json"_L1);
}

} // namespace

Result<ImportedModel> inspectFile(const QString &path)
{
    const QFileInfo info(path);
    QFile file(path);
    if (!info.exists() || info.isFile()) { // opening anything else may wait forever
        if (!file.open(QIODevice::ReadOnly))
            return Error{Problem::CannotRead, path, {}, file.errorString(), {}};
    } else {
        return Error{Problem::CannotRead, path, {}, {}, {}};
    }
    const QByteArray first_bytes = file.read(kSniffed);
    const qint64 size = file.size();
    file.close();
    if (first_bytes.trimmed().isEmpty() && size <= kSniffed)
        return Error{Problem::Empty, path, {}, {}, wrongFormat(path, {}).expected};
    if (looksLikeGguf(first_bytes))
        return importGgufFile(path);
    if (looksLikeSafetensors(first_bytes, size) || path.endsWith(".safetensors"_L1))
        return importSafetensorsFile(path);
    if (!startsAsObject(first_bytes))
        return wrongFormat(path, first_bytes);
    if (looksLikeIndex(path, first_bytes))
        return importSafetensorsIndexFile(path);
    return importConfigFile(path);
}

Result<LanguageModel> importModel(const QString &path)
{
    Result<ImportedModel> imported = inspectFile(path);
    if (!imported)
        return imported.error();
    return imported->model;
}

} // namespace tarozi
