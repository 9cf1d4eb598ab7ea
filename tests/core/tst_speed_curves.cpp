// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/speed_curves.h"
#include "core/catalog/catalog_loader.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace tarozi;

// Curves are what assess() says of the scenario with one input changed.
class SpeedCurvesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void samplesAreTheAssessmentThere_data();
    void samplesAreTheAssessmentThere();
    void queuesFromWhatTheCacheHolds();
    void queuesFromAContext();
    void endsWhereNothingFits();
    void nothingPassesTheCeiling();
    void ceilingOfABatchByHand();
    void bandsWidenBeyondTheEvidence();
    void rangesHoldWhatIsAsked();
    void saysWhyThereIsNone();

private:
    Scenario eight() const
    {
        Scenario scenario;
        scenario.serving.concurrency = 8;
        return scenario;
    }
    SpeedCurve curve(const Scenario &scenario, int candidate, SpeedAxis axis) const
    {
        const Assessment assessment = assess(scenario, *m_catalog);
        return speedCurve(scenario, *m_catalog, assessment.candidates.at(size_t(candidate)), candidate, axis,
                          speedRange(scenario, *m_catalog, assessment, axis));
    }

    std::shared_ptr<const Catalog> m_catalog;
};

namespace {

const SpeedSample *sampleAt(const SpeedCurve &curve, double at)
{
    const auto found = std::find_if(curve.samples.begin(), curve.samples.end(),
                                    [at](const SpeedSample &s) { return std::abs(s.at - at) <= 1e-9 * at; });
    return found == curve.samples.end() ? nullptr : &*found;
}

void compare(const Band &a, const Band &b)
{
    for (const auto &[one, other] : {std::pair{a.low, b.low}, {a.mid, b.mid}, {a.high, b.high}})
        QVERIFY2(std::abs(one / other - 1) < 1e-9, qPrintable(u"%1 %2"_s.arg(one).arg(other)));
}

} // namespace

void SpeedCurvesTest::initTestCase()
{
    m_catalog = loadCatalog(u":/catalog"_s).catalog;
    QVERIFY(m_catalog);
}

void SpeedCurvesTest::samplesAreTheAssessmentThere_data()
{
    QTest::addColumn<bool>("context");
    QTest::addColumn<qint64>("value");
    for (const qint64 requests : {1, 2, 3, 8, 13, 32})
        QTest::addRow("%d requests", int(requests)) << false << requests;
    for (const qint64 tokens : {1024, 8192, 131072})
        QTest::addRow("%d tokens", int(tokens)) << true << tokens;
}

void SpeedCurvesTest::samplesAreTheAssessmentThere()
{
    QFETCH(const bool, context);
    QFETCH(const qint64, value);
    const Scenario asked = eight();
    Scenario there = asked;
    if (context) {
        there.serving.context = value; // 7 of 8 tokens are input
        there.serving.input = value / 8 * 7;
        there.serving.output = value / 8;
    } else {
        there.serving.concurrency = value;
    }
    const SpeedFigures figures = assess(there, *m_catalog).candidates.at(1).speed;
    const SpeedCurve followed = curve(asked, 1, context ? SpeedAxis::Context : SpeedAxis::Concurrency);
    const SpeedSample *sample = sampleAt(followed, double(value));
    QVERIFY(sample);
    compare(sample->user_tok_s, *figures.decode_tok_s);
    compare(sample->total_tok_s, *figures.throughput_tok_s);
    compare(sample->ttft_s, *figures.ttft_s);
    compare(sample->tpot_s, *figures.tpot_s);
    QVERIFY(std::abs(sample->limits.user_tok_s / figures.decode_ceiling_refined_tok_s - 1) < 1e-6);
}

// An RTX 4090 holds a few requests, an L40S more; beyond, nothing but the queue grows.
void SpeedCurvesTest::queuesFromWhatTheCacheHolds()
{
    const Scenario asked = eight();
    const SpeedCurve small = curve(asked, 0, SpeedAxis::Concurrency), large = curve(asked, 1, SpeedAxis::Concurrency);
    QVERIFY(small.queues_from && large.queues_from);
    QVERIFY(*small.queues_from < *large.queues_from);
    QVERIFY(sampleAt(small, *small.queues_from));
    const SpeedSample &last = small.samples.back();
    const SpeedSample &full = *sampleAt(small, *small.queues_from);
    QVERIFY(last.at > 1.5 * full.at);
    QVERIFY(std::abs(last.total_tok_s.mid / full.total_tok_s.mid - 1) < 1e-6);
    QVERIFY(std::abs(last.tpot_s.mid / full.tpot_s.mid - 1) < 1e-6);
    QVERIFY(last.ttft_s.mid > 1.5 * full.ttft_s.mid);
    // as many as assess() admits
    Scenario many = asked;
    many.serving.concurrency = 400;
    QVERIFY(std::abs(assess(many, *m_catalog).candidates.at(0).speed.admitted / *small.queues_from - 1) < 1e-6);
}

