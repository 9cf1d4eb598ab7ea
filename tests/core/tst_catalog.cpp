// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "core/catalog/closest_ids.h"
#include "core/catalog/record_readers.h"
#include "core/units.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace tarozi;

class CatalogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void loadsWithoutProblems();
    void hasTheResearchedCards();
    void specifications_data();
    void specifications();
    void keepsThreeSizesApart();
    void visibleMemoryIsObservedOrAbsent();
    void visibleShareRestsOnObservations();
    void absentStaysAbsent();
    void keepsConflicts();
    void showsClaimsWithTheirAuthor();
    void everyRecordHasSources();
    void everyModelHasAKnownReleaseFormat();
    void tariffsKeepTheirAmounts();
    void tariffsNameCardsOfTheCatalogue();
    void enginesByVersion();
    void comparesVersionsByTheirNumbers();
    void brokenRecordsNameThemselves_data();
    void brokenRecordsNameThemselves();
    void closestIdsComeFirst();

private:
    const Gpu &gpu(const QString &id) const { return *m_loaded.catalog->gpu(id); }

    LoadedCatalog m_loaded;
};

void CatalogTest::initTestCase()
{
    m_loaded = loadCatalog(u":/catalog"_s);
}

void CatalogTest::loadsWithoutProblems()
{
    for (const Error &problem : m_loaded.problems)
        qWarning("%s", qPrintable(describe(problem)));
    QVERIFY(m_loaded.problems.empty());
    QVERIFY(QRegularExpression(u"^20\\d\\d-\\d\\d-\\d\\d$"_s).match(m_loaded.catalog->version()).hasMatch());
}

void CatalogTest::hasTheResearchedCards()
{
    const QStringList expected =
        u"a10 a100-40-pcie a100-40-sxm a100-80-pcie a100-80-sxm a16 a30 a40 b200 b300 gaudi3 gh200-96 h100-nvl "
        u"h100-pcie "
        "h100-sxm h200-nvl h200-sxm l4 l40 l40s mi300x mi325x mi355x rtx-3090 rtx-4080 rtx-4090 rtx-5000-ada rtx-5090 "
        "rtx-6000-ada rtx-a6000 rtx-pro-6000-blackwell-server rtx-pro-6000-blackwell-ws t4 v100-32-pcie v100-32-sxm2"_s
            .split(u' ');
    QStringList ids = gpuIds(*m_loaded.catalog);
    ids.sort();
    QCOMPARE(ids, expected);
}

// Figures of the guides and data sheets (S41-S53 of the reference figures), with their tolerances.
void CatalogTest::specifications_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char *name, double value, double expected, double tolerance) {
        QTest::addRow("%s", name) << value << expected << tolerance;
    };
    const Gpu &rtx4090 = gpu(u"rtx-4090"_s);
    const Gpu &l40s = gpu(u"l40s"_s);
    row("S41 RTX 4090 bandwidth", rtx4090.memory_bandwidth_bytes_per_s, 1008e9, 0);
    row("S42 L40S bandwidth", l40s.memory_bandwidth_bytes_per_s, 864e9, 0);
    row("S43 RTX 4090 BF16", rtx4090.bf16_flops.value_or(0), 165.2e12, 1e-12);
    row("S44 L40S BF16", l40s.bf16_flops.value_or(0), 362.05e12, 1e-12);
    row("S45 L40S FP8", l40s.fp8_flops.value_or(0), 733e12, 0.01);
    row("S46 RTX 4090 CUDA cores", rtx4090.cuda_cores.value_or(0), 16384, 0);
    row("S47 L40S CUDA cores", l40s.cuda_cores.value_or(0), 18176, 0);
    row("S48 RTX 4090 tensor cores", rtx4090.tensor_cores.value_or(0), 512, 0);
    row("S49 L40S tensor cores", l40s.tensor_cores.value_or(0), 568, 0);
    row("S50 RTX 4090 power", rtx4090.board_power_w.value_or(0), 450, 0);
    row("S51 L40S power", l40s.board_power_w.value_or(0), 350, 0);
    row("S52 RTX 4090 FP32", rtx4090.fp32_flops.value_or(0), 82.58e12, 0.001);
    row("S53 L40S FP32", l40s.fp32_flops.value_or(0), 91.6e12, 1e-12);
    row("S39 L40S FP32 per watt", *l40s.fp32_flops / *l40s.board_power_w, 0.262e12, 0.01);
    row("S40 RTX 4090 FP32 per watt", *rtx4090.fp32_flops / *rtx4090.board_power_w, 0.184e12, 0.01);
    row("H100 SXM bandwidth", gpu(u"h100-sxm"_s).memory_bandwidth_bytes_per_s, 3350e9, 0);
    row("PCIe 4.0 x16 each way", l40s.pcie_bytes_per_s_each_way.value_or(0), 31.5e9, 0);
}

