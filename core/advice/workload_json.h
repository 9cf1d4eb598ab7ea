// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

#include <QJsonObject>

namespace tarozi {

// The figures that one kind of workload has: bytes, seconds, tokens per second.
QJsonObject toJson(const TrainingFigures &training);
QJsonObject toJson(const ImageFigures &image);
QJsonObject toJson(const SpeechFigures &speech);

} // namespace tarozi
