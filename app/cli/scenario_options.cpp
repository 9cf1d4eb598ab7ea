// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_options.h"

#include "app/cli/option_reader.h"
#include "core/units.h"
#include "core/workload/scenario_file.h"
#include "core/workload/scenario_words.h"

#include <algorithm>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMaxGpus = 1024;

struct OptionText {
    const char16_t *name;
    const char16_t *value;
    const char16_t *description;
};

constexpr OptionText kOptions[] = {
    {u"workload", u"kind", u"serving, finetune, image or speech"},
    {u"model", u"id", u"Model of the catalogue (Hugging Face id)"},
    {u"params", u"number", u"A bare size instead of a model: 8e9"},
    {u"model-file", u"path", u"Model from a config.json, safetensors or GGUF file"},
    {u"weights-bytes", u"bytes", u"Use this size of the weights instead of the tensors'"},
    {u"weights", u"format", u"Weight format: bf16, fp8, awq-int4, q4_k_m ..."},
    {u"kv", u"format", u"KV cache format: fp16, bf16, fp8, int8, q8_0, q4_0"},
    {u"context", u"tokens", u"Context of one request, input and output together"},
    {u"concurrency", u"requests", u"Requests at the same time"},
    {u"input", u"tokens", u"Input tokens of a request"},
    {u"output", u"tokens", u"Output tokens of a request"},
    {u"engine", u"name", u"vllm, sglang, llama.cpp, tensorrt-llm or transformers"},
    {u"engine-version", u"version", u"Version of the engine"},
    {u"memory-limit", u"share", u"Share of the visible memory that the engine may use"},
    {u"max-num-seqs", u"number", u"Sequences of one step"},
    {u"max-num-batched-tokens", u"number", u"Tokens of one step"},
    {u"eager", u"on|off", u"No CUDA graphs"},
    {u"ubatch", u"tokens", u"Physical batch of llama.cpp"},
    {u"flash-attention", u"on|off", u"Flash attention of llama.cpp"},
    {u"gpu-layers", u"number", u"Layers on the GPU, the output layer counted as llama.cpp does"},
    {u"cpu-offload-gib", u"GiB", u"Weights kept in host memory, a GPU"},
    {u"other-tenants-gib", u"GiB", u"Memory taken by a desktop or another process, a GPU"},
    {u"lora-slots", u"number", u"LoRA adapters held beside the weights"},
    {u"lora-rank", u"number", u"Their rank"},
    {u"wsl", u"on|off", u"WSL2 or Windows: a program sees all that the driver reports"},
    {u"gpu", u"id[:count]", u"GPU of the catalogue; repeat to compare"},
    {u"parallel", u"kind", u"auto, none, tensor, pipeline, replicas or layer-split"},
    {u"tensor", u"number", u"Tensor-parallel size"},
    {u"pipeline", u"number", u"Pipeline-parallel size"},
    {u"ecc", u"on|off", u"ECC state where the card can switch it"},
    {u"tariff", u"id", u"Tariff of the catalogue"},
    {u"price", u"amount", u"Price of one GPU for one hour"},
    {u"currency", u"code", u"Currency of the price, ISO 4217"},
    {u"billing", u"unit", u"hour, minute, second or month"},
    {u"require", u"words", u"ecc, vgpu, mig, passive_cooling, pcie_card, datacenter_use, native_format, peer_links"},
    {u"max-gpus", u"number", u"GPUs of a candidate at most"},
    {u"max-slots", u"number", u"Slots of all its GPUs at most"},
    {u"max-power", u"watts", u"Board power of all its GPUs at most"},
    {u"max-per-hour", u"amount", u"Price of all its GPUs for an hour at most, in --currency"},
    {u"max-ttft", u"seconds", u"Expected time to first token at most"},
    {u"max-tpot", u"seconds", u"Expected time per output token at most"},
    {u"weigh", u"what=weight", u"Rank by speed, cost, headroom, power, availability: speed=2,cost=1"},
};

