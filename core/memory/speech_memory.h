// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/derivation.h"
#include "core/memory/ranged.h"
#include "core/workload/speech_workload.h"

namespace tarozi {

// What transcribing is computed from: the scenario's ids resolved. `not_modelled` says why it cannot be.
struct SpeechInputs {
    const SpeechModel *model = nullptr;
    const SpeechSpeedRecord *engine = nullptr;
    const Gpu *gpu = nullptr;
    const WeightFormat *format = nullptr;
    SpeechWorkload asked;
    int gpus = 1; // each has the model and its own windows
    EccMode ecc = EccMode::Off;
    QString not_modelled;
};
SpeechInputs speechInputs(const SpeechWorkload &asked, const Catalog &catalog, const Gpu *gpu, int gpus);

double encoderParameters(const SpeechModel &model);
double decoderParameters(const SpeechModel &model); // with the output head, which is the embedding
// Keys and values of the encoder's output that the decoder reads for one window, 16 bit.
double crossCacheBytes(const SpeechModel &model);
// Keys and values of the written tokens of one beam.
double selfCacheBytes(const SpeechModel &model);
double speechWeightBytes(const SpeechInputs &in);

struct SpeechMemory {
    double weights = 0;
    double cache = 0; // of all windows and beams at work
    double base = 0;  // context, libraries, workspace
    Ranged total;
};
SpeechMemory speechMemory(const SpeechInputs &in, double batch);
// The most windows that fit beside the weights.
double mostWindows(const SpeechInputs &in, double limit_bytes);

void recordSpeechMemory(const SpeechInputs &in, const SpeechMemory &memory, StepRecorder &recorder);

} // namespace tarozi
