// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "core/workload/money_fields.h"
#include "core/workload/scenario_file.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <clocale>

#ifdef Q_OS_LINUX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace Qt::StringLiterals;
using namespace tarozi;

class ScenarioFileTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void presetIsTheDefaultScenario();
    void defaultCandidatesAreInTheCatalogue();
    void roundTripIsExact_data();
    void roundTripIsExact();
    void roundTripInARussianLocale();
    void missingKeysAreDefaults();
    void aContextAloneIsSharedOut();
    void namesWhatIsWrong_data();
    void namesWhatIsWrong();
    void offersTheClosestIds();
    void keepsUnknownKeys();
    void keepsACandidatesUnknownKeysOnlyWithItsCard();
    void missingFile();
    void aFolderIsNotAScenario();
    void hugeFileIsRefused();
    void savesThroughALink();
    void aFailedSaveLeavesTheFile();
    void fullDiskLeavesTheFile();

private:
    Result<Scenario> read(const QByteArray &bytes) const { return readScenario(bytes, u"a.tarozi"_s, *m_catalog); }

    std::shared_ptr<const Catalog> m_catalog;
};

namespace {

Scenario everyField()
{
    Scenario scenario;
    scenario.kind = WorkloadKind::FineTuning;
    ServingWorkload &serving = scenario.serving;
    serving.model = {u"Qwen/Qwen3-32B"_s, 7.123456789e9, u"/models/a b/config.json"_s, 39.53e9};
    serving.weights = u"fp8"_s;
    serving.kv = u"q8_0"_s;
    serving.context = kMaxContext;
    serving.input = 12345;
    serving.output = 0;
    serving.concurrency = kMaxConcurrency;
    serving.engine.engine = u"llama.cpp"_s;
    serving.engine.version = u"b4000"_s;
    serving.engine.memory_limit = 0.1 + 0.2; // 0.30000000000000004: the shortest exact form has 17 digits
    serving.engine.max_num_seqs = 17;
    serving.engine.max_num_batched_tokens = 8192;
    serving.engine.ubatch = 512;
    serving.engine.gpu_layers = 0;
    serving.engine.eager = true;
    serving.engine.flash_attention = false;
    serving.engine.cpu_offload_bytes = 1.5e9;
    serving.engine.other_tenants_bytes = 500.5e6;
    serving.engine.wsl = true;
    scenario.finetune = {u"torchtune"_s,
                         TrainingMethod::Qlora,
                         u"nf4"_s,
                         u"bf16"_s,
                         u"adamw-8bit"_s,
                         true,
                         64,
                         u"q,v"_s,
                         4096,
                         3,
                         32,
                         Checkpointing::Selective,
                         AttentionKind::Eager,
                         true,
                         true,
                         LossKind::Chunked,
                         Sharding::Fsdp,
                         TrainingOffload::Activations,
                         123456789,
                         777,
                         2.5};
    scenario.image = {u"stabilityai/stable-diffusion-3.5-large"_s,
                      u"comfyui"_s,
                      1280,
                      720,
                      81,
                      7,
                      33,
                      true,
                      u"fp8"_s,
                      u"int8"_s,
                      u"fp32"_s,
                      u"torchao"_s,
                      PipelineOffload::Group,
                      true,
                      true,
                      AttentionKind::Eager,
                      true};
    scenario.speech = {u"openai/whisper-tiny"_s, u"whisper.cpp"_s, u"q8_0"_s, 24, 1, true, 1234.5};
    Candidate first{u"h100-sxm"_s, 8, Parallelism::Tensor, 4, 2, EccMode::On};
    Candidate second{u"rtx-4090"_s, 2, Parallelism::LayerSplit, {}, {}, EccMode::Off};
    scenario.candidates = {first, second, {u"l40s"_s, 1, Parallelism::Replicas, {}, {}, {}}};
    scenario.requirements.ecc = scenario.requirements.mig = scenario.requirements.datacenter_use = true;
    scenario.requirements.vgpu = scenario.requirements.passive_cooling = scenario.requirements.pcie_card = true;
    scenario.requirements.native_format = scenario.requirements.peer_links = true;
    scenario.requirements.most_gpus = 4;
    scenario.requirements.most_slots = 2.5;
    scenario.requirements.most_power_w = 1400;
    scenario.requirements.most_per_hour = 999.99;
    scenario.requirements.most_ttft_s = 1.0 / 3;
    scenario.requirements.most_tpot_s = 0.05;
    scenario.requirements.weights = {1, 2, 0.5, 3, 4};
    scenario.price = {u"t0001"_s, 132.46, u"USD"_s, u"minute"_s};
    scenario.candidates[1].price = PriceChoice{{}, 33.333, u"EUR"_s, u"second"_s};
    scenario.money.currency = u"UZS"_s;
    scenario.money.start_date = u"2027-01-01"_s;
    scenario.money.rates = {{u"USD"_s, u"UZS"_s, 11987.65, u"2026-11-30"_s, u"cbu.uz"_s},
                            {u"RUB"_s, u"UZS"_s, 153.21, {}, {}}};
    double number = 1;
    for (const MoneyField &field : moneyFields()) // each another value, within its limits
        scenario.money.*field.value = std::min(field.minimum + (number += 0.01) / 4, field.maximum);
    scenario.proposal = {u"Сравнение"_s, u"\"Oʻzbekiston\" MChJ"_s, u"Автор"_s};
    return scenario;
}

QByteArray file(const QByteArray &body)
{
    return R"({"tarozi": 1)" + QByteArray(body.isEmpty() ? "" : ", ") + body + "}";
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void ScenarioFileTest::initTestCase()
{
    LoadedCatalog loaded = loadCatalog(u":/catalog"_s);
    for (const Error &problem : loaded.problems)
        qWarning("%s", qPrintable(describe(problem)));
    QVERIFY(loaded.problems.empty());
    m_catalog = loaded.catalog;
}

void ScenarioFileTest::presetIsTheDefaultScenario()
{
    const Result<Scenario> preset = loadScenario(u":/presets/default.tarozi"_s, *m_catalog);
    QVERIFY2(preset, preset ? "" : qPrintable(describe(preset.error())));
    QVERIFY(*preset == Scenario{});
    QCOMPARE(contentOf(u":/presets/default.tarozi"_s),
             writeScenario(Scenario{})); // and shows every key that is written
}

void ScenarioFileTest::defaultCandidatesAreInTheCatalogue()
{
    const std::vector<Candidate> candidates = defaultCandidates();
    QCOMPARE(int(candidates.size()), 2);
    QCOMPARE(candidates[0].gpu, u"rtx-4090"_s);
    QCOMPARE(candidates[1].gpu, u"l40s"_s);
    for (const Candidate &candidate : candidates)
        QVERIFY(m_catalog->gpu(candidate.gpu));
}

void ScenarioFileTest::roundTripIsExact_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::addRow("default") << Scenario{};
    QTest::addRow("every field") << everyField();
    Scenario awkward;
    awkward.serving.engine.memory_limit = 1.0 / 3;
    awkward.serving.model.parameters = 1e14;
    awkward.proposal.title = QString(500, u'ʻ');
    QTest::addRow("awkward numbers and letters") << awkward;
}

void ScenarioFileTest::roundTripIsExact()
{
    QFETCH(Scenario, scenario);
    const Result<Scenario> again = read(writeScenario(scenario));
    QVERIFY2(again, again ? "" : qPrintable(describe(again.error())));
    QVERIFY(*again == scenario);
    QCOMPARE(writeScenario(*again), writeScenario(scenario));
}

// The C library writes a comma under such a locale; the file must not.
void ScenarioFileTest::roundTripInARussianLocale()
{
    const QByteArray before = setlocale(LC_ALL, nullptr);
    if (!setlocale(LC_ALL, "ru_RU.UTF-8"))
        QSKIP("the system has no Russian locale");
    QLocale::setDefault(QLocale(QLocale::Russian));
    const QByteArray bytes = writeScenario(everyField());
    const Result<Scenario> again = read(bytes);
    setlocale(LC_ALL, before.constData());
    QLocale::setDefault(QLocale::c());
    QVERIFY(bytes.contains("132.46"));
    QVERIFY(again && *again == everyField());
}

void ScenarioFileTest::missingKeysAreDefaults()
{
    QVERIFY(*read(file("")) == Scenario{});
    Scenario expected;
    expected.serving.concurrency = 5;
    expected.serving.engine.max_num_seqs = 64;
    QVERIFY(*read(file(R"("serving": {"concurrency": 5, "engine": {"max_num_seqs": 64}})")) == expected);
    QVERIFY(*read(file(R"("serving": null, "candidates": null)")) == Scenario{});
}

void ScenarioFileTest::aContextAloneIsSharedOut()
{
    const auto tokens = [&](const char *serving) {
        const Result<Scenario> scenario = read(file(R"("serving": {)" + QByteArray(serving) + "}"));
        return std::array{scenario->serving.context, scenario->serving.input, scenario->serving.output};
    };
    using Tokens = std::array<qint64, 3>;
    QCOMPARE(tokens(R"("context": 32768)"), (Tokens{32768, 31744, 1024}));
    QCOMPARE(tokens(R"("context": 512)"), (Tokens{512, 256, 256}));
    QCOMPARE(tokens(R"("context": 4096, "output": 100)"), (Tokens{4096, 3996, 100}));
    QCOMPARE(tokens(R"("context": 4096, "input": 4000)"), (Tokens{4096, 4000, 96}));
    QCOMPARE(tokens(R"("input": 20000, "output": 500)"), (Tokens{20500, 20000, 500}));
}

void ScenarioFileTest::namesWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("problem");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const QByteArray &bytes, Problem problem, const QString &place,
                        const QString &found) { QTest::addRow("%s", name) << bytes << int(problem) << place << found; };
    row("empty", "", Problem::Empty, {}, {});
    row("white space", "\n\n", Problem::Empty, {}, {});
    const QByteArray whole = writeScenario(everyField());
    row("truncated", whole.left(whole.size() / 2), Problem::Truncated,
        u"line %1"_s.arg(whole.left(whole.size() / 2).count('\n') + 1), {});
    row("not JSON", "%PDF-1.4", Problem::NotJson, u"byte 0"_s, u"%PDF-1.4"_s);
    row("a list", "[1]", Problem::WrongFormat, {}, u"[...]"_s);
    row("JSON of another program", R"({"model_type": "llama"})", Problem::WrongFormat, {}, u"{...}"_s);
    row("future version", R"({"tarozi": 2, "serving": {"context": "?"}})", Problem::FutureVersion, u"tarozi"_s, u"2"_s);
    row("version of a wrong type", R"({"tarozi": "1"})", Problem::WrongType, u"tarozi"_s, u"\"1\""_s);
    row("version zero", R"({"tarozi": 0})", Problem::OutOfRange, u"tarozi"_s, u"0"_s);
    row("unknown GPU", file(R"("candidates": [{"gpu": "l40s"}, {"gpu": "rtx-4091"}])"), Problem::UnknownId,
        u"candidates[1].gpu"_s, u"\"rtx-4091\""_s);
    row("GPU missing", file(R"("candidates": [{"count": 2}])"), Problem::MissingKey, u"candidates[0].gpu"_s, {});
    row("no candidates", file(R"("candidates": [])"), Problem::Empty, u"candidates"_s, u"0"_s);
    row("five candidates",
        file(R"("candidates": [{"gpu": "l40s"}, {"gpu": "l4"}, {"gpu": "t4"}, {"gpu": "a10"}, {"gpu": "a30"}])"),
        Problem::TooLarge, u"candidates"_s, u"5"_s);
    row("candidates are an object", file(R"("candidates": {})"), Problem::WrongType, u"candidates"_s, u"{...}"_s);
    row("negative context", file(R"("serving": {"context": -5})"), Problem::OutOfRange, u"serving.context"_s, u"-5"_s);
    row("fraction of a token", file(R"("serving": {"context": 1.5})"), Problem::WrongType, u"serving.context"_s,
        u"1.5"_s);
    row("context in quotes", file(R"("serving": {"context": "8192"})"), Problem::WrongType, u"serving.context"_s,
        u"\"8192\""_s);
    row("absurd context", file(R"("serving": {"context": 1e300})"), Problem::OutOfRange, u"serving.context"_s,
        u"1e+300"_s);
    row("no requests", file(R"("serving": {"concurrency": 0})"), Problem::OutOfRange, u"serving.concurrency"_s, u"0"_s);
    row("absurd parameters", file(R"("serving": {"model": {"parameters": 1e15}})"), Problem::OutOfRange,
        u"serving.model.parameters"_s, u"1e+15"_s);
    row("unknown model", file(R"("serving": {"model": {"id": "meta-llama/Llama-9"}})"), Problem::UnknownId,
        u"serving.model.id"_s, u"\"meta-llama/Llama-9\""_s);
    row("unknown weights", file(R"("serving": {"weights": "bf17"})"), Problem::UnknownId, u"serving.weights"_s,
        u"\"bf17\""_s);
    row("unknown KV format", file(R"("serving": {"kv": "fp12"})"), Problem::UnknownId, u"serving.kv"_s, u"\"fp12\""_s);
    row("unknown engine", file(R"("serving": {"engine": {"id": "vlllm"}})"), Problem::UnknownId, u"serving.engine.id"_s,
        u"\"vlllm\""_s);
    row("memory limit in per cent", file(R"("serving": {"engine": {"memory_limit": 90}})"), Problem::OutOfRange,
        u"serving.engine.memory_limit"_s, u"90"_s);
    row("eager is a word", file(R"("serving": {"engine": {"eager": "yes"}})"), Problem::WrongType,
        u"serving.engine.eager"_s, u"\"yes\""_s);
    row("count of zero", file(R"("candidates": [{"gpu": "l40s", "count": 0}])"), Problem::OutOfRange,
        u"candidates[0].count"_s, u"0"_s);
    row("unknown parallelism", file(R"("candidates": [{"gpu": "l40s", "parallel": "zigzag"}])"), Problem::OutOfRange,
        u"candidates[0].parallel"_s, u"\"zigzag\""_s);
    row("unknown tariff", file(R"("price": {"tariff": "t9999"})"), Problem::UnknownId, u"price.tariff"_s,
        u"\"t9999\""_s);
    row("negative price", file(R"("price": {"per_gpu_hour": -1})"), Problem::OutOfRange, u"price.per_gpu_hour"_s,
        u"-1"_s);
    row("unknown workload", file(R"("workload": "mining")"), Problem::OutOfRange, u"workload"_s, u"\"mining\""_s);
    row("no rank", file(R"("finetune": {"rank": 0})"), Problem::OutOfRange, u"finetune.rank"_s, u"0"_s);
    row("no steps", file(R"("image": {"steps": 0})"), Problem::OutOfRange, u"image.steps"_s, u"0"_s);
    row("unknown pipeline", file(R"("image": {"model": "none"})"), Problem::UnknownId, u"image.model"_s, u"\"none\""_s);
    row("unknown speech engine", file(R"("speech": {"engine": "none"})"), Problem::UnknownId, u"speech.engine"_s,
        u"\"none\""_s);
    row("no windows", file(R"("speech": {"batch": 0})"), Problem::OutOfRange, u"speech.batch"_s, u"0"_s);
    row("unknown method", file(R"("finetune": {"method": "osmosis"})"), Problem::OutOfRange, u"finetune.method"_s,
        u"\"osmosis\""_s);
    row("nested a thousand levels", file("\"x\": " + QByteArray(1000, '[')), Problem::TooDeep, u"byte 50"_s, {});
    row("infinity", file(R"("serving": {"context": Infinity})"), Problem::NotJson, u"byte 37"_s, u"Infinity}}"_s);
}

