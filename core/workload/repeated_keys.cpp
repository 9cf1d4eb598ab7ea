// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/repeated_keys.h"

#include <QSet>
#include <QString>

#include <vector>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

struct Level {
    bool is_object = false;
    qsizetype index = 0; // of an array's element
    QByteArray key;      // of an object's entry
    QSet<QByteArray> keys;
};

QString pathOf(const std::vector<Level> &levels)
{
    QString path;
    for (const Level &level : levels) {
        if (!level.is_object)
            path += u"[%1]"_s.arg(level.index);
        else
            path += (path.isEmpty() ? QString() : u"."_s) + QString::fromUtf8(level.key);
    }
    return path;
}

// From an opening quote to behind the closing one; what lies between, as written.
QByteArray stringAt(const QByteArray &json, qsizetype &at)
{
    const qsizetype start = ++at;
    while (at < json.size() && json[at] != '"')
        at += json[at] == '\\' ? 2 : 1;
    const qsizetype end = std::min(at, json.size());
    ++at;
    return json.mid(start, end - start);
}

bool isKey(const QByteArray &json, qsizetype at)
{
    while (at < json.size() && (json[at] == ' ' || json[at] == '\n' || json[at] == '\r' || json[at] == '\t'))
        ++at;
    return at < json.size() && json[at] == ':';
}

} // namespace

QStringList repeatedKeys(const QByteArray &json)
{
    QStringList places;
    std::vector<Level> levels;
    for (qsizetype at = 0; at < json.size();) {
        const char c = json[at];
        if (c == '"') {
            const QByteArray text = stringAt(json, at);
            if (levels.empty() || !levels.back().is_object || !isKey(json, at))
                continue;
            Level &level = levels.back();
            level.key = text;
            if (level.keys.contains(text) && !places.contains(pathOf(levels)))
                places += pathOf(levels);
            level.keys.insert(text);
            continue;
        }
        if (c == '{' || c == '[')
            levels.push_back({c == '{', 0, {}, {}});
        else if ((c == '}' || c == ']') && !levels.empty())
            levels.pop_back();
        else if (c == ',' && !levels.empty())
            ++levels.back().index;
        ++at;
    }
    return places;
}

} // namespace tarozi
