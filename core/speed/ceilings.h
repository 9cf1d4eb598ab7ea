// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/serving_memory.h"

namespace tarozi {

// Physical limits of one stream: nothing can be faster.
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

// A stage's GPUs work side by side, the stages of a pipeline one after the other: t = Σ bytes of a stage / bandwidth.
template<typename R>
Ceilings servingCeilings(const ServingInputs &in, const ServingMemory &memory, R &recorder)
{
    const double bandwidth = in.gpu->memory_bandwidth_bytes_per_s;
    double read = 0;
    double read_refined = 0;
    double cache_read = 0;
    for (const StageMemory &stage : memory.stages) {
        read += stage.weights.read;
        read_refined += stage.weights.read_refined;
        cache_read += cacheReadBytes(in, stage.cache, in.context);
    }
    // what stays in host memory is read no faster than this
    read += memory.host_read;
    read_refined += memory.host_read;
    Ceilings result;
    if (!in.model->caches_tokens) { // an encoder writes no tokens
        read = 0;
        read_refined = 0;
    }
    result.decode_tok_s = read > 0 ? bandwidth / read : 0;
    result.decode_refined_tok_s = read_refined + cache_read > 0 ? bandwidth / (read_refined + cache_read) : 0;
    const Throughput throughput = tensorThroughput(*in.gpu, in.weights->compute);
    result.compute_not_native = !throughput.native;
    result.compute = throughput.compute;
    const double flops_per_token = 2 * in.model->active_parameters;
    if (throughput.flops && flops_per_token > 0)
        result.prefill_tok_s = *throughput.flops * in.placement.tensor / flops_per_token;
    if constexpr (R::active) {
        const std::vector<Source> sources = sourcesOf(in.gpu->sources, QStringLiteral("memory.bandwidth"));
        recorder.add({Quantity::DecodeCeiling,
                      QStringLiteral("v = B / W"),
                      {term(u"B", Quantity::MemoryBandwidth, bandwidth, Unit::BytesPerSecond, sources),
                       term(u"W", Quantity::WeightsRead, read, Unit::Bytes, in.model->sources)},
                      result.decode_tok_s,
                      Unit::TokensPerSecond,
                      Rule::CeilingByWeights});
        recorder.add({Quantity::DecodeCeilingRefined,
                      QStringLiteral("v = B / (W' + KV)"),
                      {term(u"B", Quantity::MemoryBandwidth, bandwidth, Unit::BytesPerSecond, sources),
                       term(u"W'", Quantity::WeightsRead, read_refined, Unit::Bytes, in.model->sources),
                       term(u"KV", Quantity::KvCache, cache_read, Unit::Bytes)},
                      result.decode_refined_tok_s,
                      Unit::TokensPerSecond,
                      Rule::CeilingRefined});
        if (result.prefill_tok_s)
            recorder.add({Quantity::PrefillCeiling,
                          QStringLiteral("v = n·F / (2·P)"),
                          {term(u"n", Quantity::TensorParallel, in.placement.tensor, Unit::Gpus),
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
