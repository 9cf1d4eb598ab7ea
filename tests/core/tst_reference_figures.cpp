// SPDX-License-Identifier: GPL-3.0-or-later
#include "assess_fixture.h"
#include "core/units.h"

using namespace Qt::StringLiterals;
using namespace tarozi;
using namespace tarozi::test;

// The front door against figures that the field has printed.
class ReferenceFiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_fixture.load(); }
    void weights_data();
    void weights();
    void decodeCeilings_data();
    void decodeCeilings();
    void ceilingsFromTensorsAreClose_data();
    void ceilingsFromTensorsAreClose();
    void refinedCeilingReadsTheCacheAndNoEmbedding();
    void seventyBillionInFourBitsOnA30();
    void seventyBillionInFourBitsOnL40s();
    void requestsOnOneCard_data();
    void requestsOnOneCard();
    void specifications_data();
    void specifications();

private:
    AssessFixture m_fixture;
};

void ReferenceFiguresTest::weights_data()
{
    QTest::addColumn<QString>("model"); // empty: a bare size of 8e9
    QTest::addColumn<QString>("format");
    QTest::addColumn<double>("unit");
    QTest::newRow("S01") << QString() << u"bf16"_s << kGB;
    QTest::newRow("S02") << QString() << u"bf16"_s << kGiB;
    QTest::newRow("S03") << u"meta-llama/Llama-3.1-8B"_s << u"bf16"_s << kGB;
    QTest::newRow("S04") << u"meta-llama/Llama-3.1-8B"_s << u"awq-int4"_s << kGB;
    QTest::newRow("S05") << u"meta-llama/Llama-3.1-70B"_s << u"awq-int4"_s << kGB;
}

void ReferenceFiguresTest::weights()
{
    QFETCH(QString, model);
    QFETCH(QString, format);
    QFETCH(double, unit);
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    Scenario scenario = m_fixture.onCard(u"h200-sxm"_s);
    scenario.serving.weights = format;
    if (model.isEmpty())
        scenario.serving.model.parameters = 8e9;
    else
        scenario.serving.model.id = model;
    compareWithin(m_fixture.only(scenario).memory.weights / unit, m_fixture.reference(id), m_fixture.tolerance(id));
}

void ReferenceFiguresTest::decodeCeilings_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<double>("bytes");
    const auto add = [](const char *id, const QString &gpu, double bytes) { QTest::newRow(id) << gpu << bytes; };
    add("S06", u"a30"_s, kGuideBf16);
    add("S07", u"a30"_s, kGuideInt4);
    add("S08", u"l40s"_s, kGuideBf16);
    add("S09", u"l40s"_s, kGuideInt4);
    add("S10", u"l40s"_s, kGuide70b);
    add("S11", u"rtx-pro-6000-blackwell-server"_s, kGuideBf16);
    add("S12", u"rtx-pro-6000-blackwell-server"_s, kGuideInt4);
    add("S13", u"rtx-pro-6000-blackwell-server"_s, kGuide70b);
    add("S14", u"a100-80-pcie"_s, kGuideBf16);
    add("S15", u"a100-80-pcie"_s, kGuideInt4);
    add("S16", u"a100-80-pcie"_s, kGuide70b);
    add("S17", u"h100-sxm"_s, kGuideBf16);
    add("S18", u"h100-sxm"_s, kGuideInt4);
    add("S19", u"h100-sxm"_s, kGuide70b);
    add("S20", u"h200-sxm"_s, kGuideBf16);
    add("S21", u"h200-sxm"_s, kGuideInt4);
    add("S22", u"h200-sxm"_s, kGuide70b);
}

void ReferenceFiguresTest::decodeCeilings()
{
    QFETCH(QString, gpu);
    QFETCH(double, bytes);
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    Scenario scenario = m_fixture.onCard(gpu);
    scenario.serving.model.weights_bytes = bytes;
    const Assessed assessed = m_fixture.only(scenario);
    compareAsPrinted(assessed.speed.decode_ceiling_tok_s, m_fixture.reference(id), m_fixture.tolerance(id));
    QVERIFY(has(assessed, FindingId::WeightsGiven));
}

void ReferenceFiguresTest::ceilingsFromTensorsAreClose_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("format");
    QTest::newRow("S08") << u"meta-llama/Llama-3.1-8B"_s << u"bf16"_s;
    QTest::newRow("S09") << u"meta-llama/Llama-3.1-8B"_s << u"awq-int4"_s;
    QTest::newRow("S10") << u"meta-llama/Llama-3.1-70B"_s << u"awq-int4"_s;
}

void ReferenceFiguresTest::ceilingsFromTensorsAreClose()
{
    QFETCH(QString, model);
    QFETCH(QString, format);
    Scenario scenario = m_fixture.onCard(u"l40s"_s);
    scenario.serving.model.id = model;
    scenario.serving.weights = format;
    compareWithin(m_fixture.only(scenario).speed.decode_ceiling_tok_s,
                  m_fixture.reference(QString::fromLatin1(QTest::currentDataTag())), 0.015);
}

