// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/config_reader.h"

#include "core/catalog/json_reader.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxList = 65'536;

QJsonValue lookUp(const QJsonObject &object, QLatin1StringView key)
{
    const QJsonValue direct = object.value(key);
    const qsizetype dot = key.indexOf('.'_L1);
    if (dot < 0 || !direct.isUndefined())
        return direct;
    return object.value(key.first(dot)).toObject().value(key.sliced(dot + 1));
}

bool isThere(const QJsonValue &value)
{
    return !value.isUndefined() && !value.isNull();
}

} // namespace

ConfigReader::ConfigReader(const QJsonObject &object, QString place, Report &report)
    : m_object(object), m_place(std::move(place)), m_report(&report)
{
}

void ConfigReader::setDefaults(const QJsonObject &values, const QString &family)
{
    m_values = values;
    m_family = family;
}

ConfigReader::Found ConfigReader::find(Keys keys) const
{
    for (const QLatin1StringView key : keys) {
        const QJsonValue value = lookUp(m_object, key);
        if (isThere(value))
            return {value, key};
    }
    for (const QLatin1StringView key : keys) {
        const QJsonValue value = m_values.value(key);
        if (isThere(value)) {
            assume(QString(key), value.toVariant().toString(), Assumption::Reason::LibraryDefault, m_family);
            return {value, key};
        }
    }
    return {QJsonValue(QJsonValue::Undefined), {}};
}

bool ConfigReader::has(Keys keys) const
{
    return std::any_of(keys.begin(), keys.end(),
                       [this](QLatin1StringView key) { return isThere(lookUp(m_object, key)); });
}

QJsonValue ConfigReader::value(Keys keys) const
{
    return find(keys).value;
}

void ConfigReader::fail(Problem problem, QLatin1StringView key, const QString &found, Expectation expected) const
{
    if (!m_report->error)
        m_report->error = Error{problem, m_report->file, m_place.isEmpty() ? QString(key) : m_place + u'.' + key, found,
                                std::move(expected)};
}

std::optional<qint64> ConfigReader::checked(const Found &found, qint64 minimum, qint64 maximum) const
{
    const Expectation expected{Expectation::Kind::Integer, double(minimum), double(maximum), {}};
    const double number = found.value.toDouble();
    if (!found.value.isDouble() || number != std::floor(number)) {
        fail(Problem::WrongType, found.key, shortened(found.value), expected);
        return {};
    }
    if (!(number >= double(minimum) && number <= double(maximum))) {
        fail(Problem::OutOfRange, found.key, shortened(found.value), expected);
        return {};
    }
    return qint64(number);
}

std::optional<qint64> ConfigReader::whole(Keys keys, qint64 maximum) const
{
    const Found found = find(keys);
    return isThere(found.value) ? checked(found, 0, maximum) : std::nullopt;
}

int ConfigReader::small(Keys keys, int fallback) const
{
    return int(whole(keys, kMaxDimension).value_or(fallback));
}

int ConfigReader::required(Keys keys) const
{
    const Found found = find(keys);
    if (!isThere(found.value)) {
        fail(Problem::MissingKey, *keys.begin(), {}, {Expectation::Kind::Integer, 1.0, double(kMaxDimension), {}});
        return 0;
    }
    return int(checked(found, 1, kMaxDimension).value_or(0));
}

std::optional<bool> ConfigReader::flag(Keys keys) const
{
    const QJsonValue value = find(keys).value;
    if (value.isBool())
        return value.toBool();
    return std::nullopt;
}

QString ConfigReader::text(Keys keys) const
{
    return find(keys).value.toString();
}

QStringList ConfigReader::texts(Keys keys) const
{
    QStringList list;
    const QJsonArray array = find(keys).value.toArray();
    for (qsizetype i = 0; i < std::min(array.size(), kMaxList); ++i)
        list += array[i].toString();
    return list;
}

std::vector<qint64> ConfigReader::wholes(Keys keys) const
{
    std::vector<qint64> list;
    const Found found = find(keys);
    const QJsonArray array = found.value.toArray();
    for (qsizetype i = 0; i < std::min(array.size(), kMaxList); ++i) {
        if (array[i].isBool())
            list.push_back(array[i].toBool() ? 1 : 0);
        else
            list.push_back(checked({array[i], found.key}, 0, kMaxDimension).value_or(0));
    }
    return list;
}

QJsonObject ConfigReader::child(Keys keys) const
{
    return find(keys).value.toObject();
}

void ConfigReader::assume(const QString &field, const QString &value, Assumption::Reason reason,
                          const QString &basis) const
{
    const Assumption assumption{field, value, reason, basis};
    std::vector<Assumption> &assumed = m_report->assumed;
    if (std::find(assumed.begin(), assumed.end(), assumption) == assumed.end())
        assumed.push_back(assumption);
}

void ConfigReader::assume(const QString &field, qint64 value, Assumption::Reason reason, const QString &basis) const
{
    assume(field, QString::number(value), reason, basis);
}

} // namespace tarozi
