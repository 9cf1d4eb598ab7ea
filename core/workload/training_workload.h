// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/loss_kind.h"

#include <QString>

#include <optional>

namespace tarozi {

enum class TrainingMethod { Full, Lora, Qlora };

// What of the forward pass is kept for the backward pass.
enum class Checkpointing {
    None,
    Selective, // every second block is recomputed
    Full,      // every block is recomputed from its input
};

// What the data-parallel GPUs divide between them.
enum class Sharding {
    None,  // each GPU holds all
    Zero1, // optimizer state
    Zero2, // and gradients
    Zero3, // and weights
    Fsdp,  // the same as Zero3, by PyTorch
};

enum class AttentionKind { Flash, Eager };

// What waits in host memory.
enum class TrainingOffload { None, Optimizer, Parameters, Activations };

// Fine-tuning of the language model in ServingWorkload::model: a chat service and its fine-tuning share the model.
// Unset and empty mean: the framework's default.
struct FineTuningWorkload {
    QString framework = QStringLiteral("transformers");
    TrainingMethod method = TrainingMethod::Lora;
    QString base;                // weight format of the (frozen) base; empty = bf16, for QLoRA nf4-dq
    QString recipe;              // precision of weights, gradients and state: mixed, fp32, bf16 ...
    QString optimizer;           // adamw, adamw-8bit, paged-adamw-8bit, adafactor, sgd ...
    bool fused_backward = false; // the optimizer steps during the backward pass: no gradient is kept
    int rank = 16;
    QString targets = QStringLiteral("all-linear"); // all-linear, attention, mlp, or names: q,v
    qint64 sequence = 1024;                         // tokens of the longest sequence
    qint64 microbatch = 1;                          // sequences of one pass, a GPU
    qint64 accumulation = 8;                        // passes of one optimizer step
    Checkpointing checkpointing = Checkpointing::Full;
    AttentionKind attention = AttentionKind::Flash;
    bool packing = false; // short samples share a sequence
    bool compile = false;
    std::optional<LossKind> loss;
    Sharding sharding = Sharding::None;
    TrainingOffload offload = TrainingOffload::None;
    qint64 samples = 10000;     // of the data set
    qint64 sample_tokens = 512; // of a sample, on average
    double epochs = 3;

    // The weight format of the base: as asked, else what the method usually keeps it in.
    QString baseFormat() const
    {
        if (!base.isEmpty())
            return base;
        return method == TrainingMethod::Qlora ? QStringLiteral("nf4-dq") : QStringLiteral("bf16");
    }

    bool operator==(const FineTuningWorkload &) const = default;
};

} // namespace tarozi
