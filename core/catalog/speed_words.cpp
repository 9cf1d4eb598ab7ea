// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/speed_record.h"

namespace tarozi {

using namespace Qt::StringLiterals;

template<>
const std::vector<std::pair<QLatin1StringView, StepTerm>> &speedTermNames()
{
    static const std::vector<std::pair<QLatin1StringView, StepTerm>> names{
        {"dense_weights"_L1, StepTerm::DenseWeights},
        {"expert_weights"_L1, StepTerm::ExpertWeights},
        {"hbm_weights"_L1, StepTerm::HbmWeights},
        {"sm_weights"_L1, StepTerm::SmWeights},
        {"cache_read"_L1, StepTerm::CacheRead},
        {"dense_compute"_L1, StepTerm::DenseCompute},
        {"expert_compute"_L1, StepTerm::ExpertCompute},
        {"tiled_experts"_L1, StepTerm::TiledExperts},
        {"all_reduce_bytes"_L1, StepTerm::AllReduceBytes},
        {"all_reduces"_L1, StepTerm::AllReduces},
        {"rank_all_reduces"_L1, StepTerm::RankAllReduces},
        {"dense_layers"_L1, StepTerm::DenseLayers},
        {"expert_layers"_L1, StepTerm::ExpertLayers},
        {"recurrent_layers"_L1, StepTerm::RecurrentLayers},
        {"sequences"_L1, StepTerm::Sequences},
        {"steps"_L1, StepTerm::Steps},
        {"host_weights"_L1, StepTerm::HostWeights},
    };
    return names;
}

template<>
const std::vector<std::pair<QLatin1StringView, PromptTerm>> &speedTermNames()
{
    static const std::vector<std::pair<QLatin1StringView, PromptTerm>> names{
        {"dense_compute"_L1, PromptTerm::DenseCompute},
        {"half_compute"_L1, PromptTerm::HalfCompute},
        {"sm_compute"_L1, PromptTerm::SmCompute},
        {"power_compute"_L1, PromptTerm::PowerCompute},
        {"expert_compute"_L1, PromptTerm::ExpertCompute},
        {"attention"_L1, PromptTerm::Attention},
        {"all_reduce_bytes"_L1, PromptTerm::AllReduceBytes},
        {"tokens"_L1, PromptTerm::Tokens},
        {"recurrent_tokens"_L1, PromptTerm::RecurrentTokens},
        {"chunk_weights"_L1, PromptTerm::ChunkWeights},
        {"chunk_layers"_L1, PromptTerm::ChunkLayers},
        {"prompts"_L1, PromptTerm::Prompts},
        {"host_weights"_L1, PromptTerm::HostWeights},
    };
    return names;
}

template<>
const std::vector<std::pair<QLatin1StringView, Extrapolation>> &speedTermNames()
{
    static const std::vector<std::pair<QLatin1StringView, Extrapolation>> names{
        {"engine_not_measured"_L1, Extrapolation::EngineNotMeasured},
        {"format_not_measured"_L1, Extrapolation::FormatNotMeasured},
        {"experts_not_measured"_L1, Extrapolation::ExpertsNotMeasured},
        {"gpu_not_measured"_L1, Extrapolation::GpuNotMeasured},
        {"architecture_not_measured"_L1, Extrapolation::ArchitectureNotMeasured},
        {"link_not_measured"_L1, Extrapolation::LinkNotMeasured},
        {"concurrency_beyond"_L1, Extrapolation::ConcurrencyBeyond},
        {"context_beyond"_L1, Extrapolation::ContextBeyond},
        {"host_memory"_L1, Extrapolation::HostMemory},
        {"few_rows"_L1, Extrapolation::FewRows},
    };
    return names;
}

} // namespace tarozi
