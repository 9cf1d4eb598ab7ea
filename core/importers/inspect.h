// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "core/importers/imported_model.h"

#include <QString>

namespace tarozi {

// Reads what a file says about a model. The kind is told by the content, not by the name; a file of another kind, an
// empty one, a broken one or one too large is an error.
Result<ImportedModel> inspectFile(const QString &path);

// For front ends before an assessment (ModelChoice::file): the model alone. One that cannot be assessed is no error:
// see LanguageModel::not_modelled.
Result<LanguageModel> importModel(const QString &path);

} // namespace tarozi
