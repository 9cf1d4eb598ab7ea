// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/tensor_names.h"

#include <QList>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace tarozi {

namespace {

using Split = TensorGroup::Split;
using Words = std::span<const std::string_view>;

template<typename... Text>
constexpr std::array<std::string_view, sizeof...(Text)> words(Text... text)
{
    return {std::string_view(text)...};
}

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), size_t(bytes.size())};
}

bool isOneOf(const QByteArray &word, Words list)
{
    return std::find(list.begin(), list.end(), view(word)) != list.end();
}

bool hasPart(const QList<QByteArray> &parts, Words list)
{
    return std::any_of(parts.begin(), parts.end(), [&](const QByteArray &part) { return isOneOf(part, list); });
}

// One word of a name and what a tensor is that carries it.
struct Rule {
    std::string_view word;
    TensorClass kind;
    Split split;
};

// In a layer; the last part that is found counts.
constexpr std::array kLayerRules{
    Rule{"q_proj", TensorClass::AttentionQ, Split::Divided},
    Rule{"wq", TensorClass::AttentionQ, Split::Divided},
    Rule{"query", TensorClass::AttentionQ, Split::Divided},
    Rule{"k_proj", TensorClass::AttentionK, Split::DividedByKvHeads},
    Rule{"wk", TensorClass::AttentionK, Split::DividedByKvHeads},
    Rule{"key", TensorClass::AttentionK, Split::DividedByKvHeads},
    Rule{"v_proj", TensorClass::AttentionV, Split::DividedByKvHeads},
    Rule{"wv", TensorClass::AttentionV, Split::DividedByKvHeads},
    Rule{"value", TensorClass::AttentionV, Split::DividedByKvHeads},
    Rule{"o_proj", TensorClass::AttentionOutput, Split::Divided},
    Rule{"wo", TensorClass::AttentionOutput, Split::Divided},
    Rule{"out_proj", TensorClass::AttentionOutput, Split::Divided},
    Rule{"q_a_proj", TensorClass::AttentionLatent, Split::Replicated},
    Rule{"kv_a_proj_with_mqa", TensorClass::AttentionLatent, Split::Replicated},
    Rule{"q_b_proj", TensorClass::AttentionQ, Split::Divided},
    Rule{"kv_b_proj", TensorClass::AttentionLatent, Split::Divided},
    Rule{"indexer", TensorClass::AttentionLatent, Split::Replicated},
    Rule{"gate_proj", TensorClass::MlpGateUp, Split::Divided},
    Rule{"up_proj", TensorClass::MlpGateUp, Split::Divided},
    Rule{"gate_up_proj", TensorClass::MlpGateUp, Split::Divided},
    Rule{"fc1", TensorClass::MlpGateUp, Split::Divided},
    Rule{"fc_in", TensorClass::MlpGateUp, Split::Divided},
    Rule{"c_fc", TensorClass::MlpGateUp, Split::Divided},
    Rule{"w1", TensorClass::MlpGateUp, Split::Divided},
    Rule{"w3", TensorClass::MlpGateUp, Split::Divided},
    Rule{"dense_h_to_4h", TensorClass::MlpGateUp, Split::Divided},
    Rule{"ff_proj", TensorClass::MlpGateUp, Split::Divided},
    Rule{"input_linear", TensorClass::MlpGateUp, Split::Divided},
    Rule{"intermediate", TensorClass::MlpGateUp, Split::Divided},
    Rule{"output_linear", TensorClass::MlpDown, Split::Divided},
    Rule{"down_proj", TensorClass::MlpDown, Split::Divided},
    Rule{"fc2", TensorClass::MlpDown, Split::Divided},
    Rule{"fc_out", TensorClass::MlpDown, Split::Divided},
    Rule{"w2", TensorClass::MlpDown, Split::Divided},
    Rule{"dense_4h_to_h", TensorClass::MlpDown, Split::Divided},
    Rule{"ff_out", TensorClass::MlpDown, Split::Divided},
    Rule{"in_proj", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"in_proj_qkvz", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"in_proj_ba", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"in_proj_qkv", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"in_proj_z", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"in_proj_a", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"in_proj_b", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"x_proj", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"dt_proj", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"conv", TensorClass::RecurrentState, Split::Divided},
    Rule{"conv1d", TensorClass::RecurrentState, Split::Divided},
    Rule{"A_log", TensorClass::RecurrentState, Split::Divided},
    Rule{"D", TensorClass::RecurrentState, Split::Divided},
    Rule{"dt_bias", TensorClass::RecurrentState, Split::Divided},
    Rule{"sinks", TensorClass::Bias, Split::Divided},
    Rule{"router", TensorClass::Router, Split::Replicated},
    Rule{"e_score_correction_bias", TensorClass::Router, Split::Replicated},
    Rule{"shared_expert_gate", TensorClass::Router, Split::Replicated},
};

