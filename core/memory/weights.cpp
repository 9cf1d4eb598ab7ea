// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/weights.h"

namespace tarozi {

double tensorBytes(const WeightFormat &format, const TensorGroup &tensor, int, int)
{
    return tensor.parameters() * format.bytes_per_parameter[size_t(tensor.kind)];
}

int tensorParts(const TensorGroup &tensor, int tensor_parallel)
{
    switch (tensor.split) {
    case TensorGroup::Split::Replicated: return 1;
    case TensorGroup::Split::Divided: return tensor_parallel;
    case TensorGroup::Split::DividedByKvHeads: return std::max(std::min(tensor_parallel, tensor.kv_heads), 1);
    }
    return 1;
}

double wholeModelBytes(const LanguageModel &model, const WeightFormat &format)
{
    const int layer_count = int(model.layers.size());
    double bytes = 0;
    for (const TensorRun &run : model.tensor_runs) {
        if (!run.tensor.loaded)
            continue;
        for (const int layer : run.layers)
            bytes += tensorBytes(format, run.tensor, layer, layer_count);
    }
    return bytes;
}

} // namespace tarozi
