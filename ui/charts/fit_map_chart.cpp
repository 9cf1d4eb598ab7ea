// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/fit_map_chart.h"

#include "ui/charts/fit_map_drawing.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr double kStep = 1.0 / 64; // of an arrow key
constexpr double kCoarse = 8;      // steps, with Ctrl
constexpr double kPad = 8;
constexpr double kLine = 18;

} // namespace

FitMapChart::FitMapChart(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void FitMapChart::setSpec(const FitMapSpec &spec)
{
    m_spec = spec;
    m_picture = QPixmap();
    setAccessibleName(spec.title);
    setAccessibleDescription(spec.summary);
    update();
}

void FitMapChart::setColors(const Colors &colors)
{
    m_colors = &colors;
    m_picture = QPixmap();
    update();
}

QRectF FitMapChart::plot() const
{
    return fitMapPlot(rect(), m_spec);
}

QPointF FitMapChart::position(const QPointF &share) const
{
    const QRectF area = plot();
    return {area.left() + share.x() * area.width(), area.bottom() - share.y() * area.height()};
}

QSize FitMapChart::cells() const
{
    return (plot().size() * devicePixelRatioF()).toSize().expandedTo({2, 2});
}

std::optional<QPointF> FitMapChart::shareAt(const QPointF &position) const
{
    const QRectF area = plot();
    if (!area.contains(position) || !m_spec.message.isEmpty())
        return std::nullopt;
    return QPointF((position.x() - area.left()) / area.width(), (area.bottom() - position.y()) / area.height());
}

void FitMapChart::setCursorAt(std::optional<QPointF> share)
{
    if (share == m_cursor)
        return;
    m_cursor = share;
    if (m_cursor && m_readout && QAccessible::isActive())
        setAccessibleDescription(m_readout(*m_cursor).join(QStringLiteral(", ")));
    update();
}

void FitMapChart::paintEvent(QPaintEvent *)
{
    if (m_picture.isNull()) {
        m_picture = QPixmap(size() * devicePixelRatioF());
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        m_picture.fill(m_colors->card);
        QPainter painter(&m_picture);
        drawFitMap(painter, rect(), m_spec, *m_colors);
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_cursor)
        drawReadout(painter);
    if (hasFocus()) {
        painter.setPen(QPen(m_colors->accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(plot());
    }
}

void FitMapChart::drawReadout(QPainter &painter) const
{
    const QRectF area = plot();
    const QPointF at = position(*m_cursor);
    painter.setPen(QPen(m_colors->secondary, 1, Qt::DashLine));
    painter.drawLine(QPointF(at.x(), area.top()), QPointF(at.x(), area.bottom()));
    painter.drawLine(QPointF(area.left(), at.y()), QPointF(area.right(), at.y()));
    const QStringList lines = m_readout ? m_readout(*m_cursor) : QStringList();
    if (lines.isEmpty())
        return;
    painter.setFont(ui::font(TextRole::Secondary));
    const QFontMetricsF metrics(painter.font());
    double width = 0;
    for (const QString &line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    QRectF box(at.x() + 12, at.y() + 12, width + 2 * kPad, kLine * double(lines.size()) + kPad);
    if (box.right() > area.right())
        box.moveRight(at.x() - 12);
    if (box.bottom() > area.bottom())
        box.moveBottom(at.y() - 12);
    box.moveLeft(std::max(box.left(), 0.0));
    box.moveTop(std::max(box.top(), 0.0));
    painter.setPen(QPen(m_colors->line, 1));
    painter.setBrush(m_colors->card);
    painter.drawRoundedRect(box, 6, 6);
    painter.setPen(m_colors->text);
    double y = box.top() + kPad / 2;
    for (const QString &line : lines) {
        painter.drawText(QRectF(box.left() + kPad, y, width + 2, kLine), int(Qt::AlignVCenter) | int(Qt::AlignLeft),
                         line);
        y += kLine;
    }
}

void FitMapChart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_picture = QPixmap();
    emit resized();
}

void FitMapChart::mouseMoveEvent(QMouseEvent *event)
{
    setCursorAt(shareAt(event->position()));
}

void FitMapChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    if (const std::optional<QPointF> share = shareAt(event->position()))
        emit picked(*share);
}

void FitMapChart::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    setCursorAt(std::nullopt);
}

void FitMapChart::keyPressEvent(QKeyEvent *event)
{
    const double step = event->modifiers().testFlag(Qt::ControlModifier) ? kCoarse * kStep : kStep;
    QPointF at = m_cursor.value_or(m_spec.current.value_or(QPointF(0.5, 0.5)));
    switch (event->key()) {
    case Qt::Key_Left: at.rx() -= step; break;
    case Qt::Key_Right: at.rx() += step; break;
    case Qt::Key_Up: at.ry() += step; break;
    case Qt::Key_Down: at.ry() -= step; break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_cursor)
            emit picked(*m_cursor);
        return;
    case Qt::Key_Escape:
        if (m_cursor)
            return setCursorAt(std::nullopt);
        [[fallthrough]];
    default: QWidget::keyPressEvent(event); return;
    }
    setCursorAt(QPointF(std::clamp(at.x(), 0.0, 1.0), std::clamp(at.y(), 0.0, 1.0)));
}

void FitMapChart::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    setCursorAt(std::nullopt);
}

} // namespace tarozi::ui
