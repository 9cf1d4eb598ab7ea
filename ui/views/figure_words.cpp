// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/figure_words.h"

#include "ui/language/words.h"
#include "ui/language/words_speed.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tarozi::ui::words {

namespace {

struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(FigureWords)
};

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN(); // printed as a dash
constexpr double kWorthSaying = 1.005; // "1.00 times" would be said of what is equal to the eye

const Assessed &at(const Assessment &assessment, int candidate)
{
    return assessment.candidates[std::size_t(candidate)];
}

bool isModelled(const Assessed &candidate)
{
    return candidate.verdict != Verdict::NotModelled;
}

// By how much the candidate leads; empty when it does not or no ratio can be formed. Who does not fit leads nobody.
QString leadRatio(const Assessment &assessment, int candidate, Quantity quantity, const Format &format)
{
    const Verdict verdict = at(assessment, candidate).verdict;
    if (verdict != Verdict::Fits && verdict != Verdict::Tight)
        return {};
    for (const Lead &lead : assessment.leads)
        if (lead.quantity == quantity && lead.leader == candidate && lead.ratio >= kWorthSaying)
            return format.significant(lead.ratio, lead.ratio < 10 ? 2 : 3);
    return {};
}

// A ceiling of what cannot run is no figure to compare by.
bool runs(const Assessed &candidate)
{
    return isModelled(candidate) && candidate.capacity.max_concurrency >= 1;
}

QString notEvenOne()
{
    //: in place of a figure: the GPU's memory does not hold one request
    return FigureWords::tr("not even one request fits");
}

// Whether the band of the leader stands clear of every other one's.
bool standsClear(const Assessment &assessment, int leader, const std::optional<Band> SpeedFigures::*band)
{
    const std::optional<Band> &own = at(assessment, leader).speed.*band;
    return std::none_of(assessment.candidates.begin(), assessment.candidates.end(), [&](const Assessed &other) {
        const std::optional<Band> &theirs = other.speed.*band;
        return &theirs != &own && theirs && theirs->low < own->high && own->low < theirs->high;
    });
}

QString leadByExpectation(const Assessment &assessment, int candidate, Quantity quantity,
                          const std::optional<Band> SpeedFigures::*band, const Format &format)
{
    const QString ratio = leadRatio(assessment, candidate, quantity, format);
    if (ratio.isEmpty())
        return {};
    return standsClear(assessment, candidate, band) ? FigureWords::tr("%1\u00D7 faster").arg(ratio)
                                                    //: the bands of the compared GPUs overlap: a hypothesis to test
                                                    : FigureWords::tr("perhaps %1\u00D7 faster").arg(ratio);
}

QString whyNoExpectation(const Assessed &assessed)
{
    return isModelled(assessed) ? words::speedGap(assessed.speed.gap) : QString();
}

void summarize(FigureText &text)
{
    QStringList parts{QStringLiteral("%1: %2 %3").arg(text.label, text.number, text.unit).trimmed(), text.note,
                      text.lead};
    parts.removeAll(QString());
    text.summary = parts.join(QStringLiteral(", "));
}

// A key figure of an expected band; without one the note says why.
FigureText bandFigure(const QString &label, const std::optional<BandWords> &words, const QString &why,
                      const Format &format)
{
    FigureText text;
    text.label = label;
    text.number = words ? words->figure.number : format.number(kNothing, 0);
    text.unit = words ? words->figure.unit : QString();
    text.note = words ? words->range : why;
    return text;
}

QString whyNoTraining(const Assessed &assessed)
{
    return assessed.training ? words::speedGap(assessed.training->gap) : QString();
}

double bytesOf(const MemoryFigures &memory, Quantity part)
{
    switch (part) {
    case Quantity::Activations: return memory.activations;
    case Quantity::Gradients: return memory.gradients.value_or(0);
    case Quantity::OptimizerState: return memory.optimizer.value_or(0);
    case Quantity::Adapters: return memory.adapters.value_or(0);
    default: return memory.weights;
    }
}

