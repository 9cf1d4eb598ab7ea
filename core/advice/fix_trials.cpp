// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/fix_trials.h"

#include <algorithm>

namespace tarozi {

namespace {

// Ranked by what a change costs: a setting first, then quality of the cache, of the weights, then less work, then
// speed, then money.
int costOf(FixKind kind)
{
    switch (kind) {
    case FixKind::HigherLimit:
    case FixKind::LowerLimit: return 0;
    case FixKind::KvFormat: return 1;
    case FixKind::WeightFormat: return 2;
    case FixKind::FewerRequests: return 3;
    case FixKind::ShorterContext: return 4;
    case FixKind::MoreGpus: return 5;
    case FixKind::OtherGpu: return 6;
    case FixKind::Offload:
    case FixKind::FewerGpuLayers: return 7;
    }
    return 8;
}

int costOf(const Fix &fix)
{
    int cost = costOf(fix.kind);
    for (const FixStep &step : fix.also)
        cost += costOf(step.kind);
    return cost;
}

int goodness(const Assessed &assessed)
{
    switch (assessed.verdict) {
    case Verdict::Fits: return 3;
    case Verdict::Tight: return 2;
    case Verdict::DoesNotFit: return 1;
    case Verdict::NotModelled: return 0;
    }
    return 0;
}

bool changesQuality(FixKind kind)
{
    return kind == FixKind::KvFormat || kind == FixKind::WeightFormat;
}

} // namespace

FixTrials::FixTrials(const Scenario &scenario, const Catalog &catalog, int candidate)
    : m_scenario(scenario)
    , m_catalog(catalog)
    , m_candidate(candidate)
    , m_market(scenario, catalog)
    , m_today(assessed(scenario))
{
}

Assessed FixTrials::assessed(Scenario changed) const
{
    changed.candidates = {changed.candidates[size_t(m_candidate)]};
    return assess(changed, m_catalog).candidates.front();
}

std::optional<double> FixTrials::perHour(const Scenario &scenario) const
{
    const Candidate &candidate = scenario.candidates[size_t(m_candidate)];
    const auto price = m_market.price(candidate.gpu);
    return price ? std::optional(price->per_gpu_hour * candidate.count) : std::nullopt;
}

bool FixTrials::tryFix(const FixStep &change, const Scenario &changed, const std::vector<FixStep> &also)
{
    const Assessed after = assessed(changed);
    if (goodness(after) <= goodness(m_today))
        return false;
    Fix fix{change.kind,   m_candidate, change.amount, change.text, after.memory.need - m_today.memory.need,
            after.verdict, changed,     also};
    fix.changes_quality = changesQuality(change.kind) || std::any_of(also.begin(), also.end(), [](const FixStep &step) {
                              return changesQuality(step.kind);
                          });
    const double before = m_today.speed.decode_ceiling_refined_tok_s;
    if (before > 0 && after.speed.decode_ceiling_refined_tok_s > 0)
        fix.speed_ratio = after.speed.decode_ceiling_refined_tok_s / before;
    const auto now = perHour(m_scenario);
    const auto then = perHour(changed);
    if (now && then)
        fix.per_hour_change = *then - *now;
    m_fixes.push_back(std::move(fix));
    return true;
}

bool FixTrials::anyLightFix() const
{
    constexpr double kMany = 4; // times as many
    const double asked = m_scenario.candidates[size_t(m_candidate)].count;
    return std::any_of(m_fixes.begin(), m_fixes.end(),
                       [&](const Fix &fix) { return fix.kind != FixKind::MoreGpus || fix.amount < kMany * asked; });
}

std::vector<Fix> FixTrials::ranked()
{
    std::stable_sort(m_fixes.begin(), m_fixes.end(), [](const Fix &a, const Fix &b) { return costOf(a) < costOf(b); });
    return std::move(m_fixes);
}

std::vector<FixMove> formatMoves(const Scenario &scenario, const Assessed &today, const Catalog &catalog)
{
    std::vector<FixMove> moves;
    const Resolved &resolved = today.resolved;
    const Engine *engine = catalog.engine(resolved.engine, resolved.engine_version);
    const KvFormat *kv = catalog.kvFormat(resolved.kv_format);
    constexpr double kSixteenBit = 2; // llama.cpp keeps less only with flash attention
    const bool quantizes = !engine || engine->rule != BudgetRule::LlamaCpp || scenario.serving.engine.flash_attention;
    for (const KvFormat &format : catalog.kvFormats()) {
        const bool runs =
            !engine || engine->kv_formats.isEmpty() ? format.on_slider : engine->kv_formats.contains(format.id);
        if (!kv || !runs || format.bytes_per_element >= kv->bytes_per_element ||
            (!quantizes && format.bytes_per_element < kSixteenBit))
            continue;
        moves.push_back({{FixKind::KvFormat, 0, format.name}, scenario});
        moves.back().scenario.serving.kv = format.id;
    }
    const WeightFormat *weights = catalog.weightFormat(resolved.weights_format);
    for (const WeightFormat &format : catalog.weightFormats()) {
        const bool runs = !engine || engine->weight_formats.isEmpty() || engine->weight_formats.contains(format.id);
        if (!weights || !runs || !format.on_slider || format.nominal_bits >= weights->nominal_bits ||
            scenario.serving.model.weights_bytes)
            continue;
        moves.push_back({{FixKind::WeightFormat, 0, format.name}, scenario});
        moves.back().scenario.serving.weights = format.id;
    }
    return moves;
}

std::vector<FixMove> contextMoves(const Scenario &scenario, const Assessed &today)
{
    constexpr qint64 kStep = 1024;
    constexpr qint64 kShortest = 2048;                                         // less holds no prompt worth a server
    const qint64 shortest = std::max(kShortest, scenario.serving.context / 8); // and much less is another workload
    std::vector<FixMove> moves;
    for (qint64 context = std::min(today.capacity.max_context, scenario.serving.context - 1); context >= shortest;
         context = context * 7 / 8) {
        const qint64 rounded = context / kStep * kStep;
        moves.push_back({{FixKind::ShorterContext, double(rounded), {}}, scenario});
        ServingWorkload &serving = moves.back().scenario.serving;
        serving.context = rounded;
        serving.output = std::min(serving.output, std::max<qint64>(rounded / 2, 1));
        serving.input = std::max<qint64>(rounded - serving.output, 1);
    }
    return moves;
}

std::vector<FixMove> requestMoves(const Scenario &scenario, const Assessed &today)
{
    std::vector<FixMove> moves;
    const auto most = qint64(std::min(today.capacity.max_concurrency, double(scenario.serving.concurrency - 1)));
    for (qint64 requests = most; requests > 0; requests = requests * 7 / 8) {
        moves.push_back({{FixKind::FewerRequests, double(requests), {}}, scenario});
        moves.back().scenario.serving.concurrency = requests;
    }
    return moves;
}

} // namespace tarozi
