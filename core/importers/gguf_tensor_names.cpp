// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/tensor_names.h"

#include <QList>

#include <algorithm>
#include <array>
#include <string_view>

namespace tarozi {

namespace {

using Split = TensorGroup::Split;

struct Rule {
    std::string_view name; // the part after "blk.N."
    TensorClass kind;
    Split split;
};

// gguf-py/gguf/constants.py, TENSOR_NAMES
constexpr std::array kLayerRules{
    Rule{"attn_q", TensorClass::AttentionQ, Split::Divided},
    Rule{"attn_qkv", TensorClass::AttentionQ, Split::Divided},
    Rule{"attn_k", TensorClass::AttentionK, Split::DividedByKvHeads},
    Rule{"attn_v", TensorClass::AttentionV, Split::DividedByKvHeads},
    Rule{"attn_output", TensorClass::AttentionOutput, Split::Divided},
    Rule{"attn_gate", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"attn_sinks", TensorClass::Bias, Split::Divided},
    Rule{"attn_q_a", TensorClass::AttentionLatent, Split::Replicated},
    Rule{"attn_q_b", TensorClass::AttentionQ, Split::Divided},
    Rule{"attn_kv_a_mqa", TensorClass::AttentionLatent, Split::Replicated},
    Rule{"attn_kv_b", TensorClass::AttentionLatent, Split::Divided},
    Rule{"attn_k_b", TensorClass::AttentionLatent, Split::Divided},
    Rule{"attn_v_b", TensorClass::AttentionLatent, Split::Divided},
    Rule{"ffn_gate", TensorClass::MlpGateUp, Split::Divided},
    Rule{"ffn_up", TensorClass::MlpGateUp, Split::Divided},
    Rule{"ffn_down", TensorClass::MlpDown, Split::Divided},
    Rule{"ffn_gate_exps", TensorClass::ExpertGateUp, Split::Divided},
    Rule{"ffn_up_exps", TensorClass::ExpertGateUp, Split::Divided},
    Rule{"ffn_gate_up_exps", TensorClass::ExpertGateUp, Split::Divided},
    Rule{"ffn_down_exps", TensorClass::ExpertDown, Split::Divided},
    Rule{"ffn_gate_shexp", TensorClass::SharedExpert, Split::Divided},
    Rule{"ffn_up_shexp", TensorClass::SharedExpert, Split::Divided},
    Rule{"ffn_down_shexp", TensorClass::SharedExpert, Split::Divided},
    Rule{"ffn_gate_inp", TensorClass::Router, Split::Replicated},
    Rule{"ffn_gate_inp_shexp", TensorClass::Router, Split::Replicated},
    Rule{"exp_probs_b", TensorClass::Router, Split::Replicated},
    Rule{"ssm_in", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"ssm_x", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"ssm_dt", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"ssm_out", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"ssm_ba", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"ssm_alpha", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"ssm_beta", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"ssm_conv1d", TensorClass::RecurrentState, Split::Divided},
    Rule{"ssm_a", TensorClass::RecurrentState, Split::Divided},
    Rule{"ssm_d", TensorClass::RecurrentState, Split::Divided},
    Rule{"shortconv", TensorClass::RecurrentMixer, Split::Divided},
    Rule{"indexer", TensorClass::AttentionLatent, Split::Replicated},
    Rule{"nextn", TensorClass::MultiTokenPrediction, Split::Divided},
};

void readLayerTensor(const QList<QByteArray> &parts, TensorRole &role)
{
    // "blk.N.NAME.weight", "blk.N.NAME.part.weight"; before experts were stacked: "blk.N.ffn_up.E.weight"
    const std::string_view name(parts[2].constData(), size_t(parts[2].size()));
    const auto rule =
        std::find_if(kLayerRules.begin(), kLayerRules.end(), [&](const Rule &item) { return item.name == name; });
    role.known = rule != kLayerRules.end();
    if (role.known) {
        role.kind = rule->kind;
        role.split = rule->split;
    } else if (parts[2].contains("norm")) {
        role.known = true;
    }
    const bool single_expert =
        parts.size() > 4 && parts[3].toInt() >= 0 && !parts[3].isEmpty() && parts[3][0] >= '0' && parts[3][0] <= '9';
    if (single_expert && role.kind == TensorClass::MlpGateUp)
        role.kind = TensorClass::ExpertGateUp;
    if (single_expert && role.kind == TensorClass::MlpDown)
        role.kind = TensorClass::ExpertDown;
    role.expert = role.kind == TensorClass::ExpertGateUp || role.kind == TensorClass::ExpertDown;
    role.fused_qkv = name == "attn_qkv";
}

void readOuterTensor(const QByteArray &first, TensorRole &role)
{
    const auto set = [&](TensorClass kind, Split split, int layer) {
        role.kind = kind;
        role.split = split;
        role.layer = layer;
    };
    if (first == "token_embd" || first == "position_embd" || first == "token_types" || first == "per_layer_token_embd")
        set(TensorClass::Embedding, Split::Divided, -1);
    else if (first == "output" || first == "cls")
        set(TensorClass::OutputHead, Split::Divided, -2);
    else if (first.contains("norm"))
        set(TensorClass::Norm, Split::Replicated, first == "output_norm" ? -2 : -1);
    else if (first == "v" || first == "mm" || first == "a")
        set(TensorClass::Vision, Split::Divided, -1);
    else if (first.startsWith("rope_"))
        role.part = TensorRole::Part::Buffer;
    else
        role.known = false;
}

} // namespace

TensorRole roleOfGgufTensor(const QByteArray &name)
{
    TensorRole role;
    const QList<QByteArray> parts = name.split('.');
    role.suffix = parts.last();
    role.module = name;
    bool is_layer = false;
    const int layer = parts.size() > 2 && parts[0] == "blk" ? parts[1].toInt(&is_layer) : 0;
    if (is_layer && layer >= 0) {
        role.layer = layer;
        readLayerTensor(parts, role);
    } else {
        readOuterTensor(parts.first(), role);
    }
    if (role.suffix == "bias" && role.kind != TensorClass::Norm && role.kind != TensorClass::Router &&
        role.kind != TensorClass::Vision && role.kind != TensorClass::MultiTokenPrediction) {
        const bool output = role.kind == TensorClass::AttentionOutput || role.kind == TensorClass::MlpDown;
        role.part = TensorRole::Part::Bias;
        role.kind = TensorClass::Bias;
        if (output)
            role.split = Split::Replicated;
    }
    return role;
}

} // namespace tarozi
