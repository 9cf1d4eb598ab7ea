// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/speed_table.h"

#include "ui/language/words.h"
#include "ui/language/words_speed.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(SpeedTable)
};

constexpr int kMostNames = 6;

QString dash()
{
    return QStringLiteral("\u2014");
}

class Builder
{
public:
    Builder(const Assessment &assessment, const Catalog &catalog, const Format &format)
        : m_assessment(assessment), m_catalog(catalog), m_format(format)
    {
        m_table.locale = format.locale();
        m_table.header += QString();
        for (const Assessed &candidate : assessment.candidates)
            m_table.header += words::candidateName(candidate, catalog);
    }

    TableSpec take(const QString &title)
    {
        m_table.title = title;
        return std::move(m_table);
    }

    void heading(const QString &text)
    {
        TableRow row;
        row.heading = true;
        row.label.text = text;
        m_table.rows.push_back(std::move(row));
    }

    void row(const QString &label, const QString &note, const std::function<TableCell(const Assessed &, int)> &cell)
    {
        TableRow row;
        row.label.text = label;
        row.label.note = note;
        for (std::size_t i = 0; i < m_assessment.candidates.size(); ++i) {
            const Assessed &candidate = m_assessment.candidates[i];
            TableCell content;
            if (candidate.verdict == Verdict::NotModelled)
                content.text = dash();
            else
                content = cell(candidate, static_cast<int>(i));
            content.candidate = static_cast<int>(i);
            row.cells.push_back(std::move(content));
        }
        m_table.rows.push_back(std::move(row));
    }

    bool leads(int candidate, Quantity quantity) const
    {
        const Verdict verdict = m_assessment.candidates[static_cast<std::size_t>(candidate)].verdict;
        if (verdict != Verdict::Fits && verdict != Verdict::Tight)
            return false; // who does not hold the workload leads nobody
        return std::any_of(m_assessment.leads.begin(), m_assessment.leads.end(),
                           [&](const Lead &lead) { return lead.quantity == quantity && lead.leader == candidate; });
    }

    const Format &format() const { return m_format; }
    const Catalog &catalog() const { return m_catalog; }
    const Assessment &assessment() const { return m_assessment; }

private:
    const Assessment &m_assessment;
    const Catalog &m_catalog;
    const Format &m_format;
    TableSpec m_table;
};

TableCell cellOf(const words::BandWords &text, Quantity quantity)
{
    TableCell cell;
    cell.number = text.figure.number;
    cell.unit = text.figure.unit;
    cell.note = text.range;
    cell.figure = quantity;
    return cell;
}

using BandOf = std::function<std::optional<Band>(const SpeedFigures &)>;

void addBand(Builder &builder, const QString &label, Quantity quantity, const BandOf &band, bool time)
{
    const Format &format = builder.format();
    builder.row(label, {}, [&](const Assessed &candidate, int index) {
        TableCell cell;
        const std::optional<Band> value = band(candidate.speed);
        if (!value) {
            cell.text = dash();
            return cell;
        }
        cell = cellOf(time ? words::duration(*value, format) : words::rate(*value, format), quantity);
        cell.strong = builder.leads(index, quantity);
        if (quantity == Quantity::TimeToFirstToken && candidate.speed.queue_s > 0) {
            //: a part of the time to the first token; %1 a time
            const QString queue =
                Texts::tr("of it in the queue: %1").arg(format.seconds(candidate.speed.queue_s).text());
            cell.note += (cell.note.isEmpty() ? QString() : QStringLiteral("\n")) + queue;
        }
        return cell;
    });
}

void addExpectation(Builder &builder)
{
    addBand(
        builder, Texts::tr("Per user"), Quantity::DecodeSpeed, [](const SpeedFigures &s) { return s.decode_tok_s; },
        false);
    addBand(
        builder, Texts::tr("All users together"), Quantity::Throughput,
        [](const SpeedFigures &s) { return s.throughput_tok_s; }, false);
    addBand(
        builder, words::quantity(Quantity::TimeToFirstToken), Quantity::TimeToFirstToken,
        [](const SpeedFigures &s) { return s.ttft_s; }, true);
    addBand(
        builder, words::quantity(Quantity::TimePerOutputToken), Quantity::TimePerOutputToken,
        [](const SpeedFigures &s) { return s.tpot_s; }, true);
    //: tokens of one prompt alone a second
    addBand(
        builder, Texts::tr("Prefill, one prompt"), Quantity::PrefillSpeed,
        [](const SpeedFigures &s) { return s.prefill_tok_s; }, false);
    addBand(
        builder, words::quantity(Quantity::LoadingTime), Quantity::LoadingTime,
        [](const SpeedFigures &s) { return s.loading_s; }, true);
    //: how many of the requests run at the same time; the others wait
    builder.row(Texts::tr("Running at once"), {}, [&](const Assessed &candidate, int) {
        TableCell cell;
        if (candidate.speed.gap != SpeedGap::None) {
            cell.text = dash();
            return cell;
        }
        const Format::Figure figure = builder.format().requests(candidate.speed.admitted);
        cell.number = figure.number;
        return cell;
    });
}

