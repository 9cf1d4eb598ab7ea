// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/config_defaults.h"
#include "core/importers/config_reader.h"

#include <vector>

namespace tarozi {

// What the rest of a configuration is read against: the object that describes the language model, its family, and
// what was read of it so far.
struct ConfigContext {
    const ConfigFamily &family;
    const ConfigReader &text;
    int layers = 0;
    int hidden_size = 0;
    BiasSet bias;
    QString not_modelled; // set by whoever finds something that the shapes cannot express

    void notModelled(const QString &why)
    {
        if (not_modelled.isEmpty())
            not_modelled = why;
    }
};

// How a layer mixes tokens, before its dimensions are known.
enum class LayerKind { Full, Sliding, Chunked, Linear, Lightning, Mamba, Convolution, MlpOnly, ExpertsOnly, Nothing };

// One entry a layer, from whichever list, pattern or interval the configuration has.
std::vector<LayerKind> readLayerKinds(ConfigContext &context);

// What is told of attention, without any list: heads, KV heads, head size.
AttentionShape readAttention(ConfigContext &context);

// The mixers of all layers; `single_mixers`: layers hold either a mixer or an MLP, never both.
std::vector<MixerShape> readMixers(ConfigContext &context, const std::vector<LayerKind> &kinds);

// Adds the MLPs and experts to layers that have their mixer.
void readMlps(ConfigContext &context, const std::vector<LayerKind> &kinds, std::vector<LayerShape> &layers);

// All of it.
std::vector<LayerShape> readLayers(ConfigContext &context);

} // namespace tarozi