void CatalogTest::specifications()
{
    QFETCH(double, value);
    QFETCH(double, expected);
    QFETCH(double, tolerance);
    QVERIFY2(std::abs(value - expected) <= tolerance * expected,
             qPrintable(u"%1, expected %2"_s.arg(value).arg(expected)));
}

// The label, what the driver reports by ECC state, and what a program sees.
void CatalogTest::keepsThreeSizesApart()
{
    const Gpu &l40s = gpu(u"l40s"_s);
    QCOMPARE(l40s.memory_nominal_gb, 48.0);
    QCOMPARE(usableBytes(l40s, EccMode::On), 46068 * kMiB);
    QCOMPARE(usableBytes(l40s, EccMode::Off), 49140 * kMiB);
    QCOMPARE(l40s.ecc_default, EccMode::On);
    QVERIFY(l40s.ecc_switchable);
    QVERIFY(std::abs(*l40s.visible_bytes - 44.35 * kGiB) <= 0.05 * kGiB);

    const Gpu &rtx4090 = gpu(u"rtx-4090"_s);
    QCOMPARE(usableBytes(rtx4090, EccMode::Off), 24564 * kMiB);
    QVERIFY(!rtx4090.usable_bytes_ecc_on);                               // never observed:
    QCOMPARE(usableBytes(rtx4090, EccMode::On), rtx4090.planning_bytes); // planned instead
    QVERIFY(*rtx4090.visible_bytes >= 23.52 * kGiB && *rtx4090.visible_bytes <= 23.65 * kGiB);
    for (const Gpu &card : m_loaded.catalog->gpus()) {
        QVERIFY2(card.planning_bytes > 0.9 * card.memory_nominal_gb * kGB, qPrintable(card.id));
        if (card.visible_bytes)
            QVERIFY2(*card.visible_bytes < usableBytes(card, card.ecc_default), qPrintable(card.id));
    }
}

void CatalogTest::visibleMemoryIsObservedOrAbsent()
{
    QVERIFY(!gpu(u"h200-sxm"_s).visible_bytes);
    QVERIFY(!gpu(u"rtx-4090"_s).visible_of_class);
    QVERIFY(gpu(u"a40"_s).visible_of_class); // the log names "46068 MiB class (L40S / A40 / L40)"
    for (const Gpu &card : m_loaded.catalog->gpus()) {
        if (card.visible_bytes)
            QVERIFY2(!card.visible_source.note.isEmpty() && card.visible_source.kind.startsWith(u"observed"),
                     qPrintable(card.id));
    }
}

void CatalogTest::visibleShareRestsOnObservations()
{
    const std::optional<Coefficient> &share = m_loaded.catalog->visibleShare();
    QVERIFY(share);
    // T4 14.56 of 15 GiB is the lowest, MI300X 191.69 of 191.98 the highest
    QVERIFY(std::abs(share->low - 14.56 / 15) < 1e-4);
    QVERIFY(std::abs(share->high - 191.69 * 1024 / 196592) < 1e-4);
    QVERIFY(share->value > 0.98 && share->value < 0.995);
    QVERIFY(share->rows >= 5 && share->sources >= 2);
}

void CatalogTest::absentStaysAbsent()
{
    QVERIFY(!gpu(u"t4"_s).bf16_flops);
    QVERIFY(!gpu(u"a100-80-sxm"_s).fp8_flops);
    QVERIFY(!gpu(u"l40s"_s).fp4_flops);
    QCOMPARE(gpu(u"t4"_s).native_formats.value(u"bf16"_s, true), false);
    QCOMPARE(gpu(u"l40s"_s).native_formats.value(u"fp8"_s), true);
    QVERIFY(!gpu(u"gaudi3"_s).native_formats.isEmpty());
    QVERIFY(gpu(u"mi300x"_s).compute_capability.isEmpty());
    QCOMPARE(gpu(u"a16"_s).gpus_per_board, 4);
}

// The data sheet's 350 W stands; the article's 300 W is recorded beside it.
void CatalogTest::keepsConflicts()
{
    const std::vector<Conflict> &conflicts = gpu(u"l40s"_s).conflicts;
    QCOMPARE(int(conflicts.size()), 5);
    const auto power = std::find_if(conflicts.begin(), conflicts.end(), [](const Conflict &conflict) {
        return conflict.field == "physical.board_power_w"_L1;
    });
    QVERIFY(power != conflicts.end());
    QVERIFY(power->text.contains(u"300 W"_s) && power->text.contains(u"mClouds"_s) && power->text.contains(u"350"_s));
    int total = 0;
    for (const Gpu &card : m_loaded.catalog->gpus())
        total += int(card.conflicts.size());
    QVERIFY2(total >= 50, qPrintable(QString::number(total)));
}

