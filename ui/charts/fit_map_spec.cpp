// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/fit_map_spec.h"

#include "core/advice/market.h"
#include "ui/charts/ticks.h"
#include "ui/language/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(FitMap)
};

constexpr int kTicks = 8;

std::vector<double> tickValues(const AxisScale &scale)
{
    if (scale.logarithmic && scale.whole)
        return powersOfTwo(scale.from, scale.to);
    if (scale.logarithmic)
        return logTicks(scale.from, scale.to, kTicks);
    std::vector<double> ticks;
    const double unit = scale.axis == MapAxis::OtherTenants ? kGB : 1;
    const double step = niceStep((scale.to - scale.from) / unit, kTicks) * unit;
    for (double tick = std::ceil(scale.from / step - 1e-9) * step; step > 0 && tick <= scale.to * (1 + 1e-9);
         tick += step)
        ticks.push_back(tick);
    return ticks;
}

QString tickText(const AxisScale &scale, double value, const Format &format)
{
    switch (scale.axis) {
    case MapAxis::Context:
    case MapAxis::Concurrency:
    case MapAxis::MaxNumSeqs:
    case MapAxis::ModelSize: return format.shortCount(value);
    case MapAxis::MemoryLimit: return format.percent(value).text();
    case MapAxis::OtherTenants: return format.gigabytes(value, 0).text();
    }
    Q_UNREACHABLE();
}

std::vector<MapTick> ticksOf(const AxisScale &scale, const Format &format)
{
    std::vector<MapTick> ticks;
    for (const double value : tickValues(scale))
        ticks.push_back({scale.shareOf(value), tickText(scale, value, format)});
    return ticks;
}

std::vector<QPointF> pointsOf(const MapLine &line)
{
    std::vector<QPointF> points;
    points.reserve(line.size());
    for (const MapPoint &point : line)
        points.emplace_back(point.x, point.y);
    return points;
}

QString contourText(MapQuantity quantity, double level, const Scenario &scenario, const Format &format)
{
    switch (quantity) {
    case MapQuantity::Need: return format.gigabytes(level, 0).text();
    case MapQuantity::TimePerOutputToken: return format.seconds(level).text();
    case MapQuantity::Throughput: return format.tokensPerSecond(level).text();
    case MapQuantity::CostPerMillion: return format.money(level, figureCurrency(scenario), level < 10 ? 2 : 0).text();
    }
    Q_UNREACHABLE();
}

// The largest value of y at which a column still holds the load; nothing where none does.
std::optional<double> holdsUpTo(const FitMap &map, const FitLayer &layer, int column)
{
    for (int row = map.rows - 1; row >= 0; --row) {
        const Verdict verdict = layer.at(column, row, map.columns);
        if (verdict == Verdict::Fits || verdict == Verdict::Tight)
            return map.yAt(row);
    }
    return std::nullopt;
}

int columnOf(const FitMap &map, double share)
{
    return std::clamp(int(std::floor(share * map.columns)), 0, map.columns - 1);
}

QString holdsText(const FitMap &map, const FitLayer &layer, int column, const Format &format)
{
    if (!layer.modelled)
        return words::verdict(Verdict::NotModelled);
    const std::optional<double> most = holdsUpTo(map, layer, column);
    if (!most)
        return words::verdict(Verdict::DoesNotFit);
    //: the largest value at which a GPU still holds the load; %1 for example "16 requests"
    return Texts::tr("up to %1").arg(mapValueText(map.y.axis, *most, format));
}

QString summaryOf(const FitMap &map, const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                  const Format &format)
{
    const double here = mapValue(map.x.axis, scenario, catalog, assessment);
    const int column = columnOf(map, map.x.shareOf(here));
    QStringList sentences;
    for (const FitLayer &layer : map.layers)
        sentences += QStringLiteral("%1: %2").arg(
            words::candidateName(assessment.candidates[static_cast<std::size_t>(layer.candidate)], catalog),
            holdsText(map, layer, column, format));
    //: a fit map in words; %1 the input of the x axis, %2 its value, %3 one statement for each GPU
    return Texts::tr("%1 %2: %3")
        .arg(mapAxisName(map.x.axis), mapValueText(map.x.axis, here, format), sentences.join(QStringLiteral("; ")));
}

} // namespace

