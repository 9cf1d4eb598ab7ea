// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/ranking_json.h"

#include "core/advice/json_values.h"
#include "core/advice/machine_words.h"
#include "core/workload/scenario_file.h"

#include <QJsonArray>

#include <array>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;
using machine::word;

namespace machine {

QLatin1StringView word(DropReason reason)
{
    static constexpr std::array kWords{"not_modelled"_L1,
                                       "capacity"_L1,
                                       "requests"_L1,
                                       "refuses_start"_L1,
                                       "format_not_in_engine"_L1,
                                       "kv_format_not_in_engine"_L1,
                                       "format_not_native"_L1,
                                       "no_peer_links"_L1,
                                       "no_ecc"_L1,
                                       "no_vgpu"_L1,
                                       "no_mig"_L1,
                                       "not_passive"_L1,
                                       "not_pcie_card"_L1,
                                       "datacenter_licence"_L1,
                                       "slots"_L1,
                                       "power"_L1,
                                       "price"_L1,
                                       "first_token"_L1,
                                       "output_token"_L1};
    static_assert(kWords.size() == size_t(DropReason::OutputToken) + 1);
    return kWords[size_t(reason)];
}

QLatin1StringView word(LoadPhase phase)
{
    switch (phase) {
    case LoadPhase::Prefill: return "prefill"_L1;
    case LoadPhase::Decode: return "decode"_L1;
    case LoadPhase::Mixed: return "mixed"_L1;
    }
    return {};
}

} // namespace machine

