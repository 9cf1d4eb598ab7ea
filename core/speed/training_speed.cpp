// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/training_speed.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

constexpr double kUnmeasuredFramework = 1.2; // widens the band
constexpr double kWideActivation = 4;        // bytes of an FP32 element
constexpr double kHalfActivation = 2;
constexpr double kNvlinkShare = 0.8; // of its rate one way

bool matches(const QStringList &wanted, const QString &value)
{
    return wanted.isEmpty() || wanted.contains(value);
}

const TrainingGpuClass *classOf(const TrainingSettings &settings, const Gpu &gpu)
{
    for (const TrainingGpuClass &candidate : settings.gpu_classes) {
        const bool memory = candidate.memory.isEmpty() ||
                            std::any_of(candidate.memory.begin(), candidate.memory.end(),
                                        [&](const QString &kind) { return gpu.memory_type.startsWith(kind); });
        if (memory && matches(candidate.architectures, gpu.architecture) && matches(candidate.segments, gpu.segment))
            return &candidate;
    }
    return nullptr;
}

double recomputedShare(Checkpointing checkpointing)
{
    switch (checkpointing) {
    case Checkpointing::None: return 0;
    case Checkpointing::Selective: return 0.5;
    case Checkpointing::Full: return 1;
    }
    return 0;
}

std::optional<double> peakOf(const TrainingInputs &in)
{
    const Gpu &gpu = *in.gpu;
    if (in.recipe->activation >= 4)
        return gpu.tf32_flops ? gpu.tf32_flops : gpu.fp32_flops;
    return gpu.bf16_flops ? gpu.bf16_flops : gpu.fp16_fp32acc_flops;
}

double flopsPerToken(const TrainingInputs &in, const TrainingShape &shape)
{
    const double again = recomputedShare(in.asked.checkpointing);
    const double passes = (in.adapters() ? 4 : 6) + 2 * again;
    return passes * shape.matrix_parameters + (3 + again) * shape.attention_flops;
}

double linkBytesPerSecond(const TrainingInputs &in, const SpeedSettings &host)
{
    const Gpu &gpu = *in.gpu;
    if (gpu.nvlink && gpu.interconnect_bytes_per_s > 0)
        return gpu.interconnect_bytes_per_s / 2 * kNvlinkShare;
    const bool peers = gpu.p2p_over_pcie == QLatin1StringView("supported");
    return gpu.pcie_bytes_per_s_each_way.value_or(0) * host.pcie_share.value * (peers ? 1 : host.no_peer_share.value);
}

// Bytes that one GPU sends in a pass: gathered weights forward and back (and again where layers are recomputed),
// gradients once an optimizer step.
double communicatedBytes(const TrainingInputs &in, const TrainingMemory &memory)
{
    const double n = in.gpus;
    const double others = (n - 1) / n;
    const double steps = double(in.asked.accumulation);
    const double gradients = memory.trainable * in.recipe->gradients;
    double bytes = 2 * gradients * others / steps;
    if (in.shardsWeights() || in.asked.offload == TrainingOffload::Parameters) {
        const double weights =
            in.adapters() ? memory.static_bytes - gradients : memory.trainable * in.recipe->activation;
        const double gathers = 2 + recomputedShare(in.asked.checkpointing);
        bytes += gathers * weights * (in.asked.offload == TrainingOffload::Parameters ? 1 : others);
    }
    return bytes;
}

double trafficBytes(const TrainingInputs &in, const TrainingMemory &memory, double tokens)
{
    const TrainingShape &shape = memory.shape;
    const bool eager = in.asked.attention == AttentionKind::Eager;
    const double elements =
        shape.elements * (1 + recomputedShare(in.asked.checkpointing) / 2) + (eager ? shape.scores : 0);
    const double logits = 4 * shape.logits;
    const double passes = in.framework->activation_passes * (in.asked.compile ? in.settings->compiled_passes : 1);
    const double width = in.recipe->activation >= kWideActivation ? kWideActivation : kHalfActivation;
    double bytes = tokens * (elements + logits) * width * passes;
    const double state =
        memory.trainable * (2 * in.recipe->working + 2 * in.recipe->master + in.recipe->gradients +
                            2 * in.optimizer->moments * in.optimizer->moment_bytes.value_or(in.recipe->moment));
    const double temporaries = 1 + 2 * in.optimizer->transient_gradients; // written and read by an unfused step
    bytes += state * temporaries / (in.shardsWeights() ? in.gpus : 1) / double(in.asked.accumulation);
    if (in.quantized())
        bytes += in.model->parameters * in.settings->quantized_passes * (2 + recomputedShare(in.asked.checkpointing));
    return bytes;
}

