// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/loading.h"

#include <algorithm>

namespace tarozi {

Band loadingSeconds(const ServingInputs &in, const ServingMemory &memory, const SpeedSettings &settings)
{
    double all = 0;
    double largest = 0; // of one GPU
    for (const StageMemory &stage : memory.stages) {
        const double bytes = stage.weights.resident + stage.weights.host;
        all += bytes * in.placement.tensor;
        largest = std::max(largest, bytes);
    }
    const double pcie = in.gpu->pcie_bytes_per_s_each_way.value_or(0) * settings.pcie_share.value;
    const auto seconds = [&](double disk) { return std::max(all / disk, pcie > 0 ? largest / pcie : 0); };
    return {seconds(settings.disk.high), seconds(settings.disk.value), seconds(settings.disk.low)};
}

} // namespace tarozi
