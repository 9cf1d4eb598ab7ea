// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/explain/explanation.h"
#include "ui/theme/theme.h"

namespace tarozi::ui {

// The steps and sources as rich text for a text browser.
QString explanationHtml(const Explanation &explanation, const Colors &colors);

// A formula with its lower indices set low: N_kv.
QString formulaHtml(const QString &formula);

} // namespace tarozi::ui
