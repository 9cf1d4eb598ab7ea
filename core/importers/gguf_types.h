// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tarozi {

// A storage type of GGUF tensors: `block` elements of a row are stored together in `bytes` bytes.
struct GgmlType {
    quint32 id;
    const char *name; // as ggml prints it, lower case
    int block;
    int bytes;
};

// nullptr for ids that were withdrawn or are newer than this list (ggml.h of 2026-08).
const GgmlType *ggmlType(quint32 id);

// The weight format that `general.file_type` names: 15 is "q4_k_m". Empty when unknown.
QString ggufFileType(qint64 file_type);

} // namespace tarozi
