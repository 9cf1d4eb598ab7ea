// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "core/importers/gguf_reader.h"
#include "core/importers/imported_model.h"

#include <QString>

#include <vector>

namespace tarozi {

// One file, or all files of a split model (the first has the metadata). `missing`: names of parts that are not there;
// then the tensors of the others are not the model's and its size follows from the shape.
ImportedModel importGguf(const std::vector<GgufFile> &files, const QStringList &file_names, const QStringList &missing);

} // namespace tarozi
