// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/cost_chart.h"

#include "ui/language/words.h"
#include "ui/language/words_money.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(CostChart)
};

constexpr int kDigits = 3;
constexpr double kAboveCurves = 1.15;
constexpr double kMostOfMiddle = 4; // a curve that climbs beyond this many times the least one is cut
constexpr int kApiColour = 3;       // the series colour that four candidates rarely need

QString nameOf(const Assessment &assessment, const Catalog &catalog, int candidate)
{
    return words::candidateName(assessment.candidates[std::size_t(candidate)], catalog);
}

std::optional<double> apiPerMillionOutput(const Scenario &scenario)
{
    const MoneyInputs &money = scenario.money;
    if (!money.api_input_price || !money.api_output_price)
        return std::nullopt;
    const Lengths lengths = lengthsAt(scenario.serving, double(scenario.serving.context));
    return (*money.api_input_price * lengths.input + *money.api_output_price * lengths.output) / lengths.output;
}

CurveSeries seriesOf(const CostCurve &curve, int candidate, const QString &name, double unit)
{
    CurveSeries series;
    series.candidate = candidate;
    series.name = name;
    for (const CostSample &sample : curve.samples) {
        const Band &cost = sample.per_million_output_tokens;
        series.points.push_back({sample.at * unit, cost.mid});
        series.band_low.push_back({sample.at * unit, cost.low});
        series.band_high.push_back({sample.at * unit, cost.high});
    }
    return series;
}

double valueAt(const CostCurve &curve, double at)
{
    for (std::size_t i = 1; i < curve.samples.size(); ++i) {
        const CostSample &a = curve.samples[i - 1], &b = curve.samples[i];
        if (at <= b.at)
            return a.per_million_output_tokens.mid +
                   (at - a.at) / (b.at - a.at) * (b.per_million_output_tokens.mid - a.per_million_output_tokens.mid);
    }
    return curve.samples.empty() ? 0 : curve.samples.back().per_million_output_tokens.mid;
}

QString placeText(double at, CostAxis axis, const Format &format)
{
    return axis == CostAxis::Utilization ? format.percent(at).text() : format.requests(at).number;
}

// Where the hosted API and a curve cost the same.
std::optional<double> meets(const CostCurve &curve, double level)
{
    for (std::size_t i = 1; i < curve.samples.size(); ++i) {
        const double before = curve.samples[i - 1].per_million_output_tokens.mid - level;
        const double after = curve.samples[i].per_million_output_tokens.mid - level;
        if (before != 0 && (before < 0) != (after < 0)) {
            const double from = curve.samples[i - 1].at, to = curve.samples[i].at;
            return from + (to - from) * before / (before - after);
        }
    }
    return std::nullopt;
}

void cut(CurveSpec &spec)
{
    double least = 0, most = 0;
    for (const CurveSeries &series : spec.series) {
        double low = 0, high = 0;
        for (const QPointF &point : series.points) {
            low = low == 0 ? point.y() : std::min(low, point.y());
            high = std::max(high, point.y());
        }
        least = std::max(least, low);
        most = std::max(most, high);
    }
    if (most > 0)
        spec.y_maximum = kAboveCurves * std::min(most, kMostOfMiddle * least);
}

RangeBar barOf(const Assessed &candidate, int index, const QString &currency, const Catalog &catalog,
               const Format &format)
{
    RangeBar bar;
    bar.candidate = index;
    bar.name = words::candidateName(candidate, catalog);
    if (!candidate.cost) {
        bar.summary = Texts::tr("no price");
        return bar;
    }
    if (!candidate.cost->per_result) {
        bar.summary = candidate.verdict == Verdict::NotModelled ? words::notModelled(candidate.not_modelled)
                                                                : words::speedGap(candidate.speed.gap);
        return bar;
    }
    if (candidate.cost->currency != currency) {
        bar.summary = Texts::tr("%1: another currency")
                          .arg(words::amount(candidate.cost->per_result->mid, candidate.cost->currency, format));
        return bar;
    }
    const Band &cost = *candidate.cost->per_result;
    bar.low = cost.low;
    bar.mid = cost.mid;
    bar.high = cost.high;
    bar.low_label = words::amount(cost.low, currency, format);
    bar.high_label = words::amount(cost.high, currency, format);
    //: a figure and its band: "0.104 RUB, 0.076 RUB to 0.162 RUB"
    bar.label = Texts::tr("%1, %2 to %3").arg(words::amount(cost.mid, currency, format), bar.low_label, bar.high_label);
    return bar;
}

