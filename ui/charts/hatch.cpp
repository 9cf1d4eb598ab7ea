// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/hatch.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

constexpr double kSpareSpacing = 7;

struct Pattern {
    enum Direction { None = 0, Up = 1, Down = 2, Level = 4, Upright = 8 };
    int directions = None;
    double spacing = 6;
};

Pattern patternOf(Quantity quantity)
{
    switch (quantity) {
    case Quantity::KvCache: return {Pattern::Up, 6};
    case Quantity::Activations: return {Pattern::Upright, 4};
    case Quantity::Gradients: return {Pattern::Level, 5};
    case Quantity::OptimizerState: return {Pattern::Up | Pattern::Down, 8};
    case Quantity::Adapters: return {Pattern::Level | Pattern::Upright, 6};
    case Quantity::Runtime: return {Pattern::Down, 5};
    case Quantity::Graphs: return {Pattern::Down, 3};
    case Quantity::OtherTenants: return {Pattern::Up, 3};
    case Quantity::OutsideLimit: return {Pattern::Level, 3};
    default: return {};
    }
}

// Lines x + y = c (Up: from lower left to upper right on paper) or x - y = c, inside the rectangle.
void drawDiagonals(QPainter &painter, const QRectF &rect, double spacing, bool up)
{
    const double w = rect.width(), h = rect.height();
    for (double c = spacing / 2; c < w + h; c += spacing) {
        const double x1 = std::max(0.0, c - h), x2 = std::min(c, w);
        const double y1 = c - x1, y2 = c - x2;
        const auto at = [&](double x, double y) {
            return QPointF(rect.left() + x, up ? rect.top() + y : rect.bottom() - y);
        };
        painter.drawLine(at(x1, y1), at(x2, y2));
    }
}

void drawPattern(QPainter &painter, const QRectF &rect, const Pattern &pattern)
{
    if (pattern.directions & Pattern::Up)
        drawDiagonals(painter, rect, pattern.spacing, true);
    if (pattern.directions & Pattern::Down)
        drawDiagonals(painter, rect, pattern.spacing, false);
    if (pattern.directions & Pattern::Level) {
        for (double y = rect.top() + pattern.spacing / 2; y < rect.bottom(); y += pattern.spacing)
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
    }
    if (pattern.directions & Pattern::Upright) {
        for (double x = rect.left() + pattern.spacing / 2; x < rect.right(); x += pattern.spacing)
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
    }
}

QColor blend(const QColor &from, const QColor &to, double share)
{
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return QColor(mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue()));
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

} // namespace

QColor readableOn(const QColor &background)
{
    const double luminance =
        0.2126 * linear(background.redF()) + 0.7152 * linear(background.greenF()) + 0.0722 * linear(background.blueF());
    // contrast with white (1.05 / (l + 0.05)) against contrast with black ((l + 0.05) / 0.05)
    return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? QColor(Qt::white) : QColor(0x1B, 0x1F, 0x24);
}

void fillSegment(QPainter &painter, const QRectF &rect, Quantity quantity, const Colors &colors, bool patterned)
{
    if (rect.width() <= 0)
        return;
    painter.save();
    if (quantity == Quantity::Spare) {
        painter.fillRect(rect, colors.card);
        painter.setPen(QPen(colors.spare_hatch, 1.2));
        drawDiagonals(painter, rect, kSpareSpacing, true);
        painter.setPen(QPen(colors.line, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect);
    } else {
        const QColor color = colors.component(quantity);
        painter.fillRect(rect, color);
        if (patterned) {
            painter.setPen(QPen(blend(color, colors.card, 0.45), 0.8));
            drawPattern(painter, rect, patternOf(quantity));
        }
    }
    painter.restore();
}

} // namespace tarozi::ui
