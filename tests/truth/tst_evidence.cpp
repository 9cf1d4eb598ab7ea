// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "core/csv_reader.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace tarozi;

namespace {

using Row = std::function<QString(const QString &column)>;

// Which measurements of the tables speak of a coefficient.
struct Rule {
    QStringList coefficients;
    QString table;
    QString column;
    QString use; // the word of usable_for
    std::function<bool(const Row &)> speaks;
};

bool many(const Row &row, const QString &column)
{
    return row(column).toInt() > 1;
}

bool always(const Row &)
{
    return true;
}

const std::vector<Rule> &rules()
{
    static const QString kVllm = u"vllm_memory.csv"_s;
    static const QString kLlamaCpp = u"llamacpp_memory.csv"_s;
    static const auto tensor = [](const Row &row) { return many(row, u"tensor_parallel"_s); };
    static const auto pipeline = [](const Row &row) { return many(row, u"pipeline_parallel"_s); };
    static const std::vector<Rule> all{
        {{u"sampler_bytes_per_seq_and_vocab"_s, u"sampler_bytes_per_token_and_hidden"_s, u"sampler_bytes"_s},
         kVllm,
         u"activation_gib"_s,
         u"activation"_s,
         [](const Row &row) { return !pipeline(row); }},
        {{u"non_torch_bytes"_s},
         kVllm,
         u"non_torch_gib"_s,
         u"budget"_s,
         [](const Row &row) { return !tensor(row) && !pipeline(row); }},
        {{u"non_torch_tensor_bytes"_s}, kVllm, u"non_torch_gib"_s, u"budget"_s, tensor},
        {{u"non_torch_pipeline_bytes"_s}, kVllm, u"non_torch_gib"_s, u"budget"_s, pipeline},
        {{u"graph_bytes"_s, u"graph_bytes_per_layer"_s, u"graph_bytes_per_quantized_layer"_s},
         kVllm,
         u"graph_gib"_s,
         u"graphs"_s,
         always},
        {{u"compute_buffer_relative"_s, u"compute_buffer_bytes"_s}, kLlamaCpp, u"compute_gib"_s, u"compute"_s, always},
        {{u"input_copies"_s},
         kLlamaCpp,
         u"compute_gib"_s,
         u"compute"_s,
         [](const Row &row) { return many(row, u"gpus"_s); }},
    };
    return all;
}

const Rule *ruleOf(const QString &coefficient)
{
    for (const Rule &rule : rules()) {
        if (rule.coefficients.contains(coefficient))
            return &rule;
    }
    return nullptr;
}

QString repositoryOf(const QString &source)
{
    static const QRegularExpression kRepository(u"github\\.com/([^/ ]+/[^/ ,]+)"_s);
    const QRegularExpressionMatch match = kRepository.match(source);
    return match.hasMatch() ? match.captured(1) : source;
}

struct Count {
    int rows = 0;
    QSet<QString> sources;
};

} // namespace

// A coefficient says what it rests on; what it says is what the tables hold.
class EvidenceTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCoefficientNamesItsEvidence();
    void fewMeasurementsAreAdmitted();
    void countsAreThoseOfTheTables();

private:
    Count countOf(const Engine &engine, const Coefficient &coefficient, const Rule &rule) const;
    bool speaksOf(const Row &row, const Engine &engine, const Coefficient &coefficient) const;

    std::shared_ptr<const Catalog> m_catalog;
    QHash<QString, CsvTable> m_tables;
};

void EvidenceTest::initTestCase()
{
    m_catalog = loadCatalog(u":/catalog"_s).catalog;
    for (const Rule &rule : rules()) {
        QFile file(QStringLiteral(TAROZI_SOURCE_DIR "/tests/truth/") + rule.table);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Result<CsvTable> table = CsvTable::parse(file.readAll(), rule.table);
        QVERIFY(table);
        m_tables.insert(rule.table, *table);
    }
}

