// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"

namespace tarozi {

using namespace Qt::StringLiterals;

Source readSource(const JsonReader &json)
{
    Source source;
    source.ref = json.optionalText("ref"_L1);
    source.kind = json.optionalText("kind"_L1);
    source.title = json.text("title"_L1);
    source.url = json.optionalText("url"_L1);
    source.date = json.optionalText("date"_L1);
    source.note = json.optionalText("note"_L1);
    source.fields = json.texts("fields"_L1);
    return source;
}

std::vector<Source> readSources(const JsonReader &json, JsonReader::Key key)
{
    std::vector<Source> sources;
    const std::vector<JsonReader> entries = json.children(key);
    sources.reserve(entries.size());
    for (const JsonReader &entry : entries)
        sources.push_back(readSource(entry));
    return sources;
}

Claim readClaim(const JsonReader &json)
{
    Claim claim;
    claim.author = json.text("author"_L1);
    claim.text = json.text("text"_L1);
    claim.date = json.optionalText("date"_L1);
    claim.gpus = json.texts("gpus"_L1);
    claim.source = readSource(json.child("source"_L1));
    return claim;
}

std::vector<Claim> readClaims(const JsonReader &json, JsonReader::Key key)
{
    std::vector<Claim> claims;
    for (const JsonReader &entry : json.children(key))
        claims.push_back(readClaim(entry));
    return claims;
}

std::vector<Conflict> readConflicts(const JsonReader &json, JsonReader::Key key)
{
    std::vector<Conflict> conflicts;
    for (const JsonReader &entry : json.children(key))
        conflicts.push_back({entry.optionalText("field"_L1), entry.text("text"_L1)});
    return conflicts;
}

Coefficient readCoefficient(const JsonReader &json)
{
    Coefficient coefficient;
    coefficient.id = json.text("id"_L1);
    coefficient.value = json.number("value"_L1, {});
    coefficient.low = json.optionalNumber("low"_L1, {}).value_or(coefficient.value);
    coefficient.high = json.optionalNumber("high"_L1, {}).value_or(coefficient.value);
    coefficient.rows = json.optionalInt("rows"_L1, {0, 1e9}).value_or(0);
    coefficient.sources = json.optionalInt("sources"_L1, {0, 1e9}).value_or(0);
    coefficient.note = json.optionalText("note"_L1);
    coefficient.evidence = readSources(json, "evidence"_L1);
    if (coefficient.low > coefficient.value)
        json.fail(Problem::OutOfRange, "low"_L1, QString::number(coefficient.low),
                  {Expectation::Kind::Number, {}, coefficient.value, {}});
    if (coefficient.high < coefficient.value)
        json.fail(Problem::OutOfRange, "high"_L1, QString::number(coefficient.high),
                  {Expectation::Kind::Number, coefficient.value, {}, {}});
    return coefficient;
}

Records<Claim> readClaims(const QByteArray &bytes, const QString &file_name)
{
    return readRecords<Claim>(bytes, file_name, Ids::MayRepeat, readClaim);
}

} // namespace tarozi
