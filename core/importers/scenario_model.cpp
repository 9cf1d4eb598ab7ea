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
    model.id = path;
    ResolvedScenario resolved{scenario, std::make_shared<const Catalog>(catalog.withModel(std::move(model)))};
    resolved.scenario.serving.model.parameters.reset();
    resolved.scenario.serving.model.weights_bytes.reset();
    resolved.scenario.serving.model.id = path;
    resolved.scenario.serving.model.file = path;
    return resolved;
}

} // namespace tarozi
