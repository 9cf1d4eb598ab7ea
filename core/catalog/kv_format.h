// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/source.h"

#include <QString>

#include <vector>

namespace tarozi {

struct KvFormat {
    QString id;                   // fp16, bf16, fp8, int8, q8_0, q4_0
    QString name;                 // FP16, FP8, Q8_0
    double bytes_per_element = 2; // with block scales: q8_0 1.0625, q4_0 0.5625
    bool on_slider = false;
    std::vector<Source> sources;

    bool operator==(const KvFormat &) const = default;
};

} // namespace tarozi
