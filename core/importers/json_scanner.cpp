// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/json_scanner.h"

#include <charconv>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kKeptText = 4'096;
constexpr size_t kMaxDepth = 64;

bool isSpace(int c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

} // namespace

JsonScanner::JsonScanner(ByteReader &reader, qint64 end, QString file_name)
    : m_reader(reader), m_end(end), m_file_name(std::move(file_name))
{
}

bool JsonScanner::fail(Problem problem, const QString &found, Expectation expected, const QString &place)
{
    if (!m_error)
        m_error = Error{problem, m_file_name, place.isEmpty() ? u"byte %1"_s.arg(m_reader.position()) : place, found,
                        std::move(expected)};
    return false;
}

JsonScanner::Token JsonScanner::broken()
{
    const Expectation json{Expectation::Kind::Format, {}, {}, {u"JSON"_s}};
    const int c = peek();
    const QString found = c >= 0x20 && c < 0x7f ? QString(QChar(c)) : u"0x%1"_s.arg(c, 2, 16, QChar(u'0'));
    fail(c < 0 ? Problem::Truncated : Problem::NotJson, c < 0 ? QString() : found, json);
    return Token::Bad;
}

int JsonScanner::peek()
{
    return m_reader.position() < m_end ? m_reader.peek() : -1;
}

int JsonScanner::nextNonSpace()
{
    int c = peek();
    while (isSpace(c)) {
        m_reader.advance();
        c = peek();
    }
    return c;
}

bool JsonScanner::accept(const char *rest)
{
    for (; *rest; ++rest) {
        if (peek() != *rest)
            return false;
        m_reader.advance();
    }
    return true;
}

JsonScanner::Token JsonScanner::finishValue(Token token)
{
    m_expect = m_objects.empty() ? Expect::Nothing : Expect::CommaOrEnd;
    return token;
}

JsonScanner::Token JsonScanner::open(bool object)
{
    if (m_objects.size() >= kMaxDepth) {
        fail(Problem::TooDeep, {}, {Expectation::Kind::Integer, {}, double(kMaxDepth), {}});
        return Token::Bad;
    }
    m_reader.advance();
    m_objects.push_back(object);
    m_expect = object ? Expect::KeyOrEnd : Expect::ValueOrEnd;
    return object ? Token::BeginObject : Token::BeginArray;
}

JsonScanner::Token JsonScanner::close(bool object)
{
    m_reader.advance();
    m_objects.pop_back();
    return finishValue(object ? Token::EndObject : Token::EndArray);
}

JsonScanner::Token JsonScanner::next()
{
    if (m_error)
        return Token::Bad;
    int c = nextNonSpace();
    if (m_expect == Expect::Nothing)
        return c < 0 ? Token::End : broken();
    if (m_expect == Expect::CommaOrEnd) {
        if (c == (m_objects.back() ? '}' : ']'))
            return close(m_objects.back());
        if (c != ',')
            return broken();
        m_reader.advance();
        m_expect = m_objects.back() ? Expect::Key : Expect::Value;
        c = nextNonSpace();
    }
    if (m_expect == Expect::KeyOrEnd && c == '}')
        return close(true);
    if (m_expect == Expect::KeyOrEnd || m_expect == Expect::Key)
        return c == '"' ? readText(true) : broken();
    if (m_expect == Expect::Colon) {
        if (c != ':')
            return broken();
        m_reader.advance();
        c = nextNonSpace();
    }
    if (m_expect == Expect::ValueOrEnd && c == ']')
        return close(false);
    switch (c) {
    case '{': return open(true);
    case '[': return open(false);
    case '"': return readText(false);
    case 't': return accept("true") ? finishValue(Token::True) : broken();
    case 'f': return accept("false") ? finishValue(Token::False) : broken();
    case 'n': return accept("null") ? finishValue(Token::Null) : broken();
    default: return readNumber(c);
    }
}

JsonScanner::Token JsonScanner::readNumber(int first)
{
    if (first != '-' && (first < '0' || first > '9'))
        return broken();
    m_text.clear();
    for (int c = first; c >= 0 && m_text.size() < 64; c = peek()) {
        const bool part = (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
        if (!part)
            break;
        m_text.append(char(c));
        m_reader.advance();
    }
    double number = 0;
    const auto [end, problem] = std::from_chars(m_text.cbegin(), m_text.cend(), number);
    if (problem == std::errc::invalid_argument || end != m_text.cend())
        return broken();
    return finishValue(Token::Number);
}

std::optional<qint64> JsonScanner::wholeNumber() const
{
    qint64 number = 0;
    const auto [end, problem] = std::from_chars(m_text.cbegin(), m_text.cend(), number);
    if (problem != std::errc() || end != m_text.cend() || number < 0)
        return {};
    return number;
}

bool JsonScanner::readHex(uint &code)
{
    code = 0;
    for (int i = 0; i < 4; ++i) {
        const int c = peek();
        const int digit = c >= '0' && c <= '9'   ? c - '0'
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                 : -1;
        if (digit < 0)
            return false;
        code = code * 16 + uint(digit);
        m_reader.advance();
    }
    return true;
}

bool JsonScanner::readEscape()
{
    const int c = peek();
    if (c < 0)
        return false;
    m_reader.advance();
    switch (c) {
    case 'b': m_text.append('\b'); return true;
    case 'f': m_text.append('\f'); return true;
    case 'n': m_text.append('\n'); return true;
    case 'r': m_text.append('\r'); return true;
    case 't': m_text.append('\t'); return true;
    case '"':
    case '\\':
    case '/': m_text.append(char(c)); return true;
    case 'u': break;
    default: return false;
    }
    uint code = 0;
    if (!readHex(code))
        return false;
    // a pair of surrogates arrives as two escapes; alone, either half becomes U+FFFD
    const QChar unit(static_cast<char16_t>(code));
    m_text.append(unit.isSurrogate() ? QByteArray("\xef\xbf\xbd") : QString(unit).toUtf8());
    return true;
}

JsonScanner::Token JsonScanner::readText(bool key)
{
    m_reader.advance();
    m_text.clear();
    for (int c = peek(); c != '"'; c = peek()) {
        if (c < 0x20)
            return broken();
        m_reader.advance();
        if (c == '\\' ? !readEscape() : false)
            return broken();
        if (c != '\\')
            m_text.append(char(c));
        if (key && m_text.size() > kKeptText) {
            fail(Problem::TooLarge, QString::fromUtf8(m_text.left(60)),
                 {Expectation::Kind::Integer, 0.0, double(kKeptText), {}});
            return Token::Bad;
        }
        m_text.truncate(kKeptText);
    }
    m_reader.advance();
    if (!key)
        return finishValue(Token::Text);
    m_expect = Expect::Colon;
    return Token::Key;
}

bool JsonScanner::skipValue(Token first)
{
    const size_t depth = m_objects.size();
    if (first != Token::BeginObject && first != Token::BeginArray)
        return first != Token::Bad && first != Token::End;
    while (m_objects.size() >= depth) {
        if (next() == Token::Bad)
            return false;
    }
    return true;
}

} // namespace tarozi
