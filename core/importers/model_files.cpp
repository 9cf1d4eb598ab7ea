// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/model_files.h"

#include "core/importers/gguf_import.h"
#include "core/importers/hf_config.h"
#include "core/importers/packed_tensors.h"
#include "core/importers/quantization.h"
#include "core/importers/safetensors_reader.h"
#include "core/importers/split_files.h"

#include <QFile>
#include <QFileInfo>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxConfig = 1024 * 1024;
constexpr qsizetype kMaxModules = 150'000;

std::optional<Error> openFile(QFile &file)
{
    if (file.open(QIODevice::ReadOnly))
        return {};
    return Error{Problem::CannotRead, file.fileName(), {}, file.errorString(), {}};
}

Result<QJsonObject> readJsonFile(const QString &path)
{
    QFile file(path);
    if (const std::optional<Error> error = openFile(file))
        return *error;
    if (file.size() > kMaxConfig)
        return Error{Problem::TooLarge,
                     path,
                     {},
                     u"%1 bytes"_s.arg(file.size()),
                     {Expectation::Kind::Integer, 0.0, double(kMaxConfig), {}}};
    return readPythonJson(file.read(kMaxConfig), path);
}

// The model's id where the hub's cache names it ("models--org--name"), else the name of the file or of its folder.
QString nameOf(const QString &path)
{
    const QStringList parts = QFileInfo(path).absoluteFilePath().split(u'/');
    for (const QString &part : parts) {
        if (part.startsWith("models--"_L1))
            return part.sliced(8).replace("--"_L1, "/"_L1);
    }
    const QString stem = parts.last().section(u'.', 0, 0);
    const bool says_nothing = stem == "config"_L1 || stem == "model"_L1 || stem.startsWith("model-"_L1);
    return says_nothing && parts.size() > 2 ? parts[parts.size() - 2] : QFileInfo(path).completeBaseName();
}

QString folderOf(const QString &path)
{
    return path.chopped(QFileInfo(path).fileName().size());
}

// hf_quant_config.json, or NAME.hf_quant_config.json beside NAME.json
QString sideQuantization(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    const QString stem = name.endsWith(".json"_L1) ? name.chopped(5) : name;
    const QStringList names{stem + u".hf_quant_config.json"_s,
                            name == "config.json"_L1 ? u"hf_quant_config.json"_s : QString()};
    for (const QString &candidate : names) {
        if (!candidate.isEmpty() && candidate != name && QFileInfo(folderOf(path) + candidate).isFile())
            return folderOf(path) + candidate;
    }
    return {};
}

struct Quantization {
    std::optional<double> bits;
    std::optional<int> group;
};

