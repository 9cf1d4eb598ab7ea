// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/speed_crossings.h"
#include "core/assess.h"
#include "core/catalog/catalog_loader.h"
#include "core/catalog/record_readers.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace tarozi;

// What stands around the expected rates: roofline, loading, derivations, gaps, comparisons; and the reader of records.
class SpeedFiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog(u":/catalog"_s).catalog; }
    void crossingsAreWhereTheLeadChanges();
    void waysToShareAreComparedHonestly();
    void loadingTakesTheDisksTime();
    void rooflineMeetsTheData();
    void stepsOfTheDerivationAddUp();
    void ceilingsFallWithWhatLeavesTheCard();
    void ceilingsSayTheirArithmetic_data();
    void ceilingsSayTheirArithmetic();
    void encodersHaveNoSpeed();
    void whatDoesNotFitHasNoSpeed();
    void brokenRecordsAreNamed_data();
    void brokenRecordsAreNamed();

private:
    Scenario on(const QString &gpu, const QString &model, const QString &weights, int count = 1) const;
    SpeedFigures speed(const Scenario &scenario) const { return assess(scenario, *m_catalog).candidates.front().speed; }

    std::shared_ptr<const Catalog> m_catalog;
};

Scenario SpeedFiguresTest::on(const QString &gpu, const QString &model, const QString &weights, int count) const
{
    Scenario scenario;
    scenario.serving.model.id = model;
    scenario.serving.weights = weights;
    scenario.candidates = {{gpu, count, Parallelism::Auto, {}, {}, {}}};
    return scenario;
}

void SpeedFiguresTest::crossingsAreWhereTheLeadChanges()
{
    // 4-bit weights: the RTX 4090 has 17 % more bandwidth, the L40S twice the memory and the tensor throughput
    Scenario scenario = on(u"rtx-4090"_s, u"meta-llama/Llama-3.1-8B"_s, u"awq-int4"_s);
    scenario.candidates.push_back({u"l40s"_s, 1, Parallelism::Auto, {}, {}, {}});
    const std::vector<SpeedCrossing> crossings = speedCrossings(scenario, *m_catalog);
    QVERIFY(!crossings.empty());
    for (const SpeedCrossing &crossing : crossings) {
        const auto total = [&](int candidate, double nudge) {
            const SpeedEstimate estimate = speedOf(scenario, *m_catalog, candidate);
            if (crossing.axis == CrossingAxis::Concurrency)
                return estimate.model.at(crossing.at * nudge, 7168, 1024).total_tok_s;
            const double input = 8192 * crossing.at * nudge;
            return estimate.model.at(1, input, 8192 - input).total_tok_s;
        };
        const double step = crossing.axis == CrossingAxis::Concurrency ? 1.15 : 1.02;
        QVERIFY(total(crossing.before, 1 / step) > total(crossing.after, 1 / step));
        QVERIFY(total(crossing.before, step) < total(crossing.after, step));
    }
}

void SpeedFiguresTest::waysToShareAreComparedHonestly()
{
    Scenario scenario = on(u"l40s"_s, u"meta-llama/Llama-3.1-70B"_s, u"awq-int4"_s, 2);
    const std::vector<ParallelOption> options = parallelOptions(scenario, *m_catalog, 0);
    QCOMPARE(int(options.size()), 3);
    QCOMPARE(options[0].parallelism, Parallelism::Replicas);
    QVERIFY(!options[0].fits); // 40 GB of weights and an 8k cache on each
    QCOMPARE(options[1].parallelism, Parallelism::Tensor);
    QVERIFY(options[1].fits && options[1].communication_share > 0);
    QCOMPARE(options[2].parallelism, Parallelism::Pipeline);
    // one stream: both cards read half at once, or one after the other
    QVERIFY(options[1].decode_tok_s->mid > 1.3 * options[2].decode_tok_s->mid);
    QVERIFY(parallelOptions(on(u"l40s"_s, u"meta-llama/Llama-3.1-8B"_s, {}), *m_catalog, 0).empty());
}

