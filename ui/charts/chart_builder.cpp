// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_builder.h"

#include "ui/charts/memory_parts.h"
#include "ui/language/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

// Room right of the longest bar, so that its end and its label stay inside.
constexpr double kScaleMargin = 1.03;
// The context curve is cut above the limits: what matters is where it crosses them.
constexpr double kCurveAboveLimit = 1.45;
constexpr double kCurveAboveCurrent = 1.1;
constexpr double kShortestContext = 1024;
constexpr double kLongestContextAtLeast = 4096;
constexpr double kLongestContextUnknown = 131072;
constexpr double kRoundedReach = 8192;
constexpr int kPointsPerDoubling = 13;

double inGb(double bytes)
{
    return bytes / kGB;
}

bool isModelled(const Assessed &candidate)
{
    return candidate.verdict != Verdict::NotModelled;
}

QString notModelledSentence(const QString &name, const Assessed &candidate)
{
    if (candidate.not_modelled.isEmpty()) {
        //: %1 is a GPU
        return QCoreApplication::translate("Charts", "%1: there is no honest answer for this workload.").arg(name);
    }
    //: %1 is a GPU, %2 the reason
    return QCoreApplication::translate("Charts", "%1: not modelled (%2).")
        .arg(name, words::notModelled(candidate.not_modelled));
}

QString barSummary(const StackedBar &bar, const Assessed &candidate, const Format &format)
{
    //: read by screen readers; %1 GPU, %2 verdict, %3 and %4 sizes, %5 "11.4 GB short" or "8.8 GB spare"
    return QCoreApplication::translate("Charts", "%1: %2. Need %3, limit %4, %5.")
        .arg(bar.name, bar.verdict_label, format.gigabytes(candidate.memory.need).text(),
             format.gigabytes(candidate.memory.limit).text(), bar.headroom_label);
}

StackedBar memoryBar(const Assessed &candidate, int index, const Catalog &catalog, const Format &format)
{
    StackedBar bar;
    bar.candidate = index;
    bar.name = words::candidateName(candidate, catalog);
    if (candidate.count > 1) {
        //: after "2 × RTX 4090": the bar is one GPU's, the others have budgets of their own
        bar.note = QCoreApplication::translate("Charts", "the fullest of %n GPUs, each with its own budget", nullptr,
                                               candidate.count);
    }
    bar.verdict = candidate.verdict;
    bar.verdict_label = words::verdict(candidate.verdict);
    if (!isModelled(candidate)) {
        bar.summary = notModelledSentence(bar.name, candidate);
        return bar;
    }
    const MemoryFigures &memory = candidate.memory;
    for (const MemoryPart &part : memoryParts(memory, insideLimit(candidate, catalog))) {
        bar.segments.push_back({part.quantity, words::quantity(part.quantity), inGb(part.bytes),
                                format.gigabytes(part.bytes).text(), part.beside_limit});
    }
    bar.limit = inGb(memory.limit);
    //: the engine's budget; %1 is a size
    bar.limit_label = QCoreApplication::translate("Charts", "limit %1").arg(format.gigabytes(memory.limit).text());
    bar.usable = inGb(memory.usable);
    //: memory that the driver reports; %1 is a size
    bar.usable_label = QCoreApplication::translate("Charts", "usable %1").arg(format.gigabytes(memory.usable).text());
    bar.need_low = inGb(memory.need_low);
    bar.need_high = inGb(memory.need_high);
    bar.headroom_label = words::headroom(candidate, format);
    bar.summary = barSummary(bar, candidate, format);
    return bar;
}

double barEnd(const StackedBar &bar)
{
    double stacked = 0;
    for (const BarSegment &segment : bar.segments)
        stacked += segment.value;
    return std::max({stacked, bar.usable, bar.limit});
}

// Long reaches in whole K, rounded down; short ones exactly.
QString reachText(double tokens, const Format &format)
{
    return format.shortCount(tokens < kRoundedReach ? tokens : std::floor(tokens / 1024) * 1024);
}

struct ContextRange {
    double from, to;
};

ContextRange contextRange(const Scenario &scenario, const Catalog &catalog)
{
    const double asked = static_cast<double>(scenario.serving.context);
    const LanguageModel *model = scenario.serving.model.parameters ? nullptr : catalog.model(scenario.serving.model.id);
    const double longest =
        model && model->max_context > 0 ? static_cast<double>(model->max_context) : kLongestContextUnknown;
    return {std::min(kShortestContext, std::max(1.0, asked)), std::max({longest, asked, kLongestContextAtLeast})};
}

// The same number of points in each doubling: core spaces them evenly, the axis is logarithmic.
std::vector<QPointF> contextPoints(const Scenario &scenario, const Catalog &catalog, int index,
                                   const ContextRange &range)
{
    std::vector<QPointF> points;
    for (double from = range.from; from < range.to; from *= 2) {
        const double to = std::min(2 * from, range.to);
        for (const CurvePoint &point : needOverContext(scenario, catalog, index, static_cast<qint64>(from),
                                                       static_cast<qint64>(to), kPointsPerDoubling)) {
            if (points.empty() || point.context > points.back().x())
                points.push_back({point.context, inGb(point.need)});
        }
    }
    return points;
}

