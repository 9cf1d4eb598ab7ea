// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/gpu.h"

namespace tarozi {

double usableBytes(const Gpu &gpu, EccMode ecc)
{
    const std::optional<double> &observed = ecc == EccMode::On ? gpu.usable_bytes_ecc_on : gpu.usable_bytes_ecc_off;
    return observed.value_or(gpu.planning_bytes);
}

} // namespace tarozi
