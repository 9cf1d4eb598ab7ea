// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;

// The program as scripts use it: its exit status, its one line of error, its JSON.
class CliTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void helpAndVersion_data();
    void helpAndVersion();
    void defaultsAreThoseOfTheContract();
    void scenarioFileAndOptionsAgree();
    void optionsLieOverTheFile();
    void machineUnitsInAnyLocale();
    void absentQuantitiesAreAbsent();
    void lengthsFollowFromEachOther();
    void textTellsTheExpectationOrWhyThereIsNone();
    void sweepMeetsTheEstimate();
    void sweepRefusesBadAxes_data();
    void sweepRefusesBadAxes();
    void bareSizes();
    void lists_data();
    void lists();
    void wrongOptions_data();
    void wrongOptions();
    void badInput_data();
    void badInput();
    void validates();

private:
    struct Run {
        int status = -1;
        QByteArray out, err;

        QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
        QJsonObject candidate(qsizetype i = 0) const { return json().value("candidates"_L1)[i].toObject(); }
    };
    Run run(const QStringList &arguments, const QString &locale = u"C"_s) const;
    QString written(const QString &name, const QByteArray &bytes);

    QTemporaryDir m_folder;
};

CliTest::Run CliTest::run(const QStringList &arguments, const QString &locale) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, locale);
    environment.insert(u"XDG_DATA_HOME"_s, m_folder.path()); // no user's own catalogue
    environment.remove(u"DISPLAY"_s);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(TAROZI_CLI), arguments);
    if (!process.waitForFinished(60'000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString CliTest::written(const QString &name, const QByteArray &bytes)
{
    QFile file(m_folder.filePath(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(bytes);
    return file.fileName();
}

void CliTest::initTestCase()
{
    QVERIFY(m_folder.isValid());
}

void CliTest::helpAndVersion_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("help") << QStringList{u"--help"_s} << QByteArray("estimate");
    QTest::newRow("help of a command") << QStringList{u"estimate"_s, u"--help"_s} << QByteArray("--memory-limit");
    QTest::newRow("its usage") << QStringList{u"estimate"_s, u"--help"_s} << QByteArray("tarozi-cli estimate [");
    QTest::newRow("version") << QStringList{u"--version"_s} << QByteArray(TAROZI_VERSION);
    QTest::newRow("version of a command") << QStringList{u"gpus"_s, u"--version"_s} << QByteArray(TAROZI_VERSION);
}

void CliTest::helpAndVersion()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, text);
    const Run found = run(arguments);
    QCOMPARE(found.status, 0);
    QVERIFY(found.out.contains(text));
    QVERIFY(found.err.isEmpty());
}

void CliTest::defaultsAreThoseOfTheContract()
{
    const Run found = run({u"estimate"_s, u"--json"_s});
    QCOMPARE(found.status, 0);
    const QJsonArray candidates = found.json().value("candidates"_L1).toArray();
    QCOMPARE(candidates.size(), 2);
    QCOMPARE(candidates[0]["gpu"_L1].toString(), u"rtx-4090"_s);
    QCOMPARE(candidates[1]["gpu"_L1].toString(), u"l40s"_s);
    for (const QJsonValue &candidate : candidates) {
        const QJsonObject resolved = candidate["resolved"_L1].toObject();
        QCOMPARE(resolved["model"_L1].toString(), u"meta-llama/Llama-3.1-8B"_s);
        QCOMPARE(resolved["weights"_L1].toString(), u"bf16"_s);
        QCOMPARE(resolved["engine"_L1].toString(), u"vllm"_s);
        QCOMPARE(resolved["engine_version"_L1].toString(), u"0.19"_s);
        QCOMPARE(resolved["memory_limit"_L1].toDouble(), 0.9);
        QCOMPARE(resolved["max_num_seqs"_L1].toInt(), 256);
        QCOMPARE(candidate["parallel"_L1].toString(), u"none"_s);
        QCOMPARE(candidate["verdict"_L1].toString(), u"fits"_s);
        QCOMPARE(candidate["memory"_L1]["weights"_L1].toDouble(), 2 * 8'030'261'248.0);
        QCOMPARE(candidate["memory"_L1]["kv_cache"_L1].toDouble(), 1'073'741'824.0);
    }
    const QJsonObject serving = found.json().value("scenario"_L1)["serving"_L1].toObject();
    QCOMPARE(serving["context"_L1].toInt(), 8192);
    QCOMPARE(serving["input"_L1].toInt(), 7168);
    QCOMPARE(serving["output"_L1].toInt(), 1024);
}

void CliTest::scenarioFileAndOptionsAgree()
{
    const Run file =
        run({u"estimate"_s, QStringLiteral(TAROZI_SOURCE_DIR "/resources/presets/default.tarozi"), u"--json"_s});
    QCOMPARE(file.status, 0);
    QCOMPARE(file.json().value("candidates"_L1), run({u"estimate"_s, u"--json"_s}).json().value("candidates"_L1));
}

void CliTest::optionsLieOverTheFile()
{
    const Run found = run({u"estimate"_s, QStringLiteral(TAROZI_SOURCE_DIR "/resources/presets/default.tarozi"),
                           u"--gpu"_s, u"h100-sxm:2"_s, u"--engine-version"_s, u"0.26"_s, u"--json"_s});
    QCOMPARE(found.json().value("candidates"_L1).toArray().size(), 1);
    const QJsonObject candidate = found.candidate();
    QCOMPARE(candidate["gpu"_L1].toString(), u"h100-sxm"_s);
    QCOMPARE(candidate["count"_L1].toInt(), 2);
    QCOMPARE(candidate["parallel"_L1].toString(), u"tensor"_s); // the cards have NVLink
    QCOMPARE(candidate["resolved"_L1]["memory_limit"_L1].toDouble(), 0.92);
    QCOMPARE(candidate["resolved"_L1]["max_num_seqs"_L1].toInt(), 1024);
}

void CliTest::machineUnitsInAnyLocale()
{
    const QStringList arguments{u"estimate"_s, u"--memory-limit"_s, u"0.875"_s, u"--price"_s, u"132.46"_s, u"--json"_s};
    const Run russian = run(arguments, u"ru_RU.UTF-8"_s);
    QCOMPARE(russian.status, 0);
    QCOMPARE(russian.out, run(arguments).out);
    QCOMPARE(russian.candidate()["resolved"_L1]["memory_limit"_L1].toDouble(), 0.875);
    QCOMPARE(russian.candidate()["cost"_L1]["per_hour"_L1].toDouble(), 132.46);
}

void CliTest::absentQuantitiesAreAbsent()
{
    const QJsonObject plain = run({u"estimate"_s, u"--json"_s}).candidate();
    QVERIFY(!plain.contains("cost"_L1));
    for (const QLatin1StringView key : {"gradients"_L1, "optimizer"_L1, "adapters"_L1})
        QVERIFY(!plain["memory"_L1].toObject().contains(key));
    const QJsonObject encoder = run({u"estimate"_s, u"--model"_s, u"BAAI/bge-m3"_s, u"--json"_s}).candidate();
    for (const QLatin1StringView key :
         {"decode_ceiling_tok_s"_L1, "decode_tok_s"_L1, "ttft_s"_L1, "throughput_tok_s"_L1}) {
        QVERIFY(plain["speed"_L1].toObject().contains(key));
        QVERIFY(!encoder["speed"_L1].toObject().contains(key));
    }
    QVERIFY(!encoder["capacity"_L1].toObject().contains("kv_tokens"_L1));
}

void CliTest::textTellsTheExpectationOrWhyThereIsNone()
{
    const Run fits = run({u"estimate"_s, u"--gpu"_s, u"l40s"_s});
    QCOMPARE(fits.status, 0);
    for (const char *line : {"expected, one user", "time to first token", "bottleneck", "evidence"})
        QVERIFY2(fits.out.contains(line), line);
    const Run does_not = run({u"estimate"_s, u"--gpu"_s, u"rtx-4090"_s, u"--model"_s, u"meta-llama/Llama-3.1-70B"_s});
    QCOMPARE(does_not.status, 0);
    QVERIFY(does_not.out.contains("none: does_not_fit"));
    // without a layer on the GPU nothing there limits the requests
    const QStringList on_host{u"estimate"_s, u"--engine"_s, u"llama.cpp"_s, u"--gpu-layers"_s, u"0"_s};
    QVERIFY(!run(on_host).out.contains("KV tokens"));
    QVERIFY(!run(on_host).out.contains("max concurrency"));
}

// Whole numbers from 1 to 256 in nine equal ratios are the powers of two.
void CliTest::sweepMeetsTheEstimate()
{
    const QStringList over{u"sweep"_s,
                           u"--gpu"_s,
                           u"l40s"_s,
                           u"--over"_s,
                           u"concurrency=1:256:log:9"_s,
                           u"--over"_s,
                           u"context=4096:8192:lin:2"_s};
    const Run csv = run(over);
    QCOMPARE(csv.status, 0);
    QCOMPARE(int(csv.out.count('\n')), 1 + 2 * 9);
    const QJsonArray points = run(over + QStringList{u"--json"_s}).json()["points"_L1].toArray();
    QCOMPARE(int(points.size()), 18);
    const QJsonObject point = points[9 + 4].toObject(); // 8192 tokens, 16 requests
    QCOMPARE(point["context"_L1].toInt(), 8192);
    QCOMPARE(point["concurrency"_L1].toInt(), 16);
    const QJsonObject speed = run({u"estimate"_s, u"--gpu"_s, u"l40s"_s, u"--concurrency"_s, u"16"_s, u"--json"_s})
                                  .candidate()["speed"_L1]
                                  .toObject();
    const double total = speed["throughput_tok_s"_L1]["mid"_L1].toDouble();
    QVERIFY(total > 0);
    QVERIFY(std::abs(point["throughput_tok_s"_L1].toDouble() / total - 1) < 1e-5);
    const double ttft = speed["ttft_s"_L1]["mid"_L1].toDouble();
    QVERIFY(std::abs(point["ttft_s"_L1].toDouble() / ttft - 1) < 1e-5);
}

void CliTest::sweepRefusesBadAxes_data()
{
    QTest::addColumn<QString>("axis");
    for (const char *axis : {"context", "batch=1:2:lin:2", "context=1024:512:log:4", "concurrency=1:8:cubic:3",
                             "concurrency=0:8:lin:3", "context=1e3:x:lin:3", "concurrency=1:8:lin:0"})
        QTest::newRow(axis) << QString::fromLatin1(axis);
}

void CliTest::sweepRefusesBadAxes()
{
    QFETCH(QString, axis);
    const Run refused = run({u"sweep"_s, u"--over"_s, axis});
    QCOMPARE(refused.status, 2);
    QVERIFY(refused.out.isEmpty());
    QVERIFY(refused.err.contains("--over"));
    QCOMPARE(int(refused.err.count('\n')), 1);
}

void CliTest::lengthsFollowFromEachOther()
{
    const auto lengths = [&](const QStringList &options) {
        const QJsonObject serving =
            run(QStringList{u"estimate"_s, u"--json"_s} + options).json().value("scenario"_L1)["serving"_L1].toObject();
        return QList<int>{serving["context"_L1].toInt(), serving["input"_L1].toInt(), serving["output"_L1].toInt()};
    };
    QCOMPARE(lengths({u"--context"_s, u"4096"_s}), (QList<int>{4096, 3072, 1024}));
    QCOMPARE(lengths({u"--input"_s, u"1000"_s, u"--output"_s, u"500"_s}), (QList<int>{1500, 1000, 500}));
    QCOMPARE(lengths({u"--context"_s, u"512"_s}), (QList<int>{512, 256, 256}));
}

void CliTest::bareSizes()
{
    const QJsonObject found =
        run({u"estimate"_s, u"--params"_s, u"13e9"_s, u"--weights"_s, u"fp8"_s, u"--json"_s}).candidate();
    QCOMPARE(found["memory"_L1]["weights"_L1].toDouble(), 13e9);
    const QJsonObject given = run({u"estimate"_s, u"--weights-bytes"_s, u"5.74e9"_s, u"--json"_s}).candidate();
    QCOMPARE(given["memory"_L1]["weights"_L1].toDouble(), 5.74e9);
    QCOMPARE(qRound(given["speed"_L1]["decode_ceiling_tok_s"_L1].toDouble()), qRound(1008 / 5.74));
}

void CliTest::lists_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("least");
    QTest::newRow("gpus") << u"gpus"_s << 35;
    QTest::newRow("models") << u"models"_s << 120;
    QTest::newRow("tariffs") << u"tariffs"_s << 100;
    QTest::newRow("engines") << u"engines"_s << 5;
}

void CliTest::lists()
{
    QFETCH(QString, kind);
    QFETCH(int, least);
    const Run found = run({kind, u"--json"_s});
    QCOMPARE(found.status, 0);
    const QJsonArray records = found.json().value(kind).toArray();
    QVERIFY(records.size() >= least);
    for (const QJsonValue &record : records)
        QVERIFY(!record["id"_L1].toString().isEmpty());
    QVERIFY(!run({kind}).out.isEmpty());
}

void CliTest::wrongOptions_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("place");
    const auto add = [](const char *name, const QStringList &arguments, const QByteArray &place) {
        QTest::newRow(name) << arguments << place;
    };
    add("no command", {}, "command");
    add("unknown command", {u"guess"_s}, "guess");
    add("unknown option", {u"estimate"_s, u"--gpus"_s, u"l40s"_s}, "gpus");
    add("unknown GPU", {u"estimate"_s, u"--gpu"_s, u"rtx-9090"_s}, "rtx-9090");
    add("no GPU at all", {u"estimate"_s, u"--gpu"_s, u"l40s:0"_s}, "l40s:0");
    add("unknown model", {u"estimate"_s, u"--model"_s, u"meta/llama"_s}, "--model");
    add("unknown format", {u"estimate"_s, u"--weights"_s, u"int3"_s}, "--weights");
    add("negative context", {u"estimate"_s, u"--context"_s, u"-5"_s}, "--context");
    add("words for a number", {u"estimate"_s, u"--concurrency"_s, u"many"_s}, "--concurrency");
    add("limit above one", {u"estimate"_s, u"--memory-limit"_s, u"1.5"_s}, "--memory-limit");
    add("comma for a point", {u"estimate"_s, u"--memory-limit"_s, u"0,9"_s}, "--memory-limit");
    add("too long", {u"estimate"_s, u"--context"_s, u"10"_s, u"--input"_s, u"8"_s, u"--output"_s, u"8"_s}, "--context");
    add("two models", {u"estimate"_s, u"--model"_s, u"Qwen/Qwen3-8B"_s, u"--params"_s, u"8e9"_s}, "--params");
    add("other workload's option", {u"estimate"_s, u"--rank"_s, u"8"_s}, "--rank");
    add("serving's option", {u"estimate"_s, u"--workload"_s, u"finetune"_s, u"--kv"_s, u"fp8"_s}, "--kv");
    add("fine-tuning of images", {u"estimate"_s, u"--workload"_s, u"image"_s, u"--method"_s, u"qlora"_s}, "--method");
    add("no denoising", {u"estimate"_s, u"--workload"_s, u"image"_s, u"--steps"_s, u"0"_s}, "--steps");
    add("rank zero", {u"estimate"_s, u"--workload"_s, u"finetune"_s, u"--rank"_s, u"0"_s}, "--rank");
    add("no audio", {u"estimate"_s, u"--workload"_s, u"speech"_s, u"--audio-hours"_s, u"0"_s}, "--audio-hours");
    add("unknown word", {u"estimate"_s, u"--parallel"_s, u"diagonal"_s}, "--parallel");
    add("no cases", {u"validate"_s}, "--cases");
    add("decimal comma", {u"estimate"_s, u"--other-tenants-gib"_s, u"0,500"_s}, "--other-tenants-gib");
    add("price with a comma", {u"estimate"_s, u"--price"_s, u"132,460"_s}, "--price");
    add("grouped tokens", {u"estimate"_s, u"--context"_s, u"8,192"_s}, "--context");
    add("a file and a size", {u"estimate"_s, u"--model-file"_s, u"config.json"_s, u"--params"_s, u"8e9"_s}, "--params");
    add("no file name", {u"estimate"_s, u"--model-file"_s, u""_s}, "--model-file");
    add("no version", {u"estimate"_s, u"--engine-version"_s, u"abc"_s}, "--engine-version");
    add("no currency", {u"estimate"_s, u"--currency"_s, u""_s}, "--currency");
    add("a sign for a currency", {u"estimate"_s, u"--currency"_s, u"$"_s}, "--currency");
    add("list of one", {u"gpus"_s, u"l40s"_s}, "l40s");
    add("no tokens", {u"estimate"_s, u"--input"_s, u"0"_s, u"--output"_s, u"0"_s}, "--input");
    add("three of four", {u"estimate"_s, u"--gpu"_s, u"l40s:4"_s, u"--tensor"_s, u"3"_s}, "divide");
    add("five GPUs",
        {u"estimate"_s, u"--gpu"_s, u"l40s"_s, u"--gpu"_s, u"l40s"_s, u"--gpu"_s, u"l40s"_s, u"--gpu"_s, u"l40s"_s,
         u"--gpu"_s, u"l40s"_s},
        "--gpu");
}

void CliTest::wrongOptions()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, place);
    const Run found = run(arguments);
    QCOMPARE(found.status, 2);
    QVERIFY(found.out.isEmpty());
    QCOMPARE(found.err.count('\n'), 1);
    QVERIFY2(found.err.contains(place), found.err.constData());
}

