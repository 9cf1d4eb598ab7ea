// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/inverse.h"
#include "core/advice/inverse_json.h"
#include "core/catalog/catalog_loader.h"
#include "core/units.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace tarozi;

class InverseTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog(u":/catalog"_s).catalog; }
    void theMostThatACardHolds();
    void theMostIsWhereTheVerdictTurns_data();
    void theMostIsWhereTheVerdictTurns();
    void theLargestModelIsBoundedByItsWeights();
    void equalPricesMakeResultsCostTheSame();
    void fewestAndCheapest();
    void verdictsTurnWhereSensitivitySays_data();
    void verdictsTurnWhereSensitivitySays();
    void theShortestWayComesFirst();
    void jsonOfTheQuestions();

private:
    Verdict verdictOf(const Scenario &scenario) const
    {
        return assess(scenario, *m_catalog).candidates.front().verdict;
    }
    bool holds(const Scenario &scenario) const { return verdictOf(scenario) != Verdict::DoesNotFit; }

    std::shared_ptr<const Catalog> m_catalog;
};

namespace {

Scenario on(const QString &gpu, int count = 1)
{
    Scenario scenario;
    scenario.candidates = {{gpu, count, Parallelism::Auto, {}, {}, {}}};
    return scenario;
}

} // namespace

// A published guide: Llama-3.1-8B in BF16 at limit 0.9 leaves room for 5.5 requests of 8k on 24 GB, 54 on 80 GB.
void InverseTest::theMostThatACardHolds()
{
    const auto requests = [&](const QString &gpu) { return mostHeld(on(gpu), *m_catalog, 0).requests; };
    QVERIFY(std::abs(requests(u"rtx-4090"_s) / 5.5 - 1) < 0.05);
    QVERIFY(std::abs(requests(u"h100-sxm"_s) / 54 - 1) < 0.05);
    Scenario nothing = on(u"rtx-4090"_s);
    nothing.serving.model.id = u"meta-llama/Llama-3.1-70B"_s;
    QCOMPARE(mostHeld(nothing, *m_catalog, 0).requests, 0.0);
    QVERIFY(!mostHeld(nothing, *m_catalog, 7).modelled);
}

void InverseTest::theMostIsWhereTheVerdictTurns_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("weights");
    QTest::addRow("l40s") << u"l40s"_s << 1 << QString();
    QTest::addRow("two rtx 4090") << u"rtx-4090"_s << 2 << u"fp8"_s;
    QTest::addRow("h100") << u"h100-sxm"_s << 1 << u"awq-int4"_s;
}

void InverseTest::theMostIsWhereTheVerdictTurns()
{
    QFETCH(QString, gpu);
    QFETCH(int, count);
    QFETCH(QString, weights);
    Scenario scenario = on(gpu, count);
    scenario.serving.weights = weights;
    scenario.serving.concurrency = 4;
    const MostHeld most = mostHeld(scenario, *m_catalog, 0);
    const auto with = [&](MapAxis axis, double value) { return withMapValue(scenario, axis, value); };
    QVERIFY(holds(with(MapAxis::Context, double(most.context))));
    QVERIFY(!holds(with(MapAxis::Context, double(most.context) + 64)));
    QVERIFY(holds(with(MapAxis::Concurrency, std::floor(most.requests))));
    QVERIFY(!holds(with(MapAxis::Concurrency, std::floor(most.requests) + 1)));
    Scenario sized = scenario;
    if (weights.isEmpty())
        sized.serving.weights = u"bf16"_s;
    QVERIFY(holds(withMapValue(sized, MapAxis::ModelSize, most.parameters)));
    QVERIFY(!holds(withMapValue(sized, MapAxis::ModelSize, most.parameters * 1.01)));
}

// 48 GB hold at most 48e9 / 2 parameters in 16 bit, and at 0.9 with cache and activations clearly less; four bits hold
// more than twice as many.
void InverseTest::theLargestModelIsBoundedByItsWeights()
{
    Scenario scenario = on(u"l40s"_s);
    scenario.serving.weights = u"bf16"_s;
    const double sixteen = mostHeld(scenario, *m_catalog, 0).parameters;
    QVERIFY(sixteen > 14e9 && sixteen < 0.9 * 48.4e9 / 2);
    scenario.serving.weights = u"awq-int4"_s;
    const double four = mostHeld(scenario, *m_catalog, 0).parameters;
    QVERIFY(four > 2 * sixteen && four < 0.9 * 48.4e9 * 2);
}

