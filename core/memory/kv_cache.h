// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/derivation.h"
#include "core/memory/explained.h"
#include "core/memory/serving_inputs.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tarozi {

// What the layers of one GPU cache, in elements of one rank.
struct CacheShape {
    struct Windowed {
        qint64 window = 0;
        double elements_per_token = 0;
        int layers = 0;
    };
    double elements_per_token = 0; // of layers that grow with the context
    std::vector<Windowed> windowed;
    double state_elements = 0; // constant, a sequence
    bool heads_replicated = false;
    bool latent_replicated = false;
    bool any_latent = false;
};

CacheShape cacheShape(const ServingInputs &in, const Stage &stage);

// One rank's elements a token of one layer.
double elementsPerToken(const Layer &layer, const Engine &engine, int tensor_parallel);

// Tokens of one request that the engine keeps for layers with a window.
double tokensKept(const ServingInputs &in, double tokens, qint64 window);

inline double roundedToBlocks(double tokens, int block)
{
    return block > 1 ? std::ceil(tokens / block) * block : tokens;
}

// Bytes that one request of `tokens` tokens takes on one GPU.
inline double requestBytes(const ServingInputs &in, const CacheShape &shape, double tokens)
{
    const double rounded = roundedToBlocks(tokens, in.engine->kv_block_tokens);
    double elements = shape.elements_per_token * rounded;
    for (const CacheShape::Windowed &group : shape.windowed)
        elements += group.elements_per_token * tokensKept(in, rounded, group.window);
    const Coefficient *state = in.engine->coefficient(u"state_bytes_per_element");
    return elements * in.kv->bytes_per_element + shape.state_elements * (state ? state->value : 0);
}

template<typename R>
double kvCacheBytes(const ServingInputs &in, const CacheShape &shape, R &recorder)
{
    const double bytes = in.concurrency * requestBytes(in, shape, in.context);
    if constexpr (R::active)
        recordKvCache(in, shape, bytes, recorder);
    return bytes;
}

void recordKvCache(const ServingInputs &in, const CacheShape &shape, double bytes, StepRecorder &recorder);

} // namespace tarozi
