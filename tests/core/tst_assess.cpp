// SPDX-License-Identifier: GPL-3.0-or-later
#include "assess_fixture.h"
#include "core/advice/fixes.h"
#include "core/units.h"

using namespace Qt::StringLiterals;
using namespace tarozi;
using namespace tarozi::test;

// What holds of every assessment: budgets, findings, leads, explanations, curves.
class AssessTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_fixture.load(); }
    void tightIsATenthOfTheNeed();
    void twoCardsAreTwoBudgets();
    void stackClosesToWhatTheDriverReports_data();
    void stackClosesToWhatTheDriverReports();
    void maxContextIsTheLastThatFits();
    void findings();
    void offloadIsFoundWhereWeightsLeaveTheCard();
    void refusesAStartWhoseLimitIsNotFree();
    void leadsNameTheBetterOne();
    void costAtTheCeiling_data();
    void costAtTheCeiling();
    void unknownIdsAreNotModelled();
    void explanationsEndInTheFigure_data();
    void explanationsEndInTheFigure();
    void curveMeetsTheAssessment();
    void isPure();

private:
    AssessFixture m_fixture;
};

// S56: with the limit moved through 1.1 x need, the verdict turns exactly there.
void AssessTest::tightIsATenthOfTheNeed()
{
    Scenario scenario = m_fixture.onCard(u"l40s"_s);
    const MemoryFigures memory = m_fixture.only(scenario).memory;
    const double turn = (1 + m_fixture.reference(u"S56"_s)) * memory.need / memory.visible;
    scenario.serving.engine.memory_limit = turn * 1.0001;
    QCOMPARE(m_fixture.only(scenario).verdict, Verdict::Fits);
    scenario.serving.engine.memory_limit = turn * 0.9999;
    QCOMPARE(m_fixture.only(scenario).verdict, Verdict::Tight);
    scenario.serving.engine.memory_limit = memory.need / memory.visible * 0.9999;
    QCOMPARE(m_fixture.only(scenario).verdict, Verdict::DoesNotFit);
}

void AssessTest::twoCardsAreTwoBudgets()
{
    Scenario scenario = m_fixture.onCard(u"rtx-4090"_s, 2);
    const Assessed assessed = m_fixture.only(scenario);
    QCOMPARE(assessed.memory.nominal, 24 * kGB); // S57
    QVERIFY(assessed.memory.limit < 24 * kGB);
    QVERIFY(has(assessed, FindingId::TwoBudgets));
    QVERIFY(has(assessed, FindingId::NoNvlink));
    QCOMPARE(assessed.resolved.parallelism, Parallelism::Pipeline);
    // 16 layers of 218,112,000 parameters and the embedding (or the head and the norm) each
    compareWithin(assessed.memory.weights, 8'030'261'248.0, 0.001);
}

void AssessTest::stackClosesToWhatTheDriverReports_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("version");
    for (const Engine &engine : m_fixture.catalog->engines())
        QTest::addRow("%s %s", qPrintable(engine.id), qPrintable(engine.from_version))
            << engine.id << engine.from_version;
}

void AssessTest::stackClosesToWhatTheDriverReports()
{
    QFETCH(QString, engine);
    QFETCH(QString, version);
    Scenario scenario = m_fixture.onCard(u"rtx-4090"_s);
    scenario.serving.engine.engine = engine;
    scenario.serving.engine.version = version;
    scenario.serving.engine.other_tenants_bytes = 0.4 * kGiB;
    const MemoryFigures m = m_fixture.only(scenario).memory;
    const double components = m.weights + m.kv_cache + m.activations + m.graphs + m.runtime + m.other_tenants;
    compareWithin(components, m.need + m.outside_limit, 1e-12);
    QVERIFY(components < m.usable);
    QVERIFY(m.need_low <= m.need && m.need <= m.need_high);
    QVERIFY(m.visible <= m.usable && m.limit <= m.visible);
    QCOMPARE(m.headroom, m.limit - m.need);
}

void AssessTest::maxContextIsTheLastThatFits()
{
    for (const QString &engine : {u"vllm"_s, u"llama.cpp"_s, u"sglang"_s}) {
        for (const QString &model : {u"meta-llama/Llama-3.1-8B"_s, u"google/gemma-3-12b-it"_s}) {
            Scenario scenario = m_fixture.onCard(u"l40s"_s);
            scenario.serving.model.id = model;
            scenario.serving.engine.engine = engine;
            scenario.serving.concurrency = 2;
            const qint64 longest = m_fixture.only(scenario).capacity.max_context;
            scenario.serving.context = longest;
            QVERIFY2(longest > 8192, qPrintable(engine + u' ' + model));
            QVERIFY(m_fixture.only(scenario).memory.headroom >= 0);
            scenario.serving.context = longest + 256;
            QVERIFY2(m_fixture.only(scenario).memory.headroom < 0, qPrintable(engine + u' ' + model));
        }
    }
}

