// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/scenario_options.h"
#include "app/cli/sweep_axes.h"
#include "app/cli/sweep_output.h"
#include "core/assess.h"
#include "core/importers/scenario_model.h"

#include <cstdio>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kPointsBetweenReports = 100000;

// On stderr, for those who wait; nothing when it took a moment only.
void reportProgress(qint64 done, qint64 all)
{
    const QByteArray line = "\r" + QByteArray::number(100 * done / all) + " %" + (done == all ? "\n" : "");
    std::fwrite(line.constData(), 1, size_t(line.size()), stderr);
    std::fflush(stderr);
}

SweepPoint pointAt(const Scenario &scenario, const SpeedEstimate &estimate, double context, double concurrency)
{
    SweepPoint point;
    point.context = context;
    point.concurrency = concurrency;
    point.lengths = lengthsAt(scenario.serving, context);
    point.speed = estimate.model.at(concurrency, point.lengths.input, point.lengths.output);
    return point;
}

void sweep(const Scenario &scenario, const Catalog &catalog, const SweepAxes &axes, SweepOutput &output)
{
    const qint64 all = axes.points() * qint64(scenario.candidates.size());
    qint64 done = 0;
    for (size_t i = 0; i < scenario.candidates.size(); ++i) {
        const SpeedEstimate estimate = speedOf(scenario, catalog, int(i));
        output.begin(scenario.candidates[i], estimate);
        if (estimate.gap != SpeedGap::None)
            continue;
        for (const double context : axes.context) {
            for (const double concurrency : axes.concurrency) {
                output.add(estimate, pointAt(scenario, estimate, context, concurrency));
                if (++done % kPointsBetweenReports == 0)
                    reportProgress(done, all);
            }
        }
    }
    if (done >= kPointsBetweenReports)
        reportProgress(all, all);
    output.end();
}

} // namespace

int runSweep(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Expected speed over a grid of contexts and concurrencies, for each GPU."_s);
    parser.addOption({u"over"_s, u"Axis: context or concurrency; lin or log; repeat for a grid"_s,
                      u"axis=from:to:lin|log:points"_s});
    parser.addOption({u"json"_s, u"Print JSON"_s});
    parser.addOption({u"csv"_s, u"Print CSV (the default)"_s});
    addScenarioOptions(parser);
    if (const auto status = parseArguments(parser, u"sweep"_s, arguments))
        return *status;
    if (!parser.positionalArguments().isEmpty())
        return fail({Problem::UnknownKey, {}, u"sweep"_s, parser.positionalArguments().first(), {}}, kBadOptions);
    const std::shared_ptr<const Catalog> catalog = loadedCatalog();
    const Result<Scenario> complete = scenarioFromOptions(parser, *catalog, {});
    if (!complete)
        return fail(complete.error(), kBadOptions);
    const Result<SweepAxes> axes = sweepAxes(parser.values(u"over"_s), complete->serving);
    if (!axes)
        return fail(axes.error(), kBadOptions);
    const Result<ResolvedScenario> imported = readModelFile(*complete, catalog);
    if (!imported)
        return fail(imported.error(), kBadInput);
    SweepOutput output(parser.isSet(u"json"_s) ? SweepFormat::Json : SweepFormat::Csv);
    sweep(imported->scenario, *imported->catalog, *axes, output);
    return kSuccess;
}

} // namespace tarozi::cli