void CliTest::badInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("names");
    const auto add = [](const char *name, const QStringList &arguments, const QByteArray &names) {
        QTest::newRow(name) << arguments << names;
    };
    add("no such file", {u"estimate"_s, m_folder.filePath(u"none.tarozi"_s)}, "none.tarozi");
    add("empty", {u"estimate"_s, written(u"empty.tarozi"_s, "")}, "empty.tarozi");
    add("not JSON", {u"estimate"_s, written(u"text.tarozi"_s, "hello")}, "text.tarozi");
    add("unknown GPU",
        {u"estimate"_s, written(u"gpu.tarozi"_s, R"({"tarozi": 1, "candidates": [{"gpu": "rtx-9090"}]})")},
        "candidates[0].gpu");
    add("future", {u"estimate"_s, written(u"future.tarozi"_s, R"({"tarozi": 99})")}, "99");
    add("no model file", {u"estimate"_s, u"--model-file"_s, m_folder.filePath(u"none.gguf"_s)},
        "none.gguf cannot be read; found No such file");
    add("heads that do not divide",
        {u"inspect"_s, written(u"heads.json"_s, R"({"model_type": "llama", "hidden_size": 4096, "num_hidden_layers": 2,
            "intermediate_size": 8, "vocab_size": 9, "num_attention_heads": 7})")},
        "divisors of hidden_size 4096");
    add("no cases", {u"validate"_s, u"--cases"_s, m_folder.filePath(u"none.csv"_s)}, "none.csv");
    add("another table", {u"validate"_s, u"--cases"_s, written(u"other.csv"_s, "a,b\n1,2\n")}, "other.csv");
}

