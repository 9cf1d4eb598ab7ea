// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/training_speed.h"

#include "core/memory/explained.h"

namespace tarozi {

using namespace Qt::StringLiterals;

void recordTrainingSpeed(const TrainingInputs &in, const TrainingSpeed &speed, StepRecorder &recorder)
{
    if (speed.gap != SpeedGap::None)
        return;
    const TrainingPass &pass = speed.pass;
    recorder.add(
        {Quantity::TrainingMatrixTime,
         u"t_F = m·s·f / (F·η)"_s,
         {term(u"s", Quantity::SequenceTokens, double(in.asked.sequence), Unit::Tokens),
          term(u"m", Quantity::SequencesPerPass, double(in.asked.microbatch)),
          term(u"f", Quantity::TrainingFlopsPerToken, speed.flops_per_token, Unit::Flops),
          term(u"F", Quantity::TensorThroughput, speed.peak_flops, Unit::FlopsPerSecond,
               sourcesOf(in.gpu->sources, u"compute"_s)),
          term(u"η", Quantity::TrainingEfficiency, speed.gpu_class->efficiency, Unit::Fraction, in.framework->sources)},
         pass.matrix_s,
         Unit::Seconds});
    recorder.add({Quantity::TrainingTrafficTime,
                  u"t_B = bytes / BW"_s,
                  {term(u"BW", Quantity::MemoryBandwidth, in.gpu->memory_bandwidth_bytes_per_s, Unit::BytesPerSecond,
                        sourcesOf(in.gpu->sources, u"memory.bandwidth"_s))},
                  pass.traffic_s,
                  Unit::Seconds});
    recorder.add({Quantity::TrainingSpeed,
                  u"v = n·m·s / (t_F + t_B + t_C)"_s,
                  {term(u"n", Quantity::Gpus, in.gpus, Unit::Gpus),
                   term(u"m", Quantity::SequencesPerPass, double(in.asked.microbatch)),
                   term(u"s", Quantity::SequenceTokens, double(in.asked.sequence), Unit::Tokens),
                   term(u"t_F", Quantity::TrainingMatrixTime, pass.matrix_s, Unit::Seconds),
                   term(u"t_B", Quantity::TrainingTrafficTime, pass.traffic_s, Unit::Seconds),
                   term(u"t_C", Quantity::StepCommunication, pass.communication_s, Unit::Seconds)},
                  pass.tokens * in.gpus / pass.total(),
                  Unit::TokensPerSecond});
    recorder.add({Quantity::RunTime,
                  u"t = T / v"_s,
                  {term(u"T", Quantity::RunTokens, speed.run_tokens, Unit::Tokens),
                   term(u"v", Quantity::TrainingSpeed, speed.run_tokens / speed.run_s, Unit::TokensPerSecond)},
                  speed.run_s,
                  Unit::Seconds});
}

} // namespace tarozi
