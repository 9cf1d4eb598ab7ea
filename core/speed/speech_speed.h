// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/speech_memory.h"
#include "core/speed/speed_estimate.h"

namespace tarozi {

// Seconds of one GPU. A window is window_s of audio; a step writes one token of every row (windows x beams).
struct SpeechTimes {
    double encoder_s = 0;                              // of one window
    double step_s = 0;                                 // of all rows
    double tokens = 0;                                 // steps of a batch: its longest answer
    double host_s = 0;                                 // of one batch: features, segments
    double batch_s = 0;                                // encoder, steps and host work of the windows of a batch
    double realtime = 0;                               // audio seconds a second
    double weights_s = 0, launches_s = 0, cache_s = 0; // of a step
};
SpeechTimes speechTimes(const SpeechInputs &in, double batch);
// The amounts that coefficients multiply.
double cyclesPerSecond(const Gpu &gpu);      // of all multiprocessors
double encoderFlops(const SpeechInputs &in); // of one window; 32-bit arithmetic counts twice
double encoderScores(const SpeechModel &model);
double decoderBytes(const SpeechInputs &in); // read a step
double encoderSeconds(const SpeechInputs &in);
double decoderStepSeconds(const SpeechInputs &in, double rows);

struct SpeechEstimate {
    SpeedGap gap = SpeedGap::NoEvidence;
    SpeechTimes times;
    SpeedEvidence evidence;
    BandShare band; // of seconds
    double saturation_batch = 1;
};
// The batch beyond which another doubling gains less than a tenth, or does not fit `most` windows.
SpeechEstimate speechEstimate(const SpeechInputs &in, const Catalog &catalog, double most);

void recordSpeechSpeed(const SpeechInputs &in, const SpeechEstimate &estimate, StepRecorder &recorder);

} // namespace tarozi
