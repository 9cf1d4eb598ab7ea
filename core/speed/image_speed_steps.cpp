// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/explained.h"
#include "core/speed/image_speed.h"

namespace tarozi {

namespace {

void recordStep(const ImageInputs &in, const ImageEstimate &estimate, StepRecorder &recorder)
{
    const ImageWork &work = estimate.work;
    const ImageSpeedRecord &record = *estimate.record;
    const ImageStep &step = estimate.run.step;
    recorder.add({Quantity::Flops,
                  QStringLiteral("F = n·F₁"),
                  {term(u"n", Quantity::GuidancePasses, denoiserBatch(in.asked)),
                   term(u"F₁", Quantity::Flops, work.flops / denoiserBatch(in.asked), Unit::Flops,
                        sourcesOf(in.pipeline->sources, QStringLiteral("denoiser")))},
                  work.flops,
                  Unit::Flops});
    recorder.add({Quantity::StepCompute,
                  QStringLiteral("t_c = ((F / (u·C))⁴ + (F·j / w)⁴)^¼ / g"),
                  {term(u"F", Quantity::Flops, work.flops, Unit::Flops),
                   term(u"u", Quantity::PeakShare, in.settings->peak_share, Unit::Fraction),
                   term(u"C", Quantity::TensorThroughput, work.peak_flops, Unit::FlopsPerSecond,
                        sourcesOf(in.gpu->sources, QStringLiteral("compute"))),
                   term(u"j", Quantity::EnergyPerFlop, record.joules_per_flop, Unit::None, record.sources),
                   term(u"w", Quantity::PowerForCompute, work.power_w, Unit::Watts,
                        sourcesOf(in.gpu->sources, QStringLiteral("board_power"))),
                   term(u"g", Quantity::Gpus, work.sharing, Unit::Gpus)},
                  step.compute,
                  Unit::Seconds});
    recorder.add({Quantity::ActivationTraffic,
                  QStringLiteral("t_m = M / B"),
                  {term(u"M", Quantity::ActivationTraffic, step.traffic * work.bandwidth_bytes_per_s, Unit::Bytes,
                        record.sources),
                   term(u"B", Quantity::MemoryBandwidth, work.bandwidth_bytes_per_s, Unit::BytesPerSecond,
                        sourcesOf(in.gpu->sources, QStringLiteral("memory.bandwidth")))},
                  step.traffic,
                  Unit::Seconds});
    recorder.add({Quantity::LaunchTime,
                  QStringLiteral("t_l = L·l"),
                  {term(u"L", Quantity::Layers, work.blocks, Unit::Layers),
                   term(u"l", Quantity::LaunchTime, work.blocks > 0 ? step.launches / work.blocks : 0, Unit::Seconds,
                        record.sources)},
                  step.launches,
                  Unit::Seconds});
    recorder.add({Quantity::DenoisingStepTime,
                  QStringLiteral("t = ((t_c + t_m + t_x)^1.5 + t_l^1.5)^⅔"),
                  {term(u"t_c", Quantity::StepCompute, step.compute, Unit::Seconds),
                   term(u"t_m", Quantity::ActivationTraffic, step.traffic, Unit::Seconds),
                   term(u"t_x", Quantity::StepCommunication, step.communication, Unit::Seconds),
                   term(u"t_l", Quantity::LaunchTime, step.launches, Unit::Seconds)},
                  step.total,
                  Unit::Seconds});
}

} // namespace

void recordImageSpeed(const ImageInputs &in, const ImageEstimate &estimate, StepRecorder &recorder)
{
    recordStep(in, estimate, recorder);
    const ImageRun &run = estimate.run;
    recorder.add({Quantity::IterationsPerSecond,
                  QStringLiteral("i = 1 / t"),
                  {term(u"t", Quantity::DenoisingStepTime, run.step_s, Unit::Seconds)},
                  1 / run.step_s,
                  Unit::None});
    recorder.add({Quantity::DenoisingTime,
                  QStringLiteral("T_d = s·t"),
                  {term(u"s", Quantity::DenoisingSteps, in.asked.steps),
                   term(u"t", Quantity::DenoisingStepTime, run.step_s, Unit::Seconds)},
                  run.steps_s,
                  Unit::Seconds});
    if (run.offload_s > 0)
        recorder.add(
            {Quantity::OffloadTime,
             QStringLiteral("T_o = V / r"),
             {term(u"V", Quantity::HostRam, run.offload_s * in.settings->offload_bytes_per_s.value, Unit::Bytes),
              term(u"r", Quantity::OffloadRate, in.settings->offload_bytes_per_s, Unit::BytesPerSecond)},
             run.offload_s,
             Unit::Seconds});
    recorder.add({Quantity::ImageRunTime,
                  QStringLiteral("T = T_e + T_d + T_v + T_o"),
                  {term(u"T_e", Quantity::TextEncodingTime, run.encoders_s, Unit::Seconds),
                   term(u"T_d", Quantity::DenoisingTime, run.steps_s, Unit::Seconds),
                   term(u"T_v", Quantity::VaeDecodeTime, run.vae_s, Unit::Seconds),
                   term(u"T_o", Quantity::OffloadTime, run.offload_s, Unit::Seconds)},
                  run.total_s,
                  Unit::Seconds});
    recorder.add({Quantity::SecondsPerImage,
                  QStringLiteral("T₁ = T / n"),
                  {term(u"T", Quantity::ImageRunTime, run.total_s, Unit::Seconds),
                   term(u"n", Quantity::ImageCount, in.asked.images * estimate.replicas)},
                  run.total_s / (in.asked.images * estimate.replicas),
                  Unit::Seconds});
}

} // namespace tarozi
