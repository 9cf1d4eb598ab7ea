// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/image_speed.h"

#include "core/memory/explained.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

const ImageSpeedRecord *recordFor(const Catalog &catalog, DenoiserFamily family, Execution execution)
{
    const std::vector<ImageSpeedRecord> &records = catalog.imageSpeed();
    const auto exact = std::find_if(records.begin(), records.end(), [&](const ImageSpeedRecord &r) {
        return r.family == family && r.execution == execution;
    });
    if (exact != records.end())
        return &*exact;
    // hand-made kernels were measured on one family only: compiled ones stand in
    const auto near =
        std::find_if(records.rbegin(), records.rend(), [&](const ImageSpeedRecord &r) { return r.family == family; });
    return near == records.rend() ? nullptr : &*near;
}

double encoderSeconds(const ImageInputs &in, const ImageWork &work)
{
    constexpr double kShare = 0.5; // of both roofs, of short prompts
    double seconds = 0;
    for (const PipelineComponent &component : in.pipeline->components) {
        if (component.role != ComponentRole::TextEncoder || !component.parameters)
            continue;
        const double linear = *component.parameters - component.embedding_parameters;
        const double passes = in.asked.guidance ? 2 : 1;
        const double flops = 2 * linear * component.tokens * passes;
        const double bytes = componentBytes(component, *in.text_encoders, in.text_tool);
        seconds += (flops / work.peak_flops + bytes / work.bandwidth_bytes_per_s) / kShare;
    }
    return seconds;
}

// Weights that cross from host memory in one run, over what pageable memory carries.
double offloadSeconds(const ImageInputs &in, const ImageMemory &memory, double rate)
{
    const double denoiser = memory.denoiser * in.asked.steps * (in.asked.guidance ? 2 : 1);
    switch (in.asked.offload) {
    case PipelineOffload::None: return 0;
    case PipelineOffload::Model: return 2 * memory.all / rate; // in and out again
    case PipelineOffload::Sequential:
    case PipelineOffload::Group: return (denoiser + memory.text_encoders + memory.vae) / rate;
    }
    return 0;
}

std::vector<Extrapolation> extrapolationsOf(const ImageInputs &in, const ImageSpeedRecord &record,
                                            const ImageWork &work)
{
    constexpr int kEnoughRows = 5;
    std::vector<Extrapolation> reasons;
    const auto addIf = [&](bool applies, Extrapolation reason) {
        if (applies)
            reasons.push_back(reason);
    };
    addIf(!record.engines.contains(in.engine->id) || record.execution != work.execution,
          Extrapolation::EngineNotMeasured);
    addIf(!record.weight_formats.contains(in.denoiser->id) ||
              (in.denoiser_tool && !in.engine->native_formats.contains(in.denoiser->id) && work.dequantized_bytes <= 0),
          Extrapolation::FormatNotMeasured);
    const bool architecture = record.architectures.contains(in.gpu->architecture);
    addIf(architecture && !record.gpus.contains(in.gpu->id), Extrapolation::GpuNotMeasured);
    addIf(!architecture, Extrapolation::ArchitectureNotMeasured);
    addIf(work.sharing > record.most_gpus, Extrapolation::LinkNotMeasured);
    addIf(in.asked.images > 2 * record.most_images, Extrapolation::ConcurrencyBeyond);
    addIf(in.asked.offload != PipelineOffload::None, Extrapolation::HostMemory);
    addIf(std::max(record.step.rows, record.run.rows) < kEnoughRows, Extrapolation::FewRows);
    return reasons;
}

} // namespace

ImageEstimate imageEstimate(const ImageInputs &in, const ImageMemory &memory, const Catalog &catalog)
{
    ImageEstimate result;
    if (!in.settings || !catalog.speedSettings())
        return result;
    result.work = stepWork(in);
    const ImageWork &work = result.work;
    result.record = recordFor(catalog, work.family, work.execution);
    if (work.peak_flops <= 0 || work.bandwidth_bytes_per_s <= 0 || in.gpu->board_power_w.value_or(0) <= 0) {
        result.gap = SpeedGap::NoThroughput;
        return result;
    }
    const ImageWork decoding = vaeWork(in);
    const ImageSpeedRecord *decoder = recordFor(catalog, decoding.family, decoding.execution);
    if (!result.record || !decoder)
        return result;
    const ImageSettings &settings = *in.settings;
    ImageRun &run = result.run;
    run.step = stepSeconds(work, *result.record, settings);
    run.step_s = run.step.total;
    double streamed = offloadSeconds(in, memory, settings.offload_bytes_per_s.value);
    if (in.asked.offload == PipelineOffload::Group) // copies run beside the arithmetic
        streamed = std::max(streamed - run.step_s * in.asked.steps, 0.0);
    run.offload_s = streamed;
    run.steps_s = run.step_s * in.asked.steps;
    run.encoders_s = encoderSeconds(in, work);
    run.vae_s = stepSeconds(decoding, *decoder, settings).total;
    run.total_s = run.steps_s + run.encoders_s + run.vae_s + run.offload_s;
    result.replicas = work.sharing > 1 ? 1 : in.gpus;

    result.evidence.record = result.record->id;
    result.evidence.rows = std::max(result.record->step.rows, result.record->run.rows);
    result.evidence.sources = std::max(result.record->step.sources, result.record->run.sources);
    result.evidence.extrapolations = extrapolationsOf(in, *result.record, work);
    double by = 1;
    for (const Extrapolation reason : result.evidence.extrapolations)
        by *= catalog.speedSettings()->widening[size_t(reason)];
    result.step_band = {result.record->step.low / by, result.record->step.high * by};
    result.run_band = {result.record->run.low / by, result.record->run.high * by};
    if (run.offload_s > 0) { // the rate of pageable memory varies more than all else
        const double slow = run.offload_s * settings.offload_bytes_per_s.value / settings.offload_bytes_per_s.low;
        const double fast = run.offload_s * settings.offload_bytes_per_s.value / settings.offload_bytes_per_s.high;
        result.run_band.high = std::max(result.run_band.high, (run.total_s - run.offload_s + slow) / run.total_s);
        result.run_band.low = std::min(result.run_band.low, (run.total_s - run.offload_s + fast) / run.total_s);
    }
    result.gap = SpeedGap::None;
    return result;
}

} // namespace tarozi
