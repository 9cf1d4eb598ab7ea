// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/ranking.h"
#include "ui/language/words.h"
#include "ui/language/words_rank.h"
#include "ui/language/words_speed.h"
#include "ui/report/proposal_content.h"

#include <QCoreApplication>

#include <algorithm>

namespace tarozi::ui::report {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Proposal)
};

constexpr std::size_t kMostAlternatives = 8;

TableCell figure(const std::optional<Format::Figure> &shown)
{
    TableCell cell;
    if (!shown)
        cell.text = QStringLiteral(u"\u2014");
    else {
        cell.number = shown->number;
        cell.unit = shown->unit;
    }
    return cell;
}

TableRow alternativeRow(const RankEntry &entry, const ProposalInput &in)
{
    const Format &format = in.format;
    const QString &currency = in.scenario.price.currency;
    const auto money = [&](const std::optional<double> &amount) {
        return figure(amount ? std::optional(format.money(*amount, currency)) : std::nullopt);
    };
    TableRow row;
    row.label.text = words::candidateName(entry.assessed, in.catalog);
    TableCell verdict;
    verdict.text = words::verdict(entry.assessed.verdict);
    verdict.tone = entry.assessed.verdict;
    row.cells = {verdict, figure(format.gigabytes(entry.assessed.memory.headroom)),
                 figure(entry.speed ? std::optional(format.tokensPerSecond(*entry.speed)) : std::nullopt),
                 money(entry.per_hour), money(entry.per_result)};
    return row;
}

// The best of each card that could be chosen and is not compared.
DataTable alternatives(const Ranking &ranking, const ProposalInput &in)
{
    DataTable table;
    table.decimal_mark = in.format.locale().decimalPoint();
    table.widths = {0.26, 0.14, 0.14, 0.16, 0.15, 0.15};
    table.spec.header = {QString(),
                         Words::tr("Verdict"),
                         Words::tr("Spare memory"),
                         Words::tr("Output of all requests, expected"),
                         Words::tr("Usual price per hour"),
                         Words::tr("Million output tokens, expected")};
    for (const RankEntry &entry : ranking.entries) {
        if (table.spec.rows.size() == kMostAlternatives)
            break;
        if (entry.remains() && entry.best_of_card && !entry.compared)
            table.spec.rows.push_back(alternativeRow(entry, in));
    }
    return table;
}

// Cards of which nothing remains, each with its first reason: of one GPU where that was tried.
DataTable dropped(const Ranking &ranking, const ProposalInput &in)
{
    DataTable table;
    table.kind = DataTable::Kind::Words;
    table.widths = {0.26, 0.74};
    table.spec.header = {Words::tr("GPU"), Words::tr("Why not")};
    QStringList remaining, told;
    for (const RankEntry &entry : ranking.entries) {
        if (entry.remains())
            remaining.append(entry.candidate.gpu);
    }
    for (const RankEntry &entry : ranking.entries) {
        if (entry.remains() || remaining.contains(entry.candidate.gpu) || told.contains(entry.candidate.gpu))
            continue;
        told.append(entry.candidate.gpu);
        TableRow row;
        row.label.text = words::candidateName(entry.assessed, in.catalog);
        TableCell reason;
        reason.text = words::drop(entry.drops.front(), in.scenario.price.currency, in.format);
        row.cells = {reason};
        table.spec.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

void addAlternatives(const Section &first)
{
    const auto best = recommended(first.subject.variants);
    const Section section = first.of(best ? best->variant : 0);
    const ProposalInput &in = section.input;
    if (in.scenario.kind != WorkloadKind::Serving)
        return;
    const Ranking ranking = rank(in.scenario, in.catalog);
    const DataTable others = alternatives(ranking, in), out = dropped(ranking, in);
    if (others.spec.rows.empty() && out.spec.rows.empty())
        return;
    section.add(Heading{Words::tr("Alternatives and why not")});
    if (!others.spec.rows.empty()) {
        section.add(
            Paragraph{Words::tr("Cards of the catalogue that hold the same load and are not compared above, best "
                                "first, each with the number of GPUs that suits it best. The usual price is the "
                                "middle one of published on-demand offers, where there are any."),
                      Style::Body, false, true});
        section.add(others);
    }
    if (!out.spec.rows.empty()) {
        section.add(Heading{Words::tr("Dropped out"), Heading::Level::Part});
        section.add(out);
    }
}

} // namespace tarozi::ui::report
