// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess.h"
#include "core/catalog/catalog_loader.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>

using namespace tarozi;

namespace {

constexpr int kSide = 1000; // a sweep of 10⁶ points

const SpeedEstimate &estimateOf(const QString &model)
{
    static const LoadedCatalog loaded = loadCatalog(QStringLiteral(":/catalog"));
    static QHash<QString, SpeedEstimate> known;
    if (!known.contains(model)) {
        Scenario scenario;
        scenario.serving.model.id = model;
        scenario.candidates = {{QStringLiteral("h200-sxm"), 8, Parallelism::Auto, {}, {}, {}}};
        known.insert(model, speedOf(scenario, *loaded.catalog, 0));
    }
    return known[model];
}

// The same closed form with every constant worked out beforehand, for one layout and plain attention.
struct ByHand {
    double step[5], prompt[5], queue[5], between[5];
    double cache_per_token, attention, kept_per_token, pool, seats, chunk, experts, per_token, log_missed, first;

    explicit ByHand(const SpeedEstimate &estimate)
    {
        const SpeedShape &shape = estimate.model.shape();
        const SpeedRecord &record = *estimate.record;
        std::fill_n(step, 5, 0);
        for (size_t i = 0; i < shape.step.size(); ++i)
            step[size_t(stepBasis(StepTerm(i)))] += shape.step[i] * record.step[i];
        const auto fill = [&](double(&form)[5], const PromptCoefficients &coefficients) {
            std::fill_n(form, 5, 0);
            for (size_t i = 0; i < shape.prompt.size(); ++i)
                form[size_t(promptBasis(PromptTerm(i)))] += shape.prompt[i] * coefficients[i];
        };
        fill(prompt, record.prompt);
        fill(queue, record.queue);
        fill(between, record.interference);
        cache_per_token = shape.cache_read.per_token;
        attention = shape.attention_flops.per_token / 2;
        kept_per_token = shape.cache_kept.per_token;
        pool = shape.pool;
        seats = shape.max_num_seqs;
        chunk = shape.chunk_tokens;
        experts = shape.experts;
        per_token = shape.experts_per_token;
        log_missed = experts > 0 ? std::log1p(-per_token / experts) : 0;
        first = record.first_token_steps;
    }

    double total(double concurrency, double input, double output) const
    {
        const double mean = input + output / 2;
        const double admitted = std::min(concurrency, std::max(std::min(pool / (kept_per_token * mean), seats), 1.0));
        const double requests = std::max(admitted, 1.0);
        const double touched = experts > 0 ? 1 - std::exp(requests * log_missed) : 0;
        const double rows = std::max(16 * experts * touched, requests * per_token);
        const double chunks = std::max(1.0, std::ceil(input / chunk));
        const double flops = attention * input * input;
        const auto sum = [&](const double(&f)[5]) {
            return f[0] + (f[1] + f[2]) * input + f[3] * flops + f[4] * chunks;
        };
        const double alone = sum(prompt);
        const double tpot = step[0] + step[1] * requests + step[2] * touched + step[3] * rows +
                            step[4] * requests * cache_per_token * mean + (requests - 1) / output * sum(between);
        const double service = alone + (requests - 1) * sum(queue) + first * tpot;
        const double answer = tpot * std::max(output - 1, 0.0);
        const double wait = (concurrency / admitted - 1) * (service + answer);
        return admitted * output / (service + answer) + wait + input / alone + 1 / tpot;
    }
};

template<typename Point>
void sweep(benchmark::State &state, Point point)
{
    for (auto _ : state) {
        double sum = 0;
        for (int c = 1; c <= kSide; ++c) {
            for (int t = 1; t <= kSide; ++t)
                sum += point(double(c), 100.0 * t, 10.0 * t);
        }
        benchmark::DoNotOptimize(sum);
    }
    state.counters["ns_per_point"] = benchmark::Counter(
        double(kSide) * kSide * 1e-9, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void sweepModel(benchmark::State &state, const QString &model)
{
    const SpeedModel &speed = estimateOf(model).model;
    sweep(state, [&](double concurrency, double input, double output) {
        const SpeedPoint p = speed.at(concurrency, input, output);
        return p.total_tok_s + p.queue_s + p.prefill_tok_s + p.user_tok_s;
    });
}

void sweepByHand(benchmark::State &state, const QString &model)
{
    const ByHand form(estimateOf(model));
    sweep(state,
          [&](double concurrency, double input, double output) { return form.total(concurrency, input, output); });
}

BENCHMARK_CAPTURE(sweepModel, dense, QStringLiteral("meta-llama/Llama-3.1-70B"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sweepByHand, dense, QStringLiteral("meta-llama/Llama-3.1-70B"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sweepModel, experts, QStringLiteral("Qwen/Qwen3-30B-A3B"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sweepByHand, experts, QStringLiteral("Qwen/Qwen3-30B-A3B"))->Unit(benchmark::kMillisecond);

} // namespace
