// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/fit_map_spec.h"
#include "ui/theme/theme.h"

#include <QRectF>

class QPainter;

namespace tarozi::ui {

// For the screen and for paper alike: plain rectangles and lines, no clips, no pattern brushes, no transparency.
// One unit of `rect` is one pixel of the visual language.
void drawFitMap(QPainter &painter, const QRectF &rect, const FitMapSpec &spec, const Colors &colors);

// The plot inside the whole picture, between the axes.
QRectF fitMapPlot(const QRectF &rect, const FitMapSpec &spec);

} // namespace tarozi::ui
