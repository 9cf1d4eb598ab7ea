// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/derivation.h"

// What assess() and explain() ask of each kind of workload.
namespace tarozi {

Assessed assessServing(const Scenario &scenario, const Catalog &catalog, const LanguageModel *model,
                       const Candidate &candidate);
Assessed assessFineTuning(const Scenario &scenario, const Catalog &catalog, const LanguageModel *model,
                          const Candidate &candidate);
Assessed assessImage(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate);
Assessed assessSpeech(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate);

// Every formula with its values; nothing for a candidate that is not modelled.
void recordServing(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate,
                   StepRecorder &recorder);
void recordFineTuning(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate,
                      StepRecorder &recorder);
void recordImage(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate, StepRecorder &recorder);
void recordSpeech(const Scenario &scenario, const Catalog &catalog, const Candidate &candidate, StepRecorder &recorder);

// `assessed` without an answer; `why` is one of the catalogue's English words.
Assessed notModelled(Assessed assessed, const QString &why);

} // namespace tarozi
