// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rank_text.h"

#include "core/advice/machine_words.h"
#include "core/advice/ranking_json.h"

#include <QHash>

namespace tarozi::cli {

using namespace Qt::StringLiterals;
using machine::word;

namespace {

QString number(double value, int digits = 4)
{
    return QString::number(value, 'g', digits);
}

QString gb(double bytes)
{
    return QString::number(bytes / kGB, 'f', 2) + u" GB"_s;
}

QString nameOf(const RankEntry &entry)
{
    return QString::number(entry.candidate.count) + u" x "_s + entry.candidate.gpu;
}

QString dropText(const Drop &drop)
{
    QString text = word(drop.reason);
    const bool bytes = drop.reason == DropReason::Capacity || drop.reason == DropReason::RefusesStart;
    const auto amount = [&](double value) { return bytes ? gb(value) : number(value); };
    if (drop.found > 0)
        text += u' ' + amount(drop.found);
    if (drop.limit > 0)
        text += u" of "_s + amount(drop.limit);
    if (!drop.text.isEmpty())
        text += u": "_s + drop.text;
    return drop.unknown ? text + u" (not known)"_s : text;
}

QString entryText(const RankEntry &entry, int place, const QString &currency)
{
    QString line = QString::number(place).rightJustified(4) + u"  "_s + nameOf(entry).leftJustified(36) +
                   entry.weights.leftJustified(10) + QString(word(entry.assessed.verdict)).leftJustified(8);
    line += u"spare "_s + gb(entry.assessed.memory.headroom).rightJustified(10);
    if (entry.speed)
        line += u"  "_s + number(*entry.speed).rightJustified(7) + u" tok/s"_s;
    if (entry.per_hour)
        line += u"  "_s + number(*entry.per_hour).rightJustified(6) + u' ' + currency + u"/h"_s;
    if (entry.per_result)
        line += u"  "_s + number(*entry.per_result).rightJustified(7) + u' ' + currency + u" per million"_s;
    if (entry.score)
        line += u"  score "_s + number(*entry.score, 3);
    return line + (entry.on_front ? u"  *"_s : QString()) + u'\n';
}

// One line a reason set, the smallest number of GPUs of each card.
QString droppedText(const Ranking &ranking)
{
    QString text;
    QHash<QString, bool> said;
    for (const RankEntry &entry : ranking.entries) {
        if (entry.remains() || std::exchange(said[entry.candidate.gpu + entry.weights], true))
            continue;
        QStringList reasons;
        for (const Drop &drop : entry.drops)
            reasons += dropText(drop);
        text += u"      "_s + nameOf(entry).leftJustified(36) + reasons.join(u"; "_s) + u'\n';
    }
    return text;
}

} // namespace

QString rankText(const Ranking &ranking, const Scenario &scenario)
{
    QString text = u"1. Load: "_s;
    const LoadProfile &load = ranking.load;
    if (load.phase)
        text += word(*load.phase) + u", prompt "_s + number(100 * load.prompt_share, 2) + u" % of a request; "_s;
    text += load.bottleneck ? u"waits for "_s + word(*load.bottleneck) + u" on "_s + QString::number(load.agreeing) +
                                  u" of "_s + QString::number(load.cards) + u" cards\n"_s
                            : u"no expectation of speed\n"_s;
    text += u"2. Memory floor\n"_s;
    for (const MemoryFloor &floor : ranking.floors)
        text += u"      "_s + QString::number(floor.gpus) + u" GPU: "_s + gb(floor.need) + u" each; smallest card: "_s +
                (floor.entry >= 0 ? ranking.entries[size_t(floor.entry)].candidate.gpu + u", "_s + gb(floor.usable)
                                  : u"none"_s) +
                u'\n';
    text += u"3. Dropped out\n"_s + droppedText(ranking);
    text += u"4. Ranked (* = on the front of price against speed)\n"_s;
    for (size_t i = 0; i < ranking.entries.size() && ranking.entries[i].remains(); ++i) {
        const RankEntry &entry = ranking.entries[i];
        if (entry.best_of_card || entry.on_front || entry.compared)
            text += entryText(entry, int(i) + 1, figureCurrency(scenario));
    }
    for (const Inversion &inversion : ranking.inversions) {
        if (inversion.compared)
            text += ranking.entries[size_t(inversion.larger)].candidate.gpu + u" has "_s +
                    number(inversion.memory_ratio, 3) + u" x the memory of "_s +
                    ranking.entries[size_t(inversion.faster)].candidate.gpu + u", which has "_s +
                    number(inversion.bandwidth_ratio, 3) + u" x the bandwidth\n"_s;
    }
    for (const SeveralOrOne &pair : ranking.several_or_one) {
        if (!pair.compared)
            continue;
        const RankEntry &several = ranking.entries[size_t(pair.several)];
        text += nameOf(several) + u" are budgets of "_s + gb(pair.per_gpu_bytes) + u" each, not one pool ("_s +
                word(several.assessed.verdict) + u"), against "_s + nameOf(ranking.entries[size_t(pair.one)]) + u'\n';
    }
    return text;
}

} // namespace tarozi::cli
