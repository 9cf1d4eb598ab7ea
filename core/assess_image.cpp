// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess_cost.h"
#include "core/assess_gpu_budget.h"
#include "core/assess_workloads.h"
#include "core/speed/image_speed.h"

#include <algorithm>

namespace tarozi {

namespace {

ImageInputs inputsOf(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate)
{
    ImageInputs in = imageInputs(scenario.image, catalog, catalog.gpu(candidate.gpu), candidate.count);
    if (in.gpu)
        in.ecc = candidate.ecc.value_or(in.gpu->ecc_default);
    return in;
}

MemoryFigures figuresOf(const ImageMemory &memory)
{
    MemoryFigures figures;
    const StageBytes &stage = memory.stage(memory.peak_stage);
    const double transient = std::min(stage.transient, memory.peak.value);
    figures.weights = memory.peak.value - transient;
    figures.activations = transient;
    figures.runtime = memory.context;
    figures.need = memory.peak.value + memory.context;
    figures.need_low = memory.peak.low + memory.context;
    figures.need_high = memory.peak.high + memory.context;
    figures.host_ram = memory.host_ram;
    return figures;
}

ImageMemory withOffload(ImageInputs in, PipelineOffload offload)
{
    in.asked.offload = offload;
    return imageMemory(in);
}

void addFit(const ImageInputs &in, const ImageMemory &memory, const Assessed &assessed, std::vector<Finding> &findings)
{
    const MemoryFigures &m = assessed.memory;
    if (m.need > m.limit)
        findings.push_back({FindingId::PipelineExceedsLimit,
                            Severity::Error,
                            {{Quantity::PeakMemory, m.need}, {Quantity::Limit, m.limit}},
                            {}});
    const auto need = [&](PipelineOffload offload) { return withOffload(in, offload).peak.value + memory.context; };
    if (in.asked.offload == PipelineOffload::None) {
        const double with = need(PipelineOffload::Model);
        if (m.need > m.limit && with <= m.limit)
            findings.push_back({FindingId::OffloadFits,
                                Severity::Info,
                                {{Quantity::PeakMemory, with}, {Quantity::Limit, m.limit}},
                                {}});
        return;
    }
    findings.push_back({FindingId::OffloadSlows, Severity::Warning, {{Quantity::HostRam, m.host_ram}}, {}});
    const double without = need(PipelineOffload::None);
    if (without > m.limit)
        findings.push_back({FindingId::OffloadHidesMemory,
                            Severity::Warning,
                            {{Quantity::PeakMemory, without}, {Quantity::Limit, m.limit}},
                            {}});
}

void addRequest(const ImageInputs &in, const ImageEstimate &estimate, std::vector<Finding> &findings)
{
    constexpr double kFarLarger = 2.25; // one and a half times each side
    const ImagePipeline &pipeline = *in.pipeline;
    const double pixels = double(in.asked.width) * in.asked.height;
    const double native = double(pipeline.width) * pipeline.height;
    if (pixels > kFarLarger * native)
        findings.push_back({FindingId::ImageBeyondModel,
                            Severity::Warning,
                            {{Quantity::ImagePixels, pixels},
                             {Quantity::ImageWidth, double(pipeline.width)},
                             {Quantity::ImageHeight, double(pipeline.height)}},
                            {}});
    if (in.denoiser_tool && estimate.gap == SpeedGap::None && estimate.work.dequantized_bytes > 0)
        findings.push_back({FindingId::FormatNotNative, Severity::Info, {}, in.denoiser->name});
    if (estimate.replicas > in.asked.images)
        findings.push_back({FindingId::ShareOfGpusIdle,
                            Severity::Warning,
                            {{Quantity::Gpus, double(in.gpus)}, {Quantity::ImageCount, double(in.asked.images)}},
                            {}});
}

void fillFigures(const ImageInputs &in, const ImageMemory &memory, const ImageEstimate &estimate, ImageFigures &image)
{
    image.denoiser_bytes = memory.denoiser;
    image.text_encoder_bytes = memory.text_encoders;
    image.vae_bytes = memory.vae;
    image.idle_bytes = memory.idle;
    image.peak_bytes = memory.peak.value;
    image.peak_stage = memory.peak_stage;
    image.flops_per_step = stepFlops(in);
    image.gap = estimate.gap;
    if (estimate.gap != SpeedGap::None)
        return;
    const ImageRun &run = estimate.run;
    image.iterations_per_s = estimate.step_band.ofInverse(1 / run.step_s);
    image.run_s = estimate.run_band.of(run.total_s);
    image.seconds_per_image = estimate.run_band.of(run.total_s / in.asked.images);
    if (run.offload_s > run.steps_s)
        image.bottleneck = Bottleneck::Interconnect;
    else
        image.bottleneck = run.step.compute >= run.step.traffic ? Bottleneck::Compute : Bottleneck::MemoryBandwidth;
    image.evidence = estimate.evidence;
}

std::optional<ResultRate> imagesPerSecond(const ImageFigures &image)
{
    if (!image.seconds_per_image)
        return std::nullopt;
    const Band &seconds = *image.seconds_per_image;
    return ResultRate{{1 / seconds.high, 1 / seconds.mid, 1 / seconds.low}, 0, 0};
}

// Images of each GPU at once: engines that do not share an image give each GPU its own.
ImageInputs ofOneGpu(ImageInputs in)
{
    if (in.engine && !in.engine->sequence_parallel)
        in.asked.images = std::max((in.asked.images + in.gpus - 1) / in.gpus, 1);
    return in;
}

} // namespace

Assessed assessImage(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate)
{
    Assessed result;
    result.gpu = candidate.gpu;
    result.count = candidate.count;
    const ImageInputs asked = inputsOf(scenario, catalog, candidate);
    if (!asked.not_modelled.isEmpty())
        return notModelled(std::move(result), asked.not_modelled);
    const ImageInputs in = ofOneGpu(asked);
    result.resolved.model = in.pipeline->id;
    result.resolved.model_name = in.pipeline->name;
    result.resolved.weights_format = in.denoiser->id;
    result.resolved.engine = in.engine->id;
    result.resolved.replicas = in.engine->sequence_parallel ? 1 : in.gpus;
    result.resolved.ecc = in.ecc;

    const ImageMemory memory = imageMemory(in);
    result.memory = figuresOf(memory);
    const Ladder ladder = fillCardBudget(*in.gpu, in.ecc, catalog, result.memory);
    result.verdict = cardVerdict(result.memory);
    ImageEstimate estimate = imageEstimate(in, memory, catalog);
    if (estimate.gap == SpeedGap::None && result.verdict == Verdict::DoesNotFit)
        estimate.gap = SpeedGap::DoesNotFit;
    result.image.emplace();
    fillFigures(in, memory, estimate, *result.image);
    if (estimate.gap == SpeedGap::None) // all GPUs together make what was asked
        result.image->seconds_per_image = estimate.run_band.of(estimate.run.total_s / asked.asked.images);
    const CostBasis basis = costBasis(scenario, catalog, candidate);
    result.cost = costFigures(basis, 0, imagesPerSecond(*result.image));
    addFit(in, memory, result, result.findings);
    addRequest(asked, estimate, result.findings);
    addCardFindings(ladder, result, result.findings);
    for (Finding &finding : costFindings(basis, result.cost))
        result.findings.push_back(std::move(finding));
    sortFindings(result.findings);
    return result;
}

void recordImage(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate, StepRecorder &recorder)
{
    const ImageInputs asked = inputsOf(scenario, catalog, candidate);
    if (!asked.not_modelled.isEmpty())
        return;
    const ImageInputs in = ofOneGpu(asked);
    const ImageMemory memory = imageMemory(in);
    recordImageMemory(in, memory, recorder);
    MemoryFigures figures = figuresOf(memory);
    fillCardBudget(*in.gpu, in.ecc, catalog, figures);
    recordCardBudget(*in.gpu, in.ecc, catalog, figures, recorder);
    const ImageEstimate estimate = imageEstimate(in, memory, catalog);
    if (estimate.gap == SpeedGap::None)
        recordImageSpeed(in, estimate, recorder);
    const Assessed assessed = assessImage(scenario, catalog, candidate);
    recordCost(costBasis(scenario, catalog, candidate), 0, imagesPerSecond(*assessed.image), recorder);
}

} // namespace tarozi
