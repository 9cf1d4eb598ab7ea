// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quantity.h"
#include "ui/theme/theme.h"

#include <QRectF>

class QPainter;

namespace tarozi::ui {

// Fills a segment with its component's colour and, for readers without colours, with the component's pattern of
// lines. Lines are cut to the rectangle by calculation, so that vector files need neither clips nor pattern brushes.
void fillSegment(QPainter &painter, const QRectF &rect, Quantity quantity, const Colors &colors, bool patterned);

// White or black, whichever reads better on `background`.
QColor readableOn(const QColor &background);

} // namespace tarozi::ui
