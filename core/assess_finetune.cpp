// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess_cost.h"
#include "core/assess_findings.h"
#include "core/assess_inputs.h"
#include "core/assess_training_inputs.h"
#include "core/assess_workloads.h"
#include "core/memory/training_memory.h"
#include "core/speed/training_speed.h"

#include <algorithm>

namespace tarozi {

namespace {

MemoryFigures figuresOf(const TrainingInputs &in, const TrainingMemory &memory)
{
    MemoryFigures result;
    result.weights = memory.weights;
    if (in.adapters())
        result.adapters = memory.adapters;
    result.gradients = memory.gradients;
    result.optimizer = memory.optimizer;
    result.activations = memory.activations;
    result.runtime = memory.context + memory.gathered;
    result.other_tenants = in.other_tenants_bytes;
    result.need = memory.need;
    result.need_low = memory.need_low;
    result.need_high = memory.need_high;
    result.host_ram = memory.host_ram;
    result.nominal = memory.ladder.nominal;
    result.usable = memory.ladder.usable;
    result.visible = memory.ladder.visible;
    result.outside_limit = in.other_tenants_bytes;
    result.limit = memory.ladder.visible - in.other_tenants_bytes;
    result.headroom = result.limit - result.need;
    return result;
}

Verdict verdictOf(const MemoryFigures &m)
{
    if (m.need > m.limit)
        return Verdict::DoesNotFit;
    return m.headroom < kTightShare * m.need ? Verdict::Tight : Verdict::Fits;
}

std::pair<Quantity, double> largestOf(const MemoryFigures &m)
{
    std::pair<Quantity, double> largest{Quantity::Weights, m.weights};
    for (const auto &[quantity, bytes] :
         {std::pair{Quantity::Activations, m.activations}, std::pair{Quantity::Gradients, m.gradients.value_or(0)},
          std::pair{Quantity::OptimizerState, m.optimizer.value_or(0)},
          std::pair{Quantity::Adapters, m.adapters.value_or(0)}}) {
        if (bytes > largest.second)
            largest = {quantity, bytes};
    }
    return largest;
}

Band bandOf(double time, const Band &share)
{
    return {time * share.low, time, time * share.high};
}

Band inverse(double amount, const Band &time)
{
    return {amount / time.high, amount / time.mid, amount / time.low};
}

TrainingFigures trainingFigures(const TrainingInputs &in, const TrainingMemory &memory, const TrainingSpeed &speed,
                                bool fits)
{
    TrainingFigures figures;
    figures.trainable_parameters = memory.trainable;
    figures.parameters = in.parameters();
    figures.static_bytes = memory.static_bytes;
    figures.step_holds_peak = memory.step_holds_peak;
    figures.flops_per_token = speed.flops_per_token;
    figures.run_tokens = speed.run_tokens;
    figures.run_steps = speed.run_steps;
    figures.gap = speed.gap == SpeedGap::None && !fits ? SpeedGap::DoesNotFit : speed.gap;
    if (figures.gap != SpeedGap::None)
        return figures;
    const TrainingPass &pass = speed.pass;
    const Band time = bandOf(pass.total(), speed.time_share);
    figures.tokens_per_s_per_gpu = inverse(pass.tokens, time);
    figures.tokens_per_s = inverse(pass.tokens * in.gpus, time);
    figures.run_s = bandOf(speed.run_s, speed.time_share);
    figures.mfu = pass.tokens * speed.flops_per_token / speed.peak_flops / pass.total();
    figures.communication_share = pass.communication_s / pass.total();
    figures.bottleneck = pass.communication_s > std::max(pass.matrix_s, pass.traffic_s) ? Bottleneck::Interconnect
                         : pass.traffic_s > pass.matrix_s                               ? Bottleneck::MemoryBandwidth
                                                                                        : Bottleneck::Compute;
    figures.evidence.record = speed.gpu_class->id + QLatin1StringView(", ") + in.framework->id;
    figures.evidence.rows = speed.gpu_class->rows;
    figures.evidence.sources = speed.gpu_class->sources;
    if (in.framework->rows == 0)
        figures.evidence.extrapolations.push_back(Extrapolation::EngineNotMeasured);
    if (speed.gpu_class->rows == 0)
        figures.evidence.extrapolations.push_back(Extrapolation::ArchitectureNotMeasured);
    else if (speed.gpu_class->rows < 5 || speed.gpu_class->sources < 2)
        figures.evidence.extrapolations.push_back(Extrapolation::FewRows);
    return figures;
}

std::vector<Finding> findingsOf(const TrainingInputs &in, const TrainingMemory &memory, const Assessed &assessed)
{
    const MemoryFigures &m = assessed.memory;
    std::vector<Finding> found;
    if (m.need > m.limit && m.weights > m.limit)
        found.push_back({FindingId::WeightsExceedLimit,
                         Severity::Error,
                         {{Quantity::Weights, m.weights}, {Quantity::Limit, m.limit}},
                         {}});
    else if (m.need > m.limit)
        found.push_back({FindingId::TrainingExceedsMemory,
                         Severity::Error,
                         {{Quantity::Need, m.need}, {Quantity::Limit, m.limit}},
                         {}});
    if (assessed.verdict == Verdict::Tight)
        found.push_back(
            {FindingId::Tight, Severity::Warning, {{Quantity::Headroom, m.headroom}, {Quantity::Need, m.need}}, {}});
    if (m.need_low <= m.limit && m.need_high > m.limit)
        found.push_back(
            {FindingId::BandCrossesLimit,
             Severity::Warning,
             {{Quantity::NeedLow, m.need_low}, {Quantity::NeedHigh, m.need_high}, {Quantity::Limit, m.limit}},
             {}});
    if (in.asked.sequence > in.model->max_context && in.model->max_context > 0)
        found.push_back({FindingId::ContextBeyondModel,
                         Severity::Warning,
                         {{Quantity::ContextTokens, double(in.asked.sequence)},
                          {Quantity::MaxContext, double(in.model->max_context)}},
                         {}});
    if (in.gpus > 1 && !in.shardsWeights() && !in.adapters())
        found.push_back({FindingId::NothingSharded,
                         Severity::Warning,
                         {{Quantity::Gpus, double(in.gpus)}, {Quantity::Weights, m.weights}},
                         {}});
    if (in.gpus == 1 && in.asked.sharding != Sharding::None)
        found.push_back({FindingId::ShardingNeedsGpus, Severity::Info, {}, {}});
    if (in.asked.offload == TrainingOffload::Parameters || in.asked.offload == TrainingOffload::Optimizer)
        found.push_back({FindingId::TrainingOffload, Severity::Info, {{Quantity::HostRam, m.host_ram}}, {}});
    if (in.framework->rows == 0)
        found.push_back({FindingId::FrameworkNotMeasured, Severity::Warning, {}, in.framework->name});
    if (memory.ladder.usable_planned)
        found.push_back({FindingId::UsableMemoryAssumed, Severity::Info, {{Quantity::UsableMemory, m.usable}}, {}});
    const auto largest = largestOf(m);
    found.push_back({FindingId::LargestPart, Severity::Info, {largest, {Quantity::Need, m.need}}, {}});
    return found;
}

// A run is the result that money buys.
std::optional<ResultRate> runsPerSecond(const TrainingFigures &figures)
{
    if (!figures.run_s || figures.run_s->low <= 0)
        return std::nullopt;
    const Band &run = *figures.run_s;
    return ResultRate{{1 / run.high, 1 / run.mid, 1 / run.low}, 0, 0};
}

const SpeedSettings *hostOf(const Catalog &catalog)
{
    return catalog.speedSettings() ? &*catalog.speedSettings() : nullptr;
}

} // namespace

Assessed assessFineTuning(const Scenario &scenario, const Catalog &catalog, const LanguageModel *model,
                          const Candidate &candidate)
{
    Assessed result;
    result.gpu = candidate.gpu;
    result.count = candidate.count;
    const TrainingCandidate inputs = trainingInputs(scenario, catalog, model, candidate);
    result.resolved = inputs.resolved;
    if (!inputs.not_modelled.isEmpty())
        return notModelled(std::move(result), inputs.not_modelled);
    const TrainingInputs &in = inputs.training;
    const TrainingMemory memory = trainingMemory(in);
    result.memory = figuresOf(in, memory);
    result.verdict = verdictOf(result.memory);
    const TrainingSpeed speed = trainingSpeed(in, memory, hostOf(catalog));
    result.training = trainingFigures(in, memory, speed, result.verdict != Verdict::DoesNotFit);
    result.training->dominating = largestOf(result.memory).first;
    result.speed.gap = SpeedGap::NoTokens;
    const CostBasis basis = costBasis(scenario, catalog, candidate);
    result.cost = costFigures(basis, 0, runsPerSecond(*result.training));
    result.findings = findingsOf(in, memory, result);
    for (Finding &finding : costFindings(basis, result.cost))
        result.findings.push_back(std::move(finding));
    return result;
}

void recordFineTuning(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate,
                      StepRecorder &recorder)
{
    LanguageModel storage;
    const TrainingCandidate inputs = trainingInputs(scenario, catalog, modelOf(scenario, catalog, storage), candidate);
    if (!inputs.not_modelled.isEmpty())
        return;
    const TrainingInputs &in = inputs.training;
    const TrainingMemory memory = trainingMemory(in);
    recordTrainingMemory(in, memory, recorder);
    const TrainingSpeed speed = trainingSpeed(in, memory, hostOf(catalog));
    recordTrainingSpeed(in, speed, recorder);
    const bool fits = memory.need <= memory.ladder.visible - in.other_tenants_bytes;
    const CostBasis basis = costBasis(scenario, catalog, candidate);
    recordCost(basis, 0, runsPerSecond(trainingFigures(in, memory, speed, fits)), recorder);
}

} // namespace tarozi
