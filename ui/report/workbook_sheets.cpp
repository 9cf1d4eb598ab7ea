// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/workbook_sheets.h"

#include "core/units.h"
#include "ui/language/words.h"

#include <QCoreApplication>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Workbook)
};

std::optional<double> mid(const std::optional<Band> &band)
{
    return band ? std::optional(band->mid) : std::nullopt;
}

// Value over the recommended one's, less one: a formula, so that it follows.
void deltaCell(Sheet &sheet, const Place &own, int from_column, int reference_row, double value, double reference)
{
    const QString a = nameOf({own.row, from_column}), b = nameOf({reference_row, from_column});
    if (std::isfinite(value / reference))
        sheet.formula(own, QStringLiteral("=%1/%2-1").arg(a, b), value / reference - 1, CellStyle::Percent);
}

} // namespace

QString rowName(const ProposalSubject &subject, const Pick &pick)
{
    const ProposalInput &in = subject.variants[pick.variant];
    const QString name = words::candidateName(assessedOf(subject, pick), in.catalog);
    return in.name.isEmpty() ? name : in.name + QStringLiteral(" \u00b7 ") + name;
}

std::vector<Pick> allPicks(const ProposalSubject &subject)
{
    std::vector<Pick> picks;
    for (std::size_t v = 0; v < subject.variants.size(); ++v) {
        for (std::size_t i = 0; i < subject.variants[v].assessment.candidates.size(); ++i)
            picks.push_back({v, i});
    }
    return picks;
}

const Assessed &assessedOf(const ProposalSubject &subject, const Pick &pick)
{
    return subject.variants[pick.variant].assessment.candidates[pick.candidate];
}

void addSummarySheet(Workbook &book, const ProposalSubject &subject)
{
    Sheet sheet = book.addSheet(Words::tr("Summary"));
    sheet.widths({30, 90});
    sheet.text({0, 0}, proposalTitle(subject.variants.front()), CellStyle::Title);
    References references;
    std::vector<Element> unused;
    const Section section{subject, subject.variants.front(), references, unused};
    int row = 2;
    for (const Pick &pick : bestFirst(subject.variants))
        sheet.text({row++, 0}, outcome(section.of(pick.variant), pick.candidate), CellStyle::Strong);
    ++row;
    for (const ProposalInput &in : subject.variants)
        sheet.text({row++, 0}, (in.name.isEmpty() ? QString() : in.name + QStringLiteral(": ")) + question(in));
    ++row;
    for (const Fact &fact : proposalFacts(subject)) {
        sheet.text({row, 0}, fact.label, CellStyle::Strong);
        sheet.text({row++, 1}, fact.value, CellStyle::Wrapped);
    }
    ++row;
    sheet.text({row++, 0}, limitingSentence(subject.options.wording));
    sheet.text({row++, 0}, subject.options.ownWords().disclaimer.simplified());
}

void addComparisonSheet(Workbook &book, const ProposalSubject &subject)
{
    Sheet sheet = book.addSheet(Words::tr("Comparison"));
    sheet.widths({32, 16, 14, 14, 16, 16, 16, 14, 14, 14, 14});
    sheet.headers(0, {Words::tr("GPU"), Words::tr("Verdict"), Words::tr("Spare memory"), Words::tr("Requests at once"),
                      Words::tr("Per user, expected"), Words::tr("Lowest of the band"),
                      Words::tr("Highest of the band"), Words::tr("First token, expected"), Words::tr("Price per hour"),
                      //: a difference in percent
                      Words::tr("Requests against the recommended"), Words::tr("Price against the recommended")});
    sheet.freezeRows(1);
    const std::vector<Pick> picks = allPicks(subject);
    const auto best = recommended(subject.variants);
    const auto best_row = best ? int(std::find(picks.begin(), picks.end(), *best) - picks.begin()) + 1 : 0;
    int row = 1;
    for (const Pick &pick : picks) {
        const Assessed &own = assessedOf(subject, pick);
        sheet.text({row, 0}, rowName(subject, pick), best == pick ? CellStyle::Strong : CellStyle::Text);
        sheet.text({row, 1}, words::verdict(own.verdict));
        if (own.verdict != Verdict::NotModelled) {
            const std::optional<Band> user = runs(own) ? own.speed.decode_tok_s : std::nullopt;
            sheet.number({row, 2}, own.memory.headroom / kGB, CellStyle::Gigabytes);
            sheet.number({row, 3}, own.capacity.max_concurrency, CellStyle::Number);
            sheet.number({row, 4}, mid(user), CellStyle::Rate);
            sheet.number({row, 5}, user ? std::optional(user->low) : std::nullopt, CellStyle::Rate);
            sheet.number({row, 6}, user ? std::optional(user->high) : std::nullopt, CellStyle::Rate);
            sheet.number({row, 7}, runs(own) ? mid(own.speed.ttft_s) : std::nullopt, CellStyle::Seconds);
            sheet.number({row, 8}, own.cost ? std::optional(own.cost->per_hour) : std::nullopt, CellStyle::Money);
            if (best) {
                const Assessed &other = assessedOf(subject, *best);
                deltaCell(sheet, {row, 9}, 3, best_row, own.capacity.max_concurrency, other.capacity.max_concurrency);
                if (own.cost && other.cost && own.cost->currency == other.cost->currency)
                    deltaCell(sheet, {row, 10}, 8, best_row, own.cost->per_hour, other.cost->per_hour);
            }
        }
        ++row;
    }
}

