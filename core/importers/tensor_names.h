// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/language_model.h"

#include <QByteArray>

namespace tarozi {

// What the name of a stored tensor says about it, by the words that checkpoints use; no model is known by name.
struct TensorRole {
    enum class Part {
        Weight,    // the matrix itself, packed or not
        Bias,      // an additive bias
        Companion, // scales, zero points, indices of a packed matrix: its bytes, not its parameters
        Buffer,    // not a weight: rotary frequencies, attention masks
    };
    Part part = Part::Weight;
    TensorClass kind = TensorClass::Norm;
    TensorGroup::Split split = TensorGroup::Split::Replicated;
    int layer = -1;      // -1 before the layers, -2 after them
    bool expert = false; // of one routed expert, or of all of them stacked
    bool fused_qkv = false;
    bool known = true; // false: no word of the name says what it is
    QByteArray module; // what a matrix and its companions share
    QByteArray suffix; // the last word: qweight, weight_packed, scales ...
};

// Names of Hugging Face checkpoints: "model.layers.3.mlp.experts.7.down_proj.weight_scale_inv".
TensorRole roleOfCheckpointTensor(const QByteArray &name);
// Names of GGUF files: "blk.3.ffn_down_exps.weight".
TensorRole roleOfGgufTensor(const QByteArray &name);

} // namespace tarozi
