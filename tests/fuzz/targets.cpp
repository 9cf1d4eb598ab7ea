// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"

#include <QtGlobal>

namespace tarozi::fuzz {

const std::vector<Target> &targets()
{
    static const std::vector<Target> list{
        {"catalog_gpus", catalogGpus},
        {"catalog_models", catalogModels},
        {"catalog_rest", catalogRest},
        {"catalog_weight_formats", catalogWeightFormats},
        {"config", config},
        {"csv", csv},
        {"gguf", gguf},
        {"json", json},
        {"pdf", pdf},
        {"price_list", priceList},
        {"safetensors", safetensors},
        {"safetensors_index", safetensorsIndex},
        {"scenario", scenario},
    };
    return list;
}

void require(bool holds, const char *promise)
{
    if (!holds)
        qFatal("broken promise: %s", promise);
}

} // namespace tarozi::fuzz