void addInputsSheet(Workbook &book, const ProposalSubject &subject)
{
    Sheet sheet = book.addSheet(Words::tr("Assumptions"));
    std::vector<QString> header{Words::tr("Input")};
    std::vector<double> widths{36};
    Scenario standard;
    standard.kind = subject.variants.front().scenario.kind;
    ProposalInput preset = {standard,
                            subject.variants.front().catalog,
                            subject.variants.front().assessment,
                            subject.variants.front().format,
                            {},
                            {}};
    const std::vector<InputInWords> preset_inputs = inputsInWords(preset);
    int column = 1;
    for (const ProposalInput &in : subject.variants) {
        header.push_back(in.name.isEmpty() ? Words::tr("In this scenario") : in.name);
        widths.push_back(34);
        int row = 1;
        for (const InputInWords &input : inputsInWords(in)) {
            const auto same = std::find_if(preset_inputs.begin(), preset_inputs.end(),
                                           [&](const InputInWords &other) { return other.label == input.label; });
            const bool changed = same == preset_inputs.end() || same->value != input.value;
            if (column == 1) {
                sheet.text({row, 0}, input.label);
                if (same != preset_inputs.end())
                    sheet.text({row, int(subject.variants.size()) + 1}, same->value, CellStyle::Wrapped);
            }
            sheet.text({row++, column}, input.value, changed ? CellStyle::Strong : CellStyle::Wrapped);
        }
        ++column;
    }
    header.push_back(Words::tr("In the default preset"));
    widths.push_back(34);
    sheet.headers(0, header);
    sheet.widths(widths);
    sheet.freezeRows(1);
}

void addSourcesSheet(Workbook &book, const ProposalSubject &subject)
{
    References references;
    std::vector<Element> unused;
    const Section section{subject, subject.variants.front(), references, unused};
    // what the document cites, cited in the same order
    addComparison(section);
    for (std::size_t v = 0; v < subject.variants.size(); ++v) {
        addSpeed(section.of(v));
        addCost(section.of(v));
    }
    addSpecifications(section);
    addMethod(section);
    Sheet sheet = book.addSheet(Words::tr("Sources"));
    sheet.widths({6, 70, 16, 60, 14, 60});
    sheet.headers(0, {QStringLiteral("#"), Words::tr("Title"),
                      //: of a source: vendor, measured ...
                      Words::tr("Kind"), Words::tr("Address"), Words::tr("Date"), Words::tr("Note")});
    sheet.freezeRows(1);
    int row = 1;
    for (const Source &source : references.sources()) {
        sheet.number({row, 0}, row, CellStyle::Integer);
        sheet.text({row, 1}, source.title, CellStyle::Wrapped);
        sheet.text({row, 2}, source.kind);
        sheet.text({row, 3}, source.url, CellStyle::Wrapped);
        sheet.text({row, 4}, source.date);
        sheet.text({row, 5}, source.note, CellStyle::Wrapped);
        ++row;
    }
}

} // namespace tarozi::ui::report
