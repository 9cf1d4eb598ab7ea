// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess_inputs.h"
#include "core/catalog/catalog_loader.h"
#include "core/memory/serving_memory.h"
#include "core/units.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace tarozi;

// Formulas against arithmetic by hand and lines of public logs.
class ServingMemoryTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void bytesPerToken_data();
    void bytesPerToken();
    void blocksRoundUp();
    void poolOfMistralSmall();
    void tensorParallelDividesWhatDivides();
    void keysAreReplicatedWhenTheyAreFew();
    void latentCacheIsReplicatedOrDecompressed();
    void windowsInPagedGroups();
    void recurrentStatesInPages();
    void recurrentStatePerSlotOfLlamaCpp();
    void windowsPaddedByLlamaCpp();
    void samplerPeak_data();
    void samplerPeak();
    void stagesWithoutTheHeadDoNotSample();
    void expertsKeepTheirWorkspace_data();
    void expertsKeepTheirWorkspace();
    void engineLoadsThirtyTwoBitsAsSixteen();
    void computeBuffer_data();
    void computeBuffer();
    void capturedGraphs();
    void gpuLayersCountTheOutputLayer();
    void layersAreDealtToCards();
    void offloadMovesWeights();
    void rotaryTables();
    void adaptersOfOneSlot();
    void sglangReserve();
    void tensorRtTakesAShareOfWhatIsFree();
    void wslShowsAllThatTheDriverReports();
    void encodersCacheNothing();
    void parallelByLinks();

private:
    struct Asked {
        Scenario scenario;

        Asked &model(const QString &id)
        {
            scenario.serving.model.id = id;
            return *this;
        }
        Asked &weights(const QString &id)
        {
            scenario.serving.weights = id;
            return *this;
        }
        Asked &kv(const QString &id)
        {
            scenario.serving.kv = id;
            return *this;
        }
        Asked &context(qint64 tokens)
        {
            scenario.serving.context = tokens;
            return *this;
        }
        Asked &requests(qint64 count)
        {
            scenario.serving.concurrency = count;
            return *this;
        }
        Asked &engine(const QString &id, const QString &version = {})
        {
            scenario.serving.engine.engine = id;
            scenario.serving.engine.version = version;
            return *this;
        }
        Asked &cards(const QString &gpu, int count, std::optional<int> tensor = {}, std::optional<int> pipeline = {})
        {
            Candidate candidate;
            candidate.gpu = gpu;
            candidate.count = count;
            candidate.tensor = tensor;
            candidate.pipeline = pipeline;
            scenario.candidates = {candidate};
            return *this;
        }
        EngineSettings &settings() { return scenario.serving.engine; }
    };
    Asked ask() const { return Asked{}.cards(u"h100-sxm"_s, 1); }
    ServingInputs inputs(const Asked &asked) const;
    ServingMemory memory(const Asked &asked) const { return servingMemory(inputs(asked)); }

    std::shared_ptr<const Catalog> m_catalog;
};

namespace {

void compareWithin(double found, double expected, double share)
{
    const QString text = u"found %1, expected %2"_s.arg(found, 0, 'g', 12).arg(expected, 0, 'g', 12);
    QVERIFY2(std::abs(found - expected) <= share * std::abs(expected), qPrintable(text));
}

} // namespace

ServingInputs ServingMemoryTest::inputs(const Asked &asked) const
{
    const LanguageModel *model = m_catalog->model(asked.scenario.serving.model.id);
    const CandidateInputs found = candidateInputs(asked.scenario, *m_catalog, model, asked.scenario.candidates.front());
    if (!found.not_modelled.isEmpty())
        qFatal("%s", qPrintable(found.not_modelled));
    return found.serving;
}

void ServingMemoryTest::initTestCase()
{
    m_catalog = loadCatalog(u":/catalog"_s).catalog;
}

