// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/table_spec.h"

#include "ui/charts/curve_shape.h"
#include "ui/language/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace tarozi::ui {

namespace {

TableCell figureCell(const Format::Figure &figure)
{
    TableCell cell;
    cell.number = figure.number;
    cell.unit = figure.unit;
    return cell;
}

TableCell textCell(const QString &text)
{
    TableCell cell;
    cell.text = text;
    return cell;
}

struct PartRow {
    Quantity quantity;
    QString name;
};

// Every component of any bar, in drawing order.
std::vector<PartRow> partRows(const StackedBarSpec &spec)
{
    std::vector<PartRow> rows;
    for (const StackedBar &bar : spec.bars) {
        for (const BarSegment &segment : bar.segments) {
            const bool known = std::any_of(rows.begin(), rows.end(),
                                           [&](const PartRow &row) { return row.quantity == segment.quantity; });
            if (!known)
                rows.push_back({segment.quantity, segment.name});
        }
    }
    return rows;
}

TableCell partCell(const StackedBar &bar, Quantity quantity, const Format &format)
{
    double total = 0;
    bool present = false;
    for (const BarSegment &segment : bar.segments) {
        if (segment.quantity == quantity) {
            total += segment.value;
            present = true;
        }
    }
    TableCell cell;
    if (present)
        cell = figureCell(format.gigabytes(total * kGB));
    cell.candidate = bar.candidate;
    cell.figure = quantity;
    return cell;
}

// Marks of one name are one row: the y of each, the x beneath.
void addMarks(const CurveSpec &spec, TableSpec &table)
{
    QStringList names;
    for (const CurveMark &mark : spec.marks) {
        if (!names.contains(mark.label))
            names += mark.label;
    }
    for (const QString &name : names) {
        TableRow row;
        row.label.text = name;
        for (const CurveSeries &series : spec.series) {
            TableCell cell;
            for (const CurveMark &mark : spec.marks) {
                if (mark.candidate != series.candidate || mark.label != name)
                    continue;
                cell.number = yValueText(spec, mark.at.y());
                //: of a point in a chart whose y stands above; %1 its x
                cell.note =
                    QCoreApplication::translate("Charts", "at %1").arg(Format(spec.locale).significant(mark.at.x(), 3));
            }
            row.cells.push_back(std::move(cell));
        }
        table.rows.push_back(std::move(row));
    }
}

// What lies inside the engine's limit or beside it, in GB; the spare is not used.
double usedGb(const StackedBar &bar, bool beside_limit)
{
    double total = 0;
    for (const BarSegment &segment : bar.segments) {
        if (segment.beside_limit == beside_limit && segment.quantity != Quantity::Spare)
            total += segment.value;
    }
    return total;
}

// The components' sums, so that whoever adds them up meets the figures of the verdict.
void addSums(TableSpec &table, const StackedBarSpec &spec, const Format &format)
{
    const bool beside =
        std::any_of(spec.bars.begin(), spec.bars.end(), [](const StackedBar &bar) { return usedGb(bar, true) > 0; });
    for (const bool beside_limit : {false, true}) {
        if (beside_limit && !beside)
            continue;
        TableRow row;
        row.label.text = beside_limit ? QCoreApplication::translate("Charts", "Outside the engine limit in all")
                                      : words::quantity(Quantity::Need);
        for (const StackedBar &bar : spec.bars) {
            const double used = usedGb(bar, beside_limit);
            row.cells.push_back(used > 0 ? figureCell(format.gigabytes(used * kGB)) : TableCell());
        }
        table.rows.push_back(std::move(row));
    }
}

QString oneLine(QString text)
{
    return text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

} // namespace

QString TableCell::plain() const
{
    QStringList parts;
    if (!number.isEmpty())
        parts += unit.isEmpty() ? number : number + QChar(QChar::Nbsp) + unit;
    if (!text.isEmpty())
        parts += text;
    if (!note.isEmpty())
        parts += note;
    return parts.join(QStringLiteral(" \u2014 "));
}

TableSpec tableOf(const StackedBarSpec &spec, const Format &format)
{
    TableSpec table;
    table.title = spec.title;
    table.locale = spec.locale;
    table.header += QString();
    for (const StackedBar &bar : spec.bars)
        table.header += bar.name;
    for (const PartRow &part : partRows(spec)) {
        TableRow row;
        row.label.text = part.name;
        row.label.component = part.quantity;
        for (const StackedBar &bar : spec.bars)
            row.cells.push_back(partCell(bar, part.quantity, format));
        table.rows.push_back(std::move(row));
    }
    addSums(table, spec, format);
    TableRow limit, verdict;
    limit.label = textCell(words::quantity(Quantity::Limit));
    verdict.label = textCell(QCoreApplication::translate("Charts", "Verdict"));
    for (const StackedBar &bar : spec.bars) {
        limit.cells.push_back(bar.segments.empty() ? TableCell() : figureCell(format.gigabytes(bar.limit * kGB)));
        verdict.cells.push_back(textCell(bar.verdict_label));
        verdict.cells.back().tone = bar.verdict;
    }
    table.rows.push_back(std::move(limit));
    table.rows.push_back(std::move(verdict));
    return table;
}

TableSpec tableOf(const CurveSpec &spec, const Format &format)
{
    TableSpec table;
    table.title = spec.title;
    table.locale = spec.locale;
    table.header += spec.x_title;
    const CurveExtent extent = curveExtent(spec);
    std::set<double> rows;
    for (const double tick : xTicks(spec, extent))
        rows.insert(tick);
    if (spec.current_x)
        rows.insert(*spec.current_x);
    for (const CurveSeries &series : spec.series) {
        table.header += series.name;
        if (series.solid_until && !series.crossing_label.isEmpty())
            rows.insert(*series.solid_until);
    }
    for (const double x : rows) {
        TableRow row;
        row.label.text = x < 10 ? format.trimmed(x, 3) : format.integer(x);
        if (spec.current_x && x == *spec.current_x)
            row.label.note = spec.current_label;
        for (const CurveSeries &series : spec.series) {
            TableCell cell;
            if (const auto y = valueAt(series.points, x)) {
                cell.number = yValueText(spec, *y);
                cell.note = bandText(spec, series, x);
            }
            row.cells.push_back(std::move(cell));
        }
        table.rows.push_back(std::move(row));
    }
    addMarks(spec, table);
    const bool limited = std::any_of(spec.series.begin(), spec.series.end(),
                                     [](const CurveSeries &series) { return series.limit.has_value(); });
    if (!limited)
        return table;
    TableRow limit;
    limit.label.text = words::quantity(Quantity::Limit);
    for (const CurveSeries &series : spec.series) {
        TableCell cell;
        if (series.limit)
            cell.number = yValueText(spec, *series.limit);
        cell.strong = true;
        limit.cells.push_back(std::move(cell));
    }
    table.rows.push_back(std::move(limit));
    return table;
}

QString tabSeparated(const TableSpec &table)
{
    QString text;
    const auto line = [&text](QStringList cells) {
        for (QString &cell : cells)
            cell = oneLine(cell);
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    };
    line(table.header);
    for (const TableRow &row : table.rows) {
        QStringList cells{row.label.plain()};
        for (const TableCell &cell : row.cells)
            cells += cell.plain();
        line(cells);
    }
    return text;
}

} // namespace tarozi::ui
