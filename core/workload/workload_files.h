// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/catalog/json_reader.h"
#include "core/workload/scenario.h"

#include <QJsonObject>

// The parts of a scenario file that belong to one workload each. Defaults first, then the object's keys.
namespace tarozi {

void readFineTuning(FineTuningWorkload &finetune, const JsonReader &json, const Catalog &catalog);
void readImage(ImageWorkload &image, const JsonReader &json, const Catalog &catalog);
void readSpeech(SpeechWorkload &speech, const JsonReader &json, const Catalog &catalog);

QJsonObject toJson(const FineTuningWorkload &finetune);
QJsonObject toJson(const ImageWorkload &image);
QJsonObject toJson(const SpeechWorkload &speech);

} // namespace tarozi