void CatalogTest::showsClaimsWithTheirAuthor()
{
    const std::vector<Claim> claims = m_loaded.catalog->claimsAbout(gpu(u"l40s"_s));
    const auto says = [&](const QString &author, const QString &part) {
        return std::any_of(claims.begin(), claims.end(), [&](const Claim &claim) {
            return claim.author == author && claim.text.contains(part) && !claim.source.title.isEmpty();
        });
    };
    QVERIFY(says(u"mClouds"_s, u"BERT Large 10-15 %"_s));
    QVERIFY(says(u"mClouds"_s, u"ResNet"_s));
    QVERIFY(says(u"NVIDIA"_s, u"1.2 x"_s));
    QVERIFY(m_loaded.catalog->claimsAbout(gpu(u"t4"_s)).empty());
    for (const Claim &claim : m_loaded.catalog->claims()) {
        for (const QString &id : claim.gpus)
            QVERIFY2(m_loaded.catalog->gpu(id), qPrintable(id));
    }
}

void CatalogTest::everyRecordHasSources()
{
    for (const Gpu &card : m_loaded.catalog->gpus()) {
        QVERIFY2(card.sources.size() >= 2, qPrintable(card.id));
        for (const Source &source : card.sources) {
            QVERIFY2(!source.title.isEmpty(), qPrintable(card.id));
            // a source names fields of the record, not of the files it was researched in
            for (const QString &field : source.fields)
                QVERIFY2(!field.contains(u"_gb_s"_s) || field.contains(u'.'), qPrintable(field));
        }
    }
    for (const Tariff &tariff : m_loaded.catalog->tariffs())
        QVERIFY2(!tariff.source.isEmpty(), qPrintable(tariff.id));
    for (const LanguageModel &model : m_loaded.catalog->models())
        QVERIFY2(!model.sources.empty(), qPrintable(model.id));
}

void CatalogTest::everyModelHasAKnownReleaseFormat()
{
    for (const LanguageModel &model : m_loaded.catalog->models())
        QVERIFY2(m_loaded.catalog->weightFormat(model.released_format), qPrintable(model.id));
    QCOMPARE(m_loaded.catalog->model(u"meta-llama/Llama-3.1-8B"_s)->released_format, u"bf16"_s);
    QCOMPARE(m_loaded.catalog->model(u"deepseek-ai/DeepSeek-V3"_s)->released_format, u"fp8-block"_s);
    QCOMPARE(m_loaded.catalog->model(u"openai/gpt-oss-20b"_s)->released_format, u"mxfp4"_s);
    QVERIFY(m_loaded.catalog->weightFormat(genericModel(8e9).released_format));
}

void CatalogTest::tariffsKeepTheirAmounts()
{
    QCOMPARE(int(m_loaded.catalog->tariffs().size()), 368);
    const Tariff *rent = m_loaded.catalog->tariff(u"t0001"_s);
    QVERIFY(rent);
    QCOMPARE(rent->gpu_id, u"b300"_s);
    QCOMPARE(rent->price_per_gpu_hour, std::optional(7.89));
    QCOMPARE(rent->currency, u"USD"_s);
    QCOMPARE(rent->price_date, u"2026-09-19"_s);
    const Tariff *on_request = m_loaded.catalog->tariff(u"t0255"_s);
    QVERIFY(on_request && !on_request->amount && on_request->purchase_model == "on request"_L1);
    const Tariff *range = m_loaded.catalog->tariff(u"t0349"_s); // 800,000 to 1,100,000 roubles for an L40S
    QVERIFY(range && *range->amount == 800000 && *range->amount_high == 1100000);
}

void CatalogTest::tariffsNameCardsOfTheCatalogue()
{
    int named = 0;
    for (const Tariff &tariff : m_loaded.catalog->tariffs()) {
        if (!tariff.gpu_id.isEmpty())
            QVERIFY2(m_loaded.catalog->gpu(tariff.gpu_id), qPrintable(tariff.id));
        for (const QString &candidate : tariff.gpu_candidates)
            QVERIFY2(m_loaded.catalog->gpu(candidate), qPrintable(tariff.id + u' ' + candidate));
        named += tariff.gpu_id.isEmpty() ? 0 : 1;
    }
    QCOMPARE(named, 213); // 155 of 368 name no single card
}

