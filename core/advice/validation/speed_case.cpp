// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/speed_case.h"

#include "core/assess_inputs.h"
#include "core/units.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr double kUnstatedContext = 512; // "short prompts"
constexpr double kUnstatedAnswer = 128;
constexpr double kManyRequests = 100000;
constexpr int kMostSequences = 2048;

// Whose memory rules stand for an engine that the catalogue does not have: those of the engine that names its record
// of speed, else of the default server.
QString memoryEngine(const QString &engine, const Catalog &catalog)
{
    if (catalog.engine(engine))
        return engine;
    for (const SpeedRecord &record : catalog.speed()) {
        if (record.engines.contains(engine) && catalog.engine(record.engines.front()))
            return record.engines.front();
    }
    return ServingWorkload{}.engine.engine;
}

// Lengths drawn from 80-100 % of the nominal one are nine tenths of it in the mean.
double meanOfSpread(const TruthRow &row)
{
    const QStringList bounds = row.text(u"length_spread").section(u' ', 0, 0).split(u'-');
    if (bounds.size() != 2)
        return 1;
    const double mean = (bounds[0].toDouble() + bounds[1].toDouble()) / 2 / 100;
    return mean > 0 ? mean : 1;
}

void readLengths(SpeedTable kind, const TruthRow &row, SpeedCase &result)
{
    const double spread = meanOfSpread(row);
    result.input = row.number(u"input_tokens").value_or(0) * spread;
    result.output = row.number(u"output_tokens").value_or(0) * spread;
    if (kind == SpeedTable::Prefill) {
        result.input = row.number(u"prompt_tokens").value_or(kUnstatedContext);
        result.output = 1;
    }
    if (result.output <= 0)
        result.output = kUnstatedAnswer;
    const std::optional<double> mean = row.number(u"context_tokens");
    if (result.input <= 0)
        result.input = std::max((mean ? *mean : kUnstatedContext) - result.output / 2, 1.0);
    result.context = mean ? *mean : result.input + result.output / 2;
}

// Checkpoints quantized for 8-bit arithmetic ask for an 8-bit cache as well, except of latent attention.
QString unstatedCache(const RowScenario &asked, const Catalog &catalog)
{
    const WeightFormat *format = catalog.weightFormat(asked.scenario.serving.weights);
    const LanguageModel *model = catalog.model(asked.scenario.serving.model.id);
    if (!format || !model || (format->compute != u"fp8"_s && format->compute != u"fp4"_s))
        return asked.scenario.serving.kv;
    const bool latent = std::any_of(model->layers.begin(), model->layers.end(),
                                    [](const Layer &layer) { return layer.mixer == Mixer::LatentAttention; });
    return latent ? asked.scenario.serving.kv : u"fp8"_s;
}

// How many requests there are in all: a burst or a static batch starts them at once.
void readRun(const TruthRow &row, SpeedCase &result)
{
    const QString load = row.text(u"load");
    result.requests = row.number(u"requests").value_or(0);
    if (load == u"burst"_s) {
        result.requests = std::max(result.requests, result.concurrency);
        result.concurrency = result.requests;
    } else if (result.static_batch) {
        result.requests = result.concurrency;
    }
}

void readPlacement(const TruthRow &row, Candidate &candidate)
{
    const int instances = int(row.number(u"instances").value_or(1));
    if (instances > 1 && !row.has(u"tensor_parallel")) {
        candidate.tensor = std::max(candidate.count / instances, 1);
        candidate.pipeline = 1;
    }
    if (row.text(u"split_mode") == u"layer"_s) {
        candidate.tensor.reset();
        candidate.pipeline.reset();
        candidate.parallelism = Parallelism::LayerSplit;
    } else if (candidate.count > 1 && !candidate.tensor) {
        candidate.parallelism = Parallelism::Tensor;
    }
}

} // namespace

std::optional<SpeedTable> speedTableOf(const CsvTable &table)
{
    const auto has = [&](const char16_t *column) { return table.hasColumn(QString::fromUtf16(column)); };
    if (has(u"decode_tok_s") && has(u"includes_prefill"))
        return SpeedTable::Decode;
    if (has(u"prefill_tok_s") && has(u"prompt_tokens"))
        return SpeedTable::Prefill;
    if (has(u"output_tok_s") && has(u"load"))
        return SpeedTable::Batched;
    if (has(u"length_spread") && has(u"tpot_ms"))
        return SpeedTable::Served;
    return {};
}

SpeedCase speedCase(SpeedTable kind, const TruthRow &row, const Catalog &catalog)
{
    SpeedCase result;
    RowScenario asked = rowScenario(row, catalog);
    result.reason = asked.reason;
    if (result.reason.isEmpty() && !asked.card_known)
        result.reason = u"the card is not stated or not in the catalogue"_s;
    result.engine = row.engine();
    result.version = row.text(u"engine_version");
    readLengths(kind, row, result);
    result.static_batch = row.text(u"load") == u"static_batch"_s;
    result.saturated = row.text(u"load") == u"saturated"_s;
    result.counts_prompts = kind == SpeedTable::Decode ? row.text(u"includes_prefill") == u"yes"_s
                                                       : row.text(u"includes_prefill") != u"no"_s;
    result.prompts_at_once = std::max(row.number(u"batch_prompts").value_or(1), 1.0);
    result.concurrency = result.saturated ? kManyRequests : std::max(row.number(u"concurrency").value_or(1), 1.0);

    readRun(row, result);
    ServingWorkload &serving = asked.scenario.serving;
    if (row.text(u"kv_format") == u"unknown"_s)
        serving.kv = unstatedCache(asked, catalog);
    EngineSettings &engine = serving.engine;
    engine.engine = memoryEngine(result.engine, catalog);
    engine.version = catalog.engine(result.engine) ? result.version : QString();
    engine.cpu_offload_bytes = row.number(u"cpu_offload_gib").value_or(0) * kGiB;
    engine.eager = row.text(u"enforce_eager") == u"yes"_s;
    if (result.saturated) // whoever measures what fits raises the engine's own limit
        engine.max_num_seqs = kMostSequences;
    if (const auto ubatch = row.number(u"n_ubatch"))
        engine.ubatch = int(*ubatch);
    serving.concurrency = qint64(result.concurrency);
    serving.context = qint64(std::ceil(std::max(result.input + result.output, result.context)));
    Candidate &candidate = asked.scenario.candidates.front();
    readPlacement(row, candidate);
    if (!result.reason.isEmpty())
        return result;
    const CandidateInputs inputs = candidateInputs(asked.scenario, catalog, catalog.model(serving.model.id), candidate);
    result.reason = inputs.not_modelled;
    if (!result.reason.isEmpty())
        return result;
    result.inputs = inputs.serving;
    result.memory = servingMemory(result.inputs);
    return result;
}

} // namespace tarozi
