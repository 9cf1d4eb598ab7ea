// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "core/importers/byte_reader.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace tarozi {

// JSON token by token, without a tree: for headers of hundreds of megabytes and names by the hundred thousand.
class JsonScanner
{
public:
    enum class Token { BeginObject, EndObject, BeginArray, EndArray, Key, Text, Number, True, False, Null, End, Bad };

    // Reads from where `reader` stands up to byte `end`; what lies behind is not touched.
    JsonScanner(ByteReader &reader, qint64 end, QString file_name);

    // After Bad, error() says what is wrong and every further call answers Bad.
    Token next();
    // Of the last Key, Text or Number. Texts are cut after kKeptText bytes.
    const QByteArray &text() const { return m_text; }
    // The last number, where it is a whole one from 0 to 2^63 - 1.
    std::optional<qint64> wholeNumber() const;
    // Passes over the value whose first token was `first`.
    bool skipValue(Token first);

    const Error &error() const { return *m_error; }
    // Stops the scan with an error of the caller's; answers false. An empty place is the current byte.
    bool fail(Problem problem, const QString &found, Expectation expected = {}, const QString &place = {});
    qint64 position() const { return m_reader.position(); }

private:
    int peek();
    int nextNonSpace();
    bool accept(const char *rest);
    Token open(bool object);
    Token close(bool object);
    Token readText(bool key);
    Token readNumber(int first);
    Token finishValue(Token token);
    Token broken();
    bool readEscape();
    bool readHex(uint &code);

    enum class Expect { Value, ValueOrEnd, KeyOrEnd, Key, Colon, CommaOrEnd, Nothing };

    ByteReader &m_reader;
    qint64 m_end;
    QString m_file_name;
    QByteArray m_text;
    std::vector<bool> m_objects; // open containers, innermost last; true = object
    Expect m_expect = Expect::Value;
    std::optional<Error> m_error;
};

} // namespace tarozi
