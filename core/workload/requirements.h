// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

#include <array>
#include <optional>

namespace tarozi {

// What counts when the candidates that are left are ranked, as shares of any scale. All zero: whatever the load waits
// for decides.
struct RankWeights {
    double speed = 0;
    double cost = 0; // of a result
    double headroom = 0;
    double power = 0;
    double availability = 0; // offers in the catalogue

    bool any() const { return speed > 0 || cost > 0 || headroom > 0 || power > 0 || availability > 0; }
    bool operator==(const RankWeights &) const = default;
};

// What a candidate must be besides large enough. A card of which a required fact is not known drops out and says so.
struct Requirements {
    bool ecc = false;             // error correction on, whatever the card's default
    bool vgpu = false;            // shared between virtual machines
    bool mig = false;             // divided into isolated instances
    bool passive_cooling = false; // by the server's own fans
    bool pcie_card = false;       // no socketed module: fits an ordinary server
    bool datacenter_use = false;  // round the clock in a data centre: the driver's licence must allow it
    bool native_format = false;   // the card's own arithmetic for the weight format
    bool peer_links = false;      // several GPUs only over NVLink or the vendor's equivalent
    std::optional<int> most_gpus; // of a candidate
    std::optional<double> most_slots;
    std::optional<double> most_power_w;  // board power of all GPUs together
    std::optional<double> most_per_hour; // all GPUs, in the scenario's currency
    std::optional<double> most_ttft_s;   // the expected middle
    std::optional<double> most_tpot_s;
    RankWeights weights;

    bool operator==(const Requirements &) const = default;
};

// The words of scenario files and of the command line.
struct RequirementFlag {
    QLatin1StringView word;
    bool Requirements::*value;
};
struct RequirementLimit {
    QLatin1StringView key;
    QLatin1StringView option;
    std::optional<double> Requirements::*value;
    double minimum, maximum;
};
struct WeightWord {
    QLatin1StringView word;
    double RankWeights::*value;
};
inline constexpr double kMostWeight = 100;
inline constexpr int kMostGpusOfACandidate = 1024;

const std::array<RequirementFlag, 8> &requirementFlags();
const std::array<RequirementLimit, 5> &requirementLimits();
const std::array<WeightWord, 5> &weightWords();

} // namespace tarozi
