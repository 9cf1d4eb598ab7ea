// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/json_values.h"

#include "core/advice/machine_words.h"

#include <QJsonArray>

#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;

void insertIf(QJsonObject &object, QLatin1StringView key, const std::optional<double> &value)
{
    if (value && std::isfinite(*value))
        object.insert(key, *value);
}

void insertIf(QJsonObject &object, QLatin1StringView key, const std::optional<Band> &band)
{
    if (band)
        object.insert(key, QJsonObject{{"low"_L1, band->low}, {"mid"_L1, band->mid}, {"high"_L1, band->high}});
}

QJsonObject toJson(const SpeedEvidence &evidence)
{
    QJsonArray reasons;
    for (const Extrapolation reason : evidence.extrapolations)
        reasons.append(machine::word(reason));
    return {{"record"_L1, evidence.record},
            {"rows"_L1, evidence.rows},
            {"sources"_L1, evidence.sources},
            {"extrapolations"_L1, reasons}};
}

} // namespace tarozi
