// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/finetune_rows.h"

#include "core/advice/machine_words.h"
#include "core/assess_training_inputs.h"
#include "core/memory/training_memory.h"
#include "core/speed/training_speed.h"
#include "core/units.h"
#include "core/workload/scenario_words.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

struct TrainingRow {
    Scenario scenario;
    QString reason; // why it is not modelled
    bool card_known = false;
};

// "q,v,output_proj,mlp (HEAD config)", "c_attn/qkv only (default)", "all linear"
QString targetsOf(const TruthRow &row)
{
    QString text = row.text(u"lora_targets").toLower();
    text.remove(QRegularExpression(u"\\(.*\\)"_s));
    text = text.trimmed();
    if (text.isEmpty())
        return u"q,v"_s; // what frameworks adapt unless they are told
    if (text.startsWith(u"all"))
        return u"all-linear"_s;
    if (text.startsWith(u"c_attn"))
        return u"q,k,v"_s;
    return text;
}

QString optimizerOf(const TruthRow &row, bool full)
{
    const QString stated = row.text(u"optimizer").toLower();
    const bool eight_bit = stated.contains(u"8bit"_s) || stated.contains(u"8-bit"_s);
    if (stated.contains(u"4bit"_s) || stated.contains(u"4-bit"_s))
        return u"adamw-4bit"_s;
    if (stated.contains(u"paged"_s))
        return eight_bit ? u"paged-adamw-8bit"_s : u"paged-adamw"_s;
    if (eight_bit)
        return u"adamw-8bit"_s;
    if (stated.contains(u"adafactor"_s))
        return u"adafactor"_s;
    if (stated.contains(u"fused"_s))
        return u"adamw-fused"_s;
    if (stated == u"sgd"_s)
        return u"sgd"_s;
    return full ? QString() : u"adamw-fused"_s;
}

// Precision of full fine-tuning, by the format of the weights and the arithmetic.
QString recipeOf(const TruthRow &row, const QString &framework)
{
    const QString weights = row.text(u"weights_format");
    const QString compute = row.text(u"compute_format").toLower();
    if (weights == u"fp16+fp32-master"_s || weights == u"bf16+fp32-master"_s)
        return u"mixed"_s;
    if (weights != u"fp32"_s)
        return {};
    if (framework == u"torchtitan"_s)
        return u"fp32-master"_s;
    return compute.contains(u"amp"_s) || compute.contains(u"mixed"_s) ? u"mixed"_s : u"fp32"_s;
}

std::optional<LossKind> lossOf(const TruthRow &row)
{
    const QString stated = row.text(u"loss_impl").toLower();
    if (stated.contains(u"chunked"_s))
        return LossKind::Chunked;
    if (stated.contains(u"fused"_s) || stated.contains(u"liger"_s))
        return LossKind::Fused;
    return std::nullopt;
}

void readMethod(const TruthRow &row, const Catalog &catalog, TrainingRow &asked)
{
    FineTuningWorkload &f = asked.scenario.finetune;
    static const QHash<QString, QString> frameworks{
        {u"apex-bert"_s, u"transformers"_s}, {u"trl"_s, u"transformers"_s}, {u"huggingface"_s, u"transformers"_s}};
    const QString engine = row.engine();
    f.framework = frameworks.value(engine, engine);
    const auto method = std::find_if(trainingMethodWords().begin(), trainingMethodWords().end(),
                                     [&](const auto &word) { return word.first == row.text(u"method"); });
    if (method == trainingMethodWords().end())
        asked.reason = u"training method outside full, LoRA and QLoRA"_s;
    else
        f.method = method->second;
    if (!catalog.trainingFramework(f.framework))
        asked.reason = u"the training framework is not in the catalogue"_s;
    const bool full = f.method == TrainingMethod::Full;
    const QString weights = row.text(u"weights_format");
    if (full) {
        f.recipe = recipeOf(row, f.framework);
        if (row.text(u"compute_format").toLower().contains(u"fp8"_s) ||
            row.text(u"compute_format").toLower().contains(u"float8"_s))
            f.base = u"fp8"_s;
    } else {
        f.base = weights;
        if (weights.isEmpty() || !catalog.weightFormat(weights))
            asked.reason = u"the weight format is not stated or not in the catalogue"_s;
        f.rank = std::max(1, int(row.number(u"lora_rank").value_or(8)));
        f.targets = targetsOf(row);
    }
    f.optimizer = optimizerOf(row, full);
    f.loss = lossOf(row);
}

