// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <variant>

namespace tarozi {

// What was wrong with something that came from outside the program.
enum class Problem {
    CannotRead,    // the file does not exist or may not be read
    CannotWrite,   // the folder is read-only, the disk is full ...; `found` holds the system's words
    Empty,         // no bytes, or only white space
    NotJson,       // `place` is the byte offset or line
    Truncated,     // the file ends before what it announces
    WrongFormat,   // a well-formed file of another kind
    FutureVersion, // written by a newer program
    MissingKey,    // `place` is the key's path
    UnknownKey,    // only where an unknown key is an error
    WrongType,
    OutOfRange,
    UnknownId, // an id that the catalogue does not have
    Duplicate,
    DoesNotApply, // it means nothing beside `found`
    TooLarge,     // more bytes, items or digits than the reader allows
    TooDeep,      // nested deeper than the reader allows
};

// What would have been right. Kept as data so that each front end can say it in its own language.
struct Expectation {
    enum class Kind { Nothing, Integer, Number, Boolean, Text, Object, Array, OneOf, VersionUpTo, Format };
    Kind kind = Kind::Nothing;
    std::optional<double> minimum; // Integer, Number, VersionUpTo (maximum)
    std::optional<double> maximum;
    QStringList choices; // OneOf: the words; Format: the format's name

    bool operator==(const Expectation &) const = default;
};

struct Error {
    Problem problem = Problem::CannotRead;
    QString file;  // path as the user gave it, or empty for a command-line option
    QString place; // "candidates[0].gpu", "line 4", "byte 120", "--context"
    QString found; // what stood there, verbatim and shortened
    Expectation expected;

    bool operator==(const Error &) const = default;
};

// The text without what a terminal would obey: white space as blanks, other controls as the replacement character.
QString printable(const QString &text);

// One English line, printable: file, place, found, expected. The desktop program words errors itself.
QString describe(const Error &error);

// A value or the reason why there is none.
template<typename T>
class Result
{
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(Error error) : m_content(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    const T &operator*() const & { return std::get<T>(m_content); }
    T &&operator*() && { return std::get<T>(std::move(m_content)); }
    const T *operator->() const { return &std::get<T>(m_content); }
    const Error &error() const { return std::get<Error>(m_content); }

private:
    std::variant<T, Error> m_content;
};

} // namespace tarozi
