// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/fit_evaluator.h"

#include <cmath>
#include <limits>

namespace tarozi {

FitEvaluator::FitEvaluator(const Scenario &scenario, const Catalog &catalog, int candidate)
{
    if (candidate < 0 || size_t(candidate) >= scenario.candidates.size())
        return;
    auto storage = std::make_shared<LanguageModel>();
    const LanguageModel *model = modelOf(scenario, catalog, *storage);
    m_storage = storage;
    Scenario shortest = scenario; // engines whose steps hold whole prompts: a step of the asked context is no floor
    shortest.serving.context = 1;
    m_inputs = candidateInputs(shortest, catalog, model, scenario.candidates[size_t(candidate)]);
    m_modelled = m_inputs.not_modelled.isEmpty();
    if (!m_modelled)
        return;
    const ServingInputs &in = m_inputs.serving;
    m_memory = servingMemory(in);
    m_scale = weightsScale(in);
    m_separable = !in.workGrows() && in.engine->windows != WindowKeeping::Padded;
    for (const StageMemory &stage : m_memory.stages) {
        m_empty.push_back(fitOf(stage));
        m_empty.back().need -= stage.kv_cache;
    }
}

FitEvaluator::Column FitEvaluator::columnAt(double context) const
{
    Column column{context, {}};
    if (!m_separable)
        return column;
    for (const StageMemory &stage : m_memory.stages)
        column.request_bytes.push_back(requestBytes(m_inputs.serving, stage.cache, context));
    return column;
}

StageFit FitEvaluator::fullestAnew(double context, double concurrency) const
{
    NoRecorder none;
    const ServingInputs in = m_inputs.serving.at(context, concurrency);
    StageFit fullest;
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i < in.placement.pipeline; ++i) {
        const StageFit stage = fitOf(stageMemory(in, m_memory.ladder, stageOf(in, i), m_scale, none));
        if (stage.limit - stage.need < least) {
            least = stage.limit - stage.need;
            fullest = stage;
        }
    }
    return fullest;
}

StageFit FitEvaluator::fullest(const Column &column, double concurrency) const
{
    if (!m_modelled)
        return {};
    const double of_one = std::ceil(concurrency / m_inputs.serving.placement.replicas);
    if (!m_separable)
        return fullestAnew(column.context, of_one);
    size_t fullest = 0;
    double most = 0;
    double least = std::numeric_limits<double>::infinity();
    for (size_t i = 0; i < m_empty.size(); ++i) {
        const double need = m_empty[i].need + of_one * column.request_bytes[i];
        if (m_empty[i].limit - need < least) {
            least = m_empty[i].limit - need;
            most = need;
            fullest = i;
        }
    }
    StageFit fit = m_empty[fullest];
    fit.need = most;
    return fit;
}

Verdict FitEvaluator::verdict(const Column &column, double concurrency) const
{
    if (!m_modelled)
        return Verdict::NotModelled;
    return verdictOf(m_inputs.serving, m_memory.ladder, fullest(column, concurrency));
}

} // namespace tarozi
