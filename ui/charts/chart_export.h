// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <QImage>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>

class QPainter;

namespace tarozi::ui {

// Draws a chart into a rectangle whose units are pixels of the visual language.
using ChartDrawing = std::function<void(QPainter &painter, const QRectF &rect)>;

// One chart on white as .svg, .png (twice the pixels) or .pdf (a page of the chart's size, 96 units an inch), by the
// ending of the path. Atomic: the file is the old one or the new one. No value means written.
std::optional<Error> saveChart(const ChartDrawing &drawing, const QSizeF &size, const QString &path,
                               const QString &title);

QImage chartImage(const ChartDrawing &drawing, const QSizeF &size, double scale);

} // namespace tarozi::ui
