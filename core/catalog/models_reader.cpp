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
    return model;
}

} // namespace

Records<LanguageModel> readModels(const QByteArray &bytes, const QString &file_name)
{
    return readRecords<LanguageModel>(bytes, file_name, Ids::Unique, readModel);
}

} // namespace tarozi