void SpeedCurvesTest::queuesFromAContext()
{
    const Scenario asked = eight();
    const SpeedCurve followed = curve(asked, 0, SpeedAxis::Context);
    QVERIFY(followed.queues_from);
    for (const double factor : {0.98, 1.02}) {
        Scenario there = asked;
        there.serving.context = qint64(*followed.queues_from * factor);
        there.serving.input = there.serving.context / 8 * 7;
        there.serving.output = there.serving.context - there.serving.input;
        const SpeedFigures figures = assess(there, *m_catalog).candidates.at(0).speed;
        QCOMPARE(figures.admitted<8, factor> 1);
    }
}

void SpeedCurvesTest::endsWhereNothingFits()
{
    const Scenario asked = eight();
    const SpeedCurve followed = curve(asked, 0, SpeedAxis::Context);
    const double end = followed.samples.back().at;
    QVERIFY(end < 131072);
    Scenario beyond = asked;
    beyond.serving.context = qint64(end * 1.07); // a twelfth of a doubling is 6 %
    beyond.serving.input = beyond.serving.context - 1024;
    QVERIFY(assess(beyond, *m_catalog).candidates.at(0).speed.gap == SpeedGap::DoesNotFit);
}

void SpeedCurvesTest::nothingPassesTheCeiling()
{
    Scenario asked = eight();
    asked.candidates.push_back({u"h100-sxm"_s, 2, Parallelism::Tensor, {}, {}, {}});
    asked.candidates.push_back({u"l40s"_s, 2, Parallelism::Replicas, {}, {}, {}});
    int seen = 0;
    for (int i = 0; i < 4; ++i) {
        for (const SpeedSample &sample : curve(asked, i, SpeedAxis::Concurrency).samples) {
            QVERIFY(sample.user_tok_s.mid <= sample.limits.user_tok_s);
            QVERIFY(sample.total_tok_s.mid <= sample.limits.total_tok_s);
            QVERIFY(sample.ttft_s.mid >= *sample.limits.ttft_s);
            QVERIFY(sample.tpot_s.mid >= sample.limits.tpot_s);
            ++seen;
        }
    }
    QVERIFY(seen > 100);
}

// Eight requests of Llama-3.1-8B with 7,168 + 1,024 tokens on an L40S: 15.01 GB of weights are read (the input
// embedding is not) and 8 x 7,680 x 131,072 bytes of cache, at 864 GB/s.
void SpeedCurvesTest::ceilingOfABatchByHand()
{
    const double seconds = (15.01e9 + 8 * 7680 * 131072.0) / 864e9;
    const SpeedSample *sample = nullptr;
    const SpeedCurve followed = curve(eight(), 1, SpeedAxis::Concurrency);
    sample = sampleAt(followed, 8);
    QVERIFY(sample);
    QVERIFY2(std::abs(sample->limits.total_tok_s / (8 / seconds) - 1) < 0.005,
             qPrintable(u"%1 %2"_s.arg(sample->limits.total_tok_s).arg(8 / seconds)));
}

void SpeedCurvesTest::bandsWidenBeyondTheEvidence()
{
    Scenario asked = eight();
    asked.serving.context = 1024;
    asked.serving.input = 512;
    asked.serving.output = 512;
    const auto width = [](const Band &band) { return band.high / band.low; };
    const SpeedCurve followed = curve(asked, 1, SpeedAxis::Context);
    QVERIFY(width(followed.samples.back().user_tok_s) > width(followed.samples.front().user_tok_s));
}

void SpeedCurvesTest::rangesHoldWhatIsAsked()
{
    Scenario asked = eight();
    asked.serving.concurrency = 700;
    asked.serving.context = 500000;
    const Assessment assessment = assess(asked, *m_catalog);
    QVERIFY(speedRange(asked, *m_catalog, assessment, SpeedAxis::Concurrency).to >= 1400);
    QCOMPARE(speedRange(asked, *m_catalog, assessment, SpeedAxis::Context).to, 500000.0);
    const Assessment usual = assess(eight(), *m_catalog);
    QCOMPARE(speedRange(eight(), *m_catalog, usual, SpeedAxis::Context).to, 131072.0); // what the model was made for
    QCOMPARE(speedRange(eight(), *m_catalog, usual, SpeedAxis::Concurrency).from, 1.0);
}

void SpeedCurvesTest::saysWhyThereIsNone()
{
    Scenario asked = eight();
    asked.serving.model.id = u"meta-llama/Llama-3.1-70B"_s; // 141 GB
    const SpeedCurve none = curve(asked, 0, SpeedAxis::Concurrency);
    QVERIFY(none.samples.empty());
    QVERIFY(none.gap == SpeedGap::DoesNotFit);
}

QTEST_GUILESS_MAIN(SpeedCurvesTest)
#include "tst_speed_curves.moc"
