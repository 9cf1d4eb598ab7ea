// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

KvFormat readKvFormat(const JsonReader &json)
{
    KvFormat format;
    format.id = json.text("id"_L1);
    format.name = json.text("name"_L1);
    format.bytes_per_element = json.number("bytes_per_element"_L1, {0.01, 8});
    format.on_slider = json.optionalBoolean("on_slider"_L1).value_or(false);
    format.sources = readSources(json, "sources"_L1);
    return format;
}

} // namespace

Records<KvFormat> readKvFormats(const QByteArray &bytes, const QString &file_name)
{
    return readRecords<KvFormat>(bytes, file_name, Ids::Unique, readKvFormat);
}

} // namespace tarozi
