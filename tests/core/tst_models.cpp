// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/model_writer.h"
#include "core/catalog/record_readers.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace tarozi;

class ModelsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyModelHasAFactRow();
    void countsTheFactsExactly_data();
    void countsTheFactsExactly();
    void agreesWithPublishedCounts();
    void everyModelIsModelledAndNamed();
    void llama31Cache();
    void latentCacheOfDeepSeekV3();
    void expertsAreReadByTheirShare();
    void predictionLayersAreStoredNotLoaded();
    void aTiedMatrixStoredTwiceIsLoadedOnce();
    void encodersCacheNothing();
    void layersWithoutAttention();
    void writtenRecordsReadBackTheSame();
    void brokenArchitecturesNameTheirPlace_data();
    void brokenArchitecturesNameTheirPlace();

private:
    const LanguageModel &model(const QString &id) const;

    std::vector<LanguageModel> m_models;
    QHash<QString, QHash<QString, QString>> m_facts;
};

namespace {

double cacheElements(const LanguageModel &model, std::initializer_list<Mixer> mixers)
{
    double sum = 0;
    for (const Layer &layer : model.layers) {
        if (std::find(mixers.begin(), mixers.end(), layer.mixer) != mixers.end() && !layer.shares_cache)
            sum += layer.kv_heads * double(layer.head_dim + layer.value_dim);
    }
    return sum;
}

int countLayers(const LanguageModel &model, std::initializer_list<Mixer> mixers)
{
    return int(std::count_if(model.layers.begin(), model.layers.end(), [&](const Layer &layer) {
        return std::find(mixers.begin(), mixers.end(), layer.mixer) != mixers.end();
    }));
}

double parametersOf(const LanguageModel &model, TensorClass kind, bool loaded = true)
{
    double sum = 0;
    for (const TensorGroup &group : model.tensors) {
        if (group.kind == kind && group.loaded == loaded)
            sum += group.parameters();
    }
    return sum;
}

} // namespace

