// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/fixes.h"
#include "core/assess.h"
#include "core/catalog/catalog_loader.h"
#include "core/memory/lora_parameters.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tarozi;

class FineTuneTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void adaptersByPublishedCounts_data();
    void adaptersByPublishedCounts();
    void sevenBillionByTheEighteenByteRecipe();
    void recipesAddUpToTheirNames_data();
    void recipesAddUpToTheirNames();
    void seventyBillionInFourBits();
    void componentsAddUpToTheNeed();
    void shardingDividesWhatItSays();
    void accumulationKeepsGradients();
    void halfTheSequenceHelps();
    void impossibleSettingsAreNamed_data();
    void impossibleSettingsAreNamed();
    void longerRunsTakeLonger();
    void figuresCanBeExplained();

private:
    Scenario asked(const QString &model, TrainingMethod method) const;
    Assessed one(Scenario scenario, const QString &gpu, int count = 1) const;

    std::shared_ptr<const Catalog> m_catalog;
};

void FineTuneTest::initTestCase()
{
    m_catalog = loadCatalog(u":/catalog"_s).catalog;
    QVERIFY(m_catalog->trainingSettings());
}

Scenario FineTuneTest::asked(const QString &model, TrainingMethod method) const
{
    Scenario scenario;
    scenario.kind = WorkloadKind::FineTuning;
    scenario.serving.model.id = model;
    scenario.finetune.method = method;
    return scenario;
}

Assessed FineTuneTest::one(Scenario scenario, const QString &gpu, int count) const
{
    Candidate candidate;
    candidate.gpu = gpu;
    candidate.count = count;
    scenario.candidates = {candidate};
    return assess(scenario, *m_catalog).candidates.front();
}

// Counts that the sources print.
void FineTuneTest::adaptersByPublishedCounts_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("targets");
    QTest::addColumn<int>("rank");
    QTest::addColumn<double>("count");
    QTest::addRow("Llama 2 7B, q and v") << u"meta-llama/Llama-2-7b-hf"_s << u"q,v"_s << 8 << 4194304.0;
    QTest::addRow("Llama 2 13B, q and v") << u"meta-llama/Llama-2-13b-hf"_s << u"query,value"_s << 8 << 6553600.0;
    QTest::addRow("Llama 3.2 3B, q and v") << u"meta-llama/Llama-3.2-3B"_s << u"q_proj,v_proj"_s << 32 << 9175040.0;
    QTest::addRow("Llama 3.2 3B, MLP") << u"meta-llama/Llama-3.2-3B"_s << u"mlp"_s << 10 << 9461760.0;
    QTest::addRow("Llama 3.2 3B, gate, up and down")
        << u"meta-llama/Llama-3.2-3B"_s << u"down_proj, gate_proj, up_proj"_s << 10 << 9461760.0;
}

void FineTuneTest::adaptersByPublishedCounts()
{
    QFETCH(QString, model);
    QFETCH(QString, targets);
    QFETCH(int, rank);
    QFETCH(double, count);
    const auto parsed = parseLoraTargets(targets);
    QVERIFY(parsed);
    QCOMPARE(loraParameters(*m_catalog->model(model), *parsed, rank), count);
}

// 7e9 · (6 + 4 + 8) = 126 GB of weights, gradients and optimizer state.
void FineTuneTest::sevenBillionByTheEighteenByteRecipe()
{
    Scenario scenario = asked({}, TrainingMethod::Full);
    scenario.serving.model.parameters = 7e9;
    scenario.finetune.recipe = u"mixed"_s;
    scenario.finetune.optimizer = u"adamw"_s;
    const Assessed assessed = one(scenario, u"h200-sxm"_s);
    QCOMPARE(assessed.training->static_bytes, 126e9);
    QCOMPARE(assessed.training->static_bytes / assessed.training->trainable_parameters, 18.0);
}

void FineTuneTest::recipesAddUpToTheirNames_data()
{
    QTest::addColumn<QString>("recipe");
    QTest::addColumn<QString>("optimizer");
    QTest::addColumn<double>("bytes");
    QTest::addRow("mixed") << u"mixed"_s << u"adamw"_s << 18.0;
    QTest::addRow("fp32") << u"fp32"_s << u"adamw"_s << 16.0;
    QTest::addRow("bf16, fp32 state") << u"bf16-fp32-state"_s << u"adamw"_s << 12.0;
    QTest::addRow("bf16") << u"bf16"_s << u"adamw-fused"_s << 8.0;
    QTest::addRow("bf16, 8 bit") << u"bf16"_s << u"adamw-8bit"_s << 6.0;
    QTest::addRow("bf16, 4 bit") << u"bf16"_s << u"adamw-4bit"_s << 5.0;
    QTest::addRow("bf16, SGD") << u"bf16"_s << u"sgd"_s << 4.0;
}

