// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curve_shape.h"

#include "ui/charts/ticks.h"
#include "ui/language/format.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tarozi::ui {

namespace {

constexpr double kLineWidth = 2.2;
constexpr double kCoveredExtra = 2.0;
constexpr double kCoincident = 0.012; // of the picture's height
constexpr double kTintShare = 0.16;
constexpr int kTicksWanted = 7;
constexpr double kLogMargin = 1.25;
constexpr double kLogHeadroom = 3; // room for labels over the highest curve
constexpr double kMostDecades = 5; // below the highest point; what lies lower is cut

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

namespace {

struct Lowest {
    double value = std::numeric_limits<double>::infinity();

    void see(double y)
    {
        if (y > 0)
            value = std::min(value, y);
    }
};

// A logarithmic axis begins under the lowest point.
void toLogarithmic(const CurveSpec &spec, CurveExtent &extent, double highest)
{
    Lowest lowest;
    for (const CurveSeries &series : spec.series) {
        for (const auto *points : {&series.points, &series.band_low, &series.ceiling}) {
            for (const QPointF &point : *points)
                lowest.see(point.y());
        }
    }
    for (const CurveMark &mark : spec.marks)
        lowest.see(mark.at.y());
    extent.y_to = spec.y_maximum.value_or(highest * kLogHeadroom);
    if (!(extent.y_to > 0))
        extent.y_to = 1;
    const double least = extent.y_to / std::pow(10.0, kMostDecades);
    extent.y_from = std::isfinite(lowest.value) ? std::max(lowest.value / kLogMargin, least) : extent.y_to / 10;
}

} // namespace

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
        for (const auto *points : {&series.band_high, &series.ceiling}) {
            for (const QPointF &point : *points)
                highest = std::max(highest, point.y());
        }
        highest = std::max(highest, series.limit.value_or(0));
    }
    if (!(extent.x_to > extent.x_from))
        extent.x_to = extent.x_from * 2 + 1;
    if (spec.y_scale == CurveSpec::Scale::Logarithmic) {
        toLogarithmic(spec, extent, highest);
        return extent;
    }
    extent.y_to = spec.y_maximum.value_or(highest * 1.05);
    if (!(extent.y_to > 0))
        extent.y_to = 1;
    return extent;
}

std::vector<double> yTicks(const CurveSpec &spec, const CurveExtent &extent, int wanted)
{
    return spec.y_scale == CurveSpec::Scale::Logarithmic ? logTicks(extent.y_from, extent.y_to, wanted)
                                                         : niceTicks(extent.y_to, wanted);
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
    if (spec.y_scale == CurveSpec::Scale::Logarithmic)
        return Format(spec.locale).trimmed(value, 3);
    const int decimals = step > 0 && step < 1 ? static_cast<int>(std::ceil(-std::log10(step))) : 0;
    return Format(spec.locale).number(value, decimals);
}

QString yValueText(const CurveSpec &spec, double value)
{
    const Format format(spec.locale);
    return spec.y_digits > 0 ? format.significant(value, spec.y_digits) : format.number(value, 1);
}

QString bandText(const CurveSpec &spec, const CurveSeries &series, double x)
{
    const auto low = valueAt(series.band_low, x), high = valueAt(series.band_high, x);
    if (!low || !high)
        return {};
    return yValueText(spec, *low) + QStringLiteral("\u2013") + yValueText(spec, *high);
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

QPen ceilingPen(const QColor &color)
{
    QPen pen(color, 1.2, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({7, 4});
    return pen;
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
