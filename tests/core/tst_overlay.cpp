// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "core/catalog/model_writer.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tarozi;

class OverlayTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void replacesAndAdds();
    void aBrokenRecordLeavesTheRest();
    void aBrokenFileLeavesTheBuiltInOnes();
    void aMissingFolderIsNoProblem();
    void aMissingBuiltInFileIsNamed();
    void keepsAnImportedModel();
    void doesNotTouchAFileItCannotRead();
    void theFolderIsInTheStandardDataDirectory();

private:
    void write(const QString &name, const QByteArray &bytes) const;
    LoadedCatalog load() const { return loadCatalog(u":/catalog"_s, m_folder->path()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QByteArray records(const QByteArray &list)
{
    return R"({"version": "2030-01-01", "records": [)" + list + "]}";
}

const QByteArray kMyL40s =
    R"({"id": "l40s", "name": "My L40S", "vendor": "NVIDIA", "memory": {"nominal_gb": 48, "bandwidth_gb_s": 900}})";
const QByteArray kNewCard =
    R"({"id": "h20", "name": "NVIDIA H20", "vendor": "NVIDIA", "memory": {"nominal_gb": 96, "bandwidth_gb_s": 4000}})";

} // namespace

void OverlayTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void OverlayTest::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_folder->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

void OverlayTest::replacesAndAdds()
{
    write(u"gpus.json"_s, records(kMyL40s + "," + kNewCard));
    write(u"models.json"_s, records(R"({"id": "me/tiny", "name": "Tiny", "family": "mine", "architecture": {
        "vocabulary": 1000, "hidden": 64, "mixers": {"full": {"type": "attention", "query_heads": 4, "kv_heads": 2,
        "head_dim": 16}}, "mlps": {"dense": {"intermediate": 256}},
        "layers": [{"mixer": "full", "mlp": "dense", "count": 2}]}})"));
    const LoadedCatalog loaded = load();
    for (const Error &problem : loaded.problems)
        qWarning("%s", qPrintable(describe(problem)));
    QVERIFY(loaded.problems.empty());

    const Catalog &catalog = *loaded.catalog;
    QCOMPARE(int(catalog.gpus().size()), 36);
    QCOMPARE(catalog.gpu(u"l40s"_s)->name, u"My L40S"_s);
    QVERIFY(catalog.gpu(u"l40s"_s)->from_user);
    QCOMPARE(catalog.gpu(u"l40s"_s)->memory_bandwidth_bytes_per_s, 900e9);
    QVERIFY(catalog.gpu(u"h20"_s)->from_user);
    QVERIFY(!catalog.gpu(u"rtx-4090"_s)->from_user);
    const auto place = [&](const Catalog &c) { return c.gpu(u"l40s"_s) - c.gpus().data(); };
    QCOMPARE(place(catalog), place(*loadCatalog(u":/catalog"_s).catalog)); // a replaced record keeps its place
    // embedding and head 2 x 1000 x 64; a layer: q 64x64, k and v 32x64 each, o 64x64, MLP 3x64x256, two norms; a norm
    const double layer = 64 * 64 + 2 * 32 * 64 + 64 * 64 + 3 * 64 * 256 + 2 * 64;
    QCOMPARE(catalog.model(u"me/tiny"_s)->parameters, 2 * 1000 * 64 + 2 * layer + 64);
    QVERIFY(catalog.model(u"me/tiny"_s)->from_user);
    QVERIFY(catalog.visibleShare()); // the built-in file's header stays
    QVERIFY(catalog.version() < u"2030"_s);
}

void OverlayTest::aBrokenRecordLeavesTheRest()
{
    write(u"gpus.json"_s,
          records(R"({"id": "l40s", "name": "Broken", "vendor": "V", "memory": {"nominal_gb": -48}},)" + kNewCard));
    const LoadedCatalog loaded = load();
    QCOMPARE(int(loaded.problems.size()), 1);
    QCOMPARE(loaded.problems[0].file, m_folder->filePath(u"gpus.json"_s));
    QCOMPARE(loaded.problems[0].place, u"records[0] (l40s).memory.nominal_gb"_s);
    QCOMPARE(loaded.problems[0].found, u"-48"_s);
    QCOMPARE(loaded.catalog->gpu(u"l40s"_s)->name, u"NVIDIA L40S"_s); // the built-in record stays
    QVERIFY(loaded.catalog->gpu(u"h20"_s));
}

