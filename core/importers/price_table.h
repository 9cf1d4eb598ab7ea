// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace tarozi {

// A price list as rows of cells, before anybody knows what its columns are. From a CSV file of any dialect, or pasted
// from a spreadsheet (tabs).
struct PriceTable {
    QString encoding; // UTF-8, UTF-16 or windows-1251: what the bytes were taken for
    QChar delimiter;
    QStringList header;
    std::vector<QStringList> rows;
    std::vector<int> lines; // of the file, where each row begins
};

inline constexpr qint64 kMaxPriceListBytes = 64 * 1024 * 1024;
inline constexpr size_t kMaxPriceRows = 1'000'000;

// Tells Empty, TooLarge and WrongFormat (no second row, or one column only). Rows may be shorter or longer than the
// header; an open quote ends with the text.
Result<PriceTable> readPriceTable(const QByteArray &bytes, const QString &file_name);

// Text of one of the encodings that price lists come in.
QString decodedText(const QByteArray &bytes, QString &encoding);

} // namespace tarozi
