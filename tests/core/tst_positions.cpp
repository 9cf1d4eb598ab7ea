// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "core/importers/inspect.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tarozi;

// Which layers turn queries and keys by their position: engines keep a table of rotations for those alone.
class PositionsTest : public QObject
{
    Q_OBJECT

private slots:
    void catalogued_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("turning"); // layers
        QTest::newRow("all") << u"meta-llama/Llama-3.1-8B"_s << 32;
        QTest::newRow("within chunks") << u"meta-llama/Llama-4-Scout-17B-16E-Instruct"_s << 36; // of 48
        QTest::newRow("within chunks, larger") << u"meta-llama/Llama-4-Maverick-17B-128E-Instruct"_s << 36;
        QTest::newRow("none, hybrid") << u"ai21labs/AI21-Jamba-Mini-1.5"_s << 0;
        QTest::newRow("none, by its config") << u"ibm-granite/granite-4.0-h-small"_s << 0;
    }
    void catalogued()
    {
        QFETCH(QString, model);
        QFETCH(int, turning);
        const LoadedCatalog loaded = loadCatalog(u":/catalog"_s);
        const LanguageModel *found = loaded.catalog->model(model);
        QVERIFY(found);
        QCOMPARE(turningLayers(*found), turning);
    }

    void imported_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<int>("turning");
        QTest::newRow("rotary") << QByteArray(R"("model_type": "llama")") << 8;
        QTest::newRow("none") << QByteArray(R"("model_type": "llama", "position_embedding_type": "nope")") << 0;
        QTest::newRow("chunks") << QByteArray(R"("model_type": "llama4_text", "attention_chunk_size": 8192,
            "intermediate_size_mlp": 1024, "num_local_experts": 4, "num_experts_per_tok": 1)")
                                << 6;
    }
    void imported()
    {
        QFETCH(QByteArray, settings);
        QFETCH(int, turning);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"config.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{" + settings + R"(, "hidden_size": 256, "intermediate_size": 512, "num_hidden_layers": 8,
            "num_attention_heads": 8, "num_key_value_heads": 2, "head_dim": 32, "vocab_size": 1000,
            "max_position_embeddings": 65536})");
        file.close();
        const Result<ImportedModel> found = inspectFile(path);
        QVERIFY2(bool(found), qPrintable(found ? QString() : found.error().place));
        QCOMPARE(turningLayers(found->model), turning);
    }

private:
    static int turningLayers(const LanguageModel &model)
    {
        int layers = 0;
        for (const LayerRun &run : model.layer_runs)
            layers += run.layer.rotary_dim > 0 ? int(run.layers.size()) : 0;
        return layers;
    }
};

QTEST_APPLESS_MAIN(PositionsTest)
#include "tst_positions.moc"