// Llama-2-7B, 13.48 GB: 7.29 s from NVMe, 3.67 s by direct storage (vLLM pull request 10647).
void SpeedFiguresTest::loadingTakesTheDisksTime()
{
    const Band loading = *speed(on(u"a100-80-sxm"_s, u"meta-llama/Llama-2-7b-hf"_s, u"fp16"_s)).loading_s;
    QVERIFY(loading.low <= 3.67 && 3.67 < loading.mid);
    QVERIFY(std::abs(loading.mid - 7.29) < 1);
    QVERIFY(loading.high > 2 * loading.mid);
}

// H100 SXM: 989.4 TFLOPS in bf16 over 3,350 GB/s meet at 295 FLOP a byte; one stream reads every weight for two FLOPs.
void SpeedFiguresTest::rooflineMeetsTheData()
{
    const SpeedFigures found = speed(on(u"h100-sxm"_s, u"meta-llama/Llama-3.1-8B"_s, u"bf16"_s));
    QVERIFY(std::abs(found.roofline.balance() - 295.3) < 0.5);
    QVERIFY(found.roofline.decode.flops_per_byte > 0.8 && found.roofline.decode.flops_per_byte < 2.5);
    QVERIFY(found.roofline.prefill.flops_per_byte > found.roofline.balance());
    QVERIFY(found.roofline.prefill.flops_per_s <= found.roofline.peak_flops);
    QCOMPARE(*found.bottleneck, Bottleneck::MemoryBandwidth);
}

void SpeedFiguresTest::stepsOfTheDerivationAddUp()
{
    Scenario scenario = on(u"h100-sxm"_s, u"meta-llama/Llama-3.1-70B"_s, u"fp8"_s, 2);
    scenario.serving.concurrency = 32;
    const SpeedFigures found = speed(scenario);
    const Derivation derivation = explain(scenario, *m_catalog, 0, Quantity::TimePerOutputToken);
    QVERIFY(!derivation.steps.empty());
    const Step &step = derivation.steps.back();
    QCOMPARE(step.result, Quantity::TimePerOutputToken);
    double sum = 0;
    for (const Term &term : step.terms)
        sum += term.value;
    QVERIFY(std::abs(sum / found.tpot_s->mid - 1) < 1e-9);
    QCOMPARE(step.value, found.tpot_s->mid);
    QVERIFY(!step.terms.front().sources.empty());
    for (const Quantity figure :
         {Quantity::DecodeSpeed, Quantity::PrefillSpeed, Quantity::TimeToFirstToken, Quantity::Throughput})
        QCOMPARE(explain(scenario, *m_catalog, 0, figure).steps.back().result, figure);
}

