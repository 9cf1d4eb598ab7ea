// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, kTensorClassCount> kClassWords{"embedding"_L1,
                                                                       "output_head"_L1,
                                                                       "attention_q"_L1,
                                                                       "attention_k"_L1,
                                                                       "attention_v"_L1,
                                                                       "attention_output"_L1,
                                                                       "attention_latent"_L1,
                                                                       "recurrent_mixer"_L1,
                                                                       "recurrent_state"_L1,
                                                                       "mlp_gate_up"_L1,
                                                                       "mlp_down"_L1,
                                                                       "expert_gate_up"_L1,
                                                                       "expert_down"_L1,
                                                                       "shared_expert"_L1,
                                                                       "router"_L1,
                                                                       "norm"_L1,
                                                                       "bias"_L1,
                                                                       "vision"_L1,
                                                                       "multi_token_prediction"_L1};

// "bytes_per_parameter": { "default": 0.5195, "embedding": 2, ... }
WeightFormat readWeightFormat(const JsonReader &json)
{
    WeightFormat format;
    format.id = json.text("id"_L1);
    format.name = json.text("name"_L1);
    format.family = json.text("family"_L1);
    format.nominal_bits = json.number("nominal_bits"_L1, {1, 64});
    const JsonReader bytes = json.child("bytes_per_parameter"_L1);
    format.bytes_per_parameter.fill(bytes.number("default"_L1, {0.01, 8}));
    for (size_t i = 0; i < kClassWords.size(); ++i) {
        if (const std::optional<double> value = bytes.optionalNumber(kClassWords[i], {0.01, 8}))
            format.bytes_per_parameter[i] = *value;
    }
    format.compute = json.text("compute"_L1);
    format.on_slider = json.optionalBoolean("on_slider"_L1).value_or(false);
    format.sources = readSources(json, "sources"_L1);
    return format;
}

} // namespace

Records<WeightFormat> readWeightFormats(const QByteArray &bytes, const QString &file_name)
{
    return readRecords<WeightFormat>(bytes, file_name, Ids::Unique, readWeightFormat);
}

} // namespace tarozi
