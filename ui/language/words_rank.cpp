// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words_rank.h"

#include "ui/language/words.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Rank)
};

QString nameOf(const Ranking &ranking, int entry, const Catalog &catalog)
{
    return candidateName(ranking.entries[static_cast<std::size_t>(entry)].assessed, catalog);
}

QString known(const Drop &drop, const QString &currency, const Format &format)
{
    switch (drop.reason) {
    case DropReason::NotModelled: return notModelled(drop.text);
    case DropReason::Capacity:
        //: why a card drops out; %1 and %2 are sizes
        return Words::tr("needs %1, has %2")
            .arg(format.gigabytes(drop.found).text(), format.gigabytes(drop.limit).text());
    case DropReason::Requests:
        //: why a card drops out; %1 and %2 are numbers of requests
        return Words::tr("holds %1 at once, asked are %2")
            .arg(format.requests(drop.found).text(), format.requests(drop.limit).text());
    case DropReason::RefusesStart:
        //: why a card drops out; %1 and %2 are sizes
        return Words::tr("the engine would not start: %1 of %2 are wanted")
            .arg(format.gigabytes(drop.found).text(), format.gigabytes(drop.limit).text());
    case DropReason::FormatNotInEngine:
    case DropReason::KvFormatNotInEngine:
        //: why a card drops out; %1 a number format such as FP8
        return Words::tr("the engine is not known to run %1").arg(drop.text);
    case DropReason::FormatNotNative:
        //: why a card drops out; %1 a number format such as FP8
        return Words::tr("no arithmetic of its own for %1").arg(drop.text);
    case DropReason::NoPeerLinks: return Words::tr("no NVLink or similar between the GPUs");
    case DropReason::NoEcc: return Words::tr("no ECC");
    case DropReason::NoVgpu: return Words::tr("no vGPU");
    case DropReason::NoMig: return Words::tr("no MIG");
    case DropReason::NotPassive: return Words::tr("not cooled by the server's fans");
    case DropReason::NotPcieCard: return Words::tr("not a PCIe card");
    case DropReason::DatacenterLicence: return Words::tr("the driver's licence forbids use in data centres");
    case DropReason::Slots:
        //: why a card drops out; %1 and %2 are numbers of slots
        return Words::tr("takes %1 slots, at most %2")
            .arg(format.trimmed(drop.found, 3), format.trimmed(drop.limit, 3));
    case DropReason::Power:
        //: why a card drops out; %1 and %2 are powers in watts
        return Words::tr("draws %1, at most %2").arg(format.watts(drop.found).text(), format.watts(drop.limit).text());
    case DropReason::Price:
        //: why a card drops out; %1 and %2 are amounts of money
        return Words::tr("costs %1 an hour, at most %2")
            .arg(format.money(drop.found, currency).text(), format.money(drop.limit, currency).text());
    case DropReason::FirstToken:
        //: why a card drops out; %1 and %2 are times
        return Words::tr("first token after %1, at most %2")
            .arg(format.seconds(drop.found).text(), format.seconds(drop.limit).text());
    case DropReason::OutputToken:
        //: why a card drops out; %1 and %2 are times
        return Words::tr("%1 a token, at most %2")
            .arg(format.seconds(drop.found).text(), format.seconds(drop.limit).text());
    }
    Q_UNREACHABLE();
}

// A required fact that no source states.
QString unknown(DropReason reason)
{
    switch (reason) {
    case DropReason::NoEcc: return Words::tr("ECC: not known");
    case DropReason::NoVgpu: return Words::tr("vGPU: not known");
    case DropReason::NoMig: return Words::tr("MIG: not known");
    case DropReason::NotPassive: return Words::tr("cooling: not known");
    case DropReason::NotPcieCard: return Words::tr("form factor: not known");
    case DropReason::Slots: return Words::tr("slots: not known");
    case DropReason::Power: return Words::tr("power: not known");
    case DropReason::Price: return Words::tr("no price in this currency");
    case DropReason::FirstToken:
    case DropReason::OutputToken: return Words::tr("no expectation of its speed");
    default: return Words::tr("not known");
    }
}

} // namespace

QString drop(const Drop &drop, const QString &currency, const Format &format)
{
    return drop.unknown ? unknown(drop.reason) : known(drop, currency, format);
}

QString requirement(QLatin1StringView word)
{
    using namespace Qt::StringLiterals;
    if (word == "ecc"_L1)
        return Words::tr("ECC");
    if (word == "vgpu"_L1)
        return Words::tr("vGPU");
    if (word == "mig"_L1)
        return Words::tr("MIG");
    if (word == "passive_cooling"_L1)
        return Words::tr("Passive cooling");
    if (word == "pcie_card"_L1)
        return Words::tr("PCIe card");
    if (word == "datacenter_use"_L1)
        return Words::tr("Data-centre use");
    if (word == "native_format"_L1)
        return Words::tr("Native precision");
    if (word == "peer_links"_L1)
        return Words::tr("NVLink between GPUs");
    return word;
}

