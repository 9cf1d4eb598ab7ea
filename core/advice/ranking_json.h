// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/ranking.h"

#include <QJsonObject>
#include <QLatin1StringView>

namespace tarozi {

namespace machine {
QLatin1StringView word(DropReason reason);
QLatin1StringView word(LoadPhase phase);
} // namespace machine

// { "scenario", "load", "floors", "ranked", "dropped", "inversions", "several_or_one" } as `tarozi-cli rank --json`
// prints it. What is not known is absent.
QJsonObject rankingJson(const Scenario &scenario, const Catalog &catalog, const Ranking &ranking);

} // namespace tarozi
