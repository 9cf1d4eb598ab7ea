// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sweep_axes.h"

#include "core/workload/scenario_file.h"

#include <cmath>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostPoints = 1000000; // of one axis

Error badAxis(const QString &found)
{
    return {Problem::WrongFormat,
            {},
            u"--over"_s,
            found,
            {Expectation::Kind::Format, {}, {}, {u"context=1024:131072:log:64 or concurrency=1:256:lin:256"_s}}};
}

std::vector<double> pointsOf(double from, double to, bool logarithmic, int count)
{
    std::vector<double> points;
    points.reserve(size_t(count));
    for (int i = 0; i < count; ++i) {
        const double share = count > 1 ? double(i) / (count - 1) : 0;
        const double value = logarithmic ? from * std::pow(to / from, share) : from + (to - from) * share;
        const double whole = std::round(value);
        if (points.empty() || whole > points.back())
            points.push_back(whole);
    }
    return points;
}

} // namespace

Result<SweepAxes> sweepAxes(const QStringList &over, const ServingWorkload &workload)
{
    SweepAxes axes;
    for (const QString &text : over) {
        const QString axis = text.section(u'=', 0, 0);
        const QStringList parts = text.section(u'=', 1).split(u':');
        const bool context = axis == u"context"_s;
        if ((!context && axis != u"concurrency"_s) || parts.size() != 4 ||
            (parts[2] != u"log"_s && parts[2] != u"lin"_s))
            return badAxis(text);
        bool numbers[3] = {};
        const double from = parts[0].toDouble(&numbers[0]);
        const double to = parts[1].toDouble(&numbers[1]);
        const int count = parts[3].toInt(&numbers[2]);
        const double most = double(context ? kMaxContext : kMaxConcurrency);
        if (!numbers[0] || !numbers[1] || !numbers[2] || !(from >= (context ? 2 : 1)) || !(to >= from) || to > most ||
            count < 1 || count > kMostPoints)
            return badAxis(text);
        (context ? axes.context : axes.concurrency) = pointsOf(from, to, parts[2] == u"log"_s, count);
    }
    if (axes.context.empty())
        axes.context = {double(workload.context)};
    if (axes.concurrency.empty())
        axes.concurrency = {double(workload.concurrency)};
    return axes;
}

} // namespace tarozi::cli
