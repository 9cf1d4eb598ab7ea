// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/workload_files.h"

#include "core/catalog/closest_ids.h"
#include "core/workload/scenario_keys.h"
#include "core/workload/workload_limits.h"

namespace tarozi {

using namespace Qt::StringLiterals;

void readSpeech(SpeechWorkload &speech, const JsonReader &json, const Catalog &catalog)
{
    takeText(speech.model, json, "model"_L1);
    takeText(speech.engine, json, "engine"_L1);
    checkRecord(json, "model"_L1, speech.model, catalog.speechModels());
    checkRecord(json, "engine"_L1, speech.engine, catalog.speechSpeed());
    takeText(speech.precision, json, "precision"_L1);
    checkId(json, "precision"_L1, speech.precision,
            speech.precision.isEmpty() || catalog.weightFormat(speech.precision), weightFormatIds(catalog));
    take(speech.batch, json.optionalInt("batch"_L1, {1, kMaxWindows}));
    take(speech.beam, json.optionalInt("beam"_L1, {1, kMaxBeam}));
    take(speech.flash_attention, json.optionalBoolean("flash_attention"_L1));
    take(speech.audio_hours, json.optionalNumber("audio_hours"_L1, {1e-3, kMaxAudioHours}));
}

QJsonObject toJson(const SpeechWorkload &speech)
{
    QJsonObject json{{u"model"_s, speech.model},
                     {u"engine"_s, speech.engine},
                     {u"batch"_s, speech.batch},
                     {u"beam"_s, speech.beam},
                     {u"flash_attention"_s, speech.flash_attention},
                     {u"audio_hours"_s, speech.audio_hours}};
    setText(json, "precision"_L1, speech.precision);
    return json;
}

} // namespace tarozi
