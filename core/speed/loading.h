// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/speed_estimate.h"

namespace tarozi {

// Seconds until the weights of all replicas of a server are on the GPUs: from the disk once, then over each card's own
// PCIe link; the slower of both sets the pace. The band is that of disks in use.
Band loadingSeconds(const ServingInputs &in, const ServingMemory &memory, const SpeedSettings &settings);

} // namespace tarozi
