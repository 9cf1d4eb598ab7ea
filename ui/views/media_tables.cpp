// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/media_tables.h"

#include "ui/language/words.h"
#include "ui/language/words_speed.h"
#include "ui/language/words_workload.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(MediaTables)
};

constexpr int kDecimals = 2;
constexpr int kDigits = 3;

QString dash()
{
    return QStringLiteral("\u2014");
}

class Builder
{
public:
    Builder(const Assessment &assessment, const Catalog &catalog, const Format &format)
        : m_assessment(assessment), m_format(format)
    {
        m_table.locale = format.locale();
        m_table.header += QString();
        for (const Assessed &candidate : assessment.candidates)
            m_table.header += words::candidateName(candidate, catalog);
    }

    void heading(const QString &text)
    {
        TableRow row;
        row.heading = true;
        row.label.text = text;
        m_table.rows.push_back(std::move(row));
    }

    void row(const QString &label, const std::function<TableCell(const Assessed &)> &cell)
    {
        TableRow row;
        row.label.text = label;
        for (std::size_t i = 0; i < m_assessment.candidates.size(); ++i) {
            TableCell content = cell(m_assessment.candidates[i]);
            if (content.text.isEmpty() && content.number.isEmpty())
                content.text = dash();
            content.candidate = static_cast<int>(i);
            row.cells.push_back(std::move(content));
        }
        m_table.rows.push_back(std::move(row));
    }

    TableCell size(double bytes, Quantity quantity) const
    {
        const Format::Figure figure = m_format.gigabytes(bytes, kDecimals);
        TableCell cell;
        cell.number = figure.number;
        cell.unit = figure.unit;
        cell.figure = quantity;
        return cell;
    }

    TableCell time(const std::optional<Band> &band, Quantity quantity) const
    {
        TableCell cell;
        if (!band)
            return cell;
        const words::BandWords text = words::duration(*band, m_format);
        cell.number = text.figure.number;
        cell.unit = text.figure.unit;
        cell.note = text.range;
        cell.figure = quantity;
        return cell;
    }

    TableCell rate(const std::optional<Band> &band, Quantity quantity, const QString &unit) const
    {
        TableCell cell;
        if (!band)
            return cell;
        cell.number = m_format.significant(band->mid, kDigits);
        cell.unit = unit;
        cell.note =
            m_format.significant(band->low, kDigits) + QChar(0x2013) + m_format.significant(band->high, kDigits);
        cell.figure = quantity;
        return cell;
    }

    const Format &format() const { return m_format; }

    TableSpec take(const QString &title)
    {
        m_table.title = title;
        return std::move(m_table);
    }

private:
    const Assessment &m_assessment;
    const Format &m_format;
    TableSpec m_table;
};

TableCell textCell(const QString &text, const QString &note = {})
{
    TableCell cell;
    cell.text = text;
    cell.note = note;
    return cell;
}

using EvidenceOf = std::function<const SpeedEvidence *(const Assessed &)>;

void addEvidence(Builder &builder, const Catalog &catalog, const EvidenceOf &evidence,
                 const std::function<std::optional<Bottleneck>(const Assessed &)> &bottleneck)
{
    builder.heading(Texts::tr("What the expectation rests on"));
    builder.row(Texts::tr("Rests on"), [&](const Assessed &candidate) {
        const SpeedEvidence *found = evidence(candidate);
        return found ? textCell(words::evidence(*found)) : TableCell();
    });
    builder.row(Texts::tr("Extrapolated"), [&](const Assessed &candidate) {
        const SpeedEvidence *found = evidence(candidate);
        if (!found)
            return TableCell();
        QStringList sentences;
        for (const Extrapolation reason : found->extrapolations)
            sentences += words::extrapolation(reason, candidate, catalog);
        sentences.removeAll(QString());
        if (sentences.isEmpty())
            //: the workload is like what was measured: nothing is extrapolated
            return textCell(Texts::tr("no"));
        return textCell(Texts::tr("yes, the band is wider"), sentences.join(QLatin1Char('\n')));
    });
    builder.row(Texts::tr("Bottleneck"), [&](const Assessed &candidate) {
        const std::optional<Bottleneck> found = bottleneck(candidate);
        return found ? textCell(words::bottleneck(*found)) : TableCell();
    });
}