FigureText largestPartFigure(const Assessment &assessment, int candidate, const Format &format)
{
    const Assessed &assessed = at(assessment, candidate);
    FigureText text;
    //: a key figure: which part of the memory is the largest
    text.label = FigureWords::tr("Largest part");
    text.number = format.number(kNothing, 0);
    if (assessed.training) {
        const Format::Figure figure = format.gigabytes(bytesOf(assessed.memory, assessed.training->dominating), 1);
        text.number = figure.number;
        text.unit = figure.unit;
        text.note = words::quantity(assessed.training->dominating);
    }
    summarize(text);
    return text;
}

FigureText trainingSpeedFigure(const Assessment &assessment, int candidate, const Format &format)
{
    const Assessed &assessed = at(assessment, candidate);
    std::optional<BandWords> words;
    if (assessed.training && assessed.training->tokens_per_s)
        words = rate(*assessed.training->tokens_per_s, format);
    //: a key figure: tokens a second of all GPUs together
    FigureText text = bandFigure(FigureWords::tr("Training, expected"), words, whyNoTraining(assessed), format);
    if (const QString ratio = leadRatio(assessment, candidate, Quantity::TrainingSpeed, format); !ratio.isEmpty())
        text.lead = FigureWords::tr("%1\u00D7 faster").arg(ratio);
    summarize(text);
    return text;
}

FigureText runTimeFigure(const Assessment &assessment, int candidate, const Format &format)
{
    const Assessed &assessed = at(assessment, candidate);
    std::optional<BandWords> words;
    if (assessed.training && assessed.training->run_s)
        words = longDuration(*assessed.training->run_s, format);
    //: a key figure: how long the fine-tuning run takes
    FigureText text = bandFigure(FigureWords::tr("Time of the run"), words, whyNoTraining(assessed), format);
    summarize(text);
    return text;
}

std::optional<FigureText> runCostFigure(const Assessment &assessment, int candidate, const Format &format)
{
    const Assessed &assessed = at(assessment, candidate);
    if (!assessed.cost)
        return {};
    const CostFigures &cost = *assessed.cost;
    const Format::Figure figure = format.money(cost.per_result ? cost.per_result->mid : kNothing, cost.currency);
    FigureText text;
    //: a key figure: what a whole fine-tuning run costs
    text.label = FigureWords::tr("The run");
    text.number = figure.number;
    text.unit = figure.unit;
    text.note = FigureWords::tr("%1 per hour").arg(format.money(cost.per_hour, cost.currency).text());
    if (const QString ratio = leadRatio(assessment, candidate, Quantity::CostPerResult, format); !ratio.isEmpty())
        text.lead = FigureWords::tr("%1\u00D7 cheaper").arg(ratio);
    summarize(text);
    return text;
}

} // namespace

std::vector<AskedFigure> trainingFigures(const Assessment &assessment, int candidate, const Format &format)
{
    const Assessed &assessed = at(assessment, candidate);
    const Quantity largest = assessed.training ? assessed.training->dominating : Quantity::Headroom;
    std::vector<AskedFigure> figures{{largestPartFigure(assessment, candidate, format), largest},
                                     {trainingSpeedFigure(assessment, candidate, format), Quantity::TrainingSpeed},
                                     {runTimeFigure(assessment, candidate, format), Quantity::RunTime}};
    if (const std::optional<FigureText> cost = runCostFigure(assessment, candidate, format))
        figures.push_back({*cost, Quantity::CostPerResult});
    return figures;
}

FigureText requestsFigure(const Scenario &scenario, const Assessment &assessment, int candidate, const Format &format)
{
    const Assessed &assessed = at(assessment, candidate);
    const Format::Figure figure = format.requests(isModelled(assessed) ? assessed.capacity.max_concurrency : kNothing);
    FigureText text;
    //: a key figure: how many requests fit at once; %1 is the context, "8K"
    text.label = FigureWords::tr("Requests of %1").arg(format.shortCount(double(scenario.serving.context)));
    text.number = figure.number;
    //: beside the number of requests that fit: how many are asked for
    text.note = FigureWords::tr("needed: %1").arg(format.integer(double(scenario.serving.concurrency)));
    if (const QString ratio = leadRatio(assessment, candidate, Quantity::MaxConcurrency, format); !ratio.isEmpty())
        //: a GPU that leads: "4.5 times more"
        text.lead = FigureWords::tr("%1\u00D7 more").arg(ratio);
    summarize(text);
    return text;
}

