// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gguf_import.h"
#include "core/importers/hf_config.h"
#include "core/importers/packed_tensors.h"
#include "core/importers/safetensors_reader.h"
#include "targets.h"

#include <QBuffer>

#include <cmath>

namespace tarozi::fuzz {

using namespace Qt::StringLiterals;

namespace {

// A figure that goes on to formulas: finite and not negative.
void requireSize(double value)
{
    require(std::isfinite(value) && value >= 0, "sizes are finite and not negative");
}

void requireModel(const LanguageModel &model)
{
    requireSize(model.parameters);
    requireSize(model.active_parameters);
    requireSize(model.mtp_parameters);
    for (const TensorGroup &tensor : model.tensors) {
        requireSize(tensor.parameters());
        requireSize(tensor.stored_bytes);
        require(tensor.active_share >= 0 && tensor.active_share <= 1, "a token reads a share of a tensor");
    }
    for (const Layer &layer : model.layers) {
        require(layer.kv_heads >= 0 && layer.head_dim >= 0 && layer.value_dim >= 0, "heads are not negative");
        requireSize(layer.state_elements);
    }
    require(model.not_modelled.isEmpty() || model.layers.empty(), "what is not modelled has no layers");
}

void requireError(const Error &error, const QString &file)
{
    require(error.file == file, "an error names the file");
}

} // namespace

void config(const QByteArray &bytes)
{
    const QString file = u"config.json"_s;
    const Result<QJsonObject> json = readPythonJson(bytes, file);
    if (!json)
        return requireError(json.error(), file);
    const Result<ImportedModel> imported = readHfConfig(*json, file, *json);
    if (!imported)
        return requireError(imported.error(), file);
    requireModel(imported->model);
}

void safetensors(const QByteArray &bytes)
{
    QByteArray copy = bytes;
    QBuffer buffer(&copy);
    buffer.open(QIODevice::ReadOnly);
    const Result<SafetensorsFile> file = readSafetensors(buffer, u"f"_s);
    if (!file)
        return requireError(file.error(), u"f"_s);
    require(file->header_bytes + file->data_bytes <= bytes.size(), "tensors lie inside the file");
    PackedTensors packed;
    for (const SafetensorsTensor &tensor : file->tensors)
        packed.add(tensor);
    TensorTable table;
    packed.fill(table, std::nullopt, std::nullopt);
    LanguageModel model;
    table.replaceTensors(model, nullptr);
    requireModel(model);
    require(packed.format().size() < 32, "a format is a short word");
}

void safetensorsIndex(const QByteArray &bytes)
{
    QByteArray copy = bytes;
    QBuffer buffer(&copy);
    buffer.open(QIODevice::ReadOnly);
    const Result<SafetensorsIndex> index = readSafetensorsIndex(buffer, u"f"_s);
    if (!index)
        return requireError(index.error(), u"f"_s);
    for (const QString &shard : index->shards)
        require(!shard.contains(u'/'), "shards lie beside the index");
}

void gguf(const QByteArray &bytes)
{
    QByteArray copy = bytes;
    QBuffer buffer(&copy);
    buffer.open(QIODevice::ReadOnly);
    Result<GgufFile> file = readGguf(buffer, u"f"_s);
    if (!file)
        return requireError(file.error(), u"f"_s);
    std::vector<GgufFile> files;
    files.push_back(*std::move(file));
    const ImportedModel imported = importGguf(files, {u"f"_s}, {});
    requireModel(imported.model);
    require(imported.weights_bytes.value_or(0) <= double(bytes.size()), "tensors lie inside the file");
}

} // namespace tarozi::fuzz
