// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"

#include <QHash>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr JsonReader::Range kDimension{0, 1e7};
constexpr JsonReader::Range kPositive{1, 1e7};
constexpr qint64 kMaxLayers = 4096;

int dimension(const JsonReader &json, JsonReader::Key key)
{
    return json.optionalInt(key, kDimension).value_or(0);
}

int positive(const JsonReader &json, JsonReader::Key key)
{
    return int(json.integer(key, kPositive));
}

bool flag(const JsonReader &json, JsonReader::Key key, bool otherwise = false)
{
    return json.optionalBoolean(key).value_or(otherwise);
}

AttentionShape readAttention(const JsonReader &json)
{
    AttentionShape shape;
    shape.query_heads = positive(json, "query_heads"_L1);
    shape.kv_heads = positive(json, "kv_heads"_L1);
    shape.head_dim = positive(json, "head_dim"_L1);
    shape.value_dim = dimension(json, "value_dim"_L1);
    shape.window = json.optionalInteger("window"_L1, {0, 1e12}).value_or(0);
    shape.chunked = flag(json, "chunked"_L1);
    if (json.has("qk_norm"_L1))
        shape.qk_norm = json.oneOf<QkNorm>("qk_norm"_L1, {{"per_head"_L1, QkNorm::PerHead}, {"full"_L1, QkNorm::Full}});
    const QStringList biases = json.texts("bias"_L1);
    shape.q_bias = biases.contains(u"q"_s);
    shape.k_bias = biases.contains(u"k"_s);
    shape.v_bias = biases.contains(u"v"_s);
    shape.o_bias = biases.contains(u"o"_s);
    shape.sinks = flag(json, "sinks"_L1);
    shape.output_gate = flag(json, "output_gate"_L1);
    shape.values_from_keys = flag(json, "values_from_keys"_L1);
    shape.shares_cache = flag(json, "shares_cache"_L1);
    shape.rotary = flag(json, "rotary"_L1, true);
    return shape;
}

LatentShape readLatent(const JsonReader &json)
{
    LatentShape shape;
    shape.heads = positive(json, "heads"_L1);
    shape.q_rank = dimension(json, "q_rank"_L1);
    shape.kv_rank = positive(json, "kv_rank"_L1);
    shape.nope_dim = dimension(json, "nope_dim"_L1);
    shape.rope_dim = dimension(json, "rope_dim"_L1);
    shape.value_dim = positive(json, "value_dim"_L1);
    const QStringList biases = json.texts("bias"_L1);
    shape.q_bias = biases.contains(u"q"_s);
    shape.o_bias = biases.contains(u"o"_s);
    shape.indexer_heads = dimension(json, "indexer_heads"_L1);
    shape.indexer_dim = dimension(json, "indexer_dim"_L1);
    return shape;
}

MixerShape readMixer(const JsonReader &json)
{
    enum Type { Attention, Latent, DeltaNet, Lightning, Mamba1, Mamba2, Convolution };
    switch (json.oneOf<Type>("type"_L1, {{"attention"_L1, Attention},
                                         {"latent"_L1, Latent},
                                         {"delta_net"_L1, DeltaNet},
                                         {"lightning"_L1, Lightning},
                                         {"mamba1"_L1, Mamba1},
                                         {"mamba2"_L1, Mamba2},
                                         {"convolution"_L1, Convolution}})) {
    case Attention: return readAttention(json);
    case Latent: return readLatent(json);
    case DeltaNet:
        return DeltaNetShape{positive(json, "key_heads"_L1), positive(json, "value_heads"_L1),
                             positive(json, "key_dim"_L1), positive(json, "value_dim"_L1),
                             dimension(json, "conv_kernel"_L1)};
    case Lightning: return LightningShape{positive(json, "heads"_L1), positive(json, "head_dim"_L1)};
    case Mamba1:
        return Mamba1Shape{positive(json, "inner"_L1),       positive(json, "state"_L1),
                           positive(json, "dt_rank"_L1),     dimension(json, "conv_kernel"_L1),
                           flag(json, "conv_bias"_L1, true), flag(json, "inner_norms"_L1)};
    case Mamba2:
        return Mamba2Shape{positive(json, "heads"_L1),        positive(json, "head_dim"_L1),
                           positive(json, "state"_L1),        positive(json, "groups"_L1),
                           dimension(json, "conv_kernel"_L1), flag(json, "conv_bias"_L1, true)};
    case Convolution:
        return ConvolutionShape{positive(json, "width"_L1), positive(json, "kernel"_L1), flag(json, "bias"_L1)};
    }
    return {};
}