// layers x 2 x kv heads x head dimension x bytes
void ServingMemoryTest::bytesPerToken_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("kv");
    QTest::addColumn<double>("bytes");
    QTest::newRow("8B: 32 x 2 x 8 x 128 x 2") << u"meta-llama/Llama-3.1-8B"_s << u"fp16"_s << 131'072.0;
    QTest::newRow("70B: 80 x 2 x 8 x 128 x 2") << u"meta-llama/Llama-3.1-70B"_s << u"bf16"_s << 327'680.0;
    QTest::newRow("Mistral Small: 40 x 2 x 8 x 128 x 2")
        << u"mistralai/Mistral-Small-24B-Instruct-2501"_s << u"fp16"_s << 163'840.0;
    QTest::newRow("Qwen2.5 7B: 28 x 2 x 4 x 128 x 2") << u"Qwen/Qwen2.5-7B"_s << u"fp16"_s << 57'344.0;
    QTest::newRow("Qwen3 32B: 64 x 2 x 8 x 128 x 2") << u"Qwen/Qwen3-32B"_s << u"fp16"_s << 262'144.0;
    QTest::newRow("8B in FP8") << u"meta-llama/Llama-3.1-8B"_s << u"fp8"_s << 65'536.0;
    QTest::newRow("8B in q8_0: 34 bytes for 32") << u"meta-llama/Llama-3.1-8B"_s << u"q8_0"_s << 69'632.0;
    QTest::newRow("8B in q4_0: 18 bytes for 32") << u"meta-llama/Llama-3.1-8B"_s << u"q4_0"_s << 36'864.0;
    QTest::newRow("DeepSeek V3: 61 x 576 x 2") << u"deepseek-ai/DeepSeek-V3"_s << u"fp16"_s << 70'272.0;
    QTest::newRow("DeepSeek V2 Lite: 27 x 576 x 2") << u"deepseek-ai/DeepSeek-V2-Lite"_s << u"fp16"_s << 31'104.0;
}

void ServingMemoryTest::bytesPerToken()
{
    QFETCH(QString, model);
    QFETCH(QString, kv);
    QFETCH(double, bytes);
    const ServingInputs in = inputs(ask().model(model).kv(kv));
    QCOMPARE(tarozi::bytesPerToken(in, cacheShape(in, stageOf(in, 0))), bytes);
}

// Llama-3.1-8B: 8,192 tokens are exactly 1 GiB; 8,193 take another block of 16.
void ServingMemoryTest::blocksRoundUp()
{
    QCOMPARE(memory(ask()).fullestStage().kv_cache, kGiB);
    QCOMPARE(memory(ask().context(8193)).fullestStage().kv_cache, 131'072.0 * 8'208);
    QCOMPARE(memory(ask().requests(3)).fullestStage().kv_cache, 3 * kGiB);
}

