// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/serving_memory.h"

#include "core/workload/scenario_file.h"

#include <limits>

namespace tarozi {

namespace {

constexpr double kUnlimited = std::numeric_limits<double>::infinity();

// Requests of the asked context that the pool of one stage holds.
double requestsOf(const ServingInputs &in, const StageMemory &memory)
{
    if (memory.pool <= 0)
        return 0;
    const double request = requestBytes(in, memory.cache, in.context);
    return request > 0 ? memory.pool / request : kUnlimited;
}

// Tokens of one replica that the pool of a stage holds. Where layers hold less than every token: whole requests times
// their length, as engines print it.
double tokensOf(const ServingInputs &in, const StageMemory &memory)
{
    if (!holdsEveryToken(in, memory.cache)) {
        const double requests = requestsOf(in, memory);
        return memory.cache.paged ? requests * in.context
                                  : requests * roundedToBlocks(in.context, in.engine->kv_block_tokens);
    }
    const double block = std::max(in.engine->kv_block_tokens, 1);
    const double bytes = bytesPerToken(in, memory.cache) * block;
    return bytes > 0 ? std::floor(std::max(memory.pool, 0.0) / bytes) * block : kUnlimited;
}

// Would so many requests of such a length fit every stage?
bool fits(const ServingInputs &in, const ServingMemory &memory, double context, double concurrency)
{
    NoRecorder none;
    if (!in.workGrows())
        return std::all_of(memory.stages.begin(), memory.stages.end(), [&](const StageMemory &stage) {
            return concurrency * requestBytes(in, stage.cache, context) <= stage.pool;
        });
    const ServingInputs other = in.at(context, concurrency);
    for (int i = 0; i < in.placement.pipeline; ++i) {
        const StageMemory &stage = memory.stages[size_t(i)];
        double need = stage.need - stage.kv_cache + concurrency * requestBytes(other, stage.cache, context);
        if (in.engine->activations_inside_limit)
            need += workingMemory(other, stageOf(in, i), none).value - stage.engine.activations.value;
        if (need > stage.limit)
            return false;
    }
    return true;
}

// Need grows with the context, so the longest one is found by halving; exact to the block.
qint64 longestContext(const ServingInputs &in, const ServingMemory &memory)
{
    const qint64 block = std::max(in.engine->kv_block_tokens, 1);
    qint64 fitting = 0;
    qint64 beyond = kMaxContext / block + 1;
    while (beyond - fitting > 1) {
        const qint64 middle = (fitting + beyond) / 2;
        (fits(in, memory, double(middle * block), in.concurrency) ? fitting : beyond) = middle;
    }
    return fitting * block;
}

// Where working memory grows with the requests, the pool of the asked ones says nothing about others.
double mostRequests(const ServingInputs &in, const ServingMemory &memory)
{
    constexpr double kExact = 1e-4;
    double fitting = 0;
    double beyond = double(kMaxConcurrency);
    while (beyond - fitting > kExact * std::max(fitting, 1.0)) {
        const double middle = (fitting + beyond) / 2;
        (fits(in, memory, in.context, middle) ? fitting : beyond) = middle;
    }
    return fitting;
}

void fillHost(const ServingInputs &in, double scale, ServingMemory &memory)
{
    NoRecorder none;
    for (const StageMemory &stage : memory.stages)
        memory.host_ram += stage.weights.host * in.placement.tensor;
    if (!in.engine->embedding_on_host)
        return;
    const Stage host = hostStage(in);
    const StageWeights weights = stageWeights(in, host, scale, none);
    const CacheShape cache = cacheShape(in, host);
    memory.host_read = weights.read_refined;
    memory.host_cache_read = cacheReadBytes(in, cache, in.context);
    memory.host_ram += weights.resident + in.concurrency * requestBytes(in, cache, in.context);
}

void fillCapacity(const ServingInputs &in, ServingMemory &memory)
{
    if (!in.model->caches_tokens) {
        memory.max_context = in.model->max_context;
        return;
    }
    const double rounded = roundedToBlocks(in.context, in.engine->kv_block_tokens);
    double tokens = kUnlimited;
    double requests = kUnlimited;
    bool plain = true;
    if (in.workGrows()) {
        requests = mostRequests(in, memory);
        tokens = requests * rounded;
        plain = false;
    } else {
        for (const StageMemory &stage : memory.stages) {
            tokens = std::min(tokens, tokensOf(in, stage));
            requests = std::min(requests, requestsOf(in, stage));
            plain &= holdsEveryToken(in, stage.cache);
        }
    }
    if (std::isfinite(requests)) {
        memory.kv_tokens = tokens * in.placement.replicas;
        memory.max_concurrency = (plain ? tokens / rounded : requests) * in.placement.replicas;
    }
    memory.max_context = longestContext(in, memory);
}

} // namespace

double weightsScale(const ServingInputs &in)
{
    const std::optional<double> wanted = in.weights_bytes ? in.weights_bytes
                                         : in.exact_parameters
                                             ? std::optional(*in.exact_parameters * in.weights->nominal_bits / 8)
                                             : std::nullopt;
    if (!wanted)
        return 1;
    const double tensors = wholeModelBytes(*in.model, *in.weights);
    return tensors > 0 ? *wanted / tensors : 1;
}

ServingMemory servingMemory(const ServingInputs &in)
{
    NoRecorder none;
    ServingMemory result;
    result.ladder = memoryLadder(in);
    const double scale = weightsScale(in);
    result.stages.reserve(size_t(in.placement.pipeline));
    double least = kUnlimited;
    for (int i = 0; i < in.placement.pipeline; ++i) {
        result.stages.push_back(stageMemory(in, result.ladder, stageOf(in, i), scale, none));
        const StageMemory &stage = result.stages.back();
        if (stage.limit - stage.need < least) {
            least = stage.limit - stage.need;
            result.fullest = size_t(i);
        }
    }
    fillHost(in, scale, result);
    fillCapacity(in, result);
    return result;
}

} // namespace tarozi
