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

inline constexpr double kImageScale = 2;

// One chart on white as .svg, .png or .pdf (a page of the chart's size, 96 units an inch), by the ending of the path.
// `image_scale`: pixels of a .png for one of the visual language. Atomic: the file is the old one or the new one. No
// value means written.
std::optional<Error> saveChart(const ChartDrawing &drawing, const QSizeF &size, const QString &path,
                               const QString &title, double image_scale = kImageScale);

// "chart@3x.png" has three times the pixels; without a mark, twice.
double imageScaleOf(const QString &path);

QImage chartImage(const ChartDrawing &drawing, const QSizeF &size, double scale);

} // namespace tarozi::ui
