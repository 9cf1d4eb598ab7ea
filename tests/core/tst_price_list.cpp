// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "core/catalog/gpu_names.h"
#include "core/catalog/tariff_writer.h"
#include "core/importers/price_list.h"

#include <QtTest>

using namespace tarozi;
using namespace Qt::StringLiterals;

class PriceListTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_catalog = loadCatalog(u":/catalog"_s).catalog;
        QVERIFY(!m_catalog->gpus().empty());
    }

    void namesOfCards_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("meant");
        QTest::newRow("plain") << u"L40S"_s << QStringList{u"l40s"_s};
        QTest::newRow("not its neighbour") << u"NVIDIA L4"_s << QStringList{u"l4"_s};
        QTest::newRow("joined") << u"RTX4090"_s << QStringList{u"rtx-4090"_s};
        QTest::newRow("counted") << u"8x NVIDIA H100 80GB SXM5"_s << QStringList{u"h100-sxm"_s};
        QTest::newRow("Cyrillic sign") << u"2 х RTX A6000"_s << QStringList{u"rtx-a6000"_s};
        QTest::newRow("Russian size") << u"A100 40 ГБ PCIe"_s << QStringList{u"a100-40-pcie"_s};
        QTest::newRow("form not said") << u"A100 80GB"_s << QStringList{u"a100-80-pcie"_s, u"a100-80-sxm"_s};
        QTest::newRow("memory tells") << u"H100 94GB"_s << QStringList{u"h100-nvl"_s};
        QTest::newRow("another variant") << u"RTX 4080 Super"_s << QStringList{};
        QTest::newRow("a slice") << u"NVIDIA L4 vGPU"_s << QStringList{};
        QTest::newRow("unknown") << u"GB200"_s << QStringList{};
        QTest::newRow("nothing") << u"  "_s << QStringList{};
    }

    void namesOfCards()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, meant);
        QCOMPARE(GpuNames(m_catalog->gpus()).meant(name), meant);
    }

    void prices_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("comma");
        QTest::addColumn<double>("amount"); // 0: no price
        QTest::addColumn<QString>("currency");
        QTest::newRow("plain") << u"2.49"_s << false << 2.49 << QString();
        QTest::newRow("dollar") << u"$2.49"_s << false << 2.49 << u"USD"_s;
        QTest::newRow("roubles") << u"1 234,50 ₽"_s << true << 1234.5 << u"RUB"_s;
        QTest::newRow("words") << u"132,46 руб./час"_s << true << 132.46 << u"RUB"_s;
        QTest::newRow("code") << u"USD 3"_s << true << 3.0 << u"USD"_s;
        QTest::newRow("sums") << u"12 500 so'm"_s << true << 12500.0 << u"UZS"_s;
        QTest::newRow("both marks") << u"1,234.50"_s << false << 1234.5 << QString();
        QTest::newRow("both, the other way") << u"1.234,50"_s << true << 1234.5 << QString();
        QTest::newRow("groups") << u"1,234"_s << false << 1234.0 << QString();
        QTest::newRow("decimal comma") << u"1,234"_s << true << 1.234 << QString();
        QTest::newRow("negative") << u"-5"_s << true << -5.0 << QString();
        QTest::newRow("text") << u"see page 3"_s << true << 0.0 << QString();
        QTest::newRow("words only") << u"по запросу"_s << true << 0.0 << QString();
    }

    void prices()
    {
        QFETCH(QString, text);
        QFETCH(bool, comma);
        QFETCH(double, amount);
        QFETCH(QString, currency);
        const auto price = readPriceText(text, comma);
        QCOMPARE(price.has_value(), amount != 0);
        if (price) {
            QCOMPARE(price->amount, amount);
            QCOMPARE(price->currency, currency);
        }
    }

    void aRussianSpreadsheet()
    {
        // semicolons, decimal commas, a byte-order mark, quotes, a line break in a cell
        const QByteArray file = "\xEF\xBB\xBF"
                                "Провайдер;Видеокарта;Кол-во;Цена, руб./час;Дата\r\n"
                                "Облако;L40S;1;132,46;19.08.2026\r\n"
                                "\"Облако\nдва\";\"8 x H100 SXM\";;3 287,52;2026-08-19\r\n";
        const PriceImport import = imported(file);
        QCOMPARE(import.accepted.size(), 2u);
        QVERIFY(import.refused.empty());
        const Tariff &first = import.accepted[0];
        QCOMPARE(first.provider, u"Облако"_s);
        QCOMPARE(first.gpu_id, u"l40s"_s);
        QCOMPARE(*first.amount, 132.46);
        QCOMPARE(first.currency, u"RUB"_s);
        QCOMPARE(first.unit_period, u"hour"_s);
        QCOMPARE(first.price_date, u"2026-08-19"_s);
        QCOMPARE(import.accepted[1].gpu_count, 8);
        QCOMPARE(*import.accepted[1].price_per_gpu_hour, 410.94); // 3287.52 / 8
        QCOMPARE(import.lines[1], 3);
    }

    void windows1251()
    {
        // "Видеокарта;Цена;Валюта" and "Тариф" in windows-1251
        const QByteArray file =
            "\xC2\xE8\xE4\xE5\xEE\xEA\xE0\xF0\xF2\xE0;\xD6\xE5\xED\xE0;\xC2\xE0\xEB\xFE\xF2\xE0\nA30;52,68;RUB\n";
        const Result<PriceTable> table = readPriceTable(file, u"a.csv"_s);
        QVERIFY(table);
        QCOMPARE(table->encoding, u"windows-1251"_s);
        QCOMPARE(table->header, (QStringList{u"Видеокарта"_s, u"Цена"_s, u"Валюта"_s}));
        const PriceImport import = imported(file);
        QCOMPARE(import.accepted.size(), 1u);
        QCOMPARE(*import.accepted[0].amount, 52.68);
    }

    void pastedFromASpreadsheet()
    {
        const PriceImport import = imported("GPU\tPrice\tCurrency\nL40S\t1.09\tUSD\n");
        QCOMPARE(import.accepted.size(), 1u);
        QCOMPARE(import.accepted[0].currency, u"USD"_s);
    }

    void eachRefusedRowHasItsReason_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<RowProblem>("problem");
        QTest::newRow("no card") << QByteArray(",1,2.5,USD,2026-01-01,") << RowProblem::NoGpu;
        QTest::newRow("no price") << QByteArray("L4,1,,USD,2026-01-01,") << RowProblem::NoPrice;
        QTest::newRow("text in the price") << QByteArray("L4,1,cheap,USD,2026-01-01,") << RowProblem::PriceNotANumber;
        QTest::newRow("zero") << QByteArray("L4,1,0,USD,2026-01-01,") << RowProblem::PriceNotPositive;
        QTest::newRow("negative") << QByteArray("L4,1,-2,USD,2026-01-01,") << RowProblem::PriceNotPositive;
        QTest::newRow("no currency") << QByteArray("L4,1,2,,2026-01-01,") << RowProblem::NoCurrency;
        QTest::newRow("strange currency") << QByteArray("L4,1,2,shells,2026-01-01,") << RowProblem::UnknownCurrency;
        QTest::newRow("no such count") << QByteArray("L4,many,2,USD,2026-01-01,") << RowProblem::BadCount;
        QTest::newRow("minus one card") << QByteArray("L4,-1,2,USD,2026-01-01,") << RowProblem::BadCount;
        QTest::newRow("1970") << QByteArray("L4,1,2,USD,1970-01-01,") << RowProblem::BadDate;
        QTest::newRow("no day") << QByteArray("L4,1,2,USD,2026-02-30,") << RowProblem::BadDate;
        QTest::newRow("no period") << QByteArray("L4,1,2,USD,2026-01-01,lunch") << RowProblem::BadPeriod;
        QTest::newRow("too many cells") << QByteArray("L4,1,2,USD,2026-01-01,hour,x,y") << RowProblem::TooManyCells;
    }

    void eachRefusedRowHasItsReason()
    {
        QFETCH(QByteArray, row);
        QFETCH(RowProblem, problem);
        const PriceImport import =
            imported("GPU,Count,Price,Currency,Date,Period\nL40S,1,1.5,USD,2026-01-01,hour\n" + row + '\n');
        QCOMPARE(import.accepted.size(), 1u); // what can be read is read
        QCOMPARE(import.refused.size(), 1u);
        QCOMPARE(import.refused[0].problem, problem);
        QCOMPARE(import.refused[0].line, 3);
    }

    void anOfferOnRequestIsAccepted()
    {
        const PriceImport import = imported("GPU;Цена;Валюта\nB200;по запросу;RUB\n");
        QCOMPARE(import.accepted.size(), 1u);
        QVERIFY(!import.accepted[0].amount);
    }

    void duplicates()
    {
        const PriceImport import = imported("GPU,Price,Currency\nL4,0.80,USD\nL4,0.8,USD\nL4,0.9,USD\n");
        QCOMPARE(import.accepted.size(), 2u);
        QCOMPARE(import.refused.size(), 1u);
        QCOMPARE(import.refused[0].problem, RowProblem::Duplicate);
        QCOMPARE(import.refused[0].found, u"2"_s);
        QVERIFY(doubts(import, 4, PriceDoubt::SeveralPrices));
    }

    void sanity()
    {
        const PriceImport import = imported("Provider,GPU,Count,Price,Currency,Purchase\n"
                                            "A,RTX 5000 Ada,1,1.00,USD,on-demand\n" // 2
                                            "A,RTX 5000 Ada,1,1.20,USD,spot\n"      // 3: above on-demand
                                            "A,RTX 5000 Ada,8,1.10,USD,on-demand\n" // 4: eight for the price of one
                                            "B,RTX 5000 Ada,1,0.90,USD,on-demand\n" // 5
                                            "C,RTX 5000 Ada,1,90,USD,on-demand\n"   // 6: of another order
                                            "C,A100 80GB,1,1.5,USD,on-demand\n"     // 7: PCIe or SXM
                                            "C,Quadro X,1,1.5,USD,on-demand\n");    // 8: unknown
        QCOMPARE(import.accepted.size(), 7u);
        QVERIFY(doubts(import, 3, PriceDoubt::SpotAboveOnDemand));
        QVERIFY(!doubts(import, 2, PriceDoubt::SpotAboveOnDemand));
        QVERIFY(doubts(import, 4, PriceDoubt::ServerAtCardPrice));
        QVERIFY(doubts(import, 6, PriceDoubt::OtherOrder));
        QVERIFY(!doubts(import, 5, PriceDoubt::OtherOrder));
        QVERIFY(doubts(import, 7, PriceDoubt::FormUnclear));
        QVERIFY(doubts(import, 8, PriceDoubt::UnknownGpu));
    }

    void hugeAndHopelessFiles()
    {
        QCOMPARE(readPriceTable({}, u"a"_s).error().problem, Problem::Empty);
        QCOMPARE(readPriceTable("  \n \n", u"a"_s).error().problem, Problem::Empty);
        QCOMPARE(readPriceTable("just a line of words", u"a"_s).error().problem, Problem::WrongFormat);
        QCOMPARE(readPriceTable(QByteArray("PK\x03\x04\0\0\0;\0\0\nx;y", 14), u"a"_s).error().problem,
                 Problem::WrongFormat);
        QByteArray many = "GPU,Price,Currency,Region\n";
        for (int i = 0; i < 100000; ++i)
            many += "L4," + QByteArray::number(0.5 + i * 1e-5, 'f', 5) + ",USD,r" + QByteArray::number(i) + '\n';
        const PriceImport import = imported(many);
        QCOMPARE(import.accepted.size(), 100000u);
        QVERIFY(import.refused.empty());
    }

    void anExportReadsBackAsTheSameOffers_data()
    {
        QTest::addColumn<CsvDialect>("dialect");
        QTest::newRow("for Excel") << CsvDialect::Excel;
        QTest::newRow("for tools") << CsvDialect::Tools;
    }

    void anExportReadsBackAsTheSameOffers()
    {
        QFETCH(CsvDialect, dialect);
        std::vector<Tariff> offers;
        for (const Tariff &tariff : m_catalog->tariffs()) {
            if (tariff.kind == u"gpu-rent"_s && tariff.price_date.size() == 10 && !tariff.gpu_name_raw.isEmpty())
                offers.push_back(tariff);
        }
        QVERIFY(offers.size() > 100);
        const QByteArray csv = priceListCsv(offers, dialect);
        QCOMPARE(csv.startsWith("\xEF\xBB\xBF"), dialect == CsvDialect::Excel);
        const PriceImport again = imported(csv);
        QCOMPARE(again.accepted.size() + again.refused.size(), offers.size());
        for (const RefusedRow &row : again.refused)
            QVERIFY2(row.problem == RowProblem::Duplicate, qPrintable(row.text));
        size_t at = 0;
        for (const Tariff &tariff : again.accepted) { // in order; refused duplicates are skipped
            while (offers[at].gpu_name_raw != tariff.gpu_name_raw || offers[at].amount != tariff.amount)
                QVERIFY(++at < offers.size());
            QCOMPARE(tariff.currency, offers[at].currency);
            QCOMPARE(tariff.gpu_count, offers[at].gpu_count);
            QCOMPARE(tariff.price_date, offers[at].price_date);
        }
    }

    void keptOffersAreOfTheCatalogue()
    {
        const QTemporaryDir folder;
        const PriceImport import = imported("Provider,GPU,Price,Currency\nMine,L40S,1.25,USD\nMine,A100 80GB,2,USD\n");
        QVERIFY(!keepTariffs(import.accepted, {}, folder.path()));
        const LoadedCatalog loaded = loadCatalog(u":/catalog"_s, folder.path());
        QVERIFY(loaded.problems.empty());
        const Tariff *kept = loaded.catalog->tariff(import.accepted[0].id);
        QVERIFY(kept);
        Tariff expected = import.accepted[0];
        expected.source = kept->source; // "user" where the list names none
        QVERIFY(*kept == expected);
        QCOMPARE(loaded.catalog->tariff(import.accepted[1].id)->gpu_candidates,
                 (QStringList{u"a100-80-pcie"_s, u"a100-80-sxm"_s}));
        QVERIFY(!keepTariffs({}, {kept->id}, folder.path()));
        QVERIFY(!loadCatalog(u":/catalog"_s, folder.path()).catalog->tariff(import.accepted[0].id));
    }

    void oldPricesAreMarked()
    {
        const QDate today(2026, 12, 1);
        Tariff tariff;
        tariff.price_date = u"2026-11-30"_s;
        QVERIFY(!isStale(tariff, today));
        tariff.price_date = u"2026-08-01"_s;
        QVERIFY(isStale(tariff, today));
        tariff.price_date = u"2026"_s; // some day of the year: its last
        QVERIFY(!isStale(tariff, QDate(2027, 1, 15)));
        QVERIFY(isStale(tariff, QDate(2027, 6, 1)));
        tariff.price_date.clear();
        QVERIFY(isStale(tariff, today));
    }

private:
    PriceImport imported(const QByteArray &bytes) const
    {
        const Result<PriceTable> table = readPriceTable(bytes, u"list.csv"_s);
        return table ? importPrices(*table, guessMapping(*table), {}, *m_catalog) : PriceImport{};
    }
    static bool doubts(const PriceImport &import, int line, PriceDoubt doubt)
    {
        return std::any_of(import.doubts.begin(), import.doubts.end(),
                           [&](const DoubtfulRow &row) { return row.line == line && row.doubt == doubt; });
    }

    std::shared_ptr<const Catalog> m_catalog;
};

QTEST_GUILESS_MAIN(PriceListTest)
#include "tst_price_list.moc"
