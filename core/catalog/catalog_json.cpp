// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_json.h"

#include "core/units.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

// Inserts what is there: unset optionals and empty strings are left out.
class Object
{
public:
    Object &add(QLatin1StringView key, const QString &value)
    {
        if (!value.isEmpty())
            m_json.insert(key, value);
        return *this;
    }
    Object &add(QLatin1StringView key, const QStringList &values)
    {
        if (!values.isEmpty())
            m_json.insert(key, QJsonArray::fromStringList(values));
        return *this;
    }
    Object &add(QLatin1StringView key, const QJsonArray &values)
    {
        if (!values.isEmpty())
            m_json.insert(key, values);
        return *this;
    }
    template<typename Number>
    Object &add(QLatin1StringView key, const std::optional<Number> &value)
    {
        if (value)
            m_json.insert(key, *value);
        return *this;
    }
    Object &add(QLatin1StringView key, double value)
    {
        m_json.insert(key, value);
        return *this;
    }
    Object &addFlag(QLatin1StringView key, bool value)
    {
        m_json.insert(key, value);
        return *this;
    }
    QJsonObject take() { return std::move(m_json); }

private:
    QJsonObject m_json;
};

QJsonArray pricesJson(const std::vector<PricePoint> &prices)
{
    QJsonArray array;
    for (const PricePoint &price : prices)
        array.append(Object()
                         .add("low"_L1, price.low)
                         .add("high"_L1, price.high)
                         .add("currency"_L1, price.currency)
                         .add("kind"_L1, price.kind)
                         .add("date"_L1, price.date)
                         .add("source"_L1, price.source)
                         .add("note"_L1, price.note)
                         .take());
    return array;
}

QJsonArray conflictsJson(const std::vector<Conflict> &conflicts)
{
    QJsonArray array;
    for (const Conflict &conflict : conflicts)
        array.append(Object().add("field"_L1, conflict.field).add("text"_L1, conflict.text).take());
    return array;
}

QJsonArray claimsJson(const std::vector<Claim> &claims)
{
    QJsonArray array;
    for (const Claim &claim : claims)
        array.append(
            Object().add("author"_L1, claim.author).add("text"_L1, claim.text).add("date"_L1, claim.date).take());
    return array;
}

} // namespace

QJsonObject toJson(const Source &source)
{
    return Object()
        .add("ref"_L1, source.ref)
        .add("kind"_L1, source.kind)
        .add("title"_L1, source.title)
        .add("url"_L1, source.url)
        .add("date"_L1, source.date)
        .add("note"_L1, source.note)
        .add("fields"_L1, source.fields)
        .take();
}

QJsonObject toJson(const Coefficient &coefficient)
{
    return Object()
        .add("id"_L1, coefficient.id)
        .add("value"_L1, coefficient.value)
        .add("low"_L1, coefficient.low)
        .add("high"_L1, coefficient.high)
        .add("rows"_L1, double(coefficient.rows))
        .add("sources"_L1, double(coefficient.sources))
        .add("note"_L1, coefficient.note)
        .add("evidence"_L1, toJsonArray(coefficient.evidence))
        .take();
}