FigureText ceilingFigure(const Assessment &assessment, int candidate, const Format &format)
{
    const Assessed &assessed = at(assessment, candidate);
    const Format::Figure figure =
        format.tokensPerSecond(runs(assessed) ? assessed.speed.decode_ceiling_tok_s : kNothing);
    FigureText text;
    //: a key figure: the highest speed that memory bandwidth allows one stream of tokens
    text.label = FigureWords::tr("One stream, ceiling");
    text.number = figure.number;
    text.unit = figure.unit;
    if (isModelled(assessed) && !runs(assessed))
        text.note = notEvenOne();
    if (const QString ratio = leadRatio(assessment, candidate, Quantity::DecodeCeiling, format); !ratio.isEmpty())
        //: a GPU that leads: "1.2 times faster"
        text.lead = FigureWords::tr("%1\u00D7 faster").arg(ratio);
    summarize(text);
    return text;
}

FigureText speedFigure(const Assessment &assessment, int candidate, const Format &format)
{
    const Assessed &assessed = at(assessment, candidate);
    FigureText text;
    //: a key figure: the expected speed that one user sees
    text.label = FigureWords::tr("Per user, expected");
    text.number = format.number(kNothing, 0);
    text.note = whyNoExpectation(assessed);
    if (const std::optional<Band> &band = assessed.speed.decode_tok_s) {
        const BandWords words = rate(*band, format);
        text.number = words.figure.number;
        text.unit = words.figure.unit;
        text.note = words.range;
        text.lead =
            leadByExpectation(assessment, candidate, Quantity::DecodeSpeed, &SpeedFigures::decode_tok_s, format);
    }
    summarize(text);
    return text;
}

FigureText firstTokenFigure(const Assessment &assessment, int candidate, const Format &format)
{
    const Assessed &assessed = at(assessment, candidate);
    FigureText text;
    //: a key figure: the expected time to the first token
    text.label = FigureWords::tr("First token, expected");
    text.number = format.number(kNothing, 0);
    text.note = whyNoExpectation(assessed);
    if (const std::optional<Band> &band = assessed.speed.ttft_s) {
        const BandWords words = duration(*band, format);
        text.number = words.figure.number;
        text.unit = words.figure.unit;
        text.note = words.range;
        text.lead = leadByExpectation(assessment, candidate, Quantity::TimeToFirstToken, &SpeedFigures::ttft_s, format);
    }
    summarize(text);
    return text;
}

std::optional<FigureText> costFigure(const Assessment &assessment, int candidate, const Format &format)
{
    const Assessed &assessed = at(assessment, candidate);
    if (!assessed.cost)
        return {};
    const CostFigures &cost = *assessed.cost;
    const double amount = runs(assessed) ? cost.per_million_output_tokens_at_ceiling : kNothing;
    const Format::Figure figure = format.money(amount, cost.currency);
    FigureText text;
    //: a key figure: what a million output tokens cost at the speed ceiling, which is never reached
    text.label = FigureWords::tr("Million tokens at the ceiling");
    text.number = figure.number;
    text.unit = figure.unit;
    //: %1 is money
    text.note = FigureWords::tr("%1 per hour").arg(format.money(cost.per_hour, cost.currency).text());
    if (const QString ratio = leadRatio(assessment, candidate, Quantity::CostPerMillionOutputTokensAtCeiling, format);
        !ratio.isEmpty())
        //: a GPU that leads: "1.3 times cheaper"
        text.lead = FigureWords::tr("%1\u00D7 cheaper").arg(ratio);
    summarize(text);
    return text;
}

} // namespace tarozi::ui::words
