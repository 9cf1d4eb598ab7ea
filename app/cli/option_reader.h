// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "core/workload/scenario_words.h"

#include <QCommandLineParser>

#include <optional>
#include <utility>
#include <vector>

namespace tarozi::cli {

// Reads option values in the C locale. A getter that finds something wrong records it and returns nothing; the first
// error is the one that counts.
class OptionReader
{
public:
    explicit OptionReader(const QCommandLineParser &parser) : m_parser(parser) {}

    const std::optional<Error> &error() const { return m_error; }
    bool isSet(const QString &option) const { return m_parser.isSet(option); }
    std::optional<QString> text(const QString &option) const;
    QStringList values(const QString &option) const { return m_parser.values(option); } // of a repeated one
    // Text of a form; `format` says which in words.
    std::optional<QString> matching(const QString &option, const QString &pattern, const QString &format);
    std::optional<double> number(const QString &option, double minimum, double maximum);
    std::optional<double> numberIn(const QString &option, const QString &text, double minimum, double maximum);
    std::optional<qint64> integer(const QString &option, qint64 minimum, qint64 maximum);
    std::optional<int> smallInteger(const QString &option, int minimum, int maximum);
    std::optional<bool> onOff(const QString &option);

    template<typename Enum>
    std::optional<Enum> oneOf(const QString &option, const Words<Enum> &words)
    {
        const std::optional<QString> found = text(option);
        if (!found)
            return std::nullopt;
        QStringList choices;
        for (const auto &[word, value] : words) {
            if (word == *found)
                return value;
            choices += word;
        }
        fail(Problem::OutOfRange, option, *found, {Expectation::Kind::OneOf, {}, {}, choices});
        return std::nullopt;
    }

    void fail(Problem problem, const QString &option, const QString &found, Expectation expected = {});

private:
    const QCommandLineParser &m_parser;
    std::optional<Error> m_error;
};

} // namespace tarozi::cli
