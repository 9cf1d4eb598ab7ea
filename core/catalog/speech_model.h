// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/source.h"

#include <QString>

#include <vector>

namespace tarozi {

// An encoder-decoder that turns windows of audio into text.
struct SpeechModel {
    QString id; // as on Hugging Face
    QString name;
    QString family, license;
    QString released_format;
    double parameters = 0;
    int width = 0; // d_model
    int feed_forward = 0;
    int heads = 0;
    int encoder_layers = 0, decoder_layers = 0;
    int mel_bins = 80;
    int vocabulary = 0;
    int source_positions = 1500; // of the encoder, a window
    int target_positions = 448;
    double window_s = 30;
    double tokens_per_window = 0; // written for a window of continuous speech
    QString notes;
    std::vector<Source> sources;
    bool from_user = false;

    bool operator==(const SpeechModel &) const = default;
};

} // namespace tarozi
