// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/source.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace tarozi {

// A number found by experience: with what it rests on.
struct Coefficient {
    QString id;
    double value = 0;
    double low = 0; // the range the evidence supports
    double high = 0;
    int rows = 0; // measurements it rests on
    int sources = 0;
    QString note;
    std::vector<Source> evidence;

    bool operator==(const Coefficient &) const = default;
};

// Defaults that depend on the card's memory and architecture.
struct EngineDefaults {
    double from_memory_gib = 0; // applies to cards of at least this much
    QStringList except;         // architectures that keep the previous tier
    int max_num_seqs = 256;
    int max_num_batched_tokens = 2048;
    int graph_batch = 0; // largest batch captured as a CUDA graph, where the engine's reserve counts it

    bool operator==(const EngineDefaults &) const = default;
};

// How the engine sets aside memory: which budget rule applies (physics, section 3).
enum class BudgetRule { Vllm, Sglang, TensorRtLlm, LlamaCpp, Transformers };

// What an engine keeps of layers that do not hold every token (windows, chunks, recurrent states).
enum class WindowKeeping {
    Exploited,   // min(tokens, window)
    ChargedFull, // all tokens
    Padded,      // window of every slot and one micro-batch, padded to the cache's block
    PagedGroups, // layers of a kind form groups of equal size that share pages; a window is held for a whole step
};

// What an engine caches of multi-head latent attention.
enum class LatentLayout {
    Latent,       // the low-rank tensor, whole on each tensor-parallel rank
    Decompressed, // full keys and values of every head
};

// A range of versions of one engine. Coefficients are looked up by id: "activation_bytes_per_seq_and_vocab" ...
struct Engine {
    QString id; // vllm, llama.cpp ...
    QString name;
    QString from_version;    // first version the record speaks of
    QString to_version;      // last one seen; later ones use it with a note
    bool is_default = false; // used when no version is asked for
    QString default_version; // shown when none was asked for
    BudgetRule rule = BudgetRule::Vllm;
    bool graphs_inside_limit = false;
    bool activations_inside_limit = true;
    bool steps_hold_whole_prompts = false; // prefill is not cut into chunks: a step is as long as the context
    double default_memory_limit = 0.9;
    bool one_compute_buffer = false; // several devices, but working memory on the last one alone
    bool embedding_on_host = false;  // the input embedding stays in host memory
    int kv_block_tokens = 16;
    WindowKeeping windows = WindowKeeping::Exploited;
    LatentLayout latent = LatentLayout::Latent;
    std::vector<EngineDefaults> defaults;
    std::vector<Coefficient> coefficients;
    QStringList weight_formats; // ids it can run; empty = not recorded
    QStringList kv_formats;     // the same for its cache
    // release formats that it loads as another one when none is asked for
    std::vector<std::pair<QString, QString>> casts;
    std::vector<Source> sources;
    QString notes;

    const Coefficient *coefficient(QStringView id) const;
    QString loadedFormat(const QString &released) const;
    bool operator==(const Engine &) const = default;
};

// <0, 0, >0 by the numbers in them: "0.9" < "0.11", "b4000" < "b4100"; empty is the oldest.
int compareVersions(const QString &left, const QString &right);

} // namespace tarozi
