// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/estimate_text.h"
#include "app/cli/scenario_options.h"
#include "core/advice/assessment_json.h"
#include "core/importers/inspect.h"
#include "core/workload/scenario_file.h"

#include <QJsonDocument>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

struct Imported {
    Scenario scenario;
    std::shared_ptr<const Catalog> catalog;
};

// A model file is read before assessing: its model joins the catalogue under its own name.
Result<Imported> withImportedModel(const Scenario &scenario, const std::shared_ptr<const Catalog> &catalog)
{
    Imported result{scenario, catalog};
    ModelChoice &choice = result.scenario.serving.model;
    if (choice.file.isEmpty() || choice.parameters)
        return result;
    Result<LanguageModel> model = importModel(choice.file);
    if (!model)
        return model.error();
    LanguageModel read = *model;
    read.id = choice.file;
    choice.id = read.id;
    result.catalog = std::make_shared<const Catalog>(catalog->withModel(std::move(read)));
    return result;
}

} // namespace

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
        const Result<Scenario> loaded = loadScenario(parser.positionalArguments().first(), *catalog);
        if (!loaded)
            return fail(loaded.error(), kBadInput);
        scenario = *loaded;
    }
    const Result<Scenario> complete = scenarioFromOptions(parser, *catalog, scenario);
    if (!complete)
        return fail(complete.error(), kBadOptions);
    const Result<Imported> imported = withImportedModel(*complete, catalog);
    if (!imported)
        return fail(imported.error(), kBadInput);
    if (parser.isSet(u"json"_s))
        printOut(QJsonDocument(estimateJson(imported->scenario, *imported->catalog)).toJson());
    else
        printOut(estimateText(imported->scenario, *imported->catalog));
    return kSuccess;
}

} // namespace tarozi::cli
