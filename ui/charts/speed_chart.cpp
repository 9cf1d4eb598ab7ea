// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/speed_chart.h"

#include "ui/language/words.h"
#include "ui/language/words_speed.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(SpeedChart)
};

constexpr int kDigits = 3;
constexpr std::size_t kMostLabelledCeilings = 3;
constexpr std::size_t kMostLabelledRoofs = 2;
constexpr double kAboveCurves = 1.18; // room for the label of the current point
constexpr double kHighestBand = 1.6;  // of the highest curve or ceiling: wider bands are cut
constexpr double kRoundedReach = 8192;
constexpr double kTera = 1e12;
constexpr double kLeastIntensity = 1, kMostIntensity = 1024; // FLOP per byte, shown at least
constexpr double kAroundPoints = 1.5;

bool isTime(SpeedQuantity quantity)
{
    return quantity == SpeedQuantity::FirstToken || quantity == SpeedQuantity::OutputToken;
}

// Of the axis: TPOT is read in milliseconds, TTFT in seconds.
double unitOf(SpeedQuantity quantity)
{
    return quantity == SpeedQuantity::OutputToken ? 1e-3 : 1;
}

QString nameOf(SpeedQuantity quantity)
{
    switch (quantity) {
    case SpeedQuantity::User: return Texts::tr("Speed of one user");
    case SpeedQuantity::Total: return Texts::tr("Speed of all users together");
    case SpeedQuantity::FirstToken: return words::quantity(Quantity::TimeToFirstToken);
    case SpeedQuantity::OutputToken: return words::quantity(Quantity::TimePerOutputToken);
    }
    Q_UNREACHABLE();
}

QString titleOf(SpeedQuantity quantity, SpeedAxis axis)
{
    //: a chart's title; %1 what it shows: "Speed of one user"
    return axis == SpeedAxis::Concurrency ? Texts::tr("%1 against concurrent requests").arg(nameOf(quantity))
                                          //: a chart's title; %1 what it shows: "Speed of one user"
                                          : Texts::tr("%1 against context length").arg(nameOf(quantity));
}

QString unitText(SpeedQuantity quantity, const Format &format)
{
    return isTime(quantity) ? format.seconds(unitOf(quantity)).unit : format.tokensPerSecond(1).unit;
}

const Band &bandOf(const SpeedSample &sample, SpeedQuantity quantity)
{
    switch (quantity) {
    case SpeedQuantity::User: return sample.user_tok_s;
    case SpeedQuantity::Total: return sample.total_tok_s;
    case SpeedQuantity::FirstToken: return sample.ttft_s;
    case SpeedQuantity::OutputToken: return sample.tpot_s;
    }
    Q_UNREACHABLE();
}

std::optional<double> limitOf(const SpeedSample &sample, SpeedQuantity quantity)
{
    switch (quantity) {
    case SpeedQuantity::User: return sample.limits.user_tok_s;
    case SpeedQuantity::Total: return sample.limits.total_tok_s;
    case SpeedQuantity::FirstToken: return sample.limits.ttft_s;
    case SpeedQuantity::OutputToken: return sample.limits.tpot_s;
    }
    Q_UNREACHABLE();
}

// Long contexts in whole K, rounded down; short ones and requests as they are.
QString reachText(double value, SpeedAxis axis, const Format &format)
{
    if (axis == SpeedAxis::Concurrency)
        return format.requests(value).number;
    return format.shortCount(value < kRoundedReach ? std::floor(value) : std::floor(value / 1024) * 1024);
}

QString queueLabel(const QString &name, double value, SpeedAxis axis, const Format &format)
{
    const QString reach = reachText(value, axis, format);
    //: beside a curve; %1 GPU, %2 how many requests run at once
    return axis == SpeedAxis::Concurrency ? Texts::tr("%1: %2 at once, then a queue").arg(name, reach)
                                          //: beside a curve; %1 GPU, %2 a context, "16K"
                                          : Texts::tr("%1: a queue from %2").arg(name, reach);
}

QString ceilingLabel(const CurveSeries &series, SpeedQuantity quantity, const Format &format)
{
    const double first = series.ceiling.front().y(), last = series.ceiling.back().y();
    const bool level = std::abs(first - last) < 1e-9 * std::abs(first);
    if (isTime(quantity)) {
        const QString value = format.significant(first, kDigits);
        //: the least time that physics allows, beside a line; %1 GPU, %2 a number
        return level ? Texts::tr("%1: at best %2").arg(series.name, value)
                     //: the least time that physics allows, beside a line; %1 GPU
                     : Texts::tr("%1: at best").arg(series.name);
    }
    const QString value = format.significant(first, kDigits);
    //: the highest speed that physics allows, beside a line; %1 GPU, %2 a number
    return level ? Texts::tr("%1: ceiling %2").arg(series.name, value)
                 //: the highest speed that physics allows, beside a line; %1 GPU
                 : Texts::tr("%1: ceiling").arg(series.name);
}

