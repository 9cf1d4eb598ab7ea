// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The largest values that files and the command line accept.
namespace tarozi {

inline constexpr int kMaxRank = 65536;
inline constexpr int kMaxMicrobatch = 65536;
inline constexpr double kMaxSamples = 1e12;
inline constexpr double kMaxEpochs = 10000;
inline constexpr int kMinPixels = 64; // of a side
inline constexpr int kMaxPixels = 16384;
inline constexpr int kMaxFrames = 4096;
inline constexpr int kMaxImages = 1024;
inline constexpr int kMaxDenoisingSteps = 1000;
inline constexpr int kMaxWindows = 1024;
inline constexpr int kMaxBeam = 64;
inline constexpr double kMaxAudioHours = 1e9;

} // namespace tarozi