// 8,030,261,248 parameters less the embedding of 128,256 x 4,096, in 2 bytes, and 8,192 tokens of 131,072 bytes:
// 15,009,849,344 + 1,073,741,824 = 16,083,591,168 bytes at 864 GB/s.
void ReferenceFiguresTest::refinedCeilingReadsTheCacheAndNoEmbedding()
{
    const Assessed assessed = m_fixture.only(m_fixture.onCard(u"l40s"_s));
    compareWithin(assessed.speed.decode_ceiling_refined_tok_s, 864e9 / 16'083'591'168.0, 1e-9);
}

void ReferenceFiguresTest::seventyBillionInFourBitsOnA30()
{
    Scenario scenario = m_fixture.onCard(u"a30"_s);
    scenario.serving.model.id = u"meta-llama/Llama-3.1-70B"_s;
    scenario.serving.weights = u"awq-int4"_s;
    const Assessed assessed = m_fixture.only(scenario); // S23
    QCOMPARE(assessed.verdict, Verdict::DoesNotFit);
    QVERIFY(has(assessed, FindingId::WeightsExceedLimit));
    QVERIFY(assessed.speed.decode_ceiling_tok_s > 0); // ceilings stay
}

// S24: by the engine's rule it does not fit at 0.90, and is tight at 0.95 with 1.7 to 1.9 requests.
void ReferenceFiguresTest::seventyBillionInFourBitsOnL40s()
{
    Scenario scenario = m_fixture.onCard(u"l40s"_s);
    scenario.serving.model.id = u"meta-llama/Llama-3.1-70B"_s;
    scenario.serving.weights = u"awq-int4"_s;
    scenario.serving.engine.version = u"0.19"_s;
    scenario.serving.engine.memory_limit = 0.90;
    Assessed assessed = m_fixture.only(scenario);
    QCOMPARE(assessed.verdict, Verdict::DoesNotFit);
    QVERIFY(has(assessed, FindingId::KvCacheExceedsLimit));

    scenario.serving.engine.memory_limit = 0.95;
    assessed = m_fixture.only(scenario);
    QCOMPARE(assessed.verdict, Verdict::Tight);
    QVERIFY(has(assessed, FindingId::Tight));
    QVERIFY(!has(assessed, FindingId::LimitLeavesNoRoom));
    QVERIFY2(assessed.capacity.max_concurrency >= 1.7 && assessed.capacity.max_concurrency <= 1.9,
             qPrintable(QString::number(assessed.capacity.max_concurrency)));
}

void ReferenceFiguresTest::requestsOnOneCard_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::newRow("S25") << u"rtx-4090"_s;
    QTest::newRow("S26") << u"h100-sxm"_s;
}

void ReferenceFiguresTest::requestsOnOneCard()
{
    QFETCH(QString, gpu);
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    Scenario scenario = m_fixture.onCard(gpu);
    scenario.serving.engine.version = u"0.19"_s;
    scenario.serving.engine.memory_limit = 0.9;
    compareWithin(m_fixture.only(scenario).capacity.max_concurrency, m_fixture.reference(id), m_fixture.tolerance(id));
}

void ReferenceFiguresTest::specifications_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<double>("found");
    const auto add = [](const char *id, const QString &gpu, double found) { QTest::newRow(id) << gpu << found; };
    const Gpu &rtx = *m_fixture.catalog->gpu(u"rtx-4090"_s);
    const Gpu &l40s = *m_fixture.catalog->gpu(u"l40s"_s);
    add("S39", l40s.id, *l40s.fp32_flops / 1e12 / *l40s.board_power_w);
    add("S40", rtx.id, *rtx.fp32_flops / 1e12 / *rtx.board_power_w);
    add("S41", rtx.id, rtx.memory_bandwidth_bytes_per_s / 1e9);
    add("S42", l40s.id, l40s.memory_bandwidth_bytes_per_s / 1e9);
    add("S43", rtx.id, *rtx.bf16_flops / 1e12);
    add("S44", l40s.id, *l40s.bf16_flops / 1e12);
    add("S45", l40s.id, *l40s.fp8_flops / 1e12);
    add("S46", rtx.id, *rtx.cuda_cores);
    add("S47", l40s.id, *l40s.cuda_cores);
    add("S48", rtx.id, *rtx.tensor_cores);
    add("S49", l40s.id, *l40s.tensor_cores);
    add("S50", rtx.id, *rtx.board_power_w);
    add("S51", l40s.id, *l40s.board_power_w);
    add("S52", rtx.id, *rtx.fp32_flops / 1e12);
    add("S53", l40s.id, *l40s.fp32_flops / 1e12);
}

void ReferenceFiguresTest::specifications()
{
    QFETCH(double, found);
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    compareWithin(found, m_fixture.reference(id), m_fixture.tolerance(id));
}

QTEST_APPLESS_MAIN(ReferenceFiguresTest)
#include "tst_reference_figures.moc"
