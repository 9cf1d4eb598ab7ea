// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/speed_estimate.h"

namespace tarozi {

// A run of equal requests, as benchmarks make it: all places are filled at once, whoever ends is followed by the next.
struct SpeedRun {
    double concurrency = 1; // requests in flight, of all replicas
    double requests = 0;    // of the whole run; 0 = without end
    double input = 0, output = 0;
    double context = 0;    // mean during the answer
    bool together = false; // a static batch: nobody writes before all prompts are read
    bool counts_prompts = true;
};

// Equal requests that start together end together: a run passes in waves.
struct RunWaves {
    double places = 1; // requests at once, of all replicas
    double full = 1;   // waves of so many; a fraction where the cache sets their number
    double tail = 0;   // requests of the last wave; 0 = none
    double queue = 0;  // service times that a request waits for its place, on the average
    // of the other requests' prompts: what is read before a request's first token because all arrived together (the
    // rest falls between its steps), and the share that meets a server at work
    double together = 0, at_work = 1;

    bool operator==(const RunWaves &) const = default;
};

RunWaves wavesOf(const SpeedModel &model, const SpeedRun &run);

// Means over the requests of a run. Without end: SpeedModel::at.
struct RunResult {
    double ttft_s = 0, tpot_s = 0;
    double total_tok_s = 0; // answers of all requests / the time of the run
};
RunResult resultOf(const SpeedModel &model, const SpeedRun &run);

} // namespace tarozi
