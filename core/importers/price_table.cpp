// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/price_table.h"

#include <QStringDecoder>

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

// The upper half of windows-1251 below its letters.
constexpr char16_t kWindows1251[] = {
    0x0402, 0x0403, 0x201A, 0x0453, 0x201E, 0x2026, 0x2020, 0x2021, 0x20AC, 0x2030, 0x0409, 0x2039, 0x040A,
    0x040C, 0x040B, 0x040F, 0x0452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0xFFFD, 0x2122,
    0x0459, 0x203A, 0x045A, 0x045C, 0x045B, 0x045F, 0x00A0, 0x040E, 0x045E, 0x0408, 0x00A4, 0x0490, 0x00A6,
    0x00A7, 0x0401, 0x00A9, 0x0404, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x0407, 0x00B0, 0x00B1, 0x0406, 0x0456,
    0x0491, 0x00B5, 0x00B6, 0x00B7, 0x0451, 0x2116, 0x0454, 0x00BB, 0x0458, 0x0405, 0x0455, 0x0457};

QString fromWindows1251(const QByteArray &bytes)
{
    QString text(bytes.size(), Qt::Uninitialized);
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        text[i] = byte < 0x80   ? QChar(char16_t(byte))
                  : byte < 0xC0 ? QChar(kWindows1251[byte - 0x80])
                                : QChar(0x0410 + byte - 0xC0);
    }
    return text;
}

// Cells of one text; quotes as RFC 4180 has them.
class Cells
{
public:
    Cells(const QString &text, QChar delimiter) : m_text(text), m_delimiter(delimiter) {}

    bool atEnd() const { return m_at >= m_text.size(); }
    int line() const { return m_line; }

    QStringList nextRow()
    {
        QStringList row;
        bool more = true;
        while (more) {
            row += nextCell();
            more = !atEnd() && m_text[m_at] == m_delimiter;
            if (!atEnd())
                skipBreak();
        }
        return row;
    }

private:
    QString nextCell()
    {
        if (atEnd() || m_text[m_at] != u'"') {
            const qsizetype from = m_at;
            while (!atEnd() && !isEnd(m_text[m_at]))
                ++m_at;
            return m_text.sliced(from, m_at - from).trimmed();
        }
        QString cell;
        for (++m_at; !atEnd(); ++m_at) {
            if (m_text[m_at] == u'"') {
                if (m_at + 1 >= m_text.size() || m_text[m_at + 1] != u'"')
                    break;
                ++m_at;
            } else if (m_text[m_at] == u'\n') {
                ++m_line;
            }
            cell += m_text[m_at];
        }
        ++m_at;
        while (!atEnd() && !isEnd(m_text[m_at])) // what follows a closing quote belongs to the cell
            cell += m_text[m_at++];
        return cell.trimmed();
    }

    bool isEnd(QChar c) const { return c == m_delimiter || c == u'\n' || c == u'\r'; }

    void skipBreak()
    {
        if (m_text[m_at] == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n')
            ++m_at;
        if (m_text[m_at] == u'\n' || m_text[m_at] == u'\r')
            ++m_line;
        ++m_at;
    }

    const QString &m_text;
    QChar m_delimiter;
    qsizetype m_at = 0;
    int m_line = 1;
};

QChar delimiterOf(const QString &text)
{
    const QString first = text.left(text.indexOf(u'\n', 0) < 0 ? text.size() : text.indexOf(u'\n'));
    QChar best = u',';
    qsizetype most = 0;
    for (const QChar candidate : {QChar(u'\t'), QChar(u';'), QChar(u',')}) {
        const qsizetype count = Cells(first, candidate).nextRow().size();
        if (count > most) {
            most = count;
            best = candidate;
        }
    }
    return best;
}

bool isBlank(const QStringList &row)
{
    return std::all_of(row.begin(), row.end(), [](const QString &cell) { return cell.isEmpty(); });
}

Error wrong(const QString &file_name, const QString &found)
{
    return {Problem::WrongFormat,
            file_name,
            {},
            found,
            {Expectation::Kind::Format, {}, {}, {u"a price list with a header line"_s}}};
}

} // namespace

QString decodedText(const QByteArray &bytes, QString &encoding)
{
    const auto marked = [&](const char *mark, qsizetype length) { return bytes.startsWith(QByteArray(mark, length)); };
    if (marked("\xFF\xFE", 2) || marked("\xFE\xFF", 2)) {
        encoding = u"UTF-16"_s;
        return QStringDecoder(QStringDecoder::Utf16).decode(bytes);
    }
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString text = utf8.decode(bytes);
    if (!utf8.hasError()) {
        encoding = u"UTF-8"_s;
        return text;
    }
    encoding = u"windows-1251"_s;
    return fromWindows1251(bytes);
}

Result<PriceTable> readPriceTable(const QByteArray &bytes, const QString &file_name)
{
    if (bytes.trimmed().isEmpty())
        return Error{Problem::Empty, file_name, {}, {}, {}};
    if (bytes.size() > kMaxPriceListBytes)
        return Error{Problem::TooLarge,
                     file_name,
                     {},
                     QString::number(bytes.size()),
                     {Expectation::Kind::Integer, {}, double(kMaxPriceListBytes), {}}};
    PriceTable table;
    const QString text = decodedText(bytes, table.encoding);
    if (text.contains(QChar(u'\0')))
        return wrong(file_name, u"a binary file"_s);
    table.delimiter = delimiterOf(text);
    Cells cells(text, table.delimiter);
    while (!cells.atEnd()) {
        const int line = cells.line();
        QStringList row = cells.nextRow();
        if (isBlank(row))
            continue;
        if (table.header.isEmpty()) {
            table.header = std::move(row);
            continue;
        }
        if (table.rows.size() >= kMaxPriceRows)
            return Error{Problem::TooLarge,
                         file_name,
                         u"line %1"_s.arg(line),
                         {},
                         {Expectation::Kind::Integer, {}, double(kMaxPriceRows), {}}};
        table.rows.push_back(std::move(row));
        table.lines.push_back(line);
    }
    if (table.rows.empty() || table.header.size() < 2)
        return wrong(file_name, table.header.join(u' ').left(60));
    return table;
}

} // namespace tarozi
