// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/speed/speed_terms.h"

namespace tarozi {

// An expectation with its band.
struct Band {
    double low = 0, mid = 0, high = 0;

    bool operator==(const Band &) const = default;
};

// Factors from an expectation to its band.
struct BandShare {
    double low = 1, high = 1;

    Band of(double mid) const { return {mid * low, mid, mid * high}; }
    Band ofInverse(double mid) const { return {mid / high, mid, mid / low}; }
    bool operator==(const BandShare &) const = default;
};

enum class Bottleneck { MemoryBandwidth, Compute, Capacity, Interconnect };

// Why there is no expectation.
enum class SpeedGap {
    None,
    NoTokens,     // an encoder writes none
    DoesNotFit,   // not one request fits
    NoThroughput, // the card's record lacks the throughput or bandwidth
    NoEvidence,   // nothing measured stands near
};

// Seconds of one decode step by what they are spent on.
struct StepSplit {
    double weights = 0;       // reading weights
    double cache = 0;         // reading the KV cache
    double compute = 0;       // the batch's arithmetic
    double communication = 0; // between GPUs
    double overhead = 0;      // launches, scheduling, sampling
    double prompts = 0;       // other requests' prompts between the steps
    double host = 0;          // weights from host memory

    double total() const { return weights + cache + compute + communication + overhead + prompts + host; }
    bool operator==(const StepSplit &) const = default;
};

// One answer at a concurrency and a length. All replicas together where a figure is a total.
struct SpeedPoint {
    double prefill_tok_s = 0; // of one prompt alone: its tokens / its time
    double ttft_s = 0;        // queue included
    double queue_s = 0;       // of it: waiting for room in the cache or the batch
    double tpot_s = 0;
    double user_tok_s = 0;  // 1 / TPOT
    double total_tok_s = 0; // output tokens of all requests, prompts and queue included
    double admitted = 0;    // requests that run at once, of all replicas
};

// What one candidate's speed is computed from: made once, asked at any point. Pure; a point takes tens of nanoseconds.
class SpeedModel
{
public:
    SpeedModel() = default;
    SpeedModel(SpeedShape shape, const SpeedRecord &record);

    const SpeedShape &shape() const { return m_shape; }

    // Concurrency of all replicas; input and output tokens of each request.
    SpeedPoint at(double concurrency, double input, double output) const;
    // The decode step of `batch` requests of one replica at a mean context, no prompts between.
    double stepSeconds(double batch, double context) const;
    // Of `tokens` computed together, of prompts of `each` (0 = one prompt).
    double promptSeconds(double tokens, double each = 0) const;
    // Of another request's prompt of so many tokens: what it takes from those who write, and from each who waits for a
    // first token beside it.
    double betweenSeconds(double input) const;
    double queuedSeconds(double input) const;
    // What no kernel can beat: weights and cache over the bandwidth, weights in host memory over their link.
    double floorSeconds(double batch, double context) const;
    // Requests of this mean length that the cache and the engine's limit admit, of all replicas. May be under 1.
    double admitted(double mean_tokens) const;
    StepSplit split(double concurrency, double input, double output) const;

private:
    SpeedShape m_shape;
    StepCoefficients m_coefficients{};
    double m_first_token_steps = 0;
    double m_replicas = 1, m_per_replica = 1, m_per_stage = 1;
    // factors and coefficients together, by what they are multiplied with
    StepBases m_step{};
    PromptBases m_interference{}, m_prompt{}, m_queue{};
};

// The roofline of a card and the workload's two points on it. FLOPs are of one GPU.
struct RooflinePoint {
    double flops_per_byte = 0; // arithmetic intensity
    double flops_per_s = 0;    // what the expectation comes to

    bool operator==(const RooflinePoint &) const = default;
};
struct Roofline {
    double peak_flops = 0, bandwidth_bytes_per_s = 0;
    double balance() const { return peak_flops / bandwidth_bytes_per_s; } // FLOP per byte where the roofs meet
    RooflinePoint prefill, decode;

    bool operator==(const Roofline &) const = default;
};
Roofline rooflineOf(const SpeedModel &model, double concurrency, double input, double output);

// What an expectation rests on.
struct SpeedEvidence {
    QString record; // id of the catalogue's speed record: its sources, cards and models
    int rows = 0, sources = 0;
    std::vector<Extrapolation> extrapolations; // empty: measured like this

    bool operator==(const SpeedEvidence &) const = default;
};

// A model with its evidence and bands, or why there is none.
struct SpeedEstimate {
    SpeedGap gap = SpeedGap::NoEvidence;
    SpeedModel model;
    const SpeedRecord *record = nullptr; // of the catalogue
    SpeedEvidence evidence;
    BandShare step, prompt, first_token, throughput;
};

// `engine` and `version` name the record: they need not be the inputs'. The asked concurrency and lengths decide about
// extrapolation.
SpeedEstimate speedEstimate(const ServingInputs &in, const ServingMemory &memory, const Catalog &catalog,
                            const QString &engine, const QString &version, double concurrency, double input,
                            double output);

// How a point was reached. `point` is the model's at the same arguments.
void recordSpeed(const SpeedEstimate &estimate, const SpeedPoint &point, double concurrency, double input,
                 double output, StepRecorder &recorder);

Bottleneck bottleneckOf(const StepSplit &split, const SpeedPoint &point, double concurrency);

} // namespace tarozi
