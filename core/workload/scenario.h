// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/gpu.h"
#include "core/workload/image_workload.h"
#include "core/workload/money_inputs.h"
#include "core/workload/requirements.h"
#include "core/workload/speech_workload.h"
#include "core/workload/training_workload.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace tarozi {

enum class WorkloadKind { Serving, FineTuning, ImageGeneration, Speech };

// Which model: a catalogue id, else a bare size (the generic dense shape), else a file.
struct ModelChoice {
    QString id;
    std::optional<double> parameters;    // set: the generic shape of this size replaces `id`
    QString file;                        // an imported file; read before assess, never by it
    std::optional<double> weights_bytes; // use this size instead of the tensors'

    bool operator==(const ModelChoice &) const = default;
};

// Unset means: the engine's default for the card.
struct EngineSettings {
    QString engine = QStringLiteral("vllm");
    QString version;                    // empty: the engine's default version
    std::optional<double> memory_limit; // share of the visible memory
    std::optional<int> max_num_seqs;
    std::optional<int> max_num_batched_tokens;
    std::optional<int> ubatch;
    std::optional<int> gpu_layers; // llama.cpp; unset = all
    bool eager = false;            // no CUDA graphs
    bool flash_attention = true;
    double cpu_offload_bytes = 0;
    double other_tenants_bytes = 0; // a desktop or another process on each GPU
    int lora_slots = 0;             // adapters held beside the weights
    int lora_rank = 0;
    bool wsl = false; // WSL2 or Windows: a program sees all that the driver reports

    bool operator==(const EngineSettings &) const = default;
};

struct ServingWorkload {
    ModelChoice model{QStringLiteral("meta-llama/Llama-3.1-8B"), {}, {}, {}};
    QString weights;                     // weight format id; empty = as released
    QString kv = QStringLiteral("fp16"); // KV format id
    qint64 context = 8192;               // tokens of one request, input and output together
    qint64 input = 7168;
    qint64 output = 1024;
    qint64 concurrency = 1;
    EngineSettings engine;

    bool operator==(const ServingWorkload &) const = default;
};

// What an hour of a GPU costs. A tariff id wins over a bare price.
struct PriceChoice {
    QString tariff;
    std::optional<double> amount_per_gpu_hour;
    QString currency = QStringLiteral("RUB");
    QString billing = QStringLiteral("hour"); // rented time is charged in whole steps of it

    bool operator==(const PriceChoice &) const = default;
};

enum class Parallelism { Auto, None, Tensor, Pipeline, Replicas, LayerSplit };

struct Candidate {
    QString gpu;
    int count = 1;
    Parallelism parallelism = Parallelism::Auto;
    std::optional<int> tensor; // sizes, where the split is mixed
    std::optional<int> pipeline;
    std::optional<EccMode> ecc;            // unset = the card's default
    std::optional<PriceChoice> price = {}; // unset = the scenario's

    bool operator==(const Candidate &) const = default;
};

// The two cards of the default scenario.
std::vector<Candidate> defaultCandidates();

// What stands on the proposal beside the figures.
struct ProposalDetails {
    QString title, customer, author;

    bool operator==(const ProposalDetails &) const = default;
};

// What is asked. A plain value: undo, pins, files and autosave are kept copies of it.
struct Scenario {
    WorkloadKind kind = WorkloadKind::Serving;
    ServingWorkload serving;
    FineTuningWorkload finetune;
    ImageWorkload image;
    SpeechWorkload speech;
    std::vector<Candidate> candidates = defaultCandidates();
    Requirements requirements;
    PriceChoice price; // of the candidates that have none of their own
    MoneyInputs money;
    ProposalDetails proposal;
    QJsonObject unknown_keys; // of a file written by a friendlier program; kept on saving

    bool operator==(const Scenario &) const = default;
};

inline constexpr int kMaxCandidates = 4;

} // namespace tarozi
