// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/engine_memory.h"
#include "core/memory/kv_cache.h"
#include "core/memory/ladder.h"
#include "core/memory/side_tensors.h"
#include "core/memory/weights.h"

namespace tarozi {

// The stack of one GPU, in bytes.
struct StageMemory {
    StageWeights weights;
    CacheShape cache;
    EngineMemory engine;
    SideTensors side;
    double kv_cache = 0;
    double runtime = 0; // non-framework memory inside and outside the limit, and what the driver keeps
    double need = 0, need_low = 0, need_high = 0;
    double outside_limit = 0;
    double limit = 0;
    double pool = 0; // what the cache may fill
};

struct ServingMemory {
    Ladder ladder;
    std::vector<StageMemory> stages; // one a pipeline stage
    size_t fullest = 0;
    double host_ram = 0;        // of one replica
    double host_read = 0;       // of it: weights of layers that stay in host memory
    double host_cache_read = 0; // for one token at the asked context: cache of those layers
    double kv_tokens = 0;       // of all replicas together
    double max_concurrency = 0;
    qint64 max_context = 0;

    const StageMemory &fullestStage() const { return stages[fullest]; }
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
    result.engine = engineMemory(in, stage, recorder);
    result.side = sideTensors(in, stage);
    const EngineMemory &engine = result.engine;

    Ranged inside{result.weights.resident, result.weights.resident_low, result.weights.resident_high};
    inside += engine.non_torch;
    inside += result.side.tables() + result.side.adapters;
    Ranged outside = engine.context;
    (in.engine->activations_inside_limit ? inside : outside) += engine.activations;
    (in.engine->graphs_inside_limit ? inside : outside) += engine.graphs;
    const double driver = ladder.usable - ladder.visible;
    const Budget budget{inside.value, engine.context.value};
    result.limit = limitBytes(in, ladder, budget);
    result.pool = result.limit - inside.value;
    result.need = inside.value + result.kv_cache;
    result.need_low = inside.low + result.kv_cache;
    result.need_high = inside.high + result.kv_cache;
    result.outside_limit = outside.value + driver + in.other_tenants_bytes;
    result.runtime = engine.non_torch.value + result.side.tables() + engine.context.value + driver;
    if constexpr (R::active) {
        recordSideTensors(in, result.side, recorder);
        recordLimit(in, ladder, budget, recorder);
        recordStack(in, result, ladder, recorder);
    }
    return result;
}

void recordStack(const ServingInputs &in, const StageMemory &memory, const Ladder &ladder, StepRecorder &recorder);

ServingMemory servingMemory(const ServingInputs &in);

// The same for the fullest stage, with every step.
void recordServingMemory(const ServingInputs &in, const ServingMemory &memory, StepRecorder &recorder);

} // namespace tarozi