TableSpec imageSpeed(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                     const Format &format)
{
    Builder builder(assessment, catalog, format);
    const ImageWorkload &asked = scenario.image;
    //: %1 × %2 pixels, %3 denoising steps
    builder.heading(Texts::tr("Expected: %1 × %2, %3 steps")
                        .arg(format.integer(asked.width), format.integer(asked.height), format.integer(asked.steps)));
    const auto figures = [](const Assessed &candidate) { return candidate.image.value_or(ImageFigures{}); };
    builder.row(words::quantity(Quantity::SecondsPerImage), [&](const Assessed &candidate) {
        return builder.time(figures(candidate).seconds_per_image, Quantity::SecondsPerImage);
    });
    builder.row(words::quantity(Quantity::ImageRunTime), [&](const Assessed &candidate) {
        return builder.time(figures(candidate).run_s, Quantity::ImageRunTime);
    });
    builder.row(words::quantity(Quantity::IterationsPerSecond), [&](const Assessed &candidate) {
        return builder.rate(figures(candidate).iterations_per_s, Quantity::IterationsPerSecond,
                            //: unit: denoising steps a second
                            Texts::tr("it/s"));
    });
    addEvidence(
        builder, catalog,
        [](const Assessed &candidate) {
            return candidate.image && candidate.image->gap == SpeedGap::None ? &candidate.image->evidence : nullptr;
        },
        [](const Assessed &candidate) { return candidate.image ? candidate.image->bottleneck : std::nullopt; });
    return builder.take(Texts::tr("Speed"));
}

TableSpec speechSpeed(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                      const Format &format)
{
    Builder builder(assessment, catalog, format);
    //: %1 hours of audio
    builder.heading(Texts::tr("Expected for %1 h of audio").arg(format.trimmed(scenario.speech.audio_hours, 4)));
    const auto figures = [](const Assessed &candidate) { return candidate.transcription.value_or(SpeechFigures{}); };
    builder.row(words::quantity(Quantity::AudioHoursPerHour), [&](const Assessed &candidate) {
        return builder.rate(figures(candidate).audio_hours_per_hour, Quantity::AudioHoursPerHour, {});
    });
    builder.row(words::quantity(Quantity::TranscriptionTime), [&](const Assessed &candidate) {
        return builder.time(figures(candidate).run_s, Quantity::TranscriptionTime);
    });
    builder.row(words::quantity(Quantity::SaturationBatch), [&](const Assessed &candidate) {
        const std::optional<double> batch = figures(candidate).saturation_batch;
        return batch ? textCell(format.integer(*batch)) : TableCell();
    });
    addEvidence(
        builder, catalog,
        [](const Assessed &candidate) {
            const bool known = candidate.transcription && candidate.transcription->gap == SpeedGap::None;
            return known ? &candidate.transcription->evidence : nullptr;
        },
        [](const Assessed &candidate) {
            return candidate.transcription ? candidate.transcription->bottleneck : std::nullopt;
        });
    return builder.take(Texts::tr("Speed"));
}

void addPipeline(Builder &builder)
{
    builder.heading(Texts::tr("What the pipeline is made of"));
    const auto part = [&](Quantity quantity, double ImageFigures::*bytes) {
        builder.row(words::quantity(quantity), [&builder, quantity, bytes](const Assessed &candidate) {
            return candidate.image ? builder.size((*candidate.image).*bytes, quantity) : TableCell();
        });
    };
    part(Quantity::Denoiser, &ImageFigures::denoiser_bytes);
    part(Quantity::TextEncoders, &ImageFigures::text_encoder_bytes);
    part(Quantity::Vae, &ImageFigures::vae_bytes);
    part(Quantity::IdleMemory, &ImageFigures::idle_bytes);
    builder.row(words::quantity(Quantity::PeakMemory), [&](const Assessed &candidate) {
        if (!candidate.image)
            return TableCell();
        TableCell cell = builder.size(candidate.image->peak_bytes, Quantity::PeakMemory);
        cell.note = words::pipelineStage(candidate.image->peak_stage);
        return cell;
    });
}

bool any(const Assessment &assessment, const std::function<bool(const Assessed &)> &has)
{
    return std::any_of(assessment.candidates.begin(), assessment.candidates.end(), has);
}

} // namespace

TableSpec mediaSpeedTable(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                          const Format &format)
{
    if (scenario.kind == WorkloadKind::ImageGeneration)
        return imageSpeed(scenario, assessment, catalog, format);
    if (scenario.kind == WorkloadKind::Speech)
        return speechSpeed(scenario, assessment, catalog, format);
    return {};
}

TableSpec mediaMemoryTable(const Assessment &assessment, const Catalog &catalog, const Format &format)
{
    Builder builder(assessment, catalog, format);
    const bool images = any(assessment, [](const Assessed &a) { return a.image.has_value(); });
    const bool speech = any(assessment, [](const Assessed &a) { return a.transcription.has_value(); });
    if (!images && !speech)
        return {};
    if (images)
        addPipeline(builder);
    if (speech) {
        builder.heading(Texts::tr("What the memory is enough for"));
        builder.row(Texts::tr("Windows at once"), [&](const Assessed &candidate) {
            return candidate.transcription ? textCell(format.integer(candidate.capacity.max_concurrency)) : TableCell();
        });
    }
    return builder.take(Texts::tr("Capacity"));
}

} // namespace tarozi::ui
