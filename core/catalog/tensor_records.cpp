// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/model_writer.h"
#include "core/catalog/record_readers.h"
#include "core/catalog/tensor_words.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;
using Split = TensorGroup::Split;

namespace {

constexpr JsonReader::Range kSize{0, 1e13};
constexpr JsonReader::Range kInt{0, 1e7};
constexpr size_t kMaxTensors = 200'000;
constexpr double kMaxLayers = 4096;

const std::vector<std::pair<QLatin1StringView, Split>> kSplitWords{
    {"replicated"_L1, Split::Replicated}, {"divided"_L1, Split::Divided}, {"kv_heads"_L1, Split::DividedByKvHeads}};

TensorClass readClass(const JsonReader &json)
{
    std::vector<std::pair<QLatin1StringView, TensorClass>> words;
    for (size_t i = 0; i < kClassWords.size(); ++i)
        words.emplace_back(kClassWords[i], static_cast<TensorClass>(i));
    return json.oneOf<TensorClass>("class"_L1, words);
}

// { "class", "split", "rows", "columns", "count", "layers": [0, 1, ...] (-1 before them, -2 behind), ... }
TensorGroup readGroup(const JsonReader &json)
{
    TensorGroup group;
    group.kind = readClass(json);
    group.split = json.oneOf<Split>("split"_L1, kSplitWords);
    group.rows = json.integer("rows"_L1, kSize);
    group.columns = json.optionalInteger("columns"_L1, kSize).value_or(1);
    group.count = json.optionalNumber("count"_L1, {0, 1e9}).value_or(1);
    group.active_share = json.optionalNumber("active_share"_L1, {0, 1}).value_or(1);
    group.kv_heads = json.optionalInt("kv_heads"_L1, kInt).value_or(0);
    group.experts = json.optionalInt("experts"_L1, kInt).value_or(0);
    group.experts_per_token = json.optionalInt("experts_per_token"_L1, kInt).value_or(0);
    group.loaded = json.optionalBoolean("loaded"_L1).value_or(true);
    group.stored_bytes = json.optionalNumber("stored_bytes"_L1, {0, 1e16}).value_or(0);
    return group;
}

QJsonObject groupToJson(const TensorRun &run)
{
    const TensorGroup &group = run.tensor;
    const auto split = std::find_if(kSplitWords.begin(), kSplitWords.end(),
                                    [&](const auto &word) { return word.second == group.split; });
    QJsonArray layers;
    for (const int layer : run.layers)
        layers.append(layer);
    QJsonObject json{{u"class"_s, kClassWords[size_t(group.kind)]},
                     {u"split"_s, split->first},
                     {u"rows"_s, group.rows},
                     {u"layers"_s, layers}};
    const auto unless = [&](const QString &key, double value, double usual) {
        if (value != usual)
            json.insert(key, value);
    };
    unless(u"columns"_s, double(group.columns), 1);
    unless(u"count"_s, group.count, 1);
    unless(u"active_share"_s, group.active_share, 1);
    unless(u"kv_heads"_s, group.kv_heads, 0);
    unless(u"experts"_s, group.experts, 0);
    unless(u"experts_per_token"_s, group.experts_per_token, 0);
    unless(u"stored_bytes"_s, group.stored_bytes, 0);
    if (!group.loaded)
        json.insert(u"loaded"_s, false);
    return json;
}

} // namespace

void readTensors(const JsonReader &json, LanguageModel &model)
{
    std::vector<TensorGroup> tensors;
    json.array("tensors"_L1);
    for (const JsonReader &run : json.children("tensors"_L1)) {
        TensorGroup group = readGroup(run);
        for (const double layer : run.numbers("layers"_L1, {-2, kMaxLayers - 1})) {
            group.layer = int(layer);
            tensors.push_back(group);
        }
        if (tensors.size() > kMaxTensors) {
            run.fail(Problem::TooLarge, "layers"_L1, QString::number(tensors.size()),
                     {Expectation::Kind::Integer, 0.0, double(kMaxTensors), {}});
            return;
        }
    }
    model.tensors = std::move(tensors);
    countParameters(model);
    groupEqualParts(model);
}

QJsonArray tensorsToJson(const LanguageModel &model)
{
    const bool measured = std::any_of(model.tensors.begin(), model.tensors.end(),
                                      [](const TensorGroup &tensor) { return tensor.stored_bytes > 0; });
    QJsonArray tensors;
    for (const TensorRun &run : model.tensor_runs) {
        if (measured)
            tensors.append(groupToJson(run));
    }
    return tensors;
}

} // namespace tarozi
