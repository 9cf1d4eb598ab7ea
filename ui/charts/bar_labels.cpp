// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_labels.h"

#include "ui/charts/hatch.h"
#include "ui/charts/ticks.h"
#include "ui/language/format.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace tarozi::ui {

namespace {

constexpr double kNameLine = 20;
constexpr double kLabelLine = 16;
constexpr double kOverhang = 5; // of the capacity line over and under the bar
constexpr double kGap = 8;

void drawText(QPainter &painter, const QRectF &rect, const QFont &font, const QColor &color, const QString &text,
              Qt::Alignment alignment = Qt::AlignLeft)
{
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(rect, int(alignment) | Qt::AlignVCenter | Qt::TextSingleLine, text);
}

// Name at the left, verdict and headroom at the right; the name gives way when both do not fit.
void drawNameLine(QPainter &painter, const BarFrame &frame, const StackedBar &bar, const Colors &colors)
{
    const QFont name_font = plainFont(TextRole::Name);
    const QFont verdict_font = plainFont(TextRole::Body);
    const QString verdict =
        bar.segments.empty() ? QString() : bar.verdict_label + QStringLiteral(" \u00B7 ") + bar.headroom_label;
    const double verdict_width = QFontMetricsF(verdict_font).horizontalAdvance(verdict);
    const double room = frame.right - frame.left - (verdict.isEmpty() ? 0 : verdict_width + 2 * kGap);
    const QString name = QFontMetricsF(name_font).elidedText(bar.name, Qt::ElideRight, std::max(room, 0.0));
    const QRectF line(frame.left, frame.top - kAboveBar, frame.right - frame.left, kNameLine);
    drawText(painter, line, name_font, colors.text, name);
    const double taken = QFontMetricsF(name_font).horizontalAdvance(name) + kGap;
    const QFont small = plainFont(TextRole::Secondary);
    if (QFontMetricsF(small).horizontalAdvance(bar.note) + taken <= room)
        drawText(painter, line.adjusted(taken, 0, 0, 0), small, colors.secondary, bar.note);
    drawText(painter, line, verdict_font, colors.verdict(bar.verdict), verdict, Qt::AlignRight);
}

void drawSegmentValues(QPainter &painter, const BarFrame &frame, const StackedBar &bar, const Colors &colors)
{
    const QFont small = plainFont(TextRole::Secondary);
    const QFontMetricsF metrics(small);
    const std::vector<QRectF> rects = segmentRects(frame, bar);
    const double limit_x = frame.x(bar.limit);
    for (std::size_t i = 0; i < rects.size(); ++i) {
        const BarSegment &segment = bar.segments[i];
        QRectF rect = rects[i];
        // the capacity line must not run through the digits: use the wider side of it
        if (limit_x > rect.left() && limit_x < rect.right()) {
            if (limit_x - rect.left() > rect.right() - limit_x)
                rect.setRight(limit_x);
            else
                rect.setLeft(limit_x);
        }
        if (metrics.horizontalAdvance(segment.label) + kGap > rect.width())
            continue;
        const bool spare = segment.quantity == Quantity::Spare;
        const QColor color = spare ? colors.text : readableOn(colors.component(segment.quantity));
        if (spare) {
            QRectF plate(0, 0, metrics.horizontalAdvance(segment.label) + kGap, metrics.height());
            plate.moveCenter(rect.center());
            painter.fillRect(plate, colors.card);
        }
        drawText(painter, rect, small, color, segment.label, Qt::AlignHCenter);
    }
}

// A label centred on x, pushed inside the frame.
QRectF labelRect(const BarFrame &frame, double x, double top, double width)
{
    const double left = std::clamp(x - width / 2, frame.left, std::max(frame.left, frame.right - width));
    return {left, top, width, kLabelLine};
}

} // namespace

void drawLimit(QPainter &painter, const BarFrame &frame, const StackedBar &bar, const Colors &colors)
{
    const double x = frame.x(bar.limit);
    const double bottom = frame.top + frame.height;
    painter.setPen(QPen(colors.card, 4, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x, frame.top - kOverhang), QPointF(x, bottom + kOverhang));
    painter.setPen(QPen(colors.text, 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x, frame.top - kOverhang), QPointF(x, bottom + kOverhang));
    const QFont small = plainFont(TextRole::Secondary);
    const double width = QFontMetricsF(small).horizontalAdvance(bar.limit_label) + 2;
    drawText(painter, labelRect(frame, x, frame.top - kOverhang - kLabelLine, width), small, colors.text,
             bar.limit_label);
}

