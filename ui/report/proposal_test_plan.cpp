// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"
#include "ui/language/words_speed.h"
#include "ui/report/proposal_content.h"
#include "ui/report/test_commands.h"

#include <QCoreApplication>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

void addStep(const Section &section, int number, const QString &text, const std::vector<QString> &commands)
{
    section.add(Paragraph{QStringLiteral("%1. %2").arg(number).arg(text), Style::Body, false, !commands.empty()});
    if (!commands.empty())
        section.add(CommandBlock{commands});
}

TableRow expectation(const QString &what, const Format::Figure &figure, const QString &range)
{
    TableRow row;
    row.label.text = what;
    TableCell value, band;
    value.text = figure.text();
    band.text = range.isEmpty() ? QStringLiteral(u"\u2014") : range;
    row.cells = {value, band};
    return row;
}

DataTable expectations(const Assessed &candidate, const Format &format)
{
    DataTable table;
    table.kind = DataTable::Kind::Words;
    table.whole = true;
    table.widths = {0.5, 0.25, 0.25};
    //: a table of what a test should show: the value, and the band in which it may lie
    table.spec.header = {Words::tr("What to read"), Words::tr("Expected"), Words::tr("Band")};
    table.spec.rows.push_back(expectation(Words::tr("Memory of the GPU by the driver, at least"),
                                          format.gibibytes(candidate.memory.usable), {}));
    table.spec.rows.push_back(expectation(Words::tr("Weights in memory, in the engine's log"),
                                          format.gibibytes(candidate.memory.weights), {}));
    table.spec.rows.push_back(expectation(Words::tr("Tokens that the KV cache holds, in the engine's log"),
                                          format.tokens(candidate.capacity.kv_tokens), {}));
    const auto add = [&](const QString &what, const std::optional<Band> &band, const auto &say) {
        if (!band)
            return;
        const words::BandWords words = say(*band, format);
        table.spec.rows.push_back(expectation(what, words.figure, words.range));
    };
    add(Words::tr("Tokens a second for one user"), candidate.speed.decode_tok_s, words::rate);
    add(Words::tr("Output tokens a second, all requests"), candidate.speed.throughput_tok_s, words::rate);
    add(Words::tr("Time to first token"), candidate.speed.ttft_s, words::duration);
    return table;
}

// The recommended candidate, else the first that has an answer.
std::optional<Pick> tested(const ProposalSubject &subject)
{
    if (const auto best = recommended(subject.variants))
        return best;
    for (const Pick &pick : bestFirst(subject.variants)) {
        if (subject.variants[pick.variant].assessment.candidates[pick.candidate].verdict != Verdict::NotModelled)
            return pick;
    }
    return {};
}

} // namespace

void addTestPlan(const Section &first)
{
    const auto pick = tested(first.subject);
    if (!pick)
        return;
    const Section section = first.of(pick->variant);
    const ProposalInput &in = section.input;
    if (in.scenario.kind != WorkloadKind::Serving)
        return;
    const Assessed &candidate = in.assessment.candidates[pick->candidate];
    const TestCommands commands = testCommands(in.scenario, in.catalog, candidate);
    section.add(Heading{Words::tr("Test plan")});
    //: %1 GPU, %2 engine and version
    section.add(
        Paragraph{Words::tr("A hypothesis costs an hour of rent to test. On %1 with %2, before anything is signed:")
                      .arg(section.candidateName(pick->candidate), engineName(in)),
                  Style::Body, false, true});
    addStep(section, 1, Words::tr("Read what the card and the driver say of themselves."), commands.card);
    const WeightFormat *weights = in.catalog.weightFormat(candidate.resolved.weights_format);
    //: %1 a format of weights: BF16, INT4 AWQ
    addStep(section, 2,
            Words::tr("Start the engine with a checkpoint in %1, with these settings; keep its log.")
                .arg(weights ? weights->name : candidate.resolved.weights_format),
            commands.serve);
    addStep(section, 3, Words::tr("Warm it up, then run the load; repeat it with your own prompts."), commands.load);
    addStep(section, 4, Words::tr("Meanwhile watch memory, clocks, power and temperature for at least half an hour."),
            commands.watch);
    section.add(expectations(candidate, in.format));
    section.add(Paragraph{Words::tr("Outside a band: send us the log and the output of the load; the plan is then "
                                    "corrected. Options of other versions of the engine may be spelled differently."),
                          Style::Small, true});
}

} // namespace tarozi::ui::report
