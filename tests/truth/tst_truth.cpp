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

const QString kVllm = u"vllm_memory.csv"_s;
const QString kLlamaCpp = u"llamacpp_memory.csv"_s;
const QString kWeights = u"weights_published.csv"_s;
const QStringList kTables{kVllm, kLlamaCpp, kWeights};

// What a run printed or a file weighs; everything else in a row is what was asked.
const QStringList kMeasuredColumns{u"weights_gib"_s, u"weights_bytes"_s, u"activation_gib"_s,  u"non_torch_gib"_s,
                                   u"kv_gib"_s,      u"kv_tokens"_s,     u"max_concurrency"_s, u"graph_gib"_s,
                                   u"compute_gib"_s, u"total_gib"_s,     u"total_gpu_gib"_s,   u"free_at_start_gib"_s};

QByteArray contentOf(const QString &name)
{
    QFile file(QStringLiteral(TAROZI_SOURCE_DIR "/tests/truth/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString quoted(const QString &cell)
{
    return u'"' + QString(cell).replace(u'"', u"\"\""_s) + u'"';
}

// The table once more, each cell through `change`.
template<typename Change>
QByteArray rewritten(const QByteArray &bytes, Change change)
{
    const Result<CsvTable> table = CsvTable::parse(bytes, {});
    QString text = table->header().join(u',') + u'\n';
    for (size_t row = 0; row < table->rowCount(); ++row) {
        QStringList cells;
        for (const QString &column : table->header())
            cells += quoted(change(column, table->text(row, column)));
        text += cells.join(u',') + u'\n';
    }
    return text.toUtf8();
}

} // namespace

class TruthTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void accuracy_data();
    void accuracy();
    void bytesPerTokenAreExact();
    void measurementsLieInsideTheBand();
    void failedStartsAreForeseen();
    void startsThatServedAreNotRefused();
    void everyUsableFigureIsAnswered();
    void fewRowsAreNotModelled();
    void exclusionsAreFewAndReasoned();
    void measuredCellsAreNoInput();
    void namesDecideNothing();

private:
    Validation validated(const QByteArray &bytes, const QString &name, const Catalog &catalog) const;
    const Validation &of(const QString &name) const
    {
        return *std::find_if(m_all.begin(), m_all.end(), [&](const Validation &v) { return v.file == name; });
    }
    ValidationSummary summary(const QString &table, const QString &quantity, const QString &engine = {}) const;

    std::shared_ptr<const Catalog> m_catalog;
    std::vector<Validation> m_all;
};

Validation TruthTest::validated(const QByteArray &bytes, const QString &name, const Catalog &catalog) const
{
    const Result<CsvTable> table = CsvTable::parse(bytes, name);
    if (!table)
        return {};
    const Result<Validation> validation = validate(*table, name, catalog);
    return validation ? *validation : Validation{};
}

ValidationSummary TruthTest::summary(const QString &table, const QString &quantity, const QString &engine) const
{
    for (const ValidationSummary &entry : summarize(of(table))) {
        if (entry.quantity == quantity && entry.engine == engine)
            return entry;
    }
    return {};
}

void TruthTest::initTestCase()
{
    const LoadedCatalog loaded = loadCatalog(u":/catalog"_s);
    QVERIFY(loaded.problems.empty());
    m_catalog = loaded.catalog;
    for (const QString &name : kTables) {
        m_all.push_back(validated(contentOf(name), name, *m_catalog));
        QCOMPARE(m_all.back().file, name);
        QVERIFY(m_all.back().cases.size() > 100);
    }
}

void TruthTest::accuracy_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("quantity");
    QTest::addColumn<QString>("engine");
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("p90");
    QTest::newRow("published file sizes") << kWeights << u"weights_gib"_s << QString() << 120 << 0.005 << 0.04;
    QTest::newRow("weights in engine logs") << kVllm << u"weights_gib"_s << QString() << 50 << 0.005 << 0.03;
    QTest::newRow("weights in llama.cpp logs") << kLlamaCpp << u"weights_gib"_s << QString() << 30 << 0.005 << 0.03;
    QTest::newRow("vLLM activation peak") << kVllm << u"activation_gib"_s << u"vllm"_s << 40 << 0.10 << 0.40;
    QTest::newRow("vLLM KV tokens") << kVllm << u"kv_tokens"_s << u"vllm"_s << 45 << 0.03 << 0.10;
    QTest::newRow("llama.cpp compute buffer") << kLlamaCpp << u"compute_gib"_s << QString() << 30 << 0.05 << 0.25;
    QTest::newRow("llama.cpp total") << kLlamaCpp << u"total_gib"_s << QString() << 25 << 0.02 << 0.08;
}

