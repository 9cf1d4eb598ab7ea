// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spec_words.h"

#include <QCoreApplication>

#include <initializer_list>
#include <utility>

namespace tarozi::ui::spec_words {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(SpecWords)
};

struct Word {
    QLatin1String catalogue;
    QString translated;
};

// "passive (server heatsink)": the word before the bracket is known, the remark stays.
QString translated(const QString &word, std::initializer_list<Word> known)
{
    const qsizetype bracket = word.indexOf(QLatin1String(" ("));
    const QString stem = bracket < 0 ? word : word.left(bracket);
    for (const Word &entry : known) {
        if (word == entry.catalogue)
            return entry.translated;
    }
    for (const Word &entry : known) {
        if (stem == entry.catalogue)
            return entry.translated + word.mid(stem.size());
    }
    return word;
}

} // namespace

QString segment(const QString &word)
{
    return translated(word, {//: kind of GPU
                             {QLatin1String("consumer"), Texts::tr("consumer")},
                             //: kind of GPU
                             {QLatin1String("workstation"), Texts::tr("workstation")},
                             //: kind of GPU
                             {QLatin1String("datacenter"), Texts::tr("data center")}});
}

QString ecc(const QString &word)
{
    return translated(word, {//: error correction of the memory
                             {QLatin1String("none"), Texts::tr("none")},
                             //: error correction of the memory
                             {QLatin1String("optional"), Texts::tr("off by default, can be turned on")},
                             //: error correction of the memory
                             {QLatin1String("on-by-default-switchable"), Texts::tr("on by default, can be turned off")},
                             //: error correction of the memory
                             {QLatin1String("always"), Texts::tr("always on, no memory lost")}});
}

QString peerToPeer(const QString &word)
{
    return translated(
        word, {//: GPUs exchange data over PCIe directly
               {QLatin1String("supported"), Texts::tr("supported")},
               //: GPUs exchange data over PCIe directly
               {QLatin1String("disabled-by-driver"), Texts::tr("disabled by the driver: through host memory")}});
}

QString cooling(const QString &word)
{
    return translated(word, {//: a GPU with fans of its own
                             {QLatin1String("active"), Texts::tr("active")},
                             //: a GPU that the server's fans cool
                             {QLatin1String("passive"), Texts::tr("passive")}});
}

QString formFactor(const QString &word)
{
    return translated(word, {{QLatin1String("PCIe card"), Texts::tr("PCIe card")},
                             {QLatin1String("PCIe low-profile card"), Texts::tr("PCIe low-profile card")},
                             {QLatin1String("SXM2 module"), Texts::tr("SXM2 module")},
                             {QLatin1String("SXM4 module"), Texts::tr("SXM4 module")},
                             {QLatin1String("SXM5 module"), Texts::tr("SXM5 module")},
                             {QLatin1String("SXM6 module"), Texts::tr("SXM6 module")},
                             {QLatin1String("OAM module"), Texts::tr("OAM module")}});
}

QString interconnect(const QString &word)
{
    return translated(word, {{QLatin1String("PCIe only"), Texts::tr("PCIe only")},
                             {QLatin1String("NVLink bridge"), Texts::tr("NVLink bridge")}});
}

QString yesNo(bool value)
{
    return value ? Texts::tr("yes") : Texts::tr("no");
}

QString price(const PricePoint &price, const Format &format, int source_number)
{
    QString amount = format.money(price.low, price.currency, 0).text();
    if (price.high > price.low) {
        //: a range of prices: "200 000–250 000 RUB"
        amount = Texts::tr("%1\u2013%2")
                     .arg(format.number(price.low, 0), format.money(price.high, price.currency, 0).text());
    }
    const QString kind = translated(price.kind, {//: kind of a published price
                                                 {QLatin1String("launch-msrp"), Texts::tr("price at launch")},
                                                 //: kind of a published price
                                                 {QLatin1String("list-price-approx"), Texts::tr("list price, rounded")},
                                                 //: kind of a published price
                                                 {QLatin1String("market-range"), Texts::tr("market range")},
                                                 //: kind of a published price
                                                 {QLatin1String("retail-range"), Texts::tr("retail range")},
                                                 //: kind of a published price
                                                 {QLatin1String("vendor-list"), Texts::tr("vendor's list")},
                                                 //: kind of a published price
                                                 {QLatin1String("street-average"), Texts::tr("street average")}});
    QStringList parts{amount, kind};
    if (!price.date.isEmpty())
        parts += price.date;
    return parts.join(QStringLiteral(", ")) + QStringLiteral(" [%1]").arg(source_number);
}

} // namespace tarozi::ui::spec_words
