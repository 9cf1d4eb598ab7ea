// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tarozi {

// Records as they were loaded, in machine units with their sources: what `tarozi-cli gpus --json` and its kin print.
// Absent facts are absent keys.
QJsonObject toJson(const Source &source);
QJsonObject toJson(const Coefficient &coefficient);
QJsonObject toJson(const Gpu &gpu);
QJsonObject toJson(const LanguageModel &model);
QJsonObject toJson(const ImagePipeline &pipeline);
QJsonObject toJson(const SpeechModel &model);
QJsonObject toJson(const Engine &engine);
QJsonObject toJson(const Tariff &tariff);

template<typename Record>
QJsonArray toJsonArray(const std::vector<Record> &records)
{
    QJsonArray array;
    for (const Record &record : records)
        array.append(toJson(record));
    return array;
}

} // namespace tarozi
