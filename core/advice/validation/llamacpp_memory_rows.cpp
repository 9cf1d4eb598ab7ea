// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/truth_row.h"

#include "core/assess_inputs.h"
#include "core/memory/serving_memory.h"
#include "core/units.h"

#include <algorithm>
#include <numeric>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

RowScenario settingsOf(const TruthRow &row, const Catalog &catalog)
{
    RowScenario result = rowScenario(row, catalog);
    ServingWorkload &serving = result.scenario.serving;
    EngineSettings &engine = serving.engine;
    const double slots_served = std::max(row.number(u"parallel_slots").value_or(1), 1.0);
    if (const auto tokens = row.number(u"context_tokens"))
        serving.context = std::max<qint64>(qint64(*tokens / slots_served), 1);
    serving.concurrency = qint64(slots_served);
    engine.engine = u"llama.cpp"_s; // its forks share the allocator
    engine.version = row.text(u"engine_version");
    engine.flash_attention = row.text(u"flash_attention") == u"yes"_s;
    if (const auto ubatch = row.number(u"n_ubatch"))
        engine.ubatch = int(*ubatch);
    if (const auto layers = row.number(u"gpu_layers"))
        engine.gpu_layers = int(*layers);
    Candidate &candidate = result.scenario.candidates.front();
    candidate.parallelism = Parallelism::LayerSplit;
    return result;
}

template<typename Figure>
Ranged sumOver(const ServingMemory &memory, Figure figure)
{
    Ranged sum;
    for (const StageMemory &stage : memory.stages)
        sum += figure(stage);
    return {sum.value / kGiB, sum.low / kGiB, sum.high / kGiB};
}

} // namespace

void validateLlamaCppMemory(const TruthRow &row, const Catalog &catalog, Validation &validation)
{
    const RowScenario asked = settingsOf(row, catalog);
    RowFigures figures(row, validation);
    addVerdict(row, asked, catalog, validation);
    if (!row.usable())
        return;
    const LanguageModel *model = catalog.model(asked.scenario.serving.model.id);
    const CandidateInputs inputs = candidateInputs(asked.scenario, catalog, model, asked.scenario.candidates.front());
    const QString reason = asked.reason.isEmpty() ? inputs.not_modelled : asked.reason;
    ServingMemory memory;
    if (reason.isEmpty())
        memory = servingMemory(inputs.serving);

    const auto weights = [](const StageMemory &s) {
        return Ranged{s.weights.resident, s.weights.resident_low, s.weights.resident_high};
    };
    const auto cache = [](const StageMemory &s) { return Ranged{s.kv_cache, s.kv_cache * 0.99, s.kv_cache * 1.01}; };
    const auto compute = [](const StageMemory &s) { return s.engine.activations; };
    const auto add = [&](const char16_t *use, const char16_t *quantity, const auto &figure) {
        if (!row.usableFor(use))
            return;
        if (reason.isEmpty())
            figures.add(quantity, sumOver(memory, figure));
        else
            figures.cannot(quantity, reason);
    };
    add(u"weights", u"weights_gib", weights);
    add(u"kv", u"kv_gib", cache);
    add(u"compute", u"compute_gib", compute);
    add(u"total", u"total_gib", [&](const StageMemory &s) {
        Ranged total = weights(s);
        total += cache(s);
        total += compute(s);
        return total;
    });
}

} // namespace tarozi
