// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/fit_map.h"
#include "core/catalog/catalog_loader.h"

#include <benchmark/benchmark.h>

#include <array>
#include <cmath>

using namespace tarozi;

namespace {

constexpr int kColumns = 1000;
constexpr int kRows = 600;

const Catalog &catalog()
{
    static const LoadedCatalog loaded = loadCatalog(QStringLiteral(":/catalog"));
    return *loaded.catalog;
}

Scenario fourGpus()
{
    Scenario scenario;
    scenario.candidates.push_back({QStringLiteral("a100-80-pcie"), 1, Parallelism::Auto, {}, {}, {}});
    scenario.candidates.push_back({QStringLiteral("h100-sxm"), 1, Parallelism::Auto, {}, {}, {}});
    return scenario;
}

MapRequest request(int columns, int rows)
{
    return {{MapAxis::Context, 1024, 131072, true, true}, {MapAxis::Concurrency, 1, 256, true, true}, columns, rows};
}

void mapOfFourGpus(benchmark::State &state)
{
    const Scenario scenario = fourGpus();
    const MapRequest asked = request(int(state.range(0)), int(state.range(1)));
    for (auto _ : state)
        benchmark::DoNotOptimize(fitMap(scenario, catalog(), asked));
}
BENCHMARK(mapOfFourGpus)->Args({kColumns, kRows})->Args({100, 60})->Unit(benchmark::kMillisecond);

// The same buffer by the closed form of one dense model, every constant worked out beforehand.
void mapByHand(benchmark::State &state)
{
    const Scenario scenario = fourGpus();
    struct Card {
        double fixed, limit, beside, usable;
    };
    std::vector<Card> cards;
    for (const Assessed &found : assess(scenario, catalog()).candidates) {
        const MemoryFigures &m = found.memory;
        cards.push_back({m.need - m.kv_cache, m.limit, m.outside_limit, m.usable});
    }
    constexpr double kPerToken = 131072;
    const MapRequest asked = request(kColumns, kRows);
    for (auto _ : state) {
        std::array<double, kRows> requests{};
        for (int row = 0; row < kRows; ++row)
            requests[size_t(row)] = asked.y.at((row + 0.5) / kRows);
        std::array<double, kColumns> bytes{};
        for (int column = 0; column < kColumns; ++column)
            bytes[size_t(column)] = std::ceil(asked.x.at((column + 0.5) / kColumns) / 16) * 16 * kPerToken;
        std::vector<std::vector<Verdict>> layers;
        for (const Card &card : cards) {
            std::vector<Verdict> cells(size_t(kColumns) * kRows);
            for (int row = 0; row < kRows; ++row) {
                for (int column = 0; column < kColumns; ++column) {
                    const double need = card.fixed + requests[size_t(row)] * bytes[size_t(column)];
                    const bool fits = need <= card.limit && need + card.beside <= card.usable;
                    cells[size_t(row) * kColumns + size_t(column)] = !fits ? Verdict::DoesNotFit
                                                                     : card.limit - need < 0.1 * need ? Verdict::Tight
                                                                                                      : Verdict::Fits;
                }
            }
            layers.push_back(std::move(cells));
        }
        benchmark::DoNotOptimize(layers);
    }
}
BENCHMARK(mapByHand)->Unit(benchmark::kMillisecond);

} // namespace
