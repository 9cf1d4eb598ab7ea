// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/choose_inverse.h"

#include "core/advice/inverse.h"
#include "ui/charts/fit_map_spec.h"
#include "ui/language/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(ChooseInverse)
};

TableCell textCell(const QString &text)
{
    TableCell cell;
    cell.text = text;
    return cell;
}

TableRow heading(const QString &text)
{
    TableRow row;
    row.heading = true;
    row.label.text = text;
    return row;
}

TableRow row(const QString &label)
{
    TableRow row;
    row.label.text = label;
    return row;
}

QString none()
{
    return QStringLiteral("–");
}

void addMost(TableSpec &table, const std::vector<MostHeld> &most, const Format &format)
{
    //: heading of a table: the most that a GPU holds
    table.rows.push_back(heading(Texts::tr("At most, everything else as asked")));
    TableRow context = row(Texts::tr("Context of each request"));
    TableRow requests = row(Texts::tr("Requests at once"));
    //: a bare size in the asked precision
    TableRow size = row(Texts::tr("Dense model in this precision"));
    for (const MostHeld &each : most) {
        context.cells.push_back(textCell(each.context > 0 ? format.tokens(double(each.context)).text() : none()));
        requests.cells.push_back(
            textCell(each.modelled && std::isfinite(each.requests) ? format.requests(each.requests).text() : none()));
        size.cells.push_back(textCell(each.parameters > 0 ? format.parameters(each.parameters).text() : none()));
    }
    table.rows.insert(table.rows.end(), {context, requests, size});
}

QString moveText(const Sensitivity &input, const Format &format)
{
    const auto side = [&](const std::optional<double> &at, Verdict verdict, const QString &words) {
        return at ? words.arg(mapValueText(input.axis, *at, format), words::verdict(verdict)) : QString();
    };
    QStringList sides{//: from which value on a verdict changes; %1 a value, %2 the verdict then
                      side(input.down, input.down_verdict, Texts::tr("down to %1: %2")),
                      //: from which value on a verdict changes; %1 a value, %2 the verdict then
                      side(input.up, input.up_verdict, Texts::tr("up to %1: %2"))};
    sides.removeAll(QString());
    //: moving an input does not change the verdict
    return sides.isEmpty() ? Texts::tr("no other verdict in reach") : sides.join(QStringLiteral("; "));
}

// One row an input; in each column the input that moves that verdict with the least change is strong.
void addSensitivity(TableSpec &table, const std::vector<std::vector<Sensitivity>> &found, const Format &format)
{
    if (std::all_of(found.begin(), found.end(), [](const auto &each) { return each.empty(); }))
        return;
    //: heading of a table: sensitivity
    table.rows.push_back(heading(Texts::tr("How far until the verdict changes (heavy: the shortest way)")));
    for (const MapAxis axis : {MapAxis::Context, MapAxis::Concurrency, MapAxis::MemoryLimit, MapAxis::OtherTenants}) {
        TableRow line = row(mapAxisName(axis));
        for (const std::vector<Sensitivity> &inputs : found) {
            const auto it = std::find_if(inputs.begin(), inputs.end(),
                                         [axis](const Sensitivity &input) { return input.axis == axis; });
            TableCell cell = textCell(it == inputs.end() ? none() : moveText(*it, format));
            cell.strong = it != inputs.end() && it == inputs.begin() && std::isfinite(it->nearest());
            line.cells.push_back(std::move(cell));
        }
        table.rows.push_back(std::move(line));
    }
}

void addPrices(TableSpec &table, const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
               const Format &format)
{
    const std::vector<EqualPrice> prices = equalPrices(scenario, assessment, catalog);
    if (prices.empty())
        return;
    const QString currency = figureCurrency(scenario);
    //: heading of a table: prices
    table.rows.push_back(heading(Texts::tr("Price of a GPU-hour at which a result costs as much as on")));
    for (std::size_t other = 0; other < assessment.candidates.size(); ++other) {
        TableRow line = row(words::candidateName(assessment.candidates[other], catalog));
        bool any = false;
        for (std::size_t i = 0; i < assessment.candidates.size(); ++i) {
            const auto it = std::find_if(prices.begin(), prices.end(), [&](const EqualPrice &price) {
                return price.candidate == int(i) && price.other == int(other);
            });
            TableCell cell = textCell(none());
            if (it != prices.end()) {
                any = true;
                cell.text = format.money(it->per_gpu_hour.mid, currency).text();
                cell.note = QStringLiteral(u"%1–%2").arg(format.number(it->per_gpu_hour.low, 2),
                                                         format.number(it->per_gpu_hour.high, 2));
                if (it->now)
                    //: %1 a range of prices, %2 what it costs today
                    cell.note = Texts::tr("%1; now %2").arg(cell.note, format.money(*it->now, currency).text());
            }
            line.cells.push_back(std::move(cell));
        }
        if (any)
            table.rows.push_back(std::move(line));
    }
}

QString nameOf(const RankEntry &entry, const Catalog &catalog)
{
    const QString name = words::candidateName(entry.assessed, catalog);
    return entry.candidate.count > 1
               ? QStringLiteral("%1 (%2)").arg(name, words::parallelism(entry.assessed.resolved.parallelism))
               : name;
}

} // namespace

TableSpec inverseTable(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                       const Format &format)
{
    TableSpec table;
    table.locale = format.locale();
    //: title of a table: questions turned round
    table.title = Texts::tr("The question turned round");
    table.header += table.title;
    std::vector<MostHeld> most;
    std::vector<std::vector<Sensitivity>> moves;
    for (std::size_t i = 0; i < assessment.candidates.size(); ++i) {
        table.header += words::candidateName(assessment.candidates[i], catalog);
        most.push_back(mostHeld(scenario, catalog, int(i)));
        moves.push_back(sensitivity(scenario, catalog, int(i)));
    }
    addMost(table, most, format);
    addSensitivity(table, moves, format);
    addPrices(table, scenario, assessment, catalog, format);
    return table;
}

QString leastGpusText(const Scenario &scenario, const Catalog &catalog, const Format &format)
{
    const LeastGpus least = leastGpus(scenario, catalog);
    if (!least.fewest)
        return Texts::tr("No card of the catalogue holds this load within these limits, up to 16 of them.");
    //: %1 one or several GPUs
    QString text = Texts::tr("Fewest GPUs for this load: %1.").arg(nameOf(*least.fewest, catalog));
    if (least.cheapest)
        //: %1 one or several GPUs, %2 money for an hour
        text += QLatin1Char(' ') + Texts::tr("Cheapest by the hour: %1 at %2.")
                                       .arg(nameOf(*least.cheapest, catalog),
                                            format.money(*least.cheapest->per_hour, figureCurrency(scenario)).text());
    return text;
}

} // namespace tarozi::ui
