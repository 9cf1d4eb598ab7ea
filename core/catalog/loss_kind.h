// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

#include <utility>
#include <vector>

namespace tarozi {

// How a training loss is computed from the last hidden states: what is kept of the logits.
enum class LossKind {
    Plain,    // whole logits, up-cast copies, gradients
    Compiled, // whole logits, one compiled pass
    Chunked,  // a part of the tokens at a time
    Fused,    // never written out
};

const std::vector<std::pair<QLatin1StringView, LossKind>> &lossWords(); // plain, compiled, chunked, fused

} // namespace tarozi
