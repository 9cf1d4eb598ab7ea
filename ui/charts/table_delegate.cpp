// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/table_delegate.h"

#include "ui/charts/hatch.h"
#include "ui/charts/table_model.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

constexpr double kPadX = 10;
constexpr double kPadY = 5;
constexpr double kHeadingPadTop = 12;
constexpr double kUnitGap = 5;
constexpr double kSwatch = 11;
constexpr double kWidestNote = 150; // of a figure: longer ones wrap
constexpr int kMarkSize = 10;
constexpr int kSmallestRow = 28;

constexpr int kWrap = int(Qt::AlignLeft) | int(Qt::AlignTop) | int(Qt::TextWordWrap);

QFont fontOf(const TableCell &cell, bool heading)
{
    QFont result = font(heading ? TextRole::Title : TextRole::Body);
    if (cell.strong)
        result.setWeight(QFont::DemiBold);
    return result;
}

struct Split {
    QString whole, fraction; // the fraction with its mark
};

Split splitNumber(const QString &number, const QString &mark)
{
    const qsizetype at = number.lastIndexOf(mark);
    return at < 0 ? Split{number, {}} : Split{number.left(at), number.mid(at)};
}

double textLeft(const TableCell &cell)
{
    return cell.component ? kSwatch + 7 : 0;
}

double wrappedHeight(const QFont &face, const QString &text, double width)
{
    const QFontMetricsF metrics(face);
    return metrics.boundingRect(QRectF(0, 0, std::max(width, 1.0), 1e5), kWrap, text).height();
}

} // namespace

TableDelegate::TableDelegate(const TableModel &model, QObject *parent) : QStyledItemDelegate(parent), m_model(model) {}

void TableDelegate::measure()
{
    const TableSpec &table = m_model.table();
    const QString mark = table.locale.decimalPoint();
    TableCell widest;
    widest.strong = true;
    const QFontMetricsF strong(fontOf(widest, false));
    const QFontMetricsF small(font(TextRole::Secondary));
    m_figures.assign(static_cast<std::size_t>(table.header.size()), {});
    for (const TableRow &row : table.rows) {
        for (std::size_t i = 0; i < row.cells.size() && i + 1 < m_figures.size(); ++i) {
            const TableCell &cell = row.cells[i];
            if (cell.number.isEmpty())
                continue;
            const Split split = splitNumber(cell.number, mark);
            Figures &figures = m_figures[i + 1];
            figures.whole = std::max(figures.whole, strong.horizontalAdvance(split.whole));
            figures.fraction = std::max(figures.fraction, strong.horizontalAdvance(split.fraction));
            if (!cell.unit.isEmpty())
                figures.unit = std::max(figures.unit, kUnitGap + small.horizontalAdvance(cell.unit));
        }
    }
}

int TableDelegate::naturalWidth(int column) const
{
    const QFontMetricsF body(font(TextRole::Body)), small(font(TextRole::Secondary));
    double widest =
        column < static_cast<int>(m_figures.size()) ? m_figures[static_cast<std::size_t>(column)].width() : 0;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.isHeading(row))
            continue;
        const TableCell &cell = m_model.cell(m_model.index(row, column));
        widest = std::max({widest, body.horizontalAdvance(cell.text) + textLeft(cell),
                           std::min(small.horizontalAdvance(cell.note), column == 0 ? 1e6 : kWidestNote)});
    }
    return static_cast<int>(std::ceil(widest + 2 * kPadX)) + 2;
}

int TableDelegate::heightForWidth(const QModelIndex &index, int width) const
{
    const bool heading = m_model.isHeading(index.row());
    const TableCell &cell = m_model.cell(index);
    const QFont face = fontOf(cell, heading);
    const double room = width - 2 * kPadX - textLeft(cell);
    double height = 2 * kPadY + (heading ? kHeadingPadTop : 0);
    if (!cell.number.isEmpty() || cell.text.isEmpty())
        height += QFontMetricsF(face).height();
    if (!cell.text.isEmpty())
        height += wrappedHeight(face, cell.text, room);
    if (!cell.note.isEmpty())
        height += wrappedHeight(font(TextRole::Secondary), cell.note, room);
    return std::max(kSmallestRow, static_cast<int>(std::ceil(height)));
}