void FineTuneTest::recipesAddUpToTheirNames()
{
    QFETCH(QString, recipe);
    QFETCH(QString, optimizer);
    QFETCH(double, bytes);
    Scenario scenario = asked({}, TrainingMethod::Full);
    scenario.serving.model.parameters = 1e9;
    scenario.finetune.recipe = recipe;
    scenario.finetune.optimizer = optimizer;
    QCOMPARE(one(scenario, u"h100-sxm"_s).training->static_bytes, bytes * 1e9);
}

void FineTuneTest::seventyBillionInFourBits()
{
    Scenario scenario = asked(u"meta-llama/Llama-3.1-70B"_s, TrainingMethod::Qlora);
    scenario.finetune.framework = u"unsloth"_s;
    scenario.finetune.sequence = 1024;
    QVERIFY(one(scenario, u"l40s"_s).verdict != Verdict::DoesNotFit);
    QCOMPARE(one(scenario, u"rtx-4090"_s).verdict, Verdict::DoesNotFit);
    scenario.finetune.framework = u"transformers"_s;
    QVERIFY(one(scenario, u"l40s"_s).verdict != Verdict::DoesNotFit);
    QCOMPARE(one(scenario, u"rtx-4090"_s).verdict, Verdict::DoesNotFit);
}

void FineTuneTest::componentsAddUpToTheNeed()
{
    for (const TrainingMethod method : {TrainingMethod::Full, TrainingMethod::Lora, TrainingMethod::Qlora}) {
        const MemoryFigures m = one(asked(u"Qwen/Qwen2.5-7B"_s, method), u"h200-sxm"_s).memory;
        const double sum = m.weights + m.adapters.value_or(0) + *m.gradients + *m.optimizer + m.activations + m.runtime;
        QVERIFY(std::abs(sum - m.need) < 1);
        QVERIFY(m.need_low < m.need && m.need < m.need_high);
    }
}

// ZeRO-1 divides the state, ZeRO-2 the gradients too, ZeRO-3 the weights too.
void FineTuneTest::shardingDividesWhatItSays()
{
    Scenario scenario = asked(u"Qwen/Qwen2.5-7B"_s, TrainingMethod::Full);
    scenario.finetune.recipe = u"bf16"_s;
    const auto with = [&](Sharding sharding) {
        scenario.finetune.sharding = sharding;
        return one(scenario, u"h200-sxm"_s, 4).memory;
    };
    const MemoryFigures none = with(Sharding::None), one_ = with(Sharding::Zero1), two = with(Sharding::Zero2),
                        three = with(Sharding::Zero3);
    QCOMPARE(*one_.optimizer, *none.optimizer / 4);
    QCOMPARE(*one_.gradients, *none.gradients);
    QCOMPARE(*two.gradients, *none.gradients / 4);
    QCOMPARE(two.weights, none.weights);
    QCOMPARE(three.weights, none.weights / 4);
}

void FineTuneTest::accumulationKeepsGradients()
{
    Scenario scenario = asked(u"Qwen/Qwen2.5-7B"_s, TrainingMethod::Full);
    scenario.finetune.recipe = u"bf16"_s;
    scenario.finetune.optimizer = u"adamw-fused"_s;
    scenario.finetune.accumulation = 1;
    const double single = one(scenario, u"h200-sxm"_s).memory.need;
    scenario.finetune.accumulation = 16;
    const double more = one(scenario, u"h200-sxm"_s).memory.need;
    QVERIFY(more > single);
    scenario.finetune.accumulation = 64;
    QCOMPARE(one(scenario, u"h200-sxm"_s).memory.need, more);
}