void OverlayTest::aBrokenFileLeavesTheBuiltInOnes()
{
    write(u"gpus.json"_s, "{\"version\": \"1\", \"records\": [");
    write(u"tariffs.json"_s, "");
    write(u"models.json"_s, "hello");
    write(u"claims.json"_s, R"({"version": "1"})");
    const LoadedCatalog loaded = load();
    QList<Problem> problems;
    for (const Error &problem : loaded.problems)
        problems += problem.problem;
    QCOMPARE(problems, (QList{Problem::Truncated, Problem::NotJson, Problem::Empty, Problem::MissingKey}));
    QCOMPARE(int(loaded.catalog->gpus().size()), 35);
    QCOMPARE(int(loaded.catalog->tariffs().size()), 368);
}

void OverlayTest::aMissingFolderIsNoProblem()
{
    const LoadedCatalog loaded = loadCatalog(u":/catalog"_s, m_folder->filePath(u"none"_s));
    QVERIFY(loaded.problems.empty());
    QCOMPARE(int(loaded.catalog->gpus().size()), 35);
}

void OverlayTest::aMissingBuiltInFileIsNamed()
{
    const LoadedCatalog loaded = loadCatalog(m_folder->path());
    QCOMPARE(int(loaded.problems.size()), 13);
    for (const Error &problem : loaded.problems)
        QCOMPARE(problem.problem, Problem::CannotRead);
    QVERIFY(loaded.catalog->gpus().empty());
}

void OverlayTest::keepsAnImportedModel()
{
    Architecture architecture;
    architecture.vocabulary = 1000;
    architecture.hidden_size = 64;
    AttentionShape attention;
    attention.query_heads = 4;
    attention.kv_heads = 2;
    attention.head_dim = 16;
    LayerShape layer;
    layer.mixer = attention;
    layer.dense = DenseShape{256, true, false};
    architecture.layers.assign(3, layer);
    LanguageModel model;
    model.id = u"me/imported"_s;
    model.name = u"Imported"_s;
    model.model_type = u"llama"_s;
    expand(architecture, model);

    const QString folder = m_folder->filePath(u"new/catalog"_s); // made when missing
    QVERIFY(!keepModel(model, architecture, folder));
    model.name = u"Imported again"_s;
    QVERIFY(!keepModel(model, architecture, folder));
    const LoadedCatalog loaded = loadCatalog(u":/catalog"_s, folder);
    QVERIFY(loaded.problems.empty());
    QCOMPARE(int(loaded.catalog->models().size()), 131); // replaced, not added twice
    const LanguageModel *kept = loaded.catalog->model(u"me/imported"_s);
    QVERIFY(kept);
    QCOMPARE(kept->name, u"Imported again"_s);
    QCOMPARE(kept->layers, model.layers);
    QCOMPARE(kept->tensors, model.tensors);
    QVERIFY(kept->from_user);
}

void OverlayTest::doesNotTouchAFileItCannotRead()
{
    write(u"models.json"_s, "{ my notes");
    const std::optional<Error> error = keepModel({}, {}, m_folder->path());
    QVERIFY(error);
    QCOMPARE(error->problem, Problem::Truncated);
    QFile file(m_folder->filePath(u"models.json"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{ my notes"));
}

void OverlayTest::theFolderIsInTheStandardDataDirectory()
{
    QStandardPaths::setTestModeEnabled(true);
    QCOMPARE(userCatalogFolder(),
             QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/tarozi/catalog"_s);
    QStandardPaths::setTestModeEnabled(false);
}

QTEST_GUILESS_MAIN(OverlayTest)
#include "tst_overlay.moc"