// Options of workloads that cannot be assessed yet: accepted with those workloads, an error with serving.
constexpr OptionText kOtherWorkloads[] = {
    {u"method", u"name", u"Fine-tuning: full, lora or qlora"},
    {u"optimizer", u"name", u"Fine-tuning: optimizer"},
    {u"rank", u"number", u"Fine-tuning: LoRA rank"},
    {u"targets", u"names", u"Fine-tuning: adapted matrices"},
    {u"sequence", u"tokens", u"Fine-tuning: tokens of a sequence"},
    {u"batch", u"number", u"Fine-tuning: sequences of a step and GPU"},
    {u"accumulate", u"number", u"Fine-tuning: accumulated steps"},
    {u"checkpointing", u"on|off", u"Fine-tuning: gradient checkpointing"},
    {u"sharding", u"name", u"Fine-tuning: none, zero1, zero2 or zero3"},
    {u"width", u"pixels", u"Images: width"},
    {u"height", u"pixels", u"Images: height"},
    {u"steps", u"number", u"Images: denoising steps"},
    {u"images", u"number", u"Images: images of a batch"},
    {u"offload", u"name", u"Images: none, model or sequential"},
    {u"vae-tiling", u"on|off", u"Images: decode in tiles"},
    {u"audio-hours", u"hours", u"Speech: hours of audio"},
};

template<typename T>
void assignIf(T &target, const std::optional<T> &value)
{
    if (value)
        target = *value;
}

template<typename T>
void assignIf(std::optional<T> &target, const std::optional<T> &value)
{
    if (value)
        target = value;
}

template<typename Record>
QStringList idsOf(const std::vector<Record> &records)
{
    QStringList ids;
    for (const Record &record : records) {
        if (!ids.contains(record.id))
            ids += record.id;
    }
    return ids;
}

// An id that the catalogue has; the error lists the ids where they are few, else those that look like it.
template<typename Record>
std::optional<QString> knownId(OptionReader &options, const QString &option, const std::vector<Record> &records)
{
    const std::optional<QString> found = options.text(option);
    if (!found)
        return std::nullopt;
    QStringList ids = idsOf(records);
    if (ids.contains(*found))
        return found;
    constexpr int kListed = 60;
    if (ids.size() > kListed) {
        const QString last = found->section(u'/', -1).left(6);
        ids = ids.filter(last, Qt::CaseInsensitive);
        if (!ids.isEmpty())
            ids += u"..."_s;
    }
    options.fail(Problem::UnknownId, option, *found,
                 ids.isEmpty() ? Expectation{} : Expectation{Expectation::Kind::OneOf, {}, {}, ids});
    return std::nullopt;
}

void readModel(OptionReader &options, const Catalog &catalog, ServingWorkload &serving)
{
    if (const auto id = knownId(options, u"model"_s, catalog.models())) {
        serving.model.id = *id;
        serving.model.parameters.reset();
        serving.model.file.clear();
    }
    if (const auto parameters = options.number(u"params"_s, 1e6, kMaxParameters))
        serving.model.parameters = parameters;
    if (options.isSet(u"model"_s) && options.isSet(u"params"_s))
        options.fail(Problem::Duplicate, u"params"_s, u"--model and --params"_s);
    if (options.isSet(u"model-file"_s) && options.isSet(u"params"_s))
        options.fail(Problem::Duplicate, u"params"_s, u"--model-file and --params"_s);
    if (const auto file = options.text(u"model-file"_s)) {
        serving.model.file = *file;
        if (file->isEmpty())
            options.fail(Problem::Empty, u"model-file"_s, {});
    }
    assignIf(serving.model.weights_bytes, options.number(u"weights-bytes"_s, 1, 1e16));
    assignIf(serving.weights, knownId(options, u"weights"_s, catalog.weightFormats()));
    assignIf(serving.kv, knownId(options, u"kv"_s, catalog.kvFormats()));
}

// context = input + output; what is not given follows from what is.
void readLengths(OptionReader &options, ServingWorkload &serving)
{
    const auto context = options.integer(u"context"_s, 1, kMaxContext);
    const auto input = options.integer(u"input"_s, 0, kMaxContext);
    const auto output = options.integer(u"output"_s, 0, kMaxContext);
    assignIf(serving.concurrency, options.integer(u"concurrency"_s, 1, kMaxConcurrency));
    if (!context && !input && !output)
        return;
    if (input && output) {
        serving.context = context.value_or(*input + *output);
        serving.input = *input;
        serving.output = *output;
    } else {
        assignIf(serving.context, context);
        if (input) {
            serving.input = *input;
            serving.output = serving.context - *input;
        } else {
            serving.output = output.value_or(std::min(serving.output, serving.context / 2));
            serving.input = serving.context - serving.output;
        }
    }
    if (serving.input == 0 && serving.output == 0) {
        options.fail(Problem::OutOfRange, input ? u"input"_s : u"output"_s, u"0"_s,
                     {Expectation::Kind::Integer, 1, double(kMaxContext), {}});
        return;
    }
    if (serving.input < 0 || serving.output < 0 || serving.input + serving.output > serving.context)
        options.fail(Problem::OutOfRange, u"context"_s, QString::number(serving.context),
                     {Expectation::Kind::Integer,
                      double(std::max<qint64>(input.value_or(0) + output.value_or(0), 1)),
                      double(kMaxContext),
                      {}});
}

