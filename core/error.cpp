// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

QString number(double value)
{
    return QString::number(value, 'g', 15);
}

QString problemText(Problem problem)
{
    switch (problem) {
    case Problem::CannotRead: return u"cannot be read"_s;
    case Problem::CannotWrite: return u"cannot be written"_s;
    case Problem::Empty: return u"is empty"_s;
    case Problem::NotJson: return u"is not JSON"_s;
    case Problem::Truncated: return u"is cut off"_s;
    case Problem::WrongFormat: return u"is a file of another kind"_s;
    case Problem::FutureVersion: return u"was written by a newer program"_s;
    case Problem::MissingKey: return u"is missing"_s;
    case Problem::UnknownKey: return u"is not a known key"_s;
    case Problem::WrongType: return u"is of the wrong type"_s;
    case Problem::OutOfRange: return u"is out of range"_s;
    case Problem::UnknownId: return u"is not in the catalogue"_s;
    case Problem::DoesNotApply: return u"does not apply"_s;
    case Problem::Duplicate: return u"is there twice"_s;
    case Problem::TooLarge: return u"is too large"_s;
    case Problem::TooDeep: return u"is nested too deeply"_s;
    }
    return {};
}

QString rangeText(const Expectation &expected)
{
    if (expected.minimum && expected.maximum)
        return u" from %1 to %2"_s.arg(number(*expected.minimum), number(*expected.maximum));
    if (expected.minimum)
        return u" of at least %1"_s.arg(number(*expected.minimum));
    if (expected.maximum)
        return u" of at most %1"_s.arg(number(*expected.maximum));
    return {};
}

QString expectationText(const Expectation &expected)
{
    switch (expected.kind) {
    case Expectation::Kind::Nothing: return {};
    case Expectation::Kind::Integer: return u"a whole number"_s + rangeText(expected);
    case Expectation::Kind::Number: return u"a number"_s + rangeText(expected);
    case Expectation::Kind::Boolean: return u"true or false"_s;
    case Expectation::Kind::Text: return u"text in quotes"_s;
    case Expectation::Kind::Object: return u"an object {...}"_s;
    case Expectation::Kind::Array: return u"a list [...]"_s;
    case Expectation::Kind::OneOf: return u"one of "_s + expected.choices.join(u", "_s);
    case Expectation::Kind::VersionUpTo: return u"version %1 or older"_s.arg(number(expected.maximum.value_or(0)));
    case Expectation::Kind::Format: return expected.choices.join(u" or "_s);
    }
    return {};
}

} // namespace

QString printable(const QString &text)
{
    QString safe = text;
    for (QChar &c : safe) {
        const QChar::Category category = c.category();
        if (category == QChar::Other_Control || category == QChar::Other_Format || category == QChar::Separator_Line ||
            category == QChar::Separator_Paragraph)
            c = c == u'\n' || c == u'\t' || c == u'\r' ? QChar(u' ') : QChar(QChar::ReplacementCharacter);
    }
    return safe;
}

QString describe(const Error &error)
{
    QStringList subject;
    if (!error.file.isEmpty())
        subject += error.file;
    if (!error.place.isEmpty())
        subject += error.place;
    QString line = subject.join(u": "_s) + u' ' + problemText(error.problem);
    if (!error.found.isEmpty())
        line += u"; found "_s + error.found;
    const bool nested = error.problem == Problem::TooDeep && error.expected.maximum;
    const QString expected =
        nested ? u"at most %1 levels"_s.arg(number(*error.expected.maximum)) : expectationText(error.expected);
    if (!expected.isEmpty())
        line += u"; expected "_s + expected;
    // files are answered with the ids most like the mistyped one, not with all of them
    const bool shortened = error.problem == Problem::UnknownId && !error.file.isEmpty();
    if (shortened && !error.expected.choices.isEmpty())
        line += u" ..."_s;
    return printable(line.trimmed());
}

} // namespace tarozi
