// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QLatin1StringView>

namespace tarozi {

class Catalog;
enum class MapAxis;
struct Scenario;

namespace machine {
QLatin1StringView word(MapAxis axis);
}

// { "candidates": [ { "gpu", "count", "most": {...}, "sensitivity": [...], "equal_prices": [...] } ], "fewest",
// "cheapest" }: the questions turned round for the scenario's own candidates. What there is not is absent.
QJsonObject inverseJson(const Scenario &scenario, const Catalog &catalog);

} // namespace tarozi