QString valueText(const CostInfluence &influence, double value, const QString &currency, const Format &format)
{
    switch (influence.input) {
    case Quantity::Throughput: return format.tokensPerSecond(value).text();
    case Quantity::PricePerHour: return words::amount(value, currency, format);
    case Quantity::Utilization:
    case Quantity::AcceptedShare:
    case Quantity::RetryShare: return format.percent(value, 1).text();
    case Quantity::StartTime:
    case Quantity::IdleTime: return format.seconds(value).text();
    default: return format.trimmed(value, kDigits);
    }
}

std::vector<QPointF> flowPoints(const CashFlow &flow, double discount, int months)
{
    std::vector<QPointF> points;
    for (int month = 0; month <= months; ++month)
        points.push_back({double(month), paidUntil(flow, discount, month)});
    return points;
}

} // namespace

RangeBarsSpec costBars(const Assessment &assessment, const Catalog &catalog, const Format &format)
{
    RangeBarsSpec spec;
    spec.title = words::quantity(Quantity::CostPerResult);
    spec.locale = format.locale();
    QString currency;
    for (const Assessed &candidate : assessment.candidates) {
        if (currency.isEmpty() && candidate.cost && candidate.cost->per_result)
            currency = candidate.cost->currency;
    }
    QStringList sentences;
    for (std::size_t i = 0; i < assessment.candidates.size(); ++i) {
        spec.bars.push_back(barOf(assessment.candidates[i], int(i), currency, catalog, format));
        const RangeBar &bar = spec.bars.back();
        spec.scale_maximum = std::max(spec.scale_maximum, bar.high);
        sentences += QStringLiteral("%1: %2").arg(bar.name, bar.summary.isEmpty() ? bar.label : bar.summary);
    }
    spec.summary = sentences.join(QStringLiteral(". "));
    return spec;
}

RangeBarsSpec influenceBars(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                            int candidate, const Format &format)
{
    RangeBarsSpec spec;
    spec.locale = format.locale();
    if (candidate < 0 || std::size_t(candidate) >= assessment.candidates.size())
        return spec;
    //: a chart's title; %1 a GPU
    spec.title = Texts::tr("What moves the cost of a result: %1").arg(nameOf(assessment, catalog, candidate));
    const auto &cost = assessment.candidates[std::size_t(candidate)].cost;
    if (!cost || !cost->per_result)
        return spec;
    spec.baseline = cost->per_result->mid;
    spec.baseline_label = words::amount(*spec.baseline, cost->currency, format);
    spec.scale_minimum = spec.scale_maximum = *spec.baseline;
    for (const CostInfluence &influence : costInfluences(scenario, catalog, assessment, candidate)) {
        RangeBar bar;
        bar.candidate = candidate;
        //: an input and from where to where it goes: "Utilization: 40 % to 60 %"
        bar.name =
            Texts::tr("%1: %2 to %3")
                .arg(words::quantity(influence.input), valueText(influence, influence.low, cost->currency, format),
                     valueText(influence, influence.high, cost->currency, format));
        bar.low = influence.cost_at_low;
        bar.mid = *spec.baseline;
        bar.high = influence.cost_at_high;
        bar.low_label = words::amount(bar.low, cost->currency, format);
        bar.high_label = words::amount(bar.high, cost->currency, format);
        //: what a cost becomes at the lower and the higher end of an input
        bar.label = Texts::tr("%1 to %2").arg(bar.low_label, bar.high_label);
        spec.scale_minimum = std::min({spec.scale_minimum, bar.low, bar.high});
        spec.scale_maximum = std::max({spec.scale_maximum, bar.low, bar.high});
        spec.bars.push_back(bar);
    }
    return spec;
}

