// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/derivation.h"
#include "core/memory/ladder.h"
#include "core/memory/training_shape.h"

namespace tarozi {

// Bytes of one GPU at the peak of a training step:
// need = weights + adapters + state + gathered + above + context, where `above` is the larger of the backward pass
// (gradients and activations together while gradients accumulate, else the larger of the two: gradients grow as
// activations are freed) and the optimizer step (gradients and its temporary copies).
struct TrainingMemory {
    Ladder ladder;
    TrainingShape shape;
    double trainable = 0;    // parameters
    double static_bytes = 0; // weights, gradients and state of the recipe on one GPU, before sharding and offload
    double weights = 0, adapters = 0, gradients = 0, optimizer = 0;
    double layer_bytes = 0; // activations of the layers
    double logits_bytes = 0;
    double pass_bytes = 0;  // activations at their peak
    double step_bytes = 0;  // temporary copies of the optimizer step
    double activations = 0; // of `above`, what is not gradients, with what the allocator holds beyond it
    double gathered = 0;    // whole layers of sharded or offloaded weights, dequantized matrices
    double context = 0;     // CUDA context and libraries
    double host_ram = 0;
    bool step_holds_peak = false;
    double allocated = 0; // tensors at the peak, by the framework's own count
    double reserved = 0;  // what its allocator holds for them
    double need = 0;      // with the context: what the card must have beside other tenants
    double need_low = 0, need_high = 0;
};

TrainingMemory trainingMemory(const TrainingInputs &in);
void recordTrainingMemory(const TrainingInputs &in, const TrainingMemory &memory, StepRecorder &recorder);

} // namespace tarozi
