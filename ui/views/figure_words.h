// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/language/format.h"
#include "ui/views/key_figure.h"
#include "ui/views/media_figure_words.h"

#include <optional>

namespace tarozi::ui::words {

// The key figures of a candidate, as its card shows them.
FigureText requestsFigure(const Scenario &scenario, const Assessment &assessment, int candidate, const Format &format);
FigureText ceilingFigure(const Assessment &assessment, int candidate, const Format &format);
// Expected at the asked requests and context, with the band in the note; who leads only perhaps is said so.
FigureText speedFigure(const Assessment &assessment, int candidate, const Format &format);
FigureText firstTokenFigure(const Assessment &assessment, int candidate, const Format &format);
// Of a fine-tuning run, in the order of the card.
std::vector<AskedFigure> trainingFigures(const Assessment &assessment, int candidate, const Format &format);
// No value without a price.
std::optional<FigureText> costFigure(const Assessment &assessment, int candidate, const Format &format);

} // namespace tarozi::ui::words
