// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess_cost.h"
#include "core/assess_gpu_budget.h"
#include "core/assess_workloads.h"
#include "core/speed/speech_speed.h"

#include <algorithm>

namespace tarozi {

namespace {

constexpr double kSecondsPerHour = 3600;

SpeechInputs inputsOf(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate)
{
    SpeechInputs in = speechInputs(scenario.speech, catalog, catalog.gpu(candidate.gpu), candidate.count);
    if (in.gpu)
        in.ecc = candidate.ecc.value_or(in.gpu->ecc_default);
    return in;
}

MemoryFigures figuresOf(const SpeechMemory &memory)
{
    MemoryFigures figures;
    figures.weights = memory.weights;
    figures.kv_cache = memory.cache;
    figures.runtime = memory.base;
    figures.need = memory.total.value;
    figures.need_low = memory.total.low;
    figures.need_high = memory.total.high;
    return figures;
}

void fillFigures(const SpeechInputs &in, const SpeechEstimate &estimate, SpeechFigures &speech)
{
    speech.gap = estimate.gap;
    if (estimate.gap != SpeedGap::None)
        return;
    const double realtime = estimate.times.realtime * in.gpus;
    speech.audio_hours_per_hour = estimate.band.ofInverse(realtime);
    speech.run_s = estimate.band.of(in.asked.audio_hours * kSecondsPerHour / realtime);
    speech.saturation_batch = estimate.saturation_batch;
    const SpeechTimes &times = estimate.times;
    const double launches = times.launches_s * times.tokens + times.host_s;
    const double encoding = times.encoder_s * in.asked.batch;
    if (encoding > (times.weights_s + times.cache_s) * times.tokens && encoding > launches)
        speech.bottleneck = Bottleneck::Compute;
    else if ((times.weights_s + times.cache_s) * times.tokens > launches)
        speech.bottleneck = Bottleneck::MemoryBandwidth;
    speech.evidence = estimate.evidence;
}

void addFindings(const SpeechInputs &in, const SpeechEstimate &estimate, Assessed &assessed)
{
    const MemoryFigures &m = assessed.memory;
    if (m.need > m.limit)
        assessed.findings.push_back(
            {FindingId::SpeechExceedsLimit,
             Severity::Error,
             {{Quantity::Weights, m.weights}, {Quantity::WindowCache, m.kv_cache}, {Quantity::Limit, m.limit}},
             {}});
    if (estimate.gap == SpeedGap::None && in.asked.batch > 2 * estimate.saturation_batch)
        assessed.findings.push_back(
            {FindingId::BatchBeyondSaturation,
             Severity::Info,
             {{Quantity::WindowCount, double(in.asked.batch)}, {Quantity::SaturationBatch, estimate.saturation_batch}},
             {}});
}

std::optional<ResultRate> audioHoursPerSecond(const SpeechFigures &speech)
{
    if (!speech.audio_hours_per_hour)
        return std::nullopt;
    const Band &rate = *speech.audio_hours_per_hour;
    return ResultRate{{rate.low / kSecondsPerHour, rate.mid / kSecondsPerHour, rate.high / kSecondsPerHour}, 0, 0};
}

} // namespace

Assessed assessSpeech(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate)
{
    Assessed result;
    result.gpu = candidate.gpu;
    result.count = candidate.count;
    const SpeechInputs in = inputsOf(scenario, catalog, candidate);
    if (!in.not_modelled.isEmpty())
        return notModelled(std::move(result), in.not_modelled);
    result.resolved.model = in.model->id;
    result.resolved.model_name = in.model->name;
    result.resolved.weights_format = in.format->id;
    result.resolved.engine = in.engine->id;
    result.resolved.replicas = in.gpus;
    result.resolved.ecc = in.ecc;

    const SpeechMemory memory = speechMemory(in, in.asked.batch);
    result.memory = figuresOf(memory);
    const Ladder ladder = fillCardBudget(*in.gpu, in.ecc, catalog, result.memory);
    result.verdict = cardVerdict(result.memory);
    result.capacity.max_concurrency = mostWindows(in, result.memory.limit) * in.gpus;
    SpeechEstimate estimate = speechEstimate(in, catalog, mostWindows(in, result.memory.limit));
    if (estimate.gap == SpeedGap::None && result.verdict == Verdict::DoesNotFit)
        estimate.gap = SpeedGap::DoesNotFit;
    result.transcription.emplace();
    fillFigures(in, estimate, *result.transcription);
    const CostBasis basis = costBasis(scenario, catalog, candidate);
    result.cost = costFigures(basis, 0, audioHoursPerSecond(*result.transcription));
    addFindings(in, estimate, result);
    addCardFindings(ladder, result, result.findings);
    for (Finding &finding : costFindings(basis, result.cost))
        result.findings.push_back(std::move(finding));
    sortFindings(result.findings);
    return result;
}

void recordSpeech(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate, StepRecorder &recorder)
{
    const SpeechInputs in = inputsOf(scenario, catalog, candidate);
    if (!in.not_modelled.isEmpty())
        return;
    const SpeechMemory memory = speechMemory(in, in.asked.batch);
    recordSpeechMemory(in, memory, recorder);
    MemoryFigures figures = figuresOf(memory);
    fillCardBudget(*in.gpu, in.ecc, catalog, figures);
    recordCardBudget(*in.gpu, in.ecc, catalog, figures, recorder);
    const SpeechEstimate estimate = speechEstimate(in, catalog, mostWindows(in, figures.limit));
    if (estimate.gap == SpeedGap::None)
        recordSpeechSpeed(in, estimate, recorder);
    const Assessed assessed = assessSpeech(scenario, catalog, candidate);
    recordCost(costBasis(scenario, catalog, candidate), 0, audioHoursPerSecond(*assessed.transcription), recorder);
}

} // namespace tarozi