void readEngine(OptionReader &options, const Catalog &catalog, EngineSettings &engine)
{
    if (const auto id = knownId(options, u"engine"_s, catalog.engines())) {
        engine.engine = *id;
        engine.version.clear();
    }
    assignIf(engine.version, options.matching(u"engine-version"_s, u"^[vb]?[0-9][0-9A-Za-z.+-]*$"_s,
                                              u"a version number such as 0.11.0"_s));
    assignIf(engine.memory_limit, options.number(u"memory-limit"_s, 0.01, 1));
    assignIf(engine.max_num_seqs, options.smallInteger(u"max-num-seqs"_s, 1, 1'000'000));
    assignIf(engine.max_num_batched_tokens, options.smallInteger(u"max-num-batched-tokens"_s, 1, 100'000'000));
    assignIf(engine.ubatch, options.smallInteger(u"ubatch"_s, 1, 1'000'000));
    assignIf(engine.gpu_layers, options.smallInteger(u"gpu-layers"_s, 0, 100'000));
    assignIf(engine.eager, options.onOff(u"eager"_s));
    assignIf(engine.flash_attention, options.onOff(u"flash-attention"_s));
    if (const auto gib = options.number(u"cpu-offload-gib"_s, 0, 1e6))
        engine.cpu_offload_bytes = *gib * kGiB;
    if (const auto gib = options.number(u"other-tenants-gib"_s, 0, 1e6))
        engine.other_tenants_bytes = *gib * kGiB;
    assignIf(engine.lora_slots, options.smallInteger(u"lora-slots"_s, 0, 10'000));
    assignIf(engine.lora_rank, options.smallInteger(u"lora-rank"_s, 0, 65'536));
    assignIf(engine.wsl, options.onOff(u"wsl"_s));
}

// "rtx-4090" or "rtx-4090:2"
std::optional<Candidate> readGpu(OptionReader &options, const Catalog &catalog, const QString &text)
{
    Candidate candidate;
    candidate.gpu = text.section(u':', 0, 0);
    bool ok = true;
    if (text.contains(u':'))
        candidate.count = text.section(u':', 1).toInt(&ok);
    if (!ok || candidate.count < 1 || candidate.count > kMaxGpus) {
        options.fail(Problem::OutOfRange, u"gpu"_s, text, {Expectation::Kind::Integer, 1, double(kMaxGpus), {}});
        return std::nullopt;
    }
    if (!catalog.gpu(candidate.gpu)) {
        options.fail(Problem::UnknownId, u"gpu"_s, candidate.gpu,
                     {Expectation::Kind::OneOf, {}, {}, idsOf(catalog.gpus())});
        return std::nullopt;
    }
    return candidate;
}

void readCandidates(OptionReader &options, const QStringList &gpus, const Catalog &catalog, Scenario &scenario)
{
    if (!gpus.isEmpty()) {
        if (gpus.size() > kMaxCandidates)
            options.fail(Problem::TooLarge, u"gpu"_s, QString::number(gpus.size()),
                         {Expectation::Kind::Integer, 1, double(kMaxCandidates), {}});
        scenario.candidates.clear();
        for (const QString &text : gpus) {
            if (const auto candidate = readGpu(options, catalog, text))
                scenario.candidates.push_back(*candidate);
        }
    }
    const auto parallel = options.oneOf(u"parallel"_s, parallelismWords());
    const auto tensor = options.smallInteger(u"tensor"_s, 1, kMaxGpus);
    const auto pipeline = options.smallInteger(u"pipeline"_s, 1, kMaxGpus);
    const auto ecc = options.onOff(u"ecc"_s);
    for (Candidate &candidate : scenario.candidates) {
        assignIf(candidate.parallelism, parallel);
        assignIf(candidate.tensor, tensor);
        assignIf(candidate.pipeline, pipeline);
        if (ecc)
            candidate.ecc = *ecc ? EccMode::On : EccMode::Off;
        if ((tensor || pipeline) && candidate.count % (tensor.value_or(1) * pipeline.value_or(1)) != 0)
            options.fail(Problem::OutOfRange, tensor ? u"tensor"_s : u"pipeline"_s,
                         QString::number(tensor ? *tensor : *pipeline),
                         {Expectation::Kind::Format,
                          {},
                          {},
                          {u"tensor x pipeline to divide the number of GPUs, "_s + QString::number(candidate.count)}});
    }
}

void readPrice(OptionReader &options, const Catalog &catalog, PriceChoice &price)
{
    if (const auto amount = options.number(u"price"_s, 0, 1e12)) {
        price.amount_per_gpu_hour = amount;
        price.tariff.clear();
    }
    assignIf(price.tariff, knownId(options, u"tariff"_s, catalog.tariffs()));
    assignIf(price.currency,
             options.matching(u"currency"_s, u"^[A-Z]{3}$"_s, u"three capital letters of ISO 4217 such as USD"_s));
    if (const auto billing = options.oneOf(u"billing"_s, billingWords()))
        price.billing = *billing;
}

QStringList wordsOf(const QString &list)
{
    return list.split(u',', Qt::SkipEmptyParts);
}

void readWeights(OptionReader &options, RankWeights &weights)
{
    const auto text = options.text(u"weigh"_s);
    if (!text)
        return;
    weights = {};
    for (const QString &part : wordsOf(*text)) {
        const auto known = std::find_if(weightWords().begin(), weightWords().end(),
                                        [&](const WeightWord &w) { return w.word == part.section(u'=', 0, 0); });
        bool ok = true;
        const double weight = part.contains(u'=') ? part.section(u'=', 1).toDouble(&ok) : 1;
        if (known == weightWords().end() || !ok || !(weight >= 0 && weight <= kMostWeight)) {
            const QString form = u"speed, cost, headroom, power or availability, each with =0 ... =100"_s;
            options.fail(Problem::OutOfRange, u"weigh"_s, part, {Expectation::Kind::Format, {}, {}, {form}});
            return;
        }
        weights.*known->value = weight;
    }
}

void readRequired(OptionReader &options, Requirements &requirements)
{
    QStringList words;
    for (const RequirementFlag &flag : requirementFlags())
        words += flag.word;
    for (const QString &word : wordsOf(options.text(u"require"_s).value_or(QString()))) {
        if (!words.contains(word)) {
            options.fail(Problem::OutOfRange, u"require"_s, word, {Expectation::Kind::OneOf, {}, {}, words});
            return;
        }
        requirements.*requirementFlags()[size_t(words.indexOf(word))].value = true;
    }
    for (const RequirementLimit &limit : requirementLimits())
        assignIf(requirements.*limit.value, options.number(limit.option, limit.minimum, limit.maximum));
    assignIf(requirements.most_gpus, options.smallInteger(u"max-gpus"_s, 1, kMostGpusOfACandidate));
    readWeights(options, requirements.weights);
}

} // namespace

void addScenarioOptions(QCommandLineParser &parser)
{
    const auto add = [&](const OptionText &option) {
        parser.addOption({QString::fromUtf16(option.name), QString::fromUtf16(option.description),
                          QString::fromUtf16(option.value)});
    };
    std::for_each(std::begin(kOptions), std::end(kOptions), add);
    std::for_each(std::begin(kOtherWorkloads), std::end(kOtherWorkloads), add);
}

Result<Scenario> scenarioFromOptions(const QCommandLineParser &parser, const Catalog &catalog, Scenario scenario)
{
    OptionReader options(parser);
    assignIf(scenario.kind, options.oneOf(u"workload"_s, workloadWords()));
    readModel(options, catalog, scenario.serving);
    readLengths(options, scenario.serving);
    readEngine(options, catalog, scenario.serving.engine);
    readCandidates(options, parser.values(u"gpu"_s), catalog, scenario);
    readPrice(options, catalog, scenario.price);
    readRequired(options, scenario.requirements);
    if (scenario.kind == WorkloadKind::Serving) {
        for (const OptionText &option : kOtherWorkloads) {
            if (parser.isSet(QString::fromUtf16(option.name)))
                options.fail(Problem::UnknownKey, QString::fromUtf16(option.name), u"--workload serving"_s);
        }
    }
    if (options.error())
        return *options.error();
    return scenario;
}

} // namespace tarozi::cli