void AssessTest::findings()
{
    Scenario scenario = m_fixture.onCard(u"a100-80-sxm"_s);
    scenario.serving.weights = u"fp8"_s;
    QVERIFY(has(m_fixture.only(scenario), FindingId::FormatNotNative));
    scenario.serving.weights = u"q4_k_m"_s;
    QVERIFY(has(m_fixture.only(scenario), FindingId::FormatNotInEngine));
    scenario = m_fixture.onCard(u"l40s"_s);
    scenario.serving.context = 200'000; // made for 131,072
    QVERIFY(has(m_fixture.only(scenario), FindingId::ContextBeyondModel));
    scenario.serving.context = 8192;
    scenario.serving.concurrency = 64;
    const Assessed queued = m_fixture.only(scenario);
    QVERIFY(has(queued, FindingId::RequestsQueue));
    QCOMPARE(queued.verdict, Verdict::DoesNotFit);
    scenario.serving.concurrency = 1;
    scenario.serving.engine.version = u"0.99"_s;
    QVERIFY(has(m_fixture.only(scenario), FindingId::EngineVersionOutsideEvidence));
    scenario = m_fixture.onCard(u"l40s"_s);
    scenario.serving.model.parameters = 13e9;
    QVERIFY(has(m_fixture.only(scenario), FindingId::GenericArchitecture));
}

// The embedding that llama.cpp keeps in host memory is no offload; layers that were not asked onto the card are.
void AssessTest::offloadIsFoundWhereWeightsLeaveTheCard()
{
    Scenario scenario = m_fixture.onCard(u"l40s"_s);
    scenario.serving.engine.engine = u"llama.cpp"_s;
    const Assessed whole = m_fixture.only(scenario);
    QVERIFY(!has(whole, FindingId::OffloadSlows));
    compareWithin(whole.memory.host_ram, 128'256.0 * 4'096 * 2, 1e-9);
    scenario.serving.engine.gpu_layers = 20;
    const Assessed half = m_fixture.only(scenario);
    QVERIFY(has(half, FindingId::OffloadSlows));
    QVERIFY(half.memory.weights < whole.memory.weights);
}

void AssessTest::refusesAStartWhoseLimitIsNotFree()
{
    // A 44.39 GiB card of which 40.2 are free refuses 0.92 of it (a public report of vLLM).
    Scenario scenario = m_fixture.onCard(u"l40s"_s);
    scenario.serving.engine.version = u"0.22"_s;
    scenario.serving.engine.other_tenants_bytes = (44.39 - 40.2 - 0.51) * kGiB;
    const Assessed assessed = m_fixture.only(scenario);
    QCOMPARE(assessed.resolved.memory_limit_share, 0.92);
    QVERIFY(has(assessed, FindingId::EngineRefusesStart));
    QVERIFY(assessed.memory.headroom > 0); // the need alone would fit
    QVERIFY(refusesStart(assessed));
    QCOMPARE(assessed.verdict, Verdict::DoesNotFit);
    const std::vector<Fix> found = fixes(scenario, *m_fixture.catalog, 0);
    QVERIFY(!found.empty());
    QCOMPARE(found.front().kind, FixKind::LowerLimit);
    QVERIFY(!has(m_fixture.only(found.front().scenario), FindingId::EngineRefusesStart));
    scenario.serving.engine.other_tenants_bytes = 0; // the same card, all of it free
    QVERIFY(!refusesStart(m_fixture.only(scenario)));
    QCOMPARE(m_fixture.only(scenario).verdict, Verdict::Fits);
}

void AssessTest::leadsNameTheBetterOne()
{
    const Assessment assessment = assess(Scenario(), *m_fixture.catalog); // rtx-4090 against l40s
    const auto lead = [&](Quantity quantity) {
        const auto it = std::find_if(assessment.leads.begin(), assessment.leads.end(),
                                     [&](const Lead &candidate) { return candidate.quantity == quantity; });
        return it == assessment.leads.end() ? Lead{} : *it;
    };
    QCOMPARE(lead(Quantity::DecodeCeiling).leader, 0);
    compareWithin(lead(Quantity::DecodeCeiling).ratio, 1008.0 / 864.0, 1e-9);
    QCOMPARE(lead(Quantity::MaxConcurrency).leader, 1);
    QCOMPARE(lead(Quantity::Headroom).leader, 1);

    Scenario equal = m_fixture.onCard(u"l40s"_s);
    equal.candidates.push_back(equal.candidates.front());
    for (const Lead &nobody : assess(equal, *m_fixture.catalog).leads)
        QCOMPARE(nobody.leader, -1);
}

void AssessTest::costAtTheCeiling_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<double>("price");
    QTest::newRow("S34") << u"a30"_s << 52.68;
    QTest::newRow("S35") << u"a100-80-pcie"_s << 197.41;
    QTest::newRow("S36") << u"h100-sxm"_s << 410.94;
    QTest::newRow("S37") << u"l40s"_s << 132.46;
    QTest::newRow("S38") << u"rtx-pro-6000-blackwell-server"_s << 329.66;
}