CurveSeries seriesOf(const SpeedCurve &curve, int candidate, const QString &name, SpeedQuantity quantity,
                     SpeedAxis axis, const AxisRange &range, const Format &format)
{
    CurveSeries series;
    series.candidate = candidate;
    series.name = name;
    const double unit = unitOf(quantity);
    for (const SpeedSample &sample : curve.samples) {
        const Band &band = bandOf(sample, quantity);
        series.points.push_back({sample.at, band.mid / unit});
        series.band_low.push_back({sample.at, band.low / unit});
        series.band_high.push_back({sample.at, band.high / unit});
        if (const auto limit = limitOf(sample, quantity); limit && *limit > 0)
            series.ceiling.push_back({sample.at, *limit / unit});
    }
    if (!series.ceiling.empty())
        series.ceiling_label = ceilingLabel(series, quantity, format);
    const double end = series.points.back().x();
    if (curve.queues_from) {
        series.solid_until = *curve.queues_from;
        if (*curve.queues_from > range.from)
            series.crossing_label = queueLabel(name, *curve.queues_from, axis, format);
    } else if (end < range.to) {
        series.solid_until = end;
        //: the longest context that fits a GPU; %1 GPU, %2 "45K" or "4 992"
        series.crossing_label =
            QCoreApplication::translate("Charts", "%1 up to %2").arg(name, reachText(end, axis, format));
    }
    return series;
}

QString expectationText(const SpeedFigures &speed, SpeedQuantity quantity, const Format &format)
{
    const std::optional<Band> &band = quantity == SpeedQuantity::User         ? speed.decode_tok_s
                                      : quantity == SpeedQuantity::Total      ? speed.throughput_tok_s
                                      : quantity == SpeedQuantity::FirstToken ? speed.ttft_s
                                                                              : speed.tpot_s;
    if (!band)
        return {};
    const words::BandWords text = isTime(quantity) ? words::duration(*band, format) : words::rate(*band, format);
    return text.range.isEmpty() ? text.figure.text() : QStringLiteral("%1 (%2)").arg(text.figure.text(), text.range);
}

QString sentenceOf(const QString &name, const Assessed &candidate, SpeedQuantity quantity, const Format &format)
{
    if (candidate.verdict == Verdict::NotModelled)
        return QStringLiteral("%1: %2.").arg(name, words::notModelled(candidate.not_modelled));
    const QString expected = expectationText(candidate.speed, quantity, format);
    if (expected.isEmpty())
        return QStringLiteral("%1: %2").arg(name, words::speedGap(candidate.speed.gap));
    //: read by screen readers; %1 GPU, %2 a speed or a time with its band
    return Texts::tr("%1: expected %2.").arg(name, expected);
}

// Bands far above the curves would press them to the floor.
double cutAt(const CurveSpec &spec)
{
    double curves = 0, bands = 0;
    for (const CurveSeries &series : spec.series) {
        for (const auto *points : {&series.points, &series.ceiling}) {
            for (const QPointF &point : *points)
                curves = std::max(curves, point.y());
        }
        for (const QPointF &point : series.band_high)
            bands = std::max(bands, point.y());
    }
    return kAboveCurves * std::clamp(bands, curves, kHighestBand * curves);
}

// The axis holds every point and every balance.
AxisRange intensityRange(const Assessment &assessment)
{
    AxisRange range{kLeastIntensity, kMostIntensity};
    for (const Assessed &candidate : assessment.candidates) {
        if (candidate.speed.gap != SpeedGap::None)
            continue;
        const Roofline &roofline = candidate.speed.roofline;
        for (const double at : {roofline.prefill.flops_per_byte, roofline.decode.flops_per_byte}) {
            range.from = std::min(range.from, at / kAroundPoints);
            range.to = std::max(range.to, at * kAroundPoints);
        }
        range.to = std::max(range.to, 2 * roofline.balance());
    }
    return {std::exp2(std::floor(std::log2(range.from))), std::exp2(std::ceil(std::log2(range.to)))};
}

void addRoofs(CurveSpec &spec, int candidate, const QString &name, const Roofline &roofline, const AxisRange &range)
{
    CurveSeries series;
    series.candidate = candidate;
    series.name = name;
    const double slope = roofline.bandwidth_bytes_per_s / kTera, peak = roofline.peak_flops / kTera;
    const double balance = roofline.balance();
    series.points = {{range.from, range.from * slope}, {balance, peak}, {range.to, peak}};
    spec.series.push_back(series);
    const auto mark = [&](const RooflinePoint &point, const QString &label, bool hollow) {
        spec.marks.push_back({candidate, {point.flops_per_byte, point.flops_per_s / kTera}, label, hollow});
    };
    //: a point of a roofline: the processing of a prompt
    mark(roofline.prefill, Texts::tr("prefill"), false);
    //: a point of a roofline: the writing of an answer
    mark(roofline.decode, Texts::tr("decode"), true);
    //: the corner of a roofline: left of it bandwidth limits, right of it compute
    const QString corner = Texts::tr("balance");
    mark({balance, roofline.peak_flops}, corner, false);
}