TrainingPass passOf(const TrainingInputs &in, const TrainingMemory &memory, const TrainingSpeed &speed,
                    const SpeedSettings *host, double tokens)
{
    TrainingPass pass;
    pass.tokens = tokens;
    const double gain = in.eightBitArithmetic() && in.gpu->fp8_flops ? in.settings->fp8_gain : 1;
    pass.matrix_s = tokens * speed.flops_per_token / (speed.peak_flops * speed.gpu_class->efficiency * gain);
    pass.traffic_s = trafficBytes(in, memory, tokens) / in.gpu->memory_bandwidth_bytes_per_s;
    const bool moves = in.gpus > 1 || in.asked.offload == TrainingOffload::Parameters;
    if (moves && host) {
        const double link = linkBytesPerSecond(in, *host);
        pass.communication_s = link > 0 ? communicatedBytes(in, memory) / link * in.settings->exposed_communication : 0;
    }
    pass.launch_s = memory.shape.layers * in.settings->launch_s * (1 + recomputedShare(in.asked.checkpointing) / 3) *
                    (in.asked.compile ? in.settings->compiled_passes : 1);
    return pass;
}

// Samples share sequences when packed; else a batch is padded to its longest.
void fillRun(const TrainingInputs &in, const TrainingMemory &memory, const SpeedSettings *host, TrainingSpeed &speed)
{
    const FineTuningWorkload &asked = in.asked;
    const double samples = double(asked.samples) * asked.epochs;
    const double mean = std::min(double(asked.sample_tokens), double(asked.sequence));
    const double batch = double(asked.microbatch);
    double per_pass = batch; // samples
    double length = std::min(mean * (1 + in.settings->padding * std::log(batch)), double(asked.sequence));
    if (asked.packing) {
        per_pass = batch * double(asked.sequence) / mean;
        length = double(asked.sequence);
    }
    const double passes = samples / per_pass;
    speed.run_tokens = passes * batch * length;
    speed.run_steps = std::ceil(passes / in.gpus / double(asked.accumulation));
    TrainingInputs there = in;
    there.asked.sequence = qint64(std::max(length, 1.0));
    TrainingMemory shape = memory;
    shape.shape = trainingShape(there);
    TrainingSpeed at = speed;
    at.flops_per_token = flopsPerToken(there, shape.shape);
    const TrainingPass pass = passOf(there, shape, at, host, batch * length);
    speed.run_s = passes / in.gpus * pass.total();
}

} // namespace

double TrainingPass::total() const
{
    return std::max(matrix_s + traffic_s, launch_s) + communication_s;
}

TrainingSpeed trainingSpeed(const TrainingInputs &in, const TrainingMemory &memory, const SpeedSettings *host)
{
    TrainingSpeed speed;
    speed.flops_per_token = flopsPerToken(in, memory.shape);
    speed.gpu_class = classOf(*in.settings, *in.gpu);
    const std::optional<double> peak = peakOf(in);
    if (!speed.gpu_class)
        return speed;
    if (!peak || in.gpu->memory_bandwidth_bytes_per_s <= 0) {
        speed.gap = SpeedGap::NoThroughput;
        return speed;
    }
    speed.gap = SpeedGap::None;
    speed.peak_flops = *peak;
    speed.pass = passOf(in, memory, speed, host, in.tokens());
    const double wider = in.framework->rows > 0 ? 1 : kUnmeasuredFramework;
    speed.time_share = {speed.gpu_class->low / wider, 1, speed.gpu_class->high * wider};
    fillRun(in, memory, host, speed);
    return speed;
}

} // namespace tarozi
