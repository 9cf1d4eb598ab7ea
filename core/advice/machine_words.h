// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/fixes.h"
#include "core/advice/speed_crossings.h"
#include "core/assess.h"

#include <QLatin1StringView>

namespace tarozi::machine {

// The words of the machine formats: snake_case keys of JSON and CSV, the same in every language, never changed.
QLatin1StringView word(Quantity quantity);
QLatin1StringView word(Verdict verdict);
QLatin1StringView word(FindingId id);
QLatin1StringView word(Severity severity);
QLatin1StringView word(FixKind kind);
QLatin1StringView word(Bottleneck bottleneck);
QLatin1StringView word(SpeedGap gap);
QLatin1StringView word(CrossingAxis axis);
QLatin1StringView word(Extrapolation reason);
QLatin1StringView word(Parallelism parallelism); // as on the command line: layer-split
QLatin1StringView word(EccMode mode);

} // namespace tarozi::machine
