// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/config_layers.h"

#include <QJsonArray>

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

int normsPerLayer(const ConfigContext &context)
{
    const ConfigReader &text = context.text;
    // Falcon: attention and MLP side by side share one norm, or have one each
    if (text.has({"new_decoder_architecture"_L1, "parallel_attn"_L1})) {
        if (text.flag({"new_decoder_architecture"_L1}).value_or(false))
            return text.small({"num_ln_in_parallel_attn"_L1}, 2);
        return text.flag({"parallel_attn"_L1}).value_or(true) ? 1 : 2;
    }
    return context.family.norms;
}

// Layers made by a search, each with its own dimensions (Nemotron-NAS).
std::vector<LayerShape> readBlocks(ConfigContext &context, const QJsonArray &blocks)
{
    const AttentionShape base = readAttention(context);
    std::vector<LayerShape> layers;
    for (const QJsonValue &value : blocks) {
        const QJsonObject attention = value.toObject().value("attention"_L1).toObject();
        const QJsonObject ffn = value.toObject().value("ffn"_L1).toObject();
        LayerShape layer;
        layer.norms = 0;
        const bool has_attention =
            !attention.value("no_op"_L1).toBool() && !attention.value("replace_with_linear"_L1).toBool();
        const int group = attention.value("n_heads_in_group"_L1).toInt();
        if (attention.value("replace_with_linear"_L1).toBool() || ffn.value("replace_with_linear"_L1).toBool())
            context.notModelled(u"layers replaced by a linear map"_s);
        if (has_attention) {
            AttentionShape shape = base;
            if (group > 0)
                shape.kv_heads = std::max(shape.query_heads / group, 1);
            layer.mixer = shape;
            ++layer.norms;
        }
        const double multiplier = ffn.value("ffn_mult"_L1).toDouble();
        if (!ffn.value("no_op"_L1).toBool() && multiplier > 0) {
            // as the release computes it: two thirds of four times the width, scaled, rounded up to 256
            const double wanted = std::min(2.0 * multiplier * context.hidden_size / 3, 1e7);
            layer.dense = DenseShape{(int(wanted) + 255) / 256 * 256, context.family.gated, context.bias.mlp};
            ++layer.norms;
        }
        layers.push_back(layer);
    }
    return layers;
}

} // namespace

std::vector<LayerShape> readLayers(ConfigContext &context)
{
    const QJsonArray blocks = context.text.value({"block_configs"_L1}).toArray();
    if (blocks.size() == context.layers)
        return readBlocks(context, blocks);
    const std::vector<LayerKind> kinds = readLayerKinds(context);
    const std::vector<MixerShape> mixers = readMixers(context, kinds);
    std::vector<LayerShape> layers(mixers.size());
    for (size_t i = 0; i < mixers.size(); ++i) {
        layers[i].mixer = mixers[i];
        layers[i].norms = normsPerLayer(context);
        layers[i].scalars = context.family.scalars;
    }
    if (!context.text.report().error)
        readMlps(context, kinds, layers);
    return layers;
}

} // namespace tarozi
