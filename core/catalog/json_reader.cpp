// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/json_reader.h"

#include <QJsonDocument>
#include <QJsonParseError>

#include <algorithm>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShownCharacters = 60;

QString placeOfByte(const QByteArray &bytes, qint64 offset)
{
    const auto end = bytes.cbegin() + std::clamp<qint64>(offset, 0, bytes.size());
    if (bytes.trimmed().indexOf('\n') < 0)
        return u"byte %1"_s.arg(offset);
    return u"line %1"_s.arg(std::count(bytes.cbegin(), end, '\n') + 1);
}

// What brackets and quotes say without parsing: the deepest nesting and whether the text ends inside something.
struct Shape {
    int depth = 0;
    qint64 too_deep_at = -1;
    bool unfinished = false;
};

Shape shapeOf(const QByteArray &bytes, int depth_limit)
{
    Shape shape;
    bool in_string = false;
    for (qint64 i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (in_string) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '{' || c == '[') {
            if (++shape.depth > depth_limit) {
                shape.too_deep_at = i;
                return shape;
            }
        } else if (c == '}' || c == ']') {
            --shape.depth;
        }
    }
    shape.unfinished = in_string || shape.depth > 0;
    return shape;
}

QString around(const QByteArray &bytes, qint64 offset)
{
    return QString::fromUtf8(bytes.mid(std::max<qint64>(0, offset - 1), 24)).simplified();
}

} // namespace

Result<QJsonValue> parseJson(const QByteArray &bytes, const QString &file_name, const JsonLimits &limits)
{
    const auto error = [&](Problem problem, const QString &place, const QString &found, Expectation expected = {}) {
        return Error{problem, file_name, place, found, std::move(expected)};
    };
    const Expectation json{Expectation::Kind::Format, {}, {}, {u"JSON"_s}};
    if (bytes.size() > limits.bytes)
        return error(Problem::TooLarge, {}, u"%1 bytes"_s.arg(bytes.size()),
                     {Expectation::Kind::Integer, 0.0, double(limits.bytes), {}});
    if (bytes.trimmed().isEmpty())
        return error(Problem::Empty, {}, {}, json);
    const Shape shape = shapeOf(bytes, limits.depth);
    if (shape.too_deep_at >= 0)
        return error(Problem::TooDeep, placeOfByte(bytes, shape.too_deep_at), {},
                     {Expectation::Kind::Integer, {}, double(limits.depth), {}});
    QJsonParseError parse_error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &parse_error);
    if (parse_error.error != QJsonParseError::NoError) {
        const qint64 first = bytes.indexOf(bytes.trimmed().front());
        const bool container = bytes[first] == '{' || bytes[first] == '[';
        if (shape.unfinished && container)
            return error(Problem::Truncated, placeOfByte(bytes, bytes.size()), {}, json);
        const qint64 offset = container ? parse_error.offset : first;
        return error(Problem::NotJson, placeOfByte(bytes, offset), around(bytes, offset), json);
    }
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

QString shortened(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null: return u"null"_s;
    case QJsonValue::Bool: return value.toBool() ? u"true"_s : u"false"_s;
    case QJsonValue::Double: return QString::number(value.toDouble(), 'g', 15);
    case QJsonValue::Array: return u"[...]"_s;
    case QJsonValue::Object: return u"{...}"_s;
    case QJsonValue::String: {
        const QString text = value.toString();
        return u'"' + (text.size() > kShownCharacters ? QString(text.first(kShownCharacters) + u"..."_s) : text) + u'"';
    }
    case QJsonValue::Undefined: break;
    }
    return {};
}

JsonReader::JsonReader(const QJsonValue &value, Report &report, QString place)
    : m_object(value.toObject()), m_report(&report), m_place(std::move(place))
{
    const QJsonValue id = m_object.value("id"_L1);
    if (id.isString() && m_place.endsWith(u']'))
        m_place += u" (%1)"_s.arg(id.toString().left(kShownCharacters));
    if (!value.isObject() && !value.isUndefined())
        fail(Problem::WrongType, QStringView(), shortened(value), {Expectation::Kind::Object, {}, {}, {}});
}

bool JsonReader::has(Key key) const
{
    const QJsonValue value = m_object.value(key);
    return !value.isUndefined() && !value.isNull();
}

QString JsonReader::placeOf(QStringView key) const
{
    if (m_place.isEmpty() || key.isEmpty())
        return m_place + key;
    return m_place + u'.' + key;
}

void JsonReader::fail(Problem problem, QStringView key, const QString &found, Expectation expected) const
{
    if (!m_report->error)
        m_report->error = Error{problem, m_report->file, placeOf(key), found, std::move(expected)};
}

void JsonReader::fail(Problem problem, Key key, const QString &found, Expectation expected) const
{
    fail(problem, QString(key), found, std::move(expected));
}

QJsonValue JsonReader::required(Key key, Expectation::Kind kind) const
{
    if (!has(key))
        fail(Problem::MissingKey, key, {}, {kind, {}, {}, {}});
    return m_object.value(key);
}

