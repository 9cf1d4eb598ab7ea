// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/inverse_json.h"

#include "core/advice/inverse.h"
#include "core/advice/json_values.h"
#include "core/advice/machine_words.h"

#include <QJsonArray>

#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;
using machine::word;

namespace machine {

QLatin1StringView word(MapAxis axis)
{
    switch (axis) {
    case MapAxis::Context: return "context"_L1;
    case MapAxis::Concurrency: return "concurrency"_L1;
    case MapAxis::MemoryLimit: return "memory_limit"_L1;
    case MapAxis::MaxNumSeqs: return "max_num_seqs"_L1;
    case MapAxis::OtherTenants: return "other_tenants"_L1;
    case MapAxis::ModelSize: return "parameters"_L1;
    }
    return {};
}

} // namespace machine

namespace {

QJsonObject mostJson(const MostHeld &most)
{
    QJsonObject json{{"context"_L1, most.context}, {"parameters"_L1, most.parameters}};
    insertIf(json, "concurrency"_L1, std::optional(most.requests));
    return json;
}

QJsonArray sensitivityJson(const std::vector<Sensitivity> &inputs)
{
    QJsonArray list;
    for (const Sensitivity &input : inputs) {
        QJsonObject json{{"input"_L1, word(input.axis)},
                         {"value"_L1, input.value},
                         {"need_change_of_a_tenth_more"_L1, input.need_change}};
        const auto insert = [&](QLatin1StringView key, const std::optional<double> &at, Verdict verdict) {
            if (at)
                json.insert(key, QJsonObject{{"value"_L1, *at}, {"verdict"_L1, word(verdict)}});
        };
        insert("down"_L1, input.down, input.down_verdict);
        insert("up"_L1, input.up, input.up_verdict);
        list.append(json);
    }
    return list;
}

QJsonArray pricesJson(const std::vector<EqualPrice> &prices, int candidate, const Scenario &scenario)
{
    QJsonArray list;
    for (const EqualPrice &price : prices) {
        if (price.candidate != candidate)
            continue;
        const Candidate &other = scenario.candidates[size_t(price.other)];
        QJsonObject json{
            {"other"_L1, other.gpu}, {"other_count"_L1, other.count}, {"currency"_L1, figureCurrency(scenario)}};
        insertIf(json, "per_gpu_hour"_L1, std::optional(price.per_gpu_hour));
        insertIf(json, "now"_L1, price.now);
        list.append(json);
    }
    return list;
}

QJsonObject entryJson(const RankEntry &entry)
{
    QJsonObject json{{"gpu"_L1, entry.candidate.gpu},
                     {"count"_L1, entry.candidate.count},
                     {"parallel"_L1, word(entry.assessed.resolved.parallelism)},
                     {"verdict"_L1, word(entry.assessed.verdict)}};
    insertIf(json, "per_hour"_L1, entry.per_hour);
    insertIf(json, "per_million_output_tokens"_L1, entry.per_result);
    return json;
}

} // namespace

QJsonObject inverseJson(const Scenario &scenario, const Catalog &catalog)
{
    const std::vector<EqualPrice> prices = equalPrices(scenario, assess(scenario, catalog), catalog);
    QJsonArray candidates;
    for (size_t i = 0; i < scenario.candidates.size(); ++i) {
        QJsonObject json{{"gpu"_L1, scenario.candidates[i].gpu}, {"count"_L1, scenario.candidates[i].count}};
        const MostHeld most = mostHeld(scenario, catalog, int(i));
        if (most.modelled)
            json.insert("most"_L1, mostJson(most));
        json.insert("sensitivity"_L1, sensitivityJson(sensitivity(scenario, catalog, int(i))));
        json.insert("equal_prices"_L1, pricesJson(prices, int(i), scenario));
        candidates.append(json);
    }
    QJsonObject json{{"candidates"_L1, candidates}};
    const LeastGpus least = leastGpus(scenario, catalog);
    if (least.fewest)
        json.insert("fewest"_L1, entryJson(*least.fewest));
    if (least.cheapest)
        json.insert("cheapest"_L1, entryJson(*least.cheapest));
    return json;
}

} // namespace tarozi
