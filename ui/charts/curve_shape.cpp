// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curve_shape.h"

#include "ui/charts/ticks.h"
#include "ui/language/format.h"

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

constexpr double kLineWidth = 2.2;
constexpr double kCoveredExtra = 2.0;
constexpr double kCoincident = 0.012; // of the picture's height
constexpr double kTintShare = 0.16;
constexpr int kTicksWanted = 7;

bool coincide(const CurveSeries &a, const CurveSeries &b, double height)
{
    if (a.points.size() != b.points.size() || a.points.empty())
        return false;
    int close = 0, seen = 0;
    for (std::size_t i = 0; i < a.points.size(); ++i) {
        if (a.points[i].y() > height && b.points[i].y() > height)
            continue;
        ++seen;
        close += std::abs(a.points[i].y() - b.points[i].y()) < kCoincident * height;
    }
    return seen > 0 && 2 * close > seen;
}

} // namespace

CurvePieces curvePieces(const CurveSeries &series)
{
    CurvePieces pieces;
    if (!series.solid_until) {
        pieces.solid = series.points;
        return pieces;
    }
    const double end = *series.solid_until;
    for (const QPointF &point : series.points)
        (point.x() <= end ? pieces.solid : pieces.dashed).push_back(point);
    if (const auto y = valueAt(series.points, end); y && !pieces.solid.empty() && !pieces.dashed.empty()) {
        pieces.solid.push_back({end, *y});
        pieces.dashed.insert(pieces.dashed.begin(), {end, *y});
    }
    return pieces;
}

std::optional<double> valueAt(const std::vector<QPointF> &points, double x)
{
    if (points.empty() || x < points.front().x() || x > points.back().x())
        return {};
    const auto next = std::lower_bound(points.begin(), points.end(), x,
                                       [](const QPointF &point, double value) { return point.x() < value; });
    if (next->x() == x || next == points.begin())
        return next->y();
    const QPointF &before = *std::prev(next);
    const double share = (x - before.x()) / (next->x() - before.x());
    return before.y() + share * (next->y() - before.y());
}

CurveExtent curveExtent(const CurveSpec &spec)
{
    CurveExtent extent;
    bool first = true;
    double highest = 0;
    for (const CurveSeries &series : spec.series) {
        if (series.points.empty())
            continue;
        const double from = series.points.front().x(), to = series.points.back().x();
        extent.x_from = first ? from : std::min(extent.x_from, from);
        extent.x_to = first ? to : std::max(extent.x_to, to);
        first = false;
        for (const QPointF &point : series.points)
            highest = std::max(highest, point.y());
        for (const QPointF &point : series.band_high)
            highest = std::max(highest, point.y());
        highest = std::max(highest, series.limit.value_or(0));
    }
    if (!(extent.x_to > extent.x_from))
        extent.x_to = extent.x_from * 2 + 1;
    extent.y_to = spec.y_maximum.value_or(highest * 1.05);
    if (!(extent.y_to > 0))
        extent.y_to = 1;
    return extent;
}

std::vector<double> xTicks(const CurveSpec &spec, const CurveExtent &extent)
{
    if (spec.x_ticks == CurveSpec::Ticks::PowersOfTwo)
        return powersOfTwo(extent.x_from, extent.x_to);
    std::vector<double> ticks = niceTicks(extent.x_to, kTicksWanted);
    ticks.erase(std::remove_if(ticks.begin(), ticks.end(), [&](double tick) { return tick < extent.x_from; }),
                ticks.end());
    return ticks;
}

QString xTickLabel(const CurveSpec &spec, double value)
{
    return Format(spec.locale).shortCount(value);
}

QString yTickLabel(const CurveSpec &spec, double value, double step)
{
    const int decimals = step > 0 && step < 1 ? static_cast<int>(std::ceil(-std::log10(step))) : 0;
    return Format(spec.locale).number(value, decimals);
}

QString yValueText(const CurveSpec &spec, double value)
{
    return Format(spec.locale).number(value, 1);
}

double lineWidth(const CurveSpec &spec, std::size_t series)
{
    const double height = curveExtent(spec).y_to;
    double width = kLineWidth;
    for (std::size_t above = series + 1; above < spec.series.size(); ++above) {
        if (coincide(spec.series[series], spec.series[above], height))
            width += kCoveredExtra;
    }
    return width;
}

std::vector<double> dashPattern(int candidate)
{
    static const std::vector<double> patterns[] = {{4, 3}, {2, 2}, {6, 2, 1, 2}, {1, 2}};
    return patterns[static_cast<std::size_t>(candidate) % std::size(patterns)];
}

QColor tint(const QColor &color, const QColor &background)
{
    const auto mix = [](int ink, int paper) {
        return static_cast<int>(std::lround(paper + (ink - paper) * kTintShare));
    };
    return QColor(mix(color.red(), background.red()), mix(color.green(), background.green()),
                  mix(color.blue(), background.blue()));
}

} // namespace tarozi::ui
