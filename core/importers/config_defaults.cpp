// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/config_defaults.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

QStringList texts(const QJsonValue &value)
{
    QStringList list;
    for (const QJsonValue &item : value.toArray())
        list += item.toString();
    return list;
}

// A record with what it inherits through "like"; "values" of both are united.
QJsonObject inherited(const QHash<QString, QJsonObject> &records, const QString &id, int depth = 0)
{
    const QJsonObject own = records.value(id);
    const QString parent = own.value("like"_L1).toString();
    if (parent.isEmpty() || depth > 8)
        return own;
    QJsonObject merged = inherited(records, parent, depth + 1);
    QJsonObject values = merged.value("values"_L1).toObject();
    for (auto it = own.begin(); it != own.end(); ++it)
        merged.insert(it.key(), it.value());
    const QJsonObject own_values = own.value("values"_L1).toObject();
    for (auto it = own_values.begin(); it != own_values.end(); ++it)
        values.insert(it.key(), it.value());
    merged.insert("values"_L1, values);
    return merged;
}

NormKind normKind(const QString &word)
{
    return word == "layer_norm"_L1           ? NormKind::LayerNorm
           : word == "layer_norm_no_bias"_L1 ? NormKind::LayerNormWithoutBias
                                             : NormKind::Rms;
}

QkNorm qkNorm(const QString &word)
{
    return word == "per_head"_L1 ? QkNorm::PerHead : word == "full"_L1 ? QkNorm::Full : QkNorm::None;
}

WindowPolicy windowPolicy(const QString &word)
{
    return word == "flag"_L1 ? WindowPolicy::Flag : word == "pattern"_L1 ? WindowPolicy::Pattern : WindowPolicy::All;
}

void readLayers(const QJsonObject &json, ConfigFamily &family)
{
    family.norm = normKind(json.value("norm"_L1).toString());
    family.norms = json.value("norms"_L1).toInt(2);
    family.scalars = json.value("scalars"_L1).toInt();
    family.final_norm = json.value("final_norm"_L1).toBool(true);
    family.embedding_norm = json.value("embedding_norm"_L1).toBool();
    family.pooler = json.value("pooler"_L1).toBool();
    family.learned_positions = json.value("learned_positions"_L1).toBool();
    family.position_offset = json.value("position_offset"_L1).toInt();
    family.tied = json.value("tied"_L1).toBool();
    family.gated = json.value("mlp"_L1).toString() != "plain"_L1;
    family.intermediate_factor = json.value("intermediate_factor"_L1).toInt();
    family.intermediate_both_halves = json.value("intermediate_both_halves"_L1).toBool();
    family.windows = windowPolicy(json.value("windows"_L1).toString());
    family.window_pattern = json.value("window_pattern"_L1).toInt();
    family.full_attention_interval = json.value("full_attention_interval"_L1).toInt();
    family.chunk_interval = json.value("chunk_interval"_L1).toInt();
}

void readAttention(const QJsonObject &json, ConfigFamily &family)
{
    family.bias.set(texts(json.value("bias"_L1)), true);
    const QJsonObject bias_keys = json.value("bias_keys"_L1).toObject();
    for (auto it = bias_keys.begin(); it != bias_keys.end(); ++it)
        family.bias_keys.emplace_back(it.key(), texts(it.value()));
    family.qk_norm = qkNorm(json.value("qk_norm"_L1).toString());
    const QJsonObject norm_keys = json.value("qk_norm_keys"_L1).toObject();
    for (auto it = norm_keys.begin(); it != norm_keys.end(); ++it)
        family.qk_norm_keys.emplace_back(it.key(), qkNorm(it.value().toString()));
    family.sinks = json.value("sinks"_L1).toBool();
    family.output_gate = json.value("output_gate"_L1).toBool();
    family.inner_norms = json.value("inner_norms"_L1).toBool();
}

void readExperts(const QJsonObject &json, ConfigFamily &family)
{
    family.shared_experts = json.value("shared_experts"_L1).toInt();
    family.shared_gate = json.value("shared_gate"_L1).toBool();
    family.expert_bias = json.value("expert_bias"_L1).toBool();
    family.router_bias = json.value("router_bias"_L1).toBool();
    family.router_bias_keys = texts(json.value("router_bias_keys"_L1));
    family.router_scale = json.value("router_scale"_L1).toBool();
    family.router_vectors = json.value("router_vectors"_L1).toInt();
    if (json.contains("prediction"_L1)) {
        const QJsonObject prediction = json.value("prediction"_L1).toObject();
        family.prediction = {prediction.value("layers"_L1).toInt(),
                             prediction.value("own_embedding_and_head"_L1).toBool()};
    }
}

