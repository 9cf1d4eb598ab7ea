// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/theme/theme.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace tarozi::ui {

// Where one bar lies: what the screen's chart and the vector drawing agree on.
struct BarFrame {
    double left = 0, right = 0; // the room for texts
    double zero = 0;            // x of value 0
    double per_unit = 0;        // pixels per unit of the spec
    double top = 0, height = 0; // of the bar itself

    double x(double value) const { return zero + value * per_unit; }
};

inline constexpr double kBarHeight = 30;
inline constexpr double kAboveBar = 40; // name and limit label
inline constexpr double kBelowBar = 22; // label of the usable memory
inline constexpr double kBarAxisHeight = 24;
inline constexpr int kBarTicksWanted = 9;

// The rectangles of a bar's segments, in order.
std::vector<QRectF> segmentRects(const BarFrame &frame, const StackedBar &bar);

// The capacity line over the bar, with its label above.
void drawLimit(QPainter &painter, const BarFrame &frame, const StackedBar &bar, const Colors &colors);

// Name and verdict over the bar, values in the segments they fit into, the capacity line with its label, the mark of
// the usable memory, the band of the need. Labels of one bar never overlap.
void drawBarLabels(QPainter &painter, const BarFrame &frame, const StackedBar &bar, const Colors &colors);

// The common scale under all bars: the line is at `frame.top`, figures that would touch are left out.
void drawBarAxis(QPainter &painter, const BarFrame &frame, const StackedBarSpec &spec, const Colors &colors);

} // namespace tarozi::ui