void CatalogTest::enginesByVersion()
{
    Catalog::Content content;
    const auto add = [&](const QString &id, const QString &from, double limit, bool is_default) {
        Engine engine;
        engine.id = id;
        engine.from_version = from;
        engine.default_memory_limit = limit;
        engine.is_default = is_default;
        content.engines.push_back(engine);
    };
    add(u"e"_s, u"0.22"_s, 0.3, false);
    add(u"e"_s, u"0.9"_s, 0.1, false);
    add(u"e"_s, u"0.17"_s, 0.2, true);
    add(u"other"_s, u"1"_s, 0.9, true);
    const Catalog catalog(content);
    QCOMPARE(catalog.engine(u"e"_s)->default_memory_limit, 0.2);
    QCOMPARE(catalog.engine(u"e"_s, u"0.19.1"_s)->default_memory_limit, 0.2);
    QCOMPARE(catalog.engine(u"e"_s, u"0.16"_s)->default_memory_limit, 0.1);
    QCOMPARE(catalog.engine(u"e"_s, u"1.0"_s)->default_memory_limit, 0.3);
    QCOMPARE(catalog.engine(u"e"_s, u"0.1"_s)->default_memory_limit, 0.1); // older than all: the oldest
    QVERIFY(!catalog.engine(u"f"_s));
}

void CatalogTest::comparesVersionsByTheirNumbers()
{
    QVERIFY(compareVersions(u"0.9"_s, u"0.11"_s) < 0);
    QVERIFY(compareVersions(u"b4000"_s, u"b12000"_s) < 0);
    QVERIFY(compareVersions(u"v0.11.0"_s, u"0.11"_s) == 0);
    QVERIFY(compareVersions(QString(), u"0.0.1"_s) < 0);
}

void CatalogTest::brokenRecordsNameThemselves_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<int>("problem");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const QByteArray &record, Problem problem, const QString &place,
                        const QString &found) {
        QTest::addRow("%s", name) << record << int(problem) << place << found;
    };
    const QByteArray head = R"({"id": "x1", "name": "X1", "vendor": "V", )";
    row("no memory", head + R"("segment": "consumer"})", Problem::MissingKey, u"records[1] (x1).memory"_s, {});
    row("size in quotes", head + R"("memory": {"nominal_gb": "24"}})", Problem::WrongType,
        u"records[1] (x1).memory.nominal_gb"_s, u"\"24\""_s);
    row("negative bandwidth", head + R"("memory": {"nominal_gb": 24, "bandwidth_gb_s": -1}})", Problem::OutOfRange,
        u"records[1] (x1).memory.bandwidth_gb_s"_s, u"-1"_s);
    row("unknown ECC word", head + R"("memory": {"nominal_gb": 24, "bandwidth_gb_s": 1, "ecc": "maybe"}})",
        Problem::OutOfRange, u"records[1] (x1).memory.ecc"_s, u"\"maybe\""_s);
    row("no id", R"({"name": "X1"})", Problem::MissingKey, u"records[1].id"_s, {});
    row("no object", "7", Problem::WrongType, u"records[1]"_s, u"7"_s);
    row("id twice", R"({"id": "good", "name": "G", "vendor": "V", "memory": {"nominal_gb": 1, "bandwidth_gb_s": 1}})",
        Problem::Duplicate, u"records[1] (good).id"_s, u"\"good\""_s);
    row("source without a title",
        head + R"("memory": {"nominal_gb": 1, "bandwidth_gb_s": 1}, "sources": [{"title": "t"}, {"url": "u"}]})",
        Problem::MissingKey, u"records[1] (x1).sources[1].title"_s, {});
}

void CatalogTest::brokenRecordsNameThemselves()
{
    QFETCH(QByteArray, record);
    QFETCH(int, problem);
    QFETCH(QString, place);
    QFETCH(QString, found);
    const QByteArray good =
        R"({"id": "good", "name": "G", "vendor": "V", "memory": {"nominal_gb": 24, "bandwidth_gb_s": 1000}})";
    const GpuRecords records =
        readGpus(R"({"version": "2026-01-01", "records": [)" + good + ", " + record + "]}", u"gpus.json"_s);
    QCOMPARE(int(records.records.size()), 1);
    QCOMPARE(records.records[0].planning_bytes, 24e9); // no driver's figure: the label in decimal bytes
    QCOMPARE(int(records.problems.size()), 1);
    QCOMPARE(int(records.problems[0].problem), problem);
    QCOMPARE(records.problems[0].file, u"gpus.json"_s);
    QCOMPARE(records.problems[0].place, place);
    QCOMPARE(records.problems[0].found, found);
}

void CatalogTest::closestIdsComeFirst()
{
    const QStringList ids = gpuIds(*m_loaded.catalog);
    QCOMPARE(closestIds(u"rtx4090"_s, ids).first(), u"rtx-4090"_s);
    QCOMPARE(closestIds(u"H100"_s, ids).size(), 3);
    QVERIFY(closestIds(u"H100"_s, ids).first().startsWith(u"h100"_s));
    QVERIFY(closestIds(u"zzzzzzzz"_s, ids).isEmpty());
    QVERIFY(closestIds(QString(100000, u'x'), ids).isEmpty());
}

QTEST_GUILESS_MAIN(CatalogTest)
#include "tst_catalog.moc"
