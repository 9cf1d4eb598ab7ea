// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess.h"
#include "core/catalog/catalog_loader.h"

#include <benchmark/benchmark.h>

using namespace tarozi;

namespace {

const Catalog &catalog()
{
    static const LoadedCatalog loaded = loadCatalog(QStringLiteral(":/catalog"));
    return *loaded.catalog;
}

// Each turn asks something new, so that nothing can be remembered from the turn before.
void assessGpus(benchmark::State &state, const QString &model)
{
    Scenario scenario;
    scenario.serving.model.id = model;
    const QString others[] = {QStringLiteral("a100-80-pcie"), QStringLiteral("h100-sxm")};
    for (const QString &gpu : others) {
        if (int(scenario.candidates.size()) < state.range(0))
            scenario.candidates.push_back({gpu, 1, Parallelism::Auto, {}, {}, {}});
    }
    for (auto _ : state) {
        scenario.serving.concurrency = scenario.serving.concurrency % 256 + 1;
        benchmark::DoNotOptimize(assess(scenario, catalog()));
    }
}

void assessDense(benchmark::State &state)
{
    assessGpus(state, QStringLiteral("meta-llama/Llama-3.1-8B"));
}
BENCHMARK(assessDense)->Arg(2)->Arg(4)->Unit(benchmark::kMicrosecond);

void assessMixture(benchmark::State &state)
{
    assessGpus(state, QStringLiteral("deepseek-ai/DeepSeek-V3"));
}
BENCHMARK(assessMixture)->Arg(2)->Arg(4)->Unit(benchmark::kMicrosecond);

void loadTheCatalogue(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(loadCatalog(QStringLiteral(":/catalog")));
}
BENCHMARK(loadTheCatalogue)->Unit(benchmark::kMillisecond);

} // namespace
