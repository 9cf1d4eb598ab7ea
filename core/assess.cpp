// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess.h"

#include "core/assess_cost.h"
#include "core/assess_inputs.h"
#include "core/assess_workloads.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace tarozi {

namespace {

using Figure = std::function<std::optional<double>(const Assessed &)>;

// `better` = 1 where more is better, -1 where less is.
Lead leadOf(const std::vector<Assessed> &candidates, Quantity quantity, int better, const Figure &figure)
{
    Lead lead;
    lead.quantity = quantity;
    std::optional<double> best;
    std::optional<double> next;
    for (size_t i = 0; i < candidates.size(); ++i) {
        if (candidates[i].verdict == Verdict::NotModelled)
            continue;
        const std::optional<double> value = figure(candidates[i]);
        if (!value || !std::isfinite(*value))
            continue;
        if (!best || better * *value > better * *best) {
            next = best;
            best = value;
            lead.leader = int(i);
        } else if (!next || better * *value > better * *next) {
            next = value;
        }
    }
    if (!next || *best == *next) {
        lead.leader = -1;
        return lead;
    }
    lead.ratio = *best > 0 && *next > 0 ? std::max(*best / *next, *next / *best) : 0;
    return lead;
}

// The cheapest result; proven only where no other one's band reaches into its own.
Lead leadOfCost(const std::vector<Assessed> &candidates)
{
    const auto band = [](const Assessed &a) { return a.cost ? a.cost->per_result : std::nullopt; };
    Lead lead = leadOf(candidates, Quantity::CostPerResult, -1, [&](const Assessed &a) {
        const std::optional<Band> cost = band(a);
        return cost ? std::optional(cost->mid) : std::nullopt;
    });
    for (size_t i = 0; lead.leader >= 0 && i < candidates.size(); ++i) {
        const std::optional<Band> other = band(candidates[i]);
        if (int(i) != lead.leader && other && !provenDearer(*other, *band(candidates[size_t(lead.leader)])))
            lead.proven = false;
    }
    return lead;
}

std::vector<Lead> leadsOf(const std::vector<Assessed> &candidates)
{
    const auto cost = [](const Assessed &a) {
        const double at_ceiling = a.cost ? a.cost->per_million_output_tokens_at_ceiling : 0;
        return at_ceiling > 0 ? std::optional(at_ceiling) : std::nullopt;
    };
    std::vector<Lead> leads{
        leadOf(candidates, Quantity::DecodeCeiling, 1, [](const Assessed &a) { return a.speed.decode_ceiling_tok_s; }),
        leadOf(candidates, Quantity::MaxConcurrency, 1, [](const Assessed &a) { return a.capacity.max_concurrency; }),
        leadOf(candidates, Quantity::Headroom, 1, [](const Assessed &a) { return a.memory.headroom; })};
    using S = SpeedFigures;
    const auto expected = [&](Quantity quantity, int better, const std::optional<Band> S::*band) {
        leads.push_back(leadOf(candidates, quantity, better, [band](const Assessed &a) {
            const std::optional<Band> &value = a.speed.*band;
            return value ? std::optional(value->mid) : std::nullopt;
        }));
    };
    if (std::any_of(candidates.begin(), candidates.end(), [](const Assessed &a) { return a.training.has_value(); })) {
        leads = {leadOf(candidates, Quantity::Headroom, 1, [](const Assessed &a) { return a.memory.headroom; })};
        leads.push_back(leadOf(candidates, Quantity::TrainingSpeed, 1, [](const Assessed &a) {
            const bool known = a.training && a.training->tokens_per_s;
            return known ? std::optional(a.training->tokens_per_s->mid) : std::nullopt;
        }));
    }
    expected(Quantity::DecodeSpeed, 1, &S::decode_tok_s);
    expected(Quantity::Throughput, 1, &S::throughput_tok_s);
    expected(Quantity::PrefillSpeed, 1, &S::prefill_tok_s);
    expected(Quantity::TimeToFirstToken, -1, &S::ttft_s);
    expected(Quantity::TimePerOutputToken, -1, &S::tpot_s);
    const bool one_currency = std::all_of(candidates.begin(), candidates.end(), [&](const Assessed &a) {
        return !a.cost || !candidates.front().cost || a.cost->currency == candidates.front().cost->currency;
    });
    const bool any_cost =
        std::any_of(candidates.begin(), candidates.end(), [](const Assessed &a) { return a.cost.has_value(); });
    if (one_currency && any_cost) {
        leads.push_back(leadOf(candidates, Quantity::CostPerMillionOutputTokensAtCeiling, -1, cost));
        leads.push_back(leadOfCost(candidates));
    }
    return leads;
}

Assessed assessCandidate(const Scenario &scenario, const Catalog &catalog, const LanguageModel *model,
                         const Candidate &candidate)
{
    switch (scenario.kind) {
    case WorkloadKind::FineTuning: return assessFineTuning(scenario, catalog, model, candidate);
    case WorkloadKind::ImageGeneration: return assessImage(scenario, catalog, candidate);
    case WorkloadKind::Speech: return assessSpeech(scenario, catalog, candidate);
    case WorkloadKind::Serving: break;
    }
    return assessServing(scenario, catalog, model, candidate);
}

// The steps that lead to a figure: its own, and those of the terms it was made of.
Derivation traceBack(const Derivation &all, Quantity figure)
{
    std::vector<bool> wanted(all.steps.size(), false);
    std::vector<Quantity> looked_for{figure};
    for (size_t i = all.steps.size(); i-- > 0;) {
        const Step &step = all.steps[i];
        if (std::find(looked_for.begin(), looked_for.end(), step.result) == looked_for.end())
            continue;
        wanted[i] = true;
        for (const Term &term : step.terms)
            looked_for.push_back(term.quantity);
    }
    Derivation result;
    for (size_t i = 0; i < all.steps.size(); ++i) {
        if (wanted[i])
            result.steps.push_back(all.steps[i]);
    }
    // the figure itself comes last
    std::stable_partition(result.steps.begin(), result.steps.end(),
                          [&](const Step &step) { return step.result != figure; });
    return result;
}

} // namespace

