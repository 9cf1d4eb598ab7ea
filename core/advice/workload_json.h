// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/image_settings.h"
#include "core/assess.h"

#include <QJsonObject>

namespace tarozi {

// The figures that one kind of workload has: bytes, seconds, tokens per second.
QJsonObject toJson(const TrainingFigures &training);
QJsonObject toJson(const ImageFigures &image);
QJsonObject toJson(const ImageSettings3 &settings);
QJsonObject toJson(const SpeechFigures &speech);

} // namespace tarozi
