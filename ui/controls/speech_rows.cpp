// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/speech_rows.h"

#include "core/workload/workload_limits.h"

#include <QCoreApplication>

namespace tarozi::ui {

namespace {

using words::Parameter;
using S = SpeechWorkload;
constexpr auto kPart = &Scenario::speech;
constexpr auto kField = EditField::Speech;

constexpr QLatin1StringView kFormats[] = {QLatin1StringView("fp32"), QLatin1StringView("fp16"),
                                          QLatin1StringView("int8"), QLatin1StringView("q8_0"),
                                          QLatin1StringView("q5_1"), QLatin1StringView("q5_0")};

} // namespace

SpeechRows::SpeechRows(const ViewContext &context, QWidget *parent) : WorkloadRows(context, parent)
{
    addChoice(
        Parameter::SpeechModel, kField,
        [this] {
            Choices choices;
            for (const SpeechModel &model : catalog().speechModels())
                choices.push_back({model.id, model.name, 0, false});
            return choices;
        },
        [](const Scenario &s) { return s.speech.model; }, [](Scenario &s, const QString &id) { s.speech.model = id; });
    addChoice(
        Parameter::SpeechEngine, kField,
        [this] {
            Choices choices;
            for (const SpeechSpeedRecord &engine : catalog().speechSpeed())
                choices.push_back({engine.id, engine.name, 0, false});
            return choices;
        },
        [](const Scenario &s) { return s.speech.engine; },
        [](Scenario &s, const QString &id) { s.speech.engine = id; });
    addChoice(
        Parameter::SpeechFormat, kField,
        [this] {
            //: the first of a list of precisions: the one that the engine loads models in
            Choices choices{{{}, QCoreApplication::translate("SpeechRows", "As the engine loads it"), 0, false}};
            for (const auto &id : kFormats) {
                if (const WeightFormat *format = catalog().weightFormat(id))
                    choices.push_back({format->id, format->name, format->nominal_bits, false});
            }
            return choices;
        },
        [](const Scenario &s) { return s.speech.precision; },
        [](Scenario &s, const QString &id) { s.speech.precision = id; });
    m_batch = addNumber(Parameter::Windows, kField, kPart, &S::batch, {1, double(kMaxWindows), 1, 0, 1},
                        {1, 2, 4, 8, 16, 24, 32, 64});
    addNumber(Parameter::Beams, kField, kPart, &S::beam, {1, double(kMaxBeam), 1, 0, 1}, {1, 2, 5, 10});
    addNumber(Parameter::AudioHours, kField, kPart, &S::audio_hours, {0.1, kMaxAudioHours, 1, 1, 100},
              {1, 10, 100, 1000, 10000});
    addToggle(Parameter::SpeechFlashAttention, kField, kPart, &S::flash_attention);
}

} // namespace tarozi::ui
