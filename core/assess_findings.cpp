// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess_findings.h"

#include <algorithm>

namespace tarozi {

namespace {

using Values = std::vector<std::pair<Quantity, double>>;

class Findings
{
public:
    void add(FindingId id, Severity severity, Values values = {}, QString text = {})
    {
        m_found.push_back({id, severity, std::move(values), std::move(text)});
    }
    void add(Finding finding) { m_found.push_back(std::move(finding)); }
    std::vector<Finding> take()
    {
        std::stable_sort(m_found.begin(), m_found.end(),
                         [](const Finding &a, const Finding &b) { return a.severity > b.severity; });
        return std::move(m_found);
    }

private:
    std::vector<Finding> m_found;
};

void addFit(Findings &findings, const Scenario &scenario, const Assessed &assessed)
{
    const MemoryFigures &m = assessed.memory;
    if (m.need > m.limit) {
        if (m.weights > m.limit)
            findings.add(FindingId::WeightsExceedLimit, Severity::Error,
                         {{Quantity::Weights, m.weights}, {Quantity::Limit, m.limit}});
        else if (assessed.capacity.max_concurrency < 1)
            findings.add(FindingId::KvCacheExceedsLimit, Severity::Error,
                         {{Quantity::KvCache, m.kv_cache}, {Quantity::Need, m.need}, {Quantity::Limit, m.limit}});
        else
            findings.add(FindingId::RequestsQueue, Severity::Error,
                         {{Quantity::MaxConcurrency, assessed.capacity.max_concurrency},
                          {Quantity::Concurrency, double(scenario.serving.concurrency)}});
    }
    if (m.need + m.outside_limit > m.usable)
        findings.add(
            FindingId::OutsideLimitExceedsUsable, Severity::Error,
            {{Quantity::Need, m.need}, {Quantity::OutsideLimit, m.outside_limit}, {Quantity::UsableMemory, m.usable}});
    if (assessed.verdict == Verdict::Tight)
        findings.add(FindingId::Tight, Severity::Warning, {{Quantity::Headroom, m.headroom}, {Quantity::Need, m.need}});
    if (m.need_low <= m.limit && m.need_high > m.limit)
        findings.add(FindingId::BandCrossesLimit, Severity::Warning,
                     {{Quantity::NeedLow, m.need_low}, {Quantity::NeedHigh, m.need_high}, {Quantity::Limit, m.limit}});
}

// Engines that set their cache aside at the start fill the whole limit, whatever one workload needs of it.
double freeAtStart(const ServingInputs &in, const Ladder &ladder, const StageFit &stage)
{
    return ladder.visible - stage.cuda_context - in.other_tenants_bytes;
}

std::optional<FindingId> startRefusal(const ServingInputs &in, const Ladder &ladder, const StageFit &stage)
{
    if (in.engine->rule != BudgetRule::Vllm)
        return std::nullopt;
    if (stage.limit > freeAtStart(in, ladder, stage))
        return FindingId::EngineRefusesStart;
    if (stage.limit + stage.outside_limit > ladder.usable)
        return FindingId::LimitLeavesNoRoom;
    return std::nullopt;
}

std::optional<Finding> startFinding(const ServingInputs &in, const ServingMemory &memory)
{
    const StageFit stage = fitOf(memory.fullestStage());
    const std::optional<FindingId> refusal = startRefusal(in, memory.ladder, stage);
    if (!refusal)
        return std::nullopt;
    Finding finding{*refusal, Severity::Error, {{Quantity::Limit, stage.limit}}, {}};
    if (*refusal == FindingId::EngineRefusesStart)
        finding.values.emplace_back(Quantity::FreeMemory, freeAtStart(in, memory.ladder, stage));
    else
        finding.values.insert(finding.values.end(), {{Quantity::OutsideLimit, stage.outside_limit},
                                                     {Quantity::UsableMemory, memory.ladder.usable}});
    return finding;
}

// A format of experts on a model without any: nothing is stored in fewer bits than the format's name promises.
bool changesNothing(const LanguageModel &model, const WeightFormat &format)
{
    const auto at_most = [&](double bytes) {
        return std::none_of(model.tensor_runs.begin(), model.tensor_runs.end(), [&](const TensorRun &run) {
            return format.bytes_per_parameter[size_t(run.tensor.kind)] <= bytes;
        });
    };
    constexpr double kNearly = 1.5; // block scales come on top of the nominal bits
    return !model.tensor_runs.empty() && format.id != model.released_format &&
           at_most(format.nominal_bits / 8 * kNearly);
}

void addModelAndFormat(Findings &findings, const Scenario &scenario, const ServingInputs &in, const Ceilings &ceilings,
                       const Assessed &assessed)
{
    const LanguageModel &model = *in.model;
    if (model.max_context > 0 && scenario.serving.context > model.max_context)
        findings.add(FindingId::ContextBeyondModel, Severity::Warning,
                     {{Quantity::ContextTokens, double(scenario.serving.context)},
                      {Quantity::MaxContext, double(model.max_context)}});
    if (ceilings.compute_not_native)
        findings.add(FindingId::FormatNotNative, Severity::Info, {}, in.weights->name);
    if ((!in.engine->weight_formats.isEmpty() && !in.engine->weight_formats.contains(in.weights->id)) ||
        changesNothing(model, *in.weights))
        findings.add(FindingId::FormatNotInEngine, Severity::Warning, {}, in.weights->name);
    if (!in.engine->kv_formats.isEmpty() && !in.engine->kv_formats.contains(in.kv->id))
        findings.add(FindingId::KvFormatNotInEngine, Severity::Warning, {}, in.kv->name);
    if (model.generic)
        findings.add(FindingId::GenericArchitecture, Severity::Info, {{Quantity::Parameters, model.parameters}});
    if (in.weights_bytes)
        findings.add(
            FindingId::WeightsGiven, Severity::Info,
            {{Quantity::WeightsGiven, *in.weights_bytes}, {Quantity::Weights, wholeModelBytes(model, *in.weights)}});
    const bool windowed = std::any_of(model.layer_runs.begin(), model.layer_runs.end(),
                                      [](const LayerRun &run) { return run.layer.window > 0; });
    if (windowed &&
        (in.engine->windows == WindowKeeping::ChargedFull || in.engine->windows == WindowKeeping::PagedGroups))
        findings.add(FindingId::WindowChargedFull, Severity::Info, {{Quantity::KvCache, assessed.memory.kv_cache}});
    if (in.cpu_offload_bytes > 0 || in.host_layers > 0)
        findings.add(FindingId::OffloadSlows, Severity::Warning, {{Quantity::HostRam, assessed.memory.host_ram}});
}

void addEngineAndCard(Findings &findings, const CandidateInputs &inputs, const Ladder &ladder, int count)
{
    const ServingInputs &in = inputs.serving;
    const QString &version = inputs.resolved.engine_version;
    if (!version.isEmpty() &&
        (compareVersions(version, in.engine->from_version) < 0 ||
         (!in.engine->to_version.isEmpty() && compareVersions(version, in.engine->to_version) > 0)))
        findings.add(FindingId::EngineVersionOutsideEvidence, Severity::Info, {},
                     in.engine->name + QLatin1Char(' ') + version);
    if (ladder.usable_planned)
        findings.add(FindingId::UsableMemoryAssumed, Severity::Info, {{Quantity::UsableMemory, ladder.usable}});
    if (ladder.visible_assumed)
        findings.add(FindingId::VisibleMemoryAssumed, Severity::Info, {{Quantity::VisibleMemory, ladder.visible}});
    if (count > 1)
        findings.add(FindingId::TwoBudgets, Severity::Info,
                     {{Quantity::Gpus, double(count)}, {Quantity::UsableMemory, ladder.usable}});
    if (inputs.no_nvlink)
        findings.add(FindingId::NoNvlink, Severity::Info, {{Quantity::Gpus, double(count)}});
}

} // namespace

bool refusesStart(const Assessed &assessed)
{
    return std::any_of(assessed.findings.begin(), assessed.findings.end(), [](const Finding &finding) {
        return finding.id == FindingId::EngineRefusesStart || finding.id == FindingId::LimitLeavesNoRoom;
    });
}

StageFit fitOf(const StageMemory &stage)
{
    return {stage.need, stage.limit, stage.outside_limit, stage.engine.context.value};
}

Verdict verdictOf(const ServingInputs &in, const Ladder &ladder, const StageFit &fullest)
{
    if (fullest.need > fullest.limit || fullest.need + fullest.outside_limit > ladder.usable ||
        startRefusal(in, ladder, fullest))
        return Verdict::DoesNotFit;
    return fullest.limit - fullest.need < kTightShare * fullest.need ? Verdict::Tight : Verdict::Fits;
}

Verdict verdictOf(const ServingInputs &in, const ServingMemory &memory, const MemoryFigures &figures)
{
    const double context = memory.fullestStage().engine.context.value;
    return verdictOf(in, memory.ladder, {figures.need, figures.limit, figures.outside_limit, context});
}

std::vector<Finding> findingsOf(const Scenario &scenario, const CandidateInputs &inputs, const ServingMemory &memory,
                                const Ceilings &ceilings, const Assessed &assessed)
{
    Findings findings;
    addFit(findings, scenario, assessed);
    if (std::optional<Finding> refusal = startFinding(inputs.serving, memory))
        findings.add(std::move(*refusal));
    addModelAndFormat(findings, scenario, inputs.serving, ceilings, assessed);
    addEngineAndCard(findings, inputs, memory.ladder, assessed.count);
    return findings.take();
}

} // namespace tarozi
