// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/workload_json.h"

#include "core/advice/json_values.h"
#include "core/advice/machine_words.h"
#include "core/workload/workload_files.h"

namespace tarozi {

using namespace Qt::StringLiterals;
using machine::word;

namespace {

QString word(PipelineStage stage)
{
    switch (stage) {
    case PipelineStage::TextEncoding: return u"text_encoding"_s;
    case PipelineStage::Denoising: return u"denoising"_s;
    case PipelineStage::VaeDecode: return u"vae_decode"_s;
    }
    return {};
}

template<typename Figures>
void insertExpectation(QJsonObject &json, const Figures &figures)
{
    if (figures.bottleneck)
        json.insert("bottleneck"_L1, machine::word(*figures.bottleneck));
    if (figures.gap == SpeedGap::None)
        json.insert("evidence"_L1, toJson(figures.evidence));
    else
        json.insert("gap"_L1, machine::word(figures.gap));
}

} // namespace

QJsonObject toJson(const TrainingFigures &training)
{
    QJsonObject json{{"trainable_parameters"_L1, training.trainable_parameters},
                     {"parameters"_L1, training.parameters},
                     {"dominating"_L1, machine::word(training.dominating)},
                     {"static_bytes"_L1, training.static_bytes},
                     {"step_holds_peak"_L1, training.step_holds_peak},
                     {"flop_per_token"_L1, training.flops_per_token},
                     {"run_tokens"_L1, training.run_tokens},
                     {"run_steps"_L1, training.run_steps}};
    insertIf(json, "train_tok_s"_L1, training.tokens_per_s);
    insertIf(json, "train_tok_s_per_gpu"_L1, training.tokens_per_s_per_gpu);
    insertIf(json, "run_s"_L1, training.run_s);
    if (training.mfu > 0) {
        json.insert("mfu"_L1, training.mfu);
        json.insert("communication_share"_L1, training.communication_share);
    }
    insertExpectation(json, training);
    return json;
}

QJsonObject toJson(const ImageFigures &image)
{
    QJsonObject json{{"denoiser"_L1, image.denoiser_bytes},
                     {"text_encoders"_L1, image.text_encoder_bytes},
                     {"vae"_L1, image.vae_bytes},
                     {"idle"_L1, image.idle_bytes},
                     {"peak"_L1, image.peak_bytes},
                     {"peak_stage"_L1, word(image.peak_stage)},
                     {"flop_per_step"_L1, image.flops_per_step}};
    insertIf(json, "iterations_per_s"_L1, image.iterations_per_s);
    insertIf(json, "seconds_per_image"_L1, image.seconds_per_image);
    insertIf(json, "run_s"_L1, image.run_s);
    insertExpectation(json, image);
    return json;
}

QJsonObject toJson(const ImageSettings3 &settings)
{
    QJsonObject json;
    const auto insert = [&](QLatin1StringView key, const std::optional<ImageSetting> &setting) {
        if (!setting)
            return;
        json.insert(key, QJsonObject{{"image"_L1, toJson(setting->workload)},
                                     {"need"_L1, setting->need},
                                     {"seconds_per_image"_L1, setting->seconds_per_image}});
    };
    insert("minimum"_L1, settings.minimum);
    insert("comfortable"_L1, settings.comfortable);
    insert("fastest"_L1, settings.fastest);
    return json;
}

QJsonObject toJson(const SpeechFigures &speech)
{
    QJsonObject json;
    insertIf(json, "audio_hours_per_hour"_L1, speech.audio_hours_per_hour);
    insertIf(json, "run_s"_L1, speech.run_s);
    insertIf(json, "saturation_batch"_L1, speech.saturation_batch);
    insertExpectation(json, speech);
    return json;
}

} // namespace tarozi
