// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/speed_record.h"
#include "core/memory/serving_memory.h"

namespace tarozi {

// Physical limits of one stream: nothing can be faster. 0: none, or unknown.
struct Ceilings {
    double decode_tok_s = 0;         // bandwidth / weight bytes, as the field's tables print it
    double decode_refined_tok_s = 0; // the input embedding is not read, the KV cache of the full context is
    std::optional<double> prefill_tok_s;
    QString compute;                 // the arithmetic whose throughput was taken: fp8, bf16 ...
    bool compute_not_native = false; // the card has no arithmetic of the format's kind: the next wider one is taken
};

// Dense tensor throughput for a kind of arithmetic ("bf16", "fp8", "int8", "fp4"), or of what it falls back to.
struct Throughput {
    std::optional<double> flops;
    bool native = true;
    QString compute; // what it is the throughput of
};
Throughput tensorThroughput(const Gpu &gpu, const QString &compute);

// What one token makes a stream read, and how long that takes at least.
struct TokenReads {
    double card = 0; // bytes, stage after stage
    double card_refined = 0;
    double cache = 0;
    double host_seconds = 0; // what lies in host memory: over the card's PCIe link, or at that memory's bandwidth
    double host_seconds_refined = 0;
    double host_cache_seconds = 0;
    bool known = true; // false: no bandwidth for what lies there
    std::vector<Source> host_sources;
};
TokenReads tokenReads(const ServingInputs &in, const ServingMemory &memory, const SpeedSettings *host);

void recordDecodeCeilings(const ServingInputs &in, const TokenReads &reads, const Ceilings &ceilings,
                          StepRecorder &recorder);

// A stage's GPUs work side by side, the stages of a pipeline one after the other: t = Σ bytes of a stage / bandwidth,
// and what lies in host memory comes on top. `host` may be null.
template<typename R>
Ceilings servingCeilings(const ServingInputs &in, const ServingMemory &memory, const SpeedSettings *host, R &recorder)
{
    const double bandwidth = in.gpu->memory_bandwidth_bytes_per_s;
    const TokenReads reads = tokenReads(in, memory, host);
    Ceilings result;
    const auto ceiling = [&](double bytes, double host_seconds) {
        const double seconds = bytes / bandwidth + host_seconds;
        return reads.known && seconds > 0 ? 1 / seconds : 0;
    };
    result.decode_tok_s = ceiling(reads.card, reads.host_seconds);
    result.decode_refined_tok_s =
        ceiling(reads.card_refined + reads.cache, reads.host_seconds_refined + reads.host_cache_seconds);
    const Throughput throughput = tensorThroughput(*in.gpu, in.weights->compute);
    result.compute_not_native = !throughput.native;
    result.compute = throughput.compute;
    const int gpus = in.placement.tensor * in.placement.pipeline; // chunks of a prompt pass several stages at once
    const double flops_per_token = 2 * in.model->active_parameters;
    if (throughput.flops && flops_per_token > 0)
        result.prefill_tok_s = *throughput.flops * gpus / flops_per_token;
    if constexpr (R::active) {
        recordDecodeCeilings(in, reads, result, recorder);
        if (result.prefill_tok_s)
            recorder.add({Quantity::PrefillCeiling,
                          QStringLiteral("v = n·F / (2·P)"),
                          {term(u"n", Quantity::Gpus, gpus, Unit::Gpus),
                           term(u"F", Quantity::TensorThroughput, *throughput.flops, Unit::FlopsPerSecond,
                                sourcesOf(in.gpu->sources, QStringLiteral("tflops"))),
                           term(u"P", Quantity::ActiveParameters, in.model->active_parameters, Unit::Parameters,
                                in.model->sources)},
                          *result.prefill_tok_s,
                          Unit::TokensPerSecond});
    }
    return result;
}

} // namespace tarozi