void readBatch(const TruthRow &row, TrainingRow &asked)
{
    FineTuningWorkload &f = asked.scenario.finetune;
    const std::optional<double> sequence = row.number(u"sequence_tokens");
    if (!sequence)
        asked.reason = u"the sequence length is not stated"_s;
    f.sequence = std::max<qint64>(1, qint64(sequence.value_or(1)));
    if (row.text(u"sequence_basis") == u"padded_to_longest"_s) // the cap; samples of chat data are about a third of it
        f.sequence = std::max<qint64>(1, f.sequence / 3);
    f.microbatch = std::max<qint64>(1, qint64(row.number(u"microbatch").value_or(1)));
    // passes of a single sequence are accumulated unless a source says otherwise
    const double unstated = f.microbatch == 1 ? 2 : 1;
    f.accumulation = std::max<qint64>(1, qint64(row.number(u"grad_accum_steps").value_or(unstated)));
    const QString checkpointing = row.text(u"checkpointing");
    f.checkpointing = checkpointing == u"none"_s        ? Checkpointing::None
                      : checkpointing == u"selective"_s ? Checkpointing::Selective
                                                        : Checkpointing::Full;
    if (checkpointing.startsWith(u"partial"_s))
        asked.reason = u"checkpointing scheme outside none, selective and full"_s;
    f.attention = row.text(u"attention_impl").startsWith(u"eager"_s) ? AttentionKind::Eager : AttentionKind::Flash;
    f.packing = row.text(u"packing") == u"yes"_s;
    f.compile = row.text(u"torch_compile") == u"yes"_s;
}

void readPlace(const TruthRow &row, const Catalog &catalog, TrainingRow &asked)
{
    FineTuningWorkload &f = asked.scenario.finetune;
    const QString sharding = row.text(u"sharding");
    if (sharding == u"fsdp"_s)
        f.sharding = Sharding::Fsdp;
    else if (sharding == u"zero1"_s)
        f.sharding = Sharding::Zero1;
    else if (sharding == u"zero2"_s)
        f.sharding = Sharding::Zero2;
    else if (sharding == u"zero3"_s)
        f.sharding = Sharding::Zero3;
    else if (!sharding.isEmpty() && sharding != u"none"_s && sharding != u"ddp"_s)
        asked.reason = u"sharding outside none, ZeRO and FSDP"_s;
    const QString offload = row.text(u"offload");
    if (offload == u"parameters"_s)
        f.offload = TrainingOffload::Parameters;
    else if (offload == u"activations"_s)
        f.offload = TrainingOffload::Activations;
    else if (offload == u"weights"_s)
        asked.reason = u"weights streamed from host memory"_s;
    // a paged state that is stepped in the backward pass is how full fine-tuning fits small cards
    f.fused_backward = f.method == TrainingMethod::Full && f.optimizer.startsWith(u"paged"_s);
    Candidate candidate;
    candidate.gpu = row.text(u"gpu_id");
    asked.card_known = catalog.gpu(candidate.gpu) != nullptr;
    if (!asked.card_known)
        candidate.gpu = catalog.gpus().front().id;
    candidate.count = std::max(1, int(row.number(u"gpus").value_or(1)));
    asked.scenario.candidates = {candidate};
}

TrainingRow readRow(const TruthRow &row, const Catalog &catalog)
{
    TrainingRow asked;
    asked.scenario.kind = WorkloadKind::FineTuning;
    readMethod(row, catalog, asked);
    readBatch(row, asked);
    readPlace(row, catalog, asked);
    asked.scenario.serving.model = {row.text(u"model_id"), {}, {}, {}};
    if (!catalog.model(row.text(u"model_id")))
        asked.reason = u"not a language model of the catalogue"_s;
    return asked;
}

