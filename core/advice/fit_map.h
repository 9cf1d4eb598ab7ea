// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/map_axis.h"

#include <atomic>
#include <vector>

namespace tarozi {

// A line in shares of the axes: 0,0 is the lower left corner, 1,1 the upper right one.
struct MapPoint {
    double x = 0, y = 0;

    bool operator==(const MapPoint &) const = default;
};
using MapLine = std::vector<MapPoint>;

// One candidate's verdicts, row by row from below: cell (column, row) is that of the values in its middle.
struct FitLayer {
    int candidate = 0;
    bool modelled = false;
    std::vector<Verdict> cells;

    Verdict at(int column, int row, int columns) const { return cells[size_t(row) * size_t(columns) + size_t(column)]; }
};

struct FitMap {
    AxisScale x, y;
    int columns = 0, rows = 0;
    std::vector<FitLayer> layers; // one a candidate
    bool complete = false;        // false: cancelled

    double xAt(int column) const { return x.at((column + 0.5) / columns); }
    double yAt(int row) const { return y.at((row + 0.5) / rows); }
};

struct MapRequest {
    AxisScale x, y;
    int columns = 100, rows = 60;
};

// Verdicts of all candidates over two inputs, everything else as asked: what assess() says at each cell. Where an axis
// is the context or the concurrency, the need grows along it and the frontier is found by halving; else each cell is
// assessed. `cancelled` may be null.
FitMap fitMap(const Scenario &scenario, const Catalog &catalog, const MapRequest &request,
              const std::atomic<bool> *cancelled = nullptr);

// Where a candidate stops: between the cells that hold the load (tight or better) and those that do not.
std::vector<MapLine> frontier(const FitMap &map, int layer);

// A quantity whose lines of equal value can be drawn over the map.
enum class MapQuantity { Need, TimePerOutputToken, Throughput, CostPerMillion };
struct QuantityGrid {
    int columns = 0, rows = 0;
    std::vector<double> values; // at the middles of the cells, row by row from below; NaN where there is none
};
// `per_hour` is the price of all GPUs of the candidate; costs need it.
QuantityGrid quantityGrid(const Scenario &scenario, const Catalog &catalog, int candidate, const MapRequest &request,
                          MapQuantity quantity, double per_hour = 0);

struct ContourLine {
    double level = 0;
    MapLine line;
};
// Lines of 1, 2 and 5 times powers of ten (or of powers of two for bytes), at most `most` levels.
std::vector<ContourLine> contours(const QuantityGrid &grid, MapQuantity quantity, int most = 6);
// Lines of one level through a grid, by marching squares.
std::vector<MapLine> contourLines(const QuantityGrid &grid, double level);

} // namespace tarozi