void ScenarioFileTest::namesWhatIsWrong()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, problem);
    QFETCH(QString, place);
    QFETCH(QString, found);
    const Result<Scenario> result = read(bytes);
    QVERIFY(!result);
    const Error &error = result.error();
    QCOMPARE(int(error.problem), problem);
    QCOMPARE(error.file, u"a.tarozi"_s);
    QCOMPARE(error.place, place);
    QCOMPARE(error.found, found);
}

void ScenarioFileTest::offersTheClosestIds()
{
    const Result<Scenario> result = read(file(R"("candidates": [{"gpu": "rtx-4091"}])"));
    QCOMPARE(result.error().expected.kind, Expectation::Kind::OneOf);
    QCOMPARE(result.error().expected.choices.first(), u"rtx-4090"_s);
    const Result<Scenario> context = read(file(R"("serving": {"context": -5})"));
    QCOMPARE(context.error().expected, (Expectation{Expectation::Kind::Integer, 1.0, 16777216.0, {}}));
    const Result<Scenario> version = read(R"({"tarozi": 7})");
    QCOMPARE(version.error().expected, (Expectation{Expectation::Kind::VersionUpTo, {}, 1.0, {}}));
}

void ScenarioFileTest::keepsUnknownKeys()
{
    const Result<Scenario> scenario = read(file(R"("note": "mine", "serving": {"context": 4096, "engine": {"dcp": 2},
        "speculative": {"tokens": 3}}, "candidates": [{"gpu": "l40s", "rack": "A1"}])"));
    QVERIFY(scenario);
    const QJsonObject written = toJson(*scenario);
    QCOMPARE(written.value(u"note").toString(), u"mine"_s);
    QCOMPARE(written[u"serving"][u"engine"][u"dcp"].toInt(), 2);
    QCOMPARE(written[u"serving"][u"speculative"][u"tokens"].toInt(), 3);
    QCOMPARE(written[u"serving"][u"context"].toInt(), 4096);
    QCOMPARE(written[u"candidates"][0][u"rack"].toString(), u"A1"_s);
    QVERIFY(*read(writeScenario(*scenario)) == *scenario);
    // what this program knows is not kept twice
    QVERIFY(read(writeScenario(everyField()))->unknown_keys.isEmpty());
}

