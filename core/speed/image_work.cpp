// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/image_speed.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

double unetAttentionFlops(const DenoiserShape &shape, double pixels)
{
    double flops = 0;
    for (const UnetLevel &level : shape.levels)
        flops += 4 * level.attention_blocks * std::pow(pixels / level.pixels_per_token, 2) * level.channels;
    return flops;
}

double forwardFlops(const ImageInputs &in)
{
    const DenoiserShape &shape = *in.pipeline->denoiser;
    const double pixels = double(in.asked.width) * in.asked.height;
    if (shape.family == DenoiserFamily::Unet) {
        const double attention = unetAttentionFlops(shape, shape.reference_pixels);
        return std::max(shape.reference_flops - attention, 0.0) * pixels / shape.reference_pixels +
               unetAttentionFlops(shape, pixels);
    }
    const double tokens = denoiserTokens(in);
    return 2 * shape.parameters_per_token * tokens + 4 * shape.layers * tokens * tokens * shape.width;
}

// The arithmetic that the denoiser runs in: a narrow one only where the engine computes in it and the card has it.
double peakOf(const ImageInputs &in)
{
    const Gpu &gpu = *in.gpu;
    const double half = in.engine->short_accumulation
                            ? std::max(gpu.fp16_fp16acc_flops.value_or(0), gpu.fp16_fp32acc_flops.value_or(0))
                            : gpu.fp16_fp32acc_flops.value_or(gpu.bf16_flops.value_or(0));
    if (in.denoiser->compute == u"fp32"_s)
        return gpu.fp32_flops.value_or(half);
    if (!in.engine->native_formats.contains(in.denoiser->id))
        return half;
    const QString &compute = in.denoiser->compute;
    const std::optional<double> narrow = compute == u"fp8"_s    ? gpu.fp8_flops
                                         : compute == u"int8"_s ? gpu.int8_ops
                                         : compute == u"fp4"_s  ? gpu.fp4_flops
                                                                : std::nullopt;
    return std::max(narrow.value_or(half), half);
}

void fillCard(ImageWork &work, const ImageInputs &in, double peak)
{
    const Gpu &gpu = *in.gpu;
    const double half = gpu.fp16_fp32acc_flops.value_or(gpu.bf16_flops.value_or(0));
    const bool narrow = in.engine->native_formats.contains(in.denoiser->id);
    work.peak_flops = peak;
    const double idle = in.settings->idle_power_w.value;
    work.power_w = std::max(gpu.board_power_w.value_or(0) - idle, idle / 2) * (narrow && half > 0 ? peak / half : 1);
    work.bandwidth_bytes_per_s = gpu.memory_bandwidth_bytes_per_s;
    work.link_bytes_per_s = gpu.nvlink && gpu.interconnect_bytes_per_s > 0 ? gpu.interconnect_bytes_per_s / 2
                                                                           : gpu.pcie_bytes_per_s_each_way.value_or(0);
    constexpr double kMebi = 1024.0 * 1024.0;
    const double cache = std::max(gpu.l2_cache_mb.value_or(0), gpu.last_level_cache_mb.value_or(0)) * kMebi;
    work.cached_share = std::min(cache / in.settings->cache_bytes.value, 1.0);
}

Execution executionOf(const ImageInputs &in)
{
    const bool compiled = in.asked.compile && in.engine->compiles && in.engine->execution == Execution::Eager;
    return compiled ? Execution::Compiled : in.engine->execution;
}

} // namespace

double stepFlops(const ImageInputs &in)
{
    return forwardFlops(in) * denoiserBatch(in.asked);
}

ImageWork stepWork(const ImageInputs &in)
{
    const DenoiserShape &shape = *in.pipeline->denoiser;
    ImageWork work;
    work.family = shape.family;
    work.execution = executionOf(in);
    work.flops = stepFlops(in);
    fillCard(work, in, peakOf(in));
    const double batch = denoiserBatch(in.asked);
    if (shape.family == DenoiserFamily::Unet) {
        const double pixels = double(in.asked.width) * in.asked.height;
        for (const UnetLevel &level : shape.levels) {
            const double elements = pixels / level.pixels_per_token * level.channels * batch;
            work.residual_elements += elements * level.residual_blocks;
            work.attention_elements += elements * level.attention_blocks;
            work.blocks += level.residual_blocks + level.attention_blocks;
        }
    } else {
        work.attention_elements = denoiserTokens(in) * shape.width * shape.layers * batch;
        work.blocks = shape.layers;
    }
    const bool eager = in.asked.attention == AttentionKind::Eager;
    work.scores = eager ? attentionScores(in) * batch : 0;
    const PipelineComponent &denoiser = *in.pipeline->component(ComponentRole::Denoiser);
    work.weight_bytes = componentBytes(denoiser, *in.denoiser, in.denoiser_tool);
    if (in.denoiser_tool && !in.engine->native_formats.contains(in.denoiser->id))
        work.dequantized_bytes = in.denoiser_tool->bytesFor(in.denoiser->id) * denoiser.parameters.value_or(0);
    work.sharing = in.engine->sequence_parallel ? in.gpus : 1;
    return work;
}

ImageWork vaeWork(const ImageInputs &in)
{
    const VaeShape &vae = *in.pipeline->vae;
    constexpr double kBlocks = 14; // residual blocks of a decoder
    ImageWork work;
    work.family = DenoiserFamily::Unet;
    work.execution = in.engine->execution == Execution::Optimized ? Execution::Optimized : Execution::Eager;
    const double pixels = double(in.asked.width) * in.asked.height * in.asked.frames * in.asked.images;
    work.flops = vae.flops_per_pixel * pixels;
    const Gpu &gpu = *in.gpu;
    fillCard(work, in, gpu.fp16_fp32acc_flops.value_or(gpu.bf16_flops.value_or(0)));
    work.power_w = std::max(gpu.board_power_w.value_or(0) - in.settings->idle_power_w.value, 1.0);
    work.residual_elements = vae.elements_per_pixel * pixels;
    work.blocks = kBlocks;
    return work;
}

ImageStep stepSeconds(const ImageWork &work, const ImageSpeedRecord &record, const ImageSettings &settings)
{
    constexpr double kLimits = 4;    // the nearer of arithmetic and power decides
    constexpr double kOverlap = 1.5; // launches run ahead of the GPU, with gaps
    ImageStep step;
    const double arithmetic = work.flops / (settings.peak_share.value * work.peak_flops);
    const double power = work.flops * record.joules_per_flop / work.power_w;
    step.compute = std::pow(std::pow(arithmetic, kLimits) + std::pow(power, kLimits), 1 / kLimits) / work.sharing;
    const double bytes = record.residual_bytes * work.residual_elements +
                         record.attention_bytes * work.attention_elements + settings.score_bytes.value * work.scores;
    const double discount = 1 + settings.cache_discount.value * work.cached_share;
    step.traffic =
        (bytes / discount / work.sharing + work.weight_bytes + work.dequantized_bytes) / work.bandwidth_bytes_per_s;
    step.launches = record.launch_s * work.blocks;
    if (work.sharing > 1 && work.link_bytes_per_s > 0) {
        step.communication = record.exchange_bytes * work.attention_elements * (work.sharing - 1) / work.sharing /
                             work.sharing / work.link_bytes_per_s;
        step.launches = std::max(record.parallel_launch_s, record.launch_s) * work.blocks;
    }
    const double gpu = step.compute + step.traffic + step.communication;
    step.total = std::pow(std::pow(gpu, kOverlap) + std::pow(step.launches, kOverlap), 1 / kOverlap);
    return step;
}

} // namespace tarozi
