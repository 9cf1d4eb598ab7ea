// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/speed_chart.h"
#include "ui/language/words.h"
#include "ui/language/words_speed.h"
#include "ui/report/chart_numbers.h"
#include "ui/report/proposal_content.h"
#include "ui/report/proposal_media.h"
#include "ui/views/speed_hypotheses.h"
#include "ui/views/speed_table.h"

#include <QCoreApplication>

#include <algorithm>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

std::vector<Source> sourcesOf(const Assessed &candidate, const Catalog &catalog)
{
    for (const SpeedRecord &record : catalog.speed()) {
        if (record.id == candidate.speed.evidence.record)
            return record.sources;
    }
    return {};
}

// What the expectation of one candidate rests on, in one note.
Note evidenceNote(const Section &section, std::size_t index)
{
    const ProposalInput &in = section.input;
    const Assessed &candidate = in.assessment.candidates[index];
    Note note{QStringLiteral(u"\u2013"), {{section.candidateName(index) + QStringLiteral(": "), Style::Strong, {}}}};
    if (candidate.speed.gap != SpeedGap::None) {
        note.runs.push_back({words::speedGap(candidate.speed.gap), Style::Body, {}});
        return note;
    }
    QStringList sentences{words::evidence(candidate.speed.evidence)};
    const QString marks = section.references.cite(sourcesOf(candidate, in.catalog));
    if (!marks.isEmpty())
        sentences.front() += QStringLiteral(" [%1]").arg(marks);
    sentences.front() += QLatin1Char('.');
    for (const Extrapolation reason : candidate.speed.evidence.extrapolations)
        sentences += words::extrapolation(reason, candidate, in.catalog);
    if (candidate.speed.bottleneck) {
        //: %1 what limits the speed
        sentences += Words::tr("Bottleneck: %1.").arg(words::bottleneck(*candidate.speed.bottleneck).toLower());
    }
    sentences.removeAll(QString());
    note.runs.push_back({sentences.join(QLatin1Char(' ')), Style::Body, {}});
    return note;
}

} // namespace

void addSpeed(const Section &section)
{
    const ProposalInput &in = section.input;
    if (in.scenario.kind == WorkloadKind::FineTuning)
        return;
    if (isMedia(in)) {
        addMediaSpeed(section);
        return;
    }
    const auto &candidates = in.assessment.candidates;
    const bool any = std::any_of(candidates.begin(), candidates.end(), [](const Assessed &candidate) {
        return candidate.verdict != Verdict::NotModelled && candidate.speed.gap == SpeedGap::None;
    });
    if (!any)
        return;
    section.addHeading(Words::tr("Expected speed"));
    section.add(Paragraph{Words::tr("A hypothesis with its band, from published measurements of this engine; to be "
                                    "confirmed by a test. The ceiling is a physical limit and never reached."),
                          Style::Body, false, true});
    DataTable table;
    table.spec = speedFigures(in.scenario, in.assessment, in.catalog, in.format);
    table.decimal_mark = in.format.locale().decimalPoint();
    table.whole = true;
    section.add(table);
    section.add(Heading{Words::tr("What the expectation rests on"), Heading::Level::Part});
    NoteList notes;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (candidates[i].verdict != Verdict::NotModelled)
            notes.notes.push_back(evidenceNote(section, i));
    }
    for (const QString &sentence : speedHypotheses(in.scenario, in.assessment, in.catalog, in.format))
        notes.notes.push_back({QStringLiteral(u"\u2013"), {{sentence, Style::Body, {}}}});
    section.add(notes);
    CurveSpec curve =
        speedChart(in.scenario, in.assessment, in.catalog, SpeedQuantity::User, SpeedAxis::Concurrency, {}, in.format);
    section.add(Heading{curve.title, Heading::Level::Part});
    curve.title.clear();
    section.add(CurveChart{curve});
    section.add(numbersOf(curve, in.format));
}

} // namespace tarozi::ui::report
