// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/media_figure_words.h"

#include "ui/language/words.h"
#include "ui/language/words_speed.h"
#include "ui/language/words_workload.h"

#include <QCoreApplication>

#include <limits>

namespace tarozi::ui::words {

namespace {

struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(FigureWords)
};

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN(); // printed as a dash

void summarize(FigureText &text)
{
    QStringList parts{QStringLiteral("%1: %2 %3").arg(text.label, text.number, text.unit).trimmed(), text.note};
    parts.removeAll(QString());
    text.summary = parts.join(QStringLiteral(", "));
}

QString why(SpeedGap gap)
{
    //: in place of a speed: a run of the pipeline or transcription does not fit the GPU
    return gap == SpeedGap::DoesNotFit ? FigureWords::tr("a run does not fit") : speedGap(gap);
}

AskedFigure timed(const QString &label, Quantity asks, const std::optional<Band> &band, SpeedGap gap,
                  const Format &format)
{
    AskedFigure figure{{}, asks};
    figure.text.label = label;
    figure.text.number = format.number(kNothing, 0);
    figure.text.note = why(gap);
    constexpr double kHour = 3600;
    if (band && band->mid > 2 * kHour) {
        const Format::Figure hours = format.value(band->mid / kHour, Unit::Hours);
        figure.text.number = format.significant(band->mid / kHour, 3);
        figure.text.unit = hours.unit;
        //: the ends of a band
        figure.text.note =
            FigureWords::tr("%1 to %2")
                .arg(format.significant(band->low / kHour, 3), format.significant(band->high / kHour, 3));
    } else if (band) {
        const BandWords words = duration(*band, format);
        figure.text.number = words.figure.number;
        figure.text.unit = words.figure.unit;
        figure.text.note = words.range;
    }
    summarize(figure.text);
    return figure;
}

AskedFigure counted(const QString &label, Quantity asks, const std::optional<Band> &band, const QString &unit,
                    SpeedGap gap, const Format &format)
{
    AskedFigure figure{{}, asks};
    figure.text.label = label;
    figure.text.number = format.number(kNothing, 0);
    figure.text.note = why(gap);
    if (band) {
        figure.text.number = format.significant(band->mid, 3);
        figure.text.unit = unit;
        //: the ends of a band
        figure.text.note =
            FigureWords::tr("%1 to %2").arg(format.significant(band->low, 3), format.significant(band->high, 3));
    }
    summarize(figure.text);
    return figure;
}

AskedFigure sized(const QString &label, Quantity asks, double bytes, const QString &note, const Format &format)
{
    AskedFigure figure{{}, asks};
    const Format::Figure size = format.gigabytes(bytes);
    figure.text.label = label;
    figure.text.number = size.number;
    figure.text.unit = size.unit;
    figure.text.note = note;
    summarize(figure.text);
    return figure;
}

void addCost(std::vector<AskedFigure> &figures, const Assessed &assessed, const QString &label, const Format &format)
{
    if (!assessed.cost)
        return;
    const CostFigures &cost = *assessed.cost;
    constexpr int kSmall = 4; // decimals of what costs less than one unit
    const double mid = cost.per_result ? cost.per_result->mid : kNothing;
    const Format::Figure money = format.money(mid, cost.currency, mid < 1 ? kSmall : 2);
    AskedFigure figure{{}, Quantity::CostPerResult};
    figure.text.label = label;
    figure.text.number = money.number;
    figure.text.unit = money.unit;
    //: %1 is money
    figure.text.note = FigureWords::tr("%1 per hour").arg(format.money(cost.per_hour, cost.currency).text());
    summarize(figure.text);
    figures.push_back(std::move(figure));
}

std::vector<AskedFigure> imageFigures(const Assessed &assessed, const ImageFigures &image, const Format &format)
{
    std::vector<AskedFigure> figures{
        //: a key figure: seconds from the prompt to one image, expected
        timed(FigureWords::tr("Time per image, expected"), Quantity::SecondsPerImage, image.seconds_per_image,
              image.gap, format),
        //: a key figure: denoising steps a second of the whole batch, expected
        counted(FigureWords::tr("Steps per second, expected"), Quantity::IterationsPerSecond, image.iterations_per_s,
                //: unit: denoising steps a second
                FigureWords::tr("it/s"), image.gap, format),
        //: a key figure: the most memory that a run takes; the note says in which stage of the pipeline
        sized(FigureWords::tr("Peak of a run"), Quantity::PeakMemory, image.peak_bytes,
              //: %1 is a stage of a pipeline: "VAE decoding"
              FigureWords::tr("in %1").arg(pipelineStage(image.peak_stage)), format),
        //: a key figure: what stays on the GPU between two runs
        sized(FigureWords::tr("Between runs"), Quantity::IdleMemory, image.idle_bytes,
              FigureWords::tr("the loaded components"), format)};
    addCost(figures, assessed, FigureWords::tr("Cost per image"), format);
    return figures;
}

std::vector<AskedFigure> speechFigures(const Scenario &scenario, const Assessed &assessed, const SpeechFigures &speech,
                                       const Format &format)
{
    std::vector<AskedFigure> figures{
        //: a key figure: hours of audio transcribed in an hour, all GPUs of the candidate
        counted(FigureWords::tr("Audio hours per hour"), Quantity::AudioHoursPerHour, speech.audio_hours_per_hour,
                //: unit: hours of audio
                FigureWords::tr("h"), speech.gap, format),
        //: %1 is a number of hours
        timed(FigureWords::tr("Time for %1 h of audio").arg(format.trimmed(scenario.speech.audio_hours, 4)),
              Quantity::TranscriptionTime, speech.run_s, speech.gap, format)};
    AskedFigure most{{}, Quantity::WindowCache};
    //: a key figure: how many windows of audio fit the memory at once
    most.text.label = FigureWords::tr("Windows that fit");
    most.text.number = format.integer(assessed.capacity.max_concurrency);
    if (speech.saturation_batch)
        //: %1 is a number of windows
        most.text.note = FigureWords::tr("saturated from %1").arg(format.integer(*speech.saturation_batch));
    summarize(most.text);
    figures.push_back(std::move(most));
    addCost(figures, assessed, FigureWords::tr("Cost per audio hour"), format);
    return figures;
}

} // namespace

std::vector<AskedFigure> mediaFigures(const Scenario &scenario, const Assessment &assessment, int candidate,
                                      const Format &format)
{
    const Assessed &assessed = assessment.candidates[std::size_t(candidate)];
    if (scenario.kind == WorkloadKind::ImageGeneration)
        return imageFigures(assessed, assessed.image.value_or(ImageFigures{}), format);
    if (scenario.kind == WorkloadKind::Speech)
        return speechFigures(scenario, assessed, assessed.transcription.value_or(SpeechFigures{}), format);
    return {};
}

} // namespace tarozi::ui::words
