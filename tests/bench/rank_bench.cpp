// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/ranking.h"
#include "core/catalog/catalog_loader.h"

#include <benchmark/benchmark.h>

using namespace tarozi;

namespace {

const Catalog &catalog()
{
    static const LoadedCatalog loaded = loadCatalog(QStringLiteral(":/catalog"));
    return *loaded.catalog;
}

// The ranking may take at most one and a half times as long as assessing its candidates one by one.
void rankTheCatalogue(benchmark::State &state)
{
    Scenario scenario;
    for (auto _ : state) {
        scenario.serving.concurrency = scenario.serving.concurrency % 256 + 1;
        benchmark::DoNotOptimize(rank(scenario, catalog()));
    }
}
BENCHMARK(rankTheCatalogue)->Unit(benchmark::kMillisecond);

void assessTheCatalogueOneByOne(benchmark::State &state)
{
    Scenario scenario;
    for (auto _ : state) {
        scenario.serving.concurrency = scenario.serving.concurrency % 256 + 1;
        for (const Gpu &gpu : catalog().gpus()) {
            for (int count = 1; count <= 8; ++count) {
                scenario.candidates.assign(1, {gpu.id, count, Parallelism::Auto, {}, {}, {}});
                benchmark::DoNotOptimize(assess(scenario, catalog()));
            }
        }
    }
}
BENCHMARK(assessTheCatalogueOneByOne)->Unit(benchmark::kMillisecond);

} // namespace
