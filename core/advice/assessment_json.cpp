// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/assessment_json.h"

#include "core/advice/cost_json.h"
#include "core/advice/json_values.h"
#include "core/advice/machine_words.h"
#include "core/advice/workload_json.h"
#include "core/workload/scenario_file.h"

namespace tarozi {

using namespace Qt::StringLiterals;
using machine::word;

namespace {

QJsonObject memoryJson(const MemoryFigures &m)
{
    QJsonObject json{{"weights"_L1, m.weights},
                     {"kv_cache"_L1, m.kv_cache},
                     {"activations"_L1, m.activations},
                     {"runtime"_L1, m.runtime},
                     {"graphs"_L1, m.graphs},
                     {"other_tenants"_L1, m.other_tenants},
                     {"need"_L1, m.need},
                     {"need_low"_L1, m.need_low},
                     {"need_high"_L1, m.need_high},
                     {"outside_limit"_L1, m.outside_limit},
                     {"host_ram"_L1, m.host_ram},
                     {"nominal"_L1, m.nominal},
                     {"usable"_L1, m.usable},
                     {"visible"_L1, m.visible},
                     {"limit"_L1, m.limit},
                     {"headroom"_L1, m.headroom}};
    insertIf(json, "gradients"_L1, m.gradients);
    insertIf(json, "optimizer"_L1, m.optimizer);
    insertIf(json, "adapters"_L1, m.adapters);
    return json;
}

QJsonObject rooflineJson(const Roofline &roofline)
{
    const auto point = [](const RooflinePoint &p) {
        return QJsonObject{{"flop_per_byte"_L1, p.flops_per_byte}, {"flop_per_s"_L1, p.flops_per_s}};
    };
    return {{"peak_flop_per_s"_L1, roofline.peak_flops},
            {"bandwidth_bytes_per_s"_L1, roofline.bandwidth_bytes_per_s},
            {"balance_flop_per_byte"_L1, roofline.balance()},
            {"prefill"_L1, point(roofline.prefill)},
            {"decode"_L1, point(roofline.decode)}};
}

QJsonObject speedJson(const SpeedFigures &speed)
{
    QJsonObject json;
    if (speed.decode_ceiling_tok_s > 0) { // an encoder has none
        json.insert("decode_ceiling_tok_s"_L1, speed.decode_ceiling_tok_s);
        json.insert("decode_ceiling_refined_tok_s"_L1, speed.decode_ceiling_refined_tok_s);
    }
    insertIf(json, "prefill_ceiling_tok_s"_L1, speed.prefill_ceiling_tok_s);
    insertIf(json, "decode_tok_s"_L1, speed.decode_tok_s);
    insertIf(json, "prefill_tok_s"_L1, speed.prefill_tok_s);
    insertIf(json, "ttft_s"_L1, speed.ttft_s);
    insertIf(json, "tpot_s"_L1, speed.tpot_s);
    insertIf(json, "throughput_tok_s"_L1, speed.throughput_tok_s);
    if (speed.bottleneck)
        json.insert("bottleneck"_L1, word(*speed.bottleneck));
    insertIf(json, "loading_s"_L1, speed.loading_s);
    if (!speed.compute.isEmpty())
        json.insert("compute"_L1, speed.compute);
    if (speed.compute_not_native)
        json.insert("compute_not_native"_L1, true);
    if (speed.gap != SpeedGap::None) {
        json.insert("gap"_L1, word(speed.gap));
        return json;
    }
    json.insert("admitted"_L1, speed.admitted);
    json.insert("queue_s"_L1, speed.queue_s);
    const StepSplit &step = speed.step;
    json.insert("step_s"_L1, QJsonObject{{"weights"_L1, step.weights},
                                         {"kv_cache"_L1, step.cache},
                                         {"compute"_L1, step.compute},
                                         {"communication"_L1, step.communication},
                                         {"overhead"_L1, step.overhead},
                                         {"prompts"_L1, step.prompts},
                                         {"host"_L1, step.host}});
    json.insert("roofline"_L1, rooflineJson(speed.roofline));
    json.insert("evidence"_L1, toJson(speed.evidence));
    return json;
}

QJsonObject resolvedJson(const Resolved &r)
{
    return {{"model"_L1, r.model},
            {"model_name"_L1, r.model_name},
            {"weights"_L1, r.weights_format},
            {"kv"_L1, r.kv_format},
            {"engine"_L1, r.engine},
            {"engine_version"_L1, r.engine_version},
            {"memory_limit"_L1, r.memory_limit_share},
            {"max_num_seqs"_L1, r.max_num_seqs},
            {"max_num_batched_tokens"_L1, r.max_num_batched_tokens},
            {"parallel"_L1, word(r.parallelism)},
            {"tensor"_L1, r.tensor},
            {"pipeline"_L1, r.pipeline},
            {"replicas"_L1, r.replicas},
            {"ecc"_L1, word(r.ecc)}};
}

QJsonObject fixJson(const Fix &fix)
{
    QJsonObject json{
        {"kind"_L1, word(fix.kind)}, {"need_change"_L1, fix.need_change}, {"verdict_after"_L1, word(fix.verdict)}};
    if (fix.amount != 0)
        json.insert("amount"_L1, fix.amount);
    if (!fix.text.isEmpty())
        json.insert("text"_L1, fix.text);
    QJsonArray also;
    for (const FixStep &step : fix.also)
        also.append(QJsonObject{{"kind"_L1, word(step.kind)}, {"amount"_L1, step.amount}, {"text"_L1, step.text}});
    if (!also.isEmpty())
        json.insert("also"_L1, also);
    if (fix.changes_quality)
        json.insert("changes_quality"_L1, true);
    insertIf(json, "speed_ratio"_L1, fix.speed_ratio);
    insertIf(json, "per_hour_change"_L1, fix.per_hour_change);
    return json;
}

// Findings that a fix would remove carry the fixes.
bool isFixable(FindingId id)
{
    return id == FindingId::WeightsExceedLimit || id == FindingId::KvCacheExceedsLimit ||
           id == FindingId::RequestsQueue || id == FindingId::OutsideLimitExceedsUsable || id == FindingId::Tight;
}

QJsonArray findingsJson(const std::vector<Finding> &findings, const std::vector<Fix> &fixes)
{
    QJsonArray fix_list;
    for (const Fix &fix : fixes)
        fix_list.append(fixJson(fix));
    QJsonArray list;
    for (const Finding &finding : findings) {
        QJsonObject values;
        for (const auto &[quantity, value] : finding.values)
            values.insert(word(quantity), value);
        QJsonObject json{{"id"_L1, word(finding.id)}, {"severity"_L1, word(finding.severity)}, {"values"_L1, values}};
        if (!finding.text.isEmpty())
            json.insert("text"_L1, finding.text);
        json.insert("fixes"_L1, isFixable(finding.id) ? fix_list : QJsonArray());
        list.append(json);
    }
    return list;
}

QJsonObject costJson(const CostFigures &cost)
{
    QJsonObject json{{"currency"_L1, cost.currency}, {"per_hour"_L1, cost.per_hour}, {"servers"_L1, cost.servers}};
    if (cost.per_million_output_tokens_at_ceiling > 0)
        insertIf(json, "per_million_output_tokens_at_ceiling"_L1,
                 std::optional(cost.per_million_output_tokens_at_ceiling));
    insertIf(json, "per_million_output_tokens"_L1, cost.per_million_output_tokens);
    insertIf(json, "per_million_input_tokens"_L1, cost.per_million_input_tokens);
    insertIf(json, "per_million_all_tokens"_L1, cost.per_million_all_tokens);
    insertIf(json, "per_result"_L1, cost.per_result);
    insertIf(json, "per_month"_L1, cost.per_month);
    insertIf(json, "hours_per_month"_L1, cost.hours_per_month);
    insertIf(json, "results_per_month"_L1, cost.results_per_month);
    if (!cost.tariff.isEmpty())
        json.insert("tariff"_L1, cost.tariff);
    if (!cost.vat.isEmpty())
        json.insert("vat"_L1, cost.vat);
    if (!cost.scope.isEmpty())
        json.insert("scope"_L1, cost.scope);
    return json;
}

void insertServing(QJsonObject &json, const Assessed &candidate)
{
    QJsonObject capacity{{"max_context"_L1, candidate.capacity.max_context}};
    if (candidate.memory.kv_cache > 0) {
        capacity.insert("kv_tokens"_L1, candidate.capacity.kv_tokens);
        capacity.insert("max_concurrency"_L1, candidate.capacity.max_concurrency);
    }
    json.insert("capacity"_L1, capacity);
    json.insert("speed"_L1, speedJson(candidate.speed));
}

} // namespace

QJsonObject toJson(const Assessed &candidate, const std::vector<Fix> &fixes)
{
    QJsonObject json{{"gpu"_L1, candidate.gpu},
                     {"count"_L1, candidate.count},
                     {"parallel"_L1, word(candidate.resolved.parallelism)},
                     {"verdict"_L1, word(candidate.verdict)},
                     {"findings"_L1, findingsJson(candidate.findings, fixes)}};
    if (candidate.verdict == Verdict::NotModelled) {
        json.insert("not_modelled"_L1, candidate.not_modelled);
        return json;
    }
    json.insert("resolved"_L1, resolvedJson(candidate.resolved));
    json.insert("memory"_L1, memoryJson(candidate.memory));
    if (candidate.training)
        json.insert("training"_L1, toJson(*candidate.training));
    else if (candidate.image)
        json.insert("image"_L1, toJson(*candidate.image));
    else if (candidate.transcription)
        json.insert("speech"_L1, toJson(*candidate.transcription));
    else
        insertServing(json, candidate);
    if (candidate.cost)
        json.insert("cost"_L1, costJson(*candidate.cost));
    return json;
}

QJsonArray toJson(const std::vector<Lead> &leads)
{
    QJsonArray list;
    for (const Lead &lead : leads) {
        QJsonObject json{{"quantity"_L1, word(lead.quantity)}, {"leader"_L1, lead.leader}};
        if (lead.leader >= 0 && lead.ratio > 0)
            json.insert("ratio"_L1, lead.ratio);
        if (lead.quantity == Quantity::CostPerResult)
            json.insert("proven"_L1, lead.leader >= 0 && lead.proven);
        list.append(json);
    }
    return list;
}

QJsonArray toJson(const std::vector<ParallelOption> &options)
{
    QJsonArray list;
    for (const ParallelOption &option : options) {
        QJsonObject json{{"parallel"_L1, word(option.parallelism)},
                         {"fits"_L1, option.fits},
                         {"communication_share"_L1, option.communication_share}};
        insertIf(json, "throughput_tok_s"_L1, option.throughput_tok_s);
        insertIf(json, "decode_tok_s"_L1, option.decode_tok_s);
        list.append(json);
    }
    return list;
}

QJsonObject toJson(const Derivation &derivation)
{
    QJsonArray steps;
    for (const Step &step : derivation.steps) {
        QJsonArray terms;
        for (const Term &term : step.terms) {
            QJsonArray sources;
            for (const Source &source : term.sources)
                sources.append(
                    QJsonObject{{"title"_L1, source.title}, {"url"_L1, source.url}, {"date"_L1, source.date}});
            terms.append(QJsonObject{{"symbol"_L1, term.symbol},
                                     {"quantity"_L1, word(term.quantity)},
                                     {"value"_L1, term.value},
                                     {"sources"_L1, sources}});
        }
        steps.append(QJsonObject{{"result"_L1, word(step.result)},
                                 {"formula"_L1, step.formula},
                                 {"terms"_L1, terms},
                                 {"value"_L1, step.value}});
    }
    return {{"steps"_L1, steps}};
}

// Rent or purchase where the scenario names a price of either, and what moves the cost where there is one.
static void insertMoney(QJsonObject &json, const Scenario &scenario, const Catalog &catalog,
                        const Assessment &assessment, int candidate)
{
    const MoneyInputs &money = scenario.money;
    if (money.purchase_price || money.api_output_price)
        json.insert("rent_or_buy"_L1, toJson(rentOrBuy(scenario, catalog, assessment, candidate), money));
    const QJsonArray influences = toJson(costInfluences(scenario, catalog, assessment, candidate));
    if (!influences.isEmpty())
        json.insert("cost_influences"_L1, influences);
}

QJsonObject estimateJson(const Scenario &scenario, const Catalog &catalog)
{
    const Assessment assessment = assess(scenario, catalog);
    QJsonArray candidates;
    for (size_t i = 0; i < assessment.candidates.size(); ++i) {
        QJsonObject json = toJson(assessment.candidates[i], fixes(scenario, catalog, int(i)));
        if (scenario.kind == WorkloadKind::ImageGeneration)
            json.insert("settings"_L1, toJson(imageSettings(scenario, catalog, int(i))));
        const bool serving = scenario.kind == WorkloadKind::Serving;
        const QJsonArray options = serving ? toJson(parallelOptions(scenario, catalog, int(i))) : QJsonArray();
        if (!options.isEmpty())
            json.insert("parallel_options"_L1, options);
        insertMoney(json, scenario, catalog, assessment, int(i));
        candidates.append(json);
    }
    QJsonArray crossings;
    const std::vector<SpeedCrossing> crossed =
        scenario.kind == WorkloadKind::Serving ? speedCrossings(scenario, catalog) : std::vector<SpeedCrossing>();
    for (const SpeedCrossing &crossing : crossed)
        crossings.append(QJsonObject{{"axis"_L1, word(crossing.axis)},
                                     {"at"_L1, crossing.at},
                                     {"before"_L1, crossing.before},
                                     {"after"_L1, crossing.after},
                                     {"sure"_L1, crossing.sure}});
    return {{"catalog"_L1, catalog.version()},
            {"scenario"_L1, toJson(scenario)},
            {"candidates"_L1, candidates},
            {"leads"_L1, toJson(assessment.leads)},
            {"crossings"_L1, crossings}};
}

} // namespace tarozi
