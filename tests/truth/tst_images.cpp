// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/validation.h"
#include "core/catalog/catalog_loader.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace tarozi;

namespace {

const QString kMemory = u"image_memory.csv"_s;
const QString kComponents = u"image_components.csv"_s;
const QString kSpeed = u"image_speed.csv"_s;
const QString kSpeech = u"asr.csv"_s;
const QStringList kTables{kMemory, kComponents, kSpeed, kSpeech};

// What a run printed; everything else in a row is what was asked.
const QStringList kMeasuredColumns{u"peak_gib"_s,
                                   u"weights_gib"_s,
                                   u"params_billion"_s,
                                   u"bytes_gib"_s,
                                   u"bytes_reported"_s,
                                   u"flops_reported"_s,
                                   u"iterations_per_s"_s,
                                   u"batch_seconds"_s,
                                   u"seconds_per_image"_s,
                                   u"wall_s"_s,
                                   u"realtime_factor"_s,
                                   u"rtf"_s,
                                   u"encoder_ms_per_30s"_s,
                                   u"decoder_ms_per_token"_s,
                                   u"decoder_ms_per_token_batch5"_s,
                                   u"cpu_ram_gib"_s};

QByteArray contentOf(const QString &name)
{
    QFile file(QStringLiteral(TAROZI_SOURCE_DIR "/tests/truth/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Validation validated(const QByteArray &bytes, const QString &name, const Catalog &catalog)
{
    const Result<CsvTable> table = CsvTable::parse(bytes, name);
    if (!table)
        return {};
    const Result<Validation> validation = validate(*table, name, catalog);
    return validation ? *validation : Validation{};
}

// The table once more without its measured cells.
QByteArray blanked(const QByteArray &bytes)
{
    const Result<CsvTable> table = CsvTable::parse(bytes, {});
    QString text = table->header().join(u',') + u'\n';
    for (size_t row = 0; row < table->rowCount(); ++row) {
        QStringList cells;
        for (const QString &column : table->header()) {
            QString cell = kMeasuredColumns.contains(column) ? QString() : table->text(row, column);
            cells += u'"' + cell.replace(u'"', u"\"\""_s) + u'"';
        }
        text += cells.join(u',') + u'\n';
    }
    return text.toUtf8();
}

} // namespace

class ImagesTruthTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void accuracy_data();
    void accuracy();
    void measurementsLieInsideTheBand_data();
    void measurementsLieInsideTheBand();
    void failedRunsAreForeseen();
    void everyUsableRowIsAnswered();
    void measuredCellsAreNoInput();
    void namesDecideNothing();

private:
    const Validation &of(const QString &name) const
    {
        return *std::find_if(m_all.begin(), m_all.end(), [&](const Validation &v) { return v.file == name; });
    }

    std::shared_ptr<const Catalog> m_catalog;
    std::vector<Validation> m_all;
};

void ImagesTruthTest::initTestCase()
{
    const LoadedCatalog loaded = loadCatalog(u":/catalog"_s);
    QVERIFY(loaded.problems.empty());
    m_catalog = loaded.catalog;
    for (const QString &name : kTables) {
        m_all.push_back(validated(contentOf(name), name, *m_catalog));
        QCOMPARE(m_all.back().file, name);
        QVERIFY(m_all.back().cases.size() >= 25);
    }
}

void ImagesTruthTest::accuracy_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("quantity");
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("p90");
    QTest::newRow("component bytes") << kComponents << u"bytes_reported"_s << 10 << 0.01 << 0.03;
    QTest::newRow("component parameters") << kComponents << u"params_billion"_s << 15 << 0.01 << 0.03;
    QTest::newRow("weights after loading") << kMemory << u"weights_gib"_s << 40 << 0.02 << 0.08;
    QTest::newRow("peak") << kMemory << u"peak_gib"_s << 30 << 0.10 << 0.25;
    QTest::newRow("steps a second") << kSpeed << u"iterations_per_s"_s << 100 << 0.15 << 0.40;
    QTest::newRow("seconds an image") << kSpeed << u"seconds_per_image"_s << 30 << 0.15 << 0.40;
    QTest::newRow("speech memory") << kSpeech << u"peak_gib"_s << 2 << 0.15 << 0.35;
    QTest::newRow("encoder") << kSpeech << u"encoder_ms_per_30s"_s << 20 << 0.15 << 0.35;
    QTest::newRow("decoder") << kSpeech << u"decoder_ms_per_token"_s << 20 << 0.15 << 0.35;
    QTest::newRow("decoder, five beams") << kSpeech << u"decoder_ms_per_token_batch5"_s << 20 << 0.15 << 0.35;
    QTest::newRow("transcription") << kSpeech << u"realtime_factor"_s << 5 << 0.15 << 0.35;
}

void ImagesTruthTest::accuracy()
{
    QFETCH(QString, table);
    QFETCH(QString, quantity);
    QFETCH(int, rows);
    QFETCH(double, median);
    QFETCH(double, p90);
    for (const ValidationSummary &found : summarize(of(table))) {
        if (found.quantity != quantity || !found.engine.isEmpty())
            continue;
        QVERIFY2(found.count >= rows, qPrintable(QString::number(found.count)));
        QVERIFY2(found.median_abs_rel_error <= median, qPrintable(QString::number(found.median_abs_rel_error)));
        QVERIFY2(found.p90_abs_rel_error <= p90, qPrintable(QString::number(found.p90_abs_rel_error)));
        return;
    }
    QFAIL("no such quantity");
}

void ImagesTruthTest::measurementsLieInsideTheBand_data()
{
    QTest::addColumn<QString>("table");
    for (const QString &name : kTables)
        QTest::newRow(qPrintable(name)) << name;
}

void ImagesTruthTest::measurementsLieInsideTheBand()
{
    QFETCH(QString, table);
    int all = 0;
    int inside = 0;
    std::vector<double> widths;
    for (const ValidatedFigure &figure : of(table).cases) {
        if (!figure.measured || !figure.excluded.isEmpty())
            continue;
        ++all;
        inside += figure.low <= *figure.measured && *figure.measured <= figure.high ? 1 : 0;
        widths.push_back((figure.high - figure.low) / 2 / figure.predicted);
    }
    QVERIFY(all > 25);
    std::nth_element(widths.begin(), widths.begin() + qsizetype(widths.size() / 2), widths.end());
    QVERIFY2(inside >= 0.90 * all, qPrintable(u"%1 of %2"_s.arg(inside).arg(all)));
    QVERIFY2(widths[widths.size() / 2] <= 0.25, qPrintable(QString::number(widths[widths.size() / 2])));
}

void ImagesTruthTest::failedRunsAreForeseen()
{
    int foreseen = 0;
    for (const BoundaryCase &boundary : of(kMemory).boundaries) {
        if (boundary.verdict == u"not_modelled" || !boundary.excluded.isEmpty())
            continue;
        ++foreseen;
        QVERIFY2(boundary.agrees, qPrintable(boundary.case_id));
    }
    QVERIFY(foreseen >= 2);
}

void ImagesTruthTest::everyUsableRowIsAnswered()
{
    for (const QString &name : {kMemory, kSpeed, kSpeech}) {
        const Result<CsvTable> table = CsvTable::parse(contentOf(name), name);
        QSet<QString> modelled, answered;
        for (const ValidatedFigure &figure : of(name).cases)
            modelled.insert(figure.case_id);
        answered = modelled;
        for (const UnmodelledFigure &figure : of(name).not_modelled) {
            answered.insert(figure.case_id);
            QVERIFY(!figure.reason.isEmpty());
        }
        int usable = 0;
        for (size_t row = 0; row < table->rowCount(); ++row) {
            const bool asked = table->text(row, u"usable"_s) == u"yes";
            usable += asked ? 1 : 0;
            QCOMPARE(answered.contains(table->text(row, u"case_id"_s)), asked);
        }
        QVERIFY(10 * modelled.size() >= 9 * usable);
    }
}

void ImagesTruthTest::measuredCellsAreNoInput()
{
    for (const QString &name : kTables) {
        Validation expected = of(name);
        for (ValidatedFigure &figure : expected.cases)
            figure.measured.reset();
        const Validation found = validated(blanked(contentOf(name)), name, *m_catalog);
        QVERIFY(found.cases == expected.cases);
        QVERIFY(found.not_modelled == expected.not_modelled);
    }
}

// The same cards, pipelines and models under other ids: equal answers, so no figure rests on a name.
void ImagesTruthTest::namesDecideNothing()
{
    const auto renamed = [](const QString &id) {
        return id.isEmpty() ? id : u"renamed-"_s + QString::number(qHash(id, 1), 36);
    };
    Catalog::Content content = m_catalog->content();
    const auto renameAll = [&](QStringList &ids) { std::transform(ids.begin(), ids.end(), ids.begin(), renamed); };
    for (Gpu &gpu : content.gpus)
        gpu.id = gpu.name = renamed(gpu.id);
    for (ImagePipeline &pipeline : content.image_pipelines)
        pipeline.id = pipeline.name = pipeline.family = renamed(pipeline.id);
    for (SpeechModel &model : content.speech_models)
        model.id = model.name = model.family = renamed(model.id);
    for (ImageSpeedRecord &record : content.image_speed) {
        renameAll(record.gpus);
        renameAll(record.models);
    }
    for (SpeechSpeedRecord &record : content.speech_speed) {
        renameAll(record.gpus);
        renameAll(record.models);
    }
    const Catalog catalog(std::move(content));
    for (const QString &name : kTables) {
        const Result<CsvTable> table = CsvTable::parse(contentOf(name), name);
        QString text = table->header().join(u',') + u'\n';
        for (size_t row = 0; row < table->rowCount(); ++row) {
            QStringList cells;
            for (const QString &column : table->header()) {
                QString cell = table->text(row, column);
                if (column == u"model_id" || column == u"gpu_id")
                    cell = renamed(cell);
                cells += u'"' + cell.replace(u'"', u"\"\""_s) + u'"';
            }
            text += cells.join(u',') + u'\n';
        }
        QVERIFY(validated(text.toUtf8(), name, catalog).cases == of(name).cases);
    }
}

QTEST_APPLESS_MAIN(ImagesTruthTest)
#include "tst_images.moc"