constexpr auto kFusedWords = words("qkv_proj", "c_attn", "query_key_value", "W_pack", "Wqkv", "wqkv", "att_proj");

constexpr auto kTowerWords =
    words("vision_tower", "vision_model", "visual", "vision_encoder", "vision_backbone", "vision", "vpm", "resampler",
          "mlp1", "audio_tower", "audio_model", "audio_encoder", "multi_modal_projector", "mm_projector", "connector",
          "embed_vision", "embed_audio", "vision_embed_tokens", "mm_input_projection_weight", "vision_projection");
constexpr auto kSpeechWords = words("talker", "token2wav", "code2wav");
constexpr auto kPredictionWords =
    words("mtp", "eh_proj", "enorm", "hnorm", "shared_head", "mtp_layers", "nextn", "mtp_block");
constexpr auto kLayerWords = words("layers", "h", "blocks", "block", "layer");
constexpr auto kEmbeddingWords =
    words("embed_tokens", "wte", "tok_embeddings", "word_embeddings", "embed_in", "embeddings", "embedding", "wpe",
          "embed_positions", "position_embeddings", "token_type_embeddings");
constexpr auto kHeadWords = words("lm_head", "embed_out", "output_layer", "output", "pooler");
constexpr auto kBufferWords = words("inv_freq", "masked_bias", "rotary_emb");
constexpr auto kCompanionWords =
    words("scales", "qzeros", "g_idx", "weight_scale", "weight_scale_inv", "weight_scale_2", "input_scale", "scale_inv",
          "SCB", "absmax", "quant_map", "nested_absmax", "nested_quant_map", "q_scale", "q_scale_max", "q_groups",
          "q_group_map", "q_perm", "q_invperm", "biases", "k_scale", "v_scale", "output_scale", "weight_zero_point",
          "weight_shape", "weight_g_idx", "input_global_scale", "weight_global_scale", "weight_format");

bool isNumber(const QByteArray &part)
{
    return !part.isEmpty() && part.size() < 7 &&
           std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
}

const Rule *ruleFor(const QByteArray &word)
{
    const auto found =
        std::find_if(kLayerRules.begin(), kLayerRules.end(), [&](const Rule &rule) { return rule.word == view(word); });
    return found == kLayerRules.end() ? nullptr : &*found;
}

// Splits the end of the name off: what remains is the module that companions share.
void readSuffix(QList<QByteArray> &parts, TensorRole &role)
{
    // bitsandbytes hangs its tables under the weight itself: "q_proj.weight.absmax"
    const qsizetype weight = parts.indexOf("weight");
    if (weight > 0 && weight < parts.size() - 1) {
        role.suffix = parts[weight + 1];
        role.part = TensorRole::Part::Companion;
        parts.resize(weight);
        return;
    }
    const QByteArray last = parts.last();
    role.suffix = last;
    if (last == "weight" || last == "qweight" || last == "weight_packed" || last == "q_weight") {
        parts.removeLast();
    } else if (last == "bias") {
        role.part = TensorRole::Part::Bias;
        parts.removeLast();
    } else if (isOneOf(last, kCompanionWords)) {
        role.part = TensorRole::Part::Companion;
        parts.removeLast();
    } else if (last.endsWith("_blocks")) {
        role.suffix = "blocks";
        parts.last().chop(7);
    } else if (last.endsWith("_scales")) {
        role.suffix = "scales";
        role.part = TensorRole::Part::Companion;
        parts.last().chop(7);
    } else if (last.endsWith("_scale_inv")) {
        role.part = TensorRole::Part::Companion;
        parts.last().chop(10);
    } else if (last.endsWith("_bias") && !ruleFor(last)) {
        role.part = TensorRole::Part::Bias;
        parts.last().chop(5);
    }
}

int layerOf(const QList<QByteArray> &parts)
{
    for (qsizetype i = 0; i + 1 < parts.size(); ++i) {
        if (isOneOf(parts[i], kLayerWords) && isNumber(parts[i + 1]))
            return parts[i + 1].toInt();
    }
    return -1;
}

bool isNorm(const QByteArray &word)
{
    return word.contains("norm") || word.startsWith("ln_") || word == "ln" || word.contains("layernorm");
}