Ranged peakOf(const TruthRow &row, const TrainingInputs &in, const TrainingMemory &memory)
{
    const QString metric = row.text(u"memory_metric");
    const double beside = memory.context;
    const bool allocated = metric == u"allocated"_s || metric == u"active"_s;
    const double peak = allocated               ? memory.allocated
                        : metric == u"device"_s ? memory.reserved + beside
                                                : memory.reserved;
    const double low = memory.need_low - beside - (memory.reserved - peak) * in.framework->low;
    const double high = memory.need_high - beside - (memory.reserved - peak) * in.framework->high;
    if (metric == u"device"_s)
        return {peak, memory.need_low, memory.need_high};
    return {peak, std::min(low, peak), std::max(high, peak)};
}

void addBoundary(const TruthRow &row, const TrainingRow &asked, const Catalog &catalog, Validation &validation)
{
    const bool known = asked.reason.isEmpty() && asked.card_known;
    const bool started = row.text(u"fits") == u"yes"_s && row.usable() && known;
    if (row.text(u"fits") != u"no"_s && !started)
        return;
    BoundaryCase found;
    found.case_id = row.caseId();
    found.verdict = machine::word(Verdict::NotModelled);
    found.reason = asked.reason.isEmpty() ? u"the card is not stated or not in the catalogue"_s : asked.reason;
    if (known) {
        const Assessed assessed = assess(asked.scenario, catalog).candidates.front();
        found.verdict = machine::word(assessed.verdict);
        found.reason = assessed.not_modelled;
        found.agrees = (assessed.verdict == Verdict::DoesNotFit) == (row.text(u"fits") == u"no"_s);
    }
    (started ? validation.starts : validation.boundaries).push_back(std::move(found));
}

} // namespace

void validateFineTuneMemory(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    const TrainingRow asked = readRow(row, catalog);
    addBoundary(row, asked, catalog, validation);
    if (!row.usable())
        return;
    RowFigures figures(row, validation);
    const bool counts = row.text(u"method") == u"lora"_s || row.text(u"method") == u"qlora"_s;
    const LanguageModel *model = catalog.model(row.text(u"model_id"));
    const TrainingCandidate inputs = trainingInputs(asked.scenario, catalog, model, asked.scenario.candidates.front());
    const QString reason = asked.reason.isEmpty() ? inputs.not_modelled : asked.reason;
    if (!reason.isEmpty()) {
        figures.cannot(u"peak_gib", reason);
        return;
    }
    const TrainingMemory memory = trainingMemory(inputs.training);
    const Ranged peak = peakOf(row, inputs.training, memory);
    figures.add(u"peak_gib", {peak.value / kGiB, peak.low / kGiB, peak.high / kGiB});
    if (counts)
        figures.add(u"trainable_params", {memory.trainable, memory.trainable, memory.trainable});
}

void validateTrainingSpeed(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    if (!row.usable())
        return;
    RowFigures figures(row, validation);
    const TrainingRow asked = readRow(row, catalog);
    const LanguageModel *model = catalog.model(row.text(u"model_id"));
    const TrainingCandidate inputs = trainingInputs(asked.scenario, catalog, model, asked.scenario.candidates.front());
    QString reason = asked.reason.isEmpty() ? inputs.not_modelled : asked.reason;
    if (reason.isEmpty() && !asked.card_known)
        reason = u"the card is not stated or not in the catalogue"_s;
    if (!reason.isEmpty()) {
        const bool image = row.text(u"domain") == u"diffusion"_s;
        figures.cannot(image ? u"seconds_per_step" : u"train_tok_s_per_gpu", reason);
        return;
    }
    const TrainingInputs &in = inputs.training;
    const SpeedSettings *host = catalog.speedSettings() ? &*catalog.speedSettings() : nullptr;
    const TrainingSpeed speed = trainingSpeed(in, trainingMemory(in), host);
    if (speed.gap != SpeedGap::None) {
        figures.cannot(u"train_tok_s_per_gpu", machine::word(speed.gap));
        return;
    }
    const double rate = speed.pass.tokens / speed.pass.total();
    figures.add(u"train_tok_s_per_gpu", {rate, rate / speed.time_share.high, rate / speed.time_share.low});
}

} // namespace tarozi
