// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"

namespace tarozi {

using namespace Qt::StringLiterals;

double QuantizationTool::bytesFor(const QString &format) const
{
    for (const auto &[stored, bytes] : dequantized_bytes) {
        if (stored == format)
            return bytes;
    }
    return 0;
}

namespace {

constexpr JsonReader::Range kPositive{0, 1e18};

Execution readExecution(const JsonReader &json)
{
    return json.oneOf<Execution>(
        "execution"_L1,
        {{"eager"_L1, Execution::Eager}, {"compiled"_L1, Execution::Compiled}, {"optimized"_L1, Execution::Optimized}});
}

ImageEngine readImageEngine(const JsonReader &json)
{
    const auto flag = [&](JsonReader::Key key) { return json.optionalBoolean(key).value_or(false); };
    ImageEngine engine;
    engine.id = json.text("id"_L1);
    engine.name = json.text("name"_L1);
    engine.execution = readExecution(json);
    engine.compiles = flag("compiles"_L1);
    engine.sequence_parallel = flag("sequence_parallel"_L1);
    engine.short_accumulation = flag("short_accumulation"_L1);
    engine.eager_attention = flag("eager_attention"_L1);
    engine.default_tool = json.optionalText("default_tool"_L1);
    engine.native_formats = json.texts("native_formats"_L1);
    engine.sources = readSources(json, "sources"_L1);
    return engine;
}

QuantizationTool readTool(const JsonReader &json)
{
    QuantizationTool tool;
    tool.id = json.text("id"_L1);
    tool.name = json.text("name"_L1);
    tool.formats = json.texts("formats"_L1);
    tool.keeps_model_choices = json.boolean("keeps_model_choices"_L1);
    tool.kept_bytes = json.number("kept_bytes"_L1, {0.1, 8});
    tool.keeps_modulation = json.optionalBoolean("keeps_modulation"_L1).value_or(false);
    tool.quantizes_embeddings = json.optionalBoolean("quantizes_embeddings"_L1).value_or(false);
    tool.loads_on_gpu = json.optionalBoolean("loads_on_gpu"_L1).value_or(false);
    for (const JsonReader &entry : json.children("dequantized_bytes"_L1))
        tool.dequantized_bytes.emplace_back(entry.text("format"_L1), entry.number("bytes"_L1, {0, 1e6}));
    tool.note = json.optionalText("note"_L1);
    tool.sources = readSources(json, "sources"_L1);
    return tool;
}

ImageSettings readSettings(const JsonReader &json)
{
    const auto coefficient = [&](JsonReader::Key key) { return readCoefficient(json.child(key)); };
    ImageSettings settings;
    settings.peak_share = coefficient("peak_share"_L1);
    settings.idle_power_w = coefficient("idle_power_w"_L1);
    settings.cache_discount = coefficient("cache_discount"_L1);
    settings.cache_bytes = coefficient("cache_bytes"_L1);
    settings.score_bytes = coefficient("score_bytes"_L1);
    settings.context_bytes = coefficient("context_bytes"_L1);
    settings.reserved_share = coefficient("reserved_share"_L1);
    settings.first_image = coefficient("first_image"_L1);
    settings.tile_overlap = coefficient("tile_overlap"_L1);
    settings.activation_values_unet = coefficient("activation_values_unet"_L1);
    settings.activation_values_transformer = coefficient("activation_values_transformer"_L1);
    settings.offload_bytes_per_s = coefficient("offload_bytes_per_s"_L1);
    if (json.ok() &&
        (settings.peak_share.value <= 0 || settings.cache_bytes.value <= 0 || settings.offload_bytes_per_s.low <= 0))
        json.fail(Problem::OutOfRange, "peak_share"_L1, u"0"_s, {Expectation::Kind::Number, 0, {}, {}});
    settings.cross_validation = readCrossValidation(json);
    return settings;
}

ImageSpeedRecord readRecord(const JsonReader &json)
{
    ImageSpeedRecord record;
    record.id = json.text("id"_L1);
    record.family = json.oneOf<DenoiserFamily>(
        "family"_L1, {{"unet"_L1, DenoiserFamily::Unet}, {"transformer"_L1, DenoiserFamily::Transformer}});
    record.execution = readExecution(json);
    record.joules_per_flop = json.number("joules_per_flop"_L1, kPositive);
    record.residual_bytes = json.number("residual_bytes"_L1, kPositive);
    record.attention_bytes = json.number("attention_bytes"_L1, kPositive);
    record.launch_s = json.number("launch_s"_L1, kPositive);
    record.parallel_launch_s = json.optionalNumber("parallel_launch_s"_L1, kPositive).value_or(0);
    record.exchange_bytes = json.optionalNumber("exchange_bytes"_L1, kPositive).value_or(0);
    record.engines = json.texts("engines"_L1);
    record.gpus = json.texts("gpus"_L1);
    record.architectures = json.texts("architectures"_L1);
    record.models = json.texts("models"_L1);
    record.weight_formats = json.texts("weight_formats"_L1);
    record.most_images = json.optionalNumber("most_images"_L1, kPositive).value_or(1);
    record.most_gpus = json.optionalInt("most_gpus"_L1, {1, 1e6}).value_or(1);
    record.step = readResiduals(json.optionalChild("step"_L1));
    record.run = readResiduals(json.optionalChild("run"_L1));
    record.note = json.optionalText("note"_L1);
    record.sources = readSources(json, "sources"_L1);
    return record;
}

SpeechSpeedRecord readSpeechRecord(const JsonReader &json)
{
    const auto optional = [&](JsonReader::Key key, double absent) {
        return json.optionalNumber(key, kPositive).value_or(absent);
    };
    SpeechSpeedRecord record;
    record.id = json.text("id"_L1);
    record.name = json.text("name"_L1);
    record.encoder_flops_per_cycle = json.number("encoder_flops_per_cycle"_L1, {1e-3, kPositive.maximum});
    record.score_bytes = optional("score_bytes"_L1, 0);
    record.layer_cycles = optional("layer_cycles"_L1, 0);
    record.weight_share = json.number("weight_share"_L1, kPositive);
    record.step_layer_s = json.number("step_layer_s"_L1, kPositive);
    record.step_layer_cycles = optional("step_layer_cycles"_L1, 0);
    record.eager_factor = optional("eager_factor"_L1, 1);
    record.cross_cache_share = optional("cross_cache_share"_L1, 0);
    record.row_layer_cycles = optional("row_layer_cycles"_L1, 0);
    record.row_eager_s = optional("row_eager_s"_L1, 0);
    record.window_s = optional("window_s"_L1, 0);
    record.batched_window_s = optional("batched_window_s"_L1, record.window_s);
    record.longest_per_log = optional("longest_per_log"_L1, 0);
    record.base_bytes = json.number("base_bytes"_L1, kPositive);
    record.base_low = optional("base_low"_L1, record.base_bytes);
    record.base_high = optional("base_high"_L1, record.base_bytes);
    record.window_cache_share = optional("window_cache_share"_L1, 1);
    record.default_format = json.text("default_format"_L1);
    record.weight_formats = json.texts("weight_formats"_L1);
    record.gpus = json.texts("gpus"_L1);
    record.architectures = json.texts("architectures"_L1);
    record.models = json.texts("models"_L1);
    record.most_windows = optional("most_windows"_L1, 1);
    record.speed = readResiduals(json.optionalChild("speed"_L1));
    record.memory = readResiduals(json.optionalChild("memory"_L1));
    record.note = json.optionalText("note"_L1);
    record.sources = readSources(json, "sources"_L1);
    return record;
}

} // namespace

ImageSpeedRecords readImageSpeed(const QByteArray &bytes, const QString &file_name)
{
    ImageSpeedRecords result;
    Records<ImageSpeedRecord> records =
        readRecords<ImageSpeedRecord>(bytes, file_name, Ids::Unique, readRecord, [&](const JsonReader &root) {
            if (root.has("settings"_L1))
                result.settings = readSettings(root.child("settings"_L1));
            for (const JsonReader &engine : root.children("engines"_L1))
                result.engines.push_back(readImageEngine(engine));
            for (const JsonReader &tool : root.children("tools"_L1))
                result.tools.push_back(readTool(tool));
        });
    static_cast<Records<ImageSpeedRecord> &>(result) = std::move(records);
    if (result.records.empty() && !result.problems.empty()) // a header that does not read is no header
        result.settings.reset();
    return result;
}

Records<SpeechSpeedRecord> readSpeechSpeed(const QByteArray &bytes, const QString &file_name)
{
    return readRecords<SpeechSpeedRecord>(bytes, file_name, Ids::Unique, readSpeechRecord);
}

} // namespace tarozi
