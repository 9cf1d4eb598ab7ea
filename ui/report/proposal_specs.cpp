// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"
#include "ui/report/proposal_content.h"
#include "ui/views/spec_rows.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

constexpr double kSourcesShare = 0.14;
constexpr std::size_t kCardsPerTable = 4;

double labelShare(std::size_t cards)
{
    return cards > 2 ? 0.28 : 0.42;
}

// The different cards of all variants.
std::vector<const Gpu *> cardsOf(const ProposalSubject &subject)
{
    std::vector<const Gpu *> cards;
    for (const ProposalInput &in : subject.variants) {
        for (const Candidate &candidate : in.scenario.candidates) {
            const Gpu *gpu = in.catalog.gpu(candidate.gpu);
            const bool seen = std::any_of(cards.begin(), cards.end(),
                                          [gpu](const Gpu *other) { return gpu && other->id == gpu->id; });
            if (gpu && !seen)
                cards.push_back(gpu);
        }
    }
    return cards;
}

// Best of at least two values that differ.
bool isBest(const std::vector<std::optional<double>> &values, std::size_t index, Better better)
{
    bool beats_one = false;
    for (const std::optional<double> &other : values) {
        if (!other || !values[index])
            continue;
        const double ahead = better == Better::Higher ? *values[index] - *other : *other - *values[index];
        if (ahead < 0)
            return false;
        beats_one = beats_one || ahead > 0;
    }
    return beats_one;
}

std::vector<Source> sourcesOf(const Gpu &gpu, const QStringList &fields)
{
    std::vector<Source> sources;
    for (const Source &source : gpu.sources) {
        const bool speaks = std::any_of(fields.begin(), fields.end(),
                                        [&](const QString &field) { return source.fields.contains(field); });
        if (speaks)
            sources.push_back(source);
    }
    if (fields.contains(QStringLiteral("memory.visible")) && !gpu.visible_source.title.isEmpty())
        sources.push_back(gpu.visible_source);
    return sources;
}

// A row no card has a value for says nothing: empty then.
std::optional<TableRow> tableRow(const SpecRow &spec, const std::vector<const Gpu *> &cards, References &references)
{
    TableRow row;
    row.label.text = spec.label;
    std::vector<std::optional<double>> values;
    for (const Gpu *card : cards)
        values.push_back(spec.value ? spec.value(*card) : std::nullopt);
    std::vector<Source> sources;
    bool any = false;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        TableCell cell = spec.cell(*cards[i]);
        if (cell.number.isEmpty() && cell.text.isEmpty()) {
            cell.text = QStringLiteral(u"\u2014");
        } else {
            any = true;
            // one unit a row: it stands with the label
            row.label.unit = std::exchange(cell.unit, QString());
            cell.strong = spec.better != Better::Neither && isBest(values, i, spec.better);
            const std::vector<Source> own = sourcesOf(*cards[i], spec.fields);
            sources.insert(sources.end(), own.begin(), own.end());
        }
        row.cells.push_back(std::move(cell));
    }
    if (!any)
        return {};
    row.cells.emplace_back();
    row.cells.back().marks = references.cite(sources);
    return row;
}

void addGroup(DataTable &table, const SpecGroup &group, const std::vector<const Gpu *> &cards, References &references)
{
    TableRow heading;
    heading.heading = true;
    heading.label.text = group.title;
    bool first = true;
    for (const SpecRow &spec : group.rows) {
        std::optional<TableRow> row = tableRow(spec, cards, references);
        if (!row)
            continue;
        if (std::exchange(first, false))
            table.spec.rows.push_back(heading);
        table.spec.rows.push_back(std::move(*row));
    }
}

DataTable specTable(const Section &section, const std::vector<const Gpu *> &cards)
{
    const double label = labelShare(cards.size());
    DataTable table;
    table.decimal_mark = section.input.format.locale().decimalPoint();
    table.widths = {label};
    table.widths.insert(table.widths.end(), cards.size(), (1 - label - kSourcesShare) / double(cards.size()));
    table.widths.push_back(kSourcesShare);
    table.spec.header = {QString()};
    for (const Gpu *card : cards)
        table.spec.header.append(words::gpuShortName(*card));
    table.spec.header.append(Words::tr("Sources"));
    for (const SpecGroup &group : specGroups(section.input.format))
        addGroup(table, group, cards, section.references);
    return table;
}

} // namespace

void addSpecifications(const Section &section)
{
    const std::vector<const Gpu *> cards = cardsOf(section.subject);
    if (cards.empty())
        return;
    section.add(Heading{Words::tr("Specifications")});
    section.add(Paragraph{Words::tr("By the data sheets; the better value of a row is in bold type."), Style::Body,
                          true, true});
    for (std::size_t first = 0; first < cards.size(); first += kCardsPerTable) {
        const auto end = std::min(cards.size(), first + kCardsPerTable);
        section.add(specTable(section, {cards.begin() + std::ptrdiff_t(first), cards.begin() + std::ptrdiff_t(end)}));
    }
}

} // namespace tarozi::ui::report
