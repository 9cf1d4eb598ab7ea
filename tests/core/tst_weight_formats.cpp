// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "core/catalog/record_readers.h"
#include "core/memory/weights.h"
#include "core/units.h"

#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace tarozi;

class WeightFormatsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void publishedFiles_data();
    void publishedFiles();
    void linearLayersByHand_data();
    void linearLayersByHand();
    void rowsThatAreNoMultiplesFallBack();
    void moreBitsAsLlamaCppCounts();
    void filesTellTheirOwnBytes();
    void brokenFormatsNameThemselves_data();
    void brokenFormatsNameThemselves();
    void everyFormatCoversEveryClass();

private:
    const WeightFormat &format(const QString &id) const { return *m_catalog->weightFormat(id); }
    const LanguageModel &model(const QString &id) const { return *m_catalog->model(id); }

    std::shared_ptr<const Catalog> m_catalog;
};

namespace {

void compareWithin(double found, double expected, double share)
{
    const QString text = u"found %1, expected %2"_s.arg(found, 0, 'g', 12).arg(expected, 0, 'g', 12);
    QVERIFY2(std::abs(found - expected) <= share * std::abs(expected), qPrintable(text));
}

TensorGroup matrix(TensorClass kind, qint64 rows, qint64 columns)
{
    TensorGroup tensor;
    tensor.kind = kind;
    tensor.rows = rows;
    tensor.columns = columns;
    tensor.layer = 0;
    return tensor;
}

} // namespace

void WeightFormatsTest::initTestCase()
{
    m_catalog = loadCatalog(u":/catalog"_s).catalog;
}

// Exact sizes of published files; the header and the vocabulary of a GGUF file are not tensors.
void WeightFormatsTest::publishedFiles_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("format");
    QTest::addColumn<double>("bytes");
    QTest::addColumn<double>("header");
    QTest::newRow("8B Q4_K_M") << u"meta-llama/Llama-3.1-8B"_s << u"q4_k_m"_s << 4'920'739'168.0 << 8e6;
    QTest::newRow("Llama 2 Q4_K_S") << u"meta-llama/Llama-2-7b-hf"_s << u"q4_k_s"_s << 3'856'831'168.0 << 1e6;
    QTest::newRow("Llama 2 Q6_K") << u"meta-llama/Llama-2-7b-hf"_s << u"q6_k"_s << 5'529'302'208.0 << 1e6;
    QTest::newRow("Mistral Q4_0") << u"mistralai/Mistral-7B-v0.1"_s << u"q4_0"_s << 4'109'098'752.0 << 1e6;
    QTest::newRow("Mistral Q4_K_S") << u"mistralai/Mistral-7B-v0.1"_s << u"q4_k_s"_s << 4'140'385'024.0 << 1e6;
}

void WeightFormatsTest::publishedFiles()
{
    QFETCH(QString, model);
    QFETCH(QString, format);
    QFETCH(double, bytes);
    QFETCH(double, header);
    const double found = fileBytes(this->model(model), this->format(format), WeightsContainer::Gguf);
    QVERIFY2(found <= bytes && bytes - found <= header, qPrintable(QString::number(bytes - found)));
}

void WeightFormatsTest::linearLayersByHand_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<double>("bytes"); // of 4,096 rows of 14,336 = 58,720,256 values
    const double values = 4'096.0 * 14'336;
    QTest::newRow("bf16") << u"bf16"_s << values * 2;
    QTest::newRow("fp8: a 32-bit scale a row") << u"fp8"_s << values + 4'096 * 4;
    QTest::newRow("fp8: a 32-bit scale a block of 128 x 128") << u"fp8-block"_s << values + 32.0 * 112 * 4;
    QTest::newRow("awq: 2.5 bytes a group of 128") << u"awq-int4"_s << values / 2 + 4'096.0 * 112 * 2.5;
    QTest::newRow("gptq: 2 bytes a group of 128") << u"gptq-int4"_s << values / 2 + 4'096.0 * 112 * 2;
    QTest::newRow("nf4: 4 bytes a block of 64") << u"nf4"_s << values / 2 + 4'096.0 * 224 * 4;
    QTest::newRow("nvfp4: 1 byte a block of 16") << u"nvfp4"_s << values / 2 + 4'096.0 * 896;
    QTest::newRow("q8_0: 34 bytes for 32") << u"q8_0"_s << values / 32 * 34;
    QTest::newRow("q4_0: 18 bytes for 32") << u"q4_0"_s << values / 32 * 18;
    QTest::newRow("q6_k: 210 bytes for 256") << u"q6_k"_s << values / 256 * 210;
    QTest::newRow("mlx: 4 bytes for 64") << u"mlx-4bit"_s << values / 2 + 4'096.0 * 224 * 4;
}

void WeightFormatsTest::linearLayersByHand()
{
    QFETCH(QString, format);
    QFETCH(double, bytes);
    const FormatTraits traits = formatTraits(model(u"meta-llama/Llama-3.1-8B"_s), this->format(format));
    const TensorGroup tensor = matrix(TensorClass::AttentionQ, 4'096, 14'336);
    QCOMPARE(tensorBytes(this->format(format), traits, tensor, 10, 32), bytes);
}

