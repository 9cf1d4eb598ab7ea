// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace tarozi {

struct JsonLimits {
    qint64 bytes = 32 * 1024 * 1024;
    int depth = 64;
};

// Bytes to a JSON object or array. Tells Empty, TooLarge, TooDeep, Truncated and NotJson apart; the place is the line,
// or the byte where all stands on one line. Infinity and NaN are not JSON here.
Result<QJsonValue> parseJson(const QByteArray &bytes, const QString &file_name, const JsonLimits &limits = {});

// What stood there: verbatim and shortened, strings in quotes, containers as {...} and [...].
QString shortened(const QJsonValue &value);

// One JSON object that knows its place. A getter that finds something wrong records it and returns a default, so a
// reader of a record reads all fields and asks once at the end; the first error is the one that counts. Null is absent.
class JsonReader
{
public:
    using Key = QLatin1StringView;
    struct Range {
        double minimum = -std::numeric_limits<double>::infinity();
        double maximum = std::numeric_limits<double>::infinity();
    };
    struct Report {
        QString file;
        std::optional<Error> error;
    };

    // The root, or a record at `place`; `report` outlives the reader.
    JsonReader(const QJsonValue &value, Report &report, QString place = {});

    bool ok() const { return !m_report->error; }
    const QString &place() const { return m_place; }
    const QJsonObject &object() const { return m_object; }
    bool has(Key key) const;

    QString text(Key key) const; // required, not empty
    QString optionalText(Key key) const;
    QStringList texts(Key key) const; // absent: empty
    double number(Key key, Range range) const;
    std::optional<double> optionalNumber(Key key, Range range) const;
    qint64 integer(Key key, Range range) const;
    std::optional<qint64> optionalInteger(Key key, Range range) const;
    std::optional<int> optionalInt(Key key, Range range) const;
    std::optional<bool> optionalBoolean(Key key) const;
    bool boolean(Key key) const;
    JsonReader child(Key key) const;                 // required object
    JsonReader optionalChild(Key key) const;         // absent: an empty object
    std::vector<JsonReader> children(Key key) const; // array of objects; absent: empty
    QJsonArray array(Key key) const;                 // required
    std::vector<double> numbers(Key key, Range range) const;

    template<typename Enum>
    Enum oneOf(Key key, const std::vector<std::pair<QLatin1StringView, Enum>> &words) const
    {
        const QString word = text(key);
        QStringList choices;
        for (const auto &[name, value] : words) {
            if (word == name)
                return value;
            choices += name;
        }
        fail(Problem::OutOfRange, key, shortened(m_object.value(key)), {Expectation::Kind::OneOf, {}, {}, choices});
        return words.front().second;
    }

    // Records an error at `key` of this object, unless one is recorded already.
    void fail(Problem problem, QStringView key, const QString &found, Expectation expected = {}) const;
    void fail(Problem problem, Key key, const QString &found, Expectation expected = {}) const;

private:
    QString placeOf(QStringView key) const;
    QJsonValue required(Key key, Expectation::Kind kind) const;
    QJsonArray optionalArray(Key key) const;
    std::optional<double> checkedNumber(Key key, const QJsonValue &value, Range range, bool whole) const;

    QJsonObject m_object;
    Report *m_report;
    QString m_place;
};

} // namespace tarozi
