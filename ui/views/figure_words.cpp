// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/figure_words.h"

#include <QCoreApplication>

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

void summarize(FigureText &text)
{
    QStringList parts{QStringLiteral("%1: %2 %3").arg(text.label, text.number, text.unit).trimmed(), text.note,
                      text.lead};
    parts.removeAll(QString());
    text.summary = parts.join(QStringLiteral(", "));
}

} // namespace

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

FigureText contextFigure(const Scenario &scenario, const Assessment &assessment, int candidate, const Format &format)
{
    const Assessed &assessed = at(assessment, candidate);
    FigureText text;
    //: a key figure: the longest context that fits
    text.label = FigureWords::tr("Longest context, tokens");
    text.number = format.integer(isModelled(assessed) ? double(assessed.capacity.max_context) : kNothing);
    //: beside the longest context that fits: how many requests of it at once
    text.note = FigureWords::tr("requests: %1").arg(format.integer(double(scenario.serving.concurrency)));
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
