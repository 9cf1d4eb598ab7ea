// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/number_text.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <optional>

namespace tarozi::ui {

namespace {

using State = NumberText::State;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isSeparator(QChar c)
{
    return c == u'.' || c == u',';
}

// A first group of one to three digits, then groups of exactly three.
bool areGroups(const QStringList &groups)
{
    const auto three = [](const QString &group) { return group.size() == 3; };
    return !groups.first().isEmpty() && groups.first().size() <= 3 &&
           std::all_of(groups.begin() + 1, groups.end(), three);
}

// Digits with single spaces between groups; nothing when the groups are not groups.
std::optional<QString> joinSpaces(const QString &digits)
{
    if (!digits.contains(u' '))
        return digits;
    const QStringList groups = digits.split(u' ');
    return areGroups(groups) ? std::optional(groups.join(QString())) : std::nullopt;
}

bool separatesGroups(const QString &before, const QString &after, QChar sign, const QLocale &locale, bool whole)
{
    if (after.size() != 3 || before.isEmpty() || before.size() > 3 || before.startsWith(u'0'))
        return false;
    return whole || locale.groupSeparator() == QString(sign);
}

// The number in the C locale, or nothing. `text` has digits, separators and single plain spaces.
std::optional<QString> plainNumber(const QString &text, const QLocale &locale, bool whole)
{
    const qsizetype last = std::max(text.lastIndexOf(u'.'), text.lastIndexOf(u','));
    if (last < 0)
        return joinSpaces(text);
    const QChar sign = text[last], other = sign == u'.' ? u',' : u'.';
    const QString before = text.left(last), after = text.mid(last + 1);
    if (before.contains(sign)) {
        const QStringList groups = text.split(sign);
        if (text.contains(other) || text.contains(u' ') || !areGroups(groups))
            return {};
        return groups.join(QString());
    }
    if (after.contains(u' '))
        return {};
    if (before.contains(other)) {
        const QStringList groups = before.split(other);
        if (before.contains(u' ') || !areGroups(groups))
            return {};
        return groups.join(QString()) + u'.' + after;
    }
    if (separatesGroups(before, after, sign, locale, whole))
        return before + after;
    if (const auto digits = joinSpaces(before))
        return (digits->isEmpty() ? QStringLiteral("0") : *digits) + u'.' + after;
    return {};
}

// What follows the digits of "8e9" while it is typed.
bool isExponent(const QString &word)
{
    static const QRegularExpression exponent(QStringLiteral("^[eE][-+]?\\d*$"));
    return exponent.match(word).hasMatch();
}

NumberText readDigits(QString text, const QLocale &locale, bool whole)
{
    const bool negative = text.startsWith(u'-') || text.startsWith(QChar(0x2212));
    if (negative || text.startsWith(u'+'))
        text = text.mid(1).trimmed();
    const auto known = [](QChar c) { return isDigit(c) || isSeparator(c) || c == u' '; };
    if (!std::all_of(text.cbegin(), text.cend(), known))
        return {State::Impossible};
    if (!std::any_of(text.cbegin(), text.cend(), isDigit))
        return {State::Partial};
    const auto plain = plainNumber(text, locale, whole);
    if (!plain)
        return {State::Partial};
    bool ok = false;
    const double value = plain->toDouble(&ok);
    return ok && std::isfinite(value) ? NumberText{State::Complete, negative ? -value : value}
                                      : NumberText{State::Partial};
}

} // namespace

NumberText readNumber(const QString &text, const QLocale &locale, bool whole, const std::vector<NumberUnit> &units)
{
    const QString simple = text.simplified(); // every kind of white space becomes one plain space
    const auto letter = std::find_if(simple.cbegin(), simple.cend(), [](QChar c) { return c.isLetter() || c == u'%'; });
    const QString word = simple.mid(letter - simple.cbegin());
    NumberText number = readDigits(simple.left(letter - simple.cbegin()).trimmed(), locale, whole);
    if (!word.isEmpty() && number.state != State::Impossible) {
        const auto is = [&](const NumberUnit &unit) { return unit.word.compare(word, Qt::CaseInsensitive) == 0; };
        const auto begins = [&](const NumberUnit &unit) { return unit.word.startsWith(word, Qt::CaseInsensitive); };
        const auto unit = std::find_if(units.begin(), units.end(), is);
        if (unit != units.end())
            number.value *= unit->factor;
        else if (std::any_of(units.begin(), units.end(), begins) || isExponent(word))
            number.state = State::Partial; // an exponent stays in sight and is refused whole, never read as digits
        else
            number.state = State::Impossible;
    }
    if (whole && number.state == State::Complete && number.value != std::floor(number.value))
        number.state = State::Partial;
    return number;
}

} // namespace tarozi::ui
