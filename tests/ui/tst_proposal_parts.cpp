// SPDX-License-Identifier: GPL-3.0-or-later
// Proposals of several variants, their parts and their marks.
#include "pdf_tools.h"

#include "core/catalog/catalog_loader.h"
#include "core/workload/scenario_file.h"
#include "ui/report/proposal.h"
#include "ui/report/test_commands.h"
#include "ui/shell/document.h"
#include "ui/theme/theme.h"

#include <QFileInfo>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

const QDate kDate(2026, 11, 30);

ProposalOptions withParts(std::set<ProposalPart> parts, Language language = Language::English)
{
    ProposalOptions options{language, Paper::A4, kDate};
    options.parts = std::move(parts);
    return options;
}

} // namespace

class tst_proposal_parts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void writesTheChosenPartsAlone();
    void theCoverNamesAllThatWasGiven();
    void marksEveryPage();
    void comparesVariantsWithTheRecommendedOne();
    void sameVariantsDifferInNothing();
    void attachesEveryVariant();
    void attachesNothingWhenAsked();
    void opensFromTheProposal();
    void aForeignPdfIsToldApart();
    void drawsALogo_data();
    void drawsALogo();
    void aMissingLogoIsSaid();
    void writesFourVariantsInEveryLanguage_data();
    void writesFourVariantsInEveryLanguage();
    void commandsHoldTheSettings();
    void remembersOptionsAsJson();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString exported(const std::vector<ProposalVariant> &variants, const ProposalOptions &options);
    ProposalVariant variant(const QString &name, qint64 concurrency) const;

    QTemporaryDir m_folder;
    std::shared_ptr<const Catalog> m_catalog;
    std::unique_ptr<LanguageManager> m_languages;
    int m_files = 0;
};

void tst_proposal_parts::initTestCase()
{
    QVERIFY(loadFonts());
    m_catalog = loadCatalog(QStringLiteral(":/catalog")).catalog;
    m_languages = std::make_unique<LanguageManager>();
}

QString tst_proposal_parts::exported(const std::vector<ProposalVariant> &variants, const ProposalOptions &options)
{
    const QString file = path(QStringLiteral("parts%1.pdf").arg(++m_files));
    if (const auto error = exportProposalPdf(variants, *m_languages, options, file))
        qWarning("%s", qPrintable(describe(*error)));
    return file;
}

ProposalVariant tst_proposal_parts::variant(const QString &name, qint64 concurrency) const
{
    Scenario scenario;
    scenario.serving.concurrency = concurrency;
    scenario.price.amount_per_gpu_hour = 100;
    return {name, scenario, m_catalog};
}

void tst_proposal_parts::writesTheChosenPartsAlone()
{
    const QString glossary = textOf(exported({variant({}, 1)}, withParts({ProposalPart::Glossary})));
    QVERIFY(glossary.contains(QStringLiteral("Glossary")));
    for (const char *other : {"Comparison", "Test plan", "All inputs", "Specifications", "Cost", "[1]"})
        QVERIFY2(!glossary.contains(QLatin1String(other)), other);
    const QString plan = textOf(exported({variant({}, 1)}, withParts({ProposalPart::TestPlan})));
    QVERIFY(plan.contains(QStringLiteral("vllm serve meta-llama/Llama-3.1-8B")));
    QVERIFY(!plan.contains(QStringLiteral("Glossary")));
}

void tst_proposal_parts::theCoverNamesAllThatWasGiven()
{
    ProposalOptions options = withParts({ProposalPart::Cover, ProposalPart::Limits});
    options.project = QStringLiteral("Call centre");
    options.contact = QStringLiteral("sales@example.uz");
    options.number = QStringLiteral("KP-17");
    options.revision = QStringLiteral("3");
    options.valid_until = QDate(2026, 12, 30);
    options.wording = Wording::Formal;
    ProposalVariant own = variant({}, 1);
    own.scenario.proposal = {QStringLiteral("A title"), QStringLiteral("Acme"), QStringLiteral("N. Karimova")};
    const QString text = textOf(exported({own}, options));
    for (const char *given : {"A title", "Acme", "N. Karimova", "Call centre", "sales@example.uz", "KP-17, revision 3",
                              "30 November 2026", "30 December 2026", "creates no obligation"})
        QVERIFY2(text.contains(QLatin1String(given)), given);
    // the answer stands on the first page
    QVERIFY(text.indexOf(QStringLiteral("fits")) < text.indexOf(QStringLiteral("page 1 of")));
}

