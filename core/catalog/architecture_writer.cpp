// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/model_writer.h"

#include <QJsonArray>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

// Keys whose value is what their absence means are left out.
class Writer
{
public:
    Writer &set(QLatin1StringView key, double value)
    {
        if (value != 0)
            m_json.insert(key, value);
        return *this;
    }
    Writer &flag(QLatin1StringView key, bool value, bool absent = false)
    {
        if (value != absent)
            m_json.insert(key, value);
        return *this;
    }
    Writer &text(QLatin1StringView key, const QString &value)
    {
        if (!value.isEmpty())
            m_json.insert(key, value);
        return *this;
    }
    Writer &put(QLatin1StringView key, const QJsonValue &value)
    {
        m_json.insert(key, value);
        return *this;
    }
    operator QJsonObject() const { return m_json; }

private:
    QJsonObject m_json;
};

void putBiases(Writer &json, std::initializer_list<std::pair<bool, QLatin1StringView>> biases)
{
    QJsonArray list;
    for (const auto &[present, name] : biases) {
        if (present)
            list.append(name);
    }
    if (!list.isEmpty())
        json.put("bias"_L1, list);
}

struct MixerToJson {
    QJsonObject operator()(std::monostate) const { return {}; }

    QJsonObject operator()(const AttentionShape &shape) const
    {
        Writer json;
        json.text("type"_L1, u"attention"_s)
            .set("query_heads"_L1, shape.query_heads)
            .set("kv_heads"_L1, shape.kv_heads)
            .set("head_dim"_L1, shape.head_dim)
            .set("value_dim"_L1, shape.value_dim)
            .set("window"_L1, double(shape.window))
            .flag("chunked"_L1, shape.chunked)
            .flag("sinks"_L1, shape.sinks)
            .flag("output_gate"_L1, shape.output_gate)
            .flag("values_from_keys"_L1, shape.values_from_keys)
            .flag("shares_cache"_L1, shape.shares_cache);
        if (!shape.rotary)
            json.put("rotary"_L1, false);
        if (shape.qk_norm != QkNorm::None)
            json.put("qk_norm"_L1, shape.qk_norm == QkNorm::Full ? u"full"_s : u"per_head"_s);
        putBiases(json,
                  {{shape.q_bias, "q"_L1}, {shape.k_bias, "k"_L1}, {shape.v_bias, "v"_L1}, {shape.o_bias, "o"_L1}});
        return json;
    }

    QJsonObject operator()(const LatentShape &shape) const
    {
        Writer json;
        json.text("type"_L1, u"latent"_s)
            .set("heads"_L1, shape.heads)
            .set("q_rank"_L1, shape.q_rank)
            .set("kv_rank"_L1, shape.kv_rank)
            .set("nope_dim"_L1, shape.nope_dim)
            .set("rope_dim"_L1, shape.rope_dim)
            .set("value_dim"_L1, shape.value_dim)
            .set("indexer_heads"_L1, shape.indexer_heads)
            .set("indexer_dim"_L1, shape.indexer_dim);
        putBiases(json, {{shape.q_bias, "q"_L1}, {shape.o_bias, "o"_L1}});
        return json;
    }

    QJsonObject operator()(const DeltaNetShape &shape) const
    {
        return Writer()
            .text("type"_L1, u"delta_net"_s)
            .set("key_heads"_L1, shape.key_heads)
            .set("value_heads"_L1, shape.value_heads)
            .set("key_dim"_L1, shape.key_dim)
            .set("value_dim"_L1, shape.value_dim)
            .set("conv_kernel"_L1, shape.conv_kernel);
    }

    QJsonObject operator()(const LightningShape &shape) const
    {
        return Writer().text("type"_L1, u"lightning"_s).set("heads"_L1, shape.heads).set("head_dim"_L1, shape.head_dim);
    }

