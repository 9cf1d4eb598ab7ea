// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/layout.h"

#include "ui/charts/hatch.h"
#include "ui/report/page.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPen>

#include <algorithm>

namespace tarozi::ui::report {

namespace {

constexpr double kRowPadding = pt(1.6);
constexpr double kColumnGap = pt(10);
constexpr double kUnitGap = pt(2.5);
constexpr double kMarkGap = pt(3);
constexpr double kSwatch = pt(7.5);
constexpr double kLabelShare = 0.4;
constexpr std::size_t kRowsBeforeBreak = 4;

Style styleOf(const TableCell &cell)
{
    return cell.strong ? Style::Strong : Style::Body;
}

QString fractionOf(const TableCell &cell, const QString &decimal_mark)
{
    const auto at = decimal_mark.isEmpty() ? -1 : cell.number.lastIndexOf(decimal_mark);
    return at < 0 ? QString() : cell.number.mid(at);
}

double widthAfterGap(const QString &text, Style style, double gap)
{
    return text.isEmpty() ? 0 : gap + textWidth(text, style);
}

// Where a column stands, and the room its figures keep to the right of the decimal mark.
struct PlacedColumn {
    double x = 0, width = 0;
    double fraction = 0, unit = 0;

    double right() const { return x + width; }
    double figuresEnd() const { return right() - unit; }
};

double shareOf(const DataTable &table, std::size_t column, std::size_t count)
{
    if (column < table.widths.size())
        return table.widths[column];
    return column == 0 ? kLabelShare : (1 - kLabelShare) / double(count - 1);
}

void measureFigures(PlacedColumn &column, const TableCell &cell, const QString &decimal_mark)
{
    column.fraction = std::max(column.fraction, textWidth(fractionOf(cell, decimal_mark), styleOf(cell)));
    column.unit = std::max(column.unit, widthAfterGap(cell.unit, Style::Small, kUnitGap));
}

std::vector<PlacedColumn> placeColumns(const DataTable &table, double width)
{
    const std::size_t count = std::size_t(std::max(1, int(table.spec.header.size())));
    std::vector<PlacedColumn> columns(count);
    const double shared = width - kColumnGap * double(count - 1);
    double x = 0;
    for (std::size_t c = 0; c < count; ++c) {
        columns[c].x = x;
        columns[c].width = count == 1 ? width : shared * shareOf(table, c, count);
        x += columns[c].width + kColumnGap;
    }
    for (const TableRow &row : table.spec.rows) {
        for (std::size_t c = 1; c < std::min(count, row.cells.size() + 1); ++c)
            measureFigures(columns[c], row.cells[c - 1], table.decimal_mark);
    }
    return columns;
}

struct PlacedText {
    QPointF at;
    TextBox box;
};

// The texts of one row and the swatch before its label.
struct RowContent {
    std::vector<PlacedText> first_line; // aligned on one baseline
    std::vector<PlacedText> below;
    std::optional<Quantity> component;
    double height = 0;
};

QColor inkOf(const TableCell &cell)
{
    return cell.tone ? printColors().verdict(*cell.tone) : printColors().text;
}

void addNote(RowContent &row, const TableCell &cell, double x, double width, Qt::Alignment alignment, double y)
{
    if (!cell.note.isEmpty())
        row.below.push_back({{x, y}, TextBox(cell.note, Style::Small, width, printColors().secondary, alignment)});
}

void addLabel(RowContent &row, const TableCell &cell, double width)
{
    double indent = 0;
    row.component = cell.component;
    if (cell.component)
        indent = kSwatch + pt(4);
    std::vector<Run> runs{{cell.text, styleOf(cell), inkOf(cell)}};
    if (!cell.unit.isEmpty())
        runs.push_back({QStringLiteral("  ") + cell.unit, Style::Small, printColors().secondary});
    const TextBox text(runs, width - indent);
    row.first_line.push_back({{indent, 0}, text});
    addNote(row, cell, indent, width - indent, Qt::AlignLeft, text.height());
}

void addFigure(RowContent &row, const TableCell &cell, const PlacedColumn &column, const QString &decimal_mark)
{
    const double own = textWidth(cell.number, styleOf(cell));
    const double fraction = textWidth(fractionOf(cell, decimal_mark), styleOf(cell));
    const double x = column.figuresEnd() - column.fraction - (own - fraction);
    row.first_line.push_back({{x, 0}, TextBox(cell.number, styleOf(cell), own + pt(1), inkOf(cell))});
    if (!cell.unit.isEmpty())
        row.first_line.push_back({{column.figuresEnd() + kUnitGap, 0},
                                  TextBox(cell.unit, Style::Small, column.unit, printColors().secondary)});
}

TextBox wordsOf(const TableCell &cell, const PlacedColumn &column, DataTable::Kind kind)
{
    if (kind == DataTable::Kind::Formulas && !cell.text.isEmpty())
        return TextBox(formulaRuns(cell.text, styleOf(cell)), column.width);
    if (cell.text.isEmpty()) {
        std::vector<Run> runs = formulaRuns(cell.marks.isEmpty() ? cell.note : cell.marks, Style::Small);
        for (Run &run : runs)
            run.color = printColors().secondary;
        return TextBox(runs, column.width);
    }
    const bool figures = kind == DataTable::Kind::Figures;
    const double width = figures ? column.figuresEnd() - column.x : column.width;
    return TextBox(cell.text, styleOf(cell), width, inkOf(cell), figures ? Qt::AlignRight : Qt::AlignLeft);
}

void addCell(RowContent &row, const TableCell &cell, const PlacedColumn &column, const DataTable &table)
{
    if (cell.number.isEmpty())
        row.first_line.push_back({{column.x, 0}, wordsOf(cell, column, table.kind)});
    else
        addFigure(row, cell, column, table.decimal_mark);
    const Qt::Alignment side = table.kind == DataTable::Kind::Figures ? Qt::AlignRight : Qt::AlignLeft;
    if (!cell.text.isEmpty() || !cell.number.isEmpty())
        addNote(row, cell, column.x, column.width, side, row.first_line.back().box.height());
}

void settle(RowContent &row, double top)
{
    double baseline = 0;
    for (const PlacedText &text : row.first_line)
        baseline = std::max(baseline, text.box.baseline());
    for (PlacedText &text : row.first_line) {
        text.at.ry() = top + baseline - text.box.baseline();
        row.height = std::max(row.height, text.at.y() + text.box.height());
    }
    for (PlacedText &text : row.below) {
        text.at.ry() += top;
        row.height = std::max(row.height, text.at.y() + text.box.height());
    }
}

// With the pattern of the chart above, which is drawn in pixels of the visual language.
void drawSwatch(QPainter &painter, const QPointF &top_left, Quantity component)
{
    const double units_per_pixel = kUnitsPerInch / 96;
    painter.save();
    painter.translate(top_left);
    painter.scale(units_per_pixel, units_per_pixel);
    fillSegment(painter, QRectF(0, 0, kSwatch / units_per_pixel, kSwatch / units_per_pixel), component, printColors(),
                true);
    painter.restore();
}

Slice rowSlice(RowContent row, double width, const QPen &line)
{
    Slice slice;
    slice.height = row.height + kRowPadding;
    slice.draw = [row = std::move(row), width, line, height = slice.height](QPainter &painter, const QPointF &at) {
        if (row.component) {
            const TextBox &label = row.first_line.front().box;
            drawSwatch(painter, at + QPointF(0, row.first_line.front().at.y() + (label.lineHeight(0) - kSwatch) / 2),
                       *row.component);
        }
        for (const PlacedText &text : row.first_line)
            text.box.draw(painter, at + text.at);
        for (const PlacedText &text : row.below)
            text.box.draw(painter, at + text.at);
        painter.setPen(line);
        painter.drawLine(at + QPointF(0, height), at + QPointF(width, height));
    };
    return slice;
}

bool marksOnly(const TableSpec &spec, std::size_t cell)
{
    return std::none_of(spec.rows.begin(), spec.rows.end(), [cell](const TableRow &row) {
        return cell < row.cells.size() && !(row.cells[cell].text.isEmpty() && row.cells[cell].number.isEmpty());
    });
}

Slice headerSlice(const DataTable &table, const std::vector<PlacedColumn> &columns, double width)
{
    RowContent row;
    double height = 0;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const PlacedColumn &column = columns[c];
        const bool right = c > 0 && table.kind == DataTable::Kind::Figures && !marksOnly(table.spec, c - 1);
        const double box_width = right ? column.figuresEnd() - column.x : column.width;
        const TextBox box(table.spec.header.value(int(c)), Style::SmallStrong, box_width, printColors().secondary,
                          right ? Qt::AlignRight : Qt::AlignLeft);
        row.below.push_back({{column.x, 0}, box});
        height = std::max(height, box.height());
    }
    // titles of different length stand on the line beneath them
    for (PlacedText &title : row.below)
        title.at.ry() = height - title.box.height();
    row.height = height;
    return rowSlice(std::move(row), width, QPen(printColors().secondary, pt(0.75)));
}

Slice groupSlice(const TableRow &row, double width)
{
    RowContent content;
    content.first_line.push_back({{0, 0}, TextBox(row.label.text, Style::Strong, width)});
    settle(content, pt(7));
    Slice slice = rowSlice(std::move(content), width, QPen(printColors().line, pt(0.4)));
    slice.keep_with_next = true;
    return slice;
}

Slice dataSlice(const TableRow &row, const std::vector<PlacedColumn> &columns, const DataTable &table, double width)
{
    RowContent content;
    addLabel(content, row.label, columns[0].width);
    for (std::size_t c = 1; c < std::min(columns.size(), row.cells.size() + 1); ++c)
        addCell(content, row.cells[c - 1], columns[c], table);
    settle(content, kRowPadding);
    return rowSlice(std::move(content), width, QPen(printColors().line, pt(0.4)));
}

} // namespace

void layOut(const DataTable &table, double width, Flow &flow)
{
    if (table.spec.rows.empty())
        return;
    const std::vector<PlacedColumn> columns = placeColumns(table, width);
    Slice header = headerSlice(table, columns, width);
    header.space_before = pt(6);
    header.keep_with_next = true;
    const int header_index = int(flow.headers.size());
    flow.headers.push_back(header);
    flow.slices.push_back(header);
    const std::size_t count = table.spec.rows.size();
    for (std::size_t r = 0; r < count; ++r) {
        const TableRow &row = table.spec.rows[r];
        Slice slice = row.heading ? groupSlice(row, width) : dataSlice(row, columns, table, width);
        slice.header = header_index;
        // some rows on either side of a page break
        const bool opens = r + 1 < kRowsBeforeBreak || (r > 0 && table.spec.rows[r - 1].heading);
        slice.keep_with_next = r + 1 < count && (slice.keep_with_next || table.whole || opens || r + 2 == count);
        flow.slices.push_back(std::move(slice));
    }
}

} // namespace tarozi::ui::report
