// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/memory/serving_inputs.h"

namespace tarozi {

// What a scenario's words come to for one candidate: every id looked up, every unset value defaulted.
struct CandidateInputs {
    ServingInputs serving;
    Resolved resolved;
    QString not_modelled; // not empty: why there is no answer; the rest is then incomplete
    bool no_nvlink = false;
};

// The model that a scenario asks for; a bare size is made into the generic shape, kept in `storage`.
const LanguageModel *modelOf(const Scenario &scenario, const Catalog &catalog, LanguageModel &storage);

CandidateInputs candidateInputs(const Scenario &scenario, const Catalog &catalog, const LanguageModel *model,
                                const Candidate &candidate);

} // namespace tarozi
