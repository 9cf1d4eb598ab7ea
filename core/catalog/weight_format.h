// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/source.h"
#include "core/catalog/tensor_class.h"

#include <QString>

#include <array>
#include <vector>

namespace tarozi {

// How a weight format stores each class of tensor. "bf16" stores everything in 2 bytes; "awq-int4" stores the
// linear layers in 4.16 bits and the embedding, the head and the norms in 16.
struct WeightFormat {
    QString id;               // as on the command line: bf16, awq-int4, q4_k_m ...
    QString name;             // as people write it: BF16, AWQ INT4, Q4_K_M
    QString family;           // float, int, gguf, mx ...
    double nominal_bits = 16; // of the quantized tensors, for ordering and for --params
    std::array<double, kTensorClassCount> bytes_per_parameter{}; // indexed by TensorClass
    QString compute;        // the throughput this format's matrix products run at: bf16, fp8, int8, fp4 ...
    bool on_slider = false; // one of the few stops of the precision slider
    std::vector<Source> sources;

    bool operator==(const WeightFormat &) const = default;
};

} // namespace tarozi
