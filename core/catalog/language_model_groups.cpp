// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/language_model.h"

#include <algorithm>

namespace tarozi {

namespace {

template<typename Run, typename Part>
std::vector<int> &layersOf(std::vector<Run> &runs, Part Run::*part, const Part &wanted)
{
    const auto same = [&](const Run &run) { return run.*part == wanted; };
    auto it = std::find_if(runs.begin(), runs.end(), same);
    if (it == runs.end()) {
        Run run;
        run.*part = wanted;
        it = runs.insert(runs.end(), std::move(run));
    }
    return it->layers;
}

} // namespace

void groupEqualParts(LanguageModel &model)
{
    model.tensor_runs.clear();
    model.layer_runs.clear();
    for (TensorGroup tensor : model.tensors) {
        const int layer = tensor.layer;
        tensor.layer = std::min(layer, 0); // tensors of different layers count as equal; -1 and -2 stay apart
        layersOf(model.tensor_runs, &TensorRun::tensor, tensor).push_back(layer);
    }
    for (size_t i = 0; i < model.layers.size(); ++i)
        layersOf(model.layer_runs, &LayerRun::layer, model.layers[i]).push_back(int(i));
    for (TensorRun &run : model.tensor_runs)
        std::sort(run.layers.begin(), run.layers.end());
}

} // namespace tarozi
