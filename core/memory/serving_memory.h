// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/engine_memory.h"
#include "core/memory/kv_cache.h"
#include "core/memory/ladder.h"
#include "core/memory/weights.h"

#include <optional>

namespace tarozi {

// The stack of one GPU, in bytes.
struct StageMemory {
    StageWeights weights;
    CacheShape cache;
    EngineMemory engine;
    double kv_cache = 0;
    double runtime = 0; // non-framework memory inside and outside the limit, and what the driver keeps
    double need = 0, need_low = 0, need_high = 0;
    double outside_limit = 0;
    double pool = 0; // limit less everything inside it but the cache
};

struct ServingMemory {
    Ladder ladder;
    StageMemory fullest;
    std::vector<StageMemory> stages; // one a pipeline stage
    double kv_tokens = 0;            // of all replicas together
    double max_concurrency = 0;
    qint64 max_context = 0;
};

// The given or exact size over the tensors' size: what each GPU's share is scaled by.
double weightsScale(const ServingInputs &in);

template<typename R>
StageMemory stageMemory(const ServingInputs &in, const Ladder &ladder, const Stage &stage, double scale, R &recorder)
{
    StageMemory result;
    result.weights = stageWeights(in, stage, scale, recorder);
    result.cache = cacheShape(in, stage);
    result.kv_cache = kvCacheBytes(in, result.cache, recorder);
    result.engine = engineMemory(in, recorder);
    const EngineMemory &engine = result.engine;
    const bool graphs_inside = in.engine->graphs_inside_limit;
    Ranged inside = engine.activations;
    inside += engine.non_torch;
    if (graphs_inside)
        inside += engine.graphs;
    const double fixed = result.weights.resident + result.kv_cache;
    result.need = fixed + inside.value;
    result.need_low = fixed + inside.low;
    result.need_high = fixed + inside.high;
    const double driver = ladder.usable - ladder.visible;
    result.runtime = engine.non_torch.value + engine.context.value + driver;
    result.outside_limit =
        (graphs_inside ? 0 : engine.graphs.value) + engine.context.value + driver + in.other_tenants_bytes;
    result.pool = ladder.limit - (result.need - result.kv_cache);
    if constexpr (R::active)
        recordStack(in, result, ladder, recorder);
    return result;
}

void recordStack(const ServingInputs &in, const StageMemory &memory, const Ladder &ladder, StepRecorder &recorder);

ServingMemory servingMemory(const ServingInputs &in);

// The same for the fullest stage with every step.
void recordServingMemory(const ServingInputs &in, StepRecorder &recorder);

} // namespace tarozi
