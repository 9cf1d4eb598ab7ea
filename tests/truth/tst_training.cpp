// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/validation/validation.h"
#include "core/catalog/catalog_loader.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tarozi;

namespace {

const QString kMemory = u"finetune_memory.csv"_s;
const QString kSpeed = u"training_speed.csv"_s;
const QStringList kMeasured{u"peak_gib"_s, u"trainable_params"_s, u"train_tok_s_per_gpu"_s, u"seconds_per_step"_s};

QByteArray contentOf(const QString &name)
{
    QFile file(QStringLiteral(TAROZI_SOURCE_DIR "/tests/truth/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray withoutMeasurements(const QByteArray &bytes)
{
    const Result<CsvTable> table = CsvTable::parse(bytes, {});
    QString text = table->header().join(u',') + u'\n';
    for (size_t row = 0; row < table->rowCount(); ++row) {
        QStringList cells;
        for (const QString &column : table->header())
            cells += kMeasured.contains(column) ? QString()
                                                : u'"' + table->text(row, column).replace(u'"', u"\"\""_s) + u'"';
        text += cells.join(u',') + u'\n';
    }
    return text.toUtf8();
}

} // namespace

// Published fine-tuning runs: the targets are those of a plan that one may rent by.
class TrainingTruthTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void accuracy_data();
    void accuracy();
    void adaptersAreCountedExactly();
    void measurementsLieInsideTheBand();
    void runsThatFailedAreForeseen();
    void runsThatRanAreNotRefused();
    void fewRowsAreNotModelled();
    void measuredCellsAreNoInput();

private:
    Validation validated(const QByteArray &bytes, const QString &name) const;

    std::shared_ptr<const Catalog> m_catalog;
    QHash<QString, Validation> m_all;
};

Validation TrainingTruthTest::validated(const QByteArray &bytes, const QString &name) const
{
    const Result<CsvTable> table = CsvTable::parse(bytes, name);
    const Result<Validation> validation = validate(*table, name, *m_catalog);
    return validation ? *validation : Validation{};
}

void TrainingTruthTest::initTestCase()
{
    m_catalog = loadCatalog(u":/catalog"_s).catalog;
    for (const QString &name : {kMemory, kSpeed})
        m_all.insert(name, validated(contentOf(name), name));
}

void TrainingTruthTest::accuracy_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("quantity");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("p90");
    QTest::addRow("memory") << kMemory << u"peak_gib"_s << 0.09 << 0.25;
    QTest::addRow("speed") << kSpeed << u"train_tok_s_per_gpu"_s << 0.15 << 0.40;
}

void TrainingTruthTest::accuracy()
{
    QFETCH(QString, table);
    QFETCH(QString, quantity);
    QFETCH(double, median);
    QFETCH(double, p90);
    for (const ValidationSummary &summary : summarize(m_all[table])) {
        if (summary.quantity != quantity || !summary.engine.isEmpty())
            continue;
        QVERIFY(summary.count >= 40);
        QVERIFY2(summary.median_abs_rel_error <= median, qPrintable(QString::number(summary.median_abs_rel_error)));
        QVERIFY2(summary.p90_abs_rel_error <= p90, qPrintable(QString::number(summary.p90_abs_rel_error)));
        return;
    }
    QFAIL("the quantity is missing");
}

void TrainingTruthTest::adaptersAreCountedExactly()
{
    int counted = 0;
    for (const ValidatedFigure &figure : m_all[kMemory].cases) {
        if (figure.quantity != u"trainable_params" || !figure.measured)
            continue;
        QVERIFY2(figure.predicted == *figure.measured, qPrintable(figure.case_id));
        ++counted;
    }
    QVERIFY(counted >= 15);
}

void TrainingTruthTest::measurementsLieInsideTheBand()
{
    for (const QString &name : {kMemory, kSpeed}) {
        for (const ValidationSummary &summary : summarize(m_all[name])) {
            if (!summary.engine.isEmpty() || summary.quantity == u"trainable_params")
                continue;
            QVERIFY2(summary.inside_band >= 0.9, qPrintable(name + u' ' + QString::number(summary.inside_band)));
            QVERIFY2(summary.median_band_halfwidth <= 0.27,
                     qPrintable(name + u' ' + QString::number(summary.median_band_halfwidth)));
        }
    }
}

void TrainingTruthTest::runsThatFailedAreForeseen()
{
    int known = 0, agrees = 0;
    for (const BoundaryCase &boundary : m_all[kMemory].boundaries) {
        if (boundary.verdict == u"not_modelled")
            continue;
        ++known;
        // tight is not sure: the band reaches beyond the card
        agrees += boundary.agrees || boundary.verdict == u"tight" ? 1 : 0;
    }
    QVERIFY(known >= 6);
    QCOMPARE(agrees, known);
}

void TrainingTruthTest::runsThatRanAreNotRefused()
{
    for (const BoundaryCase &start : m_all[kMemory].starts)
        QVERIFY2(start.agrees, qPrintable(start.case_id));
}

void TrainingTruthTest::fewRowsAreNotModelled()
{
    for (const QString &name : {kMemory, kSpeed}) {
        const Validation &validation = m_all[name];
        const auto answered = std::count_if(validation.cases.begin(), validation.cases.end(),
                                            [](const auto &figure) { return figure.quantity != u"trainable_params"; });
        const double all = double(answered) + double(validation.not_modelled.size());
        QVERIFY2(double(validation.not_modelled.size()) < 0.1 * all, qPrintable(name));
        for (const UnmodelledFigure &figure : validation.not_modelled)
            QVERIFY(!figure.reason.isEmpty());
    }
}

void TrainingTruthTest::measuredCellsAreNoInput()
{
    for (const QString &name : {kMemory, kSpeed}) {
        const Validation blank = validated(withoutMeasurements(contentOf(name)), name);
        const Validation &full = m_all[name];
        QCOMPARE(blank.cases.size(), full.cases.size());
        for (size_t i = 0; i < blank.cases.size(); ++i) {
            QVERIFY(!blank.cases[i].measured);
            QCOMPARE(blank.cases[i].predicted, full.cases[i].predicted);
        }
    }
}

QTEST_GUILESS_MAIN(TrainingTruthTest)
#include "tst_training.moc"
