// SPDX-License-Identifier: GPL-3.0-or-later
// The workbook read back by another program, which calculates its formulas anew.
#include "pdf_tools.h"

#include "core/catalog/catalog_loader.h"
#include "ui/report/proposal_workbook.h"
#include "ui/theme/theme.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

// Rows of cells of one sheet as the other program calculates them.
using Cells = std::vector<QStringList>;

QStringList cellsOf(const QString &line)
{
    QStringList cells{QString()};
    bool quoted = false;
    for (const QChar c : line) {
        if (c == QLatin1Char('"'))
            quoted = !quoted;
        else if (c == QLatin1Char(',') && !quoted)
            cells.append(QString());
        else
            cells.last() += c;
    }
    return cells;
}

const QStringList *rowNamed(const Cells &cells, const QString &name)
{
    for (const QStringList &row : cells) {
        if (row.value(0) == name)
            return &row;
    }
    return nullptr;
}

bool near(const QString &cell, double expected)
{
    bool number = false;
    const double found = cell.toDouble(&number);
    return number && std::fabs(found - expected) <= 1e-6 * std::fabs(expected) + 1e-9;
}

} // namespace

class tst_proposal_workbook : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void figuresAreThoseOfTheAssessment();
    void costsFollowTheirFormulas();
    void inEveryLanguage_data();
    void inEveryLanguage();
    void sameInputSameBytes();
    void writesNothingWhereItCannot();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString exported(Language language);
    Cells sheet(const QString &workbook, const QString &name);

    QTemporaryDir m_folder;
    std::shared_ptr<const Catalog> m_catalog;
    std::unique_ptr<LanguageManager> m_languages;
    Scenario m_scenario;
    int m_files = 0;
};

void tst_proposal_workbook::initTestCase()
{
    QVERIFY(loadFonts());
    m_catalog = loadCatalog(QStringLiteral(":/catalog")).catalog;
    m_languages = std::make_unique<LanguageManager>();
    m_scenario.serving.concurrency = 4;
    m_scenario.price.amount_per_gpu_hour = 132.46;
    m_scenario.proposal.customer = QStringLiteral("Acme");
}

QString tst_proposal_workbook::exported(Language language)
{
    const QString file = path(QStringLiteral("book%1.xlsx").arg(++m_files));
    if (const auto error = exportWorkbook({{QString(), m_scenario, m_catalog}}, *m_languages,
                                          {language, Paper::A4, QDate(2026, 11, 30)}, file))
        qWarning("%s", qPrintable(describe(*error)));
    return file;
}

