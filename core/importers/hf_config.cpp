// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/hf_config.h"

#include "core/importers/config_layers.h"
#include "core/importers/config_towers.h"
#include "core/importers/kept_modules.h"
#include "core/importers/quantization.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;
using Reason = Assumption::Reason;

namespace {

constexpr int kMaxLayers = 1'024;
constexpr qint64 kMaxContext = qint64(1) << 31;

constexpr std::array kTextKeys{"thinker_config"_L1, "text_config"_L1,     "llm_config"_L1,
                               "llm_cfg"_L1,        "language_config"_L1, "language_model_config"_L1};

// The chain of objects from the root down to the one that describes the language model.
std::vector<ConfigReader> chainToText(const QJsonObject &config, ConfigReader::Report &report)
{
    std::vector<ConfigReader> chain{{config, {}, report}};
    bool found = true;
    while (found && chain.size() < 4) {
        found = false;
        const QJsonObject outer = chain.back().object();
        for (const QLatin1StringView key : kTextKeys) {
            const QJsonObject inner = outer.value(key).toObject();
            if (inner.isEmpty())
                continue;
            const QString place = chain.back().place();
            chain.emplace_back(inner, place.isEmpty() ? QString(key) : place + u'.' + key, report);
            found = true;
            break;
        }
    }
    return chain;
}

QString modelType(const std::vector<ConfigReader> &chain)
{
    for (auto reader = chain.rbegin(); reader != chain.rend(); ++reader) {
        const QString type = reader->text({"model_type"_L1});
        if (!type.isEmpty())
            return type;
    }
    return {};
}

bool isTied(const std::vector<ConfigReader> &chain, const ConfigFamily &family)
{
    for (auto reader = chain.rbegin(); reader != chain.rend(); ++reader) {
        if (const std::optional<bool> tied = reader->flag({"tie_word_embeddings"_L1, "weight_tying"_L1}))
            return *tied;
    }
    chain.back().assume(u"tie_word_embeddings"_s, family.tied ? u"true"_s : u"false"_s, Reason::LibraryDefault,
                        family.id);
    return family.tied;
}

qint64 yarnContext(const ConfigReader &text)
{
    const QJsonObject scaling = text.child({"rope_scaling"_L1, "rope_parameters"_L1});
    const QString type = scaling.value("rope_type"_L1).toString(scaling.value("type"_L1).toString());
    const double factor = scaling.value("factor"_L1).toDouble();
    const double original = scaling.value("original_max_position_embeddings"_L1).toDouble();
    const double reached = factor * original;
    return type == "yarn"_L1 && reached > 0 && reached < double(kMaxContext) ? qint64(reached) : 0;
}

qint64 maxContext(const std::vector<ConfigReader> &chain)
{
    const ConfigReader &text = chain.back();
    // tokenizers write 1e30 for "no limit"
    const QJsonValue own = text.value({"model_max_length"_L1});
    if (own.toDouble() >= 1 && own.toDouble() < double(kMaxContext))
        return qint64(own.toDouble());
    for (auto reader = chain.rbegin(); reader != chain.rend(); ++reader) {
        const std::optional<qint64> stated =
            reader->whole({"max_position_embeddings"_L1, "n_positions"_L1, "seq_length"_L1, "max_sequence_length"_L1,
                           "max_seq_len"_L1, "n_ctx"_L1, "context_length"_L1},
                          kMaxContext);
        if (stated)
            return std::max(*stated, yarnContext(text));
    }
    return yarnContext(text);
}

BiasSet readBias(const ConfigReader &text, const ConfigFamily &family)
{
    BiasSet bias = family.bias;
    for (const auto &[key, projections] : family.bias_keys) {
        const QJsonValue value = text.object().value(key);
        if (value.isBool())
            bias.set(projections, value.toBool());
    }
    return bias;
}

// A window that is not shorter than the longest context never hides anything.
void dropWideWindows(std::vector<LayerShape> &layers, qint64 max_context)
{
    for (LayerShape &layer : layers) {
        auto *attention = std::get_if<AttentionShape>(&layer.mixer);
        if (attention && max_context > 0 && attention->window >= max_context) {
            attention->window = 0;
            attention->chunked = false;
        }
    }
}

void readPrediction(ConfigContext &context, Architecture &architecture)
{
    const ConfigReader &text = context.text;
    int layers = text.small({"num_nextn_predict_layers"_L1, "mtp_num_hidden_layers"_L1, "num_mtp_modules"_L1});
    if (!context.family.prediction) {
        if (layers > 0)
            text.report().warnings.push_back({ImportWarning::Id::PredictionNotCounted, {}, double(layers)});
        return;
    }
    if (layers == 0 && context.family.prediction->layers > 0) {
        layers = context.family.prediction->layers;
        text.assume(u"num_nextn_predict_layers"_s, layers, Reason::LibraryDefault, context.family.id);
    }
    if (layers == 0 || architecture.layers.empty())
        return;
    PredictionShape prediction;
    prediction.layers = std::min(layers, kMaxLayers);
    prediction.layer = architecture.layers.back();
    prediction.own_embedding_and_head = context.family.prediction->own_embedding_and_head;
    architecture.prediction = prediction;
}

Architecture readArchitecture(ConfigContext &context, const std::vector<ConfigReader> &chain)
{
    const ConfigReader &text = context.text;
    const ConfigFamily &family = context.family;
    Architecture architecture;
    architecture.hidden_size = context.hidden_size;
    for (auto reader = chain.rbegin(); reader != chain.rend() && architecture.vocabulary == 0; ++reader) {
        if (reader->has({"vocab_size"_L1, "padded_vocab_size"_L1, "embedding_size"_L1}))
            architecture.vocabulary = reader->required({"padded_vocab_size"_L1, "embedding_size"_L1, "vocab_size"_L1});
    }
    if (architecture.vocabulary == 0)
        architecture.vocabulary = text.required({"vocab_size"_L1});
    architecture.norm = family.norm;
    architecture.final_norm = family.final_norm;
    architecture.embedding_norm = family.embedding_norm;
    architecture.pooler = family.pooler;
    architecture.head_bias = context.bias.head;
    architecture.output_head = !family.encoder;
    architecture.caches_tokens = !family.encoder;
    architecture.tied_embedding = !family.encoder && isTied(chain, family);
    if (family.learned_positions)
        architecture.positions =
            text.required({"max_position_embeddings"_L1, "n_positions"_L1}) + family.position_offset;
    if (family.encoder)
        architecture.token_types = text.small({"type_vocab_size"_L1});
    architecture.layers = readLayers(context);
    dropWideWindows(architecture.layers, maxContext(chain));
    readPrediction(context, architecture);
    return architecture;
}

// Keys that change what is computed or cached in ways that the shapes do not express.
void checkUnmodelledKeys(ConfigContext &context)
{
    const ConfigReader &text = context.text;
    if (text.small({"hidden_size_per_layer_input"_L1}) > 0)
        context.notModelled(u"embeddings of every layer"_s);
    if (text.value({"cross_attention_layers"_L1}).isArray())
        context.notModelled(u"cross-attention layers"_s);
    if (text.value({"compress_ratios"_L1}).isArray())
        context.notModelled(u"attention over compressed keys"_s);
    if (text.small({"altup_num_inputs"_L1}) > 0)
        context.notModelled(u"AltUp"_s);
}

// What stands in the file, whether or not the shape is modelled.
void readFacts(const ConfigReader &text, ImportedModel &imported)
{
    imported.layer_count = text.small({"num_hidden_layers"_L1, "n_layer"_L1, "n_layers"_L1, "num_layers"_L1});
    imported.model.hidden_size = text.small({"hidden_size"_L1, "n_embd"_L1, "d_model"_L1, "dim"_L1});
    imported.model.vocabulary = text.small({"vocab_size"_L1, "padded_vocab_size"_L1});
    imported.query_heads = text.small({"num_attention_heads"_L1, "n_head"_L1, "n_heads"_L1});
    imported.kv_heads = text.small({"num_key_value_heads"_L1, "num_kv_heads"_L1, "n_kv_heads"_L1});
    imported.head_dim = text.small({"head_dim"_L1, "head_size"_L1});
}

void takeFacts(const Architecture &architecture, ImportedModel &imported)
{
    imported.layer_count = int(architecture.layers.size());
    for (const LayerShape &layer : architecture.layers) {
        if (const auto *attention = std::get_if<AttentionShape>(&layer.mixer)) {
            imported.query_heads = std::max(imported.query_heads, attention->query_heads);
            imported.kv_heads = std::max(imported.kv_heads, attention->kv_heads);
            imported.head_dim = std::max(imported.head_dim, attention->head_dim);
        } else if (const auto *latent = std::get_if<LatentShape>(&layer.mixer)) {
            imported.query_heads = imported.kv_heads = latent->heads;
            imported.head_dim = latent->nope_dim + latent->rope_dim;
        }
    }
}

QString layerModule(TensorClass kind)
{
    switch (kind) {
    case TensorClass::AttentionQ: return u"self_attn.q_proj"_s;
    case TensorClass::AttentionK: return u"self_attn.k_proj"_s;
    case TensorClass::AttentionV: return u"self_attn.v_proj"_s;
    case TensorClass::AttentionOutput: return u"self_attn.o_proj"_s;
    case TensorClass::AttentionLatent: return u"self_attn.kv_b_proj"_s;
    case TensorClass::RecurrentMixer: return u"mixer.in_proj"_s;
    case TensorClass::MlpGateUp: return u"mlp.gate_proj"_s;
    case TensorClass::MlpDown: return u"mlp.down_proj"_s;
    case TensorClass::ExpertGateUp: return u"mlp.experts.0.gate_proj"_s;
    case TensorClass::ExpertDown: return u"mlp.experts.0.down_proj"_s;
    case TensorClass::SharedExpert: return u"mlp.shared_experts.gate_proj"_s;
    default: return {};
    }
}

// What the release leaves in 16 bit although its format would quantize it, and an output head of its own size.
void applyExceptions(const ReleasedFormat &format, LanguageModel &model)
{
    KeptModules kept(format.kept);
    for (TensorGroup &tensor : model.tensors) {
        if (tensor.kind == TensorClass::OutputHead && format.head_bits)
            tensor.stored_bytes = tensor.parameters() * *format.head_bits / 8;
        const QString module = layerModule(tensor.kind);
        if (module.isEmpty() || tensor.layer < 0)
            continue;
        if (kept.contains(u"layers.%1."_s.arg(tensor.layer) + module))
            tensor.stored_bytes = 2 * tensor.parameters();
    }
}

void applyFormat(const ReleasedFormat &format, ImportedModel &imported)
{
    imported.model.released_format = format.id;
    if (format.id.isEmpty())
        imported.warnings.push_back({ImportWarning::Id::FormatUnknown, format.stated, 0});
    applyExceptions(format, imported.model);
}

const ConfigFamily *familyOf(const std::vector<ConfigReader> &chain, ImportedModel &imported)
{
    const QString type = modelType(chain);
    const QStringList architectures = chain.back().texts({"architectures"_L1});
    const ConfigDefaults &defaults = configDefaults();
    const ConfigFamily *family = defaults.family(type, architectures);
    const QJsonObject &root = chain.front().object();
    if (!family && type.isEmpty() && chain.back().has({"num_hidden_layers"_L1, "n_layers"_L1, "n_layer"_L1})) {
        family = defaults.family(u"llama"_s, {});
        chain.back().assume(u"model_type"_s, u"llama"_s, Reason::Usual, {});
    }
    if (!family) {
        const QString component = root.value("_class_name"_L1).toString();
        imported.model.not_modelled = !component.isEmpty() ? u"a part of an image pipeline: "_s + component.left(60)
                                      : type.isEmpty() && !architectures.isEmpty()
                                          ? u"unknown architecture "_s + architectures.first().left(60)
                                          : u"unknown architecture "_s + type.left(60);
    } else if (!family->not_modelled.isEmpty()) {
        imported.model.not_modelled = family->not_modelled;
    } else if (family->composite) {
        imported.model.not_modelled = u"no language model in the configuration"_s;
    } else if (root.value("is_encoder_decoder"_L1).toBool()) {
        imported.model.not_modelled = u"encoder and decoder"_s;
    }
    return family;
}

bool isQuantizationFile(const QJsonObject &json)
{
    return json.value("quantization"_L1).toObject().contains("quant_algo"_L1) && !json.contains("model_type"_L1);
}

} // namespace