void ScenarioFileTest::keepsACandidatesUnknownKeysOnlyWithItsCard()
{
    Result<Scenario> scenario = read(file(R"("candidates": [{"gpu": "l40s", "rack": "A1"}, {"gpu": "l4"}])"));
    Scenario edited = *scenario;
    edited.candidates[0].gpu = u"a10"_s;
    QVERIFY(toJson(edited)[u"candidates"][0][u"rack"].isUndefined());
    edited.candidates[0].gpu = u"l40s"_s;
    edited.candidates.pop_back();
    QCOMPARE(toJson(edited)[u"candidates"][0][u"rack"].toString(), u"A1"_s);
    QCOMPARE(toJson(edited)[u"candidates"].toArray().size(), 1);
}

void ScenarioFileTest::missingFile()
{
    const Result<Scenario> result = loadScenario(u"/nowhere/a.tarozi"_s, *m_catalog);
    QVERIFY(!result);
    QCOMPARE(result.error().problem, Problem::CannotRead);
    QCOMPARE(result.error().file, u"/nowhere/a.tarozi"_s);
    QVERIFY(!result.error().found.isEmpty());
}

void ScenarioFileTest::aFolderIsNotAScenario()
{
    const QTemporaryDir folder;
    const Result<Scenario> result = loadScenario(folder.path(), *m_catalog);
    QVERIFY(!result);
    QCOMPARE(result.error().problem, Problem::CannotRead);
}

