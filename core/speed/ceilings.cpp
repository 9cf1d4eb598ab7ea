// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/ceilings.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

Throughput tensorThroughput(const Gpu &gpu, const QString &compute)
{
    const bool bf16 = gpu.bf16_flops.has_value();
    const std::optional<double> sixteen_bit = bf16 ? gpu.bf16_flops : gpu.fp16_fp32acc_flops;
    const Throughput fallback{sixteen_bit, false, bf16 ? u"bf16"_s : u"fp16"_s};
    const auto orFallback = [&](const std::optional<double> &native) {
        return native ? Throughput{native, true, compute} : fallback;
    };
    if (compute == u"fp8")
        return orFallback(gpu.fp8_flops);
    if (compute == u"int8")
        return orFallback(gpu.int8_ops);
    if (compute == u"fp4") {
        const Throughput eight = gpu.fp8_flops ? Throughput{gpu.fp8_flops, false, u"fp8"_s} : fallback;
        return gpu.fp4_flops ? Throughput{gpu.fp4_flops, true, compute} : eight;
    }
    if (compute == u"fp32")
        return {gpu.tf32_flops ? gpu.tf32_flops : gpu.fp32_flops, true, gpu.tf32_flops ? u"tf32"_s : compute};
    if (compute == u"bf16")
        return {sixteen_bit, bf16, bf16 ? compute : u"fp16"_s};
    return {gpu.fp16_fp32acc_flops ? gpu.fp16_fp32acc_flops : gpu.bf16_flops, true, u"fp16"_s};
}

TokenReads tokenReads(const ServingInputs &in, const ServingMemory &memory, const SpeedSettings *host)
{
    TokenReads reads;
    if (!in.model->caches_tokens) // an encoder writes no tokens
        return reads;
    double streamed = 0;
    double streamed_refined = 0;
    for (const StageMemory &stage : memory.stages) {
        const StageWeights &weights = stage.weights;
        const double whole = weights.resident + weights.host;
        const double moved = whole > 0 ? weights.host / whole : 0;
        reads.card += weights.read * (1 - moved);
        reads.card_refined += weights.read_refined * (1 - moved);
        reads.cache += cacheReadBytes(in, stage.cache, in.context);
        streamed += weights.read * moved;
        streamed_refined += weights.read_refined * moved;
    }
    const double in_place = memory.host_read;
    if (streamed <= 0 && in_place + memory.host_cache_read <= 0)
        return reads;
    // a ceiling takes the best host there is, but none that feeds the card faster than its own memory
    const double best = std::min(host ? host->memory_bandwidth.high : 0, in.gpu->memory_bandwidth_bytes_per_s);
    const double link = std::min(in.gpu->pcie_bytes_per_s_each_way.value_or(0), best);
    reads.known = best > 0 && (streamed <= 0 || link > 0);
    if (!reads.known)
        return reads;
    if (streamed > 0) {
        reads.host_seconds += streamed / link;
        reads.host_seconds_refined += streamed_refined / link;
    }
    reads.host_seconds += in_place / best;
    reads.host_seconds_refined += in_place / best;
    reads.host_cache_seconds = memory.host_cache_read / best;
    reads.host_sources = host->memory_bandwidth.evidence;
    return reads;
}

void recordDecodeCeilings(const ServingInputs &in, const TokenReads &reads, const Ceilings &ceilings,
                          StepRecorder &recorder)
{
    const double bandwidth = in.gpu->memory_bandwidth_bytes_per_s;
    const Term card = term(u"B", Quantity::MemoryBandwidth, bandwidth, Unit::BytesPerSecond,
                           sourcesOf(in.gpu->sources, u"memory.bandwidth"_s));
    const double from_host = reads.host_seconds_refined + reads.host_cache_seconds;
    const auto add = [&](Quantity figure, const QString &bytes, std::vector<Term> terms, double host_seconds,
                         double value, Rule rule) {
        terms.insert(terms.begin(), card);
        if (from_host > 0)
            terms.push_back(term(u"t_h", Quantity::StepHost, host_seconds, Unit::Seconds, reads.host_sources));
        const QString formula = from_host > 0 ? u"v = 1 / (%1 / B + t_h)"_s : u"v = B / %1"_s;
        recorder.add({figure, formula.arg(bytes), terms, value, Unit::TokensPerSecond, rule});
    };
    add(Quantity::DecodeCeiling, u"W"_s,
        {term(u"W", Quantity::WeightsRead, reads.card, Unit::Bytes, in.model->sources)}, reads.host_seconds,
        ceilings.decode_tok_s, Rule::CeilingByWeights);
    add(Quantity::DecodeCeilingRefined, u"(W' + KV)"_s,
        {term(u"W'", Quantity::WeightsRead, reads.card_refined, Unit::Bytes, in.model->sources),
         term(u"KV", Quantity::KvCache, reads.cache, Unit::Bytes)},
        from_host, ceilings.decode_refined_tok_s, Rule::CeilingRefined);
}

} // namespace tarozi