Cells tst_proposal_workbook::sheet(const QString &workbook, const QString &name)
{
    const QString text = path(QStringLiteral("sheet%1.txt").arg(++m_files));
    const Run converted =
        run(QStringLiteral("ssconvert"),
            {QStringLiteral("--recalc"), QStringLiteral("-T"), QStringLiteral("Gnumeric_stf:stf_assistant"),
             QStringLiteral("-O"), QStringLiteral("sheet='%1' separator=, format=raw").arg(name), workbook, text});
    if (converted.status != 0)
        qWarning("%s", qPrintable(converted.text));
    Cells cells;
    for (const QString &line : QString::fromUtf8(bytesOf(text)).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        cells.push_back(cellsOf(line));
    // rows that a chart lies on are empty
    cells.erase(std::remove_if(cells.begin(), cells.end(),
                               [](const QStringList &row) { return row.join(QString()).isEmpty(); }),
                cells.end());
    return cells;
}

void tst_proposal_workbook::figuresAreThoseOfTheAssessment()
{
    const QString book = exported(Language::English);
    const Assessment assessment = assess(m_scenario, *m_catalog);
    const Cells comparison = sheet(book, QStringLiteral("Comparison"));
    const Cells memory = sheet(book, QStringLiteral("Memory"));
    QCOMPARE(int(memory.size()), 3); // a header and two cards
    const QString names[] = {QStringLiteral("RTX 4090"), QStringLiteral("L40S")};
    for (std::size_t i = 0; i < 2; ++i) {
        const Assessed &own = assessment.candidates[i];
        const QStringList *row = rowNamed(comparison, names[i]);
        QVERIFY(row);
        QVERIFY2(near(row->value(2), own.memory.headroom / 1e9), qPrintable(row->value(2)));
        QVERIFY2(near(row->value(3), own.capacity.max_concurrency), qPrintable(row->value(3)));
        QVERIFY2(near(row->value(4), own.speed.decode_tok_s->mid), qPrintable(row->value(4)));
        QVERIFY2(near(row->value(7), own.speed.ttft_s->mid), qPrintable(row->value(7)));
        QVERIFY2(near(row->value(8), 132.46), qPrintable(row->value(8)));
        const QStringList *parts = rowNamed(memory, names[i]);
        QVERIFY(parts);
        QVERIFY2(near(parts->value(1), own.memory.weights / 1e9), qPrintable(parts->value(1)));
        QVERIFY2(near(parts->value(2), own.memory.kv_cache / 1e9), qPrintable(parts->value(2)));
        // sums made by the other program
        const auto last = parts->size() - 1;
        QVERIFY2(near(parts->value(last - 3), own.memory.need / 1e9), qPrintable(parts->value(last - 3)));
        QVERIFY2(near(parts->value(last), own.memory.headroom / 1e9), qPrintable(parts->value(last)));
    }
}

void tst_proposal_workbook::costsFollowTheirFormulas()
{
    const QString book = exported(Language::English);
    const Assessment assessment = assess(m_scenario, *m_catalog);
    const Cells cost = sheet(book, QStringLiteral("Cost"));
    const QStringList *row = rowNamed(cost, QStringLiteral("L40S"));
    QVERIFY(row);
    const CostFigures &figures = *assessment.candidates[1].cost;
    QVERIFY2(near(row->value(1), 132.46), qPrintable(row->value(1)));
    QVERIFY2(near(row->value(3), figures.per_hour), qPrintable(row->value(3)));
    QVERIFY2(near(row->value(6), figures.per_month->mid), qPrintable(row->value(6)));
    QVERIFY2(near(row->value(8), figures.per_result->mid), qPrintable(row->value(8)));
    QVERIFY2(near(row->value(10), figures.per_million_output_tokens->mid), qPrintable(row->value(10)));
    QVERIFY2(near(row->value(12), figures.per_million_output_tokens_at_ceiling), qPrintable(row->value(12)));
}

void tst_proposal_workbook::inEveryLanguage_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("comparison");
    QTest::newRow("en") << Language::English << QStringLiteral("Comparison");
    QTest::newRow("ru") << Language::Russian << QStringLiteral("Сравнение");
    QTest::newRow("uz") << Language::Uzbek << QStringLiteral("Taqqoslash");
}

void tst_proposal_workbook::inEveryLanguage()
{
    QFETCH(Language, language);
    QFETCH(QString, comparison);
    QVERIFY(sheet(exported(language), comparison).size() == 3);
}

void tst_proposal_workbook::sameInputSameBytes()
{
    QCOMPARE(bytesOf(exported(Language::Russian)), bytesOf(exported(Language::Russian)));
}

void tst_proposal_workbook::writesNothingWhereItCannot()
{
    const QString target = path(QStringLiteral("no_folder/book.xlsx"));
    const auto error = exportWorkbook({{QString(), m_scenario, m_catalog}}, *m_languages,
                                      {Language::English, Paper::A4, QDate(2026, 11, 30)}, target);
    QVERIFY(error);
    QCOMPARE(error->problem, Problem::CannotWrite);
    QCOMPARE(error->file, target);
}

QTEST_MAIN(tst_proposal_workbook)
#include "tst_proposal_workbook.moc"
