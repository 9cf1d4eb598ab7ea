// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess_cost.h"
#include "core/assess_findings.h"
#include "core/assess_inputs.h"
#include "core/assess_workloads.h"
#include "core/memory/serving_memory.h"
#include "core/speed/ceilings.h"
#include "core/speed/loading.h"

#include <algorithm>

namespace tarozi {

namespace {

MemoryFigures figuresOf(const ServingInputs &in, const ServingMemory &memory)
{
    const StageMemory &stage = memory.fullestStage();
    const Ladder &ladder = memory.ladder;
    MemoryFigures result;
    result.weights = stage.weights.resident;
    result.kv_cache = stage.kv_cache;
    result.activations = stage.engine.activations.value;
    result.runtime = stage.runtime;
    if (in.lora_slots > 0)
        result.adapters = stage.side.adapters;
    result.graphs = stage.engine.graphs.value;
    result.other_tenants = in.other_tenants_bytes;
    result.need = stage.need;
    result.need_low = stage.need_low;
    result.need_high = stage.need_high;
    result.outside_limit = stage.outside_limit;
    result.host_ram = memory.host_ram;
    result.nominal = ladder.nominal;
    result.usable = ladder.usable;
    result.visible = ladder.visible;
    result.limit = stage.limit;
    result.headroom = stage.limit - stage.need;
    return result;
}

const SpeedSettings *hostOf(const Catalog &catalog)
{
    return catalog.speedSettings() ? &*catalog.speedSettings() : nullptr;
}

SpeedEstimate estimateOf(const Scenario &scenario, const Catalog &catalog, const ServingInputs &in,
                         const ServingMemory &memory)
{
    const ServingWorkload &asked = scenario.serving;
    const Lengths lengths = lengthsAt(asked, double(asked.context));
    SpeedEstimate estimate = speedEstimate(in, memory, catalog, in.engine->id, asked.engine.version,
                                           double(asked.concurrency), lengths.input, lengths.output);
    if (estimate.gap == SpeedGap::None && memory.max_concurrency < in.placement.replicas)
        estimate.gap = SpeedGap::DoesNotFit;
    return estimate;
}

void fillSpeed(const Scenario &scenario, const SpeedEstimate &estimate, SpeedFigures &speed)
{
    speed.gap = estimate.gap;
    if (estimate.gap != SpeedGap::None)
        return;
    const double concurrency = double(scenario.serving.concurrency);
    const Lengths lengths = lengthsAt(scenario.serving, double(scenario.serving.context));
    const ExpectedSpeed expected = expectedSpeedAt(estimate, concurrency, lengths);
    const SpeedPoint &point = expected.point;
    speed.tpot_s = expected.tpot_s;
    speed.decode_tok_s = expected.user_tok_s;
    speed.prefill_tok_s = expected.prefill_tok_s;
    speed.ttft_s = expected.ttft_s;
    speed.throughput_tok_s = expected.total_tok_s;
    speed.step = estimate.model.split(concurrency, lengths.input, lengths.output);
    speed.bottleneck = bottleneckOf(speed.step, point, concurrency);
    speed.admitted = point.admitted;
    speed.queue_s = point.queue_s;
    speed.roofline = rooflineOf(estimate.model, concurrency, lengths.input, lengths.output);
    speed.evidence = estimate.evidence;
}

} // namespace

Assessed assessServing(const Scenario &scenario, const Catalog &catalog, const LanguageModel *model,
                       const Candidate &candidate)
{
    NoRecorder none;
    Assessed result;
    result.gpu = candidate.gpu;
    result.count = candidate.count;
    const CandidateInputs inputs = candidateInputs(scenario, catalog, model, candidate);
    result.resolved = inputs.resolved;
    if (!inputs.not_modelled.isEmpty())
        return notModelled(std::move(result), inputs.not_modelled);

    const ServingInputs &in = inputs.serving;
    const ServingMemory memory = servingMemory(in);
    result.memory = figuresOf(in, memory);
    result.capacity = {memory.kv_tokens, memory.max_concurrency, memory.max_context};
    const Ceilings ceilings = servingCeilings(in, memory, hostOf(catalog), none);
    result.speed.decode_ceiling_tok_s = ceilings.decode_tok_s;
    result.speed.decode_ceiling_refined_tok_s = ceilings.decode_refined_tok_s;
    result.speed.prefill_ceiling_tok_s = ceilings.prefill_tok_s;
    result.speed.compute = ceilings.compute;
    result.speed.compute_not_native = ceilings.compute_not_native;
    fillSpeed(scenario, estimateOf(scenario, catalog, in, memory), result.speed);
    if (catalog.speedSettings())
        result.speed.loading_s = loadingSeconds(in, memory, *catalog.speedSettings());
    CostBasis basis = costBasis(scenario, catalog, candidate);
    basis.terms.loading_s = result.speed.loading_s.value_or(Band{});
    result.cost = costFigures(basis, ceilings.decode_tok_s * in.placement.replicas,
                              answersPerSecond(scenario, result.speed.throughput_tok_s));
    result.verdict = verdictOf(in, memory, result.memory);
    result.findings = findingsOf(scenario, inputs, memory, ceilings, result);
    for (Finding &finding : costFindings(basis, result.cost))
        result.findings.push_back(std::move(finding));
    return result;
}

void recordServing(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate, StepRecorder &recorder)
{
    LanguageModel storage;
    const CandidateInputs inputs = candidateInputs(scenario, catalog, modelOf(scenario, catalog, storage), candidate);
    if (!inputs.not_modelled.isEmpty())
        return;
    const ServingInputs &in = inputs.serving;
    const ServingMemory memory = servingMemory(in);
    recordServingMemory(in, memory, recorder);
    const Ceilings ceilings = servingCeilings(in, memory, hostOf(catalog), recorder);
    const SpeedEstimate estimate = estimateOf(scenario, catalog, in, memory);
    std::optional<Band> throughput;
    if (estimate.gap == SpeedGap::None) {
        const double concurrency = double(scenario.serving.concurrency);
        const Lengths lengths = lengthsAt(scenario.serving, double(scenario.serving.context));
        const SpeedPoint point = estimate.model.at(concurrency, lengths.input, lengths.output);
        recordSpeed(estimate, point, concurrency, lengths.input, lengths.output, recorder);
        throughput = expectedSpeedAt(estimate, concurrency, lengths).total_tok_s;
    }
    CostBasis basis = costBasis(scenario, catalog, candidate);
    if (catalog.speedSettings())
        basis.terms.loading_s = loadingSeconds(in, memory, *catalog.speedSettings());
    recordCost(basis, ceilings.decode_tok_s * in.placement.replicas, answersPerSecond(scenario, throughput), recorder);
}

Lengths lengthsAt(const ServingWorkload &workload, double context)
{
    const double input = double(std::max<qint64>(workload.input, 1));
    const double output = double(std::max<qint64>(workload.output, 1));
    return {context * input / (input + output), context * output / (input + output)};
}

ExpectedSpeed expectedSpeedAt(const SpeedEstimate &estimate, double concurrency, const Lengths &lengths)
{
    ExpectedSpeed expected;
    expected.point = estimate.model.at(concurrency, lengths.input, lengths.output);
    const SpeedPoint &point = expected.point;
    // no band reaches beyond what the bandwidth allows
    const SpeedShape &shape = estimate.model.shape();
    const double batch = std::max(point.admitted / shape.replicas / shape.stages, 1.0);
    const double least = estimate.model.floorSeconds(batch, lengths.input + lengths.output / 2);
    expected.tpot_s = estimate.step.of(point.tpot_s);
    expected.tpot_s.low = std::min(std::max(expected.tpot_s.low, least), point.tpot_s);
    expected.user_tok_s = Band{1 / expected.tpot_s.high, point.user_tok_s, 1 / expected.tpot_s.low};
    expected.prefill_tok_s = estimate.prompt.ofInverse(point.prefill_tok_s);
    expected.ttft_s = estimate.first_token.of(point.ttft_s);
    expected.total_tok_s = estimate.throughput.ofInverse(point.total_tok_s);
    expected.total_tok_s.high =
        std::max(std::min(expected.total_tok_s.high, point.admitted / least), point.total_tok_s);
    return expected;
}

SpeedEstimate speedOf(const Scenario &scenario, const Catalog &catalog, int candidate)
{
    if (candidate < 0 || size_t(candidate) >= scenario.candidates.size())
        return {};
    LanguageModel storage;
    const CandidateInputs inputs =
        candidateInputs(scenario, catalog, modelOf(scenario, catalog, storage), scenario.candidates[size_t(candidate)]);
    if (!inputs.not_modelled.isEmpty())
        return {};
    return estimateOf(scenario, catalog, inputs.serving, servingMemory(inputs.serving));
}

std::vector<CurvePoint> needOverContext(const Scenario &scenario, const Catalog &catalog, int candidate, qint64 from,
                                        qint64 to, int points)
{
    std::vector<CurvePoint> curve;
    if (candidate < 0 || size_t(candidate) >= scenario.candidates.size() || points < 2 || to <= from)
        return curve;
    LanguageModel storage;
    const Candidate &asked = scenario.candidates[size_t(candidate)];
    const CandidateInputs inputs = candidateInputs(scenario, catalog, modelOf(scenario, catalog, storage), asked);
    if (!inputs.not_modelled.isEmpty())
        return curve;
    const ServingInputs &in = inputs.serving;
    const ServingMemory memory = servingMemory(in);
    curve.reserve(size_t(points));
    for (int i = 0; i < points; ++i) {
        const double context = double(from) + double(to - from) * i / (points - 1);
        double need = 0;
        if (in.workGrows()) {
            const ServingMemory there = servingMemory(in.at(context, in.concurrency));
            curve.push_back({context, there.fullestStage().need});
            continue;
        }
        for (const StageMemory &stage : memory.stages)
            need =
                std::max(need, stage.need - stage.kv_cache + in.concurrency * requestBytes(in, stage.cache, context));
        curve.push_back({context, need});
    }
    return curve;
}

} // namespace tarozi
