// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace tarozi {

// Bits of an element; 0 for a dtype that this program does not know.
int bitsOfDtype(const QByteArray &dtype);

struct SafetensorsTensor {
    QByteArray name;
    QByteArray dtype;          // as written: BF16, F8_E4M3, I32 ...
    std::vector<qint64> shape; // output width first; empty for a scalar
    qint64 begin = 0;          // from the start of the data
    qint64 bytes = 0;

    double elements() const;
};

// The header of one file; the weights are not read.
struct SafetensorsFile {
    std::vector<SafetensorsTensor> tensors;
    qint64 header_bytes = 0; // with the length before it
    qint64 data_bytes = 0;   // of all tensors
};

bool looksLikeSafetensors(const QByteArray &first_bytes, qint64 file_size);
Result<SafetensorsFile> readSafetensors(QIODevice &device, const QString &file_name);

struct SafetensorsIndex {
    std::optional<qint64> total_size; // what the index says; sometimes wrong
    QStringList shards;               // file names, in order of appearance, each once
    qint64 tensors = 0;
};

// Calls `eachTensor` with every name; may be empty.
Result<SafetensorsIndex> readSafetensorsIndex(QIODevice &device, const QString &file_name,
                                              const std::function<void(const QByteArray &)> &eachTensor = {});

} // namespace tarozi
