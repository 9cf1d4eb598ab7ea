// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"

#include <optional>

namespace tarozi {

// A setting of the asked pipeline on one candidate, with what comes of it. Picture, images and steps stay as asked.
struct ImageSetting {
    ImageWorkload workload;
    double need = 0;
    double seconds_per_image = 0; // expected

    bool operator==(const ImageSetting &) const = default;
};

struct ImageSettings3 {
    std::optional<ImageSetting> minimum; // the least memory, whatever it costs in time
    std::optional<ImageSetting>
        comfortable;                     // all on the GPU with a tenth to spare, as near to the release as that allows
    std::optional<ImageSetting> fastest; // the shortest time per image that fits

    bool operator==(const ImageSettings3 &) const = default;
};

// Tries precisions, offload, tiling and compiling on one candidate. Empty where nothing fits or nothing is modelled.
ImageSettings3 imageSettings(const Scenario &scenario, const Catalog &catalog, int candidate);

} // namespace tarozi
