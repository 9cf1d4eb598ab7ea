// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/config_layers.h"

#include "core/catalog/json_reader.h"

#include <algorithm>
#include <array>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::pair<QLatin1StringView, LayerKind>, 13> kLayerWords{{
    {"full_attention"_L1, LayerKind::Full},
    {"attention"_L1, LayerKind::Full},
    {"full"_L1, LayerKind::Full},
    {"global"_L1, LayerKind::Full},
    {"sliding_attention"_L1, LayerKind::Sliding},
    {"local"_L1, LayerKind::Sliding},
    {"chunked_attention"_L1, LayerKind::Chunked},
    {"linear_attention"_L1, LayerKind::Linear},
    {"lightning_attention"_L1, LayerKind::Lightning},
    {"mamba"_L1, LayerKind::Mamba},
    {"mamba2"_L1, LayerKind::Mamba},
    {"conv"_L1, LayerKind::Convolution},
    {"mlp"_L1, LayerKind::MlpOnly},
}};

std::vector<LayerKind> fromWords(ConfigContext &context, const QStringList &words)
{
    std::vector<LayerKind> kinds;
    for (const QString &word : words) {
        const auto known =
            std::find_if(kLayerWords.begin(), kLayerWords.end(), [&](const auto &pair) { return word == pair.first; });
        if (known == kLayerWords.end()) {
            context.notModelled(u"layers of type "_s + word.left(40));
            return {};
        }
        kinds.push_back(known->second);
    }
    return kinds;
}

// "M-M*-E": Mamba, MLP, attention, experts (Nemotron-H)
std::vector<LayerKind> fromPattern(ConfigContext &context, const QString &pattern)
{
    std::vector<LayerKind> kinds;
    for (const QChar letter : pattern) {
        switch (letter.unicode()) {
        case u'M': kinds.push_back(LayerKind::Mamba); break;
        case u'*': kinds.push_back(LayerKind::Full); break;
        case u'-': kinds.push_back(LayerKind::MlpOnly); break;
        case u'E': kinds.push_back(LayerKind::ExpertsOnly); break;
        default: context.notModelled(u"layers of type "_s + letter); return {};
        }
    }
    return kinds;
}

std::vector<LayerKind> fromNumbers(const std::vector<qint64> &numbers, LayerKind zero, LayerKind one)
{
    std::vector<LayerKind> kinds;
    for (const qint64 number : numbers)
        kinds.push_back(number == 0 ? zero : one);
    return kinds;
}

template<typename Rule>
std::vector<LayerKind> byRule(const ConfigContext &context, Rule rule)
{
    std::vector<LayerKind> kinds;
    for (int i = 0; i < context.layers; ++i)
        kinds.push_back(rule(i));
    return kinds;
}

std::vector<LayerKind> withIndices(const ConfigContext &context, const std::vector<qint64> &attention, LayerKind other)
{
    return byRule(context, [&](int i) {
        return std::find(attention.begin(), attention.end(), i) != attention.end() ? LayerKind::Full : other;
    });
}

bool hasMamba(const ConfigReader &text)
{
    return text.has({"state_size"_L1, "mamba_d_state"_L1, "ssm_state_size"_L1});
}

// Attention, Mamba and linear attention in turn, by an interval or a list of indices.
std::vector<LayerKind> hybridKinds(ConfigContext &context)
{
    const ConfigReader &text = context.text;
    if (text.has({"linear_num_key_heads"_L1})) {
        const int interval = text.small({"full_attention_interval"_L1}, context.family.full_attention_interval);
        if (interval > 0)
            return byRule(context,
                          [&](int i) { return (i + 1) % interval == 0 ? LayerKind::Full : LayerKind::Linear; });
    }
    if (const std::vector<qint64> indices = text.wholes({"full_attn_idxs"_L1}); !indices.empty())
        return withIndices(context, indices, LayerKind::Convolution);
    if (const std::vector<qint64> indices = text.wholes({"attn_layer_indices"_L1}); !indices.empty())
        return withIndices(context, indices, LayerKind::Mamba);
    const bool mamba = hasMamba(text) || context.family.values.contains("mamba_d_state"_L1);
    const int period = mamba ? text.small({"attn_layer_period"_L1}) : 0;
    if (period > 0) {
        const int offset = text.small({"attn_layer_offset"_L1});
        return byRule(context, [&](int i) { return i % period == offset ? LayerKind::Full : LayerKind::Mamba; });
    }
    if (hasMamba(text) && !text.has({"num_attention_heads"_L1, "n_head"_L1}))
        return byRule(context, [](int) { return LayerKind::Mamba; });
    return {};
}

// Windows over some or all layers of a model that has attention everywhere.
std::vector<LayerKind> windowKinds(ConfigContext &context)
{
    const ConfigReader &text = context.text;
    const std::vector<LayerKind> full(size_t(context.layers), LayerKind::Full);
    if (context.family.chunk_interval > 0 && text.small({"attention_chunk_size"_L1}) > 0)
        return byRule(context, [&](int i) {
            return (i + 1) % context.family.chunk_interval == 0 ? LayerKind::Full : LayerKind::Chunked;
        });
    if (text.small({"sliding_window"_L1, "sliding_window_size"_L1}) == 0)
        return full;
    const std::optional<bool> used = text.flag({"use_sliding_window"_L1});
    if (!used.value_or(context.family.windows != WindowPolicy::Flag))
        return full;
    int pattern = context.family.windows == WindowPolicy::Pattern ? context.family.window_pattern : 0;
    if (text.value({"sliding_window_pattern"_L1}).isDouble())
        pattern = text.small({"sliding_window_pattern"_L1}, pattern);
    else if (pattern > 0)
        text.assume(u"sliding_window_pattern"_s, pattern, Assumption::Reason::LibraryDefault, context.family.id);
    if (pattern > 0)
        return byRule(context, [&](int i) { return (i + 1) % pattern == 0 ? LayerKind::Full : LayerKind::Sliding; });
    const int first = used ? text.small({"max_window_layers"_L1}) : 0;
    return byRule(context, [&](int i) { return i >= first ? LayerKind::Sliding : LayerKind::Full; });
}

std::vector<LayerKind> listedKinds(ConfigContext &context)
{
    const ConfigReader &text = context.text;
    if (const QStringList words = text.texts({"layer_types"_L1, "layers_block_type"_L1}); !words.isEmpty())
        return fromWords(context, words);
    if (const QString pattern = text.text({"hybrid_override_pattern"_L1}); !pattern.isEmpty())
        return fromPattern(context, pattern);
    if (const std::vector<qint64> types = text.wholes({"attn_type_list"_L1}); !types.empty())
        return fromNumbers(types, LayerKind::Lightning, LayerKind::Full);
    if (const std::vector<qint64> types = text.wholes({"hybrid_layer_pattern"_L1}); !types.empty())
        return fromNumbers(types, LayerKind::Full, LayerKind::Sliding);
    return {};
}

} // namespace

std::vector<LayerKind> readLayerKinds(ConfigContext &context)
{
    std::vector<LayerKind> kinds = listedKinds(context);
    if (!kinds.empty() && kinds.size() < size_t(context.layers)) {
        context.text.fail(Problem::OutOfRange, "layer_types"_L1, u"%1 entries"_s.arg(kinds.size()),
                          {Expectation::Kind::Integer, double(context.layers), {}, {}});
    }
    if (kinds.empty())
        kinds = hybridKinds(context);
    if (kinds.empty())
        kinds = windowKinds(context);
    kinds.resize(size_t(context.layers), LayerKind::Full); // longer lists speak of MTP layers as well
    return kinds;
}

} // namespace tarozi
