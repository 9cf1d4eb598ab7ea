// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gguf_import.h"

#include "core/importers/gguf_layers.h"
#include "core/importers/gguf_types.h"
#include "core/importers/tensor_table.h"

#include <QHash>

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;
using Reason = Assumption::Reason;

namespace {

constexpr qint64 kMaxLayers = 1'024;

// The release is named by its file type; where that is missing or a guess, by the type of most bytes.
QString releasedFormat(const GgufFile &first, const std::vector<GgufFile> &files)
{
    static const QHash<QString, QString> kMixes{{u"f32"_s, u"fp32"_s},
                                                {u"f16"_s, u"fp16"_s},
                                                {u"q5_k"_s, u"q5_k_m"_s},
                                                {u"q4_k"_s, u"q4_k_m"_s},
                                                {u"q3_k"_s, u"q3_k_m"_s}};
    if (const std::optional<qint64> stated = first.integer(u"general.file_type"_s)) {
        const QString format = ggufFileType(*stated);
        if (!format.isEmpty())
            return format;
    }
    QHash<quint32, double> bytes;
    for (const GgufFile &file : files) {
        for (const GgufTensor &tensor : file.tensors)
            bytes[tensor.type] += double(tensor.bytes);
    }
    const auto most = std::max_element(bytes.cbegin(), bytes.cend());
    const GgmlType *type = most == bytes.cend() ? nullptr : ggmlType(most.key());
    const QString name = type ? QString::fromLatin1(type->name) : QString();
    return kMixes.value(name, name);
}

TensorTable readTable(const std::vector<GgufFile> &files, ImportedModel &imported)
{
    TensorTable table;
    int unknown = 0;
    for (const GgufFile &file : files) {
        for (const GgufTensor &tensor : file.tensors) {
            TensorTable::Entry entry;
            const auto size = [&](size_t i) { return i < tensor.sizes.size() ? tensor.sizes[i] : 1; };
            entry.columns = tensor.sizes.size() > 1 ? size(0) : 1;
            entry.rows = tensor.sizes.size() > 1 ? size(1) : size(0);
            entry.count = double(std::max<qint64>(size(2), 1)) * double(std::max<qint64>(size(3), 1));
            entry.bytes = double(tensor.bytes);
            table.add(roleOfGgufTensor(tensor.name), entry, tensor.name);
            unknown += tensor.known_type ? 0 : 1;
        }
    }
    if (unknown > 0)
        imported.warnings.push_back({ImportWarning::Id::UnknownTensorType, {}, double(unknown)});
    return table;
}

qint64 readVocabulary(const GgufMetadata &metadata, const std::vector<GgufFile> &files)
{
    if (const qint64 stated = metadata.whole("vocab_size"); stated > 0)
        return stated;
    if (const GgufArray *tokens = metadata.file().array(u"tokenizer.ggml.tokens"_s); tokens && tokens->count > 0)
        return tokens->count;
    for (const GgufFile &file : files) {
        for (const GgufTensor &tensor : file.tensors) {
            if (tensor.name == "token_embd.weight" && tensor.sizes.size() > 1)
                return tensor.sizes[1];
        }
    }
    return 0;
}

void readIdentity(const GgufFile &first, const QString &file_name, LanguageModel &model)
{
    const QString last = file_name.section(u'/', -1);
    model.name = first.text(u"general.name"_s);
    if (model.name.isEmpty())
        model.name = last.endsWith(".gguf"_L1) ? last.chopped(5) : last;
    model.id = model.name;
    model.license = first.text(u"general.license"_s);
    model.model_type = model.family = first.text(u"general.architecture"_s);
    model.kind = u"llm"_s;
}

QString whyNotModelled(const GgufFile &first, const GgufMetadata &metadata, const GgufFamily *family)
{
    const QString type = first.text(u"general.type"_s);
    if (metadata.architecture().isEmpty())
        return u"no general.architecture in the metadata"_s;
    if (!type.isEmpty() && type != "model"_L1)
        return u"a file of type "_s + type.left(40) + u", not a model"_s;
    if (!family)
        return u"unknown architecture "_s + metadata.architecture().left(60);
    if (!family->not_modelled.isEmpty())
        return family->not_modelled;
    if (metadata.whole("block_count") < 1 || metadata.whole("embedding_length") < 1)
        return u"no layers in the metadata"_s;
    if (metadata.whole("block_count") > kMaxLayers)
        return u"more than %1 layers"_s.arg(kMaxLayers);
    return {};
}

bool hasHeadsWhereNeeded(const Architecture &architecture)
{
    return std::all_of(architecture.layers.begin(), architecture.layers.end(), [](const LayerShape &layer) {
        const auto *attention = std::get_if<AttentionShape>(&layer.mixer);
        return !attention || (attention->query_heads > 0 && attention->kv_heads > 0 && attention->head_dim > 0);
    });
}

void takeFacts(const GgufMetadata &metadata, ImportedModel &imported)
{
    imported.layer_count =
        int(std::max<qint64>(metadata.whole("block_count") - metadata.whole("nextn_predict_layers"), 0));
    imported.query_heads = int(metadata.whole("attention.head_count"));
    imported.kv_heads = int(metadata.whole("attention.head_count_kv"));
    imported.head_dim = int(metadata.whole("attention.key_length"));
    imported.model.hidden_size = int(metadata.whole("embedding_length"));
    imported.model.max_context = metadata.whole("context_length");
}

Architecture readArchitecture(const GgufMetadata &metadata, const GgufFamily &family, const TensorTable &table,
                              const std::vector<GgufFile> &files, ImportedModel &imported)
{
    Architecture architecture;
    architecture.hidden_size = imported.model.hidden_size;
    architecture.vocabulary = readVocabulary(metadata, files);
    architecture.output_head = architecture.caches_tokens = !family.encoder;
    architecture.tied_embedding = !family.encoder && !table.isEmpty() && !table.hasKind(TensorClass::OutputHead);
    const GgufLayerTensors tensors = table.isEmpty() ? GgufLayerTensors() : tensorsByLayer(files, imported.layer_count);
    architecture.layers =
        readGgufLayers(metadata, family, tensors, imported.layer_count, architecture.hidden_size, imported.assumed);
    return architecture;
}

} // namespace

