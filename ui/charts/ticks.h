// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace tarozi::ui {

// Multiples of 1, 2 or 5 times a power of ten from 0 to `maximum`, about `wanted` of them.
std::vector<double> niceTicks(double maximum, int wanted);
// The same step alone; 0 when there is nothing to divide.
double niceStep(double maximum, int wanted);
// Powers of two within [from, to].
// 1, 2 and 5 of each power of ten, or the powers alone where those are enough; both ends over zero.
std::vector<double> logTicks(double from, double to, int wanted);
std::vector<double> powersOfTwo(double from, double to);

} // namespace tarozi::ui
