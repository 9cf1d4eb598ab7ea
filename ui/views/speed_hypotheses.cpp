// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/speed_hypotheses.h"

#include "core/advice/speed_crossings.h"
#include "ui/language/words.h"
#include "ui/language/words_speed.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(SpeedHypotheses)
};

constexpr double kOneRequest = 1.5; // a crossing below lies between one request and two

QString sentenceOf(const SpeedCrossing &crossing, const Assessment &assessment, const Catalog &catalog,
                   const Format &format)
{
    const auto name = [&](int candidate) {
        return words::candidateName(assessment.candidates[static_cast<std::size_t>(candidate)], catalog);
    };
    QString sentence;
    switch (crossing.axis) {
    case CrossingAxis::Concurrency:
        if (crossing.at < kOneRequest) {
            //: who gives more output tokens of all users; %1 and %2 GPUs
            sentence = Texts::tr("With a single request %1 gives more tokens, with several %2.")
                           .arg(name(crossing.before), name(crossing.after));
            break;
        }
        //: who gives more output tokens of all users; %1 and %3 GPUs, %2 a number of requests at once
        sentence = Texts::tr("Up to about %2 requests at once %1 gives more tokens in all, beyond that %3.")
                       .arg(name(crossing.before), format.integer(std::round(crossing.at)), name(crossing.after));
        break;
    case CrossingAxis::InputShare:
        //: who gives more output tokens of all users; %1 and %3 GPUs, %2 a share of the context in per cent
        sentence =
            Texts::tr("While the input is under about %2 of the context %1 gives more tokens in all, with longer "
                      "inputs %3.")
                .arg(name(crossing.before), format.percent(crossing.at).text(), name(crossing.after));
        break;
    }
    if (crossing.sure)
        return sentence;
    //: %1 is a sentence about which GPU is faster
    return Texts::tr("%1 The bands overlap: only a test decides.").arg(sentence);
}

TableCell textCell(const QString &text)
{
    TableCell cell;
    cell.text = text;
    return cell;
}

TableCell rateCell(const std::optional<Band> &band, const Format &format)
{
    if (!band)
        return textCell(QStringLiteral("\u2014"));
    const words::BandWords text = words::rate(*band, format);
    TableCell cell;
    cell.number = text.figure.number;
    cell.unit = text.figure.unit;
    cell.note = text.range;
    return cell;
}

TableRow rowOf(const ParallelOption &option, bool chosen, const Format &format)
{
    TableRow row;
    row.label.text = words::parallelism(option.parallelism);
    row.label.strong = chosen;
    if (!option.fits)
        row.label.note = words::verdict(Verdict::DoesNotFit);
    else if (chosen)
        //: beside the way in which several GPUs share the model
        row.label.note = Texts::tr("as in the scenario");
    row.cells = {
        rateCell(option.throughput_tok_s, format), rateCell(option.decode_tok_s, format),
        textCell(option.decode_tok_s ? format.percent(option.communication_share).text() : QStringLiteral("\u2014"))};
    return row;
}

} // namespace

QStringList speedHypotheses(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                            const Format &format)
{
    QStringList sentences;
    for (const SpeedCrossing &crossing : speedCrossings(scenario, catalog))
        sentences += sentenceOf(crossing, assessment, catalog, format);
    return sentences;
}

TableSpec sharingTable(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                       const Format &format)
{
    TableSpec table;
    table.title = Texts::tr("Ways to share the model between GPUs");
    table.locale = format.locale();
    //: column of a table: the share of a decode step that GPUs spend on talking to each other
    table.header = {QString(), Texts::tr("All users together"), Texts::tr("Per user"), Texts::tr("Between GPUs")};
    for (std::size_t i = 0; i < assessment.candidates.size(); ++i) {
        const Assessed &candidate = assessment.candidates[i];
        const std::vector<ParallelOption> options = parallelOptions(scenario, catalog, static_cast<int>(i));
        if (options.empty())
            continue;
        TableRow heading;
        heading.heading = true;
        heading.label.text = words::candidateName(candidate, catalog);
        table.rows.push_back(std::move(heading));
        for (const ParallelOption &option : options)
            table.rows.push_back(rowOf(option, option.parallelism == candidate.resolved.parallelism, format));
    }
    return table;
}

} // namespace tarozi::ui
