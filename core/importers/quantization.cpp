// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/quantization.h"

#include "core/importers/kept_modules.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

// Numbers of bits are names here; anything else than a small whole number is no name.
QString bitsText(const QJsonObject &json, QLatin1StringView key)
{
    const double bits = json.value(key).toDouble();
    return bits >= 1 && bits <= 32 ? QString::number(bits) : QString();
}

QStringList keptModules(const QJsonObject &json)
{
    constexpr std::array kKeys{"modules_to_not_convert"_L1, "ignore"_L1,  "ignored_layers"_L1,
                               "exclude_modules"_L1,        "exclude"_L1, "llm_int8_skip_modules"_L1};
    QStringList modules;
    for (const QLatin1StringView key : kKeys) {
        for (const QJsonValue &module : json.value(key).toArray())
            modules += module.toString();
    }
    modules.removeAll(QString());
    return modules;
}

QString integerFormat(const QString &method, const QString &bits)
{
    return bits.isEmpty() ? QString() : method + u"-int"_s + bits;
}

QString bitsandbytes(const QJsonObject &json)
{
    if (json.value("load_in_8bit"_L1).toBool() || json.value("_load_in_8bit"_L1).toBool())
        return u"int8"_s;
    return json.value("bnb_4bit_use_double_quant"_L1).toBool() ? u"nf4-dq"_s : u"nf4"_s;
}

QString fp8(const QJsonObject &json)
{
    return json.value("weight_block_size"_L1).isArray() ? u"fp8-block"_s : u"fp8"_s;
}

QString weightsOfGroup(const QJsonObject &weights, bool activations_too)
{
    const int bits = weights.value("num_bits"_L1).toInt();
    const bool floating = weights.value("type"_L1).toString() == "float"_L1;
    if (floating && bits == 8)
        return weights.value("strategy"_L1).toString() == "block"_L1 ? u"fp8-block"_s : u"fp8"_s;
    if (floating && bits == 4)
        return weights.value("group_size"_L1).toInt(16) == 32 ? u"mxfp4"_s : u"nvfp4"_s;
    if (bits == 8)
        return activations_too ? u"w8a8-int8"_s : u"int8"_s;
    return bits == 4 ? u"int4"_s : QString();
}

// compressed-tensors, and ModelOpt's newer way of writing the same
QString configGroups(const QJsonObject &json)
{
    const QJsonObject groups = json.value("config_groups"_L1).toObject();
    for (const QJsonValue &value : groups) {
        const QJsonObject group = value.toObject();
        const QString id =
            weightsOfGroup(group.value("weights"_L1).toObject(), group.value("input_activations"_L1).isObject());
        if (!id.isEmpty())
            return id;
    }
    return {};
}

QString modelOpt(const QString &algorithm)
{
    constexpr std::array<std::pair<QLatin1StringView, QLatin1StringView>, 9> kAlgorithms{{
        {"FP8"_L1, "fp8"_L1},
        {"FP8_PER_CHANNEL_PER_TOKEN"_L1, "fp8"_L1},
        {"FP8_PB_WO"_L1, "fp8-block"_L1},
        {"NVFP4"_L1, "nvfp4"_L1},
        {"NVFP4_AWQ"_L1, "nvfp4"_L1},
        {"W4A16_AWQ"_L1, "awq-int4"_L1},
        {"W4A8_AWQ"_L1, "awq-int4"_L1},
        {"INT8_SQ"_L1, "w8a8-int8"_L1},
        {"MXFP4"_L1, "mxfp4"_L1},
    }};
    for (const auto &[name, id] : kAlgorithms) {
        if (algorithm.compare(name, Qt::CaseInsensitive) == 0)
            return id;
    }
    return {};
}

QString quark(const QJsonObject &json)
{
    const QJsonObject weight = json.value("global_quant_config"_L1).toObject().value("weight"_L1).toObject();
    const QString type = weight.value("dtype"_L1).toString();
    if (type.startsWith("fp8"_L1))
        return u"fp8"_s;
    if (type == "fp4"_L1 || type == "mxfp4"_L1)
        return u"mxfp4"_s;
    if (type == "int8"_L1)
        return u"w8a8-int8"_s;
    return type.endsWith("int4"_L1) ? u"int4"_s : QString();
}