// Versions that share a value share its evidence; a version that is not stated proves nothing where versions differ.
bool EvidenceTest::speaksOf(const Row &row, const Engine &engine, const Coefficient &coefficient) const
{
    const QString version = row(u"engine_version"_s);
    const Engine *measured = row(u"engine"_s) == engine.id ? m_catalog->engine(engine.id, version) : nullptr;
    if (!measured || (version.isEmpty() && !measured->from_version.isEmpty()))
        return false;
    const Coefficient *shared = measured->coefficient(coefficient.id);
    if (!shared || shared->value != coefficient.value)
        return false;
    // weights under 16 bit have a coefficient of their own in some versions
    const QString quantized = u"graph_bytes_per_quantized_layer"_s;
    if (coefficient.id != quantized &&
        (!measured->coefficient(quantized) || coefficient.id != u"graph_bytes_per_layer"))
        return true;
    const WeightFormat *weights = m_catalog->weightFormat(row(u"weights_format"_s));
    return weights && (weights->nominal_bits < 16) == (coefficient.id == quantized);
}

Count EvidenceTest::countOf(const Engine &engine, const Coefficient &coefficient, const Rule &rule) const
{
    const CsvTable &table = *m_tables.find(rule.table);
    Count count;
    for (size_t i = 0; i < table.rowCount(); ++i) {
        const Row row = [&](const QString &column) { return table.text(i, column); };
        if (row(u"usable"_s) != u"yes" || row(rule.column).isEmpty() ||
            !row(u"usable_for"_s).split(u' ').contains(rule.use) || !rule.speaks(row) ||
            !speaksOf(row, engine, coefficient))
            continue;
        ++count.rows;
        count.sources.insert(repositoryOf(row(u"source"_s)));
    }
    return count;
}

void EvidenceTest::everyCoefficientNamesItsEvidence()
{
    for (const Engine &engine : m_catalog->engines()) {
        for (const Coefficient &coefficient : engine.coefficients) {
            const QByteArray name = (engine.id + u' ' + engine.from_version + u' ' + coefficient.id).toUtf8();
            QVERIFY2(!coefficient.evidence.empty(), name.constData());
            QVERIFY2(coefficient.low <= coefficient.value && coefficient.value <= coefficient.high, name.constData());
        }
    }
}

// Five measurements of two sources, or the engine's own rule, or a note that there are not so many.
void EvidenceTest::fewMeasurementsAreAdmitted()
{
    for (const Engine &engine : m_catalog->engines()) {
        for (const Coefficient &coefficient : engine.coefficients) {
            const bool enough = coefficient.rows >= 5 && coefficient.sources >= 2;
            const bool stated_by_engine = std::none_of(coefficient.evidence.begin(), coefficient.evidence.end(),
                                                       [](const Source &source) { return source.kind == u"measured"; });
            const bool admitted = coefficient.note.contains(u"fewer than five measurements"_s) ||
                                  coefficient.note.contains(u"all of one source"_s) ||
                                  coefficient.note.contains(u"no measurement in the tables"_s);
            QVERIFY2(enough || stated_by_engine || admitted,
                     qPrintable(engine.id + u' ' + engine.from_version + u' ' + coefficient.id));
        }
    }
}

void EvidenceTest::countsAreThoseOfTheTables()
{
    int counted = 0;
    for (const Engine &engine : m_catalog->engines()) {
        if (engine.rule != BudgetRule::Vllm && engine.rule != BudgetRule::Sglang && engine.rule != BudgetRule::LlamaCpp)
            continue; // the tables hold no log of the others
        for (const Coefficient &coefficient : engine.coefficients) {
            const Rule *rule = ruleOf(coefficient.id);
            if (!rule)
                continue;
            const Count found = countOf(engine, coefficient, *rule);
            const QString text =
                u"%1 %2 %3: %4 rows of %5 sources"_s.arg(engine.id, engine.from_version, coefficient.id)
                    .arg(found.rows)
                    .arg(found.sources.size());
            QVERIFY2(coefficient.rows == found.rows && coefficient.sources == found.sources.size(), qPrintable(text));
            counted += found.rows > 0 ? 1 : 0;
        }
    }
    QVERIFY(counted > 30);
}

QTEST_APPLESS_MAIN(EvidenceTest)
#include "tst_evidence.moc"
