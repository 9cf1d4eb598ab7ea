// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_painter.h"

#include "ui/charts/hatch.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tarozi::ui {

namespace {

// A sliver of this width can still be seen and pointed at.
constexpr double kSeam = 1;
constexpr double kWidestForSeam = 4;

} // namespace

void paintBar(QPainter &painter, const BarFrame &frame, const StackedBar &bar, const Colors &colors,
              const BarStyle &style)
{
    const std::vector<QRectF> rects = segmentRects(frame, bar);
    painter.save();
    if (style.corner_radius > 0 && !rects.empty()) {
        QPainterPath ends;
        ends.addRoundedRect(rects.front().united(rects.back()), style.corner_radius, style.corner_radius);
        painter.setClipPath(ends);
    }
    for (std::size_t i = 0; i < rects.size(); ++i) {
        // a seam of the card's colour keeps neighbours apart where there is room for it
        const bool seam = i + 1 < rects.size() && rects[i].width() > kWidestForSeam;
        fillSegment(painter, rects[i].adjusted(0, 0, seam ? -kSeam : 0, 0), bar.segments[i].quantity, colors,
                    style.patterned);
    }
    for (std::size_t i = 0; i < rects.size(); ++i) {
        if (style.highlighted != bar.segments[i].quantity)
            continue;
        painter.setPen(QPen(colors.text, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rects[i].adjusted(1, 1, -1, -1));
    }
    painter.setClipping(false);
    if (!bar.segments.empty())
        drawLimit(painter, frame, bar, colors);
    painter.restore();
}

std::optional<std::size_t> segmentAt(const BarFrame &frame, const StackedBar &bar, const QPointF &point)
{
    const std::vector<QRectF> rects = segmentRects(frame, bar);
    const auto found =
        std::find_if(rects.begin(), rects.end(), [&](const QRectF &rect) { return rect.contains(point); });
    if (found == rects.end())
        return {};
    return std::size_t(found - rects.begin());
}

} // namespace tarozi::ui