void tst_proposal_parts::marksEveryPage()
{
    ProposalOptions options{Language::Russian, Paper::A4, kDate};
    options.confidentiality = Confidentiality::Confidential;
    options.number = QStringLiteral("КП-5");
    options.own_words[Language::Russian] = {QStringLiteral("ООО «Пример»"), QStringLiteral("example.uz"),
                                            QStringLiteral("Цены без НДС.")};
    options.own_words[Language::English] = {QStringLiteral("Example Ltd"), {}, {}};
    const QString pdf = exported({variant({}, 1)}, options);
    const QString text = textOf(pdf);
    const auto pages = QRegularExpression(QStringLiteral("Pages:\\s+(\\d+)"))
                           .match(run(QStringLiteral("pdfinfo"), {pdf}).text)
                           .captured(1)
                           .toInt();
    QVERIFY(pages > 4);
    QCOMPARE(text.count(QStringLiteral("ООО «Пример» · Конфиденциально")), pages);
    QCOMPARE(text.count(QStringLiteral("КП-5 · Tarozi")), pages);
    QCOMPARE(text.count(QStringLiteral("example.uz")), pages);
    QCOMPARE(text.count(QStringLiteral("Цены без НДС.")), 1);
    QVERIFY(!text.contains(QStringLiteral("Example Ltd")));
}

void tst_proposal_parts::comparesVariantsWithTheRecommendedOne()
{
    // the second variant rents two of each card: twice the price of 100 an hour, +100 %
    ProposalVariant two = variant(QStringLiteral("Two cards"), 1);
    for (Candidate &candidate : two.scenario.candidates)
        candidate.count = 2;
    const QString text =
        textOf(exported({variant(QStringLiteral("One card"), 1), two}, withParts({ProposalPart::Comparison})));
    QVERIFY(text.contains(QStringLiteral("recommended")));
    QVERIFY(text.contains(QStringLiteral("One card")) && text.contains(QStringLiteral("Two cards")));
    QVERIFY2(text.contains(QStringLiteral(u"200.00 RUB +100%")) || text.contains(QStringLiteral("+100%")),
             qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("In what the variants differ")));
    QVERIFY(text.contains(QStringLiteral(u"2\u00a0\u00d7\u00a0RTX 4090").simplified()));
}

void tst_proposal_parts::sameVariantsDifferInNothing()
{
    const QString text = textOf(exported({variant(QStringLiteral("First"), 1), variant(QStringLiteral("Second"), 1)},
                                         withParts({ProposalPart::Comparison})));
    QVERIFY(!text.contains(QStringLiteral("In what the variants differ")));
    // the recommended card again: every figure is marked as the same, none by "+0%"
    QVERIFY(!text.contains(QRegularExpression(QStringLiteral("[+\u2212-]0\\s?%"))));
    QVERIFY(text.contains(QChar(0x2014)));
}

void tst_proposal_parts::attachesEveryVariant()
{
    const std::vector<ProposalVariant> variants{variant(QStringLiteral("A"), 1), variant(QStringLiteral("B"), 16)};
    const QString pdf = exported(variants, {Language::English, Paper::A4, kDate});
    const QString list = run(QStringLiteral("pdfdetach"), {QStringLiteral("-list"), pdf}).text;
    QVERIFY2(list.contains(QStringLiteral("2 embedded files")), qPrintable(list));
    QVERIFY(list.contains(QStringLiteral("scenario.tarozi")) && list.contains(QStringLiteral("scenario-2.tarozi")));
}

