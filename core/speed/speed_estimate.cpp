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

const WeightFormat *formatOf(const SpeedRecord &record, const Catalog &catalog)
{
    return record.weight_formats.isEmpty() ? nullptr : catalog.weightFormat(record.weight_formats.front());
}

// How far a class of weights stands from the asked format. One that computes alike is nearer than the pool of all
// classes, any other one is farther.
double formatDistance(const SpeedRecord &record, const WeightFormat &asked, const Catalog &catalog)
{
    constexpr double kAlike = 0.5;
    constexpr double kPool = 1.2;
    constexpr double kOther = 3;
    if (record.weight_formats.contains(asked.id))
        return 0;
    const WeightFormat *format = formatOf(record, catalog);
    if (!format)
        return kPool;
    return (format->compute == asked.compute ? kAlike : kOther) +
           std::abs(std::log(asked.nominal_bits / format->nominal_bits));
}

double distance(const SpeedRecord &record, const ServingInputs &in, bool experts, const QString &engine,
                const QString &version, const Catalog &catalog)
{
    constexpr double kOtherKind = 10;
    constexpr double kOtherVersion = 100;
    constexpr double kAnyEngine = 1000;
    double far = formatDistance(record, *in.weights, catalog);
    far += record.experts == experts ? 0 : kOtherKind;
    far += knowsVersion(record, version) ? 0 : kOtherVersion;
    far += record.engines.contains(engine) ? 0 : kAnyEngine;
    return far;
}

// The era of an engine that a version belongs to: the newest one that has begun.
QString eraOf(const QString &engine, const QString &version, bool experts, const Catalog &catalog)
{
    QString newest;
    for (const SpeedRecord &record : catalog.speed()) {
        const bool speaks = record.engines.contains(engine) && record.experts == experts;
        if (speaks && knowsVersion(record, version) && compareVersions(record.from_version, newest) > 0)
            newest = record.from_version;
    }
    return newest;
}

// Of the engine's own records, else of the pools over all engines.
const SpeedRecord *nearestRecord(const ServingInputs &in, bool experts, const QString &engine, const QString &version,
                                 const Catalog &catalog)
{
    constexpr double kOlder = 2;
    const QString era = eraOf(engine, version, experts, catalog);
    const SpeedRecord *best = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (const SpeedRecord &record : catalog.speed()) {
        if (!record.engines.isEmpty() && !record.engines.contains(engine))
            continue;
        const double far =
            distance(record, in, experts, engine, version, catalog) + (record.from_version == era ? 0 : kOlder);
        const bool newer = best && far == least && compareVersions(record.from_version, best->from_version) > 0;
        if (far < least || newer) {
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

// As wide as on this card where it was measured, else as on all of the record's.
BandShare widened(const Residuals &residuals, const QString &gpu, bool queued, double by)
{
    const auto on = std::find_if(residuals.on.begin(), residuals.on.end(),
                                 [&](const ResidualsOn &one) { return one.gpu == gpu && one.queued == queued; });
    const double low = on != residuals.on.end() ? on->low : residuals.low;
    const double high = on != residuals.on.end() ? on->high : residuals.high;
    return {low / by, high * by};
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
    if (!result.record)
        return result;
    const bool stand_in = result.record->engines.isEmpty();
    const SpeedRecord &record = *result.record;
    reasons = extrapolationsOf(in, record, shape, concurrency, input + output);
    if (stand_in)
        reasons.insert(reasons.begin(), Extrapolation::EngineNotMeasured);
    double by = 1;
    for (const Extrapolation reason : reasons)
        by *= settings->widening[size_t(reason)];
    result.evidence.record = record.id;
    result.evidence.rows = std::max(record.decode.rows, record.prefill.rows);
    result.evidence.sources = std::max(record.decode.sources, record.prefill.sources);
    result.model = SpeedModel(std::move(shape), record);
    const bool queued = result.model.admitted(input + output / 2) < concurrency;
    const auto band = [&](const Residuals &residuals) { return widened(residuals, in.gpu->id, queued, by); };
    result.step = band(record.decode);
    result.prompt = band(record.prefill);
    result.first_token = band(record.first_token);
    result.throughput = band(record.throughput);
    result.gap = SpeedGap::None;
    return result;
}

} // namespace tarozi