void applyRule(const Rule &rule, TensorRole &role)
{
    role.kind = rule.kind;
    role.split = rule.split;
    role.known = true;
}

void setExpertKind(const QList<QByteArray> &parts, TensorRole &role)
{
    const bool shared = hasPart(parts, words("shared_expert", "shared_experts", "shared_mlp", "share_expert"));
    const bool routed = !shared && hasPart(parts, words("experts", "block_sparse_moe", "switch_mlp"));
    if (shared && role.kind != TensorClass::Router) {
        role.kind = TensorClass::SharedExpert;
        role.split = Split::Divided;
    } else if (routed && role.kind == TensorClass::MlpGateUp) {
        role.kind = TensorClass::ExpertGateUp;
        role.expert = true;
    } else if (routed && role.kind == TensorClass::MlpDown) {
        role.kind = TensorClass::ExpertDown;
        role.expert = true;
    }
}

void readLayerTensor(const QList<QByteArray> &parts, TensorRole &role)
{
    role.known = false;
    for (const QByteArray &part : parts) {
        if (const Rule *rule = ruleFor(part))
            applyRule(*rule, role);
    }
    const QByteArray last = parts.isEmpty() ? QByteArray() : parts.last();
    if (isOneOf(last, kFusedWords)) {
        role.fused_qkv = true;
        applyRule({"", TensorClass::AttentionQ, Split::Divided}, role);
    } else if (last == "c_proj" || last == "dense" || last == "proj") {
        const bool in_mlp = hasPart(parts, words("mlp", "output")) && !hasPart(parts, words("attention", "attn"));
        const bool first = hasPart(parts, words("intermediate"));
        applyRule(first    ? Rule{"", TensorClass::MlpGateUp, Split::Divided}
                  : in_mlp ? Rule{"", TensorClass::MlpDown, Split::Divided}
                           : Rule{"", TensorClass::AttentionOutput, Split::Divided},
                  role);
    } else if (last == "gate" && !hasPart(parts, words("attn", "self_attn"))) {
        applyRule({"", TensorClass::Router, Split::Replicated}, role);
    } else if (isNorm(last)) {
        applyRule({"", TensorClass::Norm, Split::Replicated}, role);
    }
    if (last == "out_proj" && hasPart(parts, words("mamba", "linear_attn", "mixer", "conv")))
        role.kind = TensorClass::RecurrentMixer;
    setExpertKind(parts, role);
}

void readOuterTensor(const QList<QByteArray> &parts, TensorRole &role)
{
    role.known = true;
    if (hasPart(parts, kHeadWords)) {
        role.kind = TensorClass::OutputHead;
        role.split = Split::Divided;
        role.layer = -2;
    } else if (hasPart(parts, kEmbeddingWords)) {
        role.kind = TensorClass::Embedding;
        role.split = Split::Divided;
    } else if (!parts.isEmpty() && (isNorm(parts.last()) || isNorm(parts.first()))) {
        role.kind = TensorClass::Norm;
        role.layer = -2;
    } else {
        role.known = false;
    }
}

void setBiasKind(TensorRole &role)
{
    const bool output = role.kind == TensorClass::AttentionOutput || role.kind == TensorClass::MlpDown ||
                        role.kind == TensorClass::ExpertDown;
    if (role.kind == TensorClass::Norm || role.kind == TensorClass::Vision || role.kind == TensorClass::Router ||
        role.kind == TensorClass::MultiTokenPrediction)
        return;
    role.kind = TensorClass::Bias;
    if (output)
        role.split = Split::Replicated;
}

} // namespace

TensorRole roleOfCheckpointTensor(const QByteArray &name)
{
    TensorRole role;
    QList<QByteArray> parts = name.split('.');
    readSuffix(parts, role);
    role.module = parts.join('.');
    if (hasPart(parts, kBufferWords) || isOneOf(role.suffix, kBufferWords)) {
        role.part = TensorRole::Part::Buffer;
        return role;
    }
    if (hasPart(parts, kTowerWords) || hasPart(parts, kSpeechWords)) {
        role.kind = TensorClass::Vision;
        role.split = Split::Divided;
        return role;
    }
    role.layer = layerOf(parts);
    if (role.layer >= 0)
        readLayerTensor(parts, role);
    else
        readOuterTensor(parts, role);
    if (hasPart(parts, kPredictionWords)) {
        role.kind = TensorClass::MultiTokenPrediction;
        role.known = true;
    }
    if (role.part == TensorRole::Part::Bias)
        setBiasKind(role);
    return role;
}

} // namespace tarozi
