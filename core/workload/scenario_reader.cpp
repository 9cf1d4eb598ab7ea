// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/scenario_file.h"

#include "core/catalog/closest_ids.h"
#include "core/workload/money_reader.h"
#include "core/workload/repeated_keys.h"
#include "core/workload/requirements_file.h"
#include "core/workload/scenario_keys.h"
#include "core/workload/scenario_words.h"
#include "core/workload/unknown_keys.h"
#include "core/workload/workload_files.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr JsonLimits kLimits{1024 * 1024, 32};
constexpr JsonReader::Range kTokens{1, double(kMaxContext)};
constexpr JsonReader::Range kGpus{1, 1024};
constexpr JsonReader::Range kBytes{0, 1e15};

class ScenarioReader
{
public:
    explicit ScenarioReader(const Catalog &catalog) : m_catalog(catalog) {}

    void readModel(ModelChoice &model, const JsonReader &json) const
    {
        takeText(model.id, json, "id"_L1);
        model.parameters = json.optionalNumber("parameters"_L1, {kMinGenericParameters, kMaxParameters});
        takeText(model.file, json, "file"_L1);
        model.weights_bytes = json.optionalNumber("weights_bytes"_L1, {1, kBytes.maximum});
        // an imported file brings its own id, a bare size needs none
        const bool used = model.file.isEmpty() && !model.parameters;
        checkId(json, "id"_L1, model.id, m_catalog.model(model.id) || !used, modelIds(m_catalog));
    }

    void readEngine(EngineSettings &engine, const JsonReader &json) const
    {
        takeText(engine.engine, json, "id"_L1);
        checkId(json, "id"_L1, engine.engine, m_catalog.engine(engine.engine), engineIds(m_catalog));
        takeText(engine.version, json, "version"_L1);
        engine.memory_limit = json.optionalNumber("memory_limit"_L1, {0.01, 1});
        engine.max_num_seqs = json.optionalInt("max_num_seqs"_L1, {1, double(kMaxConcurrency)});
        engine.max_num_batched_tokens = json.optionalInt("max_num_batched_tokens"_L1, kTokens);
        engine.ubatch = json.optionalInt("ubatch"_L1, kTokens);
        engine.gpu_layers = json.optionalInt("gpu_layers"_L1, {0, 10000});
        take(engine.eager, json.optionalBoolean("eager"_L1));
        take(engine.flash_attention, json.optionalBoolean("flash_attention"_L1));
        take(engine.cpu_offload_bytes, json.optionalNumber("cpu_offload_bytes"_L1, kBytes));
        take(engine.other_tenants_bytes, json.optionalNumber("other_tenants_bytes"_L1, kBytes));
        take(engine.lora_slots, json.optionalInt("lora_slots"_L1, {0, 10000}));
        take(engine.lora_rank, json.optionalInt("lora_rank"_L1, {0, 65536}));
        take(engine.wsl, json.optionalBoolean("wsl"_L1));
    }

    void readServing(ServingWorkload &serving, const JsonReader &json) const
    {
        readModel(serving.model, json.optionalChild("model"_L1));
        takeText(serving.weights, json, "weights"_L1);
        checkId(json, "weights"_L1, serving.weights,
                serving.weights.isEmpty() || m_catalog.weightFormat(serving.weights), weightFormatIds(m_catalog));
        takeText(serving.kv, json, "kv"_L1);
        checkId(json, "kv"_L1, serving.kv, m_catalog.kvFormat(serving.kv), kvFormatIds(m_catalog));
        readTokens(serving, json);
        take(serving.concurrency, json.optionalInteger("concurrency"_L1, {1, double(kMaxConcurrency)}));
        readEngine(serving.engine, json.optionalChild("engine"_L1));
    }

    void readCandidates(std::vector<Candidate> &candidates, const JsonReader &json) const
    {
        if (!json.has("candidates"_L1))
            return;
        const std::vector<JsonReader> entries = json.children("candidates"_L1);
        if (entries.empty() || entries.size() > size_t(kMaxCandidates))
            json.fail(entries.empty() ? Problem::Empty : Problem::TooLarge, "candidates"_L1,
                      QString::number(entries.size()), {Expectation::Kind::Integer, 1.0, double(kMaxCandidates), {}});
        candidates.clear();
        for (const JsonReader &entry : entries)
            candidates.push_back(readCandidate(entry));
    }

    void readPrice(PriceChoice &price, const JsonReader &json) const
    {
        takeText(price.tariff, json, "tariff"_L1);
        checkId(json, "tariff"_L1, price.tariff, price.tariff.isEmpty() || m_catalog.tariff(price.tariff), {});
        price.amount_per_gpu_hour = json.optionalNumber("per_gpu_hour"_L1, {kMinPrice, 1e9});
        takeText(price.currency, json, "currency"_L1);
        if (json.has("billing"_L1))
            price.billing = json.oneOf<QLatin1StringView>("billing"_L1, billingWords());
    }

private:
    // A file that gives only the context shares it out: the default output, or half of a short context.
    static void readTokens(ServingWorkload &serving, const JsonReader &json)
    {
        take(serving.context, json.optionalInteger("context"_L1, kTokens));
        const std::optional<qint64> input = json.optionalInteger("input"_L1, {0, kTokens.maximum});
        const std::optional<qint64> output = json.optionalInteger("output"_L1, {0, kTokens.maximum});
        if (json.has("context"_L1)) {
            serving.output = std::min(serving.output, serving.context / 2);
            if (input)
                serving.output = std::clamp<qint64>(serving.context - *input, 0, serving.output);
            serving.input = std::max<qint64>(0, serving.context - output.value_or(serving.output));
        }
        take(serving.input, input);
        take(serving.output, output);
        if (!json.has("context"_L1))
            serving.context = std::max(serving.context, serving.input + serving.output);
    }

