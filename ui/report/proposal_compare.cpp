// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_builder.h"
#include "ui/language/words.h"
#include "ui/language/words_speed.h"
#include "ui/report/proposal_content.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

const auto kDash = QStringLiteral(u"\u2014");
constexpr double kSmallestDelta = 0.005;

TableCell figure(const Format::Figure &figure, const QString &note = {})
{
    TableCell cell;
    cell.number = figure.number;
    cell.unit = figure.unit;
    cell.note = note;
    return cell;
}

// "+12 %" against the recommended one; a dash for the same.
QString delta(double value, double reference, const Format &format)
{
    if (reference == 0 || !std::isfinite(value / reference))
        return {};
    const double share = value / reference - 1;
    if (std::fabs(share) < kSmallestDelta)
        return kDash;
    const QString sign = share > 0 ? QStringLiteral("+") : QString();
    return sign + format.percent(share).text();
}

QString difference(double bytes, const Format &format)
{
    const Format::Figure shown = format.gigabytes(bytes);
    if (shown.number == format.gigabytes(0).number)
        return kDash;
    return (bytes > 0 ? QStringLiteral("+") : QString()) + shown.text();
}

class Comparison
{
public:
    explicit Comparison(const Section &section) : m_section(section), m_best(recommended(section.subject.variants)) {}

    DataTable table() const
    {
        DataTable table;
        table.decimal_mark = format().locale().decimalPoint();
        table.widths = {0.2, 0.14, 0.12, 0.14, 0.16, 0.12, 0.12};
        table.spec.header = {QString(),
                             Words::tr("Verdict"),
                             Words::tr("Spare memory"),
                             Words::tr("Requests at once"),
                             Words::tr("Per user, expected"),
                             Words::tr("First token, expected"),
                             Words::tr("Price per hour")};
        for (std::size_t v = 0; v < m_section.subject.variants.size(); ++v) {
            if (m_section.severalVariants()) {
                TableRow heading;
                heading.heading = true;
                heading.label.text = m_section.subject.variants[v].name;
                table.spec.rows.push_back(heading);
            }
            for (std::size_t i = 0; i < m_section.subject.variants[v].assessment.candidates.size(); ++i)
                table.spec.rows.push_back(row({v, i}));
        }
        return table;
    }

    const std::optional<Pick> &best() const { return m_best; }

private:
    const Format &format() const { return m_section.input.format; }
    const Assessed &assessed(const Pick &pick) const
    {
        return m_section.subject.variants[pick.variant].assessment.candidates[pick.candidate];
    }
    // What a row is measured against; nothing for the recommended one itself.
    const Assessed *reference(const Pick &pick) const
    {
        return m_best && *m_best != pick ? &assessed(*m_best) : nullptr;
    }

    TableRow row(const Pick &pick) const
    {
        const Assessed &candidate = assessed(pick);
        TableRow row;
        row.label.text = m_section.of(pick.variant).candidateName(pick.candidate);
        row.label.strong = m_best == pick;
        if (m_best == pick)
            //: of the compared GPUs
            row.label.note = Words::tr("recommended");
        TableCell verdict;
        verdict.text = words::verdict(candidate.verdict);
        verdict.tone = candidate.verdict;
        row.cells.push_back(verdict);
        if (candidate.verdict == Verdict::NotModelled) {
            row.cells.resize(6);
            return row;
        }
        const Assessed *other = reference(pick);
        const auto against = [&](double value, double theirs) {
            return other ? delta(value, theirs, format()) : QString();
        };
        row.cells.push_back(
            figure(format().gigabytes(candidate.memory.headroom),
                   other ? difference(candidate.memory.headroom - other->memory.headroom, format()) : QString()));
        row.cells.push_back(
            figure(format().requests(candidate.capacity.max_concurrency),
                   against(candidate.capacity.max_concurrency, other ? other->capacity.max_concurrency : 0)));
        row.cells.back().unit.clear();
        addSpeed(row, candidate, other);
        if (candidate.cost)
            row.cells.push_back(figure(format().money(candidate.cost->per_hour, candidate.cost->currency),
                                       other && other->cost && other->cost->currency == candidate.cost->currency
                                           ? delta(candidate.cost->per_hour, other->cost->per_hour, format())
                                           : QString()));
        else
            row.cells.push_back(dash());
        return row;
    }

    static TableCell dash()
    {
        TableCell cell;
        cell.text = kDash;
        return cell;
    }

