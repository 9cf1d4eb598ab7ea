// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "core/memory/ladder.h"

namespace tarozi {

// The budget of programs that take memory as they go (pipelines, transcription): all that a program sees of the card.
ServingInputs cardInputs(const Gpu &gpu, EccMode ecc, const Catalog &catalog);

// Fills the ladder, the limit and the headroom; `figures` holds the components and the need already.
Ladder fillCardBudget(const Gpu &gpu, EccMode ecc, const Catalog &catalog, MemoryFigures &figures);
void recordCardBudget(const Gpu &gpu, EccMode ecc, const Catalog &catalog, const MemoryFigures &figures,
                      StepRecorder &recorder);

// need > limit, headroom under a tenth of the need, or fits.
Verdict cardVerdict(const MemoryFigures &figures);

// Tight, a band that crosses the limit, and what is assumed about the card.
void addCardFindings(const Ladder &ladder, const Assessed &assessed, std::vector<Finding> &findings);

// Gravest first.
void sortFindings(std::vector<Finding> &findings);

} // namespace tarozi
