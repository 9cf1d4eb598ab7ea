// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/speed_estimate.h"

#include "core/memory/explained.h"

#include <algorithm>

namespace tarozi {

namespace {

// Enough to find the evidence; a record may rest on dozens of files of one repository.
constexpr size_t kSourcesShown = 6;

std::vector<Source> evidenceOf(const SpeedRecord &record)
{
    const size_t shown = std::min(record.sources.size(), kSourcesShown);
    return {record.sources.begin(), record.sources.begin() + long(shown)};
}

} // namespace

void recordSpeed(const SpeedEstimate &estimate, const SpeedPoint &point, double concurrency, double input,
                 double output, StepRecorder &recorder)
{
    const std::vector<Source> evidence = estimate.record ? evidenceOf(*estimate.record) : std::vector<Source>{};
    const StepSplit split = estimate.model.split(concurrency, input, output);
    Step step{Quantity::TimePerOutputToken,
              QStringLiteral("τ = t_W + t_KV + t_F + t_c + t_0 + t_p + t_h"),
              {term(u"t_W", Quantity::StepWeights, split.weights, Unit::Seconds, evidence),
               term(u"t_KV", Quantity::StepCache, split.cache, Unit::Seconds, evidence),
               term(u"t_F", Quantity::StepCompute, split.compute, Unit::Seconds, evidence),
               term(u"t_c", Quantity::StepCommunication, split.communication, Unit::Seconds, evidence),
               term(u"t_0", Quantity::StepOverhead, split.overhead, Unit::Seconds, evidence),
               term(u"t_p", Quantity::StepPrompts, split.prompts, Unit::Seconds, evidence),
               term(u"t_h", Quantity::StepHost, split.host, Unit::Seconds)},
              point.tpot_s,
              Unit::Seconds};
    recorder.add(std::move(step));
    recorder.add({Quantity::DecodeSpeed,
                  QStringLiteral("v = 1 / τ"),
                  {term(u"τ", Quantity::TimePerOutputToken, point.tpot_s, Unit::Seconds)},
                  point.user_tok_s,
                  Unit::TokensPerSecond});
    const double alone = input / point.prefill_tok_s;
    recorder.add({Quantity::PrefillSpeed,
                  QStringLiteral("v_p = i / t"),
                  {term(u"i", Quantity::InputTokens, input, Unit::Tokens),
                   term(u"t", Quantity::PromptTime, alone, Unit::Seconds, evidence)},
                  point.prefill_tok_s,
                  Unit::TokensPerSecond});
    const double others = std::max(point.ttft_s - point.queue_s - alone, 0.0);
    recorder.add({Quantity::TimeToFirstToken,
                  QStringLiteral("TTFT = q + t + t_o"),
                  {term(u"q", Quantity::QueueTime, point.queue_s, Unit::Seconds),
                   term(u"t", Quantity::PromptTime, alone, Unit::Seconds, evidence),
                   term(u"t_o", Quantity::OtherPromptsTime, others, Unit::Seconds, evidence)},
                  point.ttft_s,
                  Unit::Seconds});
    recorder.add({Quantity::Throughput,
                  QStringLiteral("V = A·o / (TTFT − q + τ·(o − 1))"),
                  {term(u"A", Quantity::AdmittedRequests, point.admitted, Unit::Requests),
                   term(u"o", Quantity::OutputTokens, output, Unit::Tokens),
                   term(u"TTFT", Quantity::TimeToFirstToken, point.ttft_s, Unit::Seconds),
                   term(u"q", Quantity::QueueTime, point.queue_s, Unit::Seconds),
                   term(u"τ", Quantity::TimePerOutputToken, point.tpot_s, Unit::Seconds)},
                  point.total_tok_s,
                  Unit::TokensPerSecond});
}

} // namespace tarozi