void CliTest::badInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, names);
    const Run found = run(arguments);
    QCOMPARE(found.status, 1);
    QVERIFY(found.out.isEmpty());
    QCOMPARE(found.err.count('\n'), 1);
    QVERIFY2(found.err.contains(names), found.err.constData());
}

void CliTest::validates()
{
    const Run found = run({u"validate"_s, u"--cases"_s,
                           QStringLiteral(TAROZI_SOURCE_DIR "/tests/truth/llamacpp_memory.csv"), u"--json"_s});
    QCOMPARE(found.status, 0);
    QCOMPARE(found.json().value("file"_L1).toString(), u"llamacpp_memory.csv"_s);
    const QJsonObject figure = found.json().value("cases"_L1)[0].toObject();
    for (const QLatin1StringView key :
         {"case_id"_L1, "quantity"_L1, "measured"_L1, "predicted"_L1, "low"_L1, "high"_L1})
        QVERIFY(figure.contains(key));
    const QJsonObject summary = found.json().value("summary"_L1)[0].toObject();
    for (const QLatin1StringView key :
         {"quantity"_L1, "engine"_L1, "count"_L1, "median_abs_rel_error"_L1, "p90_abs_rel_error"_L1,
          "median_rel_error"_L1, "inside_band"_L1, "median_band_halfwidth"_L1})
        QVERIFY(summary.contains(key));
}

QTEST_GUILESS_MAIN(CliTest)
#include "tst_cli.moc"
