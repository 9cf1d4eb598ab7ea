// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/estimate_text.h"
#include "app/cli/scenario_options.h"
#include "core/advice/assessment_json.h"
#include "core/importers/scenario_model.h"
#include "core/workload/scenario_file.h"

#include <QJsonDocument>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

int runEstimate(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"One assessment of a scenario file, of options, or of options over a file."_s);
    parser.addPositionalArgument(u"scenario"_s, u"Scenario file (*.tarozi)"_s, u"[scenario]"_s);
    parser.addOption({u"json"_s, u"Print JSON in machine units"_s});
    addScenarioOptions(parser);
    if (const auto status = parseArguments(parser, u"estimate"_s, arguments))
        return *status;
    if (parser.positionalArguments().size() > 1)
        return fail({Problem::UnknownKey, {}, u"estimate"_s, parser.positionalArguments().at(1), {}}, kBadOptions);

    const std::shared_ptr<const Catalog> catalog = loadedCatalog();
    Scenario scenario;
    if (!parser.positionalArguments().isEmpty()) {
        const QString path = parser.positionalArguments().first();
        const Result<Scenario> loaded = loadScenario(path, *catalog);
        if (!loaded)
            return fail(loaded.error(), kBadInput);
        for (const Error &idle : idleKeysOf(path))
            fail(idle, kSuccess);
        scenario = *loaded;
    }
    const Result<Scenario> complete = scenarioFromOptions(parser, *catalog, scenario);
    if (!complete)
        return fail(complete.error(), kBadOptions);
    const Result<ResolvedScenario> imported = readModelFile(*complete, catalog);
    if (!imported)
        return fail(imported.error(), kBadInput);
    if (parser.isSet(u"json"_s))
        printOut(QJsonDocument(estimateJson(imported->scenario, *imported->catalog)).toJson());
    else
        printOut(estimateText(imported->scenario, *imported->catalog));
    return kSuccess;
}

} // namespace tarozi::cli