void ScenarioFileTest::hugeFileIsRefused()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"huge.tarozi"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(2'000'000'000)); // sparse
    const Result<Scenario> result = loadScenario(file.fileName(), *m_catalog);
    QVERIFY(!result);
    QCOMPARE(result.error().problem, Problem::TooLarge);
}

void ScenarioFileTest::savesThroughALink()
{
    const QTemporaryDir folder;
    const QString target = folder.filePath(u"target.tarozi"_s);
    const QString link = folder.filePath(u"link.tarozi"_s);
    QVERIFY(!saveScenario(Scenario{}, target));
    QVERIFY(QFile::link(target, link));
    QVERIFY(!saveScenario(everyField(), link));
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(*loadScenario(target, *m_catalog) == everyField());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2); // no temporary file is left behind
}

void ScenarioFileTest::aFailedSaveLeavesTheFile()
{
    const QTemporaryDir folder;
    const std::optional<Error> nowhere = saveScenario(Scenario{}, folder.filePath(u"missing/a.tarozi"_s));
    QVERIFY(nowhere);
    QCOMPARE(nowhere->problem, Problem::CannotWrite);
    QCOMPARE(nowhere->file, folder.filePath(u"missing/a.tarozi"_s));
    QVERIFY(!nowhere->found.isEmpty());
    const std::optional<Error> directory = saveScenario(Scenario{}, folder.path());
    QVERIFY(directory);
    QCOMPARE(directory->problem, Problem::CannotWrite);
    QVERIFY(QFileInfo(folder.path()).isDir());
}

// A limit on the size of files does what a full disk does: writing stops half way.
void ScenarioFileTest::fullDiskLeavesTheFile()
{
#ifdef Q_OS_LINUX
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.tarozi"_s);
    QVERIFY(!saveScenario(Scenario{}, path));
    const QByteArray before = contentOf(path);

    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit tight = old;
    tight.rlim_cur = 100;
    setrlimit(RLIMIT_FSIZE, &tight);
    const std::optional<Error> error = saveScenario(everyField(), path);
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, handler);

    QVERIFY(error);
    QCOMPARE(error->problem, Problem::CannotWrite);
    QVERIFY(!error->found.isEmpty());
    QCOMPARE(contentOf(path), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
#else
    QSKIP("needs RLIMIT_FSIZE");
#endif
}

QTEST_GUILESS_MAIN(ScenarioFileTest)
#include "tst_scenario_file.moc"
