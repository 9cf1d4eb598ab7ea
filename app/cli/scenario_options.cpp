// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scenario_options.h"

#include "app/cli/money_options.h"
#include "app/cli/option_reader.h"
#include "app/cli/option_table.h"
#include "app/cli/option_values.h"
#include "core/units.h"
#include "core/workload/scenario_file.h"
#include "core/workload/scenario_words.h"

#include <algorithm>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMaxGpus = 1024;

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
}

void readFormats(OptionReader &options, const Catalog &catalog, ServingWorkload &serving)
{
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
    assignIf(engine.lora_slots, options.smallInteger(u"lora-slots"_s, 0, 10'000));
    assignIf(engine.lora_rank, options.smallInteger(u"lora-rank"_s, 0, 65'536));
}

// What the machine is, whatever runs on it.
void readHost(OptionReader &options, EngineSettings &engine)
{
    if (const auto gib = options.number(u"other-tenants-gib"_s, 0, 1e6))
        engine.other_tenants_bytes = *gib * kGiB;
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

Result<Scenario> scenarioFromOptions(const QCommandLineParser &parser, const Catalog &catalog, Scenario scenario)
{
    OptionReader options(parser);
    assignIf(scenario.kind, options.oneOf(u"workload"_s, workloadWords()));
    refuseForeignOptions(options, scenario.kind);
    switch (scenario.kind) {
    case WorkloadKind::Serving:
        readModel(options, catalog, scenario.serving);
        readFormats(options, catalog, scenario.serving);
        readLengths(options, scenario.serving);
        break;
    case WorkloadKind::FineTuning:
        readModel(options, catalog, scenario.serving);
        readFineTuning(options, catalog, scenario.finetune);
        break;
    case WorkloadKind::ImageGeneration: readImage(options, catalog, scenario.image); break;
    case WorkloadKind::Speech: readSpeech(options, catalog, scenario.speech); break;
    }
    if (scenario.kind == WorkloadKind::Serving)
        readEngine(options, catalog, scenario.serving.engine);
    readHost(options, scenario.serving.engine);
    readCandidates(options, parser.values(u"gpu"_s), catalog, scenario);
    readMoneyOptions(options, catalog, scenario);
    readRequired(options, scenario.requirements);
    if (options.error())
        return *options.error();
    return scenario;
}

} // namespace tarozi::cli