void TruthTest::accuracy()
{
    QFETCH(QString, table);
    QFETCH(QString, quantity);
    QFETCH(QString, engine);
    QFETCH(int, rows);
    QFETCH(double, median);
    QFETCH(double, p90);
    const ValidationSummary found = summary(table, quantity, engine);
    QVERIFY2(found.count >= rows, qPrintable(QString::number(found.count)));
    QVERIFY2(found.median_abs_rel_error <= median, qPrintable(QString::number(found.median_abs_rel_error)));
    QVERIFY2(found.p90_abs_rel_error <= p90, qPrintable(QString::number(found.p90_abs_rel_error)));
}

// Exact: no further off than the printed digits of the pool allow.
void TruthTest::bytesPerTokenAreExact()
{
    constexpr double kHalfDigit = 0.005; // GiB
    const Result<CsvTable> table = CsvTable::parse(contentOf(kVllm), kVllm);
    QHash<QString, double> pools;
    for (size_t row = 0; row < table->rowCount(); ++row)
        pools.insert(table->text(row, u"case_id"_s), table->number(row, u"kv_gib"_s).value_or(0));
    int all = 0;
    int exact = 0;
    for (const ValidatedFigure &figure : of(kVllm).cases) {
        if (figure.quantity != u"kv_bytes_per_token" || !figure.measured || !figure.excluded.isEmpty())
            continue;
        ++all;
        const double allowed = kHalfDigit / pools.value(figure.case_id) + 0.001; // blocks round tokens down
        exact += std::abs(figure.predicted / *figure.measured - 1) <= allowed ? 1 : 0;
    }
    QVERIFY(all >= 40);
    QVERIFY2(exact >= 0.95 * all, qPrintable(u"%1 of %2"_s.arg(exact).arg(all)));
}

void TruthTest::measurementsLieInsideTheBand()
{
    const QStringList targeted{u"weights_gib"_s, u"activation_gib"_s, u"kv_tokens"_s, u"kv_bytes_per_token"_s,
                               u"compute_gib"_s, u"total_gib"_s,      u"kv_gib"_s};
    int all = 0;
    int inside = 0;
    std::vector<double> widths;
    for (const Validation &validation : m_all) {
        for (const ValidatedFigure &figure : validation.cases) {
            if (!targeted.contains(figure.quantity) || !figure.measured || !figure.excluded.isEmpty())
                continue;
            ++all;
            inside += figure.low <= *figure.measured && *figure.measured <= figure.high ? 1 : 0;
            widths.push_back((figure.high - figure.low) / 2 / figure.predicted);
        }
    }
    std::nth_element(widths.begin(), widths.begin() + qsizetype(widths.size() / 2), widths.end());
    QVERIFY(all > 350);
    QVERIFY2(inside >= 0.90 * all, qPrintable(u"%1 of %2"_s.arg(inside).arg(all)));
    QVERIFY2(widths[widths.size() / 2] <= 0.08, qPrintable(QString::number(widths[widths.size() / 2])));
}

void TruthTest::failedStartsAreForeseen()
{
    int all = 0;
    int foreseen = 0;
    QStringList missed;
    for (const Validation &validation : m_all) {
        for (const BoundaryCase &boundary : validation.boundaries) {
            if (boundary.verdict == u"not_modelled" || !boundary.excluded.isEmpty())
                continue;
            ++all;
            foreseen += boundary.agrees ? 1 : 0;
            if (!boundary.agrees)
                missed += boundary.case_id;
        }
    }
    QVERIFY(all >= 25);
    QVERIFY2(foreseen >= 0.90 * all, qPrintable(missed.join(u' ')));
}

// The other side of the boundary: a start that served is not called one that fails.
void TruthTest::startsThatServedAreNotRefused()
{
    for (const QString &name : {kVllm, kLlamaCpp}) {
        QStringList refused;
        const std::vector<BoundaryCase> &starts = of(name).starts;
        for (const BoundaryCase &start : starts) {
            if (!start.agrees)
                refused += start.case_id + u' ' + start.reason;
        }
        QVERIFY(starts.size() >= 25);
        QVERIFY2(20 * size_t(refused.size()) <= starts.size(), qPrintable(refused.join(u", ")));
    }
}

