// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/language/format.h"
#include "ui/views/key_figure.h"

#include <vector>

namespace tarozi::ui::words {

// A key figure and what a click on it asks.
struct AskedFigure {
    FigureText text;
    Quantity asks = Quantity::Headroom;
};

// The key figures of images, video and speech, in the order of the card; empty for other workloads.
std::vector<AskedFigure> mediaFigures(const Scenario &scenario, const Assessment &assessment, int candidate,
                                      const Format &format);

} // namespace tarozi::ui::words
