// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"

#include <QColor>
#include <QPen>

#include <optional>
#include <vector>

namespace tarozi::ui {

// What both back-ends of a curve draw: the same pieces, ticks and extents.

struct CurvePieces {
    std::vector<QPointF> solid;
    std::vector<QPointF> dashed; // begins where the solid part ends
};
CurvePieces curvePieces(const CurveSeries &series);

// Between two points: along the straight line; no value outside the points.
std::optional<double> valueAt(const std::vector<QPointF> &points, double x);

struct CurveExtent {
    double x_from = 1, x_to = 2;
    double y_from = 0; // over zero on a logarithmic axis
    double y_to = 1;
};
CurveExtent curveExtent(const CurveSpec &spec);

std::vector<double> yTicks(const CurveSpec &spec, const CurveExtent &extent, int wanted);
std::vector<double> xTicks(const CurveSpec &spec, const CurveExtent &extent);
QString xTickLabel(const CurveSpec &spec, double value);
// `step`: between the ticks, decides the decimals.
QString yTickLabel(const CurveSpec &spec, double value, double step);
// A figure on the y axis as a cursor or a table shows it.
QString yValueText(const CurveSpec &spec, double value);
// "45–62" where the series has a band; else empty.
QString bandText(const CurveSpec &spec, const CurveSeries &series, double x);

// Wider for a curve that another one covers, so that both are seen.
double lineWidth(const CurveSpec &spec, std::size_t series);
// The dashes of what lies beyond the limit: another rhythm for each series.
std::vector<double> dashPattern(int candidate);
QPen ceilingPen(const QColor &color);
// An opaque tint: exports know no transparency.
QColor tint(const QColor &color, const QColor &background);

} // namespace tarozi::ui