void tst_proposal_parts::attachesNothingWhenAsked()
{
    ProposalOptions options = withParts({ProposalPart::Summary, ProposalPart::Limits});
    options.attach_scenario = false;
    const QString pdf = exported({variant({}, 1)}, options);
    QVERIFY(run(QStringLiteral("pdfdetach"), {QStringLiteral("-list"), pdf}).text.startsWith(QLatin1Char('0')));
    QVERIFY(!textOf(pdf).contains(QStringLiteral("is attached")));
}

void tst_proposal_parts::opensFromTheProposal()
{
    const ProposalVariant own = variant({}, 24);
    const QString pdf = exported({own}, {Language::Uzbek, Paper::Letter, kDate});
    const Result<Scenario> read = loadScenario(pdf, *m_catalog);
    QVERIFY(read);
    QVERIFY(*read == own.scenario);
    // another tool has rewritten it
    const QString rewritten = path(QStringLiteral("rewritten.pdf"));
    QCOMPARE(run(QStringLiteral("qpdf"), {pdf, rewritten}).status, 0);
    const Result<Scenario> again = loadScenario(rewritten, *m_catalog);
    QVERIFY(again);
    QVERIFY(*again == own.scenario);
    // a document that is opened belongs to no file: saving must not replace the proposal
    ScenarioSession session(m_catalog);
    ScenarioStore store;
    Document document(session, store);
    QVERIFY(!document.open(pdf));
    QVERIFY(document.path().isEmpty());
    QVERIFY(document.isModified());
    QCOMPARE(document.scenario().serving.concurrency, 24);
}

void tst_proposal_parts::aForeignPdfIsToldApart()
{
    ProposalOptions options = withParts({ProposalPart::Limits});
    options.attach_scenario = false;
    const QString pdf = exported({variant({}, 1)}, options);
    const Result<Scenario> read = loadScenario(pdf, *m_catalog);
    QVERIFY(!read);
    QCOMPARE(read.error().problem, Problem::WrongFormat);
    QCOMPARE(read.error().file, pdf);
}

void tst_proposal_parts::drawsALogo_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("images");
    QTest::newRow("vectors") << QStringLiteral("logo.svg") << 0;
    QTest::newRow("picture") << QStringLiteral("logo.png") << 1;
}

void tst_proposal_parts::drawsALogo()
{
    QFETCH(QString, name);
    QFETCH(int, images);
    const QString logo = path(name);
    if (images > 0) {
        QImage image(120, 40, QImage::Format_RGB32);
        image.fill(QColor(10, 200, 30));
        QVERIFY(image.save(logo));
    } else {
        QFile file(logo);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<svg xmlns='http://www.w3.org/2000/svg' width='120' height='40'>"
                   "<rect width='120' height='40' fill='#0ac81e'/></svg>");
    }
    ProposalOptions options = withParts({ProposalPart::Cover, ProposalPart::Limits});
    options.logo = logo;
    const QString pdf = exported({variant({}, 1)}, options);
    const QString list = run(QStringLiteral("pdfimages"), {QStringLiteral("-list"), pdf}).text;
    QCOMPARE(int(list.split(QLatin1Char('\n'), Qt::SkipEmptyParts).size()) - 2, images);
    QCOMPARE(run(QStringLiteral("pdftoppm"), {QStringLiteral("-r"), QStringLiteral("50"), QStringLiteral("-png"),
                                              QStringLiteral("-singlefile"), pdf, path(QStringLiteral("page"))})
                 .status,
             0);
    const QImage page(path(QStringLiteral("page.png")));
    // 18 mm from the left, 15 mm from the top; inside of it
    const QColor seen = page.pixelColor(int(25 / 25.4 * 50), int(22 / 25.4 * 50));
    QVERIFY2(qAbs(seen.green() - 200) < 6 && seen.red() < 30, qPrintable(seen.name()));
}

void tst_proposal_parts::aMissingLogoIsSaid()
{
    ProposalOptions options{Language::English, Paper::A4, kDate};
    options.logo = path(QStringLiteral("none.svg"));
    const QString target = path(QStringLiteral("unwritten.pdf"));
    const auto error = exportProposalPdf({variant({}, 1)}, *m_languages, options, target);
    QVERIFY(error);
    QCOMPARE(error->problem, Problem::CannotRead);
    QCOMPARE(error->file, options.logo);
    QVERIFY(!QFileInfo::exists(target));
}

