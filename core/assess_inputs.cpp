// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess_inputs.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

QString whyNotModelled(const Scenario &scenario, const ServingInputs &in)
{
    if (scenario.kind != WorkloadKind::Serving)
        return QStringLiteral("this kind of workload is not modelled");
    if (!in.gpu)
        return QStringLiteral("unknown GPU");
    if (!in.model)
        return QStringLiteral("unknown model");
    if (!in.engine)
        return QStringLiteral("unknown engine");
    if (!in.weights)
        return QStringLiteral("unknown weight format");
    if (!in.kv)
        return QStringLiteral("unknown KV cache format");
    return in.model->not_modelled;
}

double coefficientOf(const Engine &engine, QStringView id)
{
    const Coefficient *coefficient = engine.coefficient(id);
    return coefficient ? coefficient->value : 0;
}

// SGLang works its share out itself: what a reserve for activations and graphs leaves of the card.
double defaultLimit(const ServingInputs &in, const EngineDefaults &tier)
{
    const Engine &engine = *in.engine;
    const double per_token = coefficientOf(engine, u"reserve_bytes_per_chunked_token");
    if (per_token <= 0)
        return engine.default_memory_limit;
    const double gpus = double(in.placement.tensor) * in.placement.pipeline;
    const double reserve = coefficientOf(engine, u"reserve_bytes") + per_token * in.max_num_batched_tokens +
                           coefficientOf(engine, u"reserve_bytes_per_gpu") * gpus +
                           coefficientOf(engine, u"reserve_bytes_per_graph_batch") * tier.graph_batch;
    const double usable = usableBytes(*in.gpu, in.ecc);
    return std::max(usable - reserve, 0.0) / usable;
}

void resolveEngine(const EngineSettings &asked, ServingInputs &in)
{
    const EngineDefaults *tier = defaultsFor(*in.engine, *in.gpu, usableBytes(*in.gpu, in.ecc));
    const EngineDefaults defaults = tier ? *tier : EngineDefaults{};
    in.max_num_seqs = asked.max_num_seqs.value_or(defaults.max_num_seqs);
    in.max_num_batched_tokens = asked.max_num_batched_tokens.value_or(defaults.max_num_batched_tokens);
    in.step_follows_context = in.engine->steps_hold_whole_prompts && !asked.max_num_batched_tokens;
    if (in.step_follows_context)
        in.max_num_batched_tokens = std::max(in.max_num_batched_tokens, int(in.context));
    in.memory_limit_share = asked.memory_limit.value_or(defaultLimit(in, defaults));
    in.ubatch = asked.ubatch.value_or(in.ubatch);
    in.eager = asked.eager;
    in.flash_attention = asked.flash_attention;
    in.sees_all_usable = asked.wsl;
    in.cpu_offload_bytes = asked.cpu_offload_bytes;
    in.other_tenants_bytes = asked.other_tenants_bytes;
    in.lora_slots = asked.lora_slots;
    in.lora_rank = asked.lora_rank;
    if (in.engine->embedding_on_host && asked.gpu_layers) {
        // the last layers go onto the GPU first, the output layer before all of them
        in.host_layers = std::clamp(in.layerCount() + 1 - *asked.gpu_layers, 0, in.layerCount());
        in.head_on_gpu = *asked.gpu_layers > 0;
    }
}

Resolved resolvedOf(const Scenario &scenario, const ServingInputs &in)
{
    Resolved resolved;
    resolved.model = in.model->id;
    resolved.model_name = in.model->name;
    resolved.weights_format = in.weights->id;
    resolved.kv_format = in.kv->id;
    resolved.engine = in.engine->id;
    const QString &version = scenario.serving.engine.version;
    resolved.engine_version = version.isEmpty() ? in.engine->default_version : version;
    resolved.memory_limit_share = in.memory_limit_share;
    resolved.max_num_seqs = in.max_num_seqs;
    resolved.max_num_batched_tokens = in.max_num_batched_tokens;
    resolved.parallelism = in.placement.parallelism;
    resolved.tensor = in.placement.tensor;
    resolved.pipeline = in.placement.pipeline;
    resolved.replicas = in.placement.replicas;
    resolved.ecc = in.ecc;
    return resolved;
}

} // namespace

const LanguageModel *modelOf(const Scenario &scenario, const Catalog &catalog, LanguageModel &storage)
{
    const ModelChoice &choice = scenario.serving.model;
    if (!choice.parameters)
        return catalog.model(choice.id);
    storage = genericModel(*choice.parameters);
    if (storage.tensor_runs.empty())
        groupEqualParts(storage);
    return &storage;
}

CandidateInputs candidateInputs(const Scenario &scenario, const Catalog &catalog, const LanguageModel *model,
                                const Candidate &candidate)
{
    const ServingWorkload &asked = scenario.serving;
    CandidateInputs result;
    ServingInputs &in = result.serving;
    in.model = model;
    in.gpu = catalog.gpu(candidate.gpu);
    in.engine = catalog.engine(asked.engine.engine, asked.engine.version);
    in.kv = catalog.kvFormat(asked.kv);
    const QString released = model ? model->released_format : QString();
    const QString loaded = in.engine ? in.engine->loadedFormat(released) : released;
    in.weights = catalog.weightFormat(asked.weights.isEmpty() ? loaded : asked.weights);
    in.visible_share = catalog.visibleShare() ? &*catalog.visibleShare() : nullptr;
    result.not_modelled = whyNotModelled(scenario, in);
    if (!result.not_modelled.isEmpty())
        return result;

    in.ecc = candidate.ecc.value_or(in.gpu->ecc_default);
    in.context = double(asked.context);
    in.weights_bytes = asked.model.weights_bytes;
    in.exact_parameters = asked.model.parameters;
    const PlacementChoice choice = choosePlacement(candidate, *in.gpu, *model, *in.engine);
    in.placement = choice.placement;
    resolveEngine(asked.engine, in);
    in.concurrency = std::ceil(double(asked.concurrency) / in.placement.replicas);
    result.no_nvlink = choice.no_nvlink;
    result.not_modelled = choice.refused;
    result.resolved = resolvedOf(scenario, in);
    return result;
}

} // namespace tarozi