ExpertsShape readExperts(const JsonReader &json)
{
    ExpertsShape shape;
    shape.count = positive(json, "count"_L1);
    shape.per_token = int(json.integer("per_token"_L1, {1, double(std::max(shape.count, 1))}));
    shape.intermediate = positive(json, "intermediate"_L1);
    shape.gated = flag(json, "gated"_L1, true);
    shape.bias = flag(json, "bias"_L1);
    shape.router_bias = flag(json, "router_bias"_L1);
    shape.router_scale = flag(json, "router_scale"_L1);
    shape.router_vectors = dimension(json, "router_vectors"_L1);
    shape.shared_intermediate = dimension(json, "shared_intermediate"_L1);
    shape.shared_gate = flag(json, "shared_gate"_L1);
    return shape;
}

struct MlpShapes {
    std::optional<DenseShape> dense;
    std::optional<ExpertsShape> experts;
};

MlpShapes readMlp(const JsonReader &json)
{
    MlpShapes shapes;
    if (json.has("intermediate"_L1))
        shapes.dense =
            DenseShape{positive(json, "intermediate"_L1), flag(json, "gated"_L1, true), flag(json, "bias"_L1)};
    if (json.has("experts"_L1))
        shapes.experts = readExperts(json.child("experts"_L1));
    return shapes;
}

// The named shapes of a record: { "full": {...}, "window": {...} }.
template<typename Shape, typename Read>
QHash<QString, Shape> readNamed(const JsonReader &json, JsonReader::Key key, Read read)
{
    QHash<QString, Shape> shapes;
    const JsonReader group = json.optionalChild(key);
    for (const QString &name : group.object().keys()) {
        const QByteArray latin = name.toLatin1();
        shapes.insert(name, read(group.child(QLatin1StringView(latin))));
    }
    return shapes;
}

class LayersReader
{
public:
    explicit LayersReader(const JsonReader &json)
        : m_mixers(readNamed<MixerShape>(json, "mixers"_L1, readMixer))
        , m_mlps(readNamed<MlpShapes>(json, "mlps"_L1, readMlp))
    {
    }

    // { "mixer", "mlp", "count", "norms" }, or { "repeat": n, "of": [...] }
    void append(const JsonReader &run, std::vector<LayerShape> &layers, bool nested = false) const
    {
        if (!nested && run.has("of"_L1)) {
            std::vector<LayerShape> pattern;
            for (const JsonReader &part : run.children("of"_L1))
                append(part, pattern, true);
            const qint64 repeat = run.integer("repeat"_L1, {1, kMaxLayers});
            if (!fits(run, layers.size(), pattern.size(), repeat))
                return;
            for (qint64 i = 0; i < repeat; ++i)
                layers.insert(layers.end(), pattern.begin(), pattern.end());
            return;
        }
        const LayerShape layer = readLayer(run);
        const qint64 count = run.optionalInteger("count"_L1, {1, kMaxLayers}).value_or(1);
        if (fits(run, layers.size(), 1, count))
            layers.insert(layers.end(), size_t(count), layer);
    }

    LayerShape readLayer(const JsonReader &run) const
    {
        LayerShape layer;
        layer.mixer = named(run, "mixer"_L1, m_mixers);
        const MlpShapes mlp = named(run, "mlp"_L1, m_mlps);
        layer.dense = mlp.dense;
        layer.experts = mlp.experts;
        const int blocks = (layer.mixer.index() != 0 ? 1 : 0) + (layer.dense || layer.experts ? 1 : 0);
        layer.norms = run.optionalInt("norms"_L1, {0, 100}).value_or(blocks);
        layer.scalars = run.optionalInt("scalars"_L1, {0, 100}).value_or(0);
        return layer;
    }

private:
    static bool fits(const JsonReader &run, size_t have, size_t pattern, qint64 times)
    {
        if (qint64(have) + qint64(pattern) * times <= kMaxLayers)
            return true;
        run.fail(Problem::TooLarge, "count"_L1, {}, {Expectation::Kind::Integer, 1.0, double(kMaxLayers), {}});
        return false;
    }

