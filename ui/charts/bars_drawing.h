// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/theme/theme.h"

#include <QRectF>

class QPainter;

namespace tarozi::ui {

// Where the reader finds the components' names: a legend under each bar, or a table beneath the chart.
enum class BarLegend { Shown, InTable };

// Stacked bars as vectors for reports and exports: names and verdicts, bars with a pattern for each component, limit
// lines, a legend with the values. One unit of `rect` is one pixel of the visual language: scale the painter first
// (by dpi / 96 on paper). No transparency, no raster, no pattern brushes.
void drawStackedBars(QPainter &painter, const QRectF &rect, const StackedBarSpec &spec, const Colors &colors,
                     BarLegend legend = BarLegend::Shown);

// The height the drawing takes at a width, so that a page can make room.
double stackedBarsHeight(const StackedBarSpec &spec, double width, BarLegend legend = BarLegend::Shown);

} // namespace tarozi::ui