// Points of one kind lie side by side: with many cards one word for each kind, at its highest point, tells enough.
void labelKindsOnce(CurveSpec &spec)
{
    for (const CurveMark &kind : std::vector<CurveMark>(spec.marks)) {
        CurveMark *highest = nullptr;
        for (CurveMark &mark : spec.marks) {
            if (mark.label.isEmpty() || mark.label != kind.label)
                continue;
            if (highest && highest->at.y() >= mark.at.y()) {
                mark.label.clear();
                continue;
            }
            if (highest)
                highest->label.clear();
            highest = &mark;
        }
    }
}

QString roofSentence(const QString &name, const Roofline &roofline, const Format &format)
{
    //: read by screen readers; %1 GPU, %2 to %4 numbers of FLOP per byte
    return Texts::tr("%1: balance at %2 FLOP per byte, decode at %3, prefill at %4.")
        .arg(name, format.integer(std::round(roofline.balance())),
             format.significant(roofline.decode.flops_per_byte, 2),
             format.significant(roofline.prefill.flops_per_byte, 2));
}

} // namespace

CurveSpec speedChart(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                     SpeedQuantity quantity, SpeedAxis axis, const std::set<int> &hidden, const Format &format)
{
    CurveSpec spec;
    spec.title = titleOf(quantity, axis);
    spec.x_title = axis == SpeedAxis::Concurrency ? Texts::tr("requests at once")
                                                  : QCoreApplication::translate("Charts", "context length, tokens");
    spec.y_unit = unitText(quantity, format);
    spec.y_title = spec.y_unit;
    spec.y_digits = kDigits;
    spec.crossings_to_axis = true;
    // waiting multiplies the time to the first token: only decades show both sides
    if (quantity == SpeedQuantity::FirstToken)
        spec.y_scale = CurveSpec::Scale::Logarithmic;
    spec.locale = format.locale();
    const AxisRange range = speedRange(scenario, catalog, assessment, axis);
    QStringList sentences;
    bool any = false;
    for (std::size_t i = 0; i < assessment.candidates.size(); ++i) {
        const Assessed &candidate = assessment.candidates[i];
        const QString name = words::candidateName(candidate, catalog);
        const int index = static_cast<int>(i);
        sentences += sentenceOf(name, candidate, quantity, format);
        const SpeedCurve curve = speedCurve(scenario, catalog, candidate, index, axis, range);
        if (curve.samples.size() < 2)
            continue;
        any = true;
        if (hidden.count(index) == 0)
            spec.series.push_back(seriesOf(curve, index, name, quantity, axis, range, format));
    }
    for (CurveSeries &series : spec.series) {
        if (spec.series.size() > kMostLabelledCeilings)
            series.ceiling_label.clear(); // the colours tell; more words would cover the curves
    }
    spec.summary = sentences.join(QLatin1Char(' '));
    if (!any) {
        spec.message = spec.summary;
        return spec;
    }
    spec.current_x =
        static_cast<double>(axis == SpeedAxis::Concurrency ? scenario.serving.concurrency : scenario.serving.context);
    //: the scenario's own point in a chart; %1 "8K"
    spec.current_label = QCoreApplication::translate("Charts", "now: %1").arg(format.shortCount(*spec.current_x));
    if (spec.y_scale == CurveSpec::Scale::Linear)
        spec.y_maximum = cutAt(spec);
    return spec;
}

CurveSpec rooflineChart(const Assessment &assessment, const Catalog &catalog, const std::set<int> &hidden,
                        const Format &format)
{
    CurveSpec spec;
    spec.title = Texts::tr("Roofline of one GPU");
    //: FLOP of the arithmetic for each byte read from memory
    spec.x_title = Texts::tr("arithmetic intensity, FLOP per byte");
    spec.y_unit = format.flops(kTera).unit;
    spec.y_title = spec.y_unit;
    spec.y_scale = CurveSpec::Scale::Logarithmic;
    spec.y_digits = kDigits;
    spec.locale = format.locale();
    const AxisRange range = intensityRange(assessment);
    QStringList sentences;
    bool any = false;
    for (std::size_t i = 0; i < assessment.candidates.size(); ++i) {
        const Assessed &candidate = assessment.candidates[i];
        if (candidate.speed.gap != SpeedGap::None)
            continue;
        any = true;
        const int index = static_cast<int>(i);
        if (hidden.count(index) > 0)
            continue;
        const QString name = words::candidateName(candidate, catalog);
        addRoofs(spec, index, name, candidate.speed.roofline, range);
        sentences += roofSentence(name, candidate.speed.roofline, format);
    }
    if (spec.series.size() > kMostLabelledRoofs)
        labelKindsOnce(spec);
    spec.summary = sentences.join(QLatin1Char(' '));
    if (!any)
        spec.message = Texts::tr("No GPU has an expected speed.");
    return spec;
}

} // namespace tarozi::ui
