// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "core/importers/imported_model.h"

#include <QString>

namespace tarozi {

// The readers that look beside a file: for the other parts of a split model, for the configuration of tensors, for
// the quantization file of a configuration. Paths are shown as the user gave them.
Result<ImportedModel> importConfigFile(const QString &path);
Result<ImportedModel> importSafetensorsFile(const QString &path);
Result<ImportedModel> importSafetensorsIndexFile(const QString &path);
Result<ImportedModel> importGgufFile(const QString &path);

} // namespace tarozi