namespace {

double stackedValue(const StackedBar &bar)
{
    return std::accumulate(bar.segments.begin(), bar.segments.end(), 0.0,
                           [](double sum, const BarSegment &segment) { return sum + segment.value; });
}

void drawUsable(QPainter &painter, const BarFrame &frame, const StackedBar &bar, const Colors &colors)
{
    const double x = frame.x(bar.usable);
    const double bottom = frame.top + frame.height;
    painter.setPen(QPen(colors.secondary, 1, Qt::DotLine, Qt::FlatCap));
    // under what is stacked there only: digits may stand in the bar
    painter.drawLine(QPointF(x, bar.usable < stackedValue(bar) ? bottom : frame.top), QPointF(x, bottom + kOverhang));
    const QFont small = plainFont(TextRole::Secondary);
    const double width = QFontMetricsF(small).horizontalAdvance(bar.usable_label) + 2;
    drawText(painter, labelRect(frame, x, bottom + kOverhang, width), small, colors.secondary, bar.usable_label);
}

// The uncertainty of the need: a whisker under the bar.
void drawBand(QPainter &painter, const BarFrame &frame, const StackedBar &bar, const Colors &colors)
{
    if (!(bar.need_high > bar.need_low))
        return;
    const double y = frame.top + frame.height + 3;
    const double from = frame.x(bar.need_low), to = frame.x(bar.need_high);
    painter.setPen(QPen(colors.text, 1.2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(from, y), QPointF(to, y));
    painter.drawLine(QPointF(from, y - 2), QPointF(from, y + 2));
    painter.drawLine(QPointF(to, y - 2), QPointF(to, y + 2));
}

} // namespace

std::vector<QRectF> segmentRects(const BarFrame &frame, const StackedBar &bar)
{
    std::vector<QRectF> rects;
    double from = 0;
    for (const BarSegment &segment : bar.segments) {
        const double x = frame.x(from);
        from += segment.value;
        rects.push_back({x, frame.top, frame.x(from) - x, frame.height});
    }
    return rects;
}

void drawBarLabels(QPainter &painter, const BarFrame &frame, const StackedBar &bar, const Colors &colors)
{
    painter.save();
    drawNameLine(painter, frame, bar, colors);
    if (bar.segments.empty()) {
        const QRectF room(frame.left, frame.top, frame.right - frame.left, frame.height);
        painter.setFont(plainFont(TextRole::Body));
        painter.setPen(colors.secondary);
        painter.drawText(room, int(Qt::AlignLeft) | Qt::AlignTop | Qt::TextWordWrap, bar.summary);
    } else {
        drawUsable(painter, frame, bar, colors);
        drawSegmentValues(painter, frame, bar, colors);
        drawBand(painter, frame, bar, colors);
        drawLimit(painter, frame, bar, colors);
    }
    painter.restore();
}

void drawBarAxis(QPainter &painter, const BarFrame &frame, const StackedBarSpec &spec, const Colors &colors)
{
    painter.save();
    const Format format(spec.locale);
    const QFont small = plainFont(TextRole::Secondary);
    const QFontMetricsF metrics(small);
    painter.setPen(QPen(colors.line, 1));
    painter.drawLine(QPointF(frame.left, frame.top), QPointF(frame.right, frame.top));
    const double unit = metrics.horizontalAdvance(spec.axis_title) + kGap;
    const double step = niceStep(spec.scale_maximum, kBarTicksWanted);
    double free_from = frame.left;
    for (const double tick : niceTicks(spec.scale_maximum, kBarTicksWanted)) {
        const double x = frame.x(tick);
        painter.setPen(QPen(colors.line, 1));
        painter.drawLine(QPointF(x, frame.top), QPointF(x, frame.top + 4));
        const QString text = format.number(tick, step < 1 ? 1 : 0);
        const double width = metrics.horizontalAdvance(text) + 2;
        const double left = std::max(frame.left, x - width / 2);
        if (left < free_from || left + width > frame.right - unit)
            continue;
        drawText(painter, {left, frame.top + 5, width, kLabelLine}, small, colors.secondary, text);
        free_from = left + width + kGap;
    }
    drawText(painter, {frame.right - unit, frame.top + 5, unit, kLabelLine}, small, colors.secondary, spec.axis_title,
             Qt::AlignRight);
    painter.restore();
}

} // namespace tarozi::ui