    template<typename Shape>
    static Shape named(const JsonReader &run, JsonReader::Key key, const QHash<QString, Shape> &shapes)
    {
        const QString name = run.optionalText(key);
        if (!name.isEmpty() && !shapes.contains(name))
            run.fail(Problem::UnknownId, key, u'"' + name + u'"',
                     {Expectation::Kind::OneOf, {}, {}, QStringList(shapes.keyBegin(), shapes.keyEnd())});
        return shapes.value(name);
    }

    QHash<QString, MixerShape> m_mixers;
    QHash<QString, MlpShapes> m_mlps;
};

TowerShape readTower(const JsonReader &json)
{
    TowerShape tower;
    tower.layers = positive(json, "layers"_L1);
    tower.hidden_size = positive(json, "hidden"_L1);
    tower.intermediate = positive(json, "intermediate"_L1);
    tower.gated = flag(json, "gated"_L1);
    tower.bias = flag(json, "bias"_L1);
    tower.vectors_per_layer = dimension(json, "vectors_per_layer"_L1);
    tower.scalars_per_layer = dimension(json, "scalars_per_layer"_L1);
    for (const JsonReader &extra : json.children("extra"_L1)) {
        const JsonReader::Range size{1, 1e9};
        tower.extra.push_back({extra.integer("rows"_L1, size), extra.optionalInteger("columns"_L1, size).value_or(1),
                               double(extra.optionalInteger("count"_L1, size).value_or(1))});
    }
    return tower;
}

} // namespace

Architecture readArchitecture(const JsonReader &json)
{
    Architecture architecture;
    architecture.vocabulary = json.integer("vocabulary"_L1, kPositive);
    architecture.hidden_size = positive(json, "hidden"_L1);
    architecture.tied_embedding = flag(json, "tied"_L1);
    architecture.stores_tied_head = flag(json, "stores_tied_head"_L1);
    architecture.output_head = flag(json, "output_head"_L1, true);
    architecture.head_bias = flag(json, "head_bias"_L1);
    architecture.final_norm = flag(json, "final_norm"_L1, true);
    if (json.has("norm"_L1))
        architecture.norm =
            json.oneOf<NormKind>("norm"_L1, {{"rms"_L1, NormKind::Rms},
                                             {"layer"_L1, NormKind::LayerNorm},
                                             {"layer_without_bias"_L1, NormKind::LayerNormWithoutBias}});
    architecture.caches_tokens = flag(json, "caches_tokens"_L1, true);
    architecture.positions = dimension(json, "positions"_L1);
    architecture.token_types = dimension(json, "token_types"_L1);
    architecture.embedding_norm = flag(json, "embedding_norm"_L1);
    architecture.pooler = flag(json, "pooler"_L1);

    const LayersReader reader(json);
    json.array("layers"_L1);
    for (const JsonReader &run : json.children("layers"_L1))
        reader.append(run, architecture.layers);
    if (architecture.layers.empty())
        json.fail(Problem::Empty, "layers"_L1, {}, {Expectation::Kind::Array, {}, {}, {}});
    if (json.has("tower"_L1))
        architecture.towers.push_back(readTower(json.child("tower"_L1)));
    for (const JsonReader &tower : json.children("towers"_L1))
        architecture.towers.push_back(readTower(tower));
    if (json.has("prediction"_L1)) {
        const JsonReader mtp = json.child("prediction"_L1);
        PredictionShape prediction;
        prediction.layers = int(mtp.integer("layers"_L1, {1, 64}));
        prediction.layer = reader.readLayer(mtp);
        prediction.own_embedding_and_head = flag(mtp, "own_embedding_and_head"_L1);
        prediction.norms = mtp.optionalInt("input_norms"_L1, {0, 100}).value_or(prediction.norms);
        architecture.prediction = prediction;
    }
    return architecture;
}

} // namespace tarozi
