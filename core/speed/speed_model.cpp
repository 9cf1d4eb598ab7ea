// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/speed_estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace tarozi {

namespace {

template<typename Bases, typename Terms, typename Basis>
Bases collapsed(const Terms &factors, const Terms &coefficients, Basis basisOf)
{
    Bases sums{};
    for (size_t i = 0; i < factors.size(); ++i)
        sums[size_t(basisOf(i))] += factors[i] * coefficients[i];
    return sums;
}

// In pairs: three additions wait for each other instead of five.
template<typename Bases>
double dot(const Bases &a, const Bases &b)
{
    static_assert(std::tuple_size_v<Bases> == 5);
    return (a[0] * b[0] + a[1] * b[1]) + (a[2] * b[2] + a[3] * b[3]) + a[4] * b[4];
}

PromptBases promptForm(const SpeedShape &shape, const PromptCoefficients &coefficients)
{
    return collapsed<PromptBases>(shape.prompt, coefficients, [](size_t i) { return promptBasis(PromptTerm(i)); });
}

} // namespace

SpeedModel::SpeedModel(SpeedShape shape, const SpeedRecord &record)
    : m_shape(std::move(shape))
    , m_coefficients(record.step)
    , m_first_token_steps(record.first_token_steps)
    , m_replicas(m_shape.replicas)
    , m_per_replica(1.0 / m_shape.replicas)
    , m_per_stage(1.0 / m_shape.stages)
{
    m_shape.pipelined_share = record.pipelined_share;
    m_step = collapsed<StepBases>(m_shape.step, record.step, [](size_t i) { return stepBasis(StepTerm(i)); });
    m_interference = promptForm(m_shape, record.interference);
    m_prompt = promptForm(m_shape, record.prompt);
    m_queue = promptForm(m_shape, record.queue);
}

double SpeedModel::stepSeconds(double batch, double context) const
{
    return dot(m_step, stepBases(m_shape, batch, context));
}

double SpeedModel::promptSeconds(double tokens, double each) const
{
    return dot(m_prompt, promptBases(m_shape, tokens, each));
}

double SpeedModel::betweenSeconds(double input) const
{
    return dot(m_interference, promptBases(m_shape, input));
}

double SpeedModel::queuedSeconds(double input) const
{
    return dot(m_queue, promptBases(m_shape, input));
}

double SpeedModel::floorSeconds(double batch, double context) const
{
    const auto factor = [&](StepTerm term) { return m_shape.step[size_t(term)]; };
    return factor(StepTerm::DenseWeights) + factor(StepTerm::ExpertWeights) * touchedShare(m_shape, batch) +
           factor(StepTerm::CacheRead) * batch * m_shape.cache_read.at(context) + m_shape.host_seconds_least;
}

double SpeedModel::admitted(double mean_tokens) const
{
    const double request = m_shape.cache_kept.at(mean_tokens);
    double requests = request > 0 ? m_shape.pool / request : std::numeric_limits<double>::infinity();
    if (m_shape.max_num_seqs > 0)
        requests = std::min(requests, m_shape.max_num_seqs);
    return requests * m_shape.replicas;
}

SpeedPoint SpeedModel::at(double concurrency, double input, double output) const
{
    const double mean = input + output / 2;
    const PromptBases prompt = promptBases(m_shape, input);
    SpeedPoint point;
    point.admitted = std::min(concurrency, std::max(admitted(mean), m_replicas));
    const double requests = std::max(point.admitted * m_per_replica, 1.0); // of one replica
    const double batch = std::max(requests * m_per_stage, 1.0);            // of one micro-batch
    const double alone = dot(m_prompt, prompt);
    const double between = (requests - 1) / output * dot(m_interference, prompt);
    point.tpot_s = dot(m_step, stepBases(m_shape, batch, mean)) + between;
    const double service = alone + (requests - 1) * dot(m_queue, prompt) + m_first_token_steps * point.tpot_s;
    const double answer = point.tpot_s * std::max(output - 1, 0.0);
    // Whoever is beyond what is admitted waits until a place is free: each place takes one service time.
    point.queue_s = std::max(concurrency / point.admitted - 1, 0.0) * (service + answer);
    point.ttft_s = service + point.queue_s;
    point.prefill_tok_s = input / alone;
    point.user_tok_s = 1 / point.tpot_s;
    point.total_tok_s = point.admitted * output / (service + answer);
    return point;
}

