// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/fit_map.h"

#include "core/advice/fit_evaluator.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tarozi {

namespace {

bool isCancelled(const std::atomic<bool> *cancelled)
{
    return cancelled && cancelled->load(std::memory_order_relaxed);
}

bool grows(MapAxis axis)
{
    return axis == MapAxis::Context || axis == MapAxis::Concurrency;
}

int goodness(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Fits: return 2;
    case Verdict::Tight: return 1;
    case Verdict::DoesNotFit:
    case Verdict::NotModelled: return 0;
    }
    return 0;
}

// Of `count` places along which verdicts only get worse: the first whose verdict is worse than `wanted`.
template<typename VerdictAt>
int firstWorse(int count, int wanted, const VerdictAt &verdictAt)
{
    int good = -1;
    int bad = count;
    while (bad - good > 1) {
        const int middle = (good + bad) / 2;
        (goodness(verdictAt(middle)) >= wanted ? good : bad) = middle;
    }
    return bad;
}

// Fills the cells of one line, `stride` apart.
template<typename VerdictAt>
void fillLine(std::vector<Verdict> &cells, size_t first, size_t stride, int count, const VerdictAt &verdictAt)
{
    const int tight_from = firstWorse(count, 2, verdictAt);
    const int nothing_from =
        tight_from + firstWorse(count - tight_from, 1, [&](int i) { return verdictAt(tight_from + i); });
    for (int i = 0; i < count; ++i)
        cells[first + stride * size_t(i)] = i < tight_from     ? Verdict::Fits
                                            : i < nothing_from ? Verdict::Tight
                                                               : Verdict::DoesNotFit;
}

// The line of verdicts along `along` at one evaluator, the other growing input fixed.
void fillGrowing(const FitEvaluator &evaluator, const Scenario &scenario, MapAxis along,
                 const std::vector<double> &values, std::vector<Verdict> &cells, size_t first, size_t stride)
{
    const int count = int(values.size());
    if (along == MapAxis::Concurrency) {
        const FitEvaluator::Column column = evaluator.columnAt(double(scenario.serving.context));
        fillLine(cells, first, stride, count, [&](int i) { return evaluator.verdict(column, values[size_t(i)]); });
        return;
    }
    const double concurrency = double(scenario.serving.concurrency);
    fillLine(cells, first, stride, count, [&](int i) { return evaluator.verdict(values[size_t(i)], concurrency); });
}

std::vector<double> valuesOf(const AxisScale &scale, int count)
{
    std::vector<double> values;
    values.reserve(size_t(count));
    for (int i = 0; i < count; ++i)
        values.push_back(scale.at((i + 0.5) / count));
    return values;
}

Verdict assessed(const Scenario &scenario, const Catalog &catalog)
{
    return assess(scenario, catalog).candidates.front().verdict;
}

class LayerFiller
{
public:
    LayerFiller(const Scenario &scenario, const Catalog &catalog, const MapRequest &request)
        : m_scenario(scenario)
        , m_catalog(catalog)
        , m_request(request)
        , m_xs(valuesOf(request.x, request.columns))
        , m_ys(valuesOf(request.y, request.rows))
    {
    }

    // False: cancelled.
    bool fill(FitLayer &layer, const std::atomic<bool> *cancelled) const
    {
        layer.cells.assign(m_xs.size() * m_ys.size(), Verdict::NotModelled);
        Scenario scenario = m_scenario;
        scenario.candidates = {m_scenario.candidates[size_t(layer.candidate)]};
        const FitEvaluator evaluator(scenario, m_catalog, 0);
        layer.modelled = evaluator.isModelled();
        if (!layer.modelled)
            return true;
        if (grows(m_request.y.axis))
            return fillColumns(scenario, evaluator, layer.cells, cancelled);
        if (grows(m_request.x.axis))
            return fillRows(scenario, layer.cells, cancelled);
        return fillCells(scenario, layer.cells, cancelled);
    }

private:
    bool fillColumns(const Scenario &scenario, const FitEvaluator &evaluator, std::vector<Verdict> &cells,
                     const std::atomic<bool> *cancelled) const
    {
        for (size_t i = 0; i < m_xs.size(); ++i) {
            if (isCancelled(cancelled))
                return false;
            if (m_request.x.axis == MapAxis::Context && m_request.y.axis == MapAxis::Concurrency) {
                const FitEvaluator::Column column = evaluator.columnAt(m_xs[i]);
                fillLine(cells, i, m_xs.size(), int(m_ys.size()),
                         [&](int row) { return evaluator.verdict(column, m_ys[size_t(row)]); });
            } else if (m_request.x.axis == MapAxis::Concurrency) {
                fillLine(cells, i, m_xs.size(), int(m_ys.size()),
                         [&](int row) { return evaluator.verdict(m_ys[size_t(row)], m_xs[i]); });
            } else {
                const Scenario there = withMapValue(scenario, m_request.x.axis, m_xs[i]);
                fillGrowing(FitEvaluator(there, m_catalog, 0), there, m_request.y.axis, m_ys, cells, i, m_xs.size());
            }
        }
        return true;
    }

