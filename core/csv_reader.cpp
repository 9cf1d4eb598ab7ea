// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/csv_reader.h"

#include <QLocale>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxBytes = 64 * 1024 * 1024;

// Splits text into records of cells; `line` is where the last one begins.
class Splitter
{
public:
    explicit Splitter(QStringView text) : m_text(text) {}

    bool atEnd() const { return m_at >= m_text.size(); }
    int line() const { return m_record_line; }
    bool openQuote() const { return m_open_quote; }

    QStringList record()
    {
        m_record_line = m_line;
        QStringList cells;
        QString cell;
        bool quoted = false;
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at++];
            if (quoted) {
                if (c != u'"')
                    cell += c;
                else if (m_at < m_text.size() && m_text[m_at] == u'"')
                    cell += m_text[m_at++];
                else
                    quoted = false;
                m_line += c == u'\n' ? 1 : 0;
            } else if (c == u'"' && cell.isEmpty()) {
                quoted = true;
            } else if (c == u',') {
                cells += cell;
                cell.clear();
            } else if (c == u'\n') {
                ++m_line;
                break;
            } else if (c != u'\r') {
                cell += c;
            }
        }
        m_open_quote = quoted;
        cells += cell;
        return cells;
    }

private:
    QStringView m_text;
    qsizetype m_at = 0;
    int m_line = 1;
    int m_record_line = 1;
    bool m_open_quote = false;
};

} // namespace

Result<CsvTable> CsvTable::parse(const QByteArray &bytes, const QString &file_name)
{
    if (bytes.size() > kMaxBytes)
        return Error{Problem::TooLarge,
                     file_name,
                     {},
                     QString::number(bytes.size()),
                     {Expectation::Kind::Integer, {}, double(kMaxBytes), {}}};
    QString text = QString::fromUtf8(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    if (text.trimmed().isEmpty())
        return Error{Problem::Empty, file_name, {}, {}, {}};
    Splitter splitter(text);
    CsvTable table;
    table.m_header = splitter.record();
    for (qsizetype i = 0; i < table.m_header.size(); ++i)
        table.m_columns.insert(table.m_header[i], i);
    while (!splitter.atEnd() && !splitter.openQuote()) {
        QStringList cells = splitter.record();
        if (cells.size() == 1 && cells.first().isEmpty())
            continue;
        if (cells.size() != table.m_header.size() && !splitter.openQuote())
            return Error{Problem::WrongFormat,
                         file_name,
                         u"line %1"_s.arg(splitter.line()),
                         u"%1 cells"_s.arg(cells.size()),
                         {Expectation::Kind::Format, {}, {}, {u"%1 cells"_s.arg(table.m_header.size())}}};
        table.m_rows.push_back(std::move(cells));
    }
    if (splitter.openQuote())
        return Error{Problem::Truncated, file_name, u"line %1"_s.arg(splitter.line()), u"an open quote"_s, {}};
    return table;
}

QString CsvTable::text(size_t row, const QString &column) const
{
    const auto it = m_columns.constFind(column);
    return it == m_columns.constEnd() ? QString() : m_rows[row][*it];
}

std::optional<double> CsvTable::number(size_t row, const QString &column) const
{
    bool ok = false;
    const double value = QLocale::c().toDouble(text(row, column), &ok);
    return ok ? std::optional(value) : std::nullopt;
}

} // namespace tarozi
