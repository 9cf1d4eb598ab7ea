// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/theme/theme.h"

#include <QRectF>

class QPainter;

namespace tarozi::ui {

// Curves with their limits, bands and labels as vectors for reports and exports. One unit of `rect` is one pixel of
// the visual language: scale the painter first (by dpi / 96 on paper). Fills `rect`; about 2:1 looks best.
void drawCurve(QPainter &painter, const QRectF &rect, const CurveSpec &spec, const Colors &colors);

} // namespace tarozi::ui
