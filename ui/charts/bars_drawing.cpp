// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bars_drawing.h"

#include "ui/charts/bar_labels.h"
#include "ui/charts/hatch.h"
#include "ui/charts/ticks.h"
#include "ui/language/format.h"

#include <QFontMetricsF>
#include <QPainter>

namespace tarozi::ui {

namespace {

constexpr double kTitleHeight = 26;
constexpr double kAxisHeight = 24;
constexpr double kLegendLine = 19;
constexpr double kSwatch = 11;
constexpr double kGap = 14;
constexpr double kBetweenBars = 10;

double titleHeight(const StackedBarSpec &spec)
{
    return spec.title.isEmpty() ? 0 : kTitleHeight;
}

struct LegendEntry {
    Quantity quantity;
    QString name, value;
    QPointF position; // of the swatch's line, relative to the legend's corner
    double name_width = 0;
};

// Entries in lines that break at the width.
std::vector<LegendEntry> legendEntries(const StackedBar &bar, double width)
{
    const QFontMetricsF metrics(font(TextRole::Secondary));
    std::vector<LegendEntry> entries;
    double x = 0, y = 0;
    for (const BarSegment &segment : bar.segments) {
        const double name = metrics.horizontalAdvance(segment.name) + 5;
        const double taken = kSwatch + 5 + name + metrics.horizontalAdvance(segment.label);
        if (x > 0 && x + taken > width) {
            x = 0;
            y += kLegendLine;
        }
        entries.push_back({segment.quantity, segment.name, segment.label, {x, y}, name});
        x += taken + kGap;
    }
    return entries;
}

double legendHeight(const StackedBar &bar, double width)
{
    const std::vector<LegendEntry> entries = legendEntries(bar, width);
    return entries.empty() ? 0 : entries.back().position.y() + kLegendLine;
}

double rowHeight(const StackedBar &bar, double width)
{
    return kAboveBar + kBarHeight + kBelowBar + legendHeight(bar, width) + kBetweenBars;
}

void drawLegend(QPainter &painter, const QPointF &corner, const StackedBar &bar, double width, const Colors &colors)
{
    painter.setFont(font(TextRole::Secondary));
    for (const LegendEntry &entry : legendEntries(bar, width)) {
        const QPointF at = corner + entry.position;
        const QRectF swatch(at.x(), at.y() + (kLegendLine - kSwatch) / 2, kSwatch, kSwatch);
        fillSegment(painter, swatch, entry.quantity, colors, true);
        QRectF text(swatch.right() + 5, at.y(), width, kLegendLine);
        painter.setPen(colors.secondary);
        painter.drawText(text, int(Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextSingleLine, entry.name);
        text.translate(entry.name_width, 0);
        painter.setPen(colors.text);
        painter.drawText(text, int(Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextSingleLine, entry.value);
    }
}

void drawAxis(QPainter &painter, const QRectF &rect, const StackedBarSpec &spec, double per_unit, const Colors &colors)
{
    const Format format(spec.locale);
    painter.setFont(font(TextRole::Secondary));
    const double y = rect.bottom() - kAxisHeight;
    painter.setPen(QPen(colors.line, 1));
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
    const double unit_width = QFontMetricsF(painter.font()).horizontalAdvance(spec.axis_title) + 8;
    for (const double tick : niceTicks(spec.scale_maximum, 8)) {
        const double x = rect.left() + tick * per_unit;
        painter.setPen(QPen(colors.line, 1));
        painter.drawLine(QPointF(x, y), QPointF(x, y + 4));
        const QString text = format.number(tick, tick == static_cast<int>(tick) ? 0 : 1);
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 2;
        const double left = tick == 0 ? x : x - width / 2;
        if (left + width > rect.right() - unit_width)
            continue;
        painter.setPen(colors.secondary);
        painter.drawText(QRectF(left, y + 5, width, 16), int(Qt::AlignCenter) | Qt::TextSingleLine, text);
    }
    painter.drawText(QRectF(rect.right() - unit_width, y + 5, unit_width, 16),
                     int(Qt::AlignRight) | Qt::AlignVCenter | Qt::TextSingleLine, spec.axis_title);
}

} // namespace

double stackedBarsHeight(const StackedBarSpec &spec, double width)
{
    double height = titleHeight(spec) + kAxisHeight;
    for (const StackedBar &bar : spec.bars)
        height += rowHeight(bar, width);
    return height;
}

void drawStackedBars(QPainter &painter, const QRectF &rect, const StackedBarSpec &spec, const Colors &colors)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    double y = rect.top();
    if (!spec.title.isEmpty()) {
        painter.setFont(font(TextRole::Name));
        painter.setPen(colors.text);
        painter.drawText(QRectF(rect.left(), y, rect.width(), kTitleHeight),
                         int(Qt::AlignLeft) | Qt::AlignTop | Qt::TextSingleLine, spec.title);
        y += kTitleHeight;
    }
    BarFrame frame{rect.left(), rect.right(), rect.left(), 0, 0, kBarHeight};
    frame.per_unit = spec.scale_maximum > 0 ? rect.width() / spec.scale_maximum : 0;
    for (const StackedBar &bar : spec.bars) {
        frame.top = y + kAboveBar;
        const std::vector<QRectF> rects = segmentRects(frame, bar);
        for (std::size_t i = 0; i < rects.size(); ++i)
            fillSegment(painter, rects[i], bar.segments[i].quantity, colors, true);
        drawBarLabels(painter, frame, bar, colors);
        drawLegend(painter, {rect.left(), frame.top + kBarHeight + kBelowBar}, bar, rect.width(), colors);
        y += rowHeight(bar, rect.width());
    }
    if (spec.scale_maximum > 0) {
        const QRectF used(rect.left(), rect.top(), rect.width(), y + kAxisHeight - rect.top());
        drawAxis(painter, used, spec, frame.per_unit, colors);
    }
    painter.restore();
}

} // namespace tarozi::ui
