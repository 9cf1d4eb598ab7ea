// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace tarozi::ui::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Error)
};

QString place(const QString &place)
{
    static const QRegularExpression line(QStringLiteral("^line (\\d+)$"));
    static const QRegularExpression byte(QStringLiteral("^byte (\\d+)$"));
    if (const auto match = line.match(place); match.hasMatch())
        //: a place in a file
        return Words::tr("line %1").arg(match.captured(1));
    if (const auto match = byte.match(place); match.hasMatch())
        //: a place in a file, counted in bytes from its start
        return Words::tr("byte %1").arg(match.captured(1));
    return place;
}

QString where(const Error &error)
{
    QStringList parts{error.file, place(error.place)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

// No default label: a new problem without a sentence does not compile.
QString what(Problem problem)
{
    switch (problem) {
    case Problem::CannotRead: return Words::tr("the file cannot be read");
    case Problem::CannotWrite: return Words::tr("the file cannot be written");
    case Problem::Empty: return Words::tr("the file is empty");
    case Problem::NotJson: return Words::tr("this is not valid JSON");
    case Problem::Truncated: return Words::tr("the file ends too early");
    case Problem::WrongFormat: return Words::tr("this is a file of another kind");
    case Problem::FutureVersion: return Words::tr("the file was written by a newer version of the program");
    //: an entry of a file
    case Problem::MissingKey: return Words::tr("the key is missing");
    //: an entry of a file
    case Problem::DoesNotApply: return Words::tr("this does not apply here");
    case Problem::UnknownKey: return Words::tr("the key is unknown");
    case Problem::WrongType: return Words::tr("the value is of the wrong kind");
    case Problem::OutOfRange: return Words::tr("the value is out of range");
    //: an id that the catalogue of GPUs and models lacks
    case Problem::UnknownId: return Words::tr("the catalogue has no such entry");
    case Problem::Duplicate: return Words::tr("this occurs twice");
    case Problem::TooLarge: return Words::tr("this is larger than the program reads");
    case Problem::TooDeep: return Words::tr("this is nested too deeply");
    }
    Q_UNREACHABLE();
}

QString number(double value)
{
    return Format(QLocale()).trimmed(value, 6);
}

QString integer(const Expectation &expected)
{
    const auto &[kind, minimum, maximum, choices] = expected;
    if (minimum && maximum)
        return Words::tr("a whole number from %1 to %2").arg(number(*minimum), number(*maximum));
    if (minimum)
        return Words::tr("a whole number, at least %1").arg(number(*minimum));
    if (maximum)
        return Words::tr("a whole number, at most %1").arg(number(*maximum));
    return Words::tr("a whole number");
}

QString real(const Expectation &expected)
{
    const auto &[kind, minimum, maximum, choices] = expected;
    if (minimum && maximum)
        return Words::tr("a number from %1 to %2").arg(number(*minimum), number(*maximum));
    if (minimum)
        return Words::tr("a number, at least %1").arg(number(*minimum));
    if (maximum)
        return Words::tr("a number, at most %1").arg(number(*maximum));
    return Words::tr("a number");
}

QString expectation(const Expectation &expected)
{
    switch (expected.kind) {
    case Expectation::Kind::Nothing: return {};
    case Expectation::Kind::Integer: return integer(expected);
    case Expectation::Kind::Number: return real(expected);
    //: true and false are words of the file: never translated
    case Expectation::Kind::Boolean: return Words::tr("true or false");
    //: a value in quotation marks
    case Expectation::Kind::Text: return Words::tr("text");
    //: JSON
    case Expectation::Kind::Object: return Words::tr("an object { }");
    //: JSON
    case Expectation::Kind::Array: return Words::tr("an array [ ]");
    //: %1 is a list of words
    case Expectation::Kind::OneOf: return Words::tr("one of: %1").arg(expected.choices.join(QStringLiteral(", ")));
    case Expectation::Kind::VersionUpTo:
        return Words::tr("version %1 or older").arg(number(expected.maximum.value_or(0)));
    //: %1 is the name of a file format
    case Expectation::Kind::Format: return Words::tr("the %1 format").arg(expected.choices.join(QStringLiteral(", ")));
    }
    Q_UNREACHABLE();
}

} // namespace

QString error(const Error &error)
{
    const QString place = where(error);
    //: %1 the file and the place in it, %2 what is wrong, beginning with a small letter
    QString text = place.isEmpty() ? what(error.problem) + u'.' : Words::tr("%1: %2.").arg(place, what(error.problem));
    const bool by_system = error.problem == Problem::CannotRead || error.problem == Problem::CannotWrite;
    if (!error.found.isEmpty() && by_system)
        //: a sentence that follows another; %1 is the operating system's own message
        text += u' ' + Words::tr("Reason: %1.").arg(error.found);
    else if (!error.found.isEmpty())
        //: a sentence that follows another; %1 is a piece of a file
        text += u' ' + Words::tr("Found: %1.").arg(error.found);
    if (const QString expected = expectation(error.expected); !expected.isEmpty())
        //: a sentence that follows another; %1 is a phrase: "a whole number from 1 to 10"
        text += u' ' + Words::tr("Expected: %1.").arg(expected);
    return text;
}

} // namespace tarozi::ui::words
