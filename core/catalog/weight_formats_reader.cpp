// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"
#include "core/catalog/tensor_words.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {
const std::vector<std::pair<QLatin1StringView, LayerRule>> kLayerWords{
    {"all"_L1, LayerRule::All},
    {"more_bits"_L1, LayerRule::MoreBits},
    {"first_sixteenth"_L1, LayerRule::FirstSixteenth},
    {"first_eighth"_L1, LayerRule::FirstEighth},
    {"first_two"_L1, LayerRule::FirstTwo},
    {"first_four"_L1, LayerRule::FirstFour},
    {"middle_three_quarters"_L1, LayerRule::MiddleThreeQuarters}};

const std::vector<std::pair<QLatin1StringView, ModelRule>> kModelWords{
    {"any"_L1, ModelRule::Any},
    {"four_queries_per_key"_L1, ModelRule::FourQueriesPerKey},
    {"few_queries_per_key"_L1, ModelRule::FewQueriesPerKey},
    {"eight_experts"_L1, ModelRule::EightExperts},
    {"eighty_layers"_L1, ModelRule::EightyLayers},
    {"latent_attention"_L1, ModelRule::LatentAttention},
    {"experts"_L1, ModelRule::Experts},
    {"tied_embedding"_L1, ModelRule::TiedEmbedding}};

// { "id": "q4_k", "bits": 4.5, "block": 256, "group_bytes": 0, "whole_blocks": true, "fallback": "q5_0" }
struct NamedType {
    BlockType type;
    QString fallback;
};

NamedType readType(const JsonReader &json)
{
    NamedType named;
    named.type.id = json.text("id"_L1);
    named.type.bits = json.number("bits"_L1, {0.5, 64});
    named.type.block = json.optionalInt("block"_L1, {0, 1e6}).value_or(1);
    named.type.block_rows = json.optionalInt("block_rows"_L1, {1, 1e6}).value_or(1);
    named.type.group_bytes = json.optionalNumber("group_bytes"_L1, {0, 1e3}).value_or(0);
    named.type.whole_blocks = json.optionalBoolean("whole_blocks"_L1).value_or(false);
    named.fallback = json.optionalText("fallback"_L1);
    return named;
}

// The types a format's choices name, with their fallbacks, copied into the format.
class TypeTable
{
public:
    TypeTable(const std::vector<NamedType> &all, WeightFormat &format) : m_all(all), m_format(format) {}

    int add(const JsonReader &json, QLatin1StringView key, const QString &id)
    {
        const auto has = [&](const BlockType &type) { return type.id == id; };
        const auto it = std::find_if(m_format.types.begin(), m_format.types.end(), has);
        if (it != m_format.types.end())
            return int(it - m_format.types.begin());
        const auto named = [&](const NamedType &type) { return type.type.id == id; };
        const auto known = std::find_if(m_all.begin(), m_all.end(), named);
        if (known == m_all.end()) {
            json.fail(Problem::UnknownId, key, u'"' + id + u'"');
            return 0;
        }
        const int index = int(m_format.types.size());
        m_format.types.push_back(known->type);
        if (!known->fallback.isEmpty())
            m_format.types[size_t(index)].fallback = add(json, key, known->fallback);
        return index;
    }

private:
    const std::vector<NamedType> &m_all;
    WeightFormat &m_format;
};

double bytesPerParameter(const BlockType &type)
{
    const double group = double(type.block) * type.block_rows;
    return type.bits / 8 + (group > 0 ? type.group_bytes / group : 0);
}

// A class is a type's id, or a list of choices: [ {"type": "q6_k", "layers": "more_bits"}, {"type": "q4_k"} ]
std::vector<TypeChoice> readChoices(const JsonReader &json, QLatin1StringView key, TypeTable &table)
{
    if (json.object().value(key).isString())
        return {{table.add(json, key, json.text(key)), LayerRule::All, ModelRule::Any}};
    std::vector<TypeChoice> choices;
    for (const JsonReader &entry : json.children(key)) {
        TypeChoice choice;
        choice.type = table.add(entry, "type"_L1, entry.text("type"_L1));
        if (entry.has("layers"_L1))
            choice.layers = entry.oneOf<LayerRule>("layers"_L1, kLayerWords);
        if (entry.has("models"_L1))
            choice.models = entry.oneOf<ModelRule>("models"_L1, kModelWords);
        choices.push_back(choice);
    }
    if (choices.empty() || choices.back().layers != LayerRule::All || choices.back().models != ModelRule::Any)
        json.fail(Problem::OutOfRange, key, shortened(json.object().value(key)),
                  {Expectation::Kind::Array, {}, {}, {}});
    return choices;
}

WeightFormat readWeightFormat(const JsonReader &json, const std::vector<NamedType> &types)
{
    WeightFormat format;
    format.id = json.text("id"_L1);
    format.name = json.text("name"_L1);
    format.family = json.text("family"_L1);
    format.nominal_bits = json.number("nominal_bits"_L1, {1, 64});
    TypeTable table(types, format);
    const JsonReader classes = json.child("classes"_L1);
    const std::vector<TypeChoice> usual = readChoices(classes, "default"_L1, table);
    for (size_t i = 0; i < kClassWords.size() && json.ok(); ++i) {
        format.choices[i] = classes.has(kClassWords[i]) ? readChoices(classes, kClassWords[i], table) : usual;
        if (json.ok())
            format.bytes_per_parameter[i] = bytesPerParameter(format.types[size_t(format.choices[i].back().type)]);
    }
    format.relative_low = json.optionalNumber("relative_low"_L1, {0.1, 1}).value_or(1);
    format.relative_high = json.optionalNumber("relative_high"_L1, {1, 10}).value_or(1);
    format.compute = json.text("compute"_L1);
    format.on_slider = json.optionalBoolean("on_slider"_L1).value_or(false);
    format.sources = readSources(json, "sources"_L1);
    return format;
}

// The file's own block types; an overlay without any uses those of its own records only.
std::vector<NamedType> readTypes(const QByteArray &bytes, const QString &file_name, std::vector<Error> &problems)
{
    std::vector<NamedType> types;
    const Result<QJsonValue> document = parseJson(bytes, file_name);
    if (!document)
        return types; // readRecords says so
    JsonReader::Report report{file_name, {}};
    const JsonReader root(*document, report);
    for (const JsonReader &entry : root.children("types"_L1))
        types.push_back(readType(entry));
    if (report.error)
        problems.push_back(*report.error);
    return types;
}

} // namespace

Records<WeightFormat> readWeightFormats(const QByteArray &bytes, const QString &file_name)
{
    std::vector<Error> problems;
    const std::vector<NamedType> types = readTypes(bytes, file_name, problems);
    Records<WeightFormat> result = readRecords<WeightFormat>(
        bytes, file_name, Ids::Unique, [&](const JsonReader &json) { return readWeightFormat(json, types); });
    result.problems.insert(result.problems.begin(), problems.begin(), problems.end());
    return result;
}

} // namespace tarozi
