// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/loss_kind.h"
#include "core/catalog/source.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace tarozi {

// Bytes that one trainable parameter takes: the sum by the field's names is 18, 16, 12 or 8 with AdamW.
struct TrainingRecipe {
    QString id, name;
    double working = 2; // the copy that the passes read
    double master = 0;  // a wider copy that the optimizer steps on
    double gradients = 2;
    double moment = 2;     // of one optimizer moment, where the optimizer does not set it
    double activation = 2; // of one activation element
    std::vector<Source> sources;

    bool operator==(const TrainingRecipe &) const = default;
};

struct TrainingOptimizer {
    QString id, name;
    double moments = 2;                 // a parameter
    std::optional<double> moment_bytes; // unset: the recipe's
    double transient_gradients = 0;     // copies of the gradients while it steps
    bool paged = false;                 // its state may leave the GPU
    std::vector<Source> sources;

    bool operator==(const TrainingOptimizer &) const = default;
};

// One framework with its kernels: what it keeps beside what arithmetic demands. Elements are of activation width.
struct TrainingFramework {
    QString id, name;
    QString recipe;         // of full fine-tuning by default
    QString sharded_recipe; // where weights are sharded; empty = the same
    QString adapter_recipe; // of LoRA's own matrices
    QString optimizer;      // by default
    LossKind loss = LossKind::Plain;
    std::optional<double> loss_bytes;    // a logit, for that loss; unset: the settings'
    double norm_elements = 8;            // residual stream, norms and casts of a layer, in hidden sizes
    double quantized_inputs = 1;         // copies of a quantized matrix's input without checkpointing
    double selective_share = 0.5;        // of the activations that selective checkpointing keeps
    bool copies_tied_head = false;       // a tied head becomes a matrix of its own
    double reserved_share = 1;           // what the allocator holds over what is in use at the peak
    bool offloads_checkpoints = false;   // saved layer inputs wait in host memory
    bool gathers_frozen_weights = false; // sharded runs keep the whole frozen weights beside the shard
    double activation_passes = 10;       // times that an activation byte crosses the memory bus
    double low = 0.8, high = 1.3;        // band of the need that is not weights or state, as factors
    int rows = 0, row_sources = 0;       // measurements it rests on; 0 = a relative's stand for it
    QString note;
    std::vector<Source> sources;

    bool operator==(const TrainingFramework &) const = default;
};

// Share of the dense peak that the matrix products of training reach on a class of cards.
struct TrainingGpuClass {
    QString id;
    QStringList architectures, segments, memory; // empty = any; memory by how its type begins
    double efficiency = 0.5;
    double low = 0.8, high = 1.25; // band of the time, as factors
    int rows = 0, sources = 0;
    bool operator==(const TrainingGpuClass &) const = default;
};

// What all frameworks share.
struct TrainingSettings {
    std::vector<TrainingRecipe> recipes;
    std::vector<TrainingOptimizer> optimizers;
    std::vector<TrainingGpuClass> gpu_classes; // the first that matches; the last matches all
    QString quantized_optimizer;               // of QLoRA by default
    std::array<double, 4> loss_bytes{};        // of a logit, by LossKind
    double chunk_share = 0;                    // of the tokens whose logits exist at once, chunked
    double score_bytes = 0;                    // of one attention score without flash attention, in activation bytes
    double compiled_share = 1;                 // of a layer's activations under torch.compile
    double compiled_passes = 1;                // of activation_passes under torch.compile
    double exposed_communication = 1;          // share of it that arithmetic does not hide
    double context_bytes = 0;                  // CUDA context and libraries
    double context_high_bytes = 0;             // with all kernels loaded, or on older cards
    double launch_s = 0;                       // of one layer's kernels, forward and backward
    double padding = 0;                        // longest of b samples over their mean: 1 + padding · ln b
    double quantized_passes = 0;               // times the dequantized weights cross the memory bus, a pass
    double fp8_gain = 1;                       // of matrix products over bf16, as measured
    std::vector<Source> sources;

    bool operator==(const TrainingSettings &) const = default;
};

const TrainingRecipe *recipeOf(const TrainingSettings &settings, const QString &id);
const TrainingOptimizer *optimizerOf(const TrainingSettings &settings, const QString &id);

} // namespace tarozi
