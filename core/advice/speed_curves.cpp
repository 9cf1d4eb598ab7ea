// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/speed_curves.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

namespace {

constexpr double kPerDoubling = 12;
constexpr double kShortestContext = 1024;
constexpr double kLongestContextAtLeast = 4096;
constexpr double kLongestContextUnknown = 131072;
constexpr double kFewestRequests = 16;
constexpr double kMostRequestsUnasked = 512;
constexpr double kBeyondAdmission = 1.5;
constexpr double kWholeUpTo = 32;
constexpr int kBisections = 40;

Scenario scenarioAt(Scenario scenario, SpeedAxis axis, double value)
{
    ServingWorkload &serving = scenario.serving;
    const auto whole = qint64(std::max(std::ceil(value - 1e-9), 1.0));
    if (axis == SpeedAxis::Concurrency) {
        serving.concurrency = whole;
        return scenario;
    }
    const Lengths lengths = lengthsAt(serving, double(whole));
    serving.context = whole;
    serving.output = std::max<qint64>(qint64(std::llround(lengths.output)), 1);
    serving.input = std::max<qint64>(whole - serving.output, 1);
    return scenario;
}

// The concurrency and lengths at a place of the axis, not rounded.
struct Place {
    double concurrency = 1;
    Lengths lengths;

    double mean() const { return lengths.input + lengths.output / 2; } // tokens of a request, half answered
};

Place placeAt(const Scenario &scenario, SpeedAxis axis, double value)
{
    const double context = axis == SpeedAxis::Context ? value : double(scenario.serving.context);
    const double concurrency = axis == SpeedAxis::Concurrency ? value : double(scenario.serving.concurrency);
    return {concurrency, lengthsAt(scenario.serving, context)};
}

double admittedAt(const SpeedModel &model, const Place &place)
{
    return std::max(model.admitted(place.mean()), double(model.shape().replicas));
}

// Seconds that a step of all running requests cannot fall under. Stages of a pipeline work at once at best: each
// reads its weights for its own part of the batch.
double leastStepSeconds(const SpeedModel &model, double running, double mean)
{
    const SpeedShape &shape = model.shape();
    const double batch = std::max(running / shape.replicas / shape.stages, 1.0);
    const double flops = batch * (shape.flops_per_token + shape.attention_flops.at(mean));
    return std::max(model.floorSeconds(batch, mean), flops / shape.peak_flops);
}

SpeedLimits limitsAt(const SpeedModel &model, const SpeedFigures &figures, const Place &place, double running)
{
    SpeedLimits limits;
    limits.tpot_s = model.floorSeconds(1, place.lengths.input + place.lengths.output);
    limits.user_tok_s = 1 / limits.tpot_s;
    limits.total_tok_s = running / leastStepSeconds(model, running, place.mean());
    if (figures.prefill_ceiling_tok_s)
        limits.ttft_s = place.lengths.input / *figures.prefill_ceiling_tok_s;
    return limits;
}

SpeedSample sampleAt(const SpeedEstimate &estimate, const SpeedFigures &figures, const Place &place, double value)
{
    const ExpectedSpeed expected = expectedSpeedAt(estimate, place.concurrency, place.lengths);
    return {value,           expected.user_tok_s, expected.total_tok_s,
            expected.ttft_s, expected.tpot_s,     limitsAt(estimate.model, figures, place, expected.point.admitted)};
}

// Spaced evenly by factors; what is asked for and small whole numbers of requests are among them.
std::vector<double> places(const AxisRange &range, SpeedAxis axis, double asked)
{
    std::vector<double> values{range.to};
    const int steps = std::max(1, int(std::ceil(std::log2(range.to / range.from) * kPerDoubling)));
    for (int i = 0; i < steps; ++i)
        values.push_back(range.from * std::pow(range.to / range.from, double(i) / steps));
    if (asked > range.from && asked < range.to)
        values.push_back(asked);
    for (double whole = 1; axis == SpeedAxis::Concurrency && whole <= std::min(kWholeUpTo, range.to); ++whole)
        values.push_back(whole);
    std::sort(values.begin(), values.end());
    const auto same = [](double a, double b) { return b - a <= 1e-9 * b; };
    values.erase(std::unique(values.begin(), values.end(), same), values.end());
    return values;
}

// Between two places, of which the second admits too few.
double firstQueue(const Scenario &scenario, const SpeedModel &model, SpeedAxis axis, double free, double full)
{
    for (int i = 0; i < kBisections; ++i) {
        const double middle = (free + full) / 2;
        const Place place = placeAt(scenario, axis, middle);
        (admittedAt(model, place) < place.concurrency ? full : free) = middle;
    }
    return full;
}

} // namespace

AxisRange speedRange(const Scenario &scenario, const Catalog &catalog, const Assessment &assessment, SpeedAxis axis)
{
    const ServingWorkload &serving = scenario.serving;
    if (axis == SpeedAxis::Context) {
        const LanguageModel *model = serving.model.parameters ? nullptr : catalog.model(serving.model.id);
        const double longest = model && model->max_context > 0 ? double(model->max_context) : kLongestContextUnknown;
        const double asked = std::max(double(serving.context), 1.0);
        return {std::min(kShortestContext, asked), std::max({longest, asked, kLongestContextAtLeast})};
    }
    double most = 0;
    for (const Assessed &candidate : assessment.candidates)
        most = std::max(most, kBeyondAdmission * candidate.capacity.max_concurrency);
    const double wanted =
        std::max({2.0 * double(serving.concurrency), std::min(most, kMostRequestsUnasked), kFewestRequests});
    return {1, std::exp2(std::ceil(std::log2(wanted)))};
}

SpeedCurve speedCurve(const Scenario &scenario, const Catalog &catalog, const Assessed &assessed, int candidate,
                      SpeedAxis axis, const AxisRange &range)
{
    SpeedCurve curve;
    curve.gap = assessed.speed.gap;
    const double asked =
        double(axis == SpeedAxis::Concurrency ? scenario.serving.concurrency : scenario.serving.context);
    for (const double value : places(range, axis, asked)) {
        const SpeedEstimate estimate = speedOf(scenarioAt(scenario, axis, value), catalog, candidate);
        if (estimate.gap == SpeedGap::DoesNotFit)
            break;
        if (estimate.gap != SpeedGap::None)
            return curve;
        const Place place = placeAt(scenario, axis, value);
        const bool queues = admittedAt(estimate.model, place) < place.concurrency;
        if (queues && !curve.queues_from) {
            const double before = curve.samples.empty() ? value : curve.samples.back().at;
            curve.queues_from = before < value ? firstQueue(scenario, estimate.model, axis, before, value) : value;
            if (*curve.queues_from < value)
                curve.samples.push_back(sampleAt(estimate, assessed.speed, placeAt(scenario, axis, *curve.queues_from),
                                                 *curve.queues_from));
        }
        curve.samples.push_back(sampleAt(estimate, assessed.speed, place, value));
    }
    return curve;
}

} // namespace tarozi
