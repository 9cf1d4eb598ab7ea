// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/scenario_file.h"

#include "core/workload/money_fields.h"
#include "core/workload/requirements_file.h"
#include "core/workload/scenario_keys.h"
#include "core/workload/scenario_words.h"
#include "core/workload/unknown_keys.h"
#include "core/workload/workload_files.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

QJsonObject toJson(const ModelChoice &model)
{
    QJsonObject json;
    setText(json, "id"_L1, model.id);
    setOptional(json, "parameters"_L1, model.parameters);
    setText(json, "file"_L1, model.file);
    setOptional(json, "weights_bytes"_L1, model.weights_bytes);
    return json;
}

QJsonObject toJson(const EngineSettings &engine)
{
    QJsonObject json{{u"id"_s, engine.engine},
                     {u"eager"_s, engine.eager},
                     {u"flash_attention"_s, engine.flash_attention},
                     {u"cpu_offload_bytes"_s, engine.cpu_offload_bytes},
                     {u"other_tenants_bytes"_s, engine.other_tenants_bytes},
                     {u"lora_slots"_s, engine.lora_slots},
                     {u"lora_rank"_s, engine.lora_rank},
                     {u"wsl"_s, engine.wsl}};
    setText(json, "version"_L1, engine.version);
    setOptional(json, "memory_limit"_L1, engine.memory_limit);
    setOptional(json, "max_num_seqs"_L1, engine.max_num_seqs);
    setOptional(json, "max_num_batched_tokens"_L1, engine.max_num_batched_tokens);
    setOptional(json, "ubatch"_L1, engine.ubatch);
    setOptional(json, "gpu_layers"_L1, engine.gpu_layers);
    return json;
}

QJsonObject toJson(const ServingWorkload &serving)
{
    QJsonObject json{{u"model"_s, toJson(serving.model)},  {u"kv"_s, serving.kv},
                     {u"context"_s, serving.context},      {u"input"_s, serving.input},
                     {u"output"_s, serving.output},        {u"concurrency"_s, serving.concurrency},
                     {u"engine"_s, toJson(serving.engine)}};
    setText(json, "weights"_L1, serving.weights);
    return json;
}

QJsonObject toJson(const PriceChoice &price)
{
    QJsonObject json{{u"currency"_s, price.currency}, {u"billing"_s, price.billing}};
    setText(json, "tariff"_L1, price.tariff);
    setOptional(json, "per_gpu_hour"_L1, price.amount_per_gpu_hour);
    return json;
}

QJsonObject toJson(const MoneyInputs &money)
{
    QJsonObject json;
    setText(json, "currency"_L1, money.currency);
    setText(json, "start_date"_L1, money.start_date);
    QJsonArray rates;
    for (const ExchangeRate &rate : money.rates)
        rates.append(QJsonObject{{u"from"_s, rate.from},
                                 {u"to"_s, rate.to},
                                 {u"value"_s, rate.value},
                                 {u"date"_s, rate.date},
                                 {u"source"_s, rate.source}});
    if (!rates.isEmpty())
        json.insert("rates"_L1, rates);
    for (const MoneyField &field : moneyFields())
        setOptional(json, field.key, money.*field.value);
    return json;
}

QJsonObject toJson(const Candidate &candidate)
{
    QJsonObject json{{u"gpu"_s, candidate.gpu},
                     {u"count"_s, candidate.count},
                     {u"parallel"_s, wordOf(parallelismWords(), candidate.parallelism)}};
    setOptional(json, "tensor"_L1, candidate.tensor);
    setOptional(json, "pipeline"_L1, candidate.pipeline);
    if (candidate.ecc)
        json.insert("ecc"_L1, wordOf(eccWords(), *candidate.ecc));
    if (candidate.price)
        json.insert("price"_L1, toJson(*candidate.price));
    return json;
}

QJsonObject toJson(const ProposalDetails &proposal)
{
    QJsonObject json;
    setText(json, "title"_L1, proposal.title);
    setText(json, "customer"_L1, proposal.customer);
    setText(json, "author"_L1, proposal.author);
    return json;
}

} // namespace

QJsonObject toJson(const Scenario &scenario)
{
    QJsonArray candidates;
    for (const Candidate &candidate : scenario.candidates)
        candidates.append(toJson(candidate));
    QJsonObject json{{u"tarozi"_s, kScenarioFileVersion},
                     {u"workload"_s, wordOf(workloadWords(), scenario.kind)},
                     {u"serving"_s, toJson(scenario.serving)},
                     {u"finetune"_s, toJson(scenario.finetune)},
                     {u"image"_s, toJson(scenario.image)},
                     {u"speech"_s, toJson(scenario.speech)},
                     {u"candidates"_s, candidates},
                     {u"price"_s, toJson(scenario.price)},
                     {u"proposal"_s, toJson(scenario.proposal)}};
    if (const QJsonObject money = toJson(scenario.money); !money.isEmpty())
        json.insert("money"_L1, money);
    if (const QJsonObject requirements = toJson(scenario.requirements); !requirements.isEmpty())
        json.insert("requirements"_L1, requirements);
    addUnknownKeys(json, scenario.unknown_keys);
    return json;
}

QByteArray writeScenario(const Scenario &scenario)
{
    return QJsonDocument(toJson(scenario)).toJson(QJsonDocument::Indented);
}

} // namespace tarozi
