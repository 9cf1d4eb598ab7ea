// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tarozi {

// Classes of tensors that formats treat differently. Formats and models are data; this list is the join.
enum class TensorClass {
    Embedding,
    OutputHead,
    AttentionQ,
    AttentionK,
    AttentionV,
    AttentionOutput,
    AttentionLatent, // MLA's low-rank projections and indexers
    RecurrentMixer,  // projections of Mamba and linear-attention layers
    RecurrentState,  // their small per-head vectors, convolutions, gates
    MlpGateUp,
    MlpDown,
    ExpertGateUp,
    ExpertDown,
    SharedExpert,
    Router,
    Norm,
    Bias,
    Vision,
    MultiTokenPrediction,
    Count
};

inline constexpr int kTensorClassCount = static_cast<int>(TensorClass::Count);

} // namespace tarozi
