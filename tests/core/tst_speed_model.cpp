// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess.h"
#include "core/catalog/catalog_loader.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace tarozi;

// The speed model by hand calculations, by facts of hardware and by published runs that its fit did not see.
class SpeedModelTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void expertsTouchedByABatch();
    void termsOfAStepByHand();
    void collapsedFormIsTheSumOfTerms();
    void publishedRunsLieInTheBand_data();
    void publishedRunsLieInTheBand();
    void expectationsStayBelowTheCeiling();
    void requestsBeyondTheCacheQueue();
    void layersOnSeveralCardsDecodeLikeOne();
    void llamaCppHasThePlacesThatAreAsked();
    void replicasMultiply();
    void tensorParallelOverPcieCostsMore();
    void hostMemorySetsThePace();
    void unknownCardsWidenTheBand();
    void everyPointIsANumber();

private:
    Scenario on(const QString &gpu, const QString &model, const QString &weights, int count = 1) const;
    SpeedFigures speed(const Scenario &scenario) const { return assess(scenario, *m_catalog).candidates.front().speed; }

    std::shared_ptr<const Catalog> m_catalog;
};

void SpeedModelTest::initTestCase()
{
    const LoadedCatalog loaded = loadCatalog(u":/catalog"_s);
    QVERIFY(loaded.problems.empty());
    m_catalog = loaded.catalog;
    QVERIFY(m_catalog->speedSettings());
    QVERIFY(m_catalog->speed().size() > 20);
}

Scenario SpeedModelTest::on(const QString &gpu, const QString &model, const QString &weights, int count) const
{
    Scenario scenario;
    scenario.serving.model.id = model;
    scenario.serving.weights = weights;
    scenario.candidates = {{gpu, count, Parallelism::Auto, {}, {}, {}}};
    return scenario;
}

// 128 experts, 8 a token: one token touches 1/16; sixteen touch 1 - (15/16)^16 = 0.6439 (0.9375^16 = 0.35609).
void SpeedModelTest::expertsTouchedByABatch()
{
    SpeedShape shape;
    setExperts(shape, 128, 8);
    QVERIFY(std::abs(touchedShare(shape, 1) - 0.0625) < 1e-12);
    QVERIFY(std::abs(touchedShare(shape, 16) - 0.64391) < 1e-4);
    setExperts(shape, 128, 128);
    QCOMPARE(touchedShare(shape, 1), 1.0);
    setExperts(shape, 0, 0);
    QCOMPARE(touchedShare(shape, 16), 0.0);
}

// Llama-3.1-8B, bf16, RTX 4090: 7,504,924,672 parameters besides the input embedding, 2 bytes each, over 1,008 GB/s:
// 14.890 ms. Cache: 131,072 bytes a token; 8 requests at 4,096 tokens: 4.295 GB, 4.261 ms.
void SpeedModelTest::termsOfAStepByHand()
{
    Scenario scenario = on(u"rtx-4090"_s, u"meta-llama/Llama-3.1-8B"_s, u"bf16"_s);
    const SpeedEstimate estimate = speedOf(scenario, *m_catalog, 0);
    const StepTerms terms = stepTerms(estimate.model.shape(), 8, 4096);
    QVERIFY(std::abs(terms[size_t(StepTerm::DenseWeights)] - 14.890e-3) < 0.01e-3);
    QVERIFY(std::abs(terms[size_t(StepTerm::CacheRead)] - 4.261e-3) < 0.01e-3);
    QCOMPARE(terms[size_t(StepTerm::ExpertWeights)], 0.0);
    QCOMPARE(terms[size_t(StepTerm::AllReduces)], 0.0);
    QCOMPARE(terms[size_t(StepTerm::DenseLayers)], 32.0);
    // 2 · 7.505e9 FLOPs a token over 165.2e12, eight tokens: 0.727 ms
    QVERIFY(std::abs(terms[size_t(StepTerm::DenseCompute)] - 0.727e-3) < 0.005e-3);
}

