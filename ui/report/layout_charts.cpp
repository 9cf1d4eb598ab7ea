// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bars_drawing.h"
#include "ui/charts/curve_drawing.h"
#include "ui/report/layout.h"
#include "ui/report/page.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace tarozi::ui::report {

namespace {

// Charts are drawn in pixels of the visual language, 96 to the inch.
constexpr double kUnitsPerPixel = kUnitsPerInch / 96.0;
constexpr double kCurveProportion = 0.4; // height by width

template<typename DrawIn>
Slice chartSlice(double width, double height_px, DrawIn draw)
{
    const QRectF rect(0, 0, width / kUnitsPerPixel, height_px);
    Slice slice;
    slice.space_before = pt(5);
    slice.height = height_px * kUnitsPerPixel;
    slice.draw = [rect, draw](QPainter &painter, const QPointF &at) {
        painter.save();
        painter.translate(at);
        painter.scale(kUnitsPerPixel, kUnitsPerPixel);
        draw(painter, rect);
        painter.restore();
    };
    return slice;
}

} // namespace

void layOut(const BarChart &chart, double width, Flow &flow)
{
    // the table beneath names the components
    const double height = stackedBarsHeight(chart.spec, width / kUnitsPerPixel, BarLegend::InTable);
    Slice slice = chartSlice(width, height, [spec = chart.spec](QPainter &painter, const QRectF &rect) {
        drawStackedBars(painter, rect, spec, printColors(), BarLegend::InTable);
    });
    slice.keep_with_next = true; // with the numbers as a table beneath
    flow.slices.push_back(std::move(slice));
}

void layOut(const CurveChart &chart, double width, Flow &flow)
{
    const double height = width / kUnitsPerPixel * kCurveProportion;
    flow.slices.push_back(chartSlice(width, height, [spec = chart.spec](QPainter &painter, const QRectF &rect) {
        drawCurve(painter, rect, spec, printColors());
    }));
}

} // namespace tarozi::ui::report
