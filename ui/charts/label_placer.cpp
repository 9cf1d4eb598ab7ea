// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/label_placer.h"

#include <algorithm>
#include <limits>

namespace tarozi::ui {

namespace {

constexpr double kBetweenLabels = 2;

bool crosses(const QLineF &line, const QRectF &rect)
{
    if (rect.contains(line.p1()) || rect.contains(line.p2()))
        return true;
    const QLineF sides[] = {{rect.topLeft(), rect.topRight()},
                            {rect.topRight(), rect.bottomRight()},
                            {rect.bottomRight(), rect.bottomLeft()},
                            {rect.bottomLeft(), rect.topLeft()}};
    return std::any_of(std::begin(sides), std::end(sides), [&line](const QLineF &side) {
        return line.intersects(side, nullptr) == QLineF::BoundedIntersection;
    });
}

} // namespace

int LabelPlacer::crossings(const QRectF &rect) const
{
    return static_cast<int>(
        std::count_if(m_lines.begin(), m_lines.end(), [&rect](const QLineF &line) { return crosses(line, rect); }));
}

std::optional<QRectF> LabelPlacer::place(const QSizeF &size, const std::vector<QPointF> &corners)
{
    std::optional<QRectF> best;
    int fewest = std::numeric_limits<int>::max();
    for (const QPointF &corner : corners) {
        QRectF rect(corner, size);
        if (size.width() > m_bounds.width() || rect.top() < m_bounds.top() || rect.bottom() > m_bounds.bottom())
            continue;
        rect.moveLeft(std::clamp(rect.left(), m_bounds.left(), m_bounds.right() - size.width()));
        const QRectF padded = rect.adjusted(-kBetweenLabels, 0, kBetweenLabels, 0);
        const bool free = std::none_of(m_taken.begin(), m_taken.end(),
                                       [&padded](const QRectF &taken) { return taken.intersects(padded); });
        if (!free)
            continue;
        const int crossed = crossings(rect);
        if (crossed < fewest) {
            fewest = crossed;
            best = rect;
        }
    }
    if (best)
        m_taken.push_back(*best);
    return best;
}

} // namespace tarozi::ui