void ModelsTest::initTestCase()
{
    QFile file(u":/catalog/models.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    Records<LanguageModel> records = readModels(file.readAll(), file.fileName());
    for (const Error &problem : records.problems)
        qWarning("%s", qPrintable(describe(problem)));
    QVERIFY(records.problems.empty());
    m_models = std::move(records.records);

    QFile facts(QStringLiteral(TAROZI_SOURCE_DIR "/tests/core/data/model_facts.csv"));
    QVERIFY(facts.open(QIODevice::ReadOnly));
    const QStringList header = QString::fromUtf8(facts.readLine()).trimmed().split(u',');
    while (!facts.atEnd()) {
        const QStringList cells = QString::fromUtf8(facts.readLine()).trimmed().split(u',');
        QCOMPARE(cells.size(), header.size());
        for (qsizetype i = 1; i < cells.size(); ++i)
            m_facts[cells[0]].insert(header[i], cells[i]);
    }
}

const LanguageModel &ModelsTest::model(const QString &id) const
{
    const auto it =
        std::find_if(m_models.begin(), m_models.end(), [&](const LanguageModel &model) { return model.id == id; });
    if (it == m_models.end())
        qFatal("no model %s", qPrintable(id));
    return *it;
}

void ModelsTest::everyModelHasAFactRow()
{
    QCOMPARE(int(m_models.size()), 130); // 122 language models and 8 embedding models
    QCOMPARE(int(m_facts.size()), 130);
    for (const LanguageModel &model : m_models)
        QVERIFY2(m_facts.contains(model.id), qPrintable(model.id));
}

void ModelsTest::countsTheFactsExactly_data()
{
    QTest::addColumn<QString>("id");
    for (auto it = m_facts.cbegin(); it != m_facts.cend(); ++it)
        QTest::addRow("%s", qPrintable(it.key())) << it.key();
}

void ModelsTest::countsTheFactsExactly()
{
    QFETCH(QString, id);
    const LanguageModel &m = model(id);
    double latent = 0, indexer = 0, state = 0, window = 0;
    for (const Layer &layer : m.layers) {
        latent += layer.latent_elements;
        indexer += layer.indexer_elements;
        state += layer.state_elements;
        window = std::max(window, double(layer.window));
    }
    const QHash<QString, double> counted{
        {u"parameters"_s, m.parameters},
        {u"active"_s, m.active_parameters},
        {u"mtp"_s, m.mtp_parameters},
        {u"vision"_s, m.vision_parameters},
        {u"embedding"_s, double(m.vocabulary) * m.hidden_size},
        {u"kv_full"_s, cacheElements(m, {Mixer::FullAttention})},
        {u"kv_windowed"_s, cacheElements(m, {Mixer::SlidingAttention, Mixer::ChunkedAttention})},
        {u"window"_s, window},
        {u"mla"_s, latent},
        {u"indexer"_s, indexer},
        {u"state"_s, state},
        {u"layers_full"_s, double(countLayers(m, {Mixer::FullAttention, Mixer::LatentAttention}))},
        {u"layers_windowed"_s, double(countLayers(m, {Mixer::SlidingAttention, Mixer::ChunkedAttention}))},
        {u"layers_recurrent"_s, double(countLayers(m, {Mixer::LinearAttention, Mixer::StateSpace}))},
        {u"layers_none"_s, double(countLayers(m, {Mixer::None}))},
    };
    const QHash<QString, QString> &facts = m_facts[id];
    QCOMPARE(counted.size(), facts.size());
    for (auto it = facts.cbegin(); it != facts.cend(); ++it) {
        if (!it.value().isEmpty())
            QVERIFY2(
                counted.value(it.key()) == it.value().toDouble(),
                qPrintable(
                    u"%1: %2, expected %3"_s.arg(it.key()).arg(counted.value(it.key()), 0, 'f', 0).arg(it.value())));
    }
}

// Hugging Face counts stored buffers (rotary frequencies, position ids) and, for FP8 releases, block scales as well.
void ModelsTest::agreesWithPublishedCounts()
{
    int exact = 0;
    for (const LanguageModel &m : m_models) {
        for (const PublishedCount &published : m.published) {
            double counted = m.parameters;
            if (published.counts.contains(u"mtp"_s))
                counted += m.mtp_parameters;
            if (published.counts.contains(u"tied_head"_s))
                counted += parametersOf(m, TensorClass::OutputHead, false);
            const double tolerance = published.rounded_to > 0                 ? published.rounded_to
                                     : m.released_format.startsWith(u"fp8"_s) ? 0.0003 * counted
                                                                              : 0.0001 * counted;
            QVERIFY2(std::abs(counted - published.value) <= tolerance,
                     qPrintable(
                         u"%1: %2, published %3"_s.arg(m.id).arg(counted, 0, 'f', 0).arg(published.value, 0, 'f', 0)));
            exact += counted == published.value ? 1 : 0;
        }
    }
    QVERIFY2(exact >= 90, qPrintable(QString::number(exact)));
}

void ModelsTest::everyModelIsModelledAndNamed()
{
    QSet<QString> names;
    for (const LanguageModel &m : m_models) {
        QVERIFY2(m.not_modelled.isEmpty(), qPrintable(m.id));
        QVERIFY2(!m.name.isEmpty() && m.name.size() <= 32 && !m.name.contains(u'/'), qPrintable(m.name));
        QVERIFY2(!names.contains(m.name), qPrintable(m.name));
        QVERIFY2(!m.sources.empty(), qPrintable(m.id));
        names += m.name;
    }
    QCOMPARE(model(u"meta-llama/Llama-3.1-8B"_s).name, u"Llama 3.1 8B"_s);
}

// 32 layers x 2 x 8 heads x 128 = 65,536 elements, 131,072 bytes in 16 bit: 1 GiB at 8,192 tokens.
void ModelsTest::llama31Cache()
{
    const LanguageModel &m = model(u"meta-llama/Llama-3.1-8B"_s);
    QCOMPARE(cacheElements(m, {Mixer::FullAttention}) * 2 * 8192, 1073741824.0);
    QCOMPARE(m.parameters, 8030261248.0);
    QCOMPARE(m.max_context, qint64(131072));
}

// 70,272 bytes a token: 61 layers x (512 + 64) x 2.
void ModelsTest::latentCacheOfDeepSeekV3()
{
    const LanguageModel &m = model(u"deepseek-ai/DeepSeek-V3"_s);
    double elements = 0;
    for (const Layer &layer : m.layers) {
        QCOMPARE(layer.mixer, Mixer::LatentAttention);
        QCOMPARE(layer.head_dim, 192);
        QCOMPARE(layer.value_dim, 128);
        elements += layer.latent_elements;
    }
    QCOMPARE(elements * 2, 70272.0);
}

void ModelsTest::expertsAreReadByTheirShare()
{
    const LanguageModel &m = model(u"mistralai/Mixtral-8x7B-Instruct-v0.1"_s);
    // 32 layers, 8 experts of 3 x 4096 x 14336; two of them are used
    const double experts = 32.0 * 8 * 3 * 4096 * 14336;
    QCOMPARE(parametersOf(m, TensorClass::ExpertGateUp) + parametersOf(m, TensorClass::ExpertDown), experts);
    for (const TensorGroup &group : m.tensors) {
        if (group.kind == TensorClass::ExpertDown) {
            QCOMPARE(group.active_share, 0.25);
            QCOMPARE(group.experts, 8);
            QCOMPARE(group.experts_per_token, 2);
        }
    }
}

// README_WEIGHTS.md of DeepSeek-V3: 11.5B unique parameters and stored copies of embedding and head (0.9B each).
void ModelsTest::predictionLayersAreStoredNotLoaded()
{
    const LanguageModel &m = model(u"deepseek-ai/DeepSeek-V3"_s);
    QCOMPARE(parametersOf(m, TensorClass::MultiTokenPrediction), 0.0);
    const double copies = 2.0 * 129280 * 7168;
    const double unique = parametersOf(m, TensorClass::MultiTokenPrediction, false) - copies;
    QVERIFY2(std::abs(unique - 11.5e9) < 0.15e9, qPrintable(QString::number(unique)));
}

void ModelsTest::aTiedMatrixStoredTwiceIsLoadedOnce()
{
    const LanguageModel &m = model(u"tiiuae/falcon-7b"_s);
    QVERIFY(m.tied_embedding);
    QCOMPARE(parametersOf(m, TensorClass::OutputHead, false), 65024.0 * 4544);
    QCOMPARE(parametersOf(m, TensorClass::OutputHead, true), 0.0);
}

void ModelsTest::encodersCacheNothing()
{
    const LanguageModel &m = model(u"BAAI/bge-m3"_s);
    QVERIFY(!m.caches_tokens);
    QCOMPARE(m.kind, u"embedding"_s);
    QVERIFY(model(u"Qwen/Qwen3-Embedding-0.6B"_s).caches_tokens);
}

void ModelsTest::layersWithoutAttention()
{
    const LanguageModel &m = model(u"nvidia/Llama-3_3-Nemotron-Super-49B-v1"_s);
    QCOMPARE(int(m.layers.size()), 80);
    QCOMPARE(m.layers[6].mixer, Mixer::None);
    QCOMPARE(m.layers[8].mixer, Mixer::FullAttention);
    // layers 0 and 1 differ in their MLP: 14336 and 28672
    const auto width = [&](int layer) {
        for (const TensorGroup &group : m.tensors) {
            if (group.layer == layer && group.kind == TensorClass::MlpGateUp)
                return group.rows;
        }
        return qint64(0);
    };
    QCOMPARE(width(0), qint64(14336));
    QCOMPARE(width(1), qint64(28672));
}

// Every shape of the catalogue through the writer that keeps imported models.
void ModelsTest::writtenRecordsReadBackTheSame()
{
    QFile file(u":/catalog/models.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray records = parseJson(file.readAll(), {})->toObject()["records"_L1].toArray();
    QCOMPARE(records.size(), qsizetype(m_models.size()));
    QJsonArray written;
    for (qsizetype i = 0; i < records.size(); ++i) {
        JsonReader::Report report;
        const Architecture architecture =
            readArchitecture(JsonReader(records[i].toObject()["architecture"_L1], report));
        const QJsonObject json = toJson(architecture);
        QVERIFY(readArchitecture(JsonReader(json, report)) == architecture);
        QVERIFY2(!report.error, qPrintable(m_models[size_t(i)].id));
        QVERIFY2(json["layers"_L1].toArray().size() <=
                     records[i].toObject()["architecture"_L1]["layers"_L1].toArray().size(),
                 qPrintable(m_models[size_t(i)].id)); // patterns are found again
        written.append(toRecord(m_models[size_t(i)], architecture));
    }
    const QByteArray bytes = QJsonDocument(QJsonObject{{u"version"_s, u"1"_s}, {u"records"_s, written}}).toJson();
    const Records<LanguageModel> again = readModels(bytes, {});
    QVERIFY(again.problems.empty());
    for (size_t i = 0; i < m_models.size(); ++i)
        QVERIFY2(again.records[i] == m_models[i], qPrintable(m_models[i].id));
}

void ModelsTest::brokenArchitecturesNameTheirPlace_data()
{
    QTest::addColumn<QByteArray>("architecture");
    QTest::addColumn<int>("problem");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const QByteArray &architecture, Problem problem, const QString &place) {
        QTest::addRow("%s", name) << architecture << int(problem) << place;
    };
    const QByteArray mixers = R"("vocabulary": 100, "hidden": 64, "mixers": {"full": {"type": "attention",
        "query_heads": 4, "kv_heads": 2, "head_dim": 16}}, "mlps": {"dense": {"intermediate": 256}}, )";
    row("no layers", "{" + mixers + R"("layers": []})", Problem::Empty, u"layers"_s);
    row("layers missing", R"({"vocabulary": 100, "hidden": 64})", Problem::MissingKey, u"layers"_s);
    row("unknown mixer", "{" + mixers + R"("layers": [{"mixer": "ful"}]})", Problem::UnknownId, u"layers[0].mixer"_s);
    row("too many layers", "{" + mixers + R"("layers": [{"repeat": 4000, "of": [{"mixer": "full"}, {}]}]})",
        Problem::TooLarge, u"layers[0].count"_s);
    row("no heads",
        R"({"vocabulary": 1, "hidden": 1, "mixers": {"full": {"type": "attention", "query_heads": 0}}, "layers": []})",
        Problem::OutOfRange, u"mixers.full.query_heads"_s);
    row("fraction of a layer", "{" + mixers + R"("layers": [{"mixer": "full", "count": 1.5}]})", Problem::WrongType,
        u"layers[0].count"_s);
    row("unknown type", R"({"vocabulary": 1, "hidden": 1, "mixers": {"full": {"type": "hyena"}}, "layers": []})",
        Problem::OutOfRange, u"mixers.full.type"_s);
    row("more experts a token than there are",
        R"({"vocabulary": 1, "hidden": 1, "mlps": {"moe": {"experts": {"count": 4, "per_token": 5}}}, "layers": []})",
        Problem::OutOfRange, u"mlps.moe.experts.per_token"_s);
}

void ModelsTest::brokenArchitecturesNameTheirPlace()
{
    QFETCH(QByteArray, architecture);
    QFETCH(int, problem);
    QFETCH(QString, place);
    const QByteArray good = R"({"id": "b", "name": "B", "family": "f", "not_modelled": "an example"})";
    const QByteArray bytes =
        R"({"version": "1", "records": [{"id": "a", "name": "A", "family": "f", "architecture": )" + architecture +
        "}, " + good + "]}";
    const Records<LanguageModel> records = readModels(bytes, u"models.json"_s);
    QCOMPARE(int(records.records.size()), 1); // the good one is kept
    QCOMPARE(records.records[0].id, u"b"_s);
    QCOMPARE(int(records.problems.size()), 1);
    QCOMPARE(int(records.problems[0].problem), problem);
    QCOMPARE(records.problems[0].place, u"records[0] (a).architecture."_s + place);
}

QTEST_GUILESS_MAIN(ModelsTest)
#include "tst_models.moc"
