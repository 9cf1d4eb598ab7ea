// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringList>

namespace tarozi {

// What a newer or friendlier program wrote beside the keys that this one knows: kept through a rewrite.

// The part of `read` whose keys `known` lacks. Objects are compared key by key; elements of a list of objects against
// the list's first known element, and kept with their "gpu".
QJsonObject unknownKeysOf(const QJsonObject &read, const QJsonObject &known);

// Puts them back where `target` has no such key; list elements only where the "gpu" at their place is still the same.
void addUnknownKeys(QJsonObject &target, const QJsonObject &unknown);

// The paths of what unknownKeysOf found: "serving.engine.speculation", "candidates[1].note".
QStringList placesIn(const QJsonObject &unknown);

} // namespace tarozi
