// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/explained.h"
#include "core/speed/speech_speed.h"

namespace tarozi {

void recordSpeechMemory(const SpeechInputs &in, const SpeechMemory &memory, StepRecorder &recorder)
{
    const SpeechModel &model = *in.model;
    recorder.add({Quantity::Weights,
                  QStringLiteral("W = P·b"),
                  {term(u"P", Quantity::Parameters, model.parameters, Unit::Parameters, model.sources),
                   term(u"b", Quantity::BytesPerParameter, memory.weights / model.parameters, Unit::BytesPerParameter,
                        in.format->sources)},
                  memory.weights,
                  Unit::Bytes});
    recorder.add(
        {Quantity::WindowCache,
         QStringLiteral("K = n·(E·c + b·S)"),
         {term(u"n", Quantity::WindowCount, in.asked.batch),
          term(u"E", Quantity::WindowCache, crossCacheBytes(model), Unit::Bytes),
          term(u"c", Quantity::WorkingValues, in.engine->window_cache_share, Unit::Fraction, in.engine->sources),
          term(u"b", Quantity::Beams, in.asked.beam),
          term(u"S", Quantity::WindowCache, selfCacheBytes(model), Unit::Bytes)},
         memory.cache,
         Unit::Bytes});
    recorder.add({Quantity::Runtime,
                  QStringLiteral("X = x"),
                  {term(u"x", Quantity::CudaContext, memory.base, Unit::Bytes, in.engine->sources)},
                  memory.base,
                  Unit::Bytes});
    recorder.add({Quantity::Need,
                  QStringLiteral("N = W + K + X"),
                  {term(u"W", Quantity::Weights, memory.weights, Unit::Bytes),
                   term(u"K", Quantity::WindowCache, memory.cache, Unit::Bytes),
                   term(u"X", Quantity::Runtime, memory.base, Unit::Bytes)},
                  memory.total.value,
                  Unit::Bytes});
}

void recordSpeechSpeed(const SpeechInputs &in, const SpeechEstimate &estimate, StepRecorder &recorder)
{
    const SpeechTimes &times = estimate.times;
    const SpeechSpeedRecord &engine = *in.engine;
    const double batch = in.asked.batch;
    recorder.add({Quantity::EncoderTime,
                  QStringLiteral("t_e = F / (c·f)"),
                  {term(u"F", Quantity::Flops, encoderFlops(in), Unit::Flops, in.model->sources),
                   term(u"c", Quantity::PeakShare, encoderFlops(in) / times.encoder_s / cyclesPerSecond(*in.gpu),
                        Unit::None, engine.sources),
                   term(u"f", Quantity::TensorThroughput, cyclesPerSecond(*in.gpu), Unit::None,
                        sourcesOf(in.gpu->sources, QStringLiteral("compute")))},
                  times.encoder_s,
                  Unit::Seconds});
    recorder.add({Quantity::DecoderStepTime,
                  QStringLiteral("t_s = t_w + t_k + t_l"),
                  {term(u"t_w", Quantity::StepWeights, times.weights_s, Unit::Seconds, engine.sources),
                   term(u"t_k", Quantity::StepCache, times.cache_s, Unit::Seconds, engine.sources),
                   term(u"t_l", Quantity::StepOverhead, times.launches_s, Unit::Seconds, engine.sources)},
                  times.step_s,
                  Unit::Seconds});
    recorder.add(
        {Quantity::BatchTime,
         QStringLiteral("T = n·t_e + z·t_s + t_h"),
         {term(u"n", Quantity::WindowCount, batch), term(u"t_e", Quantity::EncoderTime, times.encoder_s, Unit::Seconds),
          term(u"z", Quantity::TokensPerWindow, times.tokens, Unit::Tokens, in.model->sources),
          term(u"t_s", Quantity::DecoderStepTime, times.step_s, Unit::Seconds),
          term(u"t_h", Quantity::HostTime, times.host_s, Unit::Seconds, engine.sources)},
         times.batch_s,
         Unit::Seconds});
    const double realtime = times.realtime * in.gpus;
    recorder.add({Quantity::AudioHoursPerHour,
                  QStringLiteral("r = g·n·a / T"),
                  {term(u"g", Quantity::Gpus, in.gpus, Unit::Gpus), term(u"n", Quantity::WindowCount, batch),
                   term(u"a", Quantity::WindowSeconds, in.model->window_s, Unit::Seconds),
                   term(u"T", Quantity::BatchTime, times.batch_s, Unit::Seconds)},
                  realtime,
                  Unit::None});
    constexpr double kSecondsPerHour = 3600;
    recorder.add(
        {Quantity::TranscriptionTime,
         QStringLiteral("R = h·3600 / r"),
         {term(u"h", Quantity::AudioHours, in.asked.audio_hours), term(u"r", Quantity::AudioHoursPerHour, realtime)},
         in.asked.audio_hours * kSecondsPerHour / realtime,
         Unit::Seconds});
}

} // namespace tarozi
