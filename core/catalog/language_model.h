// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/source.h"
#include "core/catalog/tensor_class.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tarozi {

// How one layer mixes tokens, and what it caches.
enum class Mixer {
    FullAttention,    // MHA, GQA, MQA: caches every token
    SlidingAttention, // caches at most `window` tokens where the engine exploits it
    ChunkedAttention, // attends inside chunks of `window` tokens
    LatentAttention,  // MLA: one low-rank tensor a token
    LinearAttention,  // constant state (gated delta net, lightning attention ...)
    StateSpace,       // Mamba: constant state
    None,             // a layer without a token mixer
};

// One layer; equal neighbours are not merged here: memory formulas group them.
struct Layer {
    Mixer mixer = Mixer::FullAttention;
    int query_heads = 0;
    int kv_heads = 0;
    int head_dim = 0;                // of K; explicit, never hidden/heads
    int value_dim = 0;               // of V; equal to head_dim unless the model says otherwise
    qint64 window = 0;               // tokens; 0 = none
    int latent_elements = 0;         // MLA: kv_lora_rank + rope key
    int indexer_elements = 0;        // sparse-attention indexer cache a token
    int rotary_dim = 0;              // elements of a head that carry the position; 0 = positions are not rotary
    bool shares_cache = false;       // uses another layer's cache: stores nothing
    double state_elements = 0;       // constant state of a sequence (recurrent layers), convolution included
    double convolution_elements = 0; // of them: the short convolution's, at the kernel's full width
    int convolution_kernel = 0;

    bool operator==(const Layer &) const = default;
};

// A group of equal tensors. Sizes are of one tensor; `count` tensors exist in the checkpoint.
struct TensorGroup {
    enum class Split {
        Replicated,       // norms, routers: a copy on each tensor-parallel rank
        Divided,          // rows or columns are divided among ranks
        DividedByKvHeads, // k and v: divided while kv heads last, then replicated
    };
    TensorClass kind = TensorClass::Norm;
    Split split = Split::Divided;
    qint64 rows = 0;    // output features (vectors: their length)
    qint64 columns = 1; // input features: what a block format divides into groups
    double count = 1;
    double active_share = 1; // share of it that one token reads (experts: k/E; input embedding: 0)
    int layer = -1;          // layer index; -1 before the layers (embedding), -2 after them (norm, head)
    int kv_heads = 0;        // for DividedByKvHeads
    int experts = 0;         // experts of this group's layer and how many a token uses; 0 = not routed
    int experts_per_token = 0;
    bool loaded = true;      // false: stored in the checkpoint, not loaded by engines (MTP)
    double stored_bytes = 0; // all `count` of them in the release's own format, where a file tells; 0 = by format

    double parameters() const { return double(rows) * double(columns) * count; }
    bool operator==(const TensorGroup &) const = default;
};

// Equal tensors, or equal layers, of different layers taken together: what formulas walk, a few dozen instead of
// thousands. `layers` is sorted; tensors outside the layers have -1 or -2 there.
struct TensorRun {
    TensorGroup tensor;
    std::vector<int> layers;

    bool operator==(const TensorRun &) const = default;
};

struct LayerRun {
    Layer layer;
    std::vector<int> layers;

    bool operator==(const LayerRun &) const = default;
};

struct PublishedCount {
    double value = 0;
    QString counts; // what the number contains: total, total+mtp, total+tied_head
    QString source;
    double rounded_to = 0; // 0 = exact

    bool operator==(const PublishedCount &) const = default;
};

struct LanguageModel {
    QString id;         // Hugging Face id
    QString name;       // short: "Llama 3.1 8B"
    QString kind;       // llm, embedding, embedding-decoder
    QString family;     // llama-3, qwen3-moe ...
    QString model_type; // the config's architecture word; shown, never branched on
    QString license, license_source;
    QString released_format;  // weight format id of the release
    QString checkpoint_dtype; // as the release words it, where that says more
    QString same_shape_as;    // id of the model this one was tuned from
    qint64 vocabulary = 0;
    int hidden_size = 0;
    qint64 max_context = 0; // 0 = not stated
    bool tied_embedding = false;
    bool caches_tokens = true; // false for encoders

    std::vector<Layer> layers;
    std::vector<TensorGroup> tensors;

    // The two lists above with equal entries together; made by groupEqualParts() when both are complete.
    std::vector<TensorRun> tensor_runs;
    std::vector<LayerRun> layer_runs;

    // Totals of the tensors above, counted once at loading.
    double parameters = 0;        // as released, without MTP
    double active_parameters = 0; // read for one token: an input embedding is left out unless it is the head as well
    double mtp_parameters = 0;    // stored beside them
    double vision_parameters = 0; // of `parameters`

    QString not_modelled; // not empty: why the architecture cannot be assessed
    std::vector<PublishedCount> published;
    std::vector<Source> sources;
    QStringList notes;
    bool from_user = false;
    bool generic = false; // the documented dense shape made for a bare size

    bool operator==(const LanguageModel &) const = default;
};

// Fills the totals from the tensors.
void countParameters(LanguageModel &model);

// Parameters that take part in one token: active_parameters, and the input embedding where it is not the head as well.
double activeParametersWithEmbedding(const LanguageModel &model);

// Fills tensor_runs and layer_runs; whoever makes a model calls it last.
void groupEqualParts(LanguageModel &model);

inline constexpr double kMinGenericParameters = 1e6;
inline constexpr double kMaxGenericParameters = 1e14;

// A dense decoder of exactly `parameters` parameters (rounded and kept within the limits above) for when only a size is
// known. Its shape is that of the Llama 3 family: layers and hidden size on straight lines in log-log between the
// family's members, head dimension 128, 8 KV heads, gated MLP as wide as the size leaves room for; a shared embedding
// below 4e9. At the size of a member with 3B and more it is that member.
LanguageModel genericModel(double parameters);

} // namespace tarozi
