// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/config_reader.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace tarozi {

// How a release stores its weights.
struct ReleasedFormat {
    QString id;                      // weight format id; empty = not known
    QString stated;                  // how the file names it, for the warning when it is not known
    QStringList kept;                // modules left in 16 bit, as the file lists them
    std::optional<double> head_bits; // the output head's own size, where the format has one
    bool declared = false;           // false: nothing about quantization, the data type is the format
};

// From quantization_config, MLX's "quantization", or the "quantization" object of ModelOpt's hf_quant_config.json;
// else from the data type that `config` names. `config` is the whole configuration, `text` the language model's part.
ReleasedFormat readReleasedFormat(const ConfigReader &config, const ConfigReader &text, const QJsonObject &side_file);

} // namespace tarozi
