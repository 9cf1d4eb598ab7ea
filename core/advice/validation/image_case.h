// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/validation/truth_row.h"
#include "core/memory/image_memory.h"
#include "core/memory/speech_memory.h"

namespace tarozi {

// One row's settings as the estimator takes them. No measured cell is read.
struct ImageCase {
    ImageWorkload workload;
    ImageInputs inputs;
    bool card_known = false; // else a stand-in: only figures that do not depend on the card hold
    QString reason;          // not empty: why it cannot be modelled
};
ImageCase imageCase(const TruthRow &row, const Catalog &catalog);

struct SpeechCase {
    SpeechWorkload workload;
    SpeechInputs inputs;
    bool card_known = false;
    QString reason;
};
SpeechCase speechCase(const TruthRow &row, const Catalog &catalog);

void validateImageMemory(const TruthRow &row, const Catalog &catalog, Validation &validation);
void validateImageComponents(const TruthRow &row, const Catalog &catalog, Validation &validation);
void validateImageSpeed(const TruthRow &row, const Catalog &catalog, Validation &validation);
void validateSpeech(const TruthRow &row, const Catalog &catalog, Validation &validation);

// Is the table one of image speeds or of transcription? And its terms, for fit_images.py and fit_speech.py.
bool isImageSpeedTable(const CsvTable &table);
bool isSpeechTable(const CsvTable &table);
QByteArray imageTermsCsv(const CsvTable &table, const Catalog &catalog);
QByteArray speechTermsCsv(const CsvTable &table, const Catalog &catalog);

} // namespace tarozi
