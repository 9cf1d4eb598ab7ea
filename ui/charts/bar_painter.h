// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/bar_labels.h"

class QPainter;

namespace tarozi::ui {

struct BarStyle {
    bool patterned = false;              // a pattern for each component: readers without colours
    double corner_radius = 0;            // of the bar's ends; clips, so not for vector files
    std::optional<Quantity> highlighted; // outlined: under the pointer or the keyboard
};

// The stacked bar of one GPU: segments, hatched spare, the capacity line drawn over all of it with its label above.
// What lies beyond the limit stays visible. The frame says where; its texts keep inside left ... right.
void paintBar(QPainter &painter, const BarFrame &frame, const StackedBar &bar, const Colors &colors,
              const BarStyle &style = {});

// The segment at a point; nothing between and outside the segments.
std::optional<std::size_t> segmentAt(const BarFrame &frame, const StackedBar &bar, const QPointF &point);

} // namespace tarozi::ui