CurveSpec costChart(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog, CostAxis axis,
                    const Format &format)
{
    const bool by_use = axis == CostAxis::Utilization;
    const double unit = by_use ? 100 : 1; // the axis reads in per cent
    CurveSpec spec;
    spec.title = by_use ? Texts::tr("Cost of a million output tokens against utilization")
                        : Texts::tr("Cost of a million output tokens against concurrent requests");
    spec.x_title = by_use ? Texts::tr("utilization of a server rented all month, %")
                          : QCoreApplication::translate("SpeedChart", "requests at once");
    spec.x_ticks = by_use ? CurveSpec::Ticks::Plain : CurveSpec::Ticks::PowersOfTwo;
    spec.y_digits = kDigits;
    spec.locale = format.locale();
    const AxisRange range = costRange(scenario, catalog, assessment, axis);
    std::vector<CostCurve> curves;
    QStringList sentences;
    for (std::size_t i = 0; i < assessment.candidates.size(); ++i) {
        curves.push_back(costCurve(scenario, catalog, int(i), axis, range));
        const bool same = spec.y_unit.isEmpty() || spec.y_unit == curves.back().currency;
        if (curves.back().samples.size() < 2 || !same)
            continue;
        spec.y_unit = curves.back().currency;
        const QString name = nameOf(assessment, catalog, int(i));
        spec.series.push_back(seriesOf(curves.back(), int(i), name, unit));
    }
    spec.y_title = spec.y_unit;
    if (spec.series.empty()) {
        spec.message = Texts::tr("Give a price of a GPU-hour: costs follow from it and from the expected speed.");
        spec.summary = spec.message;
        return spec;
    }
    for (const CostCrossing &crossing : costCrossings(curves)) {
        const QString place = placeText(crossing.at, axis, format);
        const QString name = nameOf(assessment, catalog, crossing.after);
        //: beside the point where two curves meet; %1 GPU, %2 requests or per cent
        const QString sure = Texts::tr("%1 cheaper from %2").arg(name, place);
        //: the same where the bands overlap; %1 GPU, %2 requests or per cent
        const QString open = Texts::tr("%1 cheaper from %2, not proven").arg(name, place);
        const QString label = crossing.sure ? sure : open;
        spec.marks.push_back({crossing.after,
                              {crossing.at * unit, valueAt(curves[std::size_t(crossing.after)], crossing.at)},
                              label,
                              !crossing.sure});
        sentences += label;
    }
    const auto api = apiPerMillionOutput(scenario);
    if (api && (scenario.money.currency.isEmpty() || scenario.money.currency == spec.y_unit)) {
        CurveSeries line;
        line.candidate = kApiColour;
        line.name = Texts::tr("Hosted API");
        line.points = {{range.from * unit, *api}, {range.to * unit, *api}};
        for (std::size_t i = 0; i < curves.size(); ++i) {
            if (const auto at = meets(curves[i], *api)) {
                const QString label = Texts::tr("as the API at %1").arg(placeText(*at, axis, format));
                spec.marks.push_back({int(i), {*at * unit, *api}, label, true});
            }
        }
        spec.series.push_back(line);
    }
    spec.current_x = by_use ? scenario.money.utilization.value_or(1) * unit : double(scenario.serving.concurrency);
    spec.current_label =
        QCoreApplication::translate("Charts", "now: %1")
            .arg(by_use ? placeText(*spec.current_x / unit, axis, format) : format.shortCount(*spec.current_x));
    spec.summary = spec.title + QStringLiteral(". ") + sentences.join(QStringLiteral(". "));
    cut(spec);
    return spec;
}

