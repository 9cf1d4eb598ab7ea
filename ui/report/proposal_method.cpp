// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"
#include "ui/report/proposal_content.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>

#include <algorithm>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

constexpr Quantity kExplained[] = {Quantity::Limit,          Quantity::Need,
                                   Quantity::Headroom,       Quantity::KvTokens,
                                   Quantity::MaxConcurrency, Quantity::MaxContext,
                                   Quantity::DecodeCeiling,  Quantity::CostPerMillionOutputTokensAtCeiling};

// The steps behind every printed figure of every candidate, in order of computing.
std::vector<Step> allSteps(const ProposalInput &in)
{
    std::vector<Step> steps;
    for (std::size_t i = 0; i < in.assessment.candidates.size(); ++i) {
        if (in.assessment.candidates[i].verdict == Verdict::NotModelled)
            continue;
        for (const Quantity figure : kExplained) {
            Derivation derivation = explain(in.scenario, in.catalog, int(i), figure);
            std::move(derivation.steps.begin(), derivation.steps.end(), std::back_inserter(steps));
        }
    }
    return steps;
}

// A statement and the candidates it holds for.
struct Statement {
    QString text;
    QStringList names;
};

void note(std::vector<Statement> &statements, const QString &text, const QString &name)
{
    if (text.isEmpty())
        return;
    const auto known = std::find_if(statements.begin(), statements.end(),
                                    [&](const Statement &statement) { return statement.text == text; });
    if (known == statements.end())
        statements.push_back({text, {name}});
    else if (!known->names.contains(name))
        known->names.append(name);
}

NoteList bullets(const std::vector<Statement> &statements, int candidates)
{
    NoteList list;
    for (const Statement &statement : statements) {
        Note note{QStringLiteral(u"\u2013"), {}};
        if (statement.names.size() < candidates)
            note.runs.push_back({statement.names.join(QStringLiteral(", ")) + QStringLiteral(": "), Style::Strong, {}});
        note.runs.push_back({statement.text, Style::Body, {}});
        list.notes.push_back(std::move(note));
    }
    return list;
}

} // namespace

void addAssumptions(const Section &section)
{
    const ProposalInput &in = section.input;
    std::vector<Statement> statements;
    for (std::size_t i = 0; i < in.assessment.candidates.size(); ++i) {
        const Assessed &candidate = in.assessment.candidates[i];
        const QString name = section.candidateName(i);
        for (const Finding &finding : candidate.findings)
            note(statements, words::finding(finding, candidate, in.catalog, in.format), name);
        if (candidate.verdict == Verdict::NotModelled)
            continue;
        for (const Quantity figure : kExplained) {
            for (const Step &step : explain(in.scenario, in.catalog, int(i), figure).steps)
                note(statements, words::rule(step.rule), name);
        }
    }
    if (statements.empty())
        return;
    section.add(Heading{Words::tr("Findings and assumptions")});
    section.add(bullets(statements, int(in.assessment.candidates.size())));
}

void addMethod(const Section &section)
{
    DataTable table;
    table.words = true;
    table.label_share = 0.34;
    table.spec.header = {Words::tr("Figure"), Words::tr("Formula")};
    for (const Step &step : allSteps(section.input)) {
        TableRow row;
        row.label.text = words::quantity(step.result);
        TableCell formula;
        formula.text = step.formula;
        row.cells = {formula};
        if (std::find(table.spec.rows.begin(), table.spec.rows.end(), row) == table.spec.rows.end())
            table.spec.rows.push_back(std::move(row));
        for (const Term &term : step.terms)
            section.references.cite(term.sources);
    }
    if (table.spec.rows.empty())
        return;
    section.add(Heading{Words::tr("Method")});
    section.add(Paragraph{Words::tr("All sizes are of the fullest GPU. GB is 10⁹ bytes, GiB is 2³⁰ bytes. The program "
                                    "shows how each figure was reached, with its values.")});
    section.add(table);
}

void addConflicts(const Section &section)
{
    const ProposalInput &in = section.input;
    NoteList list;
    QStringList seen;
    for (const Assessed &candidate : in.assessment.candidates) {
        const Gpu *gpu = in.catalog.gpu(candidate.gpu);
        if (!gpu || seen.contains(gpu->id))
            continue;
        seen.append(gpu->id);
        for (const Conflict &conflict : gpu->conflicts)
            list.notes.push_back({QStringLiteral(u"\u2013"),
                                  {{words::gpuShortName(*gpu) + QStringLiteral(": "), Style::SmallStrong, {}},
                                   {conflict.text, Style::Small, {}}}});
    }
    if (list.notes.empty())
        return;
    section.add(Heading{Words::tr("Where sources disagree")});
    section.add(Paragraph{Words::tr("The catalogue keeps one figure and records the other. These notes are quoted from "
                                    "it in English."),
                          Style::Body, true});
    section.add(list);
}

void addSources(const Section &section)
{
    NoteList list;
    int number = 0;
    const QColor grey = printColors().secondary;
    for (const Source &source : section.references.sources()) {
        Note entry{QStringLiteral("[%1]").arg(++number), {{source.title, Style::Small, {}}}};
        if (!source.url.isEmpty())
            entry.runs.push_back({QStringLiteral(" ") + source.url, Style::Small, grey});
        const QDate date = QDate::fromString(source.date, Qt::ISODate);
        //: of a source
        const QString when = date.isValid()          ? section.input.format.date(date)
                             : source.date.isEmpty() ? Words::tr("no date given")
                                                     : source.date;
        entry.runs.push_back({QStringLiteral(" · ") + when, Style::Small, grey});
        list.notes.push_back(std::move(entry));
    }
    if (list.notes.empty())
        return;
    section.add(Heading{Words::tr("Sources")});
    section.add(list);
}

} // namespace tarozi::ui::report
