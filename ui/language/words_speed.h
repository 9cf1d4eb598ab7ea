// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/language/format.h"

#include <QString>

// What an expected speed rests on and what holds it back, in words of the current language.
namespace tarozi::ui::words {

// A sentence: why the band is wider than what was measured.
QString extrapolation(Extrapolation reason, const Assessed &candidate, const Catalog &catalog);
// "248 measurements of 3 sources"
QString evidence(const SpeedEvidence &evidence);
QString bottleneckHelp(Bottleneck bottleneck); // a sentence: what would make it faster

// A figure with its band in the figure's own unit: 52.0 tok/s, 45.1–58.3.
struct BandWords {
    Format::Figure figure;
    QString range; // empty when the band is no wider than what is shown
};
BandWords rate(const Band &band, const Format &format);         // tokens a second
BandWords duration(const Band &band, const Format &format);     // seconds
BandWords longDuration(const Band &band, const Format &format); // seconds, shown in seconds, minutes, hours or days

} // namespace tarozi::ui::words
