// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/language/format.h"

#include <functional>

class QButtonGroup;
class QLabel;
class QWidget;

namespace tarozi::ui {

class ChartPanel;
class CurveChart;

// A chart of curves in its panel; takes the chart. The format is asked for when a table or a picture is wanted.
ChartPanel *curvePanel(CurveChart *chart, const std::function<Format()> &format);

// A quiet line of help.
QLabel *hintLabel();

// Exclusive choices side by side, which break into lines together; their ids count from 0.
QWidget *segments(QButtonGroup *group, int count);

} // namespace tarozi::ui