QString mapAxisName(MapAxis axis)
{
    switch (axis) {
    //: an axis of the fit map
    case MapAxis::Context: return Texts::tr("Context length, tokens");
    //: an axis of the fit map
    case MapAxis::Concurrency: return Texts::tr("Concurrent requests");
    //: an axis of the fit map
    case MapAxis::MemoryLimit: return Texts::tr("Memory limit");
    //: an axis of the fit map; max_num_seqs is the engine's own name
    case MapAxis::MaxNumSeqs: return Texts::tr("Requests of one step (max_num_seqs)");
    //: an axis of the fit map
    case MapAxis::OtherTenants: return Texts::tr("Memory of other programs");
    //: an axis of the fit map
    case MapAxis::ModelSize: return Texts::tr("Model size, parameters");
    }
    Q_UNREACHABLE();
}

QString mapValueText(MapAxis axis, double value, const Format &format)
{
    switch (axis) {
    case MapAxis::Context: return format.tokens(value).text();
    case MapAxis::Concurrency:
    case MapAxis::MaxNumSeqs: return format.requests(value).text();
    case MapAxis::MemoryLimit: return format.percent(value).text();
    case MapAxis::OtherTenants: return format.gigabytes(value).text();
    case MapAxis::ModelSize: return format.parameters(value).text();
    }
    Q_UNREACHABLE();
}

QString mapQuantityName(MapQuantity quantity)
{
    switch (quantity) {
    //: lines of equal value on the fit map
    case MapQuantity::Need: return Texts::tr("Memory of the fullest GPU");
    case MapQuantity::TimePerOutputToken: return words::quantity(Quantity::TimePerOutputToken);
    case MapQuantity::Throughput: return words::quantity(Quantity::Throughput);
    //: lines of equal value on the fit map
    case MapQuantity::CostPerMillion: return Texts::tr("Cost of a million output tokens");
    }
    Q_UNREACHABLE();
}

FitMapSpec fitMapSpec(const FitMap &map, const MapChoice &choice, const Scenario &scenario,
                      const Assessment &assessment, const Catalog &catalog, const Format &format)
{
    FitMapSpec spec;
    spec.locale = format.locale();
    spec.x_title = mapAxisName(map.x.axis);
    spec.y_title = mapAxisName(map.y.axis);
    spec.x_ticks = ticksOf(map.x, format);
    spec.y_ticks = ticksOf(map.y, format);
    spec.columns = map.columns;
    spec.rows = map.rows;
    const auto nameOf = [&](int candidate) {
        return words::candidateName(assessment.candidates[static_cast<std::size_t>(candidate)], catalog);
    };
    for (std::size_t i = 0; i < map.layers.size(); ++i) {
        const FitLayer &layer = map.layers[i];
        if (!layer.modelled)
            continue;
        if (layer.candidate == choice.regions_of)
            spec.cells = layer.cells;
        MapFrontier line{layer.candidate, nameOf(layer.candidate), {}};
        for (const MapLine &part : frontier(map, static_cast<int>(i)))
            line.lines.push_back(pointsOf(part));
        spec.frontiers.push_back(std::move(line));
    }
    if (spec.frontiers.empty()) {
        spec.message =
            assessment.candidates.empty() ? QString() : words::notModelled(assessment.candidates.front().not_modelled);
        return spec;
    }
    for (const ContourLine &contour : choice.contours)
        spec.contours.push_back(
            {contourText(*choice.quantity, contour.level, scenario, format), pointsOf(contour.line)});
    //: title of the fit map; %1 the GPU whose verdicts are coloured
    spec.title = Texts::tr("Where %1 stops").arg(nameOf(choice.regions_of));
    const double x = mapValue(map.x.axis, scenario, catalog, assessment);
    const double y = mapValue(map.y.axis, scenario, catalog, assessment);
    spec.current = QPointF(map.x.shareOf(x), map.y.shareOf(y));
    //: the point of the scenario on a chart
    spec.current_label = Texts::tr("now");
    for (const Verdict verdict : {Verdict::Fits, Verdict::Tight, Verdict::DoesNotFit})
        spec.legend.emplace_back(verdict, words::verdict(verdict));
    spec.summary = summaryOf(map, scenario, assessment, catalog, format);
    return spec;
}

TableSpec fitMapTable(const FitMap &map, const Assessment &assessment, const Catalog &catalog, const Format &format)
{
    TableSpec table;
    table.locale = format.locale();
    table.title = mapAxisName(map.y.axis);
    table.header += mapAxisName(map.x.axis);
    for (const FitLayer &layer : map.layers)
        table.header += words::candidateName(assessment.candidates[static_cast<std::size_t>(layer.candidate)], catalog);
    for (const double value : tickValues(map.x)) {
        TableRow row;
        row.label.text = mapValueText(map.x.axis, value, format);
        for (const FitLayer &layer : map.layers) {
            TableCell cell;
            cell.text = holdsText(map, layer, columnOf(map, map.x.shareOf(value)), format);
            row.cells.push_back(std::move(cell));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace tarozi::ui
