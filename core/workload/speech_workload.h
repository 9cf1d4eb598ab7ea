// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tarozi {

// Turning recorded speech into text. An empty format means: as the engine loads it.
struct SpeechWorkload {
    QString model = QStringLiteral("openai/whisper-large-v3");
    QString engine = QStringLiteral("faster-whisper");
    QString precision; // weight format
    int batch = 1;     // windows of 30 s decoded together
    int beam = 5;      // 1 = greedy
    bool flash_attention = false;
    double audio_hours = 100;

    bool operator==(const SpeechWorkload &) const = default;
};

} // namespace tarozi
