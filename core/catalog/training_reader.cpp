// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr JsonReader::Range kBytes{0, 64};
constexpr JsonReader::Range kShare{0, 100};
constexpr JsonReader::Range kCount{0, 1e9};

TrainingRecipe readRecipe(const JsonReader &json)
{
    return {json.text("id"_L1),
            json.text("name"_L1),
            json.number("working"_L1, kBytes),
            json.number("master"_L1, kBytes),
            json.number("gradients"_L1, kBytes),
            json.number("moment"_L1, kBytes),
            json.number("activation"_L1, kBytes),
            readSources(json, "sources"_L1)};
}

TrainingOptimizer readOptimizer(const JsonReader &json)
{
    return {json.text("id"_L1),
            json.text("name"_L1),
            json.number("moments"_L1, kBytes),
            json.optionalNumber("moment_bytes"_L1, kBytes),
            json.optionalNumber("transient_gradients"_L1, kBytes).value_or(0),
            json.optionalBoolean("paged"_L1).value_or(false),
            readSources(json, "sources"_L1)};
}

TrainingGpuClass readGpuClass(const JsonReader &json)
{
    TrainingGpuClass result;
    result.id = json.text("id"_L1);
    result.architectures = json.texts("architectures"_L1);
    result.segments = json.texts("segments"_L1);
    result.memory = json.texts("memory"_L1);
    result.efficiency = json.number("efficiency"_L1, {0.01, 1});
    result.low = json.number("low"_L1, {0.01, 1});
    result.high = json.number("high"_L1, {1, 100});
    result.rows = json.optionalInt("rows"_L1, kCount).value_or(0);
    result.sources = json.optionalInt("sources"_L1, kCount).value_or(0);
    return result;
}

TrainingSettings readSettings(const JsonReader &json)
{
    TrainingSettings settings;
    for (const JsonReader &entry : json.children("recipes"_L1))
        settings.recipes.push_back(readRecipe(entry));
    for (const JsonReader &entry : json.children("optimizers"_L1))
        settings.optimizers.push_back(readOptimizer(entry));
    for (const JsonReader &entry : json.children("gpu_classes"_L1))
        settings.gpu_classes.push_back(readGpuClass(entry));
    if (settings.gpu_classes.empty())
        json.fail(Problem::Empty, "gpu_classes"_L1, {});
    settings.quantized_optimizer = json.text("quantized_optimizer"_L1);
    const JsonReader loss = json.child("loss_bytes"_L1);
    for (const auto &[word, kind] : lossWords())
        settings.loss_bytes[size_t(kind)] = loss.number(word, kBytes);
    settings.chunk_share = json.number("chunk_share"_L1, kShare);
    settings.score_bytes = json.number("score_bytes"_L1, kBytes);
    settings.compiled_share = json.number("compiled_share"_L1, kShare);
    settings.compiled_passes = json.number("compiled_passes"_L1, kShare);
    settings.exposed_communication = json.number("exposed_communication"_L1, kShare);
    settings.context_bytes = json.number("context_bytes"_L1, {0, 1e11});
    settings.context_high_bytes = json.number("context_high_bytes"_L1, {0, 1e11});
    settings.launch_s = json.number("launch_s"_L1, {0, 1});
    settings.padding = json.number("padding"_L1, kShare);
    settings.quantized_passes = json.number("quantized_passes"_L1, kShare);
    settings.fp8_gain = json.number("fp8_gain"_L1, kShare);
    settings.sources = readSources(json, "sources"_L1);
    return settings;
}

TrainingFramework readFramework(const JsonReader &json)
{
    TrainingFramework framework;
    framework.id = json.text("id"_L1);
    framework.name = json.text("name"_L1);
    framework.recipe = json.text("recipe"_L1);
    framework.sharded_recipe = json.optionalText("sharded_recipe"_L1);
    framework.adapter_recipe = json.text("adapter_recipe"_L1);
    framework.optimizer = json.text("optimizer"_L1);
    framework.loss = json.oneOf<LossKind>("loss"_L1, lossWords());
    framework.loss_bytes = json.optionalNumber("loss_bytes"_L1, kBytes);
    framework.norm_elements = json.number("norm_elements"_L1, kShare);
    framework.quantized_inputs = json.number("quantized_inputs"_L1, kShare);
    framework.selective_share = json.number("selective_share"_L1, {0, 1});
    framework.copies_tied_head = json.optionalBoolean("copies_tied_head"_L1).value_or(false);
    framework.reserved_share = json.number("reserved_share"_L1, {1, 10});
    framework.offloads_checkpoints = json.optionalBoolean("offloads_checkpoints"_L1).value_or(false);
    framework.gathers_frozen_weights = json.optionalBoolean("gathers_frozen_weights"_L1).value_or(false);
    framework.activation_passes = json.number("activation_passes"_L1, kShare);
    framework.low = json.number("low"_L1, {0.01, 1});
    framework.high = json.number("high"_L1, {1, 100});
    framework.rows = json.optionalInt("rows"_L1, kCount).value_or(0);
    framework.row_sources = json.optionalInt("row_sources"_L1, kCount).value_or(0);
    framework.note = json.optionalText("note"_L1);
    framework.sources = readSources(json, "sources"_L1);
    return framework;
}

template<typename Record>
const Record *found(const std::vector<Record> &records, const QString &id)
{
    const auto it = std::find_if(records.begin(), records.end(), [&](const Record &r) { return r.id == id; });
    return it == records.end() ? nullptr : &*it;
}

} // namespace

const std::vector<std::pair<QLatin1StringView, LossKind>> &lossWords()
{
    static const std::vector<std::pair<QLatin1StringView, LossKind>> words{{"plain"_L1, LossKind::Plain},
                                                                           {"compiled"_L1, LossKind::Compiled},
                                                                           {"chunked"_L1, LossKind::Chunked},
                                                                           {"fused"_L1, LossKind::Fused}};
    return words;
}

const TrainingRecipe *recipeOf(const TrainingSettings &settings, const QString &id)
{
    return found(settings.recipes, id);
}

const TrainingOptimizer *optimizerOf(const TrainingSettings &settings, const QString &id)
{
    return found(settings.optimizers, id);
}

TrainingRecords readTraining(const QByteArray &bytes, const QString &file_name)
{
    std::optional<TrainingSettings> settings;
    Records<TrainingFramework> records =
        readRecords<TrainingFramework>(bytes, file_name, Ids::Unique, readFramework, [&](const JsonReader &root) {
            if (root.has("settings"_L1))
                settings = readSettings(root.child("settings"_L1));
        });
    return {{std::move(records)}, std::move(settings)};
}

} // namespace tarozi