QString requirementHelp(QLatin1StringView word)
{
    using namespace Qt::StringLiterals;
    if (word == "ecc"_L1)
        return Words::tr("Only cards with error correction; it is turned on where it can be switched");
    if (word == "vgpu"_L1)
        return Words::tr("Only cards that several virtual machines can share");
    if (word == "mig"_L1)
        return Words::tr("Only cards that can be divided into isolated instances");
    if (word == "passive_cooling"_L1)
        return Words::tr("Only cards that the server's own fans cool");
    if (word == "pcie_card"_L1)
        return Words::tr("Only cards for PCIe slots, no modules for special boards");
    if (word == "datacenter_use"_L1)
        return Words::tr("No cards whose driver's licence forbids use in data centres");
    if (word == "native_format"_L1)
        return Words::tr("Only cards with arithmetic of their own for the precision of the weights");
    if (word == "peer_links"_L1)
        return Words::tr("Several GPUs only with NVLink or a similar link between them");
    return {};
}

QString weight(QLatin1StringView word)
{
    using namespace Qt::StringLiterals;
    if (word == "speed"_L1)
        return Words::tr("Speed");
    if (word == "cost"_L1)
        return Words::tr("Cost of a result");
    if (word == "headroom"_L1)
        return Words::tr("Headroom");
    if (word == "power"_L1)
        return Words::tr("Power");
    return Words::tr("Availability");
}

QString load(const LoadProfile &load, const Format &format)
{
    if (!load.phase || !load.bottleneck)
        return Words::tr("There is no expectation of speed for this load, so the physical ceilings decide.");
    const QString share = format.percent(load.prompt_share).text();
    QString phase;
    switch (*load.phase) {
    case LoadPhase::Prefill:
        //: %1 a share in per cent
        phase = Words::tr("Mostly prefill: processing the input takes %1 of a request's time.").arg(share);
        break;
    case LoadPhase::Decode:
        //: %1 a share in per cent
        phase = Words::tr("Mostly decode: processing the input takes only %1 of a request's time.").arg(share);
        break;
    case LoadPhase::Mixed:
        //: %1 a share in per cent
        phase =
            Words::tr("Prefill and decode both count: processing the input takes %1 of a request's time.").arg(share);
        break;
    }
    const QString label = bottleneck(*load.bottleneck);
    const QString inside = label.left(1).toLower() + label.mid(1); // not at the beginning of a sentence
    //: %1 the bottleneck, %2 and %3 numbers of cards
    const QString waits = Words::tr("Bottleneck: %1, on %2 of %3 cards that hold the load.")
                              .arg(inside, format.integer(load.agreeing), format.integer(load.cards));
    return phase + QLatin1Char(' ') + waits;
}

QStringList floors(const Ranking &ranking, const Catalog &catalog, const Format &format)
{
    QStringList lines;
    QString last;
    for (const MemoryFloor &floor : ranking.floors) {
        const QString card = floor.entry < 0
                                 ? QString()
                                 : gpuShortName(*catalog.gpu(ranking.entries[std::size_t(floor.entry)].candidate.gpu));
        if (!lines.isEmpty() && card == last)
            continue;
        last = card;
        const QString need = format.gigabytes(floor.need).text();
        if (card.isEmpty())
            //: the least memory that a load takes; %n GPUs, %1 a size
            lines += Words::tr("%n GPU(s): at least %1 on each; no card holds that", nullptr, floor.gpus).arg(need);
        else
            //: the least memory that a load takes; %n GPUs, %1 a size, %2 a card
            lines +=
                Words::tr("%n GPU(s): at least %1 on each; the smallest card that holds it is %2", nullptr, floor.gpus)
                    .arg(need, card);
    }
    return lines;
}

QString inversion(const Ranking &ranking, const Inversion &inversion, const Catalog &catalog, const Format &format)
{
    //: %1 and %3 GPUs, %2 and %4 factors such as 1.5
    return Words::tr("%1 has %2 times the memory of %3, which has %4 times its bandwidth: the larger one holds more, "
                     "the other one writes faster.")
        .arg(nameOf(ranking, inversion.larger, catalog), format.significant(inversion.memory_ratio, 3),
             nameOf(ranking, inversion.faster, catalog), format.significant(inversion.bandwidth_ratio, 3));
}

QString severalOrOne(const Ranking &ranking, const SeveralOrOne &pair, const Catalog &catalog, const Format &format)
{
    const RankEntry &several = ranking.entries[std::size_t(pair.several)];
    //: %1 several GPUs, %2 a size, %3 one GPU
    QString text = Words::tr("%1 are budgets of %2 each, never one pool, against %3.")
                       .arg(nameOf(ranking, pair.several, catalog), format.gigabytes(pair.per_gpu_bytes).text(),
                            nameOf(ranking, pair.one, catalog));
    QStringList costs;
    if (!several.remains())
        costs += verdict(several.assessed.verdict);
    const auto times = [&](const std::optional<double> &ratio, const QString &words) {
        if (ratio)
            costs += words.arg(format.significant(*ratio, 2));
    };
    //: several GPUs against one; %1 a factor
    times(pair.speed_ratio, Words::tr("%1 times the throughput"));
    //: several GPUs against one; %1 a factor
    times(pair.price_ratio, Words::tr("%1 times the price"));
    //: several GPUs against one; %1 a factor
    times(pair.power_ratio, Words::tr("%1 times the power"));
    if (pair.communication_share > 0.005)
        //: %1 a share in per cent
        costs +=
            Words::tr("%1 of each step goes between the GPUs").arg(format.percent(pair.communication_share).text());
    return costs.isEmpty() ? text : text + QLatin1Char(' ') + costs.join(QStringLiteral(", ")) + QLatin1Char('.');
}

} // namespace tarozi::ui::words
