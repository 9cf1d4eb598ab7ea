// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/speed_run.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

// Seconds of one wave of `at_once` requests.
struct Wave {
    double tpot = 0;
    double first = 0; // until a request's first token, its place given
    double whole = 0; // until all answers are written
};

Wave waveOf(const SpeedModel &model, const SpeedRun &run, const RunWaves &waves, double at_once)
{
    const SpeedShape &shape = model.shape();
    const double requests = std::max(at_once / shape.replicas, 1.0); // of one replica
    const double others = requests - 1;
    const double between = others * model.betweenSeconds(run.input);
    Wave wave;
    wave.tpot = model.stepSeconds(std::max(requests / shape.stages, 1.0), run.context) +
                (1 - waves.together) * between / run.output;
    const double prompts = model.promptSeconds(run.input) + waves.together * between +
                           waves.at_work * others * model.queuedSeconds(run.input);
    wave.first = prompts + wave.tpot;
    wave.whole = (run.counts_prompts ? prompts : 0) + wave.tpot * run.output;
    return wave;
}

} // namespace

RunWaves wavesOf(const SpeedModel &model, const SpeedRun &run)
{
    const bool endless = run.requests <= 0;
    const double flying = endless ? run.concurrency : std::min(run.concurrency, run.requests);
    const double room = std::max(model.admitted(run.input + run.output / 2), 1.0 * model.shape().replicas);
    RunWaves waves;
    waves.places = std::min(flying, room);
    const double arrived_first = endless ? 0 : flying / run.requests;
    waves.queue = (flying / waves.places - 1) * (1 - arrived_first / 2);
    if (!endless && waves.places < flying) {
        waves.full = run.requests / waves.places;
    } else if (!endless) {
        waves.full = std::floor(run.requests / flying);
        waves.tail = run.requests - waves.full * flying;
    }
    const double first_wave = endless ? 0 : std::min(waves.places / run.requests, 1.0);
    waves.together = run.together ? 1 : first_wave / 2;
    waves.at_work = run.together ? 0 : 1 - first_wave;
    return waves;
}

RunResult resultOf(const SpeedModel &model, const SpeedRun &run)
{
    const RunWaves waves = wavesOf(model, run);
    const Wave full = waveOf(model, run, waves, waves.places);
    const Wave tail = waves.tail > 0 ? waveOf(model, run, waves, waves.tail) : Wave{};
    const double in_full = waves.full * waves.places;
    const double requests = in_full + waves.tail;
    RunResult result;
    result.tpot_s = (in_full * full.tpot + waves.tail * tail.tpot) / requests;
    result.ttft_s = (in_full * full.first + waves.tail * tail.first) / requests + waves.queue * full.whole;
    result.total_tok_s = requests * run.output / (waves.full * full.whole + tail.whole);
    return result;
}

} // namespace tarozi
