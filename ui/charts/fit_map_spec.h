// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/fit_map.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/table_spec.h"
#include "ui/language/format.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace tarozi::ui {

// A fit map described as data, for the screen, paper and tests alike. Places are shares of the plot: 0,0 is the lower
// left corner.

struct MapTick {
    double share = 0;
    QString label;

    bool operator==(const MapTick &) const = default;
};

struct MapFrontier {
    int candidate = 0; // decides colour and dashes
    QString name;
    std::vector<std::vector<QPointF>> lines;

    bool operator==(const MapFrontier &) const = default;
};

struct MapContour {
    QString label;
    std::vector<QPointF> line;

    bool operator==(const MapContour &) const = default;
};

struct FitMapSpec {
    QString title, x_title, y_title;
    std::vector<MapTick> x_ticks, y_ticks;
    int columns = 0, rows = 0;
    std::vector<Verdict> cells; // of the candidate whose regions are shown; empty: none
    std::vector<MapFrontier> frontiers;
    std::vector<MapContour> contours;
    std::optional<QPointF> current; // the scenario's own point
    QString current_label;
    std::vector<std::pair<Verdict, QString>> legend;
    QString message; // in place of the map when there is none
    QString summary; // for screen readers
    QLocale locale;

    bool operator==(const FitMapSpec &) const = default;
};

// What is drawn beside the map itself.
struct MapChoice {
    int regions_of = 0; // candidate
    std::optional<MapQuantity> quantity;
    std::vector<ContourLine> contours;
};

FitMapSpec fitMapSpec(const FitMap &map, const MapChoice &choice, const Scenario &scenario,
                      const Assessment &assessment, const Catalog &catalog, const Format &format);
// How far each candidate holds at the ticks of the x axis.
TableSpec fitMapTable(const FitMap &map, const Assessment &assessment, const Catalog &catalog, const Format &format);

QString mapAxisName(MapAxis axis);
QString mapValueText(MapAxis axis, double value, const Format &format);
QString mapQuantityName(MapQuantity quantity);

} // namespace tarozi::ui
