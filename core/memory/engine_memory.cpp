// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/engine_memory.h"

namespace tarozi {

double widestMlp(const LanguageModel &model)
{
    double widest = 0;
    for (const TensorRun &run : model.tensor_runs) {
        const TensorGroup &tensor = run.tensor;
        if (tensor.kind == TensorClass::MlpDown || tensor.kind == TensorClass::SharedExpert)
            widest = std::max(widest, double(tensor.columns));
        else if (tensor.kind == TensorClass::ExpertDown)
            widest = std::max(widest, double(tensor.columns) * tensor.experts_per_token);
    }
    return widest;
}

} // namespace tarozi