namespace {

QJsonObject nameJson(const RankEntry &entry)
{
    return {{"gpu"_L1, entry.candidate.gpu}, {"count"_L1, entry.candidate.count}, {"weights"_L1, entry.weights}};
}

QJsonArray dropsJson(const std::vector<Drop> &drops)
{
    QJsonArray list;
    for (const Drop &drop : drops) {
        QJsonObject json{{"reason"_L1, word(drop.reason)}};
        if (drop.found > 0)
            json.insert("found"_L1, drop.found);
        if (drop.limit > 0)
            json.insert("limit"_L1, drop.limit);
        if (!drop.text.isEmpty())
            json.insert("text"_L1, drop.text);
        if (drop.unknown)
            json.insert("unknown"_L1, true);
        list.append(json);
    }
    return list;
}

QJsonObject entryJson(const RankEntry &entry, const QString &currency)
{
    const Assessed &assessed = entry.assessed;
    QJsonObject json = nameJson(entry);
    json.insert("parallel"_L1, word(assessed.resolved.parallelism));
    json.insert("verdict"_L1, word(assessed.verdict));
    json.insert("need"_L1, assessed.memory.need);
    json.insert("limit"_L1, assessed.memory.limit);
    json.insert("headroom"_L1, assessed.memory.headroom);
    json.insert("max_concurrency"_L1, assessed.capacity.max_concurrency);
    insertIf(json, "throughput_tok_s"_L1, assessed.speed.throughput_tok_s);
    insertIf(json, "decode_tok_s"_L1, assessed.speed.decode_tok_s);
    insertIf(json, "ttft_s"_L1, assessed.speed.ttft_s);
    insertIf(json, "tpot_s"_L1, assessed.speed.tpot_s);
    json.insert("decode_ceiling_tok_s"_L1, assessed.speed.decode_ceiling_tok_s);
    if (assessed.speed.gap != SpeedGap::None)
        json.insert("speed_gap"_L1, word(assessed.speed.gap));
    else
        json.insert("bottleneck"_L1, word(*assessed.speed.bottleneck));
    if (entry.price) {
        QJsonObject price{{"per_gpu_hour"_L1, entry.price->per_gpu_hour},
                          {"currency"_L1, currency},
                          {"low"_L1, entry.price->low},
                          {"high"_L1, entry.price->high},
                          {"offers"_L1, entry.price->offers},
                          {"tariff"_L1, entry.price->tariff}};
        json.insert("price"_L1, price);
    }
    insertIf(json, "per_hour"_L1, entry.per_hour);
    insertIf(json, "per_million_output_tokens"_L1, entry.per_result);
    insertIf(json, "board_power_w"_L1, entry.power_w);
    insertIf(json, "slots"_L1, entry.slot_count);
    insertIf(json, "score"_L1, entry.score);
    json.insert("offers"_L1, entry.offers);
    json.insert("best_of_card"_L1, entry.best_of_card);
    json.insert("on_front"_L1, entry.on_front);
    json.insert("compared"_L1, entry.compared);
    return json;
}

QJsonObject loadJson(const LoadProfile &load)
{
    QJsonObject json{{"cards"_L1, load.cards}};
    if (load.phase) {
        json.insert("phase"_L1, word(*load.phase));
        json.insert("prompt_share"_L1, load.prompt_share);
    }
    if (load.bottleneck) {
        json.insert("bottleneck"_L1, word(*load.bottleneck));
        json.insert("agreeing"_L1, load.agreeing);
    }
    return json;
}

QJsonArray floorsJson(const Ranking &ranking)
{
    QJsonArray list;
    for (const MemoryFloor &floor : ranking.floors) {
        QJsonObject json{{"gpus"_L1, floor.gpus}, {"need"_L1, floor.need}};
        if (floor.entry >= 0) {
            json.insert("smallest"_L1, ranking.entries[size_t(floor.entry)].candidate.gpu);
            json.insert("usable"_L1, floor.usable);
        }
        list.append(json);
    }
    return list;
}

QJsonArray inversionsJson(const Ranking &ranking)
{
    QJsonArray list;
    for (const Inversion &inversion : ranking.inversions)
        list.append(QJsonObject{{"larger"_L1, ranking.entries[size_t(inversion.larger)].candidate.gpu},
                                {"faster"_L1, ranking.entries[size_t(inversion.faster)].candidate.gpu},
                                {"memory_ratio"_L1, inversion.memory_ratio},
                                {"bandwidth_ratio"_L1, inversion.bandwidth_ratio},
                                {"compared"_L1, inversion.compared}});
    return list;
}

QJsonArray severalJson(const Ranking &ranking)
{
    QJsonArray list;
    for (const SeveralOrOne &pair : ranking.several_or_one) {
        const RankEntry &several = ranking.entries[size_t(pair.several)];
        QJsonObject json{{"several"_L1, nameJson(several)},
                         {"one"_L1, nameJson(ranking.entries[size_t(pair.one)])},
                         {"per_gpu_usable"_L1, pair.per_gpu_bytes},
                         {"several_verdict"_L1, word(several.assessed.verdict)},
                         {"communication_share"_L1, pair.communication_share},
                         {"compared"_L1, pair.compared}};
        insertIf(json, "speed_ratio"_L1, pair.speed_ratio);
        insertIf(json, "price_ratio"_L1, pair.price_ratio);
        insertIf(json, "power_ratio"_L1, pair.power_ratio);
        list.append(json);
    }
    return list;
}

} // namespace

QJsonObject rankingJson(const Scenario &scenario, const Catalog &catalog, const Ranking &ranking)
{
    QJsonArray ranked;
    QJsonArray dropped;
    for (const RankEntry &entry : ranking.entries) {
        QJsonObject json = entryJson(entry, figureCurrency(scenario));
        if (entry.remains()) {
            json.insert("rank"_L1, ranked.size() + 1);
            ranked.append(json);
            continue;
        }
        json.insert("drops"_L1, dropsJson(entry.drops));
        dropped.append(json);
    }
    return {{"catalog"_L1, catalog.version()},
            {"scenario"_L1, toJson(scenario)},
            {"load"_L1, loadJson(ranking.load)},
            {"floors"_L1, floorsJson(ranking)},
            {"ranked"_L1, ranked},
            {"dropped"_L1, dropped},
            {"inversions"_L1, inversionsJson(ranking)},
            {"several_or_one"_L1, severalJson(ranking)}};
}

} // namespace tarozi
