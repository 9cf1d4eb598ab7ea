// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

LanguageModel readModel(const JsonReader &json)
{
    LanguageModel model;
    model.id = json.text("id"_L1);
    model.name = json.text("name"_L1);
    model.kind = json.optionalText("kind"_L1);
    if (model.kind.isEmpty())
        model.kind = u"llm"_s;
    model.model_type = json.optionalText("model_type"_L1);
    model.family = json.optionalText("family"_L1);
    if (model.family.isEmpty())
        model.family = model.model_type;
    model.license = json.optionalText("license"_L1);
    model.license_source = json.optionalText("license_source"_L1);
    model.released_format = json.optionalText("released_format"_L1);
    model.checkpoint_dtype = json.optionalText("checkpoint"_L1);
    model.same_shape_as = json.optionalText("same_shape_as"_L1);
    model.max_context = json.optionalInteger("max_context"_L1, {1, 1e12}).value_or(0);
    model.not_modelled = json.optionalText("not_modelled"_L1);
    if (model.not_modelled.isEmpty()) {
        const Architecture architecture = readArchitecture(json.child("architecture"_L1));
        if (json.ok())
            expand(architecture, model);
        if (json.ok() && json.has("tensors"_L1))
            readTensors(json, model);
    }
    for (const JsonReader &count : json.children("published"_L1))
        model.published.push_back({count.number("value"_L1, {1, 1e16}), count.optionalText("counts"_L1),
                                   count.optionalText("source"_L1),
                                   count.optionalNumber("rounded_to"_L1, {1, 1e16}).value_or(0)});
    for (const QString &title : json.texts("sources"_L1)) {
        Source source;
        source.title = title;
        model.sources.push_back(std::move(source));
    }
    model.notes = json.texts("notes"_L1);
    return model;
}

} // namespace

Records<LanguageModel> readModels(const QByteArray &bytes, const QString &file_name)
{
    return readRecords<LanguageModel>(bytes, file_name, Ids::Unique, readModel);
}

} // namespace tarozi
