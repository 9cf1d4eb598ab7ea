// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/tensor_class.h"

#include <QLatin1StringView>

#include <array>

namespace tarozi {

// Classes of tensors as catalogue files write them, in the order of the enumeration.
inline constexpr std::array<QLatin1StringView, kTensorClassCount> kClassWords{
    QLatin1StringView("embedding"),
    QLatin1StringView("output_head"),
    QLatin1StringView("attention_q"),
    QLatin1StringView("attention_k"),
    QLatin1StringView("attention_v"),
    QLatin1StringView("attention_output"),
    QLatin1StringView("attention_latent"),
    QLatin1StringView("recurrent_mixer"),
    QLatin1StringView("recurrent_state"),
    QLatin1StringView("mlp_gate_up"),
    QLatin1StringView("mlp_down"),
    QLatin1StringView("expert_gate_up"),
    QLatin1StringView("expert_down"),
    QLatin1StringView("shared_expert"),
    QLatin1StringView("router"),
    QLatin1StringView("norm"),
    QLatin1StringView("bias"),
    QLatin1StringView("vision"),
    QLatin1StringView("multi_token_prediction")};

} // namespace tarozi
