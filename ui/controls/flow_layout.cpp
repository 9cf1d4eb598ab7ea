// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace tarozi::ui {

namespace {

// An item wider than its line gets the line, and the height that its words then need.
QSize sizeIn(QLayoutItem *item, int room)
{
    const QSize wanted = item->sizeHint();
    if (wanted.width() <= room)
        return wanted;
    return {room, item->hasHeightForWidth() ? item->heightForWidth(room) : wanted.height()};
}

} // namespace

FlowLayout::FlowLayout(QWidget *parent, int horizontal_gap, int vertical_gap)
    : QLayout(parent), m_horizontal_gap(horizontal_gap), m_vertical_gap(vertical_gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    for (const Entry &entry : m_items)
        delete entry.item;
}

void FlowLayout::addTrailing(QWidget *widget)
{
    addWidget(widget);
    m_items.back().trailing = true;
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)].item : nullptr;
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
    for (const Entry &entry : m_items)
        if (!entry.item->isEmpty())
            size = size.expandedTo(entry.item->minimumSize());
    return size;
}

QSize FlowLayout::sizeHint() const
{
    const Line end = trailing();
    const int all = QLAYOUTSIZE_MAX;
    int width = end.width, height = end.height;
    for (const Line &line : lines(all, all)) {
        width += line.width + (end.items.empty() ? 0 : m_horizontal_gap);
        height = std::max(height, line.height);
    }
    return {width, height};
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

void FlowLayout::append(Line &line, QLayoutItem *item, int room) const
{
    const QSize size = sizeIn(item, room);
    line.width += size.width() + (line.items.empty() ? 0 : m_horizontal_gap);
    line.height = std::max(line.height, size.height());
    line.items.push_back(item);
}

FlowLayout::Line FlowLayout::trailing() const
{
    Line line;
    for (const Entry &entry : m_items)
        if (entry.trailing && !entry.item->isEmpty())
            append(line, entry.item, QLAYOUTSIZE_MAX);
    return line;
}

std::vector<FlowLayout::Line> FlowLayout::lines(int first_width, int width) const
{
    std::vector<Line> lines;
    for (const Entry &entry : m_items) {
        if (entry.trailing || entry.item->isEmpty())
            continue;
        const int room = lines.size() <= 1 ? first_width : width;
        const int taken = lines.empty() ? 0 : lines.back().width + m_horizontal_gap;
        if (lines.empty() || taken + entry.item->sizeHint().width() > room)
            lines.emplace_back();
        append(lines.back(), entry.item, lines.size() == 1 ? first_width : width);
    }
    return lines;
}

void FlowLayout::place(const Line &line, int left, int top, int height, int room) const
{
    int x = left;
    for (QLayoutItem *item : line.items) {
        const QSize size = sizeIn(item, room);
        item->setGeometry({x, top + (height - size.height()) / 2, size.width(), size.height()});
        x += size.width() + m_horizontal_gap;
    }
}

int FlowLayout::arrange(const QRect &rect, bool apply) const
{
    const Line end = trailing();
    const int beside = std::max(rect.width() - end.width - (end.items.empty() ? 0 : m_horizontal_gap), 1);
    std::vector<Line> all = lines(beside, rect.width());
    const bool under = !all.empty() && all.front().items.front()->sizeHint().width() > beside;
    const int first = under ? rect.width() : beside;
    if (under)
        all = lines(first, rect.width());
    if (all.empty())
        all.emplace_back();
    const auto at_right = [&](int y, int height) {
        if (apply)
            place(end, rect.right() + 1 - end.width, y, height, rect.width());
    };
    if (!under)
        all.front().height = std::max(all.front().height, end.height);
    int y = rect.top();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i > 0)
            y += m_vertical_gap;
        if (apply)
            place(all[i], rect.left(), y, all[i].height, i == 0 ? first : rect.width());
        if (i == 0 && !under)
            at_right(y, all[i].height);
        y += all[i].height;
        if (i == 0 && under) {
            y += m_vertical_gap;
            at_right(y, end.height);
            y += end.height;
        }
    }
    return y - rect.top();
}

} // namespace tarozi::ui
