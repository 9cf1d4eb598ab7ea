// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

EngineDefaults readDefaults(const JsonReader &json)
{
    EngineDefaults defaults;
    defaults.from_memory_gib = json.optionalNumber("from_memory_gib"_L1, {0, 1e6}).value_or(0);
    defaults.except = json.texts("except"_L1);
    defaults.max_num_seqs = int(json.integer("max_num_seqs"_L1, {1, 1e6}));
    defaults.max_num_batched_tokens = int(json.integer("max_num_batched_tokens"_L1, {1, 1e8}));
    defaults.graph_batch = json.optionalInt("graph_batch"_L1, {0, 1e6}).value_or(0);
    return defaults;
}

Engine readEngine(const JsonReader &json)
{
    Engine engine;
    engine.id = json.text("id"_L1);
    engine.name = json.text("name"_L1);
    engine.from_version = json.optionalText("from_version"_L1);
    engine.to_version = json.optionalText("to_version"_L1);
    engine.is_default = json.optionalBoolean("default"_L1).value_or(false);
    engine.default_version = json.optionalText("default_version"_L1);
    engine.rule = json.oneOf<BudgetRule>("rule"_L1, {{"vllm"_L1, BudgetRule::Vllm},
                                                     {"sglang"_L1, BudgetRule::Sglang},
                                                     {"tensorrt-llm"_L1, BudgetRule::TensorRtLlm},
                                                     {"llama.cpp"_L1, BudgetRule::LlamaCpp},
                                                     {"transformers"_L1, BudgetRule::Transformers}});
    engine.graphs_inside_limit = json.optionalBoolean("graphs_inside_limit"_L1).value_or(false);
    engine.activations_inside_limit = json.optionalBoolean("activations_inside_limit"_L1).value_or(true);
    engine.steps_hold_whole_prompts = json.optionalBoolean("steps_hold_whole_prompts"_L1).value_or(false);
    engine.default_memory_limit = json.number("default_memory_limit"_L1, {0.01, 1});
    engine.kv_block_tokens = int(json.integer("kv_block_tokens"_L1, {1, 1e6}));
    if (json.has("windows"_L1))
        engine.windows = json.oneOf<WindowKeeping>("windows"_L1, {{"exploited"_L1, WindowKeeping::Exploited},
                                                                  {"charged_full"_L1, WindowKeeping::ChargedFull},
                                                                  {"padded"_L1, WindowKeeping::Padded},
                                                                  {"paged_groups"_L1, WindowKeeping::PagedGroups}});
    engine.one_compute_buffer = json.optionalBoolean("one_compute_buffer"_L1).value_or(false);
    engine.embedding_on_host = json.optionalBoolean("embedding_on_host"_L1).value_or(false);
    if (json.has("latent"_L1))
        engine.latent = json.oneOf<LatentLayout>(
            "latent"_L1, {{"latent"_L1, LatentLayout::Latent}, {"decompressed"_L1, LatentLayout::Decompressed}});
    for (const JsonReader &tier : json.children("defaults"_L1))
        engine.defaults.push_back(readDefaults(tier));
    for (const JsonReader &coefficient : json.children("coefficients"_L1))
        engine.coefficients.push_back(readCoefficient(coefficient));
    engine.weight_formats = json.texts("weight_formats"_L1);
    engine.kv_formats = json.texts("kv_formats"_L1);
    for (const JsonReader &cast : json.children("casts"_L1))
        engine.casts.emplace_back(cast.text("from"_L1), cast.text("to"_L1));
    engine.sources = readSources(json, "sources"_L1);
    engine.notes = json.optionalText("notes"_L1);
    return engine;
}

} // namespace

Records<Engine> readEngines(const QByteArray &bytes, const QString &file_name)
{
    return readRecords<Engine>(bytes, file_name, Ids::MayRepeat, readEngine);
}

} // namespace tarozi
