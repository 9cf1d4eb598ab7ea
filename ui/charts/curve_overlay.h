// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/theme/theme.h"

#include <QRectF>

#include <functional>

class QPainter;

namespace tarozi::ui {

// Where the curves lie, in pixels.
struct CurveFrame {
    QRectF plot;
    std::function<QPointF(const QPointF &)> pixel; // of a point in the spec's coordinates
};

// Over the curves: limit lines, the scenario's own point, the ends of the solid parts, and all labels in the room
// that is free. The same on the screen and on paper.
void drawCurveOverlay(QPainter &painter, const CurveFrame &frame, const CurveSpec &spec, const Colors &colors);

// A filled mark of the candidate's own shape.
void drawMark(QPainter &painter, const QPointF &center, int candidate, const Colors &colors, bool hollow = false);

} // namespace tarozi::ui
