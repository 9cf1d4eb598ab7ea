// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/config_layers.h"

#include "core/catalog/json_reader.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;
using Reason = Assumption::Reason;

namespace {

// LFM2: two thirds of the stated width, scaled, rounded up.
int adjusted(const ConfigReader &text, int width)
{
    if (!text.flag({"block_auto_adjust_ff_dim"_L1}).value_or(false))
        return width;
    const double factor = text.value({"block_ffn_dim_multiplier"_L1}).toDouble(1);
    const int multiple = std::max(text.small({"block_multiple_of"_L1}, 256), 1);
    const double wanted = std::clamp(std::floor(2.0 * width / 3) * factor, 1.0, double(ConfigReader::kMaxDimension));
    const int rounded = (int(wanted) + multiple - 1) / multiple * multiple;
    text.assume(u"intermediate_size"_s, rounded, Reason::Derived, u"block_auto_adjust_ff_dim"_s);
    return rounded;
}

int statedDenseWidth(ConfigContext &context, int layer)
{
    const ConfigReader &text = context.text;
    if (text.value({"intermediate_size"_L1}).isArray()) {
        const std::vector<qint64> widths = text.wholes({"intermediate_size"_L1});
        return size_t(layer) < widths.size() ? int(widths[size_t(layer)]) : 0;
    }
    return text.small({"intermediate_size_mlp"_L1, "intermediate_size"_L1, "n_inner"_L1, "ffn_hidden_size"_L1,
                       "ffn_dim"_L1, "inter_dim"_L1});
}

DenseShape readDense(ConfigContext &context, int layer, bool has_experts)
{
    const ConfigReader &text = context.text;
    DenseShape dense;
    dense.gated = context.family.gated;
    dense.bias = context.bias.mlp;
    dense.intermediate = statedDenseWidth(context, layer);
    // a mixture without experts keeps only what is always on
    if (const int always_on = has_experts ? 0 : text.small({"shared_intermediate_size"_L1}); always_on > 0)
        dense.intermediate = always_on;
    if (dense.intermediate == 0 && context.family.intermediate_factor > 0) {
        dense.intermediate = context.family.intermediate_factor * context.hidden_size;
        text.assume(u"intermediate_size"_s, dense.intermediate, Reason::LibraryDefault, context.family.id);
    }
    if (dense.intermediate == 0)
        dense.intermediate = text.required({"intermediate_size"_L1});
    if (context.family.intermediate_both_halves)
        dense.intermediate /= 2;
    dense.intermediate = adjusted(text, dense.intermediate);
    return dense;
}

int sharedWidth(const ConfigContext &context, int expert_width)
{
    const ConfigReader &text = context.text;
    const int stated = text.small({"shared_expert_intermediate_size"_L1, "moe_shared_expert_intermediate_size"_L1,
                                   "shared_intermediate_size"_L1, "share_expert_dim"_L1});
    if (stated > 0)
        return stated;
    const int count = text.small({"n_shared_experts"_L1, "num_shared_experts"_L1, "moe_num_shared_experts"_L1},
                                 context.family.shared_experts);
    return int(std::min<qint64>(qint64(count) * expert_width, ConfigReader::kMaxDimension));
}

bool hasRouterBias(const ConfigContext &context)
{
    if (context.family.router_bias || context.text.text({"topk_method"_L1}) == "noaux_tc"_L1)
        return true;
    return std::any_of(context.family.router_bias_keys.begin(), context.family.router_bias_keys.end(),
                       [&](const QString &key) { return context.text.object().value(key).toBool(); });
}

std::optional<ExpertsShape> readExperts(const ConfigContext &context)
{
    const ConfigReader &text = context.text;
    ExpertsShape experts;
    experts.count = text.small({"n_routed_experts"_L1, "num_experts"_L1, "num_local_experts"_L1, "moe_num_experts"_L1,
                                "ffn_config.moe_num_experts"_L1});
    if (experts.count <= 1)
        return {};
    experts.per_token =
        text.required({"num_experts_per_tok"_L1, "num_experts_per_token"_L1, "top_k_experts"_L1, "moe_topk"_L1,
                       "moe_top_k"_L1, "moe_k"_L1, "n_activated_experts"_L1, "ffn_config.moe_top_k"_L1});
    if (experts.per_token > experts.count)
        text.fail(Problem::OutOfRange, "num_experts_per_tok"_L1, QString::number(experts.per_token),
                  {Expectation::Kind::Integer, 1.0, double(experts.count), {}});
    experts.intermediate = text.required(
        {"moe_intermediate_size"_L1, "moe_inter_dim"_L1, "intermediate_size"_L1, "ffn_config.ffn_hidden_size"_L1});
    experts.gated = context.family.gated;
    experts.bias = context.family.expert_bias;
    experts.router_bias = hasRouterBias(context);
    experts.router_scale = context.family.router_scale;
    experts.router_vectors = context.family.router_vectors;
    experts.shared_intermediate = sharedWidth(context, experts.intermediate);
    experts.shared_gate = context.family.shared_gate && experts.shared_intermediate > 0;
    return experts;
}

bool contains(const std::vector<qint64> &list, int value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

// Which layers have experts, by any of the lists and intervals in use.
class ExpertLayers
{
public:
    explicit ExpertLayers(const ConfigReader &text)
        : m_words(text.texts({"mlp_layer_types"_L1}))
        , m_listed(text.wholes({"moe_layers"_L1}))
        , m_dense(text.wholes({"mlp_only_layers"_L1}))
        , m_first(text.small(
              {"first_k_dense_replace"_L1, "n_dense_layers"_L1, "num_dense_layers"_L1, "moe_layer_start_index"_L1}))
        , m_period(text.small({"expert_layer_period"_L1}))
        , m_offset(text.small({"expert_layer_offset"_L1}))
        , m_step(std::max(text.small({"decoder_sparse_step"_L1, "interleave_moe_layer_step"_L1}, 1), 1))
    {
        if (text.value({"moe_layer_freq"_L1}).isArray())
            m_flags = text.wholes({"moe_layer_freq"_L1});
        else
            m_frequency = std::max(text.small({"moe_layer_freq"_L1}, 1), 1);
    }

    bool has(int layer) const
    {
        const size_t at = size_t(layer);
        if (at < size_t(m_words.size()))
            return m_words[layer] != "dense"_L1;
        if (!m_listed.empty())
            return contains(m_listed, layer);
        if (at < m_flags.size())
            return m_flags[at] != 0;
        if (contains(m_dense, layer) || layer < m_first)
            return false;
        if (m_period > 0)
            return layer % m_period == m_offset;
        return (layer + 1) % m_step == 0 && layer % m_frequency == 0;
    }

private:
    QStringList m_words;
    std::vector<qint64> m_listed, m_dense, m_flags;
    int m_first, m_period, m_offset, m_step;
    int m_frequency = 1;
};

} // namespace

void readMlps(ConfigContext &context, const std::vector<LayerKind> &kinds, std::vector<LayerShape> &layers)
{
    const std::optional<ExpertsShape> experts = readExperts(context);
    const ExpertLayers expert_layers(context.text);
    const bool side_by_side = context.text.flag({"enable_moe_block"_L1}).value_or(false);
    const bool single = std::any_of(kinds.begin(), kinds.end(), [](LayerKind kind) {
        return kind == LayerKind::MlpOnly || kind == LayerKind::ExpertsOnly;
    });
    const bool mamba_alone =
        std::all_of(kinds.begin(), kinds.end(), [](LayerKind kind) { return kind == LayerKind::Mamba; });
    for (size_t i = 0; i < layers.size(); ++i) {
        LayerShape &layer = layers[i];
        const bool no_mlp = single ? kinds[i] != LayerKind::MlpOnly && kinds[i] != LayerKind::ExpertsOnly : mamba_alone;
        if (no_mlp)
            continue;
        const bool routed = experts && (single ? kinds[i] == LayerKind::ExpertsOnly : expert_layers.has(int(i)));
        if (routed)
            layer.experts = experts;
        if (!routed || side_by_side)
            layer.dense = readDense(context, int(i), experts.has_value());
        if (context.text.report().error)
            return;
    }
}

} // namespace tarozi
