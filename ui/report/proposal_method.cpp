// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"
#include "ui/report/proposal_content.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

constexpr Quantity kExplained[] = {Quantity::Limit,
                                   Quantity::Need,
                                   Quantity::Headroom,
                                   Quantity::KvTokens,
                                   Quantity::MaxConcurrency,
                                   Quantity::MaxContext,
                                   Quantity::DecodeCeiling,
                                   Quantity::CostPerMillionOutputTokensAtCeiling,
                                   Quantity::PeakMemory,
                                   Quantity::SecondsPerImage,
                                   Quantity::AudioHoursPerHour};

// The steps behind every printed figure of every candidate, in order of computing.
std::vector<Step> allSteps(const ProposalSubject &subject)
{
    std::vector<Step> steps;
    for (const ProposalInput &in : subject.variants) {
        for (std::size_t i = 0; i < in.assessment.candidates.size(); ++i) {
            if (in.assessment.candidates[i].verdict == Verdict::NotModelled)
                continue;
            for (const Quantity figure : kExplained) {
                Derivation derivation = explain(in.scenario, in.catalog, int(i), figure);
                std::move(derivation.steps.begin(), derivation.steps.end(), std::back_inserter(steps));
            }
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

QString symbolOf(const QString &formula)
{
    return formula.section(QLatin1Char('='), 0, 0).trimmed();
}

using Told = std::set<std::pair<QString, Quantity>>;

// What the symbols of a step mean, those that no row above has told yet. Some letters mean two things.
QString newSymbols(const Step &step, Told &told)
{
    std::vector<std::pair<Quantity, QStringList>> symbols; // a figure may come in several parts: c, c_h, c_0
    for (const Term &term : step.terms) {
        if (!told.emplace(term.symbol, term.quantity).second)
            continue;
        const auto known = std::find_if(symbols.begin(), symbols.end(),
                                        [&](const auto &entry) { return entry.first == term.quantity; });
        if (known != symbols.end())
            known->second.append(term.symbol);
        else
            symbols.push_back({term.quantity, {term.symbol}});
    }
    QStringList meanings;
    for (const auto &[quantity, letters] : symbols)
        //: the meaning of a symbol in a formula: "L layers"; %1 symbol, %2 its meaning
        meanings.append(Words::tr("%1 – %2").arg(letters.join(QStringLiteral(", ")), words::quantity(quantity)));
    return meanings.join(QStringLiteral("; "));
}

QString citeTerms(const Section &section, const Step &step)
{
    std::vector<Source> sources;
    for (const Term &term : step.terms)
        sources.insert(sources.end(), term.sources.begin(), term.sources.end());
    return section.references.cite(sources);
}

// One row a formula; a card with other rules adds rows of its own.
DataTable formulaTable(const Section &section, const std::vector<Step> &steps)
{
    DataTable table;
    table.kind = DataTable::Kind::Formulas;
    table.widths = {0.29, 0.27, 0.33, 0.11};
    table.spec.header = {Words::tr("Figure"), Words::tr("Formula"), Words::tr("Symbols"), Words::tr("Sources")};
    QStringList formulas;
    Told told;
    for (const Step &step : steps) {
        const QString marks = citeTerms(section, step);
        // a formula without "=" is a value read from the catalogue
        if (!step.formula.contains(QLatin1Char('=')) || formulas.contains(step.formula))
            continue;
        formulas.append(step.formula);
        told.emplace(symbolOf(step.formula), step.result);
        TableRow row;
        row.label.text = words::quantity(step.result);
        row.cells.resize(3);
        row.cells[0].text = step.formula;
        row.cells[1].note = newSymbols(step, told);
        row.cells[2].marks = marks;
        table.spec.rows.push_back(std::move(row));
    }
    return table;
}

// Sources date themselves by a day, a month or a year; only a day has a form of its own in each language.
QString dateWords(const QString &iso, const Format &format)
{
    const QDate date = QDate::fromString(iso, Qt::ISODate);
    return date.isValid() ? format.date(date) : iso;
}

void addStatements(const Section &section, std::vector<Statement> &statements)
{
    const ProposalInput &in = section.input;
    for (std::size_t i = 0; i < in.assessment.candidates.size(); ++i) {
        const Assessed &candidate = in.assessment.candidates[i];
        QString name = section.candidateName(i);
        if (section.severalVariants())
            name += QStringLiteral(" (%1)").arg(in.name);
        for (const Finding &finding : candidate.findings)
            note(statements, words::finding(finding, candidate, in.catalog, in.format), name);
        if (candidate.verdict == Verdict::NotModelled)
            continue;
        for (const Quantity figure : kExplained) {
            for (const Step &step : explain(in.scenario, in.catalog, int(i), figure).steps)
                note(statements, words::rule(step.rule), name);
        }
    }
}

// What a reader may make of a source: a measurement, the vendor's own word, somebody else's.
QString standing(const QString &kind)
{
    if (kind == QStringLiteral("measured") || kind == QStringLiteral("observed"))
        //: of a source: somebody measured it
        return Words::tr("measurement");
    if (kind.startsWith(QStringLiteral("vendor")))
        //: of a source: what the vendor says of its product
        return Words::tr("vendor's claim");
    return {};
}

// The different cards of all variants, and what their records say beside figures.
template<typename Take>
void forEachCard(const ProposalSubject &subject, Take take)
{
    QStringList seen;
    for (const ProposalInput &in : subject.variants) {
        for (const Assessed &candidate : in.assessment.candidates) {
            const Gpu *gpu = in.catalog.gpu(candidate.gpu);
            if (!gpu || seen.contains(gpu->id))
                continue;
            seen.append(gpu->id);
            take(*gpu, in.catalog);
        }
    }
}

} // namespace

void addAssumptions(const Section &section)
{
    std::vector<Statement> statements;
    int candidates = 0;
    for (std::size_t v = 0; v < section.subject.variants.size(); ++v) {
        const Section own = section.of(v);
        candidates += int(own.input.assessment.candidates.size());
        addStatements(own, statements);
    }
    if (statements.empty())
        return;
    section.add(Heading{Words::tr("Findings and assumptions")});
    section.add(bullets(statements, candidates));
}

void addMethod(const Section &section)
{
    const DataTable table = formulaTable(section, allSteps(section.subject));
    if (table.spec.rows.empty())
        return;
    section.add(Heading{Words::tr("Method")});
    section.add(Paragraph{Words::tr("All sizes are of the fullest GPU. GB is 10⁹ bytes, GiB is 2³⁰ bytes. The program "
                                    "shows how each figure was reached, with its values."),
                          Style::Body, false, true});
    section.add(table);
}

void addConflicts(const Section &section)
{
    NoteList conflicts, claims;
    forEachCard(section.subject, [&](const Gpu &gpu, const Catalog &catalog) {
        const Run name{words::gpuShortName(gpu) + QStringLiteral(": "), Style::SmallStrong, {}};
        for (const Conflict &conflict : gpu.conflicts)
            conflicts.notes.push_back({QStringLiteral(u"\u2013"), {name, {conflict.text, Style::Small, {}}}});
        for (const Claim &claim : catalog.claimsAbout(gpu))
            claims.notes.push_back({QStringLiteral(u"\u2013"),
                                    {name, {claim.author + QStringLiteral(": ") + claim.text, Style::Small, {}}}});
    });
    if (!conflicts.notes.empty()) {
        section.add(Heading{Words::tr("Where sources disagree")});
        section.add(Paragraph{Words::tr("The catalogue keeps one figure and records the other. These notes are quoted "
                                        "from it in English."),
                              Style::Body, true, true});
        section.add(conflicts);
    }
    if (!claims.notes.empty()) {
        section.add(Heading{Words::tr("Claims that nobody could verify")});
        section.add(Paragraph{Words::tr("Told with their authors, as they were published; no figure of this document "
                                        "rests on them."),
                              Style::Body, true, true});
        section.add(claims);
    }
}

void addSources(const Section &section)
{
    NoteList list;
    int number = 0;
    const QColor grey = printColors().secondary;
    for (const Source &source : section.references.sources()) {
        Note entry{QStringLiteral("[%1]").arg(++number), {{source.title, Style::Small, {}}}};
        if (const QString kind = standing(source.kind); !kind.isEmpty())
            entry.runs.push_back({QStringLiteral(" (%1)").arg(kind), Style::SmallStrong, grey});
        if (!source.url.isEmpty())
            entry.runs.push_back({QStringLiteral(" ") + source.url, Style::Small, grey});
        if (!source.date.isEmpty())
            entry.runs.push_back(
                {QStringLiteral(" · ") + dateWords(source.date, section.input.format), Style::Small, grey});
        list.notes.push_back(std::move(entry));
    }
    if (list.notes.empty())
        return;
    section.add(Heading{Words::tr("Sources")});
    //: %1 is a date
    section.add(Paragraph{Words::tr("Where an entry shows no date, its source states none; the catalogue is of %1.")
                              .arg(dateWords(section.input.catalog.version(), section.input.format)),
                          Style::Body, true, true});
    section.add(list);
}

} // namespace tarozi::ui::report
