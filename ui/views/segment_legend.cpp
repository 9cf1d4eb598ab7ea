// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/segment_legend.h"

#include "ui/charts/hatch.h"

#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kSwatch = 10;
constexpr int kSwatchGap = 6;
constexpr int kGap = 14;
constexpr int kLineHeight = 20;

QFont plainFont()
{
    return font(TextRole::Secondary);
}

QFont strongFont()
{
    QFont face = font(TextRole::Secondary);
    face.setWeight(QFont::DemiBold);
    return face;
}

// The headroom stands for the spare: it is at the end of the line already.
bool isListed(const BarSegment &segment)
{
    return segment.quantity != Quantity::Spare;
}

} // namespace

SegmentLegend::SegmentLegend(QWidget *parent) : QWidget(parent)
{
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SegmentLegend::show(const StackedBar &bar, const Colors &colors)
{
    m_colors = &colors;
    m_bar = bar;
    measure();
    if (heightForWidth(width()) > height())
        updateGeometry();
    update();
}

void SegmentLegend::measure()
{
    const QFontMetrics plain(plainFont()), strong(strongFont());
    m_name_widths.clear();
    m_label_widths.clear();
    for (const BarSegment &segment : m_bar.segments) {
        m_name_widths.push_back(plain.horizontalAdvance(segment.name + u' '));
        m_label_widths.push_back(strong.horizontalAdvance(segment.label));
    }
    m_headroom_width = strong.horizontalAdvance(m_bar.headroom_label);
}

std::vector<SegmentLegend::Entry> SegmentLegend::entries(int width) const
{
    std::vector<Entry> placed;
    int x = 0, y = 0;
    for (std::size_t i = 0; i < m_bar.segments.size(); ++i) {
        const BarSegment &segment = m_bar.segments[i];
        if (!isListed(segment))
            continue;
        const int size = kSwatch + kSwatchGap + m_name_widths[i] + m_label_widths[i];
        if (x > 0 && x + size > width) {
            x = 0;
            y += kLineHeight;
        }
        placed.push_back({&segment, m_name_widths[i], {x, y, size, kLineHeight}});
        x += size + kGap;
    }
    if (!m_bar.headroom_label.isEmpty()) {
        const int size = m_headroom_width + 1;
        if (x > 0 && x + size > width)
            y += kLineHeight;
        placed.push_back({nullptr, 0, {std::max(0, width - size), y, size, kLineHeight}});
    }
    return placed;
}

QSize SegmentLegend::sizeHint() const
{
    return {320, heightForWidth(width())};
}

QSize SegmentLegend::minimumSizeHint() const
{
    return {120, kLineHeight};
}

int SegmentLegend::heightForWidth(int width) const
{
    const std::vector<Entry> placed = entries(width);
    const int needed = placed.empty() ? kLineHeight : placed.back().rect.bottom() + 1;
    if (width == this->width())
        m_tallest = std::max(m_tallest, needed);
    return width == this->width() ? m_tallest : needed;
}

void SegmentLegend::paintEntry(QPainter &painter, const Entry &entry) const
{
    constexpr int flags = int(Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextSingleLine;
    if (!entry.segment) {
        painter.setFont(strongFont());
        painter.setPen(m_colors->verdict(m_bar.verdict));
        painter.drawText(entry.rect, flags, m_bar.headroom_label);
        return;
    }
    QRect text = entry.rect;
    const QRectF swatch(text.left(), text.center().y() - kSwatch / 2.0 + 1, kSwatch, kSwatch);
    fillSegment(painter, swatch, entry.segment->quantity, *m_colors, false);
    text.setLeft(text.left() + kSwatch + kSwatchGap);
    painter.setFont(plainFont());
    painter.setPen(m_colors->secondary);
    painter.drawText(text, flags, entry.segment->name);
    text.setLeft(text.left() + entry.name_width);
    painter.setFont(strongFont());
    painter.setPen(m_colors->text);
    painter.drawText(text.adjusted(0, 0, 2, 0), flags, entry.segment->label);
}

void SegmentLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    for (const Entry &entry : entries(width()))
        paintEntry(painter, entry);
}

const SegmentLegend::Entry *SegmentLegend::entryAt(const QPoint &point, const std::vector<Entry> &placed) const
{
    const auto found =
        std::find_if(placed.begin(), placed.end(), [&](const Entry &entry) { return entry.rect.contains(point); });
    return found == placed.end() ? nullptr : &*found;
}

void SegmentLegend::mouseMoveEvent(QMouseEvent *event)
{
    const std::vector<Entry> placed = entries(width());
    setCursor(entryAt(event->position().toPoint(), placed) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void SegmentLegend::mouseReleaseEvent(QMouseEvent *event)
{
    const std::vector<Entry> placed = entries(width());
    if (const Entry *entry = entryAt(event->position().toPoint(), placed))
        emit segmentActivated(entry->segment ? entry->segment->quantity : Quantity::Headroom, entry->rect);
}

void SegmentLegend::resizeEvent(QResizeEvent *event)
{
    if (event->size().width() != event->oldSize().width())
        m_tallest = 0;
    QWidget::resizeEvent(event);
}

} // namespace tarozi::ui
