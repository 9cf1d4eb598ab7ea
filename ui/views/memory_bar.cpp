// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/memory_bar.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QToolTip>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr double kAbove = 22; // the limit's label
constexpr double kBelow = 6;  // the line's overhang
constexpr double kCornerRadius = 3;
constexpr int kSentence = int(Qt::AlignLeading) | int(Qt::TextWordWrap);

QString tip(const BarSegment &segment)
{
    //: a part of the memory bar: %1 its name, %2 its size
    return MemoryBar::tr("%1: %2").arg(segment.name, segment.label);
}

} // namespace

MemoryBar::MemoryBar(QWidget *parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize MemoryBar::sizeHint() const
{
    return {320, int(kAbove + kBarHeight + kBelow)};
}

// In place of a bar stands the sentence that says why there is none.
int MemoryBar::heightForWidth(int width) const
{
    if (!m_bar.segments.empty())
        return sizeHint().height();
    const QRect room(0, 0, std::max(width, 1), QWIDGETSIZE_MAX);
    return std::max(sizeHint().height(), fontMetrics().boundingRect(room, kSentence, m_bar.summary).height());
}

QSize MemoryBar::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

BarFrame MemoryBar::frame() const
{
    // a pixel at the right keeps the end of the longest bar's line inside
    return {0, double(width()), 0, m_per_unit, kAbove, kBarHeight};
}

void MemoryBar::show(const StackedBar &bar, const Colors &colors)
{
    m_colors = &colors;
    if (bar != m_bar) {
        const bool other_height = bar.segments.empty() || m_bar.segments.empty();
        m_bar = bar;
        if (other_height)
            updateGeometry();
        for (std::optional<std::size_t> *segment : {&m_highlighted, &m_walked})
            if (*segment && **segment >= m_bar.segments.size())
                segment->reset();
        describe();
    }
    update();
}

void MemoryBar::setScale(double per_unit)
{
    if (per_unit != m_per_unit) {
        m_per_unit = per_unit;
        update();
    }
}

void MemoryBar::describe()
{
    if (m_highlighted) {
        setAccessibleDescription(tip(m_bar.segments[*m_highlighted]));
        return;
    }
    QStringList parts{m_bar.summary};
    for (const BarSegment &segment : m_bar.segments)
        parts.push_back(tip(segment));
    setAccessibleDescription(parts.join(u'\n'));
}

void MemoryBar::highlight(std::optional<std::size_t> segment)
{
    if (segment == m_highlighted)
        return;
    m_highlighted = segment;
    setCursor(segment ? Qt::PointingHandCursor : Qt::ArrowCursor);
    describe();
    update();
}

void MemoryBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_bar.segments.empty()) {
        painter.setPen(m_colors->secondary);
        painter.drawText(rect(), kSentence | int(Qt::AlignVCenter), m_bar.summary);
    } else {
        BarStyle style;
        style.corner_radius = kCornerRadius;
        if (m_highlighted)
            style.highlighted = m_bar.segments[*m_highlighted].quantity;
        paintBar(painter, frame(), m_bar, *m_colors, style);
    }
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

bool MemoryBar::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const auto segment = segmentAt(frame(), m_bar, help->pos()))
            QToolTip::showText(help->globalPos(), tip(m_bar.segments[*segment]), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void MemoryBar::mouseMoveEvent(QMouseEvent *event)
{
    highlight(segmentAt(frame(), m_bar, event->position()));
}

void MemoryBar::leaveEvent(QEvent *)
{
    highlight({});
}

void MemoryBar::mouseReleaseEvent(QMouseEvent *event)
{
    const auto segment = segmentAt(frame(), m_bar, event->position());
    if (segment && event->button() == Qt::LeftButton)
        activate(*segment);
}

void MemoryBar::activate(std::size_t segment)
{
    emit segmentActivated(m_bar.segments[segment].quantity, segmentRects(frame(), m_bar)[segment].toAlignedRect());
}

void MemoryBar::walk(int step)
{
    const int count = int(m_bar.segments.size());
    if (count == 0)
        return;
    const int from = m_walked ? int(*m_walked) + step : step > 0 ? 0 : count - 1;
    m_walked = std::size_t(std::clamp(from, 0, count - 1));
    highlight(m_walked);
}

void MemoryBar::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        walk(key == Qt::Key_Right ? 1 : -1);
    else if ((key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) && !m_bar.segments.empty())
        activate(m_walked.value_or(0));
    else
        QWidget::keyPressEvent(event);
}

// The explanation of a segment takes the focus and gives it back: the walk goes on where it was.
void MemoryBar::focusInEvent(QFocusEvent *event)
{
    highlight(m_walked);
    QWidget::focusInEvent(event);
}

void MemoryBar::focusOutEvent(QFocusEvent *event)
{
    highlight({});
    QWidget::focusOutEvent(event);
}

} // namespace tarozi::ui
