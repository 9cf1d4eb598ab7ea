// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QHash>
#include <QIODevice>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace tarozi {

// An array of the metadata. Elements are kept where they are few numbers; of a vocabulary only the length is.
struct GgufArray {
    qint64 count = 0;
    std::vector<double> numbers; // all of them, or none
};

using GgufValue = std::variant<qint64, double, bool, QString, GgufArray>;

std::optional<double> ggufNumber(const GgufValue &value); // absent for texts and arrays

struct GgufTensor {
    QByteArray name;
    std::vector<qint64> sizes; // the first is the contiguous one: the input width of a matrix
    quint32 type = 0;          // ggml type
    qint64 offset = 0;         // from the start of the data
    qint64 bytes = 0;          // exact; of an unknown type: up to the next tensor
    bool known_type = true;

    double parameters() const;
};

// Header, metadata and tensor table of one file; the weights are not read.
struct GgufFile {
    int version = 3;
    bool big_endian = false;
    QHash<QString, GgufValue> metadata; // without long texts
    std::vector<GgufTensor> tensors;
    qint64 data_start = 0;

    std::optional<double> number(const QString &key) const;
    std::optional<qint64> integer(const QString &key) const; // whole numbers only
    QString text(const QString &key) const;
    const GgufArray *array(const QString &key) const;
};

bool looksLikeGguf(const QByteArray &first_bytes);

// Versions 1 to 3, either byte order (told by which one gives a small version number). Counts are checked against the
// bytes that are left before anything is allocated.
Result<GgufFile> readGguf(QIODevice &device, const QString &file_name);

} // namespace tarozi
