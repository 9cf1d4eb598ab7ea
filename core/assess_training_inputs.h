// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/memory/training_inputs.h"

namespace tarozi {

// What a fine-tuning scenario's words come to for one candidate.
struct TrainingCandidate {
    TrainingInputs training;
    Resolved resolved;
    QString not_modelled; // not empty: why there is no answer; the rest is then incomplete
};

TrainingCandidate trainingInputs(const Scenario &scenario, const Catalog &catalog, const LanguageModel *model,
                                 const Candidate &candidate);

} // namespace tarozi