void FineTuneTest::halfTheSequenceHelps()
{
    Scenario scenario = asked(u"meta-llama/Llama-3.1-8B"_s, TrainingMethod::Lora);
    scenario.finetune.sequence = 16384;
    scenario.candidates = {{u"rtx-4090"_s, 1, Parallelism::Auto, {}, {}, {}, {}}};
    QCOMPARE(assess(scenario, *m_catalog).candidates.front().verdict, Verdict::DoesNotFit);
    const std::vector<Fix> found = fixes(scenario, *m_catalog, 0);
    const auto shorter =
        std::find_if(found.begin(), found.end(), [](const Fix &fix) { return fix.kind == FixKind::ShorterSequence; });
    QVERIFY(shorter != found.end());
    QVERIFY(shorter->need_change < 0);
    QVERIFY(assess(shorter->scenario, *m_catalog).candidates.front().verdict != Verdict::DoesNotFit);
}

void FineTuneTest::impossibleSettingsAreNamed_data()
{
    QTest::addColumn<FineTuningWorkload>("finetune");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QString &reason, const auto &change) {
        FineTuningWorkload finetune;
        change(finetune);
        QTest::addRow("%s", name) << finetune << reason;
    };
    row("rank", u"rank above the dimension of an adapted matrix"_s, [](auto &f) { f.rank = 5000; });
    row("target", u"unknown LoRA target"_s, [](auto &f) { f.targets = u"wheels"_s; });
    row("QLoRA in BF16", u"QLoRA needs quantized base weights"_s, [](auto &f) {
        f.method = TrainingMethod::Qlora;
        f.base = u"bf16"_s;
    });
    row("full in 4 bits", u"full fine-tuning of weights in fewer than 16 bits"_s, [](auto &f) {
        f.method = TrainingMethod::Full;
        f.base = u"nf4"_s;
    });
}

void FineTuneTest::impossibleSettingsAreNamed()
{
    QFETCH(FineTuningWorkload, finetune);
    QFETCH(QString, reason);
    Scenario scenario = asked(u"meta-llama/Llama-3.1-8B"_s, TrainingMethod::Lora);
    scenario.finetune = finetune;
    const Assessed assessed = one(scenario, u"l40s"_s);
    QCOMPARE(assessed.verdict, Verdict::NotModelled);
    QCOMPARE(assessed.not_modelled, reason);
}

void FineTuneTest::longerRunsTakeLonger()
{
    Scenario scenario = asked(u"meta-llama/Llama-3.1-8B"_s, TrainingMethod::Lora);
    scenario.finetune.epochs = 1;
    const TrainingFigures once = *one(scenario, u"l40s"_s).training;
    scenario.finetune.epochs = 2;
    const TrainingFigures twice = *one(scenario, u"l40s"_s).training;
    QVERIFY(std::abs(twice.run_s->mid / once.run_s->mid - 2) < 1e-9);
    QCOMPARE(twice.tokens_per_s->mid, once.tokens_per_s->mid);
    QVERIFY(once.run_s->low < once.run_s->mid && once.run_s->mid < once.run_s->high);
    // 10,000 samples of 512 tokens, one at a time: no padding
    QCOMPARE(once.run_tokens, 5.12e6);
    // 4 FLOPs a parameter, 2 to recompute, and attention
    QVERIFY(once.flops_per_token > 6 * 7.5e9 && once.flops_per_token < 6 * 8.1e9);
}

void FineTuneTest::figuresCanBeExplained()
{
    Scenario scenario = asked(u"meta-llama/Llama-3.1-8B"_s, TrainingMethod::Lora);
    scenario.candidates = {{u"l40s"_s, 1, Parallelism::Auto, {}, {}, {}, {}}};
    const Assessed assessed = assess(scenario, *m_catalog).candidates.front();
    const auto last = [&](Quantity quantity) {
        const Derivation derivation = explain(scenario, *m_catalog, 0, quantity);
        return derivation.steps.empty() ? -1 : derivation.steps.back().value;
    };
    QCOMPARE(last(Quantity::Need), assessed.memory.need);
    QCOMPARE(last(Quantity::Weights), assessed.memory.weights);
    QCOMPARE(last(Quantity::Activations), assessed.memory.activations);
    QCOMPARE(last(Quantity::Headroom), assessed.memory.headroom);
    QCOMPARE(last(Quantity::TrainingSpeed), assessed.training->tokens_per_s->mid);
    QCOMPARE(last(Quantity::RunTime), assessed.training->run_s->mid);
    QCOMPARE(last(Quantity::TrainableParameters), assessed.training->trainable_parameters);
}

QTEST_GUILESS_MAIN(FineTuneTest)
#include "tst_finetune.moc"
