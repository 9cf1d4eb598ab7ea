// SPDX-License-Identifier: GPL-3.0-or-later
#include "assess_fixture.h"
#include "core/advice/fixes.h"

using namespace Qt::StringLiterals;
using namespace tarozi;
using namespace tarozi::test;

// What is offered to a card that does not hold the workload.
class FixesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_fixture.load(); }
    void fixesFix();
    void fixesSpeakOfTheEngine();
    void contextIsNotCutToNothing();

private:
    AssessFixture m_fixture;
};

void FixesTest::fixesFix()
{
    Scenario scenario = m_fixture.onCard(u"rtx-4090"_s);
    scenario.serving.concurrency = 8;
    const Assessed today = m_fixture.only(scenario);
    QCOMPARE(today.verdict, Verdict::DoesNotFit);
    const std::vector<Fix> found = fixes(scenario, *m_fixture.catalog, 0);
    QVERIFY(found.size() >= 4);
    QSet<int> kinds;
    for (const Fix &fix : found) {
        kinds.insert(int(fix.kind));
        const Assessed after = m_fixture.only(fix.scenario);
        QCOMPARE(after.verdict, fix.verdict);
        QVERIFY(after.verdict == Verdict::Fits || after.verdict == Verdict::Tight);
        QCOMPARE(fix.need_change, after.memory.need - today.memory.need);
    }
    for (const FixKind kind : {FixKind::KvFormat, FixKind::FewerRequests, FixKind::ShorterContext, FixKind::MoreGpus})
        QVERIFY(kinds.contains(int(kind)));
    QVERIFY(fixes(m_fixture.onCard(u"l40s"_s), *m_fixture.catalog, 0).empty());
}

// llama.cpp has no 8-bit float cache and splits layers: it is offered q8_0, and more cards without a word of tensors.
void FixesTest::fixesSpeakOfTheEngine()
{
    Scenario scenario = m_fixture.onCard(u"rtx-4090"_s);
    scenario.serving.engine.engine = u"llama.cpp"_s;
    scenario.serving.concurrency = 12;
    QCOMPARE(m_fixture.only(scenario).verdict, Verdict::DoesNotFit);
    QSet<QString> formats;
    bool cards = false;
    for (const Fix &fix : fixes(scenario, *m_fixture.catalog, 0)) {
        if (fix.kind == FixKind::KvFormat)
            formats.insert(fix.scenario.serving.kv);
        if (fix.kind == FixKind::MoreGpus) {
            cards = true;
            QCOMPARE(fix.text, QString());
            QCOMPARE(m_fixture.only(fix.scenario).resolved.parallelism, Parallelism::LayerSplit);
        }
    }
    QVERIFY(formats.contains(u"q8_0"_s));
    QVERIFY(!formats.contains(u"fp8"_s));
    QVERIFY(cards);
    scenario.serving.engine.flash_attention = false; // which its small caches need
    for (const Fix &fix : fixes(scenario, *m_fixture.catalog, 0))
        QVERIFY(fix.kind != FixKind::KvFormat);
    scenario.serving.kv = u"fp8"_s;
    QVERIFY(has(m_fixture.only(scenario), FindingId::KvFormatNotInEngine));
    scenario.serving.engine.engine = u"vllm"_s;
    QVERIFY(!has(m_fixture.only(scenario), FindingId::KvFormatNotInEngine));
}

// Weights of 70 billion in 4 bit leave an RTX 4090 no cache: no length helps, and none is offered. Where one does, it
// is long enough for a prompt, at least an eighth of what was asked.
void FixesTest::contextIsNotCutToNothing()
{
    for (const QString &engine : {u"vllm"_s, u"llama.cpp"_s}) {
        for (const qint64 context : {qint64(4096), qint64(131'072)}) {
            for (const qint64 requests : {1, 4, 16, 64, 256}) {
                Scenario scenario = m_fixture.onCard(u"rtx-4090"_s);
                scenario.serving.engine.engine = engine;
                scenario.serving.context = context;
                scenario.serving.concurrency = requests;
                for (const Fix &fix : fixes(scenario, *m_fixture.catalog, 0)) {
                    if (fix.kind == FixKind::ShorterContext)
                        QVERIFY(fix.scenario.serving.context >= std::max<qint64>(2048, context / 8));
                }
            }
        }
    }
}

QTEST_APPLESS_MAIN(FixesTest)
#include "tst_fixes.moc"