void SpeedModelTest::collapsedFormIsTheSumOfTerms()
{
    for (const QString &model : {u"meta-llama/Llama-3.1-8B"_s, u"openai/gpt-oss-20b"_s, u"deepseek-ai/DeepSeek-V3"_s}) {
        const Scenario scenario = on(u"h200-sxm"_s, model, {}, 8);
        const SpeedEstimate estimate = speedOf(scenario, *m_catalog, 0);
        QCOMPARE(estimate.gap, SpeedGap::None);
        for (const double batch : {1.0, 7.0, 200.0}) {
            const StepTerms terms = stepTerms(estimate.model.shape(), batch, 3000);
            double sum = 0;
            for (size_t i = 0; i < terms.size(); ++i)
                sum += terms[i] * estimate.record->step[i];
            QVERIFY(std::abs(estimate.model.stepSeconds(batch, 3000) / sum - 1) < 1e-9);
        }
    }
}

// Runs that stand in no table the fit reads.
void SpeedModelTest::publishedRunsLieInTheBand_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("weights");
    QTest::addColumn<int>("concurrency");
    QTest::addColumn<double>("output_tok_s");
    // wattbench, vLLM 0.26 on an RTX 4090, 512 tokens in, 128 out
    QTest::newRow("awq, one") << u"rtx-4090"_s << u"Qwen/Qwen2.5-7B"_s << u"awq-int4"_s << 1 << 149.0;
    QTest::newRow("awq, eight") << u"rtx-4090"_s << u"Qwen/Qwen2.5-7B"_s << u"awq-int4"_s << 8 << 820.0;
    QTest::newRow("bf16, 32") << u"rtx-4090"_s << u"Qwen/Qwen2.5-7B"_s << u"bf16"_s << 32 << 1052.0;
}

void SpeedModelTest::publishedRunsLieInTheBand()
{
    QFETCH(QString, gpu);
    QFETCH(QString, model);
    QFETCH(QString, weights);
    QFETCH(int, concurrency);
    QFETCH(double, output_tok_s);
    Scenario scenario = on(gpu, model, weights);
    scenario.serving.engine.version = u"0.26"_s;
    scenario.serving.input = 512;
    scenario.serving.output = 128;
    scenario.serving.context = 640;
    scenario.serving.concurrency = concurrency;
    const Band band = *speed(scenario).throughput_tok_s;
    QVERIFY2(band.low <= output_tok_s && output_tok_s <= band.high,
             qPrintable(u"%1 ... %2 ... %3"_s.arg(band.low).arg(band.mid).arg(band.high)));
}

void SpeedModelTest::expectationsStayBelowTheCeiling()
{
    for (const Gpu &gpu : m_catalog->gpus()) {
        for (const QString &weights : {u"bf16"_s, u"awq-int4"_s}) {
            const SpeedFigures found = speed(on(gpu.id, u"meta-llama/Llama-3.1-8B"_s, weights));
            if (!found.decode_tok_s)
                continue;
            // the ceiling reads the cache of the full context, an answer's mean is 1/16 shorter
            QVERIFY2(found.decode_tok_s->mid <= found.decode_ceiling_refined_tok_s * 1.03, qPrintable(gpu.id));
            QVERIFY(found.decode_tok_s->high <= found.decode_ceiling_tok_s * 1.08);
            QVERIFY(found.decode_tok_s->low <= found.decode_tok_s->mid);
            QVERIFY(found.decode_tok_s->mid <= found.decode_tok_s->high);
        }
    }
}

