// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/fixes.h"

#include "core/advice/tried_fixes.h"

#include <algorithm>

namespace tarozi {

namespace {

void tryFormats(TriedFixes &tried, const Scenario &scenario, const Catalog &catalog)
{
    const Resolved &resolved = tried.today().resolved;
    const Engine *engine = catalog.engine(resolved.engine, resolved.engine_version);
    const KvFormat *kv = catalog.kvFormat(resolved.kv_format);
    constexpr double kSixteenBit = 2; // llama.cpp keeps less only with flash attention
    const bool quantizes = !engine || engine->rule != BudgetRule::LlamaCpp || scenario.serving.engine.flash_attention;
    for (const KvFormat &format : catalog.kvFormats()) {
        const bool runs =
            !engine || engine->kv_formats.isEmpty() ? format.on_slider : engine->kv_formats.contains(format.id);
        if (!kv || !runs || format.bytes_per_element >= kv->bytes_per_element ||
            (!quantizes && format.bytes_per_element < kSixteenBit))
            continue;
        Scenario changed = scenario;
        changed.serving.kv = format.id;
        tried.tryFix(FixKind::KvFormat, 0, format.name, changed);
    }
    const WeightFormat *weights = catalog.weightFormat(resolved.weights_format);
    for (const WeightFormat &format : catalog.weightFormats()) {
        const bool runs = !engine || engine->weight_formats.isEmpty() || engine->weight_formats.contains(format.id);
        if (!weights || !runs || !format.on_slider || format.nominal_bits >= weights->nominal_bits ||
            scenario.serving.model.weights_bytes)
            continue;
        Scenario changed = scenario;
        changed.serving.weights = format.id;
        tried.tryFix(FixKind::WeightFormat, 0, format.name, changed);
    }
}

// The longest context that fits with room to spare, else the longest that fits at all.
void tryShorterContext(TriedFixes &tried, const Scenario &scenario)
{
    const qint64 longest = tried.today().capacity.max_context;
    if (longest <= 0)
        return;
    constexpr qint64 kStep = 1024;
    constexpr qint64 kShortest = 2048;                                         // less holds no prompt worth a server
    const qint64 shortest = std::max(kShortest, scenario.serving.context / 8); // and much less is another workload
    for (qint64 context = std::min(longest, scenario.serving.context - 1); context >= shortest;
         context = context * 7 / 8) {
        const qint64 rounded = context / kStep * kStep;
        Scenario changed = scenario;
        ServingWorkload &serving = changed.serving;
        serving.context = rounded;
        serving.output = std::min(serving.output, std::max<qint64>(rounded / 2, 1));
        serving.input = std::max<qint64>(rounded - serving.output, 1);
        if (tried.tryFix(FixKind::ShorterContext, double(rounded), {}, changed))
            return;
    }
}

void tryFewerRequests(TriedFixes &tried, const Scenario &scenario)
{
    const qint64 most = qint64(tried.today().capacity.max_concurrency);
    for (qint64 requests = std::min(most, scenario.serving.concurrency - 1); requests > 0;
         requests = requests * 7 / 8) {
        Scenario changed = scenario;
        changed.serving.concurrency = requests;
        if (tried.tryFix(FixKind::FewerRequests, double(requests), {}, changed))
            return;
    }
}

void tryHigherLimit(TriedFixes &tried, const Scenario &scenario)
{
    constexpr double kHighest = 0.95; // what admission at start still lets pass on a card without a desktop
    constexpr double kStep = 0.01;
    const double today = tried.today().resolved.memory_limit_share;
    for (int i = 1; today + i * kStep <= kHighest + kStep / 2; ++i) {
        Scenario changed = scenario;
        changed.serving.engine.memory_limit = today + i * kStep;
        if (tried.tryFix(FixKind::HigherLimit, today + i * kStep, {}, changed))
            return;
    }
}

void tryLowerLimit(TriedFixes &tried, const Scenario &scenario)
{
    constexpr double kLowest = 0.5;
    constexpr double kStep = 0.01;
    const double today = tried.today().resolved.memory_limit_share;
    if (!refusesStart(tried.today()))
        return;
    for (int i = 1; today - i * kStep >= kLowest; ++i) {
        Scenario changed = scenario;
        changed.serving.engine.memory_limit = today - i * kStep;
        if (tried.tryFix(FixKind::LowerLimit, today - i * kStep, {}, changed))
            return;
    }
}

void tryMoreGpus(TriedFixes &tried, const Scenario &scenario, const Catalog &catalog, int candidate)
{
    constexpr int kMostGpus = 16;
    const Candidate &asked = scenario.candidates[size_t(candidate)];
    const Gpu *gpu = catalog.gpu(asked.gpu);
    for (int count = asked.count * 2; gpu && count <= kMostGpus; count *= 2) {
        Scenario changed = scenario;
        Candidate &more = changed.candidates[size_t(candidate)];
        more.count = count;
        more.tensor.reset();
        more.pipeline.reset();
        more.parallelism = Parallelism::Auto;
        const Parallelism chosen = tried.resolvedParallelism(changed);
        const QString split = chosen == Parallelism::Tensor     ? QStringLiteral("tensor")
                              : chosen == Parallelism::Pipeline ? QStringLiteral("pipeline")
                                                                : QString();
        if (tried.tryFix(FixKind::MoreGpus, count, split, changed))
            return;
    }
}

} // namespace

std::vector<Fix> fixes(const Scenario &scenario, const Catalog &catalog, int candidate)
{
    if (candidate < 0 || size_t(candidate) >= scenario.candidates.size())
        return {};
    if (scenario.kind == WorkloadKind::ImageGeneration || scenario.kind == WorkloadKind::Speech)
        return {}; // their findings name the way out; none of the settings below is theirs
    TriedFixes tried(scenario, catalog, candidate);
    const Verdict verdict = tried.today().verdict;
    if (verdict == Verdict::Fits || verdict == Verdict::NotModelled)
        return {};
    if (scenario.kind == WorkloadKind::FineTuning) {
        tryTrainingFixes(tried, scenario, catalog, candidate);
        return tried.ranked();
    }
    if (scenario.kind != WorkloadKind::Serving)
        return {};
    tryLowerLimit(tried, scenario);
    tryHigherLimit(tried, scenario);
    tryFormats(tried, scenario, catalog);
    tryFewerRequests(tried, scenario);
    tryShorterContext(tried, scenario);
    tryMoreGpus(tried, scenario, catalog, candidate);
    return tried.ranked();
}

} // namespace tarozi
