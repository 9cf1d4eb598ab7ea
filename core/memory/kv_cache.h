// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/derivation.h"
#include "core/memory/cache_shape.h"

#include <cmath>

namespace tarozi {

inline double roundedToBlocks(double tokens, int block)
{
    return block > 1 ? std::ceil(tokens / block) * block : tokens;
}

// Does every layer hold every token? Then bytes are tokens times bytes a token.
bool holdsEveryToken(const ServingInputs &in, const CacheShape &shape);
// Bytes one token takes in all layers of the GPU while every layer holds it.
double bytesPerToken(const ServingInputs &in, const CacheShape &shape);
// Tokens of one request that a group keeps.
double tokensKept(const ServingInputs &in, const CacheGroup &group, double tokens);

// Bytes that one request of `tokens` tokens takes on one GPU.
double requestBytes(const ServingInputs &in, const CacheShape &shape, double tokens);

// Bytes of one request's cache that a decode step reads: windows are read as windows, whatever the engine keeps.
double cacheReadBytes(const ServingInputs &in, const CacheShape &shape, double tokens);

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
