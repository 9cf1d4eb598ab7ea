// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/speech_speed.h"

#include "core/catalog/tensor_class.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

std::vector<Extrapolation> extrapolationsOf(const SpeechInputs &in)
{
    const SpeechSpeedRecord &engine = *in.engine;
    std::vector<Extrapolation> reasons;
    const auto addIf = [&](bool applies, Extrapolation reason) {
        if (applies)
            reasons.push_back(reason);
    };
    constexpr int kEnoughRows = 5;
    addIf(!engine.weight_formats.contains(in.format->id), Extrapolation::FormatNotMeasured);
    const bool architecture = engine.architectures.contains(in.gpu->architecture);
    addIf(architecture && !engine.gpus.contains(in.gpu->id), Extrapolation::GpuNotMeasured);
    addIf(!architecture, Extrapolation::ArchitectureNotMeasured);
    addIf(in.asked.batch > 2 * engine.most_windows, Extrapolation::ConcurrencyBeyond);
    addIf(engine.speed.rows < kEnoughRows, Extrapolation::FewRows);
    return reasons;
}

} // namespace

double cyclesPerSecond(const Gpu &gpu)
{
    constexpr double kMega = 1e6;
    return gpu.sm_count.value_or(0) * gpu.boost_clock_mhz.value_or(0) * kMega;
}

double encoderFlops(const SpeechInputs &in)
{
    const SpeechModel &model = *in.model;
    const double positions = model.source_positions;
    const double width = model.width;
    constexpr double kTaps = 3; // of the two convolutions; the first runs at twice the rate of positions
    const double convolutions = 2 * kTaps * (2.0 * model.mel_bins * width + width * width) * positions;
    const double flops = 2 * encoderParameters(model) * positions +
                         4 * model.encoder_layers * positions * positions * width + convolutions;
    return in.format->nominal_bits > 16 ? 2 * flops : flops;
}

double encoderScores(const SpeechModel &model)
{
    return model.encoder_layers * double(model.heads) * std::pow(model.source_positions, 2);
}

double decoderBytes(const SpeechInputs &in)
{
    return decoderParameters(*in.model) * in.format->bytes_per_parameter[size_t(TensorClass::MlpGateUp)];
}

double encoderSeconds(const SpeechInputs &in)
{
    const SpeechModel &model = *in.model;
    const SpeechSpeedRecord &engine = *in.engine;
    const double cycles = cyclesPerSecond(*in.gpu);
    const double seconds = encoderFlops(in) / (engine.encoder_flops_per_cycle * cycles) +
                           model.encoder_layers * engine.layer_cycles / cycles;
    if (in.asked.flash_attention)
        return seconds;
    return seconds + engine.score_bytes * encoderScores(model) / in.gpu->memory_bandwidth_bytes_per_s;
}

double decoderStepSeconds(const SpeechInputs &in, double rows)
{
    const SpeechModel &model = *in.model;
    const SpeechSpeedRecord &engine = *in.engine;
    const double bandwidth = in.gpu->memory_bandwidth_bytes_per_s;
    const double cycles = cyclesPerSecond(*in.gpu);
    double layer = engine.step_layer_s + engine.step_layer_cycles / cycles;
    if (!in.asked.flash_attention)
        layer = layer * engine.eager_factor + (rows - 1) * engine.row_eager_s;
    return engine.weight_share * decoderBytes(in) / bandwidth + model.decoder_layers * layer +
           rows * engine.cross_cache_share * crossCacheBytes(model) / bandwidth +
           rows * model.decoder_layers * engine.row_layer_cycles / cycles;
}

SpeechTimes speechTimes(const SpeechInputs &in, double batch)
{
    const SpeechSpeedRecord &engine = *in.engine;
    SpeechTimes times;
    times.encoder_s = encoderSeconds(in);
    times.step_s = decoderStepSeconds(in, batch * in.asked.beam);
    times.tokens = in.model->tokens_per_window * (1 + engine.longest_per_log * std::log(batch));
    times.host_s = batch * (batch > 1 ? engine.batched_window_s : engine.window_s);
    times.batch_s = batch * times.encoder_s + times.tokens * times.step_s + times.host_s;
    times.realtime = batch * in.model->window_s / times.batch_s;
    const double bandwidth = in.gpu->memory_bandwidth_bytes_per_s;
    times.weights_s = engine.weight_share * decoderBytes(in) / bandwidth;
    times.cache_s = batch * in.asked.beam * engine.cross_cache_share * crossCacheBytes(*in.model) / bandwidth;
    times.launches_s = times.step_s - times.weights_s - times.cache_s;
    return times;
}

SpeechEstimate speechEstimate(const SpeechInputs &in, const Catalog &catalog, double most)
{
    SpeechEstimate result;
    if (!catalog.speedSettings())
        return result;
    if (cyclesPerSecond(*in.gpu) <= 0 || in.gpu->memory_bandwidth_bytes_per_s <= 0) {
        result.gap = SpeedGap::NoThroughput;
        return result;
    }
    result.times = speechTimes(in, in.asked.batch);
    const SpeechSpeedRecord &engine = *in.engine;
    result.evidence.record = engine.id;
    result.evidence.rows = engine.speed.rows;
    result.evidence.sources = engine.speed.sources;
    result.evidence.extrapolations = extrapolationsOf(in);
    double by = 1;
    for (const Extrapolation reason : result.evidence.extrapolations)
        by *= catalog.speedSettings()->widening[size_t(reason)];
    result.band = {engine.speed.low / by, engine.speed.high * by};
    constexpr double kLittle = 1.1; // a doubling that gains less is not worth its memory
    constexpr double kMostAsked = 1024;
    double batch = 1;
    while (2 * batch <= std::min(most, kMostAsked) &&
           speechTimes(in, 2 * batch).realtime >= kLittle * speechTimes(in, batch).realtime)
        batch *= 2;
    result.saturation_batch = batch;
    result.gap = SpeedGap::None;
    return result;
}

} // namespace tarozi
