// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/machine_words.h"

#include <algorithm>
#include <iterator>

namespace tarozi::machine {

using namespace Qt::StringLiterals;

namespace {

template<typename Enum>
struct Word {
    Enum value;
    QLatin1StringView text;
};

constexpr Word<Quantity> kQuantityWords[] = {
    {Quantity::Weights, "weights"_L1},
    {Quantity::KvCache, "kv_cache"_L1},
    {Quantity::Activations, "activations"_L1},
    {Quantity::Gradients, "gradients"_L1},
    {Quantity::OptimizerState, "optimizer_state"_L1},
    {Quantity::Adapters, "adapters"_L1},
    {Quantity::Runtime, "runtime"_L1},
    {Quantity::Graphs, "graphs"_L1},
    {Quantity::OtherTenants, "other_tenants"_L1},
    {Quantity::Spare, "spare"_L1},
    {Quantity::Need, "need"_L1},
    {Quantity::NeedLow, "need_low"_L1},
    {Quantity::NeedHigh, "need_high"_L1},
    {Quantity::OutsideLimit, "outside_limit"_L1},
    {Quantity::HostRam, "host_ram"_L1},
    {Quantity::NominalMemory, "nominal"_L1},
    {Quantity::UsableMemory, "usable"_L1},
    {Quantity::VisibleMemory, "visible"_L1},
    {Quantity::MemoryLimitShare, "memory_limit_share"_L1},
    {Quantity::Limit, "limit"_L1},
    {Quantity::Headroom, "headroom"_L1},
    {Quantity::KvPool, "kv_pool"_L1},
    {Quantity::KvTokens, "kv_tokens"_L1},
    {Quantity::MaxConcurrency, "max_concurrency"_L1},
    {Quantity::MaxContext, "max_context"_L1},
    {Quantity::DecodeCeiling, "decode_ceiling"_L1},
    {Quantity::DecodeCeilingRefined, "decode_ceiling_refined"_L1},
    {Quantity::PrefillCeiling, "prefill_ceiling"_L1},
    {Quantity::DecodeSpeed, "decode_speed"_L1},
    {Quantity::PrefillSpeed, "prefill_speed"_L1},
    {Quantity::TimeToFirstToken, "time_to_first_token"_L1},
    {Quantity::TimePerOutputToken, "time_per_output_token"_L1},
    {Quantity::Throughput, "throughput"_L1},
    {Quantity::PricePerHour, "per_hour"_L1},
    {Quantity::CostPerMillionOutputTokensAtCeiling, "per_million_output_tokens_at_ceiling"_L1},
    {Quantity::Parameters, "parameters"_L1},
    {Quantity::ParametersOfClass, "parameters_of_class"_L1},
    {Quantity::ParametersIn16Bit, "parameters_in_16_bit"_L1},
    {Quantity::ActiveParameters, "active_parameters"_L1},
    {Quantity::BytesPerParameter, "bytes_per_parameter"_L1},
    {Quantity::BytesPerParameter16Bit, "bytes_per_parameter_16_bit"_L1},
    {Quantity::WeightsGiven, "weights_given"_L1},
    {Quantity::WeightsRead, "weights_read"_L1},
    {Quantity::Layers, "layers"_L1},
    {Quantity::LayersFullAttention, "layers_full_attention"_L1},
    {Quantity::LayersWindowed, "layers_windowed"_L1},
    {Quantity::QueryHeads, "query_heads"_L1},
    {Quantity::KvHeads, "kv_heads"_L1},
    {Quantity::HeadDimension, "head_dimension"_L1},
    {Quantity::ValueDimension, "value_dimension"_L1},
    {Quantity::LatentElements, "latent_elements"_L1},
    {Quantity::IndexerElements, "indexer_elements"_L1},
    {Quantity::Window, "window"_L1},
    {Quantity::StateElements, "state_elements"_L1},
    {Quantity::KvElementsPerToken, "kv_elements_per_token"_L1},
    {Quantity::KvBytesPerElement, "kv_bytes_per_element"_L1},
    {Quantity::KvBytesPerToken, "kv_bytes_per_token"_L1},
    {Quantity::StateBytesPerSequence, "state_bytes_per_sequence"_L1},
    {Quantity::ContextTokens, "context_tokens"_L1},
    {Quantity::ContextTokensRounded, "context_tokens_rounded"_L1},
    {Quantity::InputTokens, "input_tokens"_L1},
    {Quantity::OutputTokens, "output_tokens"_L1},
    {Quantity::BlockTokens, "block_tokens"_L1},
    {Quantity::Concurrency, "concurrency"_L1},
    {Quantity::Vocabulary, "vocabulary"_L1},
    {Quantity::HiddenSize, "hidden_size"_L1},
    {Quantity::IntermediateSize, "intermediate_size"_L1},
    {Quantity::MaxNumSeqs, "max_num_seqs"_L1},
    {Quantity::MaxNumBatchedTokens, "max_num_batched_tokens"_L1},
    {Quantity::MicroBatch, "micro_batch"_L1},
    {Quantity::ActivationCoefficient, "activation_coefficient"_L1},
    {Quantity::ForwardActivations, "forward_activations"_L1},
    {Quantity::SamplerActivations, "sampler_activations"_L1},
    {Quantity::NonTorch, "non_torch"_L1},
    {Quantity::CudaContext, "cuda_context"_L1},
    {Quantity::MarginPerGpu, "margin_per_gpu"_L1},
    {Quantity::TensorParallel, "tensor_parallel"_L1},
    {Quantity::PipelineParallel, "pipeline_parallel"_L1},
    {Quantity::Gpus, "gpus"_L1},
    {Quantity::MemoryBandwidth, "memory_bandwidth"_L1},
    {Quantity::TensorThroughput, "tensor_throughput"_L1},
    {Quantity::Flops, "flops"_L1},
    {Quantity::VisibleShare, "visible_share"_L1},
    {Quantity::TightShare, "tight_share"_L1},
    {Quantity::PositionTables, "position_tables"_L1},
    {Quantity::AdapterRank, "adapter_rank"_L1},
    {Quantity::CapturedGraphs, "captured_graphs"_L1},
    {Quantity::ExpertWorkspace, "expert_workspace"_L1},
    {Quantity::FreeMemory, "free_memory"_L1},
    {Quantity::StepWeights, "step_weights"_L1},
    {Quantity::StepCache, "step_cache"_L1},
    {Quantity::StepCompute, "step_compute"_L1},
    {Quantity::StepCommunication, "step_communication"_L1},
    {Quantity::StepOverhead, "step_overhead"_L1},
    {Quantity::StepPrompts, "step_prompts"_L1},
    {Quantity::StepHost, "step_host"_L1},
    {Quantity::PromptTime, "prompt_time"_L1},
    {Quantity::OtherPromptsTime, "other_prompts_time"_L1},
    {Quantity::QueueTime, "queue_time"_L1},
    {Quantity::AdmittedRequests, "admitted_requests"_L1},
    {Quantity::LoadingTime, "loading_time"_L1},
    {Quantity::CostPerMillionOutputTokens, "per_million_output_tokens"_L1},
    {Quantity::CostPerMillionInputTokens, "per_million_input_tokens"_L1},
    {Quantity::CostPerMillionAllTokens, "per_million_all_tokens"_L1},
    {Quantity::CostPerResult, "per_result"_L1},
    {Quantity::CostPerMonth, "per_month"_L1},
    {Quantity::CostOfRun, "cost_of_run"_L1},
    {Quantity::BilledHours, "hours_per_month_billed"_L1},
    {Quantity::WorkingHours, "working_hours"_L1},
    {Quantity::OverheadHours, "overhead_hours"_L1},
    {Quantity::HoursPerMonth, "hours_per_month"_L1},
    {Quantity::StartsPerMonth, "starts_per_month"_L1},
    {Quantity::ResultsPerMonth, "results_per_month"_L1},
    {Quantity::ResultsPerSecond, "results_per_second"_L1},
    {Quantity::RunsPerResult, "runs_per_result"_L1},
    {Quantity::RetryShare, "retries"_L1},
    {Quantity::AcceptedShare, "accepted"_L1},
    {Quantity::Utilization, "utilization"_L1},
    {Quantity::TokensPerResult, "tokens_per_result"_L1},
    {Quantity::Servers, "servers"_L1},
    {Quantity::StartTime, "start_time"_L1},
    {Quantity::IdleTime, "idle_time"_L1},
    {Quantity::MonthlyExtras, "monthly_extras"_L1},
    {Quantity::ExchangeRate, "exchange_rate"_L1},
    {Quantity::PurchaseCost, "purchase_cost"_L1},
    {Quantity::UpkeepPerMonth, "upkeep_per_month"_L1},
    {Quantity::PowerPerMonth, "power_per_month"_L1},
    {Quantity::BreakEvenMonths, "break_even_months"_L1},
    {Quantity::TotalCostOfOwnership, "total_cost_of_ownership"_L1},
    {Quantity::ReserveGpus, "reserve_gpus"_L1},
    {Quantity::PurchasePrice, "purchase_price"_L1},
    {Quantity::ServerPrice, "server_price"_L1},
    {Quantity::BoardPower, "board_power"_L1},
    {Quantity::PowerLoad, "power_load"_L1},
    {Quantity::PowerUsage, "pue"_L1},
    {Quantity::ElectricityPrice, "electricity_price"_L1},
    {Quantity::HostingPrice, "hosting_price"_L1},
    {Quantity::CoolingPrice, "cooling_price"_L1},
    {Quantity::RepairShare, "repair_share"_L1},
    {Quantity::StaffPrice, "staff_price"_L1},
    {Quantity::ResidualShare, "residual_share"_L1},
    {Quantity::DiscountRate, "discount_rate"_L1},
    {Quantity::Denoiser, "denoiser"_L1},
    {Quantity::TextEncoders, "text_encoders"_L1},
    {Quantity::Vae, "vae"_L1},
    {Quantity::IdleMemory, "idle"_L1},
    {Quantity::PeakMemory, "peak"_L1},
    {Quantity::TextEncodingMemory, "text_encoding_memory"_L1},
    {Quantity::DenoisingMemory, "denoising_memory"_L1},
    {Quantity::VaeDecodeMemory, "vae_decode_memory"_L1},
    {Quantity::ParametersKept, "parameters_kept"_L1},
    {Quantity::BytesPerParameterKept, "bytes_per_parameter_kept"_L1},
    {Quantity::ImageWidth, "image_width"_L1},
    {Quantity::ImageHeight, "image_height"_L1},
    {Quantity::ImageCount, "images"_L1},
    {Quantity::ImagePixels, "image_pixels"_L1},
    {Quantity::ImageTokens, "image_tokens"_L1},
    {Quantity::DenoisingSteps, "steps"_L1},
    {Quantity::GuidancePasses, "guidance_passes"_L1},
    {Quantity::PeakShare, "peak_share"_L1},
    {Quantity::EnergyPerFlop, "energy_per_flop"_L1},
    {Quantity::PowerForCompute, "power_for_compute"_L1},
    {Quantity::ActivationTraffic, "activation_traffic"_L1},
    {Quantity::LaunchTime, "launch_time"_L1},
    {Quantity::DenoisingStepTime, "denoising_step_time"_L1},
    {Quantity::DenoisingTime, "denoising_time"_L1},
    {Quantity::TextEncodingTime, "text_encoding_time"_L1},
    {Quantity::VaeDecodeTime, "vae_decode_time"_L1},
    {Quantity::OffloadTime, "offload_time"_L1},
    {Quantity::OffloadRate, "offload_rate"_L1},
    {Quantity::ImageRunTime, "run_time"_L1},
    {Quantity::SecondsPerImage, "seconds_per_image"_L1},
    {Quantity::IterationsPerSecond, "iterations_per_s"_L1},
    {Quantity::WorkingValues, "working_values"_L1},
    {Quantity::AudioHours, "audio_hours"_L1},
    {Quantity::WindowCount, "windows"_L1},
    {Quantity::Beams, "beams"_L1},
    {Quantity::WindowSeconds, "window_s"_L1},
    {Quantity::WindowCache, "window_cache"_L1},
    {Quantity::EncoderTime, "encoder_time"_L1},
    {Quantity::DecoderStepTime, "decoder_step_time"_L1},
    {Quantity::TokensPerWindow, "tokens_per_window"_L1},
    {Quantity::HostTime, "host_time"_L1},
    {Quantity::BatchTime, "batch_time"_L1},
    {Quantity::AudioHoursPerHour, "audio_hours_per_hour"_L1},
    {Quantity::TranscriptionTime, "transcription_time"_L1},
    {Quantity::SaturationBatch, "saturation_batch"_L1},
};

constexpr Word<Verdict> kVerdictWords[] = {
    {Verdict::Fits, "fits"_L1},
    {Verdict::Tight, "tight"_L1},
    {Verdict::DoesNotFit, "does_not_fit"_L1},
    {Verdict::NotModelled, "not_modelled"_L1},
};

constexpr Word<FindingId> kFindingIdWords[] = {
    {FindingId::WeightsExceedLimit, "weights_exceed_limit"_L1},
    {FindingId::KvCacheExceedsLimit, "kv_cache_exceeds_limit"_L1},
    {FindingId::RequestsQueue, "requests_queue"_L1},
    {FindingId::OutsideLimitExceedsUsable, "outside_limit_exceeds_usable"_L1},
    {FindingId::Tight, "tight"_L1},
    {FindingId::BandCrossesLimit, "band_crosses_limit"_L1},
    {FindingId::ContextBeyondModel, "context_beyond_model"_L1},
    {FindingId::FormatNotNative, "format_not_native"_L1},
    {FindingId::FormatNotInEngine, "format_not_in_engine"_L1},
    {FindingId::KvFormatNotInEngine, "kv_format_not_in_engine"_L1},
    {FindingId::UsableMemoryAssumed, "usable_memory_assumed"_L1},
    {FindingId::VisibleMemoryAssumed, "visible_memory_assumed"_L1},
    {FindingId::TwoBudgets, "two_budgets"_L1},
    {FindingId::NoNvlink, "no_nvlink"_L1},
    {FindingId::GenericArchitecture, "generic_architecture"_L1},
    {FindingId::WeightsGiven, "weights_given"_L1},
    {FindingId::EngineVersionOutsideEvidence, "engine_version_outside_evidence"_L1},
    {FindingId::WindowChargedFull, "window_charged_full"_L1},
    {FindingId::EngineRefusesStart, "engine_refuses_start"_L1},
    {FindingId::LimitLeavesNoRoom, "limit_leaves_no_room"_L1},
    {FindingId::OffloadSlows, "offload_slows"_L1},
    {FindingId::PriceOnRequest, "price_on_request"_L1},
    {FindingId::TariffForOtherGpu, "tariff_for_other_gpu"_L1},
    {FindingId::ExchangeRateMissing, "exchange_rate_missing"_L1},
    {FindingId::TariffGpuOnly, "tariff_gpu_only"_L1},
    {FindingId::VatDiffers, "vat_differs"_L1},
    {FindingId::CostNotProven, "cost_not_proven"_L1},
    {FindingId::LoadNeedsServers, "load_needs_servers"_L1},
    {FindingId::PipelineExceedsLimit, "pipeline_exceeds_limit"_L1},
    {FindingId::OffloadFits, "offload_fits"_L1},
    {FindingId::OffloadHidesMemory, "offload_hides_memory"_L1},
    {FindingId::ImageBeyondModel, "image_beyond_model"_L1},
    {FindingId::ShareOfGpusIdle, "share_of_gpus_idle"_L1},
    {FindingId::SpeechExceedsLimit, "speech_exceeds_limit"_L1},
    {FindingId::BatchBeyondSaturation, "batch_beyond_saturation"_L1},
    {FindingId::NotModelled, "not_modelled"_L1},
};

constexpr Word<Severity> kSeverityWords[] = {
    {Severity::Info, "info"_L1},
    {Severity::Warning, "warning"_L1},
    {Severity::Error, "error"_L1},
};

constexpr Word<FixKind> kFixKindWords[] = {
    {FixKind::KvFormat, "kv_format"_L1},
    {FixKind::WeightFormat, "weight_format"_L1},
    {FixKind::ShorterContext, "shorter_context"_L1},
    {FixKind::FewerRequests, "fewer_requests"_L1},
    {FixKind::HigherLimit, "higher_limit"_L1},
    {FixKind::LowerLimit, "lower_limit"_L1},
    {FixKind::MoreGpus, "more_gpus"_L1},
    {FixKind::Offload, "offload"_L1},
    {FixKind::FewerGpuLayers, "fewer_gpu_layers"_L1},
    {FixKind::OtherGpu, "other_gpu"_L1},
};

constexpr Word<Bottleneck> kBottleneckWords[] = {
    {Bottleneck::MemoryBandwidth, "memory_bandwidth"_L1},
    {Bottleneck::Compute, "compute"_L1},
    {Bottleneck::Capacity, "capacity"_L1},
    {Bottleneck::Interconnect, "interconnect"_L1},
};

constexpr Word<SpeedGap> kSpeedGapWords[] = {
    {SpeedGap::None, "none"_L1},
    {SpeedGap::NoTokens, "no_tokens"_L1},
    {SpeedGap::DoesNotFit, "does_not_fit"_L1},
    {SpeedGap::NoThroughput, "no_throughput"_L1},
    {SpeedGap::NoEvidence, "no_evidence"_L1},
};

constexpr Word<Parallelism> kParallelismWords[] = {
    {Parallelism::Auto, "auto"_L1},         {Parallelism::None, "none"_L1},
    {Parallelism::Tensor, "tensor"_L1},     {Parallelism::Pipeline, "pipeline"_L1},
    {Parallelism::Replicas, "replicas"_L1}, {Parallelism::LayerSplit, "layer-split"_L1},
};

constexpr Word<EccMode> kEccModeWords[] = {
    {EccMode::Off, "off"_L1},
    {EccMode::On, "on"_L1},
};

template<typename Enum, size_t N>
QLatin1StringView find(const Word<Enum> (&words)[N], Enum value)
{
    const auto it =
        std::find_if(std::begin(words), std::end(words), [&](const auto &word) { return word.value == value; });
    return it == std::end(words) ? QLatin1StringView() : it->text;
}

} // namespace

QLatin1StringView word(Quantity quantity)
{
    return find(kQuantityWords, quantity);
}

QLatin1StringView word(Verdict verdict)
{
    return find(kVerdictWords, verdict);
}

QLatin1StringView word(FindingId id)
{
    return find(kFindingIdWords, id);
}

QLatin1StringView word(Severity severity)
{
    return find(kSeverityWords, severity);
}

QLatin1StringView word(FixKind kind)
{
    return find(kFixKindWords, kind);
}

QLatin1StringView word(Bottleneck bottleneck)
{
    return find(kBottleneckWords, bottleneck);
}

QLatin1StringView word(SpeedGap gap)
{
    return find(kSpeedGapWords, gap);
}

QLatin1StringView word(CrossingAxis axis)
{
    switch (axis) {
    case CrossingAxis::Concurrency: return "concurrency"_L1;
    case CrossingAxis::InputShare: return "input_share"_L1;
    }
    return {};
}

QLatin1StringView word(Extrapolation reason)
{
    for (const auto &[name, value] : speedTermNames<Extrapolation>()) {
        if (value == reason)
            return name;
    }
    return {};
}

QLatin1StringView word(Parallelism parallelism)
{
    return find(kParallelismWords, parallelism);
}

QLatin1StringView word(EccMode mode)
{
    return find(kEccModeWords, mode);
}

} // namespace tarozi::machine
