// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tarozi {

// Bytes, seconds, tokens: doubles in base units everywhere in core; conversion happens at the edge.
inline constexpr double kKiB = 1024.0;
inline constexpr double kMiB = 1024.0 * kKiB;
inline constexpr double kGiB = 1024.0 * kMiB;
inline constexpr double kGB = 1e9;

// The unit of a figure, so that a front end can format it without knowing the formula.
enum class Unit {
    None, // a plain count or ratio
    Bytes,
    BytesPerToken,
    BytesPerParameter,
    BytesPerSecond,
    Parameters,
    Tokens,
    Requests,
    Layers,
    Gpus,
    Seconds,
    TokensPerSecond,
    Flops,
    FlopsPerSecond,
    Watts,
    Fraction, // shown as per cent
    MoneyPerHour,
    MoneyPerMillionTokens,
    Money,
    MoneyPerMonth,
    Hours,
    Months,
};

} // namespace tarozi
