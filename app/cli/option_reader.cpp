// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option_reader.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace tarozi::cli {

namespace {

// "0,5" is not 5: what looks like a decimal comma elsewhere is no group separator here.
QLocale plainNumbers()
{
    QLocale locale = QLocale::c();
    locale.setNumberOptions(locale.numberOptions() | QLocale::RejectGroupSeparator);
    return locale;
}

} // namespace

std::optional<QString> OptionReader::text(const QString &option) const
{
    if (!m_parser.isSet(option))
        return std::nullopt;
    return m_parser.value(option);
}

std::optional<QString> OptionReader::matching(const QString &option, const QString &pattern, const QString &format)
{
    const std::optional<QString> found = text(option);
    if (!found || QRegularExpression(pattern).match(*found).hasMatch())
        return found;
    fail(found->isEmpty() ? Problem::Empty : Problem::WrongFormat, option, *found,
         {Expectation::Kind::Format, {}, {}, {format}});
    return std::nullopt;
}

std::optional<double> OptionReader::number(const QString &option, double minimum, double maximum)
{
    const std::optional<QString> found = text(option);
    return found ? numberIn(option, *found, minimum, maximum) : std::nullopt;
}

std::optional<double> OptionReader::numberIn(const QString &option, const QString &text, double minimum, double maximum)
{
    bool ok = false;
    const double value = plainNumbers().toDouble(text, &ok);
    if (ok && std::isfinite(value) && value >= minimum && value <= maximum)
        return value;
    fail(ok ? Problem::OutOfRange : Problem::WrongType, option, text,
         {Expectation::Kind::Number, minimum, maximum, {}});
    return std::nullopt;
}

std::optional<qint64> OptionReader::integer(const QString &option, qint64 minimum, qint64 maximum)
{
    const std::optional<QString> found = text(option);
    if (!found)
        return std::nullopt;
    bool ok = false;
    const qint64 value = plainNumbers().toLongLong(*found, &ok);
    if (ok && value >= minimum && value <= maximum)
        return value;
    fail(ok ? Problem::OutOfRange : Problem::WrongType, option, *found,
         {Expectation::Kind::Integer, double(minimum), double(maximum), {}});
    return std::nullopt;
}

std::optional<int> OptionReader::smallInteger(const QString &option, int minimum, int maximum)
{
    const std::optional<qint64> value = integer(option, minimum, maximum);
    return value ? std::optional(int(*value)) : std::nullopt;
}

std::optional<bool> OptionReader::onOff(const QString &option)
{
    return oneOf<bool>(option, {{QLatin1StringView("on"), true}, {QLatin1StringView("off"), false}});
}

void OptionReader::fail(Problem problem, const QString &option, const QString &found, Expectation expected)
{
    if (m_error)
        return;
    m_error = Error{problem, {}, QStringLiteral("--") + option, found, std::move(expected)};
}

} // namespace tarozi::cli