void tst_proposal_parts::writesFourVariantsInEveryLanguage_data()
{
    QTest::addColumn<Language>("language");
    for (const Language language : kLanguages)
        QTest::addRow("%s", qPrintable(languageCode(language))) << language;
}

void tst_proposal_parts::writesFourVariantsInEveryLanguage()
{
    QFETCH(Language, language);
    std::vector<ProposalVariant> variants;
    for (const qint64 concurrency : {1, 8, 32, 128})
        variants.push_back(variant(QStringLiteral("V%1").arg(concurrency), concurrency));
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const QString pdf = exported(variants, {language, paper, kDate});
        QCOMPARE(run(QStringLiteral("qpdf"), {QStringLiteral("--check"), pdf}).status, 0);
        QVERIFY2(QFileInfo(pdf).size() < 500000, qPrintable(QString::number(QFileInfo(pdf).size())));
        const QString text = textOf(pdf);
        for (const ProposalVariant &own : variants)
            QVERIFY(text.contains(own.name));
    }
}

void tst_proposal_parts::commandsHoldTheSettings()
{
    Scenario scenario;
    scenario.serving.kv = QStringLiteral("fp8");
    scenario.serving.concurrency = 12;
    scenario.serving.engine.eager = true;
    scenario.candidates[1].count = 2;
    scenario.candidates[1].parallelism = Parallelism::Tensor;
    const Assessment assessment = assess(scenario, *m_catalog);
    const report::TestCommands commands = report::testCommands(scenario, *m_catalog, assessment.candidates[1]);
    QString serve, load;
    for (const QString &line : commands.serve)
        serve += line + QLatin1Char('\n');
    for (const QString &line : commands.load)
        load += line + QLatin1Char('\n');
    for (const char *option : {"vllm serve meta-llama/Llama-3.1-8B", "--max-model-len 8192", "--kv-cache-dtype fp8",
                               "--tensor-parallel-size 2", "--enforce-eager"})
        QVERIFY2(serve.contains(QLatin1String(option)), option);
    QVERIFY(!serve.contains(QStringLiteral("pipeline")));
    for (const char *option : {"--random-input-len 7168", "--random-output-len 1024", "--max-concurrency 12"})
        QVERIFY2(load.contains(QLatin1String(option)), option);
    QVERIFY(!serve.contains(QLatin1Char('{')) && !load.contains(QLatin1Char('{')));
    QVERIFY(!commands.card.empty() && !commands.watch.empty());
}

void tst_proposal_parts::remembersOptionsAsJson()
{
    ProposalOptions options{Language::Uzbek, Paper::A4, kDate};
    options.parts.erase(ProposalPart::Glossary);
    options.project = QStringLiteral("P");
    options.contact = QStringLiteral("C");
    options.number = QStringLiteral("7");
    options.revision = QStringLiteral("2");
    options.valid_until = kDate.addDays(30);
    options.wording = Wording::Internal;
    options.confidentiality = Confidentiality::InternalUse;
    options.logo = QStringLiteral("/somewhere/logo.svg");
    options.accent = QColor(1, 2, 3);
    options.attach_scenario = false;
    options.own_words[Language::Uzbek] = {QStringLiteral("h"), QStringLiteral("f"), QStringLiteral("d")};
    ProposalOptions read = proposalOptionsFrom(proposalOptionsJson(options), kDate);
    read.language = options.language;
    QVERIFY(read == options);
    // what cannot be read is as by default
    ProposalOptions standard{Language::English, Paper::A4, kDate};
    QVERIFY(proposalOptionsFrom(QJsonObject{{QStringLiteral("accent"), QStringLiteral("no colour")},
                                            {QStringLiteral("wording"), 7},
                                            {QStringLiteral("without"), QStringLiteral("cover")}},
                                kDate) == standard);
}

QTEST_MAIN(tst_proposal_parts)
#include "tst_proposal_parts.moc"
