// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/architecture.h"
#include "core/error.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tarozi {

// What readArchitecture() reads back as the same shape: equal mixers and MLPs are named once, layers are runs of them.
QJsonObject toJson(const Architecture &architecture);

// The tensors of a model whose file told their sizes; empty when the shape stands for them.
QJsonArray tensorsToJson(const LanguageModel &model);

// A record of models.json. The architecture stands for the tensors, unless a file told their sizes.
QJsonObject toRecord(const LanguageModel &model, const Architecture &architecture);

// Keeps a model in the user's models.json, in place of one of the same id; the folder and the file are made when
// missing. A file that cannot be read as a catalogue file is an error and stays as it is. No value means kept.
std::optional<Error> keepModel(const LanguageModel &model, const Architecture &architecture,
                               const QString &user_folder);

} // namespace tarozi