    QJsonObject operator()(const Mamba1Shape &shape) const
    {
        return Writer()
            .text("type"_L1, u"mamba1"_s)
            .set("inner"_L1, shape.inner)
            .set("state"_L1, shape.state)
            .set("dt_rank"_L1, shape.dt_rank)
            .set("conv_kernel"_L1, shape.conv_kernel)
            .flag("conv_bias"_L1, shape.conv_bias, true)
            .flag("inner_norms"_L1, shape.inner_norms);
    }

    QJsonObject operator()(const ConvolutionShape &shape) const
    {
        return Writer()
            .text("type"_L1, u"convolution"_s)
            .set("width"_L1, shape.width)
            .set("kernel"_L1, shape.kernel)
            .flag("bias"_L1, shape.bias);
    }

    QJsonObject operator()(const Mamba2Shape &shape) const
    {
        return Writer()
            .text("type"_L1, u"mamba2"_s)
            .set("heads"_L1, shape.heads)
            .set("head_dim"_L1, shape.head_dim)
            .set("state"_L1, shape.state)
            .set("groups"_L1, shape.groups)
            .set("conv_kernel"_L1, shape.conv_kernel)
            .flag("conv_bias"_L1, shape.conv_bias, true);
    }
};

QJsonObject mlpToJson(const LayerShape &layer)
{
    Writer json;
    if (layer.dense)
        json.set("intermediate"_L1, layer.dense->intermediate)
            .flag("gated"_L1, layer.dense->gated, true)
            .flag("bias"_L1, layer.dense->bias);
    if (const std::optional<ExpertsShape> &experts = layer.experts)
        json.put("experts"_L1, QJsonObject(Writer()
                                               .set("count"_L1, experts->count)
                                               .set("per_token"_L1, experts->per_token)
                                               .set("intermediate"_L1, experts->intermediate)
                                               .flag("gated"_L1, experts->gated, true)
                                               .flag("bias"_L1, experts->bias)
                                               .flag("router_bias"_L1, experts->router_bias)
                                               .flag("router_scale"_L1, experts->router_scale)
                                               .set("router_vectors"_L1, experts->router_vectors)
                                               .set("shared_intermediate"_L1, experts->shared_intermediate)
                                               .flag("shared_gate"_L1, experts->shared_gate)));
    return json;
}

// Gives equal shapes one name: "mixer1", "mixer2" ...
class Names
{
public:
    explicit Names(const QString &prefix) : m_prefix(prefix) {}

    QString nameOf(const QJsonObject &shape)
    {
        if (shape.isEmpty())
            return {};
        for (auto it = m_shapes.begin(); it != m_shapes.end(); ++it) {
            if (it.value().toObject() == shape)
                return it.key();
        }
        const QString name = m_prefix + QString::number(m_shapes.size() + 1);
        m_shapes.insert(name, shape);
        return name;
    }

    const QJsonObject &shapes() const { return m_shapes; }

private:
    QString m_prefix;
    QJsonObject m_shapes;
};

QJsonObject layerToJson(const LayerShape &layer, Names &mixers, Names &mlps)
{
    Writer json;
    json.text("mixer"_L1, mixers.nameOf(std::visit(MixerToJson{}, layer.mixer)))
        .text("mlp"_L1, mlps.nameOf(mlpToJson(layer)))
        .put("norms"_L1, layer.norms)
        .set("scalars"_L1, layer.scalars);
    return json;
}

QJsonArray runsOf(const std::vector<QJsonObject> &layers, size_t first, size_t last)
{
    QJsonArray runs;
    for (size_t i = first; i < last;) {
        size_t end = i + 1;
        while (end < last && layers[end] == layers[i])
            ++end;
        QJsonObject run = layers[i];
        run.insert("count"_L1, qint64(end - i));
        runs.append(run);
        i = end;
    }
    return runs;
}

