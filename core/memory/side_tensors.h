// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/derivation.h"
#include "core/memory/serving_inputs.h"

namespace tarozi {

// Tensors that engines make beside the checkpoint's, in bytes of one GPU.
struct SideTensors {
    double rotary = 0;   // cosines and sines of every position the model was made for
    double absorbed = 0; // MLA: the up-projections once more, in the shape the kernels multiply
    double adapters = 0; // slots of LoRA adapters

    double tables() const { return rotary + absorbed; }
};

SideTensors sideTensors(const ServingInputs &in, const Stage &stage);
void recordSideTensors(const ServingInputs &in, const SideTensors &tensors, StepRecorder &recorder);

} // namespace tarozi
