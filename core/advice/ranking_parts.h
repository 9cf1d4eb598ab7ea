// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/ranking.h"

namespace tarozi {

// The pieces that rank() is made of.

// Everything that speaks against an entry.
std::vector<Drop> dropsOf(const RankEntry &entry, const Gpu &gpu, const Scenario &scenario, const Catalog &catalog);

// Scores the entries, puts them in order and marks the front and the best of each card.
void order(Ranking &ranking, const RankWeights &weights);

void addInversions(Ranking &ranking, const Catalog &catalog);
void addSeveralOrOne(Ranking &ranking, const Catalog &catalog);

} // namespace tarozi
