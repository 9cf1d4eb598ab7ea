// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/language_model.h"

#include <QString>

#include <optional>

namespace tarozi {

// Which matrices get an adapter.
struct LoraTargets {
    bool q = false, k = false, v = false, output = false;
    bool gate = false, up = false, down = false;
    bool other = false; // projections of recurrent and latent mixers
    bool head = false;
    bool fused_qkv = false; // q, k and v are one matrix: one adapter over their joined outputs

    bool attention() const { return q || k || v || fused_qkv; }
    bool operator==(const LoraTargets &) const = default;
};

// "all-linear", "attention", "mlp", or names divided by commas as frameworks write them: "q_proj,v_proj",
// "query,value,projection", "qkv". Absent when a name is not known.
std::optional<LoraTargets> parseLoraTargets(const QString &text);

// Exact: the sum of rank · (rows + columns) over the adapted matrices, experts included.
double loraParameters(const LanguageModel &model, const LoraTargets &targets, int rank);

// The least side of an adapted matrix: a higher rank makes no sense. 0 = nothing is adapted.
qint64 leastAdaptedSide(const LanguageModel &model, const LoraTargets &targets);

} // namespace tarozi
