// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/engine.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace tarozi {

// The terms of one decode step, each in seconds but for the counts. What a coefficient of a roof (a bandwidth, a
// throughput) is: 1 / the share of it that kernels reach.
enum class StepTerm {
    DenseWeights,  // bytes outside the routed experts / bandwidth
    ExpertWeights, // bytes of the experts that the batch touches / bandwidth
    HbmWeights,    // both once more on cards with stacked memory
    SmWeights,     // both over the multiprocessors' clock
    CacheRead,     // cache of the batch / bandwidth
    DenseCompute,  // FLOPs outside the routed experts / dense tensor throughput
    ExpertCompute,
    TiledExperts,   // expert FLOPs with each expert's rows padded to a tile
    AllReduceBytes, // activations over the link, ring
    AllReduces,     // two a layer where several ranks share it, each the latency of the link
    RankAllReduces, // times the ranks
    DenseLayers,    // layers without routed experts
    ExpertLayers,
    RecurrentLayers, // linear attention, state space: in addition
    Sequences,       // requests of the batch
    Steps,           // 1
    HostWeights,     // weights in host memory over the slower of PCIe and host memory
    Count
};

// The terms of a whole prompt.
enum class PromptTerm {
    DenseCompute, // FLOPs / dense tensor throughput of the format's arithmetic
    HalfCompute,  // the same over the throughput with 16-bit accumulation
    SmCompute,    // over multiprocessors · clock
    PowerCompute, // over the board's power
    ExpertCompute,
    Attention, // causal attention FLOPs / 16-bit throughput
    AllReduceBytes,
    Tokens,
    RecurrentTokens, // tokens times layers that scan them one after the other: linear attention, state space
    ChunkWeights,    // weights read once a chunk / bandwidth
    ChunkLayers,     // layers passed once a chunk
    Prompts,         // 1
    HostWeights,     // host weights, once a chunk
    Count
};

// The names of the terms (and of the reasons below) in files.
template<typename Term>
const std::vector<std::pair<QLatin1StringView, Term>> &speedTermNames();

using StepCoefficients = std::array<double, size_t(StepTerm::Count)>;
using PromptCoefficients = std::array<double, size_t(PromptTerm::Count)>;

// The band of the rows that one card gave, shrunk towards all others.
struct ResidualsOn {
    QString gpu;
    bool queued = false; // rows with more requests than the cache admits, or those with fewer
    double low = 1, high = 1;

    bool operator==(const ResidualsOn &) const = default;
};

// measured / predicted over the rows of a fit: the band that 90 % of them lie in, and the errors.
struct Residuals {
    double low = 1, high = 1;
    int rows = 0, sources = 0;
    double median = 0, p90 = 0;                // absolute relative errors of the fit
    double without_gpu = 0, without_model = 0; // medians of predictions for a GPU, a model the fit did not see
    std::vector<ResidualsOn> on;               // cards with rows enough for a band of their own

    bool operator==(const Residuals &) const = default;
};

// How fast one engine runs one class of weights: fitted on published measurements by tests/truth/fit_speed.py.
struct SpeedRecord {
    QString id;                              // vllm/w8/dense/0.8
    QStringList engines;                     // the first names the record; empty = a pool over all engines
    QString from_version;                    // first version it speaks of; empty = all
    QStringList weight_formats;              // those it was fitted on; empty = a pool over all of the engine's
    bool experts = false;                    // models with routed experts
    double pipelined_share = 0;              // of a prompt: chunks of it run on several stages at once
    QStringList gpus, architectures, models; // what it saw
    int most_gpus = 1;
    double most_concurrency = 0, longest_context = 0;

    StepCoefficients step{};           // seconds of a decode step
    PromptCoefficients interference{}; // seconds that a prompt between two steps takes from those who decode
    PromptCoefficients prompt{};       // seconds of a prompt alone
    PromptCoefficients queue{};        // seconds that a prompt takes from each other request's first token
    double first_token_steps = 0;      // decode steps between the end of the prompt and the first token

    Residuals decode, prefill, first_token, throughput;
    QString note; // what was shrunk to which pool
    std::vector<Source> sources;

    bool operator==(const SpeedRecord &) const = default;
};

// Why a band is wider than the errors of the fit, in the order of weight.
enum class Extrapolation {
    EngineNotMeasured,       // another engine's figures stand in
    FormatNotMeasured,       // the engine's other formats stand in
    ExpertsNotMeasured,      // the other kind of model stands in: dense for experts or experts for dense
    GpuNotMeasured,          // cards of the same architecture were
    ArchitectureNotMeasured, // none of the architecture was
    LinkNotMeasured,         // more GPUs, or a slower link between them, than were measured
    ConcurrencyBeyond,
    ContextBeyond,
    HostMemory, // PCIe and host memory set the pace; what is assumed of them varies
    FewRows,    // fewer than five rows or a single source, shrunk to a pool
    Count
};

template<>
const std::vector<std::pair<QLatin1StringView, StepTerm>> &speedTermNames();
template<>
const std::vector<std::pair<QLatin1StringView, PromptTerm>> &speedTermNames();
template<>
const std::vector<std::pair<QLatin1StringView, Extrapolation>> &speedTermNames();

// Absolute relative errors of one quantity over all records, and their medians where a whole GPU or model was left out.
struct CrossValidated {
    QString quantity;
    int rows = 0;
    double median = 0, p90 = 0;
    std::optional<double> without_gpu, without_model;

    bool operator==(const CrossValidated &) const = default;
};

// What stands around a GPU, where a scenario does not say it, and how far a band widens beyond its evidence.
struct SpeedSettings {
    Coefficient memory_bandwidth; // host memory, bytes/s
    Coefficient pcie_share;       // share of a PCIe link's rate that copies reach
    Coefficient no_peer_share;    // share of that left where cards talk through host memory
    Coefficient nvlink_latency;   // seconds of one exchange between two cards
    Coefficient pcie_latency;     // the same over PCIe
    Coefficient disk;             // bytes/s of weights from the disk into the GPU
    // factor on both sides of a band for each reason
    std::array<double, size_t(Extrapolation::Count)> widening{};
    std::vector<CrossValidated> cross_validation;

    bool operator==(const SpeedSettings &) const = default;
};

} // namespace tarozi
