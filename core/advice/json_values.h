// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/speed_estimate.h"

#include <QJsonObject>

#include <optional>

namespace tarozi {

// Figures that are absent stay out of the object; infinite ones have no JSON.
void insertIf(QJsonObject &object, QLatin1StringView key, const std::optional<double> &value);
void insertIf(QJsonObject &object, QLatin1StringView key, const std::optional<Band> &band);

QJsonObject toJson(const SpeedEvidence &evidence);

} // namespace tarozi