void addCeilings(Builder &builder)
{
    const Format &format = builder.format();
    const auto add = [&](Quantity quantity, const std::function<std::optional<double>(const SpeedFigures &)> &value) {
        builder.row(words::quantity(quantity), {}, [&](const Assessed &candidate, int) {
            TableCell cell;
            const std::optional<double> speed = value(candidate.speed);
            if (!speed || *speed <= 0) {
                cell.text = dash();
                return cell;
            }
            const Format::Figure figure = format.tokensPerSecond(*speed);
            cell.number = figure.number;
            cell.unit = figure.unit;
            cell.figure = quantity;
            if (quantity == Quantity::PrefillCeiling && candidate.speed.compute_not_native)
                cell.note = Texts::tr("no arithmetic of this format: the next wider one");
            return cell;
        });
    };
    add(Quantity::DecodeCeiling, [](const SpeedFigures &s) { return std::optional(s.decode_ceiling_tok_s); });
    add(Quantity::DecodeCeilingRefined,
        [](const SpeedFigures &s) { return std::optional(s.decode_ceiling_refined_tok_s); });
    add(Quantity::PrefillCeiling, [](const SpeedFigures &s) { return s.prefill_ceiling_tok_s; });
}

const SpeedRecord *recordOf(const Assessed &candidate, const Catalog &catalog)
{
    for (const SpeedRecord &record : catalog.speed()) {
        if (record.id == candidate.speed.evidence.record)
            return &record;
    }
    return nullptr;
}

// "H100 SXM, L40S and others"
QString measuredOn(const SpeedRecord &record, const Catalog &catalog)
{
    QStringList names;
    for (const QString &id : record.gpus) {
        const Gpu *gpu = catalog.gpu(id);
        names += gpu ? words::gpuShortName(*gpu) : id;
    }
    const qsizetype more = names.size() - kMostNames;
    if (more > 0) {
        names = names.mid(0, kMostNames);
        //: after a list of GPUs: how many more there are
        return Texts::tr("%1 and %n more", nullptr, int(more)).arg(names.join(QStringLiteral(", ")));
    }
    return names.join(QStringLiteral(", "));
}

QString extrapolations(const Assessed &candidate, const Catalog &catalog)
{
    QStringList sentences;
    for (const Extrapolation reason : candidate.speed.evidence.extrapolations)
        sentences += words::extrapolation(reason, candidate, catalog);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char('\n'));
}

void addEvidence(Builder &builder)
{
    const Catalog &catalog = builder.catalog();
    const auto text = [](const QString &words, const QString &note = {}) {
        TableCell cell;
        cell.text = words;
        cell.note = note;
        return cell;
    };
    //: what an expectation is derived from
    builder.row(Texts::tr("Rests on"), {}, [&](const Assessed &candidate, int) {
        if (candidate.speed.gap != SpeedGap::None)
            return text(words::speedGap(candidate.speed.gap));
        const SpeedRecord *record = recordOf(candidate, catalog);
        return text(words::evidence(candidate.speed.evidence), record ? measuredOn(*record, catalog) : QString());
    });
    //: in what the asked workload differs from what was measured
    builder.row(Texts::tr("Extrapolated"), {}, [&](const Assessed &candidate, int) {
        if (candidate.speed.gap != SpeedGap::None)
            return text(dash());
        const QString reasons = extrapolations(candidate, catalog);
        //: the workload is like what was measured: nothing is extrapolated
        return reasons.isEmpty() ? text(Texts::tr("no")) : text(Texts::tr("yes, the band is wider"), reasons);
    });
    builder.row(Texts::tr("Bottleneck"), {}, [&](const Assessed &candidate, int) {
        if (!candidate.speed.bottleneck)
            return text(dash());
        return text(words::bottleneck(*candidate.speed.bottleneck), words::bottleneckHelp(*candidate.speed.bottleneck));
    });
}

void addFigures(Builder &builder, const Scenario &scenario)
{
    const Format &format = builder.format();
    const Lengths lengths = lengthsAt(scenario.serving, double(scenario.serving.context));
    //: %n requests at once, %1 input and %2 output tokens of each
    builder.heading(Texts::tr("Expected for %n request(s): %1 in, %2 out", nullptr, int(scenario.serving.concurrency))
                        .arg(format.integer(lengths.input), format.integer(lengths.output)));
    addExpectation(builder);
    builder.heading(Texts::tr("Physical ceiling of one stream: never reached"));
    addCeilings(builder);
}

} // namespace

TableSpec speedFigures(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                       const Format &format)
{
    Builder builder(assessment, catalog, format);
    addFigures(builder, scenario);
    return builder.take(Texts::tr("Speed"));
}

TableSpec speedTable(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                     const Format &format)
{
    Builder builder(assessment, catalog, format);
    addFigures(builder, scenario);
    builder.heading(Texts::tr("What the expectation rests on"));
    addEvidence(builder);
    return builder.take(Texts::tr("Speed"));
}

} // namespace tarozi::ui
