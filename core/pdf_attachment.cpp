// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pdf_attachment.h"

#include <QByteArrayList>
#include <QtEndian>

#include <algorithm>

namespace tarozi {

namespace {

// Deflate makes at most 1032 bytes of one: what is unpacked stays below 32 MB.
constexpr qsizetype kMaxPacked = 32 * 1024;
constexpr qsizetype kMaxPlain = 1024 * 1024;
constexpr qsizetype kMaxDictionary = 4096;
constexpr int kMaxAttachments = 16;

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

qsizetype skipSpace(const QByteArray &text, qsizetype at)
{
    while (at < text.size() && isSpace(text[at]))
        ++at;
    return at;
}

// A whole number that is not negative; `at` goes behind it.
std::optional<qsizetype> number(const QByteArray &text, qsizetype &at)
{
    constexpr int kMostDigits = 9;
    at = skipSpace(text, at);
    const qsizetype first = at;
    qsizetype value = 0;
    while (at < text.size() && isDigit(text[at]) && at - first < kMostDigits)
        value = value * 10 + (text[at++] - '0');
    if (at == first)
        return {};
    return value;
}

// Where the value of a dictionary's key begins; the key is no longer name's beginning.
qsizetype valueOf(const QByteArray &dictionary, const QByteArray &key, qsizetype from = 0)
{
    for (qsizetype at = dictionary.indexOf(key, from); at >= 0; at = dictionary.indexOf(key, at + 1)) {
        const qsizetype end = at + key.size();
        const bool whole = end >= dictionary.size() || isSpace(dictionary[end]) || dictionary[end] == '(' ||
                           dictionary[end] == '<' || dictionary[end] == '/' || dictionary[end] == '[';
        if (whole)
            return end;
    }
    return -1;
}

// Where the content of "<number> 0 obj" begins.
qsizetype objectAt(const QByteArray &pdf, qsizetype object)
{
    const QByteArray head = QByteArray::number(qlonglong(object)) + " 0 obj";
    for (qsizetype at = pdf.indexOf(head); at >= 0; at = pdf.indexOf(head, at + 1)) {
        if (at > 0 && isSpace(pdf[at - 1]))
            return at + head.size();
    }
    return -1;
}

// A number in a dictionary: its own or that of the object it names.
std::optional<qsizetype> numberIn(const QByteArray &pdf, const QByteArray &dictionary, const QByteArray &key)
{
    qsizetype at = valueOf(dictionary, key);
    if (at < 0)
        return {};
    const auto first = number(dictionary, at);
    if (!first)
        return {};
    const bool reference = number(dictionary, at) && dictionary.mid(skipSpace(dictionary, at), 1) == "R";
    if (!reference)
        return first;
    qsizetype content = objectAt(pdf, *first);
    return content < 0 ? std::nullopt : number(pdf, content);
}

QByteArray inflated(const QByteArray &packed)
{
    constexpr quint32 kFirstGuess = 64 * 1024;
    const quint32 guess = qToBigEndian(kFirstGuess);
    return qUncompress(QByteArray(reinterpret_cast<const char *>(&guess), sizeof guess) + packed);
}

std::optional<QByteArray> streamOf(const QByteArray &pdf, qsizetype object)
{
    const qsizetype start = objectAt(pdf, object);
    if (start < 0)
        return {};
    const QByteArray begin = pdf.mid(start, kMaxDictionary);
    const qsizetype keyword = begin.indexOf("stream");
    if (keyword < 0)
        return {};
    const QByteArray dictionary = begin.left(keyword);
    const auto length = numberIn(pdf, dictionary, "/Length");
    qsizetype data = start + keyword + 6;
    data += pdf.mid(data, 2) == "\r\n" ? 2 : 1;
    if (!length || *length > kMaxPlain || data + *length > pdf.size())
        return {};
    const QByteArray bytes = pdf.mid(data, *length);
    if (!dictionary.contains("/Filter"))
        return bytes;
    if (!dictionary.contains("/FlateDecode") || dictionary.contains("/DecodeParms") || bytes.size() > kMaxPacked)
        return {};
    const QByteArray plain = inflated(bytes);
    if (plain.isEmpty() || plain.size() > kMaxPlain)
        return {};
    return plain;
}

// The file that a file specification embeds under a name.
std::optional<QByteArray> embedded(const QByteArray &pdf, const QByteArray &specification, const QByteArray &ending)
{
    const qsizetype file = valueOf(specification, "/EF");
    qsizetype name = valueOf(specification, "/F");
    // the embedded file has a key of the same name inside
    while (name >= 0 && specification.mid(skipSpace(specification, name), 1) != "(")
        name = valueOf(specification, "/F", name);
    if (file < 0 || name < 0)
        return {};
    const qsizetype open = skipSpace(specification, name) + 1;
    const qsizetype close = specification.indexOf(')', open);
    if (close < 0 || !specification.mid(open, close - open).endsWith(ending))
        return {};
    qsizetype at = valueOf(specification, "/F", file);
    if (at < 0)
        return {};
    const auto object = number(specification, at);
    return object ? streamOf(pdf, *object) : std::nullopt;
}

} // namespace

bool looksLikePdf(const QByteArray &bytes)
{
    return bytes.startsWith("%PDF-");
}

std::optional<QByteArray> pdfAttachment(const QByteArray &pdf, const QByteArray &name_ending)
{
    if (!looksLikePdf(pdf) || pdf.size() > kMaxPdfBytes || pdf.contains("/Encrypt"))
        return {};
    int tried = 0;
    for (qsizetype at = pdf.indexOf("/Filespec"); at >= 0 && tried < kMaxAttachments;
         at = pdf.indexOf("/Filespec", at + 1), ++tried) {
        const qsizetype from = std::max<qsizetype>(0, at - kMaxDictionary);
        const qsizetype begin = pdf.lastIndexOf(" obj", at);
        const qsizetype end = pdf.indexOf("endobj", at);
        if (begin < from || end < 0 || end - begin > kMaxDictionary)
            continue;
        if (const auto content = embedded(pdf, pdf.mid(begin, end - begin), name_ending))
            return content;
    }
    return {};
}

} // namespace tarozi
