// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/ceilings.h"
#include "core/speed/speed_terms.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tarozi {

namespace {

constexpr double kHalf = 2;            // bytes of an activation
constexpr double kReducesPerLayer = 2; // after the token mixer and after the MLP

void addWindowed(TokenAmount &amount, double window, double per_token)
{
    const auto same = std::find_if(amount.windows.begin(), amount.windows.end(),
                                   [&](const WindowedAmount &known) { return known.window == window; });
    if (same == amount.windows.end())
        amount.windows.push_back({window, per_token});
    else
        same->per_token += per_token;
}

// Bytes and FLOPs of one rank's weights, all stages.
struct Work {
    double dense_bytes = 0, expert_bytes = 0; // routed experts: all of them
    double dense_flops = 0, head_flops = 0;   // of one token
    double expert_row_flops = 0;              // of one token in one expert, all layers
    double expert_flops = 0;                  // of one token
    double experts = 0, experts_per_token = 0;
    int expert_layers = 0;
};

Work workOf(const ServingInputs &in)
{
    const LanguageModel &model = *in.model;
    const FormatTraits traits = formatTraits(model, *in.weights);
    const double scale = weightsScale(in);
    const Stage whole{0, in.layerCount(), true, true};
    Work work;
    for (const TensorRun &run : model.tensor_runs) {
        const TensorGroup &tensor = run.tensor;
        if (!tensor.loaded || tensor.active_share <= 0)
            continue;
        const int parts = tensorParts(tensor, in.placement.tensor);
        const double bytes = bytesOnStage(model, *in.weights, traits, run, whole) * scale / parts;
        const double flops = 2 * tensor.parameters() * double(run.layers.size()) / parts;
        if (tensor.experts > 0) {
            work.expert_bytes += bytes * paddedShare(in, tensor, parts);
            work.expert_flops += flops * tensor.active_share;
            work.expert_row_flops += flops / tensor.experts;
            work.experts = std::max(work.experts, double(tensor.experts));
            work.experts_per_token = std::max(work.experts_per_token, double(tensor.experts_per_token));
            work.expert_layers = std::max(work.expert_layers, int(run.layers.size()));
        } else {
            work.dense_bytes += bytes * tensor.active_share;
            work.dense_flops += flops * tensor.active_share;
            if (tensor.layer == kAfterLayers)
                work.head_flops += flops * tensor.active_share;
        }
    }
    return work;
}

TokenAmount cacheRead(const ServingInputs &in, const ServingMemory &memory)
{
    TokenAmount read;
    for (const StageMemory &stage : memory.stages) {
        for (const CacheGroup &group : stage.cache.groups) {
            const double per_token = group.layers * bytesPerToken(in, group);
            read.constant += group.layers * stateBytes(in, group);
            if (group.window > 0)
                addWindowed(read, double(group.window), per_token);
            else
                read.per_token += per_token;
        }
    }
    return read;
}

TokenAmount attentionFlops(const ServingInputs &in)
{
    TokenAmount flops;
    for (const LayerRun &run : in.model->layer_runs) {
        const Layer &layer = run.layer;
        if (layer.mixer == Mixer::LinearAttention || layer.mixer == Mixer::StateSpace || layer.mixer == Mixer::None)
            continue;
        const double heads = std::ceil(double(layer.query_heads) / in.placement.tensor);
        const double per_token = 2 * double(run.layers.size()) * heads * (layer.head_dim + layer.value_dim);
        if (layer.window > 0)
            addWindowed(flops, double(layer.window), per_token);
        else
            flops.per_token += per_token;
    }
    return flops;
}

// What one request keeps on the stage that fills first; windows as that engine keeps them.
void fillCacheRoom(const ServingInputs &in, const ServingMemory &memory, SpeedShape &shape)
{
    const StageMemory *least = nullptr;
    double requests = std::numeric_limits<double>::infinity();
    for (const StageMemory &stage : memory.stages) {
        const double request = requestBytes(in, stage.cache, in.context);
        if (request > 0 && std::max(stage.pool, 0.0) / request < requests) {
            requests = std::max(stage.pool, 0.0) / request;
            least = &stage;
        }
    }
    if (!least)
        return;
    shape.pool = std::max(least->pool, 0.0);
    for (const CacheGroup &group : least->cache.groups) {
        const double per_token = group.layers * bytesPerToken(in, group);
        shape.cache_kept.constant += group.layers * stateBytes(in, group);
        const double kept = tokensKept(in, group, std::numeric_limits<double>::max());
        if (group.window > 0 && kept < std::numeric_limits<double>::max())
            addWindowed(shape.cache_kept, kept, per_token);
        else
            shape.cache_kept.per_token += per_token;
    }
}

// What cards talk over. A bridge that joins two cards is sold apart: not assumed.
struct Link {
    double bytes_per_s = 0;
    double latency_s = 0; // of one exchange
};

Link linkOf(const Gpu &gpu, const SpeedSettings &host)
{
    const bool bridge = gpu.form_factor.contains(QLatin1String("PCIe"));
    if (gpu.nvlink && gpu.interconnect_bytes_per_s > 0 && !bridge)
        return {gpu.interconnect_bytes_per_s / 2, host.nvlink_latency.value};
    const double pcie = gpu.pcie_bytes_per_s_each_way.value_or(0) * host.pcie_share.value;
    const bool through_host = gpu.p2p_over_pcie.startsWith(QLatin1String("disabled"));
    return {through_host ? pcie * host.no_peer_share.value : pcie, host.pcie_latency.value};
}

double recurrentLayers(const LanguageModel &model)
{
    double layers = 0;
    for (const LayerRun &run : model.layer_runs) {
        if (run.layer.mixer == Mixer::LinearAttention || run.layer.mixer == Mixer::StateSpace)
            layers += double(run.layers.size());
    }
    return layers;
}

void fillStep(const ServingInputs &in, const Work &work, double resident, SpeedShape &shape)
{
    const Gpu &gpu = *in.gpu;
    const auto factor = [&](StepTerm term) -> double & { return shape.step[size_t(term)]; };
    const double bandwidth = shape.bandwidth_bytes_per_s;
    const double per_token_reads = work.experts > 0 ? work.expert_bytes * work.experts_per_token / work.experts : 0;
    factor(StepTerm::DenseWeights) = work.dense_bytes * resident / bandwidth;
    factor(StepTerm::ExpertWeights) = work.expert_bytes * resident / bandwidth;
    if (gpu.memory_type.startsWith(QLatin1String("HBM")))
        factor(StepTerm::HbmWeights) = (work.dense_bytes + per_token_reads) * resident / bandwidth;
    if (gpu.sm_count && gpu.boost_clock_mhz)
        factor(StepTerm::SmWeights) =
            (work.dense_bytes + per_token_reads) * resident / (*gpu.sm_count * *gpu.boost_clock_mhz * 1e6);
    factor(StepTerm::CacheRead) = 1 / bandwidth;
    factor(StepTerm::DenseCompute) = work.dense_flops / shape.peak_flops;
    factor(StepTerm::ExpertCompute) = work.expert_flops / shape.peak_flops;
    factor(StepTerm::TiledExperts) = work.expert_row_flops / shape.peak_flops;
    factor(StepTerm::DenseLayers) = in.layerCount() - work.expert_layers;
    factor(StepTerm::ExpertLayers) = work.expert_layers;
    factor(StepTerm::RecurrentLayers) = recurrentLayers(*in.model);
    factor(StepTerm::Sequences) = 1;
    factor(StepTerm::Steps) = 1;
}

void fillPrompt(const ServingInputs &in, const Work &work, SpeedShape &shape)
{
    const Gpu &gpu = *in.gpu;
    const auto factor = [&](PromptTerm term) -> double & { return shape.prompt[size_t(term)]; };
    const double dense = work.dense_flops - work.head_flops;
    const double all = dense + work.expert_flops;
    shape.prompt_flops_per_token = all;
    const double sixteen = gpu.fp16_fp32acc_flops.value_or(gpu.bf16_flops.value_or(shape.peak_flops));
    factor(PromptTerm::DenseCompute) = dense / shape.peak_flops;
    factor(PromptTerm::ExpertCompute) = work.expert_flops / shape.peak_flops;
    factor(PromptTerm::HalfCompute) = all / gpu.fp16_fp16acc_flops.value_or(sixteen);
    if (gpu.sm_count && gpu.boost_clock_mhz)
        factor(PromptTerm::SmCompute) = all / (*gpu.sm_count * *gpu.boost_clock_mhz * 1e6);
    if (gpu.board_power_w)
        factor(PromptTerm::PowerCompute) = all / *gpu.board_power_w;
    factor(PromptTerm::Attention) = 1 / sixteen;
    factor(PromptTerm::Tokens) = 1;
    factor(PromptTerm::RecurrentTokens) = recurrentLayers(*in.model);
    factor(PromptTerm::ChunkWeights) = (work.dense_bytes + work.expert_bytes) / shape.bandwidth_bytes_per_s;
    factor(PromptTerm::ChunkLayers) = in.layerCount();
    factor(PromptTerm::Prompts) = 1;
}

void fillLinks(const ServingInputs &in, const SpeedSettings &host, SpeedShape &shape)
{
    const int tensor = in.placement.tensor;
    const Link link = linkOf(*in.gpu, host);
    const double activations = in.model->hidden_size * kHalf; // of one token
    double seconds = 0;
    if (tensor > 1) {
        const double reduces = kReducesPerLayer * in.layerCount();
        const double ring = 2.0 * (tensor - 1) / tensor;
        seconds += reduces * activations * ring / link.bytes_per_s;
        shape.step[size_t(StepTerm::AllReduces)] = reduces * link.latency_s;
        shape.step[size_t(StepTerm::RankAllReduces)] = reduces * tensor * link.latency_s;
    }
    if (shape.stages > 1)
        seconds += (shape.stages - 1) * activations / link.bytes_per_s;
    shape.step[size_t(StepTerm::AllReduceBytes)] = seconds;
    shape.prompt[size_t(PromptTerm::AllReduceBytes)] = seconds;
}

void fillHostReads(const ServingInputs &in, const ServingMemory &memory, const SpeedSettings &host, SpeedShape &shape)
{
    double streamed = 0; // over PCIe at each step
    for (const StageMemory &stage : memory.stages)
        streamed += stage.weights.host;
    shape.host_bytes = streamed + memory.host_read;
    if (shape.host_bytes <= 0)
        return;
    shape.host_seconds_least = tokenReads(in, memory, &host).host_seconds_refined;
    const double pcie = in.gpu->pcie_bytes_per_s_each_way.value_or(0) * host.pcie_share.value;
    double seconds = memory.host_read / host.memory_bandwidth.value;
    if (streamed > 0)
        seconds += streamed / std::min(pcie, host.memory_bandwidth.value);
    shape.step[size_t(StepTerm::HostWeights)] = seconds;
    shape.prompt[size_t(PromptTerm::HostWeights)] = seconds;
}

} // namespace