    void addSpeed(TableRow &row, const Assessed &candidate, const Assessed *other) const
    {
        const auto cell = [&](const std::optional<Band> &own, const std::optional<Band> &theirs, const auto &say) {
            if (!own || !runs(candidate))
                return dash();
            const bool compared = other && theirs && runs(*other);
            return figure(say(*own, format()).figure, compared ? delta(own->mid, theirs->mid, format()) : QString());
        };
        const std::optional<Band> none;
        row.cells.push_back(cell(candidate.speed.decode_tok_s, other ? other->speed.decode_tok_s : none, words::rate));
        row.cells.push_back(cell(candidate.speed.ttft_s, other ? other->speed.ttft_s : none, words::duration));
    }

    const Section &m_section;
    const std::optional<Pick> m_best;
};

// All bars of all variants on one scale.
StackedBarSpec allBars(const ProposalSubject &subject)
{
    StackedBarSpec all;
    for (const ProposalInput &in : subject.variants) {
        StackedBarSpec bars = memoryBars(in.assessment, in.catalog, in.format);
        for (StackedBar &bar : bars.bars) {
            if (!in.name.isEmpty())
                bar.name = in.name + QStringLiteral(" \u00b7 ") + bar.name;
            all.bars.push_back(std::move(bar));
        }
        all.title = bars.title;
        all.axis_title = bars.axis_title;
        all.locale = bars.locale;
        all.scale_maximum = std::max(all.scale_maximum, bars.scale_maximum);
    }
    return all;
}

// The inputs in which the variants differ.
DataTable differences(const ProposalSubject &subject)
{
    DataTable table;
    table.kind = DataTable::Kind::Words;
    const std::size_t count = subject.variants.size();
    table.widths = {0.28};
    table.widths.insert(table.widths.end(), count, 0.72 / double(count));
    table.spec.header = {Words::tr("Input")};
    std::vector<std::vector<InputInWords>> inputs;
    QStringList labels;
    for (const ProposalInput &in : subject.variants) {
        table.spec.header.append(in.name);
        inputs.push_back(inputsInWords(in));
        for (const InputInWords &input : inputs.back())
            labels.append(input.label);
    }
    labels.removeDuplicates();
    for (const QString &label : labels) {
        TableRow row;
        row.label.text = label;
        QStringList values;
        for (const auto &list : inputs) {
            const auto found =
                std::find_if(list.begin(), list.end(), [&](const InputInWords &input) { return input.label == label; });
            TableCell cell;
            cell.text = found == list.end() ? kDash : found->value;
            values.append(cell.text);
            row.cells.push_back(std::move(cell));
        }
        values.removeDuplicates();
        if (values.size() > 1)
            table.spec.rows.push_back(std::move(row));
    }
    return table;
}

QString rule(const Section &section, const Pick &best)
{
    const QString name = unbroken(section.of(best.variant).candidateName(best.candidate));
    switch (deciderOf(section.subject.variants)) {
    case Decider::CostOfResult:
        //: %1 GPU
        return Words::tr("Recommended: %1, by the expected cost of a result the cheapest of those that hold the "
                         "workload. The small figures compare with it; a dash means the same.")
            .arg(name);
    case Decider::PricePerHour:
        //: %1 GPU
        return Words::tr("Recommended: %1, the cheapest an hour of those that hold the workload. The small figures "
                         "compare with it; a dash means the same.")
            .arg(name);
    case Decider::SpareMemory: break;
    }
    //: %1 GPU
    return Words::tr("Recommended: %1, the one with the most spare memory of those that hold the workload: not all of "
                     "them have a price. The small figures compare with it; a dash means the same.")
        .arg(name);
}

} // namespace

void addComparison(const Section &section)
{
    const Comparison comparison(section);
    section.add(Heading{Words::tr("Comparison")});
    section.add(Paragraph{
        comparison.best() ? rule(section, *comparison.best())
                          : Words::tr("None of the compared GPUs holds this workload as asked; none is recommended."),
        Style::Body, false, true});
    section.add(comparison.table());
    if (!section.severalVariants())
        return;
    if (const DataTable table = differences(section.subject); !table.spec.rows.empty()) {
        section.add(Heading{Words::tr("In what the variants differ"), Heading::Level::Part});
        section.add(table);
    }
    StackedBarSpec bars = allBars(section.subject);
    section.add(Heading{bars.title, Heading::Level::Part});
    bars.title.clear();
    section.add(BarChart{bars});
}

} // namespace tarozi::ui::report
