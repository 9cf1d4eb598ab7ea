// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gguf_layers.h"

#include <QList>

#include <algorithm>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;
using Reason = Assumption::Reason;

namespace {

constexpr double kMaxDimension = 1e8;

qint64 asWhole(double value)
{
    return value >= 0 && value <= kMaxDimension && value == std::floor(value) ? qint64(value) : 0;
}

void assume(std::vector<Assumption> &assumed, const QString &field, qint64 value, Reason reason, const QString &basis)
{
    const Assumption assumption{field, QString::number(value), reason, basis};
    if (std::find(assumed.begin(), assumed.end(), assumption) == assumed.end())
        assumed.push_back(assumption);
}

bool has(const std::set<QByteArray> &tensors, std::initializer_list<const char *> names)
{
    return std::any_of(names.begin(), names.end(), [&](const char *name) { return tensors.count(name) > 0; });
}

class LayersReader
{
public:
    LayersReader(const GgufMetadata &metadata, const GgufFamily &family, int hidden, std::vector<Assumption> &assumed)
        : m_metadata(metadata), m_family(family), m_hidden(hidden), m_assumed(assumed)
    {
    }

    LayerShape read(int layer, const std::set<QByteArray> *tensors) const
    {
        LayerShape shape;
        shape.mixer = mixer(layer, tensors);
        readMlp(layer, tensors, shape);
        return shape;
    }

private:
    int number(const char *key) const { return int(m_metadata.whole(key)); }

    MixerShape mixer(int layer, const std::set<QByteArray> *tensors) const
    {
        const bool recurrent = tensors ? has(*tensors, {"ssm_conv1d"}) : m_metadata.has("ssm.inner_size");
        const bool attends = tensors ? has(*tensors, {"attn_k", "attn_qkv", "attn_kv_a_mqa", "attn_kv_b"})
                                     : m_metadata.has("attention.head_count");
        if (tensors && has(*tensors, {"shortconv"}))
            return ConvolutionShape{m_hidden, number("shortconv.l_cache"), false};
        if (recurrent)
            return stateSpace(tensors);
        if (!attends)
            return std::monostate();
        return number("attention.kv_lora_rank") > 0 ? MixerShape(latent(layer)) : attention(layer);
    }

    MixerShape stateSpace(const std::set<QByteArray> *tensors) const
    {
        const int inner = number("ssm.inner_size");
        const int rank = std::max(number("ssm.time_step_rank"), 1);
        const bool delta_net = tensors && has(*tensors, {"ssm_ba", "ssm_beta", "ssm_beta_alpha"});
        if (delta_net)
            return DeltaNetShape{number("ssm.group_count"), rank, number("ssm.state_size"), inner / rank,
                                 number("ssm.conv_kernel")};
        if (m_metadata.has("ssm.group_count") && !(tensors && has(*tensors, {"ssm_x"})))
            return Mamba2Shape{rank,
                               inner / rank,
                               number("ssm.state_size"),
                               std::max(number("ssm.group_count"), 1),
                               number("ssm.conv_kernel"),
                               true};
        return Mamba1Shape{inner, number("ssm.state_size"), rank, number("ssm.conv_kernel"), true, false};
    }

    LatentShape latent(int layer) const
    {
        LatentShape shape;
        shape.heads = int(m_metadata.whole("attention.head_count", layer));
        shape.q_rank = number("attention.q_lora_rank");
        shape.kv_rank = number("attention.kv_lora_rank");
        shape.rope_dim = number("rope.dimension_count");
        // newer files describe the cached form in key_length and the heads in key_length_mla
        const bool newer = m_metadata.has("attention.key_length_mla");
        const int key = number(newer ? "attention.key_length_mla" : "attention.key_length");
        shape.nope_dim = std::max(key - shape.rope_dim, 0);
        shape.value_dim = number(newer ? "attention.value_length_mla" : "attention.value_length");
        shape.indexer_heads = number("attention.indexer.head_count");
        shape.indexer_dim = number("attention.indexer.key_length");
        return shape;
    }

    AttentionShape attention(int layer) const
    {
        AttentionShape shape;
        shape.query_heads = int(m_metadata.whole("attention.head_count", layer));
        shape.kv_heads = int(m_metadata.whole("attention.head_count_kv", layer));
        if (!m_metadata.has("attention.head_count_kv")) {
            shape.kv_heads = shape.query_heads;
            assume(m_assumed, u"attention.head_count_kv"_s, shape.kv_heads, Reason::Derived, u"attention.head_count"_s);
        }
        shape.head_dim = number("attention.key_length");
        if (shape.head_dim == 0 && shape.query_heads > 0) {
            shape.head_dim = m_hidden / shape.query_heads;
            assume(m_assumed, u"attention.key_length"_s, shape.head_dim, Reason::Derived,
                   u"embedding_length / attention.head_count"_s);
        }
        shape.value_dim = number("attention.value_length");
        setWindow(layer, shape);
        return shape;
    }

