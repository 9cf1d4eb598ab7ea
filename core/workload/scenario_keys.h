// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/json_reader.h"
#include "core/workload/scenario_words.h"

#include <QJsonObject>

#include <optional>

// How the keys of scenario files are read into values that have defaults, and written from them.
namespace tarozi {

template<typename T>
void take(T &target, const std::optional<T> &value)
{
    if (value)
        target = *value;
}

template<typename Enum>
void takeWord(Enum &target, const JsonReader &json, JsonReader::Key key, const Words<Enum> &words)
{
    if (json.has(key))
        target = json.oneOf<Enum>(key, words);
}

// Text of a bounded length.
void takeText(QString &target, const JsonReader &json, JsonReader::Key key);

// The id must be in the catalogue; the error offers those that are most like it.
void checkId(const JsonReader &json, JsonReader::Key key, const QString &id, bool known, const QStringList &ids);

// The same for a list of records; a catalogue without any checks nothing.
template<typename Record>
void checkRecord(const JsonReader &json, JsonReader::Key key, const QString &id, const std::vector<Record> &records)
{
    QStringList ids;
    for (const Record &record : records)
        ids += record.id;
    checkId(json, key, id, id.isEmpty() || ids.isEmpty() || ids.contains(id), ids);
}

inline void setText(QJsonObject &json, QLatin1StringView key, const QString &value)
{
    if (!value.isEmpty())
        json.insert(key, value);
}

template<typename T>
void setOptional(QJsonObject &json, QLatin1StringView key, const std::optional<T> &value)
{
    if (value)
        json.insert(key, *value);
}

} // namespace tarozi