StepSplit SpeedModel::split(double concurrency, double input, double output) const
{
    const double mean = input + output / 2;
    const double admittedHere = std::min(concurrency, std::max(admitted(mean), 1.0 * m_shape.replicas));
    const double requests = std::max(admittedHere / m_shape.replicas, 1.0);
    const StepTerms terms = stepTerms(m_shape, std::max(requests / m_shape.stages, 1.0), mean);
    StepSplit split;
    const auto add = [&](double &part, std::initializer_list<StepTerm> which) {
        for (const StepTerm term : which)
            part += m_coefficients[size_t(term)] * terms[size_t(term)];
    };
    add(split.weights, {StepTerm::DenseWeights, StepTerm::ExpertWeights, StepTerm::HbmWeights, StepTerm::SmWeights});
    add(split.cache, {StepTerm::CacheRead});
    add(split.compute, {StepTerm::DenseCompute, StepTerm::ExpertCompute, StepTerm::TiledExperts});
    add(split.communication, {StepTerm::AllReduceBytes, StepTerm::AllReduces, StepTerm::RankAllReduces});
    add(split.overhead, {StepTerm::DenseLayers, StepTerm::ExpertLayers, StepTerm::RecurrentLayers, StepTerm::Sequences,
                         StepTerm::Steps});
    add(split.host, {StepTerm::HostWeights});
    split.prompts = (requests - 1) / output * dot(m_interference, promptBases(m_shape, input));
    return split;
}

Bottleneck bottleneckOf(const StepSplit &split, const SpeedPoint &point, double concurrency)
{
    if (point.admitted < concurrency)
        return Bottleneck::Capacity;
    const double memory = split.weights + split.cache;
    const double compute = split.compute + split.prompts;
    const double links = split.communication + split.host;
    if (links > memory && links > compute)
        return Bottleneck::Interconnect;
    return compute > memory ? Bottleneck::Compute : Bottleneck::MemoryBandwidth;
}

Roofline rooflineOf(const SpeedModel &model, double concurrency, double input, double output)
{
    const SpeedShape &shape = model.shape();
    Roofline roofline;
    roofline.peak_flops = shape.peak_flops;
    roofline.bandwidth_bytes_per_s = shape.bandwidth_bytes_per_s;
    const double mean = input + output / 2;
    const SpeedPoint point = model.at(concurrency, input, output);
    const double batch = std::max(point.admitted / shape.replicas / shape.stages, 1.0);
    // one GPU of a pipeline works on its own stage: both sums are over all stages
    const double decode_flops = batch * (shape.flops_per_token + shape.attention_flops.at(mean));
    const double decode_bytes =
        shape.dense_bytes + shape.expert_bytes * touchedShare(shape, batch) + batch * shape.cache_read.at(mean);
    roofline.decode = {decode_flops / decode_bytes, decode_flops / model.stepSeconds(batch, mean)};
    const double prompt_flops = input * shape.prompt_flops_per_token + shape.attention_flops.sumTo(input);
    const double chunks = promptBases(shape, input)[size_t(PromptBasis::Chunk)];
    const double prompt_bytes = chunks * (shape.dense_bytes + shape.expert_bytes) + shape.cache_read.at(input);
    roofline.prefill = {prompt_flops / prompt_bytes, prompt_flops / model.promptSeconds(input)};
    return roofline;
}

} // namespace tarozi