void TruthTest::everyUsableFigureIsAnswered()
{
    for (const QString &name : kTables) {
        const Result<CsvTable> table = CsvTable::parse(contentOf(name), name);
        QSet<QString> answered;
        for (const ValidatedFigure &figure : of(name).cases)
            answered.insert(figure.case_id);
        for (const UnmodelledFigure &figure : of(name).not_modelled) {
            answered.insert(figure.case_id);
            QVERIFY(!figure.reason.isEmpty());
        }
        for (size_t row = 0; row < table->rowCount(); ++row) {
            const bool usable = table->text(row, u"usable"_s) == u"yes";
            QCOMPARE(answered.contains(table->text(row, u"case_id"_s)), usable);
        }
    }
}

void TruthTest::fewRowsAreNotModelled()
{
    for (const Validation &validation : m_all) {
        QSet<QString> modelled;
        QSet<QString> not_modelled;
        for (const ValidatedFigure &figure : validation.cases)
            modelled.insert(figure.case_id);
        for (const UnmodelledFigure &figure : validation.not_modelled)
            not_modelled.insert(figure.case_id);
        not_modelled.subtract(modelled);
        QVERIFY(10 * not_modelled.size() <= modelled.size() + not_modelled.size());
    }
}

void TruthTest::exclusionsAreFewAndReasoned()
{
    for (const Validation &validation : m_all) {
        QSet<QString> all;
        QSet<QString> excluded;
        for (const ValidatedFigure &figure : validation.cases) {
            all.insert(figure.case_id);
            if (!figure.excluded.isEmpty())
                excluded.insert(figure.case_id);
        }
        QVERIFY(20 * excluded.size() <= all.size());
    }
}

void TruthTest::measuredCellsAreNoInput()
{
    for (const QString &name : kTables) {
        const QByteArray blanked = rewritten(contentOf(name), [](const QString &column, const QString &cell) {
            return kMeasuredColumns.contains(column) ? QString() : cell;
        });
        Validation expected = of(name);
        for (ValidatedFigure &figure : expected.cases)
            figure.measured.reset();
        const Validation found = validated(blanked, name, *m_catalog);
        QVERIFY(found.cases == expected.cases);
        QVERIFY(found.not_modelled == expected.not_modelled);
    }
}

// The same catalogue under other ids, and tables that use them: equal answers, so no figure rests on a name.
void TruthTest::namesDecideNothing()
{
    Catalog::Content content;
    content.gpus = m_catalog->gpus();
    content.models = m_catalog->models();
    content.weight_formats = m_catalog->weightFormats();
    content.kv_formats = m_catalog->kvFormats();
    content.engines = m_catalog->engines();
    content.visible_share = m_catalog->visibleShare();
    const auto renamed = [](const QString &id) {
        return id.isEmpty() ? id : u"renamed-"_s + QString::number(qHash(id, 1), 36);
    };
    for (Gpu &gpu : content.gpus) {
        gpu.id = renamed(gpu.id);
        gpu.name = gpu.id;
        gpu.aliases.clear();
    }
    for (LanguageModel &model : content.models) {
        model.id = renamed(model.id);
        model.name = model.family = model.model_type = model.id;
        model.released_format = renamed(model.released_format);
    }
    for (WeightFormat &format : content.weight_formats)
        format.id = format.name = renamed(format.id);
    for (Engine &engine : content.engines) {
        std::transform(engine.weight_formats.begin(), engine.weight_formats.end(), engine.weight_formats.begin(),
                       renamed);
        for (auto &[from, to] : engine.casts) {
            from = renamed(from);
            to = renamed(to);
        }
    }
    const Catalog catalog(std::move(content));

    const QStringList ids{u"model_id"_s, u"gpu_id"_s, u"weights_format"_s};
    for (const QString &name : kTables) {
        const QByteArray table = rewritten(contentOf(name), [&](const QString &column, const QString &cell) {
            return ids.contains(column) ? renamed(cell) : cell;
        });
        const Validation found = validated(table, name, catalog);
        QCOMPARE(found.cases.size(), of(name).cases.size());
        QVERIFY(found.cases == of(name).cases);
        QVERIFY(found.boundaries == of(name).boundaries);
    }
}

QTEST_APPLESS_MAIN(TruthTest)
#include "tst_truth.moc"
