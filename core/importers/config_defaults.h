// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/architecture.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace tarozi {

// Which projections have a bias.
struct BiasSet {
    bool q = false, k = false, v = false, o = false, mlp = false, head = false;

    void set(const QStringList &names, bool value);
    bool operator==(const BiasSet &) const = default;
};

// To which layers a sliding window applies where the configuration has no list of layer types.
enum class WindowPolicy {
    All,
    Flag,    // only with use_sliding_window
    Pattern, // all but every n-th
};

// What the configurations of one model_type leave unsaid. The word belongs to the file format; it is no model's name.
struct ConfigFamily {
    QString id;
    QStringList architectures; // for files without a model_type
    QString source;
    QString not_modelled;
    bool composite = false; // the language model is nested
    bool encoder = false;

    NormKind norm = NormKind::Rms;
    int norms = 2;
    int scalars = 0;
    bool final_norm = true;
    bool embedding_norm = false;
    bool pooler = false;
    bool learned_positions = false;
    int position_offset = 0;
    bool tied = false;

    bool gated = true;
    int intermediate_factor = 0;           // of hidden_size; 0 = the key is required
    bool intermediate_both_halves = false; // the stated width is that of gate and up together
    BiasSet bias;
    std::vector<std::pair<QString, QStringList>> bias_keys;
    QkNorm qk_norm = QkNorm::None;
    std::vector<std::pair<QString, QkNorm>> qk_norm_keys;
    bool sinks = false;
    bool output_gate = false;
    bool inner_norms = false;
    WindowPolicy windows = WindowPolicy::All;
    int window_pattern = 0;
    int full_attention_interval = 0;
    int chunk_interval = 0;

    int shared_experts = 0;
    bool shared_gate = false;
    bool expert_bias = false;
    bool router_bias = false;
    QStringList router_bias_keys;
    bool router_scale = false;
    int router_vectors = 0;

    struct Prediction {
        int layers = 0; // where no key says it
        bool own_embedding_and_head = false;
    };
    std::optional<Prediction> prediction;
    QString unstated_tower; // a tower that the configuration does not describe
    QString projector;      // id of the tensors between a tower and the language model
    QJsonObject values;     // key -> what a missing one means
};

// Tensors of a vision or audio tower or of a projector, sizes as products of named numbers: "4*hidden".
struct ConfigTower {
    struct Product {
        QString rows, columns, count;
    };
    QString id;
    bool gated = false;
    bool bias = true;
    int vectors_per_layer = 4;
    std::vector<Product> extra;
    std::vector<Product> head; // unless vision_use_head is false
    QJsonObject values;
    QString source;
};

// What a general.architecture word of GGUF leaves to the engine.
struct GgufFamily {
    QString id;
    QString not_modelled;
    bool encoder = false;
    int window_pattern = 0; // 0: a stated window is not used
    qint64 chunk = 0;
};

struct ConfigDefaults {
    QHash<QString, GgufFamily> gguf;
    QHash<QString, ConfigFamily> families;
    QHash<QString, ConfigTower> towers;
    QHash<QString, ConfigTower> projectors;

    // By model_type, else by the class names of "architectures"; nullptr when unknown.
    const ConfigFamily *family(const QString &model_type, const QStringList &architectures) const;
};

// The built-in table (":/catalog/config_defaults.json"), read once.
const ConfigDefaults &configDefaults();

} // namespace tarozi
