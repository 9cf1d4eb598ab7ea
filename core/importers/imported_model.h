// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/architecture.h"
#include "core/catalog/language_model.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tarozi {

enum class ImportKind { HfConfig, Safetensors, SafetensorsIndex, Gguf };

// Something that a file does not say, and what was taken instead.
struct Assumption {
    enum class Reason {
        LibraryDefault, // what the library takes for this kind of model when the key is missing; `basis` = model type
        Derived,        // from other facts of the file; `basis` = the expression
        Usual,          // nothing says it: what such models usually have
    };
    QString field; // as the file would name it: head_dim, tie_word_embeddings ...
    QString value;
    Reason reason = Reason::Derived;
    QString basis;

    bool operator==(const Assumption &) const = default;
};

// What a person should know about an import; front ends hold the sentence of each.
struct ImportWarning {
    enum class Id {
        TowerNotCounted,      // text: the tower's type; its weights are missing from the total
        PredictionNotCounted, // multi-token prediction layers are stated, their shape is not known
        FormatUnknown,        // text: how the file names its quantization
        PartsMissing,         // value: files of the model that are not beside this one; text: the first of them
        TotalDisagrees,       // value: what the index says; the sum of the shards is used
        TensorsDisagree,      // value: parameters of the tensors; the configuration comes to another number
        UnknownTensorType,    // value: tensors of a type that is newer than this program
        UnknownTensors,       // value: tensors whose names say nothing; text: the first of them
    };
    Id id = Id::FormatUnknown;
    QString text;
    double value = 0;

    bool operator==(const ImportWarning &) const = default;
};

// A model as a file describes it. `model.not_modelled` says why it cannot be assessed; what was read stays filled in.
struct ImportedModel {
    ImportKind kind = ImportKind::HfConfig;
    LanguageModel model;
    std::optional<Architecture> architecture; // absent where the shape is not modelled or not in the file
    std::optional<double> weights_bytes;      // of the tensor table; absent: by the format
    QStringList files;                        // what was read, as the user would name it
    std::vector<Assumption> assumed;
    std::vector<ImportWarning> warnings;

    // As read, also where the shape is not modelled; 0 = not in the file.
    int query_heads = 0;
    int kv_heads = 0;
    int head_dim = 0;
    int layer_count = 0;

    bool operator==(const ImportedModel &) const = default;
};

} // namespace tarozi
