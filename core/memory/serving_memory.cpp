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

bool contextFits(const ServingInputs &in, const std::vector<StageMemory> &stages, double context)
{
    return std::all_of(stages.begin(), stages.end(), [&](const StageMemory &memory) {
        return in.concurrency * requestBytes(in, memory.cache, context) <= memory.pool;
    });
}

// Need grows with the context, so the longest one is found by halving; exact to the block.
qint64 longestContext(const ServingInputs &in, const std::vector<StageMemory> &stages)
{
    const qint64 block = std::max(in.engine->kv_block_tokens, 1);
    qint64 fits = 0;
    qint64 beyond = kMaxContext / block + 1;
    while (beyond - fits > 1) {
        const qint64 middle = (fits + beyond) / 2;
        (contextFits(in, stages, double(middle * block)) ? fits : beyond) = middle;
    }
    return fits * block;
}

double hostBytes(const ServingInputs &in, double scale, const std::vector<StageMemory> &stages)
{
    NoRecorder none;
    double bytes = 0;
    for (const StageMemory &stage : stages)
        bytes += stage.weights.host * in.placement.tensor;
    if (!in.engine->embedding_on_host)
        return bytes;
    const Stage host = hostStage(in);
    bytes += stageWeights(in, host, scale, none).resident;
    bytes += in.concurrency * requestBytes(in, cacheShape(in, host), in.context);
    return bytes;
}

void fillCapacity(const ServingInputs &in, ServingMemory &memory)
{
    double tokens = kUnlimited;
    double requests = kUnlimited;
    for (const StageMemory &stage : memory.stages) {
        tokens = std::min(tokens, tokensOf(in, stage));
        requests = std::min(requests, requestsOf(in, stage));
    }
    if (std::isfinite(requests)) {
        const bool plain = std::all_of(memory.stages.begin(), memory.stages.end(),
                                       [&](const StageMemory &stage) { return holdsEveryToken(in, stage.cache); });
        const double rounded = roundedToBlocks(in.context, in.engine->kv_block_tokens);
        memory.kv_tokens = tokens * in.placement.replicas;
        memory.max_concurrency = (plain ? tokens / rounded : requests) * in.placement.replicas;
    }
    memory.max_context = longestContext(in, memory.stages);
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
    result.host_ram = hostBytes(in, scale, result.stages);
    fillCapacity(in, result);
    return result;
}

} // namespace tarozi