SpeedShape speedShape(const ServingInputs &in, const ServingMemory &memory, const SpeedSettings &host)
{
    SpeedShape shape;
    shape.tensor = in.placement.tensor;
    shape.stages = in.placement.pipeline;
    shape.replicas = in.placement.replicas;
    // llama.cpp and the plain library are started with as many places as are asked for
    const bool places_as_asked = in.engine->rule == BudgetRule::LlamaCpp || in.engine->rule == BudgetRule::Transformers;
    shape.max_num_seqs = places_as_asked ? 0 : in.max_num_seqs;
    shape.chunk_tokens = in.engine->rule == BudgetRule::LlamaCpp ? in.ubatch : in.max_num_batched_tokens;
    shape.bandwidth_bytes_per_s = in.gpu->memory_bandwidth_bytes_per_s;
    shape.peak_flops = tensorThroughput(*in.gpu, in.weights->compute).flops.value_or(0);
    const Work work = workOf(in);
    setExperts(shape, work.experts, work.experts_per_token);
    shape.dense_bytes = work.dense_bytes;
    shape.expert_bytes = work.expert_bytes;
    shape.flops_per_token = work.dense_flops + work.expert_flops;
    shape.cache_read = cacheRead(in, memory);
    shape.attention_flops = attentionFlops(in);
    fillCacheRoom(in, memory, shape);
    fillPrompt(in, work, shape);
    fillLinks(in, host, shape);
    fillHostReads(in, memory, host, shape);
    const double read = work.dense_bytes + work.expert_bytes;
    fillStep(in, work, read > 0 ? std::max(1 - shape.host_bytes / read, 0.0) : 1, shape);
    return shape;
}

} // namespace tarozi
