// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/fit_map.h"

#include "core/units.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>

namespace tarozi {

namespace {

// An edge between two neighbouring middles of cells: the horizontal ones first, then the vertical ones.
using Edge = qint64;

struct Marcher {
    const QuantityGrid &grid;
    double level;

    double value(int column, int row) const { return grid.values[size_t(row) * size_t(grid.columns) + size_t(column)]; }
    Edge horizontal(int column, int row) const { return qint64(row) * grid.columns + column; }
    Edge vertical(int column, int row) const
    {
        return qint64(grid.columns) * grid.rows + qint64(row) * grid.columns + column;
    }

    MapPoint pointOf(Edge edge) const
    {
        const qint64 cells = qint64(grid.columns) * grid.rows;
        const bool up = edge >= cells;
        const qint64 place = up ? edge - cells : edge;
        const int column = int(place % grid.columns);
        const int row = int(place / grid.columns);
        const double a = value(column, row);
        const double b = up ? value(column, row + 1) : value(column + 1, row);
        const double t = (level - a) / (b - a);
        return {(column + 0.5 + (up ? 0 : t)) / grid.columns, (row + 0.5 + (up ? t : 0)) / grid.rows};
    }

    // The pairs of edges that the level crosses in the square above and right of a middle.
    template<typename Add>
    void square(int column, int row, const Add &add) const
    {
        const double corners[] = {value(column, row), value(column + 1, row), value(column + 1, row + 1),
                                  value(column, row + 1)};
        int which = 0;
        for (int i = 0; i < 4; ++i) {
            if (std::isnan(corners[i]))
                return;
            which |= corners[i] >= level ? 1 << i : 0;
        }
        if (which == 0 || which == 15)
            return;
        const Edge below = horizontal(column, row);
        const Edge right = vertical(column + 1, row);
        const Edge above = horizontal(column, row + 1);
        const Edge left = vertical(column, row);
        switch (which) {
        case 1:
        case 14: add(left, below); break;
        case 2:
        case 13: add(below, right); break;
        case 3:
        case 12: add(left, right); break;
        case 4:
        case 11: add(right, above); break;
        case 6:
        case 9: add(below, above); break;
        case 7:
        case 8: add(left, above); break;
        case 5:
            add(left, above);
            add(below, right);
            break;
        case 10:
            add(left, below);
            add(right, above);
            break;
        default: break;
        }
    }
};

using Neighbours = QHash<Edge, std::vector<Edge>>;

// From one end as far as it goes; what was walked is taken out.
void walk(Neighbours &neighbours, Edge from, std::deque<Edge> &line, bool forward)
{
    Edge here = from;
    for (;;) {
        const auto found = neighbours.find(here);
        if (found == neighbours.end() || found->empty())
            return;
        const Edge next = found->back();
        found->pop_back();
        std::vector<Edge> &back = neighbours[next];
        back.erase(std::find(back.begin(), back.end(), here));
        forward ? line.push_back(next) : line.push_front(next);
        here = next;
    }
}

} // namespace

std::vector<MapLine> contourLines(const QuantityGrid &grid, double level)
{
    const Marcher marcher{grid, level};
    Neighbours neighbours;
    std::vector<Edge> order;
    for (int row = 0; row + 1 < grid.rows; ++row) {
        for (int column = 0; column + 1 < grid.columns; ++column) {
            marcher.square(column, row, [&](Edge a, Edge b) {
                neighbours[a].push_back(b);
                neighbours[b].push_back(a);
                order.push_back(a);
            });
        }
    }
    std::vector<MapLine> lines;
    for (const Edge start : order) {
        if (neighbours[start].empty())
            continue;
        std::deque<Edge> edges{start};
        walk(neighbours, start, edges, true);
        walk(neighbours, start, edges, false);
        MapLine line;
        line.reserve(edges.size());
        for (const Edge edge : edges)
            line.push_back(marcher.pointOf(edge));
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<ContourLine> contours(const QuantityGrid &grid, MapQuantity quantity, int most)
{
    double least = std::numeric_limits<double>::infinity();
    double greatest = 0;
    for (const double value : grid.values) {
        if (value > 0) {
            least = std::min(least, value);
            greatest = std::max(greatest, value);
        }
    }
    std::vector<double> levels;
    if (quantity == MapQuantity::Need) {
        for (double level = kGB; level < greatest; level *= 2)
            levels.push_back(level);
    } else {
        constexpr double kSteps[] = {1, 2, 5};
        for (int power = int(std::floor(std::log10(least))); power <= int(std::log10(greatest)) && greatest > 0;
             ++power) {
            for (const double step : kSteps)
                levels.push_back(step * std::pow(10, power));
        }
    }
    levels.erase(
        std::remove_if(levels.begin(), levels.end(), [&](double level) { return level <= least || level >= greatest; }),
        levels.end());
    const size_t every = std::max<size_t>(1, (levels.size() + size_t(most) - 1) / size_t(most));
    std::vector<ContourLine> result;
    for (size_t i = 0; i < levels.size(); i += every) {
        for (MapLine &line : contourLines(grid, levels[i]))
            result.push_back({levels[i], std::move(line)});
    }
    return result;
}

} // namespace tarozi