ImportedModel importGguf(const std::vector<GgufFile> &files, const QStringList &file_names, const QStringList &missing)
{
    ImportedModel imported;
    imported.kind = ImportKind::Gguf;
    imported.files = file_names;
    LanguageModel &model = imported.model;
    const GgufFile &first = files.front();
    const GgufMetadata metadata(first);
    const auto known = configDefaults().gguf.constFind(metadata.architecture());
    const GgufFamily *family = known == configDefaults().gguf.cend() ? nullptr : &*known;
    readIdentity(first, file_names.value(0), model);
    model.released_format = releasedFormat(first, files);
    takeFacts(metadata, imported);
    if (!missing.isEmpty())
        imported.warnings.push_back({ImportWarning::Id::PartsMissing, missing.front(), double(missing.size())});
    const TensorTable table = readTable(files, imported);
    const bool complete = missing.isEmpty() && !table.isEmpty();
    if (complete)
        imported.weights_bytes = table.bytes();

    model.not_modelled = whyNotModelled(first, metadata, family);
    if (model.not_modelled.isEmpty()) {
        Architecture architecture =
            readArchitecture(metadata, *family, complete ? table : TensorTable(), files, imported);
        if (!hasHeadsWhereNeeded(architecture)) {
            model.not_modelled = u"no attention heads in the metadata"_s;
        } else {
            expand(architecture, model);
            imported.architecture = std::move(architecture);
        }
    }
    if (complete) {
        const std::vector<ImportWarning> warnings =
            table.replaceTensors(model, imported.architecture ? &*imported.architecture : nullptr);
        imported.warnings.insert(imported.warnings.end(), warnings.begin(), warnings.end());
    }
    if (model.vocabulary == 0)
        model.vocabulary = readVocabulary(metadata, files);
    for (const Layer &layer : model.layers) {
        imported.kv_heads = std::max(imported.kv_heads, layer.kv_heads);
        imported.head_dim = std::max(imported.head_dim, layer.head_dim);
    }
    groupEqualParts(model);
    return imported;
}

} // namespace tarozi
