// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace tarozi::ui {

namespace {

bool isStretch(QLayoutItem *item)
{
    return !item->widget() && !item->layout();
}

} // namespace

FlowLayout::FlowLayout(QWidget *parent, int horizontal_gap, int vertical_gap)
    : QLayout(parent), m_horizontal_gap(horizontal_gap), m_vertical_gap(vertical_gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem *item : m_items)
        delete item;
}

void FlowLayout::addStretch()
{
    addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding, QSizePolicy::Minimum));
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)] : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::sizeHint() const
{
    int width = 0, height = 0;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        width += item->sizeHint().width() + (width > 0 ? m_horizontal_gap : 0);
        height = std::max(height, item->sizeHint().height());
    }
    const QMargins margins = contentsMargins();
    return QSize(width, height) + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

std::vector<FlowLayout::Line> FlowLayout::lines(int width) const
{
    std::vector<Line> lines;
    Line line;
    bool empty = true;
    for (QLayoutItem *item : m_items) {
        if (isStretch(item)) {
            line.items.push_back(item);
            continue;
        }
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint().boundedTo(QSize(width, QLAYOUTSIZE_MAX));
        if (!empty && line.width + m_horizontal_gap + size.width() > width) {
            lines.push_back(line);
            line = {};
            empty = true;
        }
        line.width += size.width() + (empty ? 0 : m_horizontal_gap);
        line.height = std::max(line.height, size.height());
        line.items.push_back(item);
        empty = false;
    }
    if (!empty)
        lines.push_back(line);
    return lines;
}

void FlowLayout::place(const Line &line, const QRect &room) const
{
    const auto stretches = std::count_if(line.items.begin(), line.items.end(), isStretch);
    const int spare = stretches > 0 ? (room.width() - line.width) / int(stretches) : 0;
    const Qt::LayoutDirection direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = room.left();
    for (QLayoutItem *item : line.items) {
        if (isStretch(item)) {
            x += std::max(spare, 0);
            continue;
        }
        const QSize size = item->sizeHint().boundedTo(QSize(room.width(), QLAYOUTSIZE_MAX));
        const QRect rect(x, room.top() + (line.height - size.height()) / 2, size.width(), size.height());
        item->setGeometry(QStyle::visualRect(direction, room, rect));
        x += size.width() + m_horizontal_gap;
    }
}

int FlowLayout::arrange(const QRect &rect, bool apply) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    int y = room.top();
    for (const Line &line : lines(room.width())) {
        if (y > room.top())
            y += m_vertical_gap;
        if (apply)
            place(line, QRect(room.left(), y, room.width(), line.height));
        y += line.height;
    }
    return y - rect.top() + contentsMargins().bottom();
}

} // namespace tarozi::ui
