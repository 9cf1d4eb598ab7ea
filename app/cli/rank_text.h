// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/ranking.h"

namespace tarozi::cli {

QString rankText(const Ranking &ranking, const Scenario &scenario);

} // namespace tarozi::cli
