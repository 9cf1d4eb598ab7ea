// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/layout.h"

#include "ui/report/page.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPen>

#include <algorithm>

namespace tarozi::ui::report {

namespace {

constexpr double kRowPadding = pt(2.3);
constexpr double kColumnGap = pt(10);
constexpr double kUnitGap = pt(2.5);
constexpr double kMarkGap = pt(3);
constexpr double kSwatch = pt(6);

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
    double fraction = 0, unit = 0, marks = 0;

    double figuresEnd() const { return x + width - marks - unit; }
    double textEnd() const { return x + width - marks; }
};

std::vector<PlacedColumn> placeColumns(const DataTable &table, double width)
{
    const std::size_t count = std::size_t(std::max(1, int(table.spec.header.size())));
    std::vector<PlacedColumn> columns(count);
    columns[0].width = count == 1 ? width : width * table.label_share;
    const double rest = count == 1 ? 0 : (width - columns[0].width) / double(count - 1);
    for (std::size_t c = 1; c < count; ++c) {
        columns[c].x = columns[0].width + rest * double(c - 1) + kColumnGap;
        columns[c].width = rest - kColumnGap;
    }
    if (table.words)
        return columns;
    for (const TableRow &row : table.spec.rows) {
        for (std::size_t c = 1; c < std::min(count, row.cells.size() + 1); ++c) {
            const TableCell &cell = row.cells[c - 1];
            PlacedColumn &column = columns[c];
            column.fraction = std::max(column.fraction, textWidth(fractionOf(cell, table.decimal_mark), styleOf(cell)));
            column.unit = std::max(column.unit, widthAfterGap(cell.unit, Style::Small, kUnitGap));
            column.marks = std::max(column.marks, widthAfterGap(cell.marks, Style::Small, kMarkGap));
        }
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
    QColor swatch;
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
    if (cell.component) {
        row.swatch = printColors().component(*cell.component);
        indent = kSwatch + pt(4);
    }
    const TextBox text(cell.text, styleOf(cell), width - indent, inkOf(cell));
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

void addCell(RowContent &row, const TableCell &cell, const PlacedColumn &column, const DataTable &table)
{
    const double text_width = column.textEnd() - column.x;
    const Qt::Alignment side = table.words ? Qt::AlignLeft : Qt::AlignRight;
    double height = 0;
    if (table.words || cell.number.isEmpty()) {
        const QString text = cell.number.isEmpty() ? cell.text : cell.plain();
        row.first_line.push_back({{column.x, 0}, TextBox(text, styleOf(cell), text_width, inkOf(cell), side)});
        height = row.first_line.back().box.height();
    } else {
        addFigure(row, cell, column, table.decimal_mark);
        height = row.first_line.back().box.height();
    }
    if (!cell.marks.isEmpty())
        row.first_line.push_back({{column.textEnd() + kMarkGap, 0},
                                  TextBox(cell.marks, Style::Small, column.marks, printColors().secondary)});
    addNote(row, cell, column.x, text_width, side, height);
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

Slice rowSlice(RowContent row, double width, const QPen &line)
{
    Slice slice;
    slice.height = row.height + kRowPadding;
    slice.draw = [row = std::move(row), width, line, height = slice.height](QPainter &painter, const QPointF &at) {
        if (row.swatch.isValid()) {
            const TextBox &label = row.first_line.front().box;
            const double y = row.first_line.front().at.y() + (label.lineHeight(0) - kSwatch) / 2;
            painter.fillRect(QRectF(at + QPointF(0, y), QSizeF(kSwatch, kSwatch)), row.swatch);
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

Slice headerSlice(const DataTable &table, const std::vector<PlacedColumn> &columns, double width)
{
    RowContent row;
    double height = 0;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const PlacedColumn &column = columns[c];
        const Qt::Alignment side = c == 0 || table.words ? Qt::AlignLeft : Qt::AlignRight;
        const TextBox box(table.spec.header.value(int(c)), Style::SmallStrong, column.textEnd() - column.x,
                          printColors().secondary, side);
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
        // two rows at least on either side of a page break
        slice.keep_with_next = slice.keep_with_next || ((r == 0 || r + 2 == count) && r + 1 < count);
        flow.slices.push_back(std::move(slice));
    }
}

} // namespace tarozi::ui::report