// RTX 4090, 8B in bf16 at 8k: the cache admits 5.5 requests of full length. Sixteen do not get more tokens a second
// than those; they wait.
void SpeedModelTest::requestsBeyondTheCacheQueue()
{
    Scenario scenario = on(u"rtx-4090"_s, u"meta-llama/Llama-3.1-8B"_s, u"bf16"_s);
    scenario.serving.concurrency = 4;
    const SpeedFigures four = speed(scenario);
    QCOMPARE(four.queue_s, 0.0);
    QCOMPARE(four.admitted, 4.0);
    scenario.serving.concurrency = 16;
    const SpeedFigures sixteen = speed(scenario);
    QVERIFY(sixteen.admitted > 5 && sixteen.admitted < 7);
    QVERIFY(sixteen.queue_s > 0);
    QCOMPARE(*sixteen.bottleneck, Bottleneck::Capacity);
    scenario.serving.concurrency = 64;
    const SpeedFigures many = speed(scenario);
    QVERIFY(std::abs(many.throughput_tok_s->mid / sixteen.throughput_tok_s->mid - 1) < 1e-9);
    QVERIFY(many.ttft_s->mid > 4 * sixteen.ttft_s->mid / 2);
}

// Llama-3-70B Q4_K_M in llama.cpp: 4 cards give the speed of one with room for the model (published: 14.58 on one
// RTX A6000, 13.8 on four).
void SpeedModelTest::layersOnSeveralCardsDecodeLikeOne()
{
    Scenario scenario = on(u"rtx-a6000"_s, u"meta-llama/Meta-Llama-3-70B"_s, u"q4_k_m"_s);
    scenario.serving.engine.engine = u"llama.cpp"_s;
    scenario.serving.context = 1024;
    scenario.serving.input = 896;
    scenario.serving.output = 128;
    const Band one = *speed(scenario).decode_tok_s;
    scenario.candidates.front().count = 4;
    const Band four = *speed(scenario).decode_tok_s;
    QVERIFY(std::abs(four.mid / one.mid - 1) < 0.02);
    QVERIFY(one.low <= 14.58 && 14.58 <= one.high);
}

// gpt-oss-20b on an RTX 4090 in llama.cpp (published): 243 tokens a second alone, 465 with eight streams.
void SpeedModelTest::llamaCppHasThePlacesThatAreAsked()
{
    Scenario scenario = on(u"rtx-4090"_s, u"openai/gpt-oss-20b"_s, u"mxfp4"_s);
    scenario.serving.engine.engine = u"llama.cpp"_s;
    scenario.serving.input = 1024;
    scenario.serving.output = 256;
    scenario.serving.context = 1280;
    const SpeedFigures alone = speed(scenario);
    scenario.serving.concurrency = 8;
    const SpeedFigures eight = speed(scenario);
    QCOMPARE(eight.admitted, 8.0);
    QCOMPARE(eight.queue_s, 0.0);
    QVERIFY(alone.decode_tok_s->low <= 243 && 243 <= alone.decode_tok_s->high);
    QVERIFY(std::abs(eight.throughput_tok_s->mid / 465 - 1) < 0.25);
}

// Four replicas with four times the requests: each user sees the same, the total is four times as high.
void SpeedModelTest::replicasMultiply()
{
    Scenario scenario = on(u"l40s"_s, u"meta-llama/Llama-3.1-8B"_s, u"bf16"_s);
    scenario.serving.concurrency = 8;
    const SpeedFigures one = speed(scenario);
    scenario.candidates.front().count = 4;
    scenario.candidates.front().parallelism = Parallelism::Replicas;
    scenario.serving.concurrency = 32;
    const SpeedFigures four = speed(scenario);
    QVERIFY(std::abs(four.tpot_s->mid / one.tpot_s->mid - 1) < 1e-9);
    QVERIFY(std::abs(four.ttft_s->mid / one.ttft_s->mid - 1) < 1e-9);
    QVERIFY(std::abs(four.throughput_tok_s->mid / one.throughput_tok_s->mid - 4) < 1e-9);
}

