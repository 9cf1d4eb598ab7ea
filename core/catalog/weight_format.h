// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/source.h"
#include "core/catalog/tensor_class.h"

#include <QString>

#include <array>
#include <vector>

namespace tarozi {

// How the values of one tensor lie in memory: `bits` each, and `group_bytes` of scales and zeros for every group of
// `block` values of a row (0 = the whole row) times `block_rows` rows.
struct BlockType {
    QString id; // bf16, q4_k, int4-g128 ...
    double bits = 16;
    int block = 1;
    int block_rows = 1;
    double group_bytes = 0;
    bool whole_blocks = false; // rows must be multiples of `block`; others take the fallback
    int fallback = -1;         // index into WeightFormat::types

    bool operator==(const BlockType &) const = default;
};

// Which layers a choice of type speaks of. `i` counts the layers that have the tensor, of `n`.
enum class LayerRule {
    All,
    MoreBits,       // i < n/8, i >= 7n/8, or every third between (llama.cpp's use_more_bits)
    FirstSixteenth, // i < n/16
    FirstEighth,    // i < n/8
    FirstTwo,
    FirstFour,
    MiddleThreeQuarters, // n/8 <= i < 7n/8
};

// Which models a choice of type speaks of.
enum class ModelRule {
    Any,
    FourQueriesPerKey, // at least four query heads share a KV head
    EightExperts,      // exactly eight experts
    FewQueriesPerKey,  // fewer than four query heads share a KV head
    EightyLayers,      // grouped attention in eighty layers
    LatentAttention,   // MLA
    Experts,           // any routed experts
    TiedEmbedding,     // the embedding is the output head as well
};

struct TypeChoice {
    int type = 0; // index into WeightFormat::types
    LayerRule layers = LayerRule::All;
    ModelRule models = ModelRule::Any;

    bool operator==(const TypeChoice &) const = default;
};

// How a weight format stores each class of tensor. "bf16" stores everything in 2 bytes; "awq-int4" stores the
// linear layers in 4.16 bits and the embedding, the head and the norms in 16; "q4_k_m" mixes types by layer.
struct WeightFormat {
    QString id;               // as on the command line: bf16, awq-int4, q4_k_m ...
    QString name;             // as people write it: BF16, AWQ INT4, Q4_K_M
    QString family;           // float, int, gguf, mx ...
    double nominal_bits = 16; // of the quantized tensors, for ordering and for --params
    std::array<double, kTensorClassCount> bytes_per_parameter{};    // indexed by TensorClass; of the class's usual type
    std::vector<BlockType> types;                                   // what the choices below point into
    std::array<std::vector<TypeChoice>, kTensorClassCount> choices; // the first that applies; the last applies always
    double relative_low = 1;                                        // the evidence: real sizes over these sums
    double relative_high = 1;
    QString compute;                 // the throughput this format's matrix products run at: bf16, fp8, int8, fp4 ...
    bool stands_for_release = false; // carries a release whose own format is not in the catalogue
    bool on_slider = false;          // one of the few stops of the precision slider
    std::vector<Source> sources;

    bool operator==(const WeightFormat &) const = default;
};

} // namespace tarozi
