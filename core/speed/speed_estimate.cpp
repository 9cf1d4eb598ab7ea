// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/speed/speed_estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tarozi {

namespace {

bool knowsVersion(const SpeedRecord &record, const QString &version)
{
    return record.from_version.isEmpty() || version.isEmpty() || compareVersions(record.from_version, version) <= 0;
}

double bitsOf(const SpeedRecord &record, const Catalog &catalog)
{
    const WeightFormat *format =
        record.weight_formats.isEmpty() ? nullptr : catalog.weightFormat(record.weight_formats.front());
    return format ? format->nominal_bits : 16;
}

// How far a record stands from what is asked; records of another engine are out of question.
double distance(const SpeedRecord &record, const ServingInputs &in, bool experts, const QString &version,
                const Catalog &catalog)
{
    constexpr double kOtherKind = 10;
    constexpr double kOtherFormat = 1;
    constexpr double kOtherVersion = 100;
    double far = knowsVersion(record, version) ? 0 : kOtherVersion;
    if (record.experts != experts)
        far += kOtherKind;
    if (!record.weight_formats.contains(in.weights->id))
        far += kOtherFormat + std::abs(std::log(in.weights->nominal_bits / bitsOf(record, catalog)));
    return far;
}

const SpeedRecord *nearestRecord(const ServingInputs &in, bool experts, const QString &engine, const QString &version,
                                 const Catalog &catalog)
{
    const SpeedRecord *best = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (const SpeedRecord &record : catalog.speed()) {
        if (!record.engines.contains(engine))
            continue;
        const double far = distance(record, in, experts, version, catalog);
        const bool newer = best && far == least && compareVersions(record.from_version, best->from_version) > 0;
        if (far < least || newer) {
            best = &record;
            least = far;
        }
    }
    return best;
}

// Stands in for an engine without rows of its own.
const SpeedRecord *anyRecord(const ServingInputs &in, bool experts, const Catalog &catalog)
{
    const SpeedRecord *best = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (const SpeedRecord &record : catalog.speed()) {
        const double far = distance(record, in, experts, {}, catalog) - 1e-9 * record.decode.rows;
        if (far < least) {
            best = &record;
            least = far;
        }
    }
    return best;
}

std::vector<Extrapolation> extrapolationsOf(const ServingInputs &in, const SpeedRecord &record, const SpeedShape &shape,
                                            double concurrency, double context)
{
    constexpr int kEnoughRows = 5;
    std::vector<Extrapolation> reasons;
    const auto addIf = [&](bool applies, Extrapolation reason) {
        if (applies)
            reasons.push_back(reason);
    };
    const Gpu &gpu = *in.gpu;
    addIf(!record.weight_formats.contains(in.weights->id), Extrapolation::FormatNotMeasured);
    addIf(record.experts != (shape.experts > 0), Extrapolation::ExpertsNotMeasured);
    const bool architecture = record.architectures.contains(gpu.architecture);
    addIf(architecture && !record.gpus.contains(gpu.id), Extrapolation::GpuNotMeasured);
    addIf(!architecture, Extrapolation::ArchitectureNotMeasured);
    addIf(shape.tensor * shape.stages > std::max(record.most_gpus, 1), Extrapolation::LinkNotMeasured);
    addIf(concurrency / shape.replicas > 2 * std::max(record.most_concurrency, 1.0), Extrapolation::ConcurrencyBeyond);
    addIf(context > 2 * record.longest_context, Extrapolation::ContextBeyond);
    addIf(shape.host_bytes > 0, Extrapolation::HostMemory);
    addIf(std::max(record.decode.rows, record.prefill.rows) < kEnoughRows, Extrapolation::FewRows);
    return reasons;
}

BandShare widened(const Residuals &residuals, double by)
{
    return {residuals.low / by, residuals.high * by};
}

} // namespace

SpeedEstimate speedEstimate(const ServingInputs &in, const ServingMemory &memory, const Catalog &catalog,
                            const QString &engine, const QString &version, double concurrency, double input,
                            double output)
{
    SpeedEstimate result;
    if (!in.model->caches_tokens) {
        result.gap = SpeedGap::NoTokens;
        return result;
    }
    const std::optional<SpeedSettings> &settings = catalog.speedSettings();
    if (!settings || catalog.speed().empty())
        return result;
    SpeedShape shape = speedShape(in, memory, *settings);
    if (shape.peak_flops <= 0 || shape.bandwidth_bytes_per_s <= 0) {
        result.gap = SpeedGap::NoThroughput;
        return result;
    }
    const bool experts = shape.experts > 0;
    result.record = nearestRecord(in, experts, engine, version, catalog);
    std::vector<Extrapolation> &reasons = result.evidence.extrapolations;
    const bool stand_in = !result.record;
    if (stand_in)
        result.record = anyRecord(in, experts, catalog);
    const SpeedRecord &record = *result.record;
    reasons = extrapolationsOf(in, record, shape, concurrency, input + output);
    if (stand_in)
        reasons.insert(reasons.begin(), Extrapolation::EngineNotMeasured);
    double by = 1;
    for (const Extrapolation reason : reasons)
        by *= settings->widening[size_t(reason)];
    result.step = widened(record.decode, by);
    result.prompt = widened(record.prefill, by);
    result.first_token = widened(record.first_token, by);
    result.throughput = widened(record.throughput, by);
    result.evidence.record = record.id;
    result.evidence.rows = std::max(record.decode.rows, record.prefill.rows);
    result.evidence.sources = std::max(record.decode.sources, record.prefill.sources);
    result.model = SpeedModel(std::move(shape), record);
    result.gap = SpeedGap::None;
    return result;
}

} // namespace tarozi