void SpeedModelTest::tensorParallelOverPcieCostsMore()
{
    const auto communication = [&](const QString &gpu) {
        Scenario scenario = on(gpu, u"meta-llama/Llama-3.1-8B"_s, u"bf16"_s, 2);
        scenario.candidates.front().parallelism = Parallelism::Tensor;
        scenario.serving.concurrency = 8;
        return speed(scenario).step.communication;
    };
    const double geforce = communication(u"rtx-4090"_s); // PCIe 4.0 through host memory
    const double pcie = communication(u"l40s"_s);        // the same link, cards talk to each other
    const double nvlink = communication(u"h100-sxm"_s);
    QVERIFY(nvlink > 0);
    QVERIFY(pcie > nvlink);
    QVERIFY(geforce > pcie);
    // 32 layers with two all-reduces each, none faster than the 11.5 us of one exchange through host memory
    QVERIFY(geforce > 64 * 11.5e-6);
    QVERIFY(communication(u"rtx-3090"_s) > 64 * 11.5e-6); // a bridge is not assumed
}

void SpeedModelTest::hostMemorySetsThePace()
{
    Scenario scenario = on(u"rtx-4090"_s, u"meta-llama/Llama-3.1-8B"_s, u"bf16"_s);
    const SpeedFigures whole = speed(scenario);
    scenario.serving.engine.cpu_offload_bytes = 8e9;
    const SpeedFigures offloaded = speed(scenario);
    // 8 GB over PCIe 4.0 x16 (31.5 GB/s at the very best) at every step: at least 0.25 s
    QVERIFY(offloaded.tpot_s->mid > 0.25);
    QVERIFY(whole.tpot_s->mid < 0.05);
    QCOMPARE(*offloaded.bottleneck, Bottleneck::Interconnect);
    const auto &reasons = offloaded.evidence.extrapolations;
    QVERIFY(std::find(reasons.begin(), reasons.end(), Extrapolation::HostMemory) != reasons.end());
}

void SpeedModelTest::unknownCardsWidenTheBand()
{
    const auto width = [&](const QString &gpu, Extrapolation reason, bool expected) {
        const SpeedFigures found = speed(on(gpu, u"Qwen/Qwen3-32B"_s, u"fp8"_s, 1));
        const auto &reasons = found.evidence.extrapolations;
        const bool named = std::find(reasons.begin(), reasons.end(), reason) != reasons.end();
        return named == expected ? found.tpot_s->high / found.tpot_s->mid : 0;
    };
    const double known = width(u"b200"_s, Extrapolation::ArchitectureNotMeasured, false);
    const double unknown = width(u"l40s"_s, Extrapolation::ArchitectureNotMeasured, true);
    QVERIFY(known > 1);
    QVERIFY(unknown > known);
}

void SpeedModelTest::everyPointIsANumber()
{
    for (const Gpu &gpu : m_catalog->gpus()) {
        for (const QString &engine : {u"vllm"_s, u"sglang"_s, u"llama.cpp"_s, u"tensorrt-llm"_s, u"transformers"_s}) {
            Scenario scenario = on(gpu.id, u"Qwen/Qwen3-30B-A3B"_s, u"q4_k_m"_s, 2);
            scenario.serving.engine.engine = engine;
            const SpeedEstimate estimate = speedOf(scenario, *m_catalog, 0);
            if (estimate.gap != SpeedGap::None)
                continue;
            double last = 0;
            for (const double concurrency : {1.0, 2.0, 32.0, 1000.0}) {
                const SpeedPoint p = estimate.model.at(concurrency, 1000, 200);
                const double all = p.ttft_s + p.tpot_s + p.prefill_tok_s + p.total_tok_s + p.user_tok_s + p.queue_s;
                QVERIFY2(std::isfinite(all) && p.tpot_s > 0 && p.prefill_tok_s > 0, qPrintable(gpu.id + engine));
                QVERIFY(p.ttft_s >= last);
                last = p.ttft_s;
            }
        }
    }
}

QTEST_APPLESS_MAIN(SpeedModelTest)

#include "tst_speed_model.moc"