QJsonArray JsonReader::optionalArray(Key key) const
{
    const QJsonValue value = m_object.value(key);
    if (has(key) && !value.isArray())
        fail(Problem::WrongType, key, shortened(value), {Expectation::Kind::Array, {}, {}, {}});
    return value.toArray();
}

QJsonArray JsonReader::array(Key key) const
{
    required(key, Expectation::Kind::Array);
    return optionalArray(key);
}

QString JsonReader::text(Key key) const
{
    if (required(key, Expectation::Kind::Text).isString() && optionalText(key).isEmpty())
        fail(Problem::Empty, key, u"\"\""_s, {Expectation::Kind::Text, {}, {}, {}});
    return optionalText(key);
}

QString JsonReader::optionalText(Key key) const
{
    const QJsonValue value = m_object.value(key);
    if (has(key) && !value.isString())
        fail(Problem::WrongType, key, shortened(value), {Expectation::Kind::Text, {}, {}, {}});
    return value.toString();
}

QStringList JsonReader::texts(Key key) const
{
    QStringList list;
    const QJsonArray array = optionalArray(key);
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QJsonValue value = array[i];
        if (!value.isString())
            fail(Problem::WrongType, u"%1[%2]"_s.arg(key).arg(i), shortened(value),
                 {Expectation::Kind::Text, {}, {}, {}});
        list += value.toString();
    }
    return list;
}

std::optional<double> JsonReader::checkedNumber(Key key, const QJsonValue &value, Range range, bool whole) const
{
    Expectation expected{whole ? Expectation::Kind::Integer : Expectation::Kind::Number, {}, {}, {}};
    if (std::isfinite(range.minimum))
        expected.minimum = range.minimum;
    if (std::isfinite(range.maximum))
        expected.maximum = range.maximum;
    const double number = value.toDouble();
    if (!value.isDouble() || (whole && number != std::floor(number))) {
        fail(Problem::WrongType, key, shortened(value), expected);
        return {};
    }
    if (!(number >= range.minimum && number <= range.maximum)) {
        fail(Problem::OutOfRange, key, shortened(value), expected);
        return {};
    }
    return number;
}

double JsonReader::number(Key key, Range range) const
{
    required(key, Expectation::Kind::Number);
    return optionalNumber(key, range).value_or(0);
}

std::optional<double> JsonReader::optionalNumber(Key key, Range range) const
{
    if (!has(key))
        return {};
    return checkedNumber(key, m_object.value(key), range, false);
}

qint64 JsonReader::integer(Key key, Range range) const
{
    required(key, Expectation::Kind::Integer);
    return optionalInteger(key, range).value_or(0);
}

std::optional<qint64> JsonReader::optionalInteger(Key key, Range range) const
{
    // beyond 2^53 a double no longer holds every integer
    constexpr double kExact = 9007199254740992.0;
    if (!has(key))
        return {};
    range = {std::max(range.minimum, -kExact), std::min(range.maximum, kExact)};
    const std::optional<double> number = checkedNumber(key, m_object.value(key), range, true);
    return number ? std::optional(qint64(*number)) : std::nullopt;
}

std::optional<int> JsonReader::optionalInt(Key key, Range range) const
{
    constexpr auto kInt = std::numeric_limits<int>();
    range = {std::max(range.minimum, double(kInt.min())), std::min(range.maximum, double(kInt.max()))};
    const std::optional<qint64> number = optionalInteger(key, range);
    return number ? std::optional(int(*number)) : std::nullopt;
}

std::optional<bool> JsonReader::optionalBoolean(Key key) const
{
    const QJsonValue value = m_object.value(key);
    if (!has(key))
        return {};
    if (!value.isBool())
        fail(Problem::WrongType, key, shortened(value), {Expectation::Kind::Boolean, {}, {}, {}});
    return value.toBool();
}

bool JsonReader::boolean(Key key) const
{
    required(key, Expectation::Kind::Boolean);
    return optionalBoolean(key).value_or(false);
}

JsonReader JsonReader::child(Key key) const
{
    required(key, Expectation::Kind::Object);
    return optionalChild(key);
}

JsonReader JsonReader::optionalChild(Key key) const
{
    return JsonReader(has(key) ? m_object.value(key) : QJsonValue(QJsonValue::Undefined), *m_report,
                      placeOf(QString(key)));
}

std::vector<JsonReader> JsonReader::children(Key key) const
{
    std::vector<JsonReader> list;
    const QJsonArray array = optionalArray(key);
    list.reserve(size_t(array.size()));
    for (qsizetype i = 0; i < array.size(); ++i)
        list.emplace_back(array[i], *m_report, placeOf(u"%1[%2]"_s.arg(key).arg(i)));
    return list;
}

std::vector<double> JsonReader::numbers(Key key, Range range) const
{
    std::vector<double> list;
    const QJsonArray array = optionalArray(key);
    list.reserve(size_t(array.size()));
    for (const QJsonValue &value : array)
        list.push_back(checkedNumber(key, value, range, false).value_or(0));
    return list;
}

} // namespace tarozi
