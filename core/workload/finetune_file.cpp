// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/workload_files.h"

#include "core/catalog/closest_ids.h"
#include "core/workload/scenario_file.h"
#include "core/workload/scenario_keys.h"
#include "core/workload/workload_limits.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

template<typename Record>
QStringList idsOf(const std::vector<Record> &records)
{
    QStringList ids;
    for (const Record &record : records)
        ids += record.id;
    return ids;
}

void checkTrainingIds(const FineTuningWorkload &finetune, const JsonReader &json, const Catalog &catalog)
{
    if (!catalog.trainingSettings())
        return;
    const TrainingSettings &settings = *catalog.trainingSettings();
    const auto check = [&](JsonReader::Key key, const QString &id, const QStringList &ids) {
        checkId(json, key, id, id.isEmpty() || ids.contains(id), ids);
    };
    check("framework"_L1, finetune.framework, idsOf(catalog.trainingFrameworks()));
    check("recipe"_L1, finetune.recipe, idsOf(settings.recipes));
    check("optimizer"_L1, finetune.optimizer, idsOf(settings.optimizers));
}

} // namespace

void readFineTuning(FineTuningWorkload &finetune, const JsonReader &json, const Catalog &catalog)
{
    takeText(finetune.framework, json, "framework"_L1);
    takeWord(finetune.method, json, "method"_L1, trainingMethodWords());
    takeText(finetune.base, json, "base"_L1);
    checkId(json, "base"_L1, finetune.base, finetune.base.isEmpty() || catalog.weightFormat(finetune.base),
            weightFormatIds(catalog));
    takeText(finetune.recipe, json, "recipe"_L1);
    takeText(finetune.optimizer, json, "optimizer"_L1);
    checkTrainingIds(finetune, json, catalog);
    take(finetune.fused_backward, json.optionalBoolean("fused_backward"_L1));
    take(finetune.rank, json.optionalInt("rank"_L1, {1, double(kMaxRank)}));
    takeText(finetune.targets, json, "targets"_L1);
    take(finetune.sequence, json.optionalInteger("sequence"_L1, {1, double(kMaxContext)}));
    take(finetune.microbatch, json.optionalInteger("microbatch"_L1, {1, double(kMaxMicrobatch)}));
    take(finetune.accumulation, json.optionalInteger("accumulation"_L1, {1, double(kMaxMicrobatch)}));
    takeWord(finetune.checkpointing, json, "checkpointing"_L1, checkpointingWords());
    takeWord(finetune.attention, json, "attention"_L1, attentionWords());
    take(finetune.packing, json.optionalBoolean("packing"_L1));
    take(finetune.compile, json.optionalBoolean("compile"_L1));
    if (json.has("loss"_L1))
        finetune.loss = json.oneOf<LossKind>("loss"_L1, lossWords());
    takeWord(finetune.sharding, json, "sharding"_L1, shardingWords());
    takeWord(finetune.offload, json, "offload"_L1, trainingOffloadWords());
    take(finetune.samples, json.optionalInteger("samples"_L1, {1, kMaxSamples}));
    take(finetune.sample_tokens, json.optionalInteger("sample_tokens"_L1, {1, double(kMaxContext)}));
    take(finetune.epochs, json.optionalNumber("epochs"_L1, {1e-6, kMaxEpochs}));
}

QJsonObject toJson(const FineTuningWorkload &finetune)
{
    QJsonObject json{{u"framework"_s, finetune.framework},
                     {u"method"_s, wordOf(trainingMethodWords(), finetune.method)},
                     {u"fused_backward"_s, finetune.fused_backward},
                     {u"rank"_s, finetune.rank},
                     {u"targets"_s, finetune.targets},
                     {u"sequence"_s, finetune.sequence},
                     {u"microbatch"_s, finetune.microbatch},
                     {u"accumulation"_s, finetune.accumulation},
                     {u"checkpointing"_s, wordOf(checkpointingWords(), finetune.checkpointing)},
                     {u"attention"_s, wordOf(attentionWords(), finetune.attention)},
                     {u"packing"_s, finetune.packing},
                     {u"compile"_s, finetune.compile},
                     {u"sharding"_s, wordOf(shardingWords(), finetune.sharding)},
                     {u"offload"_s, wordOf(trainingOffloadWords(), finetune.offload)},
                     {u"samples"_s, finetune.samples},
                     {u"sample_tokens"_s, finetune.sample_tokens},
                     {u"epochs"_s, finetune.epochs}};
    setText(json, "base"_L1, finetune.base);
    setText(json, "recipe"_L1, finetune.recipe);
    setText(json, "optimizer"_L1, finetune.optimizer);
    if (finetune.loss)
        json.insert("loss"_L1, wordOf(lossWords(), *finetune.loss));
    return json;
}

} // namespace tarozi
