// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/model_writer.h"

#include "core/catalog/user_file.h"
#include "core/whole_file.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

namespace tarozi {

using namespace Qt::StringLiterals;

QJsonObject toRecord(const LanguageModel &model, const Architecture &architecture)
{
    QJsonObject record{{u"id"_s, model.id}, {u"name"_s, model.name}, {u"architecture"_s, toJson(architecture)}};
    const auto text = [&](const QString &key, const QString &value) {
        if (!value.isEmpty())
            record.insert(key, value);
    };
    text(u"kind"_s, model.kind);
    text(u"family"_s, model.family);
    text(u"model_type"_s, model.model_type);
    text(u"license"_s, model.license);
    text(u"license_source"_s, model.license_source);
    text(u"released_format"_s, model.released_format);
    text(u"checkpoint"_s, model.checkpoint_dtype);
    text(u"same_shape_as"_s, model.same_shape_as);
    if (model.max_context > 0)
        record.insert(u"max_context"_s, model.max_context);
    if (const QJsonArray tensors = tensorsToJson(model); !tensors.isEmpty())
        record.insert(u"tensors"_s, tensors);
    QJsonArray published, sources;
    for (const PublishedCount &count : model.published) {
        QJsonObject entry{{u"value"_s, count.value}, {u"counts"_s, count.counts}, {u"source"_s, count.source}};
        if (count.rounded_to > 0)
            entry.insert(u"rounded_to"_s, count.rounded_to);
        published.append(entry);
    }
    for (const Source &source : model.sources)
        sources.append(source.title);
    if (!published.isEmpty())
        record.insert(u"published"_s, published);
    if (!sources.isEmpty())
        record.insert(u"sources"_s, sources);
    if (!model.notes.isEmpty())
        record.insert(u"notes"_s, QJsonArray::fromStringList(model.notes));
    return record;
}

std::optional<Error> keepModel(const LanguageModel &model, const Architecture &architecture, const QString &user_folder)
{
    const QString path = user_folder + "/models.json"_L1;
    Result<QJsonObject> file = userFile(path);
    if (!file)
        return file.error();
    QJsonObject root = *file;
    QJsonArray records = root.value("records"_L1).toArray();
    const QJsonObject record = toRecord(model, architecture);
    qsizetype place = 0;
    while (place < records.size() && records[place].toObject().value("id"_L1) != record.value("id"_L1))
        ++place;
    if (place < records.size())
        records[place] = record;
    else
        records.append(record);
    if (!root.contains("version"_L1))
        root.insert("version"_L1, u"user"_s);
    root.insert("records"_L1, records);
    if (!QDir().mkpath(user_folder))
        return Error{Problem::CannotWrite, user_folder, {}, {}, {}};
    return writeWholeFile(path, QJsonDocument(root).toJson());
}

} // namespace tarozi