bool looksLikeConfig(const QJsonObject &json)
{
    constexpr std::array kKeys{"model_type"_L1,
                               "architectures"_L1,
                               "num_hidden_layers"_L1,
                               "n_layers"_L1,
                               "n_layer"_L1,
                               "num_layers"_L1,
                               "hidden_size"_L1,
                               "text_config"_L1,
                               "num_attention_heads"_L1,
                               "_class_name"_L1,
                               "quantization_config"_L1};
    return isQuantizationFile(json) ||
           std::any_of(kKeys.begin(), kKeys.end(), [&](QLatin1StringView key) { return json.contains(key); });
}

Result<ImportedModel> readHfConfig(const QJsonObject &config, const QString &file_name,
                                   const QJsonObject &side_quantization)
{
    ImportedModel imported;
    imported.kind = ImportKind::HfConfig;
    imported.files = {file_name};
    ConfigReader::Report report{file_name, {}, {}, {}};
    std::vector<ConfigReader> chain = chainToText(config, report);
    LanguageModel &model = imported.model;
    model.model_type = model.family = chain.front().text({"model_type"_L1});
    model.kind = u"llm"_s;
    ReleasedFormat format =
        readReleasedFormat(chain.front(), chain.back(), side_quantization.value("quantization"_L1).toObject());
    if (isQuantizationFile(config)) {
        model.released_format = format.id;
        model.not_modelled = u"quantization settings alone: the layers are in config.json"_s;
        return imported;
    }

    const ConfigFamily *family = familyOf(chain, imported);
    if (family)
        chain.back().setDefaults(family->values, family->id);
    if (model.not_modelled.isEmpty()) {
        ConfigContext context{*family, chain.back(), 0, 0, readBias(chain.back(), *family), {}};
        context.layers = context.text.required({"num_hidden_layers"_L1, "n_layer"_L1, "n_layers"_L1, "num_layers"_L1});
        if (context.layers > kMaxLayers)
            context.text.fail(Problem::TooLarge, "num_hidden_layers"_L1, QString::number(context.layers),
                              {Expectation::Kind::Integer, 1.0, double(kMaxLayers), {}});
        context.hidden_size = context.text.required({"hidden_size"_L1, "n_embd"_L1, "d_model"_L1, "dim"_L1});
        if (report.error)
            return *report.error;
        Architecture architecture = readArchitecture(context, chain);
        if (report.error)
            return *report.error;
        readTowers(chain, architecture, report);
        if (!family->unstated_tower.isEmpty())
            report.warnings.push_back({ImportWarning::Id::TowerNotCounted, family->unstated_tower, 0});
        checkUnmodelledKeys(context);
        model.kind = family->encoder ? u"embedding"_s : u"llm"_s;
        model.max_context = maxContext(chain);
        model.not_modelled = context.not_modelled;
        if (model.not_modelled.isEmpty()) {
            expand(architecture, model);
            takeFacts(architecture, imported);
            imported.architecture = std::move(architecture);
        }
    }
    if (!model.not_modelled.isEmpty()) {
        readFacts(chain.back(), imported);
        model.max_context = maxContext(chain);
    }
    applyFormat(format, imported);
    groupEqualParts(model);
    if (report.error)
        return *report.error;
    imported.assumed = std::move(report.assumed);
    imported.warnings.insert(imported.warnings.end(), report.warnings.begin(), report.warnings.end());
    return imported;
}

} // namespace tarozi
