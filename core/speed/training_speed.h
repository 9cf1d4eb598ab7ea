// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/speed_record.h"
#include "core/memory/training_memory.h"
#include "core/speed/speed_estimate.h"

#include <optional>

namespace tarozi {

// Seconds of one pass forward and back on one GPU, for `tokens` tokens:
// FLOPs / (peak · efficiency) + activation bytes · passes / bandwidth + state / bandwidth + exposed communication,
// never less than its kernels take to launch.
struct TrainingPass {
    double tokens = 0;
    double matrix_s = 0;        // arithmetic
    double traffic_s = 0;       // activations, optimizer state and unpacked weights over the memory bus
    double communication_s = 0; // exposed
    double launch_s = 0;        // the least a pass takes
    double total() const;
};

struct TrainingSpeed {
    SpeedGap gap = SpeedGap::NoEvidence;
    const TrainingGpuClass *gpu_class = nullptr;
    double peak_flops = 0;
    double flops_per_token = 0;
    TrainingPass pass;     // at the full sequence
    Band time_share;       // band of a time, as factors; mid = 1
    double run_tokens = 0; // that pass through the model, padding included
    double run_steps = 0;
    double run_s = 0;
};

// FLOPs of a token: 6 a parameter in full, 4 for adapters, 2 more where it is recomputed, and attention.
TrainingSpeed trainingSpeed(const TrainingInputs &in, const TrainingMemory &memory, const SpeedSettings *host);
void recordTrainingSpeed(const TrainingInputs &in, const TrainingSpeed &speed, StepRecorder &recorder);

} // namespace tarozi
