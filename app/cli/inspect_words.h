// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/imported_model.h"

#include <QString>

namespace tarozi::cli {

QString word(ImportKind kind); // hf_config, safetensors, safetensors_index, gguf
// One English line each.
QString sentence(const Assumption &assumption);
QString sentence(const ImportWarning &warning);

} // namespace tarozi::cli
