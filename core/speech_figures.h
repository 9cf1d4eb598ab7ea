// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/speed_estimate.h"

#include <optional>

namespace tarozi {

// Of transcribing the asked hours of audio on one candidate. Expectations are absent where `gap` says why.
struct SpeechFigures {
    SpeedGap gap = SpeedGap::NoEvidence;
    std::optional<Band> audio_hours_per_hour; // all GPUs: the realtime factor
    std::optional<Band> run_s;                // for the asked hours
    std::optional<double> saturation_batch;   // more windows at once gain little beyond this
    std::optional<Bottleneck> bottleneck;
    SpeedEvidence evidence;

    bool operator==(const SpeechFigures &) const = default;
};

} // namespace tarozi