// Runs of equal layers, with the repeating pattern at the beginning that makes the list shortest.
QJsonArray layersToJson(const std::vector<QJsonObject> &layers)
{
    QJsonArray best = runsOf(layers, 0, layers.size());
    qsizetype best_length = best.size();
    for (size_t period = 2; period <= layers.size() / 2; ++period) {
        size_t end = period;
        while (end + period <= layers.size() &&
               std::equal(layers.begin(), layers.begin() + qsizetype(period), layers.begin() + qsizetype(end)))
            end += period;
        const QJsonArray pattern = runsOf(layers, 0, period);
        QJsonArray rest = runsOf(layers, end, layers.size());
        if (end == period || pattern.size() + rest.size() + 1 >= best_length)
            continue;
        best_length = pattern.size() + rest.size() + 1;
        rest.prepend(QJsonObject{{u"repeat"_s, qint64(end / period)}, {u"of"_s, pattern}});
        best = rest;
    }
    return best;
}

QJsonObject towerToJson(const TowerShape &tower)
{
    QJsonArray extras;
    for (const ExtraTensor &extra : tower.extra)
        extras.append(QJsonObject{{u"rows"_s, extra.rows}, {u"columns"_s, extra.columns}, {u"count"_s, extra.count}});
    return Writer()
        .set("layers"_L1, tower.layers)
        .set("hidden"_L1, tower.hidden_size)
        .set("intermediate"_L1, tower.intermediate)
        .flag("gated"_L1, tower.gated)
        .flag("bias"_L1, tower.bias)
        .set("vectors_per_layer"_L1, double(tower.vectors_per_layer))
        .set("scalars_per_layer"_L1, double(tower.scalars_per_layer))
        .put("extra"_L1, extras);
}

QLatin1StringView wordOf(NormKind norm)
{
    switch (norm) {
    case NormKind::Rms: return "rms"_L1;
    case NormKind::LayerNorm: return "layer"_L1;
    case NormKind::LayerNormWithoutBias: return "layer_without_bias"_L1;
    }
    return {};
}

} // namespace

QJsonObject toJson(const Architecture &architecture)
{
    Names mixers(u"mixer"_s), mlps(u"mlp"_s);
    std::vector<QJsonObject> layers;
    layers.reserve(architecture.layers.size());
    for (const LayerShape &layer : architecture.layers)
        layers.push_back(layerToJson(layer, mixers, mlps));
    Writer json;
    json.set("vocabulary"_L1, double(architecture.vocabulary))
        .set("hidden"_L1, architecture.hidden_size)
        .flag("tied"_L1, architecture.tied_embedding)
        .flag("stores_tied_head"_L1, architecture.stores_tied_head)
        .flag("output_head"_L1, architecture.output_head, true)
        .flag("head_bias"_L1, architecture.head_bias)
        .flag("final_norm"_L1, architecture.final_norm, true)
        .text("norm"_L1, wordOf(architecture.norm))
        .flag("caches_tokens"_L1, architecture.caches_tokens, true)
        .set("positions"_L1, double(architecture.positions))
        .set("token_types"_L1, double(architecture.token_types))
        .flag("embedding_norm"_L1, architecture.embedding_norm)
        .flag("pooler"_L1, architecture.pooler)
        .put("layers"_L1, layersToJson(layers));
    if (architecture.towers.size() == 1)
        json.put("tower"_L1, towerToJson(architecture.towers.front()));
    if (architecture.towers.size() > 1) {
        QJsonArray towers;
        for (const TowerShape &tower : architecture.towers)
            towers.append(towerToJson(tower));
        json.put("towers"_L1, towers);
    }
    if (const std::optional<PredictionShape> &prediction = architecture.prediction) {
        QJsonObject layer = layerToJson(prediction->layer, mixers, mlps);
        layer.insert("layers"_L1, prediction->layers);
        layer.insert("input_norms"_L1, prediction->norms);
        layer.insert("own_embedding_and_head"_L1, prediction->own_embedding_and_head);
        json.put("prediction"_L1, layer);
    }
    json.put("mixers"_L1, mixers.shapes()).put("mlps"_L1, mlps.shapes());
    return json;
}

} // namespace tarozi
