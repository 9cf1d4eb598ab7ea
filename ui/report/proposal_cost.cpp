// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_content.h"

#include <QCoreApplication>

#include <algorithm>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

TableCell money(double amount, const QString &currency, const Format &format)
{
    const Format::Figure figure = format.money(amount, currency);
    TableCell cell;
    cell.number = figure.number;
    cell.unit = figure.unit;
    return cell;
}

// The middle with its band beneath.
TableCell moneyBand(const Band &band, const QString &currency, const Format &format)
{
    TableCell cell = money(band.mid, currency, format);
    if (band.low < band.high)
        cell.note = format.money(band.low, currency).number + QStringLiteral(u"\u2013") +
                    format.money(band.high, currency).number;
    return cell;
}

TableCell words(const QString &text)
{
    TableCell cell;
    cell.text = text.isEmpty() ? QStringLiteral(u"\u2014") : text;
    return cell;
}

// A row for each figure; one that no candidate has is left out.
class CostTable
{
public:
    explicit CostTable(const ProposalInput &in) : m_in(in) {}

    template<typename Cell>
    void row(const QString &label, Cell cell)
    {
        TableRow row;
        row.label.text = label;
        bool any = false;
        for (const Assessed &candidate : m_in.assessment.candidates) {
            const std::optional<TableCell> made = candidate.cost ? cell(candidate) : std::nullopt;
            any = any || made;
            row.cells.push_back(made.value_or(words({})));
        }
        if (any)
            rows.push_back(std::move(row));
    }

    void band(const QString &label, std::optional<Band> CostFigures::*figure)
    {
        row(label, [&](const Assessed &own) -> std::optional<TableCell> {
            const std::optional<Band> &band = (*own.cost).*figure;
            if (!band || !runs(own))
                return {};
            return moneyBand(*band, own.cost->currency, m_in.format);
        });
    }

    std::vector<TableRow> rows;

private:
    const ProposalInput &m_in;
};

std::vector<TableRow> costRows(const ProposalInput &in)
{
    CostTable table(in);
    //: of all GPUs of a candidate
    table.row(Words::tr("An hour, all GPUs"), [&](const Assessed &own) -> std::optional<TableCell> {
        return money(own.cost->per_hour, own.cost->currency, in.format);
    });
    //: a bill
    table.band(Words::tr("A month"), &CostFigures::per_month);
    //: an answer, an image, a training run: what the workload makes
    table.band(Words::tr("A result, expected"), &CostFigures::per_result);
    table.band(Words::tr("Million output tokens, expected"), &CostFigures::per_million_output_tokens);
    table.band(Words::tr("Million tokens of input and output, expected"), &CostFigures::per_million_all_tokens);
    table.row(Words::tr("Million output tokens at the one-stream ceiling"),
              [&](const Assessed &own) -> std::optional<TableCell> {
                  if (!runs(own) || own.cost->per_million_output_tokens_at_ceiling <= 0)
                      return {};
                  return money(own.cost->per_million_output_tokens_at_ceiling, own.cost->currency, in.format);
              });
    table.row(Words::tr("VAT, as the offer says"), [](const Assessed &own) -> std::optional<TableCell> {
        return own.cost->vat.isEmpty() ? std::nullopt : std::optional(words(own.cost->vat));
    });
    table.row(Words::tr("The price holds, as the offer says"), [](const Assessed &own) -> std::optional<TableCell> {
        return own.cost->scope.isEmpty() ? std::nullopt : std::optional(words(own.cost->scope));
    });
    return std::move(table.rows);
}

// Where the price comes from, by its formula's sources.
std::vector<Source> priceSources(const ProposalInput &in, std::size_t candidate)
{
    std::vector<Source> sources;
    for (const Step &step :
         explain(in.scenario, in.catalog, int(candidate), Quantity::CostPerMillionOutputTokensAtCeiling).steps) {
        for (const Term &term : step.terms) {
            if (term.quantity == Quantity::PricePerHour)
                sources.insert(sources.end(), term.sources.begin(), term.sources.end());
        }
    }
    return sources;
}

} // namespace

void addCost(const Section &section)
{
    const ProposalInput &in = section.input;
    const auto &candidates = in.assessment.candidates;
    if (std::none_of(candidates.begin(), candidates.end(), [](const Assessed &own) { return own.cost.has_value(); }))
        return;
    DataTable table;
    table.decimal_mark = in.format.locale().decimalPoint();
    table.whole = true;
    table.spec.header = {QString()};
    std::vector<Source> sources;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        table.spec.header.append(section.candidateName(i));
        const std::vector<Source> own = priceSources(in, i);
        sources.insert(sources.end(), own.begin(), own.end());
    }
    table.spec.rows = costRows(in);
    section.addHeading(Words::tr("Cost"));
    const QString marks = section.references.cite(sources);
    section.add(Paragraph{marks.isEmpty() ? Words::tr("The price of a GPU-hour is as given by the author.")
                                          //: %1 numbers of sources: 3, 4
                                          : Words::tr("The price of a GPU-hour is from the source [%1].").arg(marks),
                          Style::Body, false, true});
    section.add(table);
    section.add(
        Paragraph{Words::tr("Processor, memory, disk and traffic are included only where the price's source says "
                            "so. VAT: as the source of the price states it; where it states nothing, ask before "
                            "comparing."),
                  Style::Small, true});
}

} // namespace tarozi::ui::report