CurveSpec cashFlowChart(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog, int candidate,
                        const Format &format)
{
    CurveSpec spec;
    spec.x_ticks = CurveSpec::Ticks::Plain;
    spec.y_digits = kDigits;
    spec.locale = format.locale();
    spec.x_title = Texts::tr("months from the start");
    if (candidate < 0 || std::size_t(candidate) >= assessment.candidates.size())
        return spec;
    const RentOrBuy plan = rentOrBuy(scenario, catalog, assessment, candidate);
    //: a chart's title; %1 a GPU
    spec.title = Texts::tr("Paid in all, month by month: %1").arg(nameOf(assessment, catalog, candidate));
    spec.y_unit = plan.currency;
    spec.y_title = plan.currency;
    const auto line = [&](int colour, const QString &name, const CashFlow &flow) {
        CurveSeries series;
        series.candidate = colour;
        series.name = name;
        series.points = flowPoints(flow, plan.discount, plan.months);
        spec.series.push_back(series);
    };
    if (plan.rent) {
        line(0, Texts::tr("Rent"), plan.rent->mid);
        spec.series.back().band_low = flowPoints(plan.rent->low, plan.discount, plan.months);
        spec.series.back().band_high = flowPoints(plan.rent->high, plan.discount, plan.months);
    }
    if (plan.buy)
        line(1, Texts::tr("Purchase"), *plan.buy);
    if (plan.api)
        line(kApiColour, Texts::tr("Hosted API"), *plan.api);
    if (spec.series.empty()) {
        spec.message =
            Texts::tr("Rent needs a price of a GPU-hour and an expected speed; a purchase needs its prices.");
        spec.summary = spec.message;
        return spec;
    }
    if (plan.break_even_mid && *plan.break_even_mid <= plan.months && plan.buy) {
        const double at = *plan.break_even_mid;
        //: beside the point where a purchase has paid off; %1 a number of months
        const QString label = Texts::tr("break-even: %1").arg(format.value(at, Unit::Months).text());
        spec.marks.push_back({1, {at, paidUntil(*plan.buy, plan.discount, at)}, label, false});
    }
    spec.summary = spec.title + QStringLiteral(". ") + rentOrBuyWords(scenario, plan, format).join(QLatin1Char(' '));
    return spec;
}

QStringList rentOrBuyWords(const Scenario &scenario, const RentOrBuy &plan, const Format &format)
{
    QStringList sentences;
    const auto listed = [](const std::vector<QLatin1StringView> &keys) {
        QStringList names;
        for (const QLatin1StringView key : keys)
            names += words::moneyField(key);
        return names.join(QStringLiteral("; "));
    };
    const auto month = [&](double months) {
        const auto date = dateAfter(scenario.money, months);
        const QString count = format.value(months, Unit::Months).text();
        //: %1 "18 months", %2 a date
        return date ? Texts::tr("%1 (%2)").arg(count, format.date(*date)) : count;
    };
    if (plan.currencies_differ)
        sentences += Texts::tr(
            "Rent and purchase are in different currencies and no exchange rate is given: they are not compared.");
    if (!plan.gaps.missing.empty())
        //: %1 a list of inputs
        sentences += Texts::tr("A purchase can be reckoned when these are given: %1.").arg(listed(plan.gaps.missing));
    if (plan.buy && plan.rent) {
        if (plan.break_even_mid)
            //: %1 "18 months (1 June 2028)"
            sentences += Texts::tr("Break-even after %1.").arg(month(*plan.break_even_mid));
        else
            sentences += Texts::tr("The purchase never breaks even: its upkeep costs as much as rent, or nearly so.");
        const bool wide =
            plan.break_even_low && plan.break_even_mid && *plan.break_even_mid - *plan.break_even_low > 0.05;
        if (wide && plan.break_even_high)
            sentences += Texts::tr("By the band of the speed: %1 to %2.")
                             .arg(month(*plan.break_even_low), month(*plan.break_even_high));
        else if (wide)
            sentences +=
                Texts::tr("By the band of the speed: %1 at the earliest, or never.").arg(month(*plan.break_even_low));
    }
    if (plan.rent_cheaper_below) {
        if (*plan.rent_cheaper_below >= 1)
            sentences += Texts::tr("Over %1, rent is cheaper even if the GPUs work all the time.")
                             .arg(format.value(plan.months, Unit::Months).text());
        else
            //: %1 per cent of the time, %2 "36 months"
            sentences += Texts::tr("Hourly rent stops being cheaper at %1 of the time, over %2.")
                             .arg(format.percent(*plan.rent_cheaper_below).text(),
                                  format.value(plan.months, Unit::Months).text());
    }
    if (plan.buy && !plan.gaps.not_counted.empty())
        //: %1 a list of inputs
        sentences += Texts::tr("Not counted, because not given: %1.").arg(listed(plan.gaps.not_counted));
    return sentences;
}

} // namespace tarozi::ui
