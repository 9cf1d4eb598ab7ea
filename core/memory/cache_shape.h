// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/serving_inputs.h"

#include <vector>

namespace tarozi {

// Layers of one GPU that cache alike.
struct CacheGroup {
    enum class Kind { Growing, Windowed, Chunked, State };
    Kind kind = Kind::Growing;
    qint64 window = 0;
    int layers = 0;
    double elements_per_token = 0;   // of one layer and tensor-parallel rank
    double indexer_elements = 0;     // a token, kept in the indexer's own format
    double state_elements = 0;       // a sequence
    double convolution_elements = 0; // of them
    int convolution_kernel = 0;

    bool operator==(const CacheGroup &) const = default;
};

// What one GPU caches, and how the engine pages it.
struct CacheShape {
    std::vector<CacheGroup> groups;
    bool heads_replicated = false;
    bool latent_replicated = false;
    bool any_latent = false;
    // vLLM's pages: layers of all groups are dealt into rows of `group_size` layers that share pages of one size
    bool paged = false;
    int group_size = 1;
    double page_bytes = 0;
};

CacheShape cacheShape(const ServingInputs &in, const Stage &stage);

// One rank's elements a token of one layer.
double elementsPerToken(const Layer &layer, const Engine &engine, int tensor_parallel);
bool keepsLatent(const Layer &layer, const Engine &engine);

// Bytes of one layer of a group.
double bytesPerToken(const ServingInputs &in, const CacheGroup &group);
double stateBytes(const ServingInputs &in, const CacheGroup &group);

} // namespace tarozi