Assessed notModelled(Assessed assessed, const QString &why)
{
    assessed.verdict = Verdict::NotModelled;
    assessed.not_modelled = why;
    assessed.findings.push_back({FindingId::NotModelled, Severity::Error, {}, why});
    return assessed;
}

Assessment assess(const Scenario &scenario, const Catalog &catalog)
{
    LanguageModel storage;
    const LanguageModel *model = modelOf(scenario, catalog, storage);
    Assessment result;
    result.candidates.reserve(scenario.candidates.size());
    for (const Candidate &candidate : scenario.candidates) {
        result.candidates.push_back(assessCandidate(scenario, catalog, model, candidate));
        if (scenario.kind == WorkloadKind::FineTuning)
            addRunCost(scenario, catalog, candidate, result.candidates.back());
    }
    result.leads = leadsOf(result.candidates);
    addComparedCosts(result);
    for (Assessed &candidate : result.candidates)
        std::stable_sort(candidate.findings.begin(), candidate.findings.end(),
                         [](const Finding &a, const Finding &b) { return a.severity > b.severity; });
    return result;
}

Derivation explain(const Scenario &scenario, const Catalog &catalog, int candidate, Quantity figure)
{
    if (candidate < 0 || size_t(candidate) >= scenario.candidates.size())
        return {};
    const Candidate &asked = scenario.candidates[size_t(candidate)];
    StepRecorder recorder;
    switch (scenario.kind) {
    case WorkloadKind::Serving: recordServing(scenario, catalog, asked, recorder); break;
    case WorkloadKind::FineTuning: recordFineTuning(scenario, catalog, asked, recorder); break;
    case WorkloadKind::ImageGeneration: recordImage(scenario, catalog, asked, recorder); break;
    case WorkloadKind::Speech: recordSpeech(scenario, catalog, asked, recorder); break;
    }
    if (scenario.kind == WorkloadKind::FineTuning) {
        LanguageModel storage;
        const Assessed assessed = assessCandidate(scenario, catalog, modelOf(scenario, catalog, storage), asked);
        if (assessed.verdict != Verdict::NotModelled)
            recordRunCost(scenario, catalog, asked, assessed, recorder);
    }
    return traceBack(recorder.derivation, figure);
}

} // namespace tarozi
