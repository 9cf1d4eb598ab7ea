// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/assess_inputs.h"
#include "core/memory/serving_memory.h"
#include "core/speed/ceilings.h"

namespace tarozi {

// A headroom below this share of the need is tight.
inline constexpr double kTightShare = 0.10;

// What decides about one GPU, in bytes.
struct StageFit {
    double need = 0, limit = 0, outside_limit = 0, cuda_context = 0;
};
StageFit fitOf(const StageMemory &stage);
Verdict verdictOf(const ServingInputs &in, const Ladder &ladder, const StageFit &fullest);
// The same of the fullest stage, whose figures are given.
Verdict verdictOf(const ServingInputs &in, const ServingMemory &memory, const MemoryFigures &figures);

// Everything a person should know about one modelled candidate, gravest first.
std::vector<Finding> findingsOf(const Scenario &scenario, const CandidateInputs &inputs, const ServingMemory &memory,
                                const Ceilings &ceilings, const Assessed &assessed);

} // namespace tarozi
