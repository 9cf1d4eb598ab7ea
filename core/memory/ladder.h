// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/derivation.h"
#include "core/memory/explained.h"
#include "core/memory/serving_inputs.h"
#include "core/units.h"

namespace tarozi {

// From the label to what a program sees, in bytes of one GPU.
struct Ladder {
    double nominal = 0, usable = 0, visible = 0;
    bool usable_planned = false; // the driver's figure for this ECC state was never observed
    bool visible_assumed = false;
};

Ladder memoryLadder(const ServingInputs &in);
void recordLadder(const ServingInputs &in, const Ladder &ladder, StepRecorder &recorder);

// The engine's budget on one GPU. `fixed` is what lives inside it besides the cache.
struct Budget {
    double fixed = 0;
    double context = 0; // the CUDA context
};
double limitBytes(const ServingInputs &in, const Ladder &ladder, const Budget &budget);
void recordLimit(const ServingInputs &in, const Ladder &ladder, const Budget &budget, StepRecorder &recorder);

} // namespace tarozi
