// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/architecture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tarozi {

namespace {

// The shapes of the Llama 3 family (config.json of Llama 3.2 1B and 3B, Llama 3.1 8B, 70B and 405B).
struct Anchor {
    double parameters;
    double layers;
    double hidden;
};

constexpr std::array kAnchors{Anchor{1.236e9, 16, 2048}, Anchor{3.213e9, 28, 3072}, Anchor{8.030e9, 32, 4096},
                              Anchor{70.554e9, 80, 8192}, Anchor{405.853e9, 126, 16384}};
constexpr int kHeadDim = 128;
constexpr int kKvHeads = 8;
constexpr qint64 kVocabulary = 128256;
constexpr double kTiedBelow = 4e9; // 1B and 3B share the embedding with the head, 8B does not

// Between two anchors, and beyond the outer ones, on a straight line in log-log.
double interpolated(double parameters, double Anchor::*member)
{
    size_t upper = 1;
    while (upper + 1 < kAnchors.size() && parameters > kAnchors[upper].parameters)
        ++upper;
    const Anchor &a = kAnchors[upper - 1];
    const Anchor &b = kAnchors[upper];
    const double slope = std::log(b.*member / a.*member) / std::log(b.parameters / a.parameters);
    return a.*member * std::pow(parameters / a.parameters, slope);
}

int nearestMultiple(double value, int step)
{
    return std::max(1, int(std::lround(value / step))) * step;
}

Architecture shapeOf(double parameters)
{
    Architecture architecture;
    architecture.hidden_size = nearestMultiple(interpolated(parameters, &Anchor::hidden), kHeadDim);
    architecture.tied_embedding = parameters < kTiedBelow;
    // a model too small for the family's vocabulary spends half of its parameters on a smaller one
    architecture.vocabulary = std::min(kVocabulary, qint64(parameters / 2) / architecture.hidden_size);
    AttentionShape attention;
    attention.query_heads = architecture.hidden_size / kHeadDim;
    attention.kv_heads = std::min(kKvHeads, attention.query_heads);
    attention.head_dim = kHeadDim;
    LayerShape layer;
    layer.mixer = attention;
    layer.dense = DenseShape{};
    architecture.layers.assign(size_t(nearestMultiple(interpolated(parameters, &Anchor::layers), 1)), layer);
    return architecture;
}

} // namespace

LanguageModel genericModel(double wanted)
{
    const double parameters = std::round(std::clamp(wanted, kMinGenericParameters, kMaxGenericParameters));
    Architecture architecture = shapeOf(parameters);
    LanguageModel model;
    expand(architecture, model); // without MLP: what is left is the MLP's
    const double per_width = 3.0 * architecture.hidden_size * double(architecture.layers.size());
    const int intermediate = int(std::max(0.0, std::floor((parameters - model.parameters) / per_width)));
    for (LayerShape &layer : architecture.layers)
        layer.dense->intermediate = intermediate;
    expand(architecture, model);

    // less than one column of the MLP is missing: counted with it
    TensorGroup rest;
    rest.kind = TensorClass::MlpDown;
    rest.rows = qint64(parameters - model.parameters);
    rest.layer = int(architecture.layers.size()) - 1;
    if (rest.rows > 0)
        model.tensors.push_back(rest);
    model.active_parameters += double(rest.rows);
    model.parameters = parameters;
    groupEqualParts(model);

    model.kind = QStringLiteral("llm");
    model.generic = true;
    model.released_format = QStringLiteral("bf16"); // as the family is released
    Source source;
    source.kind = QStringLiteral("derived");
    source.title =
        QStringLiteral("Layers and hidden size interpolated between the Llama 3 models of 1B, 3B, 8B, 70B and "
                       "405B; head dimension 128, 8 KV heads, 128,256 tokens");
    model.sources.push_back(source);
    return model;
}

} // namespace tarozi
