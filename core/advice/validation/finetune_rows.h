// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/validation/truth_row.h"

namespace tarozi {

// finetune_memory.csv: peak_gib by the row's own metric (allocated, reserved, or of the device with the context), and
// trainable_params of adapters.
void validateFineTuneMemory(const TruthRow &row, const Catalog &catalog, Validation &validation);

// training_speed.csv: train_tok_s_per_gpu.
void validateTrainingSpeed(const TruthRow &row, const Catalog &catalog, Validation &validation);

} // namespace tarozi
