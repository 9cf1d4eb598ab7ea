// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "core/importers/imported_model.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace tarozi {

// Bytes of a JSON file written by Python: a byte order mark, CRLF and the words NaN, Infinity and -Infinity (read as
// null) are no errors. Objects only.
Result<QJsonObject> readPythonJson(const QByteArray &bytes, const QString &file_name);

// Does the object look like a Hugging Face configuration, or a quantization file beside one?
bool looksLikeConfig(const QJsonObject &json);

// A config.json. `side_quantization` is ModelOpt's hf_quant_config.json, where there is one; an object that is nothing
// but that is read for its format alone. An error is a value that cannot be; what the program does not model is no
// error but `model.not_modelled`.
Result<ImportedModel> readHfConfig(const QJsonObject &config, const QString &file_name,
                                   const QJsonObject &side_quantization = {});

} // namespace tarozi