ConfigFamily readFamily(const QJsonObject &json)
{
    ConfigFamily family;
    family.id = json.value("id"_L1).toString();
    family.architectures = texts(json.value("architectures"_L1));
    family.source = json.value("source"_L1).toString();
    family.not_modelled = json.value("not_modelled"_L1).toString();
    family.composite = json.value("composite"_L1).toBool();
    family.encoder = json.value("encoder"_L1).toBool();
    family.unstated_tower = json.value("unstated_tower"_L1).toString();
    family.projector = json.value("projector"_L1).toString();
    family.values = json.value("values"_L1).toObject();
    readLayers(json, family);
    readAttention(json, family);
    readExperts(json, family);
    return family;
}

std::vector<ConfigTower::Product> products(const QJsonValue &list)
{
    std::vector<ConfigTower::Product> result;
    for (const QJsonValue &item : list.toArray()) {
        const QStringList product = texts(item);
        result.push_back({product.value(0), product.value(1, u"1"_s), product.value(2, u"1"_s)});
    }
    return result;
}

ConfigTower readTower(const QJsonObject &json)
{
    ConfigTower tower;
    tower.id = json.value("id"_L1).toString();
    tower.gated = json.value("gated"_L1).toBool();
    tower.bias = json.value("bias"_L1).toBool(true);
    tower.vectors_per_layer = json.value("vectors_per_layer"_L1).toInt(4);
    tower.values = json.value("values"_L1).toObject();
    tower.source = json.value("source"_L1).toString();
    tower.extra = products(json.value("extra"_L1));
    tower.head = products(json.value("head"_L1));
    return tower;
}

GgufFamily readGgufFamily(const QJsonObject &json)
{
    return {json.value("id"_L1).toString(), json.value("not_modelled"_L1).toString(), json.value("encoder"_L1).toBool(),
            json.value("window_pattern"_L1).toInt(), json.value("chunk"_L1).toInteger()};
}

QHash<QString, QJsonObject> byId(const QJsonValue &list)
{
    QHash<QString, QJsonObject> records;
    for (const QJsonValue &item : list.toArray())
        records.insert(item.toObject().value("id"_L1).toString(), item.toObject());
    return records;
}

template<typename T>
QHash<QString, T> readAll(const QJsonValue &list, T (*readOne)(const QJsonObject &))
{
    QHash<QString, T> result;
    const QHash<QString, QJsonObject> records = byId(list);
    for (auto it = records.begin(); it != records.end(); ++it)
        result.insert(it.key(), readOne(inherited(records, it.key())));
    return result;
}

ConfigDefaults readDefaults()
{
    QFile file(u":/catalog/config_defaults.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    ConfigDefaults defaults;
    defaults.families = readAll(json.value("families"_L1), readFamily);
    defaults.gguf = readAll(json.value("gguf"_L1), readGgufFamily);
    defaults.towers = readAll(json.value("towers"_L1), readTower);
    defaults.projectors = readAll(json.value("projectors"_L1), readTower);
    return defaults;
}

} // namespace

void BiasSet::set(const QStringList &names, bool value)
{
    for (const QString &name : names) {
        bool &bias = name == "q"_L1     ? q
                     : name == "k"_L1   ? k
                     : name == "v"_L1   ? v
                     : name == "o"_L1   ? o
                     : name == "mlp"_L1 ? mlp
                                        : head;
        bias = value;
    }
}

const ConfigFamily *ConfigDefaults::family(const QString &model_type, const QStringList &architectures) const
{
    if (const auto found = families.constFind(model_type); found != families.cend())
        return &*found;
    if (!model_type.isEmpty())
        return nullptr;
    for (const ConfigFamily &family : families) {
        for (const QString &architecture : architectures) {
            if (family.architectures.contains(architecture))
                return &family;
        }
    }
    return nullptr;
}

const ConfigDefaults &configDefaults()
{
    static const ConfigDefaults defaults = readDefaults();
    return defaults;
}

} // namespace tarozi
