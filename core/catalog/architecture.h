// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/language_model.h"

#include <optional>
#include <variant>
#include <vector>

namespace tarozi {

// The shape of a transformer, explicit and without names: what catalogue records, config.json and GGUF metadata are
// read into, and what layers and tensors are expanded from. Dimensions are elements; 0 = does not have it.

enum class NormKind { Rms, LayerNorm, LayerNormWithoutBias };
enum class QkNorm {
    None,
    PerHead, // one vector of head_dim each for q and k, shared by the heads
    Full,    // vectors of heads x head_dim
};

// MHA, GQA and MQA, full, windowed or chunked.
struct AttentionShape {
    int query_heads = 0;
    int kv_heads = 0;
    int head_dim = 0;
    int value_dim = 0; // 0 = head_dim
    qint64 window = 0; // tokens a layer looks back; with `chunked` the length of a chunk; 0 = all
    bool chunked = false;
    QkNorm qk_norm = QkNorm::None;
    bool q_bias = false, k_bias = false, v_bias = false, o_bias = false;
    bool sinks = false;            // one learned logit a query head
    bool output_gate = false;      // q_proj also makes a gate of the same size
    bool values_from_keys = false; // no v_proj: K is reused as V (both are cached)
    bool shares_cache = false;     // reads another layer's K and V; caches nothing itself
    bool rotary = true;            // positions turn q and k; else none do (NoPE)

    bool operator==(const AttentionShape &) const = default;
};

// MLA (DeepSeek): a latent of kv_rank and one rotary key of rope_dim are cached a token.
struct LatentShape {
    int heads = 0;
    int q_rank = 0; // 0 = q_proj is not factorized
    int kv_rank = 0;
    int nope_dim = 0;
    int rope_dim = 0;
    int value_dim = 0;
    bool q_bias = false, o_bias = false;
    int indexer_heads = 0; // sparse-attention indexer (DSA): caches indexer_dim a token
    int indexer_dim = 0;

    bool operator==(const LatentShape &) const = default;
};

// Gated delta net (Qwen3-Next): q, k, v, z, b, a projections, a short convolution over q, k and v.
struct DeltaNetShape {
    int key_heads = 0;
    int value_heads = 0;
    int key_dim = 0;
    int value_dim = 0;
    int conv_kernel = 0;

    bool operator==(const DeltaNetShape &) const = default;
};

// Lightning attention (MiniMax): qkv, output gate, norm over the heads, output projection.
struct LightningShape {
    int heads = 0;
    int head_dim = 0;

    bool operator==(const LightningShape &) const = default;
};

struct Mamba1Shape {
    int inner = 0; // expand x hidden
    int state = 0;
    int dt_rank = 0;
    int conv_kernel = 0;
    bool conv_bias = true;
    bool inner_norms = false; // Jamba: norms over dt, B and C

    bool operator==(const Mamba1Shape &) const = default;
};

struct Mamba2Shape {
    int heads = 0;
    int head_dim = 0;
    int state = 0;
    int groups = 1;
    int conv_kernel = 0;
    bool conv_bias = true;

    bool operator==(const Mamba2Shape &) const = default;
};

// Gated short convolution (LFM2): a projection to three times the width, a convolution over it, one back.
struct ConvolutionShape {
    int width = 0;
    int kernel = 0;
    bool bias = false;

    bool operator==(const ConvolutionShape &) const = default;
};

// monostate: a layer without a token mixer.
using MixerShape = std::variant<std::monostate, AttentionShape, LatentShape, DeltaNetShape, LightningShape, Mamba1Shape,
                                Mamba2Shape, ConvolutionShape>;

struct DenseShape {
    int intermediate = 0;
    bool gated = true; // gate, up and down; else up and down
    bool bias = false;

    bool operator==(const DenseShape &) const = default;
};

struct ExpertsShape {
    int count = 0;
    int per_token = 0;
    int intermediate = 0; // of one expert
    bool gated = true;
    bool bias = false;           // on each expert's projections
    bool router_bias = false;    // one value an expert
    bool router_scale = false;   // one more value an expert
    int router_vectors = 0;      // further vectors of hidden_size in the router
    int shared_intermediate = 0; // all shared experts together
    bool shared_gate = false;    // one vector of hidden_size

    bool operator==(const ExpertsShape &) const = default;
};

struct LayerShape {
    MixerShape mixer;
    std::optional<DenseShape> dense; // both may be present: then they run side by side
    std::optional<ExpertsShape> experts;
    int norms = 2; // vectors of hidden_size
    int scalars = 0;

    bool operator==(const LayerShape &) const = default;
};

// A plain matrix or vector group beside the layers: a projector, a patch embedding.
struct ExtraTensor {
    qint64 rows = 0;
    qint64 columns = 1;
    double count = 1;

    bool operator==(const ExtraTensor &) const = default;
};

// A vision (or audio) tower: equal encoder layers with full-width q, k, v and o, and what stands around them.
struct TowerShape {
    int layers = 0;
    int hidden_size = 0;
    int intermediate = 0;
    bool gated = false;
    bool bias = true;             // on q, k, v, o and the MLP
    qint64 vectors_per_layer = 4; // of hidden_size: two norms with bias are 4
    qint64 scalars_per_layer = 0;
    std::vector<ExtraTensor> extra;

    bool operator==(const TowerShape &) const = default;
};

// Multi-token prediction layers: in the checkpoint, not loaded by an engine that does not use them.
struct PredictionShape {
    int layers = 0;
    LayerShape layer;
    bool own_embedding_and_head = false;
    int norms = 3; // of the two inputs and of the output

    bool operator==(const PredictionShape &) const = default;
};

struct Architecture {
    qint64 vocabulary = 0;
    int hidden_size = 0;
    bool tied_embedding = false;
    bool stores_tied_head = false; // the checkpoint holds the tied matrix a second time
    bool output_head = true;       // false: neither a head nor a tied one (encoders)
    bool head_bias = false;
    bool final_norm = true;
    NormKind norm = NormKind::Rms;
    bool caches_tokens = true; // false for encoders

    // encoders
    qint64 positions = 0;        // rows of a learned position embedding
    qint64 token_types = 0;      // rows of a token-type embedding
    bool embedding_norm = false; // a norm after the embedding
    bool pooler = false;         // hidden x hidden with bias

    std::vector<LayerShape> layers;
    std::vector<TowerShape> towers; // vision, audio
    std::optional<PredictionShape> prediction;

    bool operator==(const Architecture &) const = default;
};

// Fills layers, tensors, the totals and the fields of `model` that follow from the shape (vocabulary, hidden_size,
// tied_embedding, caches_tokens). Expects checked input: dimensions >= 0, at least one layer.
void expand(const Architecture &architecture, LanguageModel &model);

} // namespace tarozi