    Candidate readCandidate(const JsonReader &json) const
    {
        Candidate candidate;
        candidate.gpu = json.text("gpu"_L1);
        checkId(json, "gpu"_L1, candidate.gpu, m_catalog.gpu(candidate.gpu), gpuIds(m_catalog));
        take(candidate.count, json.optionalInt("count"_L1, kGpus));
        takeWord(candidate.parallelism, json, "parallel"_L1, parallelismWords());
        candidate.tensor = json.optionalInt("tensor"_L1, kGpus);
        candidate.pipeline = json.optionalInt("pipeline"_L1, kGpus);
        if (json.has("price"_L1))
            readPrice(candidate.price.emplace(), json.optionalChild("price"_L1));
        if (json.has("ecc"_L1))
            candidate.ecc = json.oneOf<EccMode>("ecc"_L1, eccWords());
        return candidate;
    }

    const Catalog &m_catalog;
};

// A scenario in which every key is written: what the reader knows.
QJsonObject knownKeys()
{
    Scenario full;
    full.serving.model = {u"x"_s, 1.0, u"x"_s, 1.0};
    full.serving.weights = full.serving.engine.version = full.price.tariff = u"x"_s;
    EngineSettings &engine = full.serving.engine;
    engine.memory_limit = 1;
    engine.max_num_seqs = engine.max_num_batched_tokens = engine.ubatch = engine.gpu_layers = 1;
    full.finetune.base = full.finetune.recipe = full.finetune.optimizer = u"x"_s;
    full.finetune.loss = LossKind::Plain;
    full.image.denoiser = full.image.text_encoders = full.image.vae = full.image.quantization = u"x"_s;
    full.speech.precision = u"x"_s;
    full.candidates.front().tensor = full.candidates.front().pipeline = 1;
    full.candidates.front().ecc = EccMode::On;
    full.price.amount_per_gpu_hour = 1;
    full.candidates.front().price = full.price;
    full.money.currency = full.money.start_date = u"x"_s;
    full.money.rates = {{u"x"_s, u"x"_s, 1, u"x"_s, u"x"_s}};
    for (const MoneyField &field : moneyFields())
        full.money.*field.value = 1;
    full.requirements = everyRequirement();
    full.proposal = {u"x"_s, u"x"_s, u"x"_s};
    return toJson(full);
}

std::optional<Error> wrongKindOfFile(const QJsonValue &document, const QString &file_name)
{
    if (document.isObject() && document.toObject().contains("tarozi"_L1))
        return {};
    return Error{Problem::WrongFormat,
                 file_name,
                 {},
                 shortened(document),
                 {Expectation::Kind::Format, {}, {}, {u"Tarozi scenario"_s}}};
}

} // namespace

std::vector<Error> idleKeys(const QByteArray &bytes, const QString &file_name)
{
    const Result<QJsonValue> document = parseJson(bytes, file_name, kLimits);
    if (!document || wrongKindOfFile(*document, file_name))
        return {};
    std::vector<Error> errors;
    for (const QString &place : placesIn(unknownKeysOf(document->toObject(), knownKeys())))
        errors.push_back({Problem::UnknownKey, file_name, place, {}, {}});
    for (const QString &place : repeatedKeys(bytes))
        errors.push_back({Problem::Duplicate, file_name, place, {}, {}});
    return errors;
}

Result<Scenario> readScenario(const QByteArray &bytes, const QString &file_name, const Catalog &catalog)
{
    const Result<QJsonValue> document = parseJson(bytes, file_name, kLimits);
    if (!document)
        return document.error();
    if (const std::optional<Error> error = wrongKindOfFile(*document, file_name))
        return *error;
    JsonReader::Report report{file_name, {}};
    const JsonReader json(*document, report);
    const qint64 version = json.integer("tarozi"_L1, {1, 1e9});
    if (version > kScenarioFileVersion)
        json.fail(Problem::FutureVersion, "tarozi"_L1, QString::number(version),
                  {Expectation::Kind::VersionUpTo, {}, double(kScenarioFileVersion), {}});

    Scenario scenario;
    const ScenarioReader reader(catalog);
    takeWord(scenario.kind, json, "workload"_L1, workloadWords());
    reader.readServing(scenario.serving, json.optionalChild("serving"_L1));
    readFineTuning(scenario.finetune, json.optionalChild("finetune"_L1), catalog);
    readImage(scenario.image, json.optionalChild("image"_L1), catalog);
    readSpeech(scenario.speech, json.optionalChild("speech"_L1), catalog);
    reader.readCandidates(scenario.candidates, json);
    readRequirements(scenario.requirements, json.optionalChild("requirements"_L1));
    reader.readPrice(scenario.price, json.optionalChild("price"_L1));
    readMoney(scenario.money, json.optionalChild("money"_L1));
    const JsonReader proposal = json.optionalChild("proposal"_L1);
    takeText(scenario.proposal.title, proposal, "title"_L1);
    takeText(scenario.proposal.customer, proposal, "customer"_L1);
    takeText(scenario.proposal.author, proposal, "author"_L1);
    if (report.error)
        return *report.error;
    scenario.unknown_keys = unknownKeysOf(json.object(), knownKeys());
    return scenario;
}

} // namespace tarozi
