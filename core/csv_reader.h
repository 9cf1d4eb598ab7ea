// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tarozi {

// A table with a header line, as RFC 4180 has it: comma, quotes doubled inside quotes, line breaks inside quotes;
// UTF-8, with or without a byte-order mark; LF or CRLF.
class CsvTable
{
public:
    // Tells Empty, TooLarge, Truncated (an open quote) and WrongFormat (a row with other than the header's cells).
    static Result<CsvTable> parse(const QByteArray &bytes, const QString &file_name);

    const QStringList &header() const { return m_header; }
    size_t rowCount() const { return m_rows.size(); }
    bool hasColumn(const QString &column) const { return m_columns.contains(column); }
    // Empty where the column does not exist.
    QString text(size_t row, const QString &column) const;
    // nullopt where the cell is empty or not a number of the C locale.
    std::optional<double> number(size_t row, const QString &column) const;

private:
    QStringList m_header;
    QHash<QString, qsizetype> m_columns;
    std::vector<QStringList> m_rows;
};

} // namespace tarozi