// Only the MLP is quantized when every attention is left out.
bool keepsAttention(const QStringList &kept)
{
    KeptModules modules(kept);
    return modules.contains(u"layers.1.self_attn.q_proj"_s) && modules.contains(u"layers.1.self_attn.o_proj"_s) &&
           !modules.contains(u"layers.1.mlp.down_proj"_s);
}

QString formatOf(const QString &method, const QJsonObject &json, const QStringList &kept)
{
    if (method == "awq"_L1 || method == "gptq"_L1)
        return integerFormat(method, bitsText(json, "bits"_L1));
    if (method == "auto-round"_L1 || method == "intel/auto-round"_L1)
        return bitsText(json, "bits"_L1) == "4"_L1 ? u"int4"_s : QString();
    if (method == "bitsandbytes"_L1)
        return bitsandbytes(json);
    if (method == "fbgemm_fp8"_L1)
        return keepsAttention(kept) ? u"fp8-mlp"_s : u"fp8"_s;
    if (method == "fp8"_L1)
        return fp8(json);
    if (method == "mxfp4"_L1 || method == "nvfp4"_L1)
        return method;
    if (method == "eetq"_L1)
        return u"int8"_s;
    if (method == "compressed-tensors"_L1)
        return configGroups(json);
    if (method == "quark"_L1)
        return quark(json);
    if (method == "exl2"_L1) {
        // exllamav2 names whole numbers with one decimal: 4.0, 4.25
        const QString bits = bitsText(json, "bits"_L1);
        return bits.isEmpty() ? QString() : u"exl2-"_s + (bits.contains(u'.') ? bits : QString(bits + u".0"_s));
    }
    if (const QString algorithm = json.value("quant_algo"_L1).toString(); !algorithm.isEmpty())
        return modelOpt(algorithm);
    return {};
}

ReleasedFormat fromQuantization(const QJsonObject &json)
{
    ReleasedFormat format;
    format.declared = true;
    format.kept = keptModules(json);
    const QString method = json.value("quant_method"_L1).toString();
    format.stated = method.isEmpty() ? json.value("quant_algo"_L1).toString() : method;
    format.id = formatOf(method, json, format.kept);
    if (const double bits = json.value("head_bits"_L1).toDouble(); bits >= 1 && bits <= 16)
        format.head_bits = bits;
    return format;
}

ReleasedFormat fromMlx(const QJsonObject &json)
{
    ReleasedFormat format;
    format.declared = true;
    format.stated = u"mlx"_s;
    const QString bits = bitsText(json, "bits"_L1);
    if (!bits.isEmpty())
        format.id = u"mlx-"_s + bits + u"bit"_s;
    return format;
}

ReleasedFormat fromDataType(const ConfigReader &config, const ConfigReader &text)
{
    ReleasedFormat format;
    QString type = text.text({"torch_dtype"_L1, "dtype"_L1});
    if (type.isEmpty())
        type = config.text({"torch_dtype"_L1, "dtype"_L1, "model_dtype"_L1});
    format.stated = type;
    if (type.endsWith("bfloat16"_L1))
        format.id = u"bf16"_s;
    else if (type.endsWith("float16"_L1))
        format.id = u"fp16"_s;
    else if (type.endsWith("float32"_L1))
        format.id = u"fp32"_s;
    if (type.isEmpty()) {
        format.id = u"bf16"_s;
        config.assume(u"torch_dtype"_s, u"bfloat16"_s, Assumption::Reason::Usual, {});
    }
    return format;
}

} // namespace

ReleasedFormat readReleasedFormat(const ConfigReader &config, const ConfigReader &text, const QJsonObject &side_file)
{
    for (const ConfigReader *reader : {&config, &text}) {
        const QJsonObject quantization = reader->child({"quantization_config"_L1, "compression_config"_L1});
        if (!quantization.isEmpty())
            return fromQuantization(quantization);
    }
    if (!side_file.isEmpty())
        return fromQuantization(side_file);
    const QJsonObject mlx = config.child({"quantization"_L1});
    if (mlx.contains("quant_algo"_L1))
        return fromQuantization(mlx);
    if (!mlx.isEmpty())
        return fromMlx(mlx);
    return fromDataType(config, text);
}

} // namespace tarozi
