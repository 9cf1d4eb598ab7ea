// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/memory/lora_parameters.h"
#include "core/workload/training_workload.h"

namespace tarozi {

// Everything the formulas of fine-tuning read, looked up and defaulted.
struct TrainingInputs {
    const Gpu *gpu = nullptr;
    const LanguageModel *model = nullptr;
    const WeightFormat *base = nullptr; // of frozen weights; full fine-tuning keeps the recipe's copies instead
    const TrainingFramework *framework = nullptr;
    const TrainingSettings *settings = nullptr;
    const TrainingRecipe *recipe = nullptr; // of what is trained: the weights, or the adapters
    const TrainingOptimizer *optimizer = nullptr;
    const Coefficient *visible_share = nullptr;
    LossKind loss = LossKind::Plain;
    FineTuningWorkload asked;
    LoraTargets targets; // of adapters
    int gpus = 1;        // data parallel
    EccMode ecc = EccMode::Off;
    bool sees_all_usable = false;
    double other_tenants_bytes = 0;
    std::optional<double> exact_parameters; // a bare size

    double parameters() const { return exact_parameters.value_or(model->parameters); }
    bool adapters() const { return asked.method != TrainingMethod::Full; }
    bool quantized() const { return adapters() && base->nominal_bits < 16; }
    // matrix products of full fine-tuning in FP8
    bool eightBitArithmetic() const { return !adapters() && base->compute == QLatin1StringView("fp8"); }
    bool shardsWeights() const
    {
        return gpus > 1 && (asked.sharding == Sharding::Zero3 || asked.sharding == Sharding::Fsdp);
    }
    double tokens() const { return double(asked.sequence) * double(asked.microbatch); } // of one pass, a GPU
};

} // namespace tarozi