CurveSeries contextSeries(const Scenario &scenario, const Assessed &candidate, int index, const ContextRange &range,
                          const Catalog &catalog, const Format &format)
{
    CurveSeries series;
    series.candidate = index;
    series.name = words::candidateName(candidate, catalog);
    series.points = contextPoints(scenario, catalog, index, range);
    series.limit = inGb(candidate.memory.limit);
    //: the line of a GPU's memory limit in a chart; %1 GPU, %2 size
    series.limit_label = QCoreApplication::translate("Charts", "%1: limit %2")
                             .arg(series.name, format.gigabytes(candidate.memory.limit).text());
    const double reach = static_cast<double>(candidate.capacity.max_context);
    if (reach < range.to)
        series.solid_until = std::max(reach, 0.0);
    if (reach >= range.from && reach < range.to) {
        //: the longest context that fits a GPU; %1 GPU, %2 "45K" or "4 992"
        series.crossing_label =
            QCoreApplication::translate("Charts", "%1 up to %2").arg(series.name, reachText(reach, format));
    }
    return series;
}

QString curveSentence(const CurveSeries &series, const Assessed &candidate, const ContextRange &range,
                      const Format &format)
{
    const qint64 reach = candidate.capacity.max_context;
    if (reach <= 0) {
        //: %1 is a GPU
        return QCoreApplication::translate("Charts", "%1: no context fits.").arg(series.name);
    }
    if (static_cast<double>(reach) >= range.to) {
        //: %1 is a GPU
        return QCoreApplication::translate("Charts", "%1: every context shown fits.").arg(series.name);
    }
    //: %1 is a GPU, %2 "45 056 tokens"
    return QCoreApplication::translate("Charts", "%1: fits up to %2.")
        .arg(series.name, format.tokens(static_cast<double>(reach)).text());
}

double needAt(const std::vector<QPointF> &points, double x)
{
    double need = 0;
    for (const QPointF &point : points) {
        if (point.x() <= x)
            need = std::max(need, point.y());
    }
    return need;
}

std::optional<double> cutAt(const CurveSpec &spec)
{
    double limit = 0, highest = 0, current = 0;
    for (const CurveSeries &series : spec.series) {
        limit = std::max(limit, series.limit.value_or(0));
        for (const QPointF &point : series.points)
            highest = std::max(highest, point.y());
        current = std::max(current, needAt(series.points, spec.current_x.value_or(0)));
    }
    const double cut = std::max(kCurveAboveLimit * limit, kCurveAboveCurrent * current);
    if (cut <= 0 || highest <= cut)
        return std::max(highest * kCurveAboveCurrent, 1.15 * limit);
    return cut;
}

} // namespace

StackedBarSpec memoryBars(const Assessment &assessment, const Catalog &catalog, const Format &format)
{
    StackedBarSpec spec;
    spec.title = QCoreApplication::translate("Charts", "Memory of one GPU");
    spec.axis_title = QCoreApplication::translate("Charts", "GB");
    spec.locale = format.locale();
    double longest = 0;
    for (std::size_t i = 0; i < assessment.candidates.size(); ++i) {
        spec.bars.push_back(memoryBar(assessment.candidates[i], static_cast<int>(i), catalog, format));
        longest = std::max(longest, barEnd(spec.bars.back()));
    }
    spec.scale_maximum = longest * kScaleMargin;
    return spec;
}

CurveSpec contextCurve(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                       const Format &format)
{
    CurveSpec spec;
    spec.title = QCoreApplication::translate("Charts", "Memory need against context");
    spec.x_title = QCoreApplication::translate("Charts", "context length, tokens");
    spec.y_title = QCoreApplication::translate("Charts", "memory of one GPU, GB");
    spec.y_unit = QCoreApplication::translate("Charts", "GB");
    spec.locale = format.locale();
    const ContextRange range = contextRange(scenario, catalog);
    QStringList sentences;
    for (std::size_t i = 0; i < assessment.candidates.size(); ++i) {
        const Assessed &candidate = assessment.candidates[i];
        if (!isModelled(candidate)) {
            sentences += notModelledSentence(words::candidateName(candidate, catalog), candidate);
            continue;
        }
        spec.series.push_back(contextSeries(scenario, candidate, static_cast<int>(i), range, catalog, format));
        sentences += curveSentence(spec.series.back(), candidate, range, format);
    }
    spec.summary = sentences.join(QLatin1Char(' '));
    if (spec.series.empty()) {
        spec.message = spec.summary;
        return spec;
    }
    spec.current_x = static_cast<double>(scenario.serving.context);
    //: the scenario's own point in a chart; %1 "8K"
    spec.current_label = QCoreApplication::translate("Charts", "now: %1").arg(format.shortCount(*spec.current_x));
    spec.y_maximum = cutAt(spec);
    return spec;
}

} // namespace tarozi::ui