QJsonObject toJson(const Gpu &gpu)
{
    Object json;
    json.add("id"_L1, gpu.id).add("name"_L1, gpu.name).add("aliases"_L1, gpu.aliases).add("vendor"_L1, gpu.vendor);
    json.add("segment"_L1, gpu.segment).add("architecture"_L1, gpu.architecture);
    json.add("compute_capability"_L1, gpu.compute_capability).add("release_year"_L1, gpu.release_year);
    json.add("nominal"_L1, gpu.memory_nominal_gb * kGB).add("memory_type"_L1, gpu.memory_type);
    json.add("memory_bus_bit"_L1, gpu.memory_bus_bit);
    json.add("memory_bandwidth_bytes_per_s"_L1, gpu.memory_bandwidth_bytes_per_s);
    json.add("ecc"_L1, gpu.ecc).add("ecc_default"_L1, gpu.ecc_default == EccMode::On ? u"on"_s : u"off"_s);
    json.add("usable_ecc_on"_L1, gpu.usable_bytes_ecc_on).add("usable_ecc_off"_L1, gpu.usable_bytes_ecc_off);
    json.add("planning"_L1, gpu.planning_bytes).add("visible"_L1, gpu.visible_bytes);
    json.add("fp16_fp32acc_flops"_L1, gpu.fp16_fp32acc_flops).add("fp16_fp16acc_flops"_L1, gpu.fp16_fp16acc_flops);
    json.add("bf16_flops"_L1, gpu.bf16_flops).add("tf32_flops"_L1, gpu.tf32_flops).add("fp32_flops"_L1, gpu.fp32_flops);
    json.add("fp8_flops"_L1, gpu.fp8_flops).add("fp6_flops"_L1, gpu.fp6_flops).add("fp4_flops"_L1, gpu.fp4_flops);
    json.add("int8_ops"_L1, gpu.int8_ops).add("int4_ops"_L1, gpu.int4_ops);
    json.add("sm_count"_L1, gpu.sm_count).add("cuda_cores"_L1, gpu.cuda_cores).add("tensor_cores"_L1, gpu.tensor_cores);
    json.add("board_power_w"_L1, gpu.board_power_w);
    json.add("pcie_generation"_L1, gpu.pcie_generation).add("pcie_lanes"_L1, gpu.pcie_lanes);
    json.add("pcie_bytes_per_s_each_way"_L1, gpu.pcie_bytes_per_s_each_way);
    json.addFlag("nvlink"_L1, gpu.nvlink).add("interconnect"_L1, gpu.interconnect_kind);
    json.add("interconnect_bytes_per_s"_L1, gpu.interconnect_bytes_per_s);
    json.add("form_factor"_L1, gpu.form_factor).add("cooling"_L1, gpu.cooling).addFlag("mig"_L1, gpu.mig);
    json.add("prices"_L1, pricesJson(gpu.prices)).add("conflicts"_L1, conflictsJson(gpu.conflicts));
    json.add("claims"_L1, claimsJson(gpu.claims)).add("notes"_L1, gpu.notes);
    return json.add("sources"_L1, toJsonArray(gpu.sources)).addFlag("from_user"_L1, gpu.from_user).take();
}

QJsonObject toJson(const LanguageModel &model)
{
    Object json;
    json.add("id"_L1, model.id).add("name"_L1, model.name).add("kind"_L1, model.kind).add("family"_L1, model.family);
    json.add("architecture"_L1, model.model_type).add("license"_L1, model.license);
    json.add("released_format"_L1, model.released_format);
    json.add("parameters"_L1, model.parameters)
        .add("active_parameters"_L1, activeParametersWithEmbedding(model))
        .add("active_parameters_without_input_embedding"_L1, model.active_parameters);
    json.add("mtp_parameters"_L1, model.mtp_parameters).add("vision_parameters"_L1, model.vision_parameters);
    json.add("layers"_L1, double(model.layers.size())).add("hidden_size"_L1, double(model.hidden_size));
    json.add("vocabulary"_L1, double(model.vocabulary)).add("max_context"_L1, double(model.max_context));
    json.addFlag("tied_embedding"_L1, model.tied_embedding).addFlag("caches_tokens"_L1, model.caches_tokens);
    json.add("not_modelled"_L1, model.not_modelled).add("notes"_L1, model.notes);
    return json.add("sources"_L1, toJsonArray(model.sources)).addFlag("from_user"_L1, model.from_user).take();
}

QJsonObject toJson(const ImagePipeline &pipeline)
{
    Object json;
    json.add("id"_L1, pipeline.id).add("name"_L1, pipeline.name).add("kind"_L1, pipeline.kind);
    json.add("family"_L1, pipeline.family).add("license"_L1, pipeline.license);
    json.add("released_format"_L1, pipeline.released_format);
    QJsonArray components;
    double parameters = 0;
    for (const PipelineComponent &component : pipeline.components) {
        components.append(Object()
                              .add("id"_L1, component.id)
                              .add("name"_L1, component.name)
                              .add("parameters"_L1, component.parameters)
                              .addFlag("optional"_L1, component.optional)
                              .take());
        parameters += component.optional ? 0 : component.parameters.value_or(0);
    }
    json.add("parameters"_L1, parameters).add("components"_L1, components);
    json.add("width"_L1, double(pipeline.width)).add("height"_L1, double(pipeline.height));
    json.add("frames"_L1, double(pipeline.frames)).add("steps"_L1, double(pipeline.steps));
    json.addFlag("guidance"_L1, pipeline.guidance).add("missing"_L1, pipeline.missing).add("notes"_L1, pipeline.notes);
    return json.add("sources"_L1, toJsonArray(pipeline.sources)).addFlag("from_user"_L1, pipeline.from_user).take();
}