// A log: 28.20 GiB of KV cache are 184,832 tokens: 28.20 x 2^30 / 163,840 = 184,811, and the pool is printed rounded.
void ServingMemoryTest::poolOfMistralSmall()
{
    const ServingInputs in = inputs(ask().model(u"mistralai/Mistral-Small-24B-Instruct-2501"_s));
    const ServingMemory found = servingMemory(in);
    const double pool = found.fullestStage().pool;
    QCOMPARE(found.kv_tokens, std::floor(pool / (163'840.0 * 16)) * 16);
    compareWithin(28.20 * kGiB / tarozi::bytesPerToken(in, found.fullestStage().cache), 184'832, 2e-4);
}

// Norms and routers stay whole; 80 x 2 + 1 norms of 8,192 in 2 bytes are all that does not divide in Llama 70B.
void ServingMemoryTest::tensorParallelDividesWhatDivides()
{
    const double whole = memory(ask().model(u"meta-llama/Llama-3.1-70B"_s)).fullestStage().weights.resident;
    const double norms = 161.0 * 8'192 * 2;
    const Asked split = ask().model(u"meta-llama/Llama-3.1-70B"_s).cards(u"h100-sxm"_s, 4, 4);
    compareWithin(memory(split).fullestStage().weights.resident, (whole - norms) / 4 + norms, 1e-12);
    QCOMPARE(memory(split).fullestStage().kv_cache, 327'680.0 / 4 * 8192);
}

// Qwen3-30B-A3B has 32 query and 4 KV heads: eight ranks keep one KV head each.
void ServingMemoryTest::keysAreReplicatedWhenTheyAreFew()
{
    const ServingInputs in = inputs(ask().model(u"Qwen/Qwen3-30B-A3B"_s).cards(u"h100-sxm"_s, 8, 8));
    const CacheShape shape = cacheShape(in, stageOf(in, 0));
    QVERIFY(shape.heads_replicated);
    QCOMPARE(tarozi::bytesPerToken(in, shape), 48.0 * 2 * 1 * 128 * 2);
}

// The latent tensor is whole on every rank; decompressed, DeepSeek-V2-Lite keeps 16 heads of 192 + 128 elements.
void ServingMemoryTest::latentCacheIsReplicatedOrDecompressed()
{
    const QString model = u"deepseek-ai/DeepSeek-V2-Lite"_s;
    const ServingInputs split = inputs(ask().model(model).cards(u"h100-sxm"_s, 2, 2));
    const CacheShape shape = cacheShape(split, stageOf(split, 0));
    QVERIFY(shape.latent_replicated);
    QCOMPARE(tarozi::bytesPerToken(split, shape), 31'104.0);
    const ServingInputs plain = inputs(ask().model(model).engine(u"transformers"_s));
    QCOMPARE(tarozi::bytesPerToken(plain, cacheShape(plain, stageOf(plain, 0))), 27.0 * 16 * (192 + 128) * 2);
}

// Gemma-3-27B in vLLM: 10 full and 52 windowed layers make 1 + 6 groups of 10 that share pages of 16 x 8,192 bytes.
// At 8,192 tokens, with steps of 8,192, a window holds everything: 512 pages, and 513 where it may begin inside one.
void ServingMemoryTest::windowsInPagedGroups()
{
    Asked asked = ask().model(u"google/gemma-3-27b-it"_s).engine(u"vllm"_s, u"0.19"_s);
    const double page = 16 * 2.0 * 16 * 128 * 2;
    compareWithin(memory(asked).fullestStage().kv_cache, (512 + 6 * 513) * 10 * page, 1e-12);
    // a public log at 0.95 of 79.19 GiB prints 4.46 requests
    asked.settings().memory_limit = 0.95;
    compareWithin(memory(asked).max_concurrency, 4.46, 0.03);
    // a long context: the windowed groups stop at window - 1 + step = 9,215 tokens
    asked.context(131'072);
    compareWithin(memory(asked).fullestStage().kv_cache, (8'192 + 6 * 577) * 10 * page, 1e-12);
}

// Qwen3.6-35B-A3B on an RTX 5090, vLLM 0.24, FP8 cache (a public log: 6.01 GiB, 4.35 requests of 131,072 tokens):
// a state of 524,288 x 4 + 24,576 x 2 bytes is 2,096 tokens of 1,024 bytes; 63 pages and 3 groups of 2 a request.
void ServingMemoryTest::recurrentStatesInPages()
{
    Asked asked = ask().model(u"Qwen/Qwen3.5-35B-A3B"_s).weights(u"nvfp4"_s).kv(u"fp8"_s).engine(u"vllm"_s, u"0.24"_s);
    asked.context(131'072).cards(u"rtx-5090"_s, 1);
    const double page = 524'288.0 * 4 + 24'576.0 * 2;
    QCOMPARE(page, 2'096.0 * 1'024);
    const double request = (63 + 3 * 2) * 10 * page;
    compareWithin(memory(asked).fullestStage().kv_cache, request, 1e-12);
    compareWithin(6.01 * kGiB / request, 4.35, 0.005);
}

// The same 50.25 MiB a slot that llama.cpp prints for models with 24 such layers: 24 x (524,288 + 24,576) x 4 bytes.
void ServingMemoryTest::recurrentStatePerSlotOfLlamaCpp()
{
    const ServingInputs in = inputs(ask().model(u"Qwen/Qwen3.5-35B-A3B"_s).weights(u"q4_k_m"_s).engine(u"llama.cpp"_s));
    const CacheShape shape = cacheShape(in, stageOf(in, 0));
    double state = 0;
    for (const CacheGroup &group : shape.groups)
        state = std::max(state, stateBytes(in, group));
    QCOMPARE(24 * state, 50.25 * kMiB);
}

// Gemma-3-27B in llama.cpp, one slot: windows hold pad256(1,024 + 512) = 1,536 tokens.
void ServingMemoryTest::windowsPaddedByLlamaCpp()
{
    const Asked asked =
        ask().model(u"google/gemma-3-27b-it"_s).weights(u"q4_k_m"_s).engine(u"llama.cpp"_s).context(32'768);
    const double layer = 2.0 * 16 * 128 * 2;
    compareWithin(memory(asked).fullestStage().kv_cache, layer * (10 * 32'768.0 + 52 * 1'536.0), 1e-12);
}

// Activation peaks that vLLM printed on an H100 with 1,024 sequences and steps of 8,192 tokens.
void ServingMemoryTest::samplerPeak_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("version");
    QTest::addColumn<double>("gib");
    QTest::newRow("8B 0.19") << u"meta-llama/Llama-3.1-8B"_s << u"0.19"_s << 1.89;
    QTest::newRow("gemma 0.19") << u"google/gemma-2-9b-it"_s << u"0.19"_s << 3.65;
    QTest::newRow("Qwen 0.19") << u"Qwen/Qwen3-8B"_s << u"0.19"_s << 2.21;
    QTest::newRow("phi 0.19") << u"microsoft/phi-4"_s << u"0.19"_s << 1.52;
    QTest::newRow("Qwen 0.16") << u"Qwen/Qwen3-14B"_s << u"0.16"_s << 5.64;
    QTest::newRow("Qwen 0.17") << u"Qwen/Qwen3-14B"_s << u"0.17"_s << 2.23;
}

void ServingMemoryTest::samplerPeak()
{
    QFETCH(QString, model);
    QFETCH(QString, version);
    QFETCH(double, gib);
    const ServingInputs in = inputs(ask().model(model).engine(u"vllm"_s, version));
    QCOMPARE(in.max_num_seqs, 1024);
    QCOMPARE(in.max_num_batched_tokens, 8192);
    compareWithin(servingMemory(in).fullestStage().engine.activations.value / kGiB, gib, 0.03);
}

// Two stages of Llama 8B (a public log): 1.10 GiB on the first, which only computes a step; the last one samples.
void ServingMemoryTest::stagesWithoutTheHeadDoNotSample()
{
    const ServingMemory found = memory(ask().engine(u"vllm"_s, u"0.19"_s).cards(u"h100-sxm"_s, 2, 1, 2));
    compareWithin(found.stages.front().engine.activations.value / kGiB, 1.10, 0.03);
    compareWithin(found.stages.back().engine.activations.value / kGiB, 1.89, 0.03);
    QCOMPARE(found.fullest, size_t(1));
}

// Public logs of mixtures: their two buffers are beside what the sampler takes (8,192 tokens a step).
void ServingMemoryTest::expertsKeepTheirWorkspace_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("ranks");
    QTest::addColumn<double>("gib");
    QTest::newRow("Mixtral") << u"mistralai/Mixtral-8x7B-Instruct-v0.1"_s << 2 << 1.21;
    QTest::newRow("DeepSeek") << u"deepseek-ai/DeepSeek-V2-Lite"_s << 1 << 1.93;
    QTest::newRow("Llama 4") << u"meta-llama/Llama-4-Scout-17B-16E-Instruct"_s << 4 << 3.19;
}

void ServingMemoryTest::expertsKeepTheirWorkspace()
{
    QFETCH(QString, model);
    QFETCH(int, ranks);
    QFETCH(double, gib);
    const Asked asked = ask().model(model).engine(u"vllm"_s, u"0.19"_s).cards(u"h100-sxm"_s, ranks, ranks);
    compareWithin(memory(asked).fullestStage().engine.activations.value / kGiB, gib, 0.05);
}

// OLMo 2 13B is released in 32 bit (54.9 GB of files); vLLM and SGLang load it in 16, Transformers as it is. Asked for
// by name, 32 bit stay.
void ServingMemoryTest::engineLoadsThirtyTwoBitsAsSixteen()
{
    const auto gigabytes = [&](const QString &engine, const QString &format) {
        const ServingMemory found = memory(ask().model(u"allenai/OLMo-2-1124-13B"_s).engine(engine).weights(format));
        return found.fullestStage().weights.resident / kGB;
    };
    compareWithin(gigabytes(u"vllm"_s, {}), 27.4, 0.005); // 13.72 billion parameters
    compareWithin(gigabytes(u"sglang"_s, {}), 27.4, 0.005);
    compareWithin(gigabytes(u"transformers"_s, {}), 54.9, 0.005);
    compareWithin(gigabytes(u"vllm"_s, u"fp32"_s), 54.9, 0.005);
}

// llama.cpp prints a compute buffer a device.
void ServingMemoryTest::computeBuffer_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("context");
    QTest::addColumn<bool>("flash");
    QTest::addColumn<int>("cards");
    QTest::addColumn<double>("mib");
    // scores 8,192 x 512 x 32 x 4, mask 8,192 x 512 x 4, four hidden states of 512 x 4,096 x 4
    QTest::newRow("8B, scores") << u"meta-llama/Meta-Llama-3-8B"_s << 8192 << false << 1 << 560.0;
    // and three more masks and four hidden states for the steps in flight
    QTest::newRow("8B, two cards") << u"meta-llama/Meta-Llama-3-8B"_s << 8192 << false << 2 << 640.0;
    // 512 x (151,936 + 2,048) x 4
    QTest::newRow("Qwen, logits") << u"Qwen/Qwen2.5-3B"_s << 4096 << true << 1 << 300.75;
    QTest::newRow("GLM, logits and mask") << u"zai-org/GLM-4-32B-0414"_s << 32'768 << true << 1 << 352.0;
}

void ServingMemoryTest::computeBuffer()
{
    QFETCH(QString, model);
    QFETCH(int, context);
    QFETCH(bool, flash);
    QFETCH(int, cards);
    QFETCH(double, mib);
    Asked asked = ask().model(model).weights(u"q4_k_m"_s).engine(u"llama.cpp"_s).context(context);
    asked.cards(u"rtx-3090"_s, cards).settings().flash_attention = flash;
    compareWithin(memory(asked).stages.front().engine.activations.value / kMiB, mib, 1e-9);
}

// 51 pieces and 35 whole steps are what a log with 256 sequences says, 51 and 51 one with 1,024.
void ServingMemoryTest::capturedGraphs()
{
    Asked asked = ask().engine(u"vllm"_s, u"0.19"_s);
    asked.settings().max_num_seqs = 256;
    QCOMPARE(tarozi::capturedGraphs(inputs(asked)), 51.0 + 35);
    asked.settings().max_num_seqs = 1024;
    QCOMPARE(tarozi::capturedGraphs(inputs(asked)), 51.0 + 51);
    asked.settings().lora_slots = 1;
    QCOMPARE(tarozi::capturedGraphs(inputs(asked)), 2 * 102.0);
    asked.settings().eager = true;
    QCOMPARE(memory(asked).fullestStage().engine.graphs.value, 0.0);
}

// llama.cpp: one layer asked onto the GPU is the output layer, 33 of a model with 32 layers are all of it.
void ServingMemoryTest::gpuLayersCountTheOutputLayer()
{
    const Asked whole = ask().engine(u"llama.cpp"_s);
    const double layer = 218'112'000.0 * 2;
    const double head = 128'256.0 * 4'096 * 2 + 4'096 * 2;
    const double embedding = 128'256.0 * 4'096 * 2;
    const auto resident = [&](int layers) {
        Asked asked = whole;
        asked.settings().gpu_layers = layers;
        return memory(asked).fullestStage().weights.resident;
    };
    compareWithin(resident(33), 32 * layer + head, 1e-12);
    compareWithin(resident(99), 32 * layer + head, 1e-12);
    compareWithin(resident(1), head, 1e-12);
    compareWithin(resident(11), 10 * layer + head, 1e-12);
    QCOMPARE(resident(0), 0.0);
    Asked asked = whole;
    asked.settings().gpu_layers = 11;
    // and what stays: the embedding, 22 layers, and their cache of 8,192 tokens
    compareWithin(memory(asked).host_ram, embedding + 22 * layer + 22.0 / 32 * kGiB, 1e-12);
}

// A public log of Llama-3-8B Q4_K_M on two RTX 3090: 2.0638 and 2.2365 GiB.
void ServingMemoryTest::layersAreDealtToCards()
{
    const Asked asked = ask()
                            .model(u"meta-llama/Meta-Llama-3-8B"_s)
                            .weights(u"q4_k_m"_s)
                            .engine(u"llama.cpp"_s)
                            .cards(u"rtx-3090"_s, 2);
    const ServingMemory found = memory(asked);
    compareWithin(found.stages[0].weights.resident / kGiB, 2.0638, 0.001);
    compareWithin(found.stages[1].weights.resident / kGiB, 2.2365, 0.001);
}

void ServingMemoryTest::offloadMovesWeights()
{
    Asked asked = ask();
    const ServingMemory before = memory(asked);
    asked.settings().cpu_offload_bytes = 4 * kGiB;
    const ServingMemory after = memory(asked);
    compareWithin(before.fullestStage().weights.resident - after.fullestStage().weights.resident, 4 * kGiB, 1e-12);
    QCOMPARE(after.host_ram, 4 * kGiB);
    asked.settings().cpu_offload_bytes = 400 * kGiB; // more than there is: only layers move
    // what stays: embedding and head, 128,256 · 4,096 each, and a norm of 4,096, 2 bytes a parameter
    QCOMPARE(memory(asked).fullestStage().weights.resident, 2 * (2 * 128256.0 * 4096 + 4096));
}

// Made for 10,485,760 tokens, heads of 128 in 2 bytes: 2.5 GiB of tables, the gap in a public log of Llama-4-Scout
// (53.12 GiB where the tensors of one of four ranks are 50.6).
void ServingMemoryTest::rotaryTables()
{
    const Asked asked = ask()
                            .model(u"meta-llama/Llama-4-Scout-17B-16E-Instruct"_s)
                            .engine(u"vllm"_s, u"0.19"_s)
                            .cards(u"h100-sxm"_s, 4, 4);
    const StageMemory stage = memory(asked).fullestStage();
    const double tables = stage.side.tables() / kGiB;
    compareWithin(tables, 2.5, 1e-9); // layers between the chunks turn nothing: one table
    compareWithin((stage.weights.resident + stage.side.tables()) / kGiB, 53.12, 0.002);
}

// Rank 64 on all linear layers of Llama-3.2-3B: 28 x 64 x 54,272 x 2 bytes.
void ServingMemoryTest::adaptersOfOneSlot()
{
    Asked asked = ask().model(u"meta-llama/Llama-3.2-3B"_s);
    asked.settings().lora_slots = 1;
    asked.settings().lora_rank = 64;
    QCOMPARE(memory(asked).fullestStage().side.adapters, 28.0 * 64 * 54'272 * 2);
}

// 24 GB: 512 + 1.5 x 2,048 + 128 + 2 x 24 MiB are kept; the rest of 24,564 MiB is the share.
void ServingMemoryTest::sglangReserve()
{
    const ServingInputs in = inputs(ask().engine(u"sglang"_s).cards(u"rtx-4090"_s, 1));
    const double reserve = 512 + 1.5 * 2048 + 128 + 2 * 24;
    compareWithin(in.memory_limit_share, (24'564 - reserve) / 24'564, 1e-12);
    const ServingMemory found = servingMemory(in);
    QVERIFY(found.fullestStage().outside_limit > found.fullestStage().engine.activations.value);
}

void ServingMemoryTest::tensorRtTakesAShareOfWhatIsFree()
{
    const ServingInputs in = inputs(ask().engine(u"tensorrt-llm"_s));
    const ServingMemory found = servingMemory(in);
    const StageMemory &stage = found.fullestStage();
    const double fixed = stage.need - stage.kv_cache;
    compareWithin(stage.pool, 0.9 * (found.ladder.visible - stage.engine.context.value - fixed), 1e-12);
}

void ServingMemoryTest::wslShowsAllThatTheDriverReports()
{
    Asked asked = ask().cards(u"rtx-4090"_s, 1);
    const Ladder linux = memory(asked).ladder;
    QVERIFY(linux.visible < linux.usable);
    asked.settings().wsl = true;
    const Ladder wsl = memory(asked).ladder;
    QCOMPARE(wsl.visible, 24'564 * kMiB);
}

void ServingMemoryTest::encodersCacheNothing()
{
    const ServingMemory found = memory(ask().model(u"BAAI/bge-m3"_s));
    QCOMPARE(found.fullestStage().kv_cache, 0.0);
    QVERIFY(found.fullestStage().weights.resident > 1e9);
    QVERIFY(found.fullestStage().engine.activations.value > 0);
}

void ServingMemoryTest::parallelByLinks()
{
    const auto chosen = [&](const QString &gpu, const QString &engine) {
        return inputs(ask().engine(engine).cards(gpu, 4)).placement;
    };
    QCOMPARE(chosen(u"h100-sxm"_s, u"vllm"_s), (Placement{Parallelism::Tensor, 4, 1, 1}));
    QCOMPARE(chosen(u"rtx-4090"_s, u"vllm"_s), (Placement{Parallelism::Pipeline, 1, 4, 1}));
    QCOMPARE(chosen(u"rtx-4090"_s, u"llama.cpp"_s), (Placement{Parallelism::LayerSplit, 1, 4, 1}));
}

QTEST_APPLESS_MAIN(ServingMemoryTest)
#include "tst_serving_memory.moc"
