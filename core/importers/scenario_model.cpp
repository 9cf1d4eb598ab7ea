// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/scenario_model.h"

#include "core/importers/inspect.h"

namespace tarozi {

Result<ResolvedScenario> readModelFile(const Scenario &scenario, std::shared_ptr<const Catalog> catalog)
{
    const ModelChoice &choice = scenario.serving.model;
    if (choice.file.isEmpty() || choice.parameters)
        return ResolvedScenario{scenario, std::move(catalog)};
    Result<LanguageModel> model = importModel(choice.file);
    if (!model)
        return model.error();
    return withModel(scenario, *catalog, *std::move(model), choice.file);
}

ResolvedScenario withModel(const Scenario &scenario, const Catalog &catalog, LanguageModel model, const QString &path)
{
    Catalog::Content content = catalog.content();
    std::erase_if(content.models, [&path](const LanguageModel &known) { return known.id == path; });
    model.id = path;
    content.models.push_back(std::move(model));
    ResolvedScenario resolved{scenario, std::make_shared<const Catalog>(std::move(content))};
    resolved.scenario.serving.model.parameters.reset();
    resolved.scenario.serving.model.weights_bytes.reset();
    resolved.scenario.serving.model.id = path;
    resolved.scenario.serving.model.file = path;
    return resolved;
}

} // namespace tarozi