    void setWindow(int layer, AttentionShape &shape) const
    {
        const qint64 window = m_family.chunk > 0 ? m_family.chunk : m_metadata.whole("attention.sliding_window");
        if (window == 0)
            return;
        const std::vector<double> listed = m_metadata.list("attention.sliding_window_pattern");
        qint64 pattern = m_metadata.whole("attention.sliding_window_pattern");
        bool windowed = false;
        if (size_t(layer) < listed.size()) {
            windowed = listed[size_t(layer)] != 0;
        } else {
            if (pattern == 0 && m_family.window_pattern > 0) {
                pattern = m_family.window_pattern;
                assume(m_assumed, u"attention.sliding_window_pattern"_s, pattern, Reason::LibraryDefault, m_family.id);
            }
            windowed = pattern > 0 && (layer + 1) % pattern != 0;
        }
        if (!windowed) {
            shape.rotary = m_family.chunk == 0;
            return;
        }
        shape.window = window;
        shape.chunked = m_family.chunk > 0;
        if (const int head_dim = number("attention.key_length_swa"); head_dim > 0)
            shape.head_dim = head_dim;
        if (const int value_dim = number("attention.value_length_swa"); value_dim > 0)
            shape.value_dim = value_dim;
    }

    void readMlp(int layer, const std::set<QByteArray> *tensors, LayerShape &shape) const
    {
        const int experts = number("expert_count");
        const bool routed = tensors
                                ? has(*tensors, {"ffn_gate_exps", "ffn_up_exps", "ffn_gate_up_exps", "ffn_gate_inp"})
                                : experts > 0 && layer >= number("leading_dense_block_count");
        const bool dense = tensors ? has(*tensors, {"ffn_down"}) : !routed;
        const int width = int(m_metadata.whole("feed_forward_length", layer));
        if (routed && experts > 0) {
            ExpertsShape mixture;
            mixture.count = experts;
            mixture.per_token = std::clamp(number("expert_used_count"), 1, experts);
            mixture.intermediate =
                m_metadata.has("expert_feed_forward_length") ? number("expert_feed_forward_length") : width;
            mixture.shared_intermediate = number("expert_shared_feed_forward_length");
            if (mixture.shared_intermediate == 0)
                mixture.shared_intermediate =
                    int(asWhole(double(number("expert_shared_count")) * mixture.intermediate));
            mixture.gated = !tensors || has(*tensors, {"ffn_gate_exps", "ffn_gate_up_exps", "ffn_gate"});
            shape.experts = mixture;
        }
        if (dense && width > 0 && (!routed || !tensors || has(*tensors, {"ffn_up", "ffn_gate"})))
            shape.dense = DenseShape{width, !tensors || has(*tensors, {"ffn_gate"}), false};
    }

    const GgufMetadata &m_metadata;
    const GgufFamily &m_family;
    int m_hidden;
    std::vector<Assumption> &m_assumed;
};

} // namespace

GgufMetadata::GgufMetadata(const GgufFile &file) : m_file(file), m_architecture(file.text(u"general.architecture"_s)) {}

QString GgufMetadata::fullKey(const char *key) const
{
    return m_architecture + u'.' + QLatin1StringView(key);
}

bool GgufMetadata::has(const char *key) const
{
    return m_file.metadata.contains(fullKey(key));
}

std::vector<double> GgufMetadata::list(const char *key) const
{
    const GgufArray *array = m_file.array(fullKey(key));
    return array ? array->numbers : std::vector<double>();
}

qint64 GgufMetadata::whole(const char *key) const
{
    const QString name = fullKey(key);
    if (const GgufArray *array = m_file.array(name)) {
        const auto largest = std::max_element(array->numbers.begin(), array->numbers.end());
        return largest == array->numbers.end() ? 0 : asWhole(*largest);
    }
    return asWhole(m_file.number(name).value_or(0));
}

qint64 GgufMetadata::whole(const char *key, int layer) const
{
    const std::vector<double> values = list(key);
    if (values.empty())
        return whole(key);
    return size_t(layer) < values.size() ? asWhole(values[size_t(layer)]) : 0;
}

GgufLayerTensors tensorsByLayer(const std::vector<GgufFile> &files, int layers)
{
    GgufLayerTensors result(static_cast<size_t>(layers));
    for (const GgufFile &file : files) {
        for (const GgufTensor &tensor : file.tensors) {
            const QList<QByteArray> parts = tensor.name.split('.');
            bool is_number = false;
            const int layer = parts.size() > 2 && parts[0] == "blk" ? parts[1].toInt(&is_number) : -1;
            if (is_number && layer >= 0 && layer < layers)
                result[size_t(layer)].insert(parts[2]);
        }
    }
    return result;
}

std::vector<LayerShape> readGgufLayers(const GgufMetadata &metadata, const GgufFamily &family,
                                       const GgufLayerTensors &tensors, int layers, int hidden_size,
                                       std::vector<Assumption> &assumed)
{
    const LayersReader reader(metadata, family, hidden_size, assumed);
    std::vector<LayerShape> shapes;
    for (int i = 0; i < layers; ++i)
        shapes.push_back(reader.read(i, size_t(i) < tensors.size() ? &tensors[size_t(i)] : nullptr));
    return shapes;
}

} // namespace tarozi