QJsonObject toJson(const SpeechModel &model)
{
    Object json;
    json.add("id"_L1, model.id).add("name"_L1, model.name).add("kind"_L1, u"speech"_s);
    json.add("family"_L1, model.family).add("license"_L1, model.license);
    json.add("released_format"_L1, model.released_format).add("parameters"_L1, model.parameters);
    json.add("hidden_size"_L1, double(model.width)).add("encoder_layers"_L1, double(model.encoder_layers));
    json.add("decoder_layers"_L1, double(model.decoder_layers)).add("vocabulary"_L1, double(model.vocabulary));
    json.add("window_s"_L1, model.window_s).add("tokens_per_window"_L1, model.tokens_per_window);
    json.add("notes"_L1, model.notes);
    return json.add("sources"_L1, toJsonArray(model.sources)).addFlag("from_user"_L1, model.from_user).take();
}

QJsonObject toJson(const Engine &engine)
{
    Object json;
    json.add("id"_L1, engine.id).add("name"_L1, engine.name);
    json.add("from_version"_L1, engine.from_version).add("to_version"_L1, engine.to_version);
    json.addFlag("default"_L1, engine.is_default).add("default_version"_L1, engine.default_version);
    json.add("default_memory_limit"_L1, engine.default_memory_limit);
    json.add("kv_block_tokens"_L1, double(engine.kv_block_tokens));
    json.addFlag("graphs_inside_limit"_L1, engine.graphs_inside_limit);
    QJsonArray defaults;
    for (const EngineDefaults &tier : engine.defaults)
        defaults.append(Object()
                            .add("from_memory"_L1, tier.from_memory_gib * kGiB)
                            .add("except"_L1, tier.except)
                            .add("max_num_seqs"_L1, double(tier.max_num_seqs))
                            .add("max_num_batched_tokens"_L1, double(tier.max_num_batched_tokens))
                            .take());
    json.add("defaults"_L1, defaults).add("coefficients"_L1, toJsonArray(engine.coefficients));
    json.add("kv_formats"_L1, engine.kv_formats);
    json.add("weight_formats"_L1, engine.weight_formats).add("notes"_L1, engine.notes);
    return json.add("sources"_L1, toJsonArray(engine.sources)).take();
}

QJsonObject toJson(const Tariff &tariff)
{
    Object json;
    json.add("id"_L1, tariff.id).add("kind"_L1, tariff.kind).add("provider"_L1, tariff.provider);
    json.add("country"_L1, tariff.country).add("region"_L1, tariff.region);
    json.add("gpu"_L1, tariff.gpu_id).add("gpu_name"_L1, tariff.gpu_name_raw);
    json.add("gpu_count"_L1, double(tariff.gpu_count)).add("purchase_model"_L1, tariff.purchase_model);
    json.add("price_scope"_L1, tariff.price_scope).add("amount"_L1, tariff.amount).add("currency"_L1, tariff.currency);
    json.add("unit_period"_L1, tariff.unit_period).add("per_gpu_hour"_L1, tariff.price_per_gpu_hour);
    json.add("per_gpu_hour_incl_vat"_L1, tariff.price_per_gpu_hour_incl_vat).add("vat"_L1, tariff.vat);
    json.add("vat_rate_percent"_L1, tariff.vat_rate_percent).add("billing"_L1, tariff.billing_granularity);
    json.add("minimum_charge"_L1, tariff.minimum_charge).add("price_date"_L1, tariff.price_date);
    json.add("checked"_L1, tariff.checked_date).add("confidence"_L1, tariff.confidence);
    return json.add("notes"_L1, tariff.notes).add("source"_L1, tariff.source).take();
}

} // namespace tarozi