// What packed shapes leave open.
Quantization statedQuantization(const QJsonObject &config)
{
    QJsonObject json = config.value("quantization_config"_L1).toObject();
    if (json.isEmpty())
        json = config.value("text_config"_L1).toObject().value("quantization_config"_L1).toObject();
    if (json.isEmpty())
        json = config.value("quantization"_L1).toObject();
    const QJsonObject groups = json.value("config_groups"_L1).toObject();
    const QJsonObject weights =
        groups.isEmpty() ? QJsonObject() : groups.begin()->toObject().value("weights"_L1).toObject();
    const double bits = json.value("bits"_L1).toDouble(weights.value("num_bits"_L1).toDouble());
    const int group = json.value("group_size"_L1).toInt(weights.value("group_size"_L1).toInt());
    Quantization stated;
    if (bits >= 1 && bits <= 16)
        stated.bits = bits;
    if (group > 0 && group <= 65'536)
        stated.group = group;
    return stated;
}

std::optional<Error> addShard(PackedTensors &tensors, const QString &path)
{
    QFile file(path);
    if (const std::optional<Error> error = openFile(file))
        return error;
    const Result<SafetensorsFile> header = readSafetensors(file, path);
    if (!header)
        return header.error();
    for (const SafetensorsTensor &tensor : header->tensors)
        tensors.add(tensor);
    if (tensors.size() > kMaxModules)
        return Error{Problem::TooLarge,
                     path,
                     {},
                     u"%1 tensors"_s.arg(tensors.size()),
                     {Expectation::Kind::Integer, 0.0, double(kMaxModules), {}}};
    return {};
}

void takeFacts(const TensorTable &table, ImportedModel &imported)
{
    imported.layer_count = std::max(imported.layer_count, table.layers());
    for (const TensorGroup &group : imported.model.tensors) {
        if (group.kind != TensorClass::Embedding || imported.model.vocabulary > 0)
            continue;
        imported.model.vocabulary = group.rows;
        imported.model.hidden_size = int(group.columns);
    }
}

struct Shards {
    QStringList present;
    QStringList missing;
    std::optional<qint64> stated_bytes;
};

// The model of the configuration beside the tensors, with the tensors' exact sizes where all of them are there.
Result<ImportedModel> joinConfigAndTensors(ImportKind kind, const QString &path, const Shards &shards)
{
    const QString config_path = folderOf(path) + u"config.json"_s;
    const bool has_config = config_path != path && QFileInfo(config_path).isFile();
    ImportedModel imported;
    QJsonObject config;
    if (has_config) {
        Result<ImportedModel> described = importConfigFile(config_path);
        if (!described)
            return described;
        imported = *std::move(described);
        if (const Result<QJsonObject> json = readJsonFile(config_path))
            config = *json;
    } else {
        imported.model.not_modelled = u"the layers are in config.json, which is not beside the tensors"_s;
        imported.model.kind = u"llm"_s;
        imported.model.id = imported.model.name = nameOf(path);
    }
    imported.kind = kind;
    imported.files = QStringList(path) + (has_config ? QStringList(config_path) : QStringList()) + shards.present;
    imported.files.removeDuplicates();
    if (!shards.missing.isEmpty()) {
        imported.warnings.push_back(
            {ImportWarning::Id::PartsMissing, shards.missing.front(), double(shards.missing.size())});
        if (shards.stated_bytes)
            imported.weights_bytes = double(*shards.stated_bytes);
        return imported;
    }

    PackedTensors packed;
    for (const QString &shard : shards.present) {
        if (const std::optional<Error> error = addShard(packed, shard))
            return *error;
    }
    const Quantization stated = statedQuantization(config);
    TensorTable table;
    packed.fill(table, stated.bits, stated.group);
    const std::vector<ImportWarning> warnings =
        table.replaceTensors(imported.model, imported.architecture ? &*imported.architecture : nullptr);
    imported.warnings.insert(imported.warnings.end(), warnings.begin(), warnings.end());
    imported.weights_bytes = table.bytes();
    if (shards.stated_bytes && double(*shards.stated_bytes) != table.bytes())
        imported.warnings.push_back({ImportWarning::Id::TotalDisagrees, {}, double(*shards.stated_bytes)});
    if (!has_config || imported.model.released_format.isEmpty())
        imported.model.released_format = packed.format();
    takeFacts(table, imported);
    groupEqualParts(imported.model);
    return imported;
}

} // namespace

Result<ImportedModel> importConfigFile(const QString &path)
{
    const Result<QJsonObject> config = readJsonFile(path);
    if (!config)
        return config.error();
    if (!looksLikeConfig(*config))
        return Error{Problem::WrongFormat,
                     path,
                     {},
                     config->keys().mid(0, 3).join(u", "_s),
                     {Expectation::Kind::Format, {}, {}, {u"config.json"_s}}};
    QJsonObject side;
    const QString side_path = sideQuantization(path);
    if (!side_path.isEmpty()) {
        const Result<QJsonObject> json = readJsonFile(side_path);
        if (!json)
            return json.error();
        side = *json;
    }
    Result<ImportedModel> read = readHfConfig(*config, path, side);
    if (!read)
        return read;
    ImportedModel imported = *std::move(read);
    imported.model.id = imported.model.name = nameOf(path);
    if (!side_path.isEmpty())
        imported.files += side_path;
    return imported;
}

Result<ImportedModel> importSafetensorsFile(const QString &path)
{
    const SplitFiles files = splitFiles(path, u".safetensors"_s);
    return joinConfigAndTensors(ImportKind::Safetensors, path, {files.present, files.missing, {}});
}

Result<ImportedModel> importSafetensorsIndexFile(const QString &path)
{
    QFile file(path);
    if (const std::optional<Error> error = openFile(file))
        return *error;
    const Result<SafetensorsIndex> index = readSafetensorsIndex(file, path);
    if (!index)
        return index.error();
    Shards shards;
    shards.stated_bytes = index->total_size;
    for (const QString &name : index->shards) {
        // PyTorch's own files have the same index, but no header that could be read
        if (name.endsWith(".safetensors"_L1) && QFileInfo(folderOf(path) + name).isFile())
            shards.present += folderOf(path) + name;
        else
            shards.missing += name;
    }
    if (index->shards.isEmpty())
        shards.missing += u"*.safetensors"_s;
    return joinConfigAndTensors(ImportKind::SafetensorsIndex, path, shards);
}

Result<ImportedModel> importGgufFile(const QString &path)
{
    const SplitFiles split = splitFiles(path, u".gguf"_s);
    std::vector<GgufFile> files;
    for (const QString &part : split.present) {
        QFile file(part);
        if (const std::optional<Error> error = openFile(file))
            return *error;
        Result<GgufFile> gguf = readGguf(file, part);
        if (!gguf)
            return gguf.error();
        files.push_back(*std::move(gguf));
    }
    return importGguf(files, split.present, split.missing);
}

} // namespace tarozi