// 2,880 columns (gpt-oss) are no multiple of 256: llama.cpp takes q5_0 for q4_k and q8_0 for q6_k.
void WeightFormatsTest::rowsThatAreNoMultiplesFallBack()
{
    const FormatTraits traits = formatTraits(model(u"openai/gpt-oss-20b"_s), format(u"q4_k_m"_s));
    const TensorGroup query = matrix(TensorClass::AttentionQ, 4'096, 2'880);
    QCOMPARE(tensorBytes(format(u"q4_k_m"_s), traits, query, 10, 24), 4'096.0 * 2'880 / 32 * 22);
    const TensorGroup head = matrix(TensorClass::OutputHead, 201'088, 2'880);
    QCOMPARE(tensorBytes(format(u"q4_k_m"_s), traits, head, 0, 1), 201'088.0 * 2'880 / 32 * 34);
}

// Of 32 layers the first 4, the last 4 and every third between: 4 + 4 + 8 = 16 down projections get 6 bits.
void WeightFormatsTest::moreBitsAsLlamaCppCounts()
{
    const FormatTraits traits = formatTraits(model(u"meta-llama/Llama-3.1-8B"_s), format(u"q4_k_m"_s));
    const TensorGroup down = matrix(TensorClass::MlpDown, 4'096, 14'336);
    const double six_bits = 4'096.0 * 14'336 / 256 * 210;
    int more = 0;
    for (int layer = 0; layer < 32; ++layer)
        more += tensorBytes(format(u"q4_k_m"_s), traits, down, layer, 32) == six_bits ? 1 : 0;
    QCOMPARE(more, 16);
}

void WeightFormatsTest::filesTellTheirOwnBytes()
{
    LanguageModel imported = model(u"meta-llama/Llama-3.1-8B"_s);
    imported.id = u"imported"_s;
    imported.released_format = u"a format of its own"_s;
    for (TensorGroup &tensor : imported.tensors)
        tensor.stored_bytes = 3 * tensor.parameters();
    groupEqualParts(imported);
    const Catalog catalog = m_catalog->withModel(imported);
    const WeightFormat *release = catalog.weightFormat(u"a format of its own"_s);
    QVERIFY(release);
    compareWithin(wholeModelBytes(*catalog.model(u"imported"_s), *release), 3 * 8'030'261'248.0, 1e-12);
    // asked for in another format, it is that format
    compareWithin(wholeModelBytes(*catalog.model(u"imported"_s), format(u"bf16"_s)), 2 * 8'030'261'248.0, 1e-12);
}

void WeightFormatsTest::brokenFormatsNameThemselves_data()
{
    QTest::addColumn<QByteArray>("classes");
    QTest::addColumn<QString>("place");
    QTest::newRow("unknown type") << QByteArray(R"({"default": "q9"})") << u"records[0] (x).classes.default"_s;
    QTest::newRow("no default") << QByteArray(R"({"norm": "t"})") << u"records[0] (x).classes.default"_s;
    QTest::newRow("no last choice") << QByteArray(R"({"default": [{"type": "t", "layers": "more_bits"}]})")
                                    << u"records[0] (x).classes.default"_s;
    QTest::newRow("unknown rule") << QByteArray(R"({"default": [{"type": "t", "layers": "odd"}, {"type": "t"}]})")
                                  << u"records[0] (x).classes.default[0].layers"_s;
}

void WeightFormatsTest::brokenFormatsNameThemselves()
{
    QFETCH(QByteArray, classes);
    QFETCH(QString, place);
    const QByteArray file = R"({"version": "2026", "types": [{"id": "t", "bits": 4}], "records": [
        {"id": "x", "name": "X", "family": "int", "nominal_bits": 4, "compute": "fp16", "classes": )" +
                            classes + "}]}";
    const Records<WeightFormat> read = readWeightFormats(file, u"weight_formats.json"_s);
    QVERIFY(read.records.empty());
    QCOMPARE(read.problems.size(), size_t(1));
    QCOMPARE(read.problems.front().place, place);
}

void WeightFormatsTest::everyFormatCoversEveryClass()
{
    for (const WeightFormat &format : m_catalog->weightFormats()) {
        for (int kind = 0; kind < kTensorClassCount; ++kind) {
            const std::vector<TypeChoice> &choices = format.choices[size_t(kind)];
            QVERIFY(!choices.empty());
            QCOMPARE(choices.back().layers, LayerRule::All);
            QCOMPARE(choices.back().models, ModelRule::Any);
            QVERIFY(format.bytes_per_parameter[size_t(kind)] > 0.15);
        }
        QVERIFY(!format.sources.empty());
        QVERIFY(format.relative_low <= 1 && format.relative_high >= 1);
    }
}

QTEST_APPLESS_MAIN(WeightFormatsTest)
#include "tst_weight_formats.moc"
