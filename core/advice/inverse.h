// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/map_axis.h"
#include "core/advice/ranking.h"

namespace tarozi {

// The questions turned round: what a candidate holds at most, everything else as asked.
struct MostHeld {
    qint64 context = 0;    // of each of the asked requests; 0 = none
    double requests = 0;   // of the asked context; not rounded
    double parameters = 0; // of a dense model in the asked weight format; 0 = none
    bool modelled = false;

    bool operator==(const MostHeld &) const = default;
};
MostHeld mostHeld(const Scenario &scenario, const Catalog &catalog, int candidate);

// What an hour of one GPU of a candidate may cost so that its results cost as much as another's.
struct EqualPrice {
    int candidate = -1, other = -1;
    Band per_gpu_hour;         // by the bands of both throughputs
    std::optional<double> now; // what an hour of it costs

    bool operator==(const EqualPrice &) const = default;
};
// Each ordered pair of candidates with an expectation, where the other's price is known.
std::vector<EqualPrice> equalPrices(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog);

// Of everything that holds the load within the requirements, also as replicas: what takes the fewest GPUs, and what
// costs least an hour.
struct LeastGpus {
    std::optional<RankEntry> fewest, cheapest;
};
LeastGpus leastGpus(const Scenario &scenario, const Catalog &catalog);

// How far one input can move before the verdict becomes another one.
struct Sensitivity {
    MapAxis axis = MapAxis::Context;
    double value = 0;               // as asked
    std::optional<double> up, down; // the first value with another verdict, either way; absent: none in reach
    Verdict up_verdict = Verdict::NotModelled, down_verdict = Verdict::NotModelled;
    double need_change = 0; // bytes, when the input grows by a tenth; other programs, which begin at nothing: by a GiB

    // The shorter way as a factor of the value; infinite: no way changes anything.
    double nearest() const;
    bool operator==(const Sensitivity &) const = default;
};
// What moves the verdict with the least change first; inputs that move nothing come last.
std::vector<Sensitivity> sensitivity(const Scenario &scenario, const Catalog &catalog, int candidate);

} // namespace tarozi