void InverseTest::equalPricesMakeResultsCostTheSame()
{
    Scenario scenario; // RTX 4090 against L40S
    scenario.serving.concurrency = 4;
    scenario.price.currency = u"USD"_s;
    const Assessment assessment = assess(scenario, *m_catalog);
    const std::vector<EqualPrice> prices = equalPrices(scenario, assessment, *m_catalog);
    QCOMPARE(prices.size(), size_t(2));
    for (const EqualPrice &price : prices) {
        const double paid =
            Market(scenario, *m_catalog).price(scenario.candidates[size_t(price.other)].gpu)->per_gpu_hour;
        const double mine = assessment.candidates[size_t(price.candidate)].speed.throughput_tok_s->mid;
        const double other = assessment.candidates[size_t(price.other)].speed.throughput_tok_s->mid;
        QVERIFY(std::abs(price.per_gpu_hour.mid / mine / (paid / other) - 1) < 1e-9);
        QVERIFY(price.per_gpu_hour.low < price.per_gpu_hour.mid && price.per_gpu_hour.mid < price.per_gpu_hour.high);
        QVERIFY(price.now);
    }
    scenario.price.currency = u"CHF"_s; // nobody's
    QVERIFY(equalPrices(scenario, assessment, *m_catalog).empty());
}

// 141 GB of weights in BF16: no single card of 141 GB or less, one of 180 GB or more.
void InverseTest::fewestAndCheapest()
{
    Scenario scenario;
    scenario.serving.model.id = u"meta-llama/Llama-3.1-70B"_s;
    LeastGpus least = leastGpus(scenario, *m_catalog);
    QVERIFY(least.fewest && least.cheapest);
    QCOMPARE(least.fewest->candidate.count, 1);
    QVERIFY(least.fewest->assessed.memory.nominal >= 180e9);
    QVERIFY(*least.cheapest->per_hour > 0);
    scenario.requirements.most_per_hour = *least.cheapest->per_hour / 2;
    least = leastGpus(scenario, *m_catalog);
    QVERIFY(!least.fewest && !least.cheapest);
}

void InverseTest::verdictsTurnWhereSensitivitySays_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<qint64>("requests");
    QTest::addColumn<QString>("engine");
    QTest::addRow("fits") << u"l40s"_s << qint64(4) << u"vllm"_s;
    QTest::addRow("does not fit") << u"rtx-4090"_s << qint64(8) << u"vllm"_s;
    QTest::addRow("llama.cpp") << u"rtx-4090"_s << qint64(2) << u"llama.cpp"_s;
}

void InverseTest::verdictsTurnWhereSensitivitySays()
{
    QFETCH(QString, gpu);
    QFETCH(qint64, requests);
    QFETCH(QString, engine);
    Scenario scenario = on(gpu);
    scenario.serving.concurrency = requests;
    scenario.serving.engine.engine = engine;
    const Verdict now = verdictOf(scenario);
    const std::vector<Sensitivity> found = sensitivity(scenario, *m_catalog, 0);
    QCOMPARE(found.size(), size_t(4));
    int turns = 0;
    for (const Sensitivity &input : found) {
        const auto check = [&](const std::optional<double> &at, Verdict verdict, double back) {
            if (!at)
                return;
            ++turns;
            QVERIFY(verdict != now);
            QCOMPARE(verdictOf(withMapValue(scenario, input.axis, *at)), verdict);
            QCOMPARE(verdictOf(withMapValue(scenario, input.axis, back)), now); // a step nearer it is still the same
        };
        const bool whole = input.axis == MapAxis::Context || input.axis == MapAxis::Concurrency;
        const double step = whole ? 1 : input.axis == MapAxis::OtherTenants ? 1000 : 1e-6; // bytes, or a share
        check(input.up, input.up_verdict, input.up.value_or(0) - step);
        check(input.down, input.down_verdict, input.down.value_or(0) + step);
        if (input.axis != MapAxis::MemoryLimit)
            QVERIFY(input.need_change >= 0);
    }
    QVERIFY(turns >= 2);
}

void InverseTest::theShortestWayComesFirst()
{
    Scenario scenario = on(u"rtx-4090"_s);
    scenario.serving.concurrency = 5; // 5.5 fit: one request more and none does
    const std::vector<Sensitivity> found = sensitivity(scenario, *m_catalog, 0);
    for (size_t i = 1; i < found.size(); ++i)
        QVERIFY(found[i - 1].nearest() <= found[i].nearest());
    const auto requests = std::find_if(found.begin(), found.end(),
                                       [](const Sensitivity &input) { return input.axis == MapAxis::Concurrency; });
    QCOMPARE(*requests->up, 6.0);
    QCOMPARE(requests->up_verdict, Verdict::DoesNotFit);
    // a tenth more of five requests is one of them: 8,192 tokens of 131,072 bytes
    QCOMPARE(requests->need_change, 8192 * 131072.0);
}

void InverseTest::jsonOfTheQuestions()
{
    const QJsonObject json = inverseJson(Scenario{}, *m_catalog);
    const QJsonArray candidates = json.value("candidates"_L1).toArray();
    QCOMPARE(candidates.size(), 2);
    QVERIFY(candidates.first()["most"_L1]["context"_L1].toDouble() > 8192);
    QCOMPARE(candidates.first()["sensitivity"_L1].toArray().size(), 4);
    QVERIFY(json.contains("fewest"_L1));
}

QTEST_GUILESS_MAIN(InverseTest)

#include "tst_inverse.moc"
