// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace tarozi::ui {

// Finds room for labels: never over another label or out of bounds, and off the lines where there is a choice.
class LabelPlacer
{
public:
    explicit LabelPlacer(const QRectF &bounds) : m_bounds(bounds) {}

    void avoid(const QLineF &line) { m_lines.push_back(line); }
    void occupy(const QRectF &rect) { m_taken.push_back(rect); }

    // `corners`: top left corners by preference. No value: there is no room anywhere.
    std::optional<QRectF> place(const QSizeF &size, const std::vector<QPointF> &corners);

private:
    int crossings(const QRectF &rect) const;

    QRectF m_bounds;
    std::vector<QLineF> m_lines;
    std::vector<QRectF> m_taken;
};

} // namespace tarozi::ui