void AssessTest::costAtTheCeiling()
{
    QFETCH(QString, gpu);
    QFETCH(double, price);
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    Scenario scenario = m_fixture.onCard(gpu);
    scenario.serving.model.weights_bytes = kGuideInt4;
    scenario.price.amount_per_gpu_hour = price;
    const Assessed assessed = m_fixture.only(scenario);
    QVERIFY(assessed.cost);
    QCOMPARE(assessed.cost->per_hour, price);
    compareWithin(assessed.cost->per_million_output_tokens_at_ceiling, m_fixture.reference(id),
                  m_fixture.tolerance(id));
    scenario.candidates.front().count = 2;
    QCOMPARE(m_fixture.only(scenario).cost->per_hour, 2 * price);
}

void AssessTest::unknownIdsAreNotModelled()
{
    const Assessed assessed = m_fixture.only(m_fixture.onCard(u"no-such-card"_s));
    QCOMPARE(assessed.verdict, Verdict::NotModelled);
    QVERIFY(!assessed.not_modelled.isEmpty());
    Scenario split = m_fixture.onCard(u"h100-sxm"_s, 3);
    split.candidates.front().tensor = 3; // 32 heads
    QCOMPARE(m_fixture.only(split).verdict, Verdict::NotModelled);
}

void AssessTest::explanationsEndInTheFigure_data()
{
    QTest::addColumn<Quantity>("quantity");
    QTest::addColumn<double>("figure");
    Scenario scenario = m_fixture.onCard(u"l40s"_s);
    scenario.price.amount_per_gpu_hour = 100;
    const Assessed a = m_fixture.only(scenario);
    const auto add = [](const char *name, Quantity quantity, double figure) {
        QTest::newRow(name) << quantity << figure;
    };
    add("weights", Quantity::Weights, a.memory.weights);
    add("KV cache", Quantity::KvCache, a.memory.kv_cache);
    add("activations", Quantity::Activations, a.memory.activations);
    add("runtime", Quantity::Runtime, a.memory.runtime);
    add("graphs", Quantity::Graphs, a.memory.graphs);
    add("need", Quantity::Need, a.memory.need);
    add("outside", Quantity::OutsideLimit, a.memory.outside_limit);
    add("usable", Quantity::UsableMemory, a.memory.usable);
    add("visible", Quantity::VisibleMemory, a.memory.visible);
    add("limit", Quantity::Limit, a.memory.limit);
    add("headroom", Quantity::Headroom, a.memory.headroom);
    add("KV tokens", Quantity::KvTokens, a.capacity.kv_tokens);
    add("max concurrency", Quantity::MaxConcurrency, a.capacity.max_concurrency);
    add("max context", Quantity::MaxContext, double(a.capacity.max_context));
    add("ceiling", Quantity::DecodeCeiling, a.speed.decode_ceiling_tok_s);
    add("refined", Quantity::DecodeCeilingRefined, a.speed.decode_ceiling_refined_tok_s);
    add("prefill", Quantity::PrefillCeiling, *a.speed.prefill_ceiling_tok_s);
    add("cost", Quantity::CostPerMillionOutputTokensAtCeiling, a.cost->per_million_output_tokens_at_ceiling);
}

void AssessTest::explanationsEndInTheFigure()
{
    QFETCH(Quantity, quantity);
    QFETCH(double, figure);
    Scenario scenario = m_fixture.onCard(u"l40s"_s);
    scenario.price.amount_per_gpu_hour = 100;
    const Derivation derivation = explain(scenario, *m_fixture.catalog, 0, quantity);
    QVERIFY(!derivation.steps.empty());
    const Step &last = derivation.steps.back();
    QCOMPARE(last.result, quantity);
    QCOMPARE(last.value, figure);
    QVERIFY(!last.formula.isEmpty());
    QVERIFY(!last.terms.empty());
    const bool sourced = std::any_of(derivation.steps.begin(), derivation.steps.end(), [](const Step &step) {
        return std::any_of(step.terms.begin(), step.terms.end(),
                           [](const Term &term) { return !term.sources.empty(); });
    });
    QVERIFY(sourced);
}

void AssessTest::curveMeetsTheAssessment()
{
    const Scenario scenario = m_fixture.onCard(u"l40s"_s);
    const std::vector<CurvePoint> curve = needOverContext(scenario, *m_fixture.catalog, 0, 1024, 131'072, 128);
    QCOMPARE(curve.size(), size_t(128));
    QCOMPARE(curve.front().context, 1024.0);
    QCOMPARE(curve.back().context, 131'072.0);
    QVERIFY(std::is_sorted(curve.begin(), curve.end(),
                           [](const CurvePoint &a, const CurvePoint &b) { return a.need < b.need; }));
    for (const qint64 context : {1024, 131'072}) {
        Scenario asked = scenario;
        asked.serving.context = context;
        compareWithin(context == 1024 ? curve.front().need : curve.back().need, m_fixture.only(asked).memory.need,
                      1e-12);
    }
}

void AssessTest::isPure()
{
    const Scenario scenario;
    QCOMPARE(assess(scenario, *m_fixture.catalog), assess(scenario, *m_fixture.catalog));
}

QTEST_APPLESS_MAIN(AssessTest)
#include "tst_assess.moc"
