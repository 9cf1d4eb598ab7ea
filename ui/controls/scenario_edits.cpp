// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/scenario_edits.h"

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

Scenario withModel(Scenario scenario, const QString &id)
{
    scenario.serving.model = {id, {}, {}, {}};
    return scenario;
}

Scenario withModelSize(Scenario scenario, const Catalog &catalog, double parameters)
{
    ModelChoice &choice = scenario.serving.model;
    const LanguageModel *model = catalog.model(choice.id);
    // the box shows two decimals of a billion: a size within that of the model's is the model's
    const bool own = model && std::abs(model->parameters - parameters) < 0.005e9;
    if (own)
        choice.parameters.reset();
    else
        choice.parameters = parameters;
    choice.file.clear();
    choice.weights_bytes.reset();
    return scenario;
}

Scenario withContext(Scenario scenario, qint64 tokens)
{
    ServingWorkload &serving = scenario.serving;
    serving.context = std::max<qint64>(tokens, 1);
    return withOutput(scenario, serving.output);
}

Scenario withInput(Scenario scenario, qint64 tokens)
{
    return withOutput(scenario, scenario.serving.context - tokens);
}

Scenario withOutput(Scenario scenario, qint64 tokens)
{
    ServingWorkload &serving = scenario.serving;
    serving.output = std::clamp<qint64>(tokens, 1, std::max<qint64>(serving.context - 1, 1));
    serving.input = serving.context - serving.output;
    return scenario;
}

double parametersOf(const Scenario &scenario, const Catalog &catalog)
{
    const ModelChoice &choice = scenario.serving.model;
    if (choice.parameters)
        return *choice.parameters;
    const LanguageModel *model = catalog.model(choice.id);
    return model ? model->parameters : 0;
}

qint64 roundedContext(double tokens)
{
    constexpr double kFineStep = 256, kCoarseStep = 1024, kCoarseFrom = 8192;
    const double step = tokens < kCoarseFrom ? kFineStep : kCoarseStep;
    return static_cast<qint64>(std::max(step, std::round(tokens / step) * step));
}

} // namespace tarozi::ui