QColor TableDelegate::inkOf(const TableCell &cell) const
{
    return cell.tone ? m_colors->verdict(*cell.tone) : m_colors->text;
}

QRectF TableDelegate::paintFigure(QPainter &painter, const QRectF &line, const TableCell &cell, int column,
                                  const QColor &ink) const
{
    const Figures &figures = m_figures[static_cast<std::size_t>(column)];
    const Split split = splitNumber(cell.number, m_model.table().locale.decimalPoint());
    const QFontMetricsF metrics(painter.font());
    const double mark_x = line.left() + figures.whole;
    const double whole = metrics.horizontalAdvance(split.whole);
    const double fraction = metrics.horizontalAdvance(split.fraction);
    constexpr int flags = int(Qt::AlignLeft) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine);
    painter.setPen(ink);
    painter.drawText(QRectF(mark_x - whole, line.top(), whole + fraction + 1, line.height()), flags, cell.number);
    double end = mark_x + fraction;
    if (!cell.unit.isEmpty()) {
        const QFont face = painter.font();
        painter.setFont(font(TextRole::Secondary));
        painter.setPen(cell.tone ? ink : m_colors->secondary);
        const double unit_x = end + kUnitGap;
        const double unit = QFontMetricsF(painter.font()).horizontalAdvance(cell.unit);
        painter.drawText(QRectF(unit_x, line.top(), unit + 1, line.height()), flags, cell.unit);
        painter.setFont(face);
        end = unit_x + unit;
    }
    return {mark_x - whole, line.top(), end - mark_x + whole, line.height()};
}

void TableDelegate::paintMarks(QPainter &painter, const QPointF &after, const TableCell &cell) const
{
    if (cell.marks.isEmpty())
        return;
    QFont face = font(TextRole::Secondary);
    face.setPixelSize(kMarkSize);
    painter.setFont(face);
    painter.setPen(m_colors->accent);
    painter.drawText(after + QPointF(3, QFontMetricsF(face).ascent()), cell.marks);
}

void TableDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool heading = m_model.isHeading(index.row());
    const TableCell &cell = m_model.cell(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF whole(option.rect);
    if (cell.figure && m_hovered == index)
        painter->fillRect(whole, m_colors->accent_surface);
    painter->setPen(QPen(m_colors->line, 1));
    if (!heading)
        painter->drawLine(QPointF(whole.left(), whole.bottom() - 0.5), QPointF(whole.right(), whole.bottom() - 0.5));
    QRectF room = whole.adjusted(kPadX, kPadY + (heading ? kHeadingPadTop : 0), -kPadX, -kPadY);
    painter->setFont(fontOf(cell, heading));
    const double line_height = QFontMetricsF(painter->font()).height();
    if (cell.component) {
        fillSegment(*painter, {room.left(), room.top() + (line_height - kSwatch) / 2, kSwatch, kSwatch},
                    *cell.component, *m_colors, false);
        room.setLeft(room.left() + textLeft(cell));
    }
    const QColor ink = inkOf(cell);
    double y = room.top();
    if (!cell.number.isEmpty()) {
        const QRectF drawn =
            paintFigure(*painter, {room.left(), y, room.width(), line_height}, cell, index.column(), ink);
        paintMarks(*painter, drawn.topRight(), cell);
        y += line_height;
    }
    painter->setFont(fontOf(cell, heading));
    if (!cell.text.isEmpty()) {
        painter->setPen(ink);
        QRectF used;
        painter->drawText(QRectF(room.left(), y, room.width(), room.bottom() - y), kWrap, cell.text, &used);
        if (cell.number.isEmpty())
            paintMarks(*painter, used.topRight(), cell);
        y = used.bottom();
    }
    if (!cell.note.isEmpty()) {
        painter->setFont(font(TextRole::Secondary));
        painter->setPen(m_colors->secondary);
        painter->drawText(QRectF(room.left(), y, room.width(), whole.bottom() - y), kWrap, cell.note);
    }
    if ((option.state & QStyle::State_HasFocus) && !heading) {
        painter->setPen(QPen(m_colors->accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(whole.adjusted(1, 1, -1, -1), 4, 4);
    }
    painter->restore();
}

} // namespace tarozi::ui