    bool fillRows(const Scenario &scenario, std::vector<Verdict> &cells, const std::atomic<bool> *cancelled) const
    {
        for (size_t row = 0; row < m_ys.size(); ++row) {
            if (isCancelled(cancelled))
                return false;
            const Scenario there = withMapValue(scenario, m_request.y.axis, m_ys[row]);
            fillGrowing(FitEvaluator(there, m_catalog, 0), there, m_request.x.axis, m_xs, cells, row * m_xs.size(), 1);
        }
        return true;
    }

    bool fillCells(const Scenario &scenario, std::vector<Verdict> &cells, const std::atomic<bool> *cancelled) const
    {
        for (size_t row = 0; row < m_ys.size(); ++row) {
            const Scenario line = withMapValue(scenario, m_request.y.axis, m_ys[row]);
            for (size_t i = 0; i < m_xs.size(); ++i) {
                if (isCancelled(cancelled))
                    return false;
                cells[row * m_xs.size() + i] = assessed(withMapValue(line, m_request.x.axis, m_xs[i]), m_catalog);
            }
        }
        return true;
    }

    const Scenario &m_scenario;
    const Catalog &m_catalog;
    const MapRequest &m_request;
    std::vector<double> m_xs, m_ys;
};

} // namespace

FitMap fitMap(const Scenario &scenario, const Catalog &catalog, const MapRequest &request,
              const std::atomic<bool> *cancelled)
{
    FitMap map{request.x, request.y, request.columns, request.rows, {}, false};
    const LayerFiller filler(scenario, catalog, request);
    for (size_t i = 0; i < scenario.candidates.size(); ++i) {
        map.layers.push_back({int(i), false, {}});
        if (!filler.fill(map.layers.back(), cancelled))
            return map;
    }
    map.complete = true;
    return map;
}

std::vector<MapLine> frontier(const FitMap &map, int layer)
{
    const FitLayer &cells = map.layers[size_t(layer)];
    if (!cells.modelled)
        return {};
    QuantityGrid grid{map.columns, map.rows, {}};
    grid.values.reserve(cells.cells.size());
    for (const Verdict verdict : cells.cells)
        grid.values.push_back(goodness(verdict) > 0 ? 1 : 0);
    return contourLines(grid, 0.5);
}

QuantityGrid quantityGrid(const Scenario &scenario, const Catalog &catalog, int candidate, const MapRequest &request,
                          MapQuantity quantity, double per_hour)
{
    constexpr double kSecondsPerHour = 3600;
    constexpr double kMillion = 1e6;
    QuantityGrid grid{request.columns, request.rows, {}};
    grid.values.reserve(size_t(request.columns) * size_t(request.rows));
    Scenario only = scenario;
    only.candidates = {scenario.candidates[size_t(candidate)]};
    for (int row = 0; row < request.rows; ++row) {
        const Scenario line = withMapValue(only, request.y.axis, request.y.at((row + 0.5) / request.rows));
        for (int i = 0; i < request.columns; ++i) {
            const Scenario there = withMapValue(line, request.x.axis, request.x.at((i + 0.5) / request.columns));
            double value = std::numeric_limits<double>::quiet_NaN();
            const Assessed found = assess(there, catalog).candidates.front();
            const SpeedFigures &speed = found.speed;
            if (quantity == MapQuantity::Need && found.verdict != Verdict::NotModelled)
                value = found.memory.need;
            else if (quantity == MapQuantity::TimePerOutputToken && speed.tpot_s)
                value = speed.tpot_s->mid;
            else if (quantity == MapQuantity::Throughput && speed.throughput_tok_s)
                value = speed.throughput_tok_s->mid;
            else if (quantity == MapQuantity::CostPerMillion && speed.throughput_tok_s && per_hour > 0)
                value = per_hour / kSecondsPerHour / speed.throughput_tok_s->mid * kMillion;
            grid.values.push_back(value);
        }
    }
    return grid;
}

} // namespace tarozi