// Dense figures of NVIDIA's data sheets, in TFLOPS; the prompt's FLOPs are two for each of 7.505e9 parameters.
// No layer in host memory is read faster than the card's own: eight channels of DDR5-4800 carry 307 GB/s, PCIe 4.0 x16
// 32 GB/s.
void SpeedFiguresTest::ceilingsFallWithWhatLeavesTheCard()
{
    const auto ceilings = [&](const QString &engine, std::optional<int> layers, double offloaded) {
        Scenario scenario = on(u"l40s"_s, u"meta-llama/Llama-3.1-8B"_s, u"bf16"_s);
        scenario.serving.engine.engine = engine;
        scenario.serving.engine.gpu_layers = layers;
        scenario.serving.engine.cpu_offload_bytes = offloaded;
        return speed(scenario);
    };
    double above = ceilings(u"llama.cpp"_s, {}, 0).decode_ceiling_refined_tok_s;
    for (const int layers : {32, 16, 1, 0}) {
        const double found = ceilings(u"llama.cpp"_s, layers, 0).decode_ceiling_refined_tok_s;
        QVERIFY(found > 0 && found < above);
        above = found;
    }
    QVERIFY(above < 307e9 / 15'009'849'344.0); // all but the embedding, in 2 bytes
    QVERIFY(above > 60e9 / 16'083'591'168.0);  // and its cache at two channels

    const SpeedFigures streamed = ceilings(u"vllm"_s, {}, 8e9);
    QVERIFY(streamed.decode_ceiling_tok_s < 32e9 / 8e9);
    QVERIFY(streamed.decode_ceiling_tok_s > 25e9 / 16.1e9);
    QVERIFY(streamed.decode_tok_s->high <= streamed.decode_ceiling_refined_tok_s * 1.01);
}

void SpeedFiguresTest::ceilingsSayTheirArithmetic_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QString>("weights");
    QTest::addColumn<QString>("compute");
    QTest::addColumn<bool>("native");
    QTest::addColumn<double>("tflops");
    QTest::newRow("Ampere has no FP8") << u"a100-80-sxm"_s << u"fp8"_s << u"bf16"_s << false << 312.0;
    QTest::newRow("Hopper has") << u"h100-sxm"_s << u"fp8"_s << u"fp8"_s << true << 1978.9;
    QTest::newRow("GeForce halves FP32 accumulation") << u"rtx-4090"_s << u"bf16"_s << u"bf16"_s << true << 165.2;
    QTest::newRow("L40S does not") << u"l40s"_s << u"bf16"_s << u"bf16"_s << true << 362.05;
    QTest::newRow("FP4 on Hopper runs in FP8") << u"h100-sxm"_s << u"nvfp4"_s << u"fp8"_s << false << 1978.9;
}

void SpeedFiguresTest::ceilingsSayTheirArithmetic()
{
    QFETCH(QString, gpu);
    QFETCH(QString, weights);
    QFETCH(QString, compute);
    QFETCH(bool, native);
    QFETCH(double, tflops);
    const SpeedFigures found = speed(on(gpu, u"meta-llama/Llama-3.1-8B"_s, weights));
    QCOMPARE(found.compute, compute);
    QCOMPARE(!found.compute_not_native, native);
    QVERIFY(std::abs(*found.prefill_ceiling_tok_s / (tflops * 1e12 / (2 * 7.505e9)) - 1) < 0.001);
}

void SpeedFiguresTest::encodersHaveNoSpeed()
{
    const SpeedFigures found = speed(on(u"l40s"_s, u"BAAI/bge-m3"_s, {}));
    QCOMPARE(found.gap, SpeedGap::NoTokens);
    QVERIFY(!found.decode_tok_s && !found.ttft_s && !found.bottleneck);
}

void SpeedFiguresTest::whatDoesNotFitHasNoSpeed()
{
    const SpeedFigures found = speed(on(u"rtx-4090"_s, u"meta-llama/Llama-3.1-70B"_s, u"bf16"_s));
    QCOMPARE(found.gap, SpeedGap::DoesNotFit);
    QVERIFY(!found.throughput_tok_s);
    QVERIFY(found.decode_ceiling_tok_s > 0);
}

void SpeedFiguresTest::brokenRecordsAreNamed_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<QString>("place");
    QTest::newRow("negative") << QByteArray(R"("step": {"steps": -1}, "prompt": {})") << u"step.steps"_s;
    QTest::newRow("unknown term") << QByteArray(R"("step": {"magic": 1}, "prompt": {})") << u"step"_s;
    QTest::newRow("no prompt") << QByteArray(R"("step": {"steps": 1})") << u"prompt"_s;
}

void SpeedFiguresTest::brokenRecordsAreNamed()
{
    QFETCH(QByteArray, record);
    QFETCH(QString, place);
    const QByteArray file = R"({"version": "1", "records": [{"id": "x", "engines": ["e"], "experts": false, )" +
                            record + R"(, "decode": {}, "prefill": {}, "first_token": {}, "throughput": {}}]})";
    const SpeedRecords read = readSpeed(file, u"speed.json"_s);
    QCOMPARE(int(read.problems.size()), 1);
    QVERIFY2(read.problems.front().place.contains(place), qPrintable(read.problems.front().place));
}

QTEST_APPLESS_MAIN(SpeedFiguresTest)

#include "tst_speed_figures.moc"
