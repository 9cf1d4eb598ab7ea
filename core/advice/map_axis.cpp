// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/map_axis.h"

#include "core/units.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

double AxisScale::at(double share) const
{
    const double value = logarithmic ? from * std::pow(to / from, share) : from + (to - from) * share;
    return whole ? std::round(value) : value;
}

double AxisScale::shareOf(double value) const
{
    return logarithmic ? std::log(value / from) / std::log(to / from) : (value - from) / (to - from);
}

namespace {

double powerOfTwoFrom(double value)
{
    return std::exp2(std::ceil(std::log2(std::max(value, 1.0))));
}

AxisScale contextScale(const Scenario &scenario, const Catalog &catalog, const Assessment &assessment)
{
    constexpr double kShortest = 1024;
    constexpr double kUnknown = 131072;
    constexpr double kBeyond = 4;
    const LanguageModel *model = scenario.serving.model.parameters ? nullptr : catalog.model(scenario.serving.model.id);
    const double longest = model && model->max_context > 0 ? double(model->max_context) : kUnknown;
    const double asked = double(scenario.serving.context);
    double held = 0;
    for (const Assessed &candidate : assessment.candidates)
        held = std::max(held, double(candidate.capacity.max_context));
    const double wanted = std::min(longest, std::max({kBeyond * asked, 1.5 * held, 32 * kShortest}));
    const double to = powerOfTwoFrom(std::max(wanted, asked));
    return {MapAxis::Context, std::min(kShortest, asked), std::max(to, 4 * kShortest), true, true};
}

AxisScale concurrencyScale(const Scenario &scenario, const Assessment &assessment)
{
    constexpr double kFewest = 16;
    constexpr double kMost = 1024;
    double held = 0;
    for (const Assessed &candidate : assessment.candidates)
        held = std::max(held, candidate.capacity.max_concurrency);
    const double asked = double(scenario.serving.concurrency);
    const double to = std::max({kFewest, std::min(1.5 * held, kMost), 2 * asked});
    return {MapAxis::Concurrency, 1, powerOfTwoFrom(to), true, true};
}

} // namespace

double mapValue(MapAxis axis, const Scenario &scenario, const Catalog &catalog, const Assessment &assessment)
{
    const ServingWorkload &serving = scenario.serving;
    const Resolved resolved = assessment.candidates.empty() ? Resolved{} : assessment.candidates.front().resolved;
    switch (axis) {
    case MapAxis::Context: return double(serving.context);
    case MapAxis::Concurrency: return double(serving.concurrency);
    case MapAxis::MemoryLimit: return serving.engine.memory_limit.value_or(resolved.memory_limit_share);
    case MapAxis::MaxNumSeqs: return serving.engine.max_num_seqs.value_or(resolved.max_num_seqs);
    case MapAxis::OtherTenants: return serving.engine.other_tenants_bytes;
    case MapAxis::ModelSize: {
        const LanguageModel *model = catalog.model(serving.model.id);
        return serving.model.parameters.value_or(model ? model->parameters : 0);
    }
    }
    return 0;
}

AxisScale mapScale(MapAxis axis, const Scenario &scenario, const Catalog &catalog, const Assessment &assessment)
{
    const double asked = mapValue(axis, scenario, catalog, assessment);
    switch (axis) {
    case MapAxis::Context: return contextScale(scenario, catalog, assessment);
    case MapAxis::Concurrency: return concurrencyScale(scenario, assessment);
    case MapAxis::MemoryLimit: return {axis, std::min(0.5, asked), 1, false, false};
    case MapAxis::MaxNumSeqs: return {axis, 1, powerOfTwoFrom(std::max(1024.0, asked)), true, true};
    case MapAxis::OtherTenants: return {axis, 0, std::max(16 * kGiB, 1.5 * asked), false, false};
    case MapAxis::ModelSize: return {axis, std::min(1e9, asked), std::max(128e9, asked), true, false};
    }
    return {};
}

Scenario withMapValue(Scenario scenario, MapAxis axis, double value)
{
    ServingWorkload &serving = scenario.serving;
    switch (axis) {
    case MapAxis::Context: {
        const auto whole = std::max<qint64>(std::llround(value), 1);
        const Lengths lengths = lengthsAt(serving, double(whole));
        serving.context = whole;
        serving.output = std::max<qint64>(std::llround(lengths.output), 1);
        serving.input = std::max<qint64>(whole - serving.output, 0);
        break;
    }
    case MapAxis::Concurrency: serving.concurrency = std::max<qint64>(std::llround(value), 1); break;
    case MapAxis::MemoryLimit: serving.engine.memory_limit = std::clamp(value, 0.01, 1.0); break;
    case MapAxis::MaxNumSeqs: serving.engine.max_num_seqs = std::max(int(std::lround(value)), 1); break;
    case MapAxis::OtherTenants: serving.engine.other_tenants_bytes = std::max(value, 0.0); break;
    case MapAxis::ModelSize:
        serving.model.parameters = value;
        serving.model.weights_bytes.reset();
        break;
    }
    return scenario;
}

} // namespace tarozi
