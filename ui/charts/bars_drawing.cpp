// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bars_drawing.h"

#include "ui/charts/bar_labels.h"
#include "ui/charts/hatch.h"
#include "ui/language/format.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr double kTitleHeight = 26;
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

// One entry a component, though the runtime may stand on both sides of the limit.
std::vector<BarSegment> legendSegments(const StackedBar &bar, const Format &format)
{
    std::vector<BarSegment> merged;
    for (const BarSegment &segment : bar.segments) {
        const auto same = std::find_if(merged.begin(), merged.end(),
                                       [&](const BarSegment &known) { return known.quantity == segment.quantity; });
        if (same == merged.end()) {
            merged.push_back(segment);
        } else {
            same->value += segment.value;
            same->label = format.gigabytes(same->value * kGB).text();
        }
    }
    return merged;
}

// Entries in lines that break at the width.
std::vector<LegendEntry> legendEntries(const StackedBar &bar, double width, const Format &format)
{
    const QFontMetricsF metrics(plainFont(TextRole::Secondary));
    std::vector<LegendEntry> entries;
    double x = 0, y = 0;
    for (const BarSegment &segment : legendSegments(bar, format)) {
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

double legendHeight(const StackedBar &bar, double width, const Format &format)
{
    const std::vector<LegendEntry> entries = legendEntries(bar, width, format);
    return entries.empty() ? 0 : entries.back().position.y() + kLegendLine;
}

double rowHeight(const StackedBar &bar, double width, const Format &format, BarLegend legend)
{
    const double names = legend == BarLegend::Shown ? legendHeight(bar, width, format) : 0;
    return kAboveBar + kBarHeight + kBelowBar + names + kBetweenBars;
}

void drawLegend(QPainter &painter, const QPointF &corner, const StackedBar &bar, double width, const Format &format,
                const Colors &colors)
{
    painter.setFont(plainFont(TextRole::Secondary));
    for (const LegendEntry &entry : legendEntries(bar, width, format)) {
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

} // namespace

double stackedBarsHeight(const StackedBarSpec &spec, double width, BarLegend legend)
{
    double height = titleHeight(spec) + kBarAxisHeight;
    for (const StackedBar &bar : spec.bars)
        height += rowHeight(bar, width, Format(spec.locale), legend);
    return height;
}

void drawStackedBars(QPainter &painter, const QRectF &rect, const StackedBarSpec &spec, const Colors &colors,
                     BarLegend legend)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Format format(spec.locale);
    double y = rect.top();
    if (!spec.title.isEmpty()) {
        painter.setFont(plainFont(TextRole::Name));
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
        if (legend == BarLegend::Shown)
            drawLegend(painter, {rect.left(), frame.top + kBarHeight + kBelowBar}, bar, rect.width(), format, colors);
        y += rowHeight(bar, rect.width(), format, legend);
    }
    if (spec.scale_maximum > 0) {
        frame.top = y;
        drawBarAxis(painter, frame, spec, colors);
    }
    painter.restore();
}

} // namespace tarozi::ui
