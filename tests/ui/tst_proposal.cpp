// SPDX-License-Identifier: GPL-3.0-or-later
// The real export, read back with the tools a suspicious reader would use.
#include "pdf_tools.h"

#include "core/catalog/catalog_loader.h"
#include "core/workload/scenario_file.h"
#include "ui/language/words.h"
#include "ui/language/words_speed.h"
#include "ui/report/proposal.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <csignal>
#include <sys/resource.h>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

const QDate kDate(2026, 11, 30);

QString flat(const QString &text)
{
    return text.simplified();
}

QByteArray withoutDate(QByteArray pdf)
{
    const auto at = pdf.indexOf("/CreationDate");
    return at < 0 ? pdf : pdf.remove(at, pdf.indexOf(')', at) - at);
}

// No file of this process grows beyond a size while it lives, as on a disk without room.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    rlimit m_before{};
};

// Eight requests of 16K: more than an RTX 4090 holds, less than an L40S does.
Scenario queueing()
{
    Scenario scenario;
    scenario.serving.context = 16384;
    scenario.serving.input = 15360;
    scenario.serving.concurrency = 8;
    scenario.price.amount_per_gpu_hour = 132.46;
    scenario.proposal = {QString(), QStringLiteral(u"O\u02bbzbekiston temir yo\u02bbllari"),
                         QStringLiteral("N. Karimova")};
    return scenario;
}

} // namespace

class tst_proposal : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void isASoundDocument_data();
    void isASoundDocument();
    void saysWhatTheAssessmentSays_data();
    void saysWhatTheAssessmentSays();
    void answersFirst();
    void marksWhatDiffersFromThePreset();
    void numbersItsSources();
    void attachesTheScenarioItNames();
    void isTheSameUnderADarkWindow();
    void differsOnlyInTheDate();
    void leavesTheWindowItsLanguage();
    void survivesHostileDetails();
    void saysWhyACardIsNotModelled();
    void givesNoCeilingToWhatCannotRun();
    void chartsHaveNoLigatures();
    void writesNothingWhereItCannot();
    void keepsTheOldFileWhenTheDiskIsFull();
    void drawsTheComparisonAlone();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString exported(const Scenario &scenario, Language language, Paper paper = Paper::A4);

    QTemporaryDir m_folder;
    std::shared_ptr<const Catalog> m_catalog;
    std::unique_ptr<LanguageManager> m_languages;
    int m_files = 0;
};

void tst_proposal::initTestCase()
{
    QVERIFY(loadFonts());
    const LoadedCatalog loaded = loadCatalog(QStringLiteral(":/catalog"));
    QVERIFY(loaded.problems.empty());
    m_catalog = loaded.catalog;
    m_languages = std::make_unique<LanguageManager>();
}

QString tst_proposal::exported(const Scenario &scenario, Language language, Paper paper)
{
    const QString file = path(QStringLiteral("proposal%1.pdf").arg(++m_files));
    const auto error = exportProposalPdf(scenario, *m_catalog, *m_languages, {language, paper, kDate}, file);
    if (error)
        qWarning("%s", qPrintable(describe(*error)));
    return file;
}

void tst_proposal::isASoundDocument_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("size");
    for (const Language language : kLanguages) {
        const QByteArray code = languageCode(language).toLatin1();
        QTest::addRow("%s, A4", code.constData()) << language << Paper::A4 << QStringLiteral("595 x 842 pts (A4)");
        QTest::addRow("%s, Letter", code.constData())
            << language << Paper::Letter << QStringLiteral("612 x 792 pts (letter)");
    }
}

void tst_proposal::isASoundDocument()
{
    QFETCH(Language, language);
    QFETCH(Paper, paper);
    QFETCH(QString, size);
    const QString pdf = exported(queueing(), language, paper);

    const QString info = run(QStringLiteral("pdfinfo"), {pdf}).text;
    const auto pages = QRegularExpression(QStringLiteral("Pages:\\s+(\\d+)")).match(info);
    QVERIFY(pages.captured(1).toInt() >= 2);
    QVERIFY2(info.contains(QRegularExpression(QStringLiteral("Page size:\\s+") + QRegularExpression::escape(size))),
             qPrintable(info));
    QVERIFY(info.contains(QRegularExpression(QStringLiteral("Title:\\s+\\S+.*Llama 3.1 8B|Title:\\s+Llama 3.1 8B"))));
    QVERIFY(info.contains(QRegularExpression(QStringLiteral("Creator:\\s+Tarozi"))));

    QStringList fonts = run(QStringLiteral("pdffonts"), {pdf}).text.split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
    QVERIFY(fonts.size() >= 2);
    static const QRegularExpression own(
        QStringLiteral("^(?:[A-Z]{6}\\+)?NotoSans\\S*\\s+CID TrueType\\s+\\S+\\s+yes\\s+\\S+\\s+yes\\s"));
    for (const QString &font : fonts)
        QVERIFY2(font.contains(own), qPrintable(font));

    const QString images = run(QStringLiteral("pdfimages"), {QStringLiteral("-list"), pdf}).text;
    QCOMPARE(images.split(QLatin1Char('\n'), Qt::SkipEmptyParts).size(), 2); // the table's head alone
    QCOMPARE(run(QStringLiteral("qpdf"), {QStringLiteral("--check"), pdf}).status, 0);
    QVERIFY(QFileInfo(pdf).size() < 500000);
}

void tst_proposal::saysWhatTheAssessmentSays_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("disclaimer");
    QTest::newRow("en") << Language::English << QStringLiteral("page 1 of %1")
                        << QStringLiteral("An estimate, not an offer; confirms neither availability nor speed.");
    QTest::newRow("ru") << Language::Russian << QStringLiteral("страница 1 из %1")
                        << QStringLiteral("Оценка, а не оферта; не подтверждает ни наличия, ни скорости.");
    QTest::newRow("uz") << Language::Uzbek << QStringLiteral("1-bet, jami %1")
                        << QStringLiteral(u"Bu baho, oferta emas; mavjudlikni ham, tezlikni ham tasdiqlamaydi.");
}

void tst_proposal::saysWhatTheAssessmentSays()
{
    QFETCH(Language, language);
    QFETCH(QString, page);
    QFETCH(QString, disclaimer);
    const Scenario scenario = queueing();
    const QString pdf = exported(scenario, language);
    const QString text = textOf(pdf);
    const auto holds = [&text](const QString &part) {
        const bool found = text.contains(flat(part));
        if (!found)
            qWarning("missing: %s", qPrintable(part));
        return found;
    };
    QVERIFY(holds(scenario.proposal.customer));
    QVERIFY(holds(scenario.proposal.author));
    QVERIFY(holds(disclaimer));

    const Format format(localeOf(language));
    QVERIFY(holds(format.date(kDate)));
    const LanguageScope scope(*m_languages, language);
    const Assessment assessment = assess(scenario, *m_catalog);
    QCOMPARE(assessment.candidates.size(), std::size_t(2));
    for (const Assessed &candidate : assessment.candidates) {
        QVERIFY(holds(words::candidateName(candidate, *m_catalog)));
        QVERIFY(holds(words::verdict(candidate.verdict)));
        QVERIFY(holds(words::headroom(candidate, format)));
        QVERIFY(holds(format.gigabytes(candidate.memory.weights).text()));
        QVERIFY(holds(format.gigabytes(candidate.memory.kv_cache).text()));
        QVERIFY(holds(format.gigabytes(candidate.memory.limit).text()));
        QVERIFY(holds(format.requests(candidate.capacity.max_concurrency).text()));
        QVERIFY(holds(format.tokens(double(candidate.capacity.max_context)).text()));
        QVERIFY(holds(format.tokens(candidate.capacity.kv_tokens).text()));
        QVERIFY(holds(format.tokensPerSecond(candidate.speed.decode_ceiling_tok_s).text()));
        QVERIFY(holds(words::rate(*candidate.speed.decode_tok_s, format).figure.text()));
        QVERIFY(holds(words::rate(*candidate.speed.decode_tok_s, format).range));
        QVERIFY(holds(words::duration(*candidate.speed.ttft_s, format).figure.text()));
        QVERIFY(holds(words::duration(*candidate.speed.ttft_s, format).range));
        QVERIFY(holds(words::evidence(candidate.speed.evidence)));
        for (const Extrapolation reason : candidate.speed.evidence.extrapolations)
            QVERIFY(holds(words::extrapolation(reason, candidate, *m_catalog)));
        QVERIFY(candidate.cost);
        QVERIFY(
            holds(format.money(candidate.cost->per_million_output_tokens_at_ceiling, candidate.cost->currency).text()));
    }
    const auto pages = QRegularExpression(QStringLiteral("Pages:\\s+(\\d+)"))
                           .match(run(QStringLiteral("pdfinfo"), {pdf}).text)
                           .captured(1);
    QVERIFY(holds(page.arg(pages)));
}

void tst_proposal::answersFirst()
{
    const QString text = textOf(exported(queueing(), Language::English));
    const auto fits = text.indexOf(QStringLiteral("L40S fits:"));
    const auto short_of = text.indexOf(QStringLiteral("RTX 4090 does not fit:"));
    QVERIFY(fits > 0);
    QVERIFY(short_of > fits); // what works comes first
    QVERIFY(short_of < text.indexOf(QStringLiteral("Memory of one GPU")));
    // a card that cannot hold the work is not said to lead, though its ceiling is higher: 1008 GB/s against 864
    QVERIFY(!text.contains(QStringLiteral("RTX 4090 leads")));
}

void tst_proposal::marksWhatDiffersFromThePreset()
{
    const QString changed = textOf(exported(queueing(), Language::English));
    for (const char *input :
         {"Context of one request", "Input of one request", "Requests at once", "Price of a GPU-hour"})
        QVERIFY2(changed.contains(QStringLiteral("\u2022 ") + QLatin1String(input)), input);
    QVERIFY(!changed.contains(QStringLiteral("\u2022 Output of one request")));
    QVERIFY(changed.contains(QStringLiteral("Output of one request")));
    QVERIFY(!textOf(exported(Scenario(), Language::English)).contains(QChar(0x2022)));
}

void tst_proposal::numbersItsSources()
{
    const QString text = textOf(exported(queueing(), Language::English));
    const QString list = text.mid(text.lastIndexOf(QStringLiteral("[1]")));
    QVERIFY(list.contains(QStringLiteral("https://www.nvidia.com/en-us/data-center/l40s/")));
    int expected = 1;
    auto entries = QRegularExpression(QStringLiteral("\\[(\\d+)\\]")).globalMatch(list);
    for (; entries.hasNext(); ++expected)
        QCOMPARE(entries.next().captured(1).toInt(), expected);
    QVERIFY(expected > 5);
    // the L40S's power: vendor and articles disagree, the reader is told
    QVERIFY(text.contains(QStringLiteral("350 W; TechPowerUp")));
}

void tst_proposal::attachesTheScenarioItNames()
{
    const Scenario scenario = queueing();
    const QString pdf = exported(scenario, Language::English);
    const QString attached = path(QStringLiteral("attached.tarozi"));
    QCOMPARE(run(QStringLiteral("pdfdetach"),
                 {QStringLiteral("-save"), QStringLiteral("1"), QStringLiteral("-o"), attached, pdf})
                 .status,
             0);
    const Result<Scenario> read = loadScenario(attached, *m_catalog);
    QVERIFY(read);
    QVERIFY(*read == scenario);
    const QByteArray hash = QCryptographicHash::hash(bytesOf(attached), QCryptographicHash::Sha256).toHex();
    QVERIFY(textOf(pdf).contains(QString::fromLatin1(hash.left(12))));
}

void tst_proposal::isTheSameUnderADarkWindow()
{
    const QByteArray light = withoutDate(bytesOf(exported(queueing(), Language::Russian)));
    QByteArray dark;
    {
        ThemeManager theme;
        theme.setChoice(ThemeChoice::Dark);
        QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 128);
        dark = withoutDate(bytesOf(exported(queueing(), Language::Russian)));
        theme.setChoice(ThemeChoice::Light);
    }
    QVERIFY(!light.isEmpty());
    QVERIFY(dark == light);
}

void tst_proposal::differsOnlyInTheDate()
{
    const QByteArray first = bytesOf(exported(queueing(), Language::Uzbek));
    QVERIFY(first.contains("/CreationDate"));
    const QByteArray second = bytesOf(exported(queueing(), Language::Uzbek));
    QVERIFY(withoutDate(first) == withoutDate(second));
}

void tst_proposal::leavesTheWindowItsLanguage()
{
    m_languages->setLanguage(Language::Russian);
    const QString text = textOf(exported(queueing(), Language::Uzbek));
    QVERIFY(text.contains(QStringLiteral(u"Sig\u02bbmaydi")));
    QVERIFY(!text.contains(QRegularExpression(QStringLiteral("[А-Яа-яЁё]"))));
    QCOMPARE(words::verdict(Verdict::DoesNotFit), QStringLiteral("Не помещается"));
    m_languages->setLanguage(Language::English);
}

void tst_proposal::survivesHostileDetails()
{
    Scenario scenario = queueing();
    scenario.proposal.title = QString(300, QLatin1Char('W'));
    scenario.proposal.customer = QStringLiteral(u"\U0001F680 \u0634\u0631\u0643\u0629 \u6771\u4eac\nAcme");
    scenario.proposal.author = QString(300, QLatin1Char('M'));
    const QString pdf = exported(scenario, Language::English);
    QCOMPARE(run(QStringLiteral("qpdf"), {QStringLiteral("--check"), pdf}).status, 0);
    QVERIFY(textOf(pdf).contains(QStringLiteral("Acme")));
    const QStringList fonts =
        run(QStringLiteral("pdffonts"), {pdf}).text.split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
    for (const QString &font : fonts)
        QVERIFY2(font.contains(QStringLiteral("NotoSans")), qPrintable(font));
    QVERIFY(QFileInfo(pdf).size() < 500000);
}

void tst_proposal::saysWhyACardIsNotModelled()
{
    Scenario scenario;
    scenario.serving.model.id = QStringLiteral("nobody/unknown");
    const Assessment assessment = assess(scenario, *m_catalog);
    QCOMPARE(assessment.candidates.front().verdict, Verdict::NotModelled);
    const QString text = textOf(exported(scenario, Language::English));
    QVERIFY(text.contains(QStringLiteral("RTX 4090 cannot be assessed for this workload.")));
    QVERIFY(text.contains(words::verdict(Verdict::NotModelled)));
    QVERIFY(!assessment.candidates.front().not_modelled.isEmpty());
    QVERIFY(text.contains(words::notModelled(assessment.candidates.front().not_modelled)));
    QVERIFY(!text.contains(QStringLiteral("nan")));
}

void tst_proposal::givesNoCeilingToWhatCannotRun()
{
    Scenario scenario = queueing();
    scenario.serving.context = 65536;
    scenario.serving.input = 64512;
    scenario.serving.concurrency = 1;
    scenario.candidates = {scenario.candidates.front()}; // an RTX 4090
    const Assessment assessment = assess(scenario, *m_catalog);
    QVERIFY(assessment.candidates.front().capacity.max_concurrency < 1);
    const Format format(QLocale(QLocale::English));
    const QString ceiling = format.tokensPerSecond(assessment.candidates.front().speed.decode_ceiling_tok_s).number;
    const QString text = textOf(exported(scenario, Language::English));
    QVERIFY(text.contains(QStringLiteral("not even one request fits")));
    QVERIFY(!text.contains(QStringLiteral("not a promised speed")));
    const QString summary = text.left(text.indexOf(QStringLiteral("An estimate, not an offer")));
    QVERIFY2(!summary.contains(ceiling), qPrintable(ceiling));
}

void tst_proposal::chartsHaveNoLigatures()
{
    const QString text = textOf(exported(queueing(), Language::English));
    QVERIFY(text.contains(QStringLiteral("Does not fit")));
    QVERIFY(!text.contains(QChar(0xFB01)));
}

void tst_proposal::writesNothingWhereItCannot()
{
    QFile file(path(QStringLiteral("a_file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    for (const QString &target :
         {path(QStringLiteral("no_folder/proposal.pdf")), path(QStringLiteral("a_file/proposal.pdf"))}) {
        const auto error =
            exportProposalPdf(queueing(), *m_catalog, *m_languages, {Language::English, Paper::A4, kDate}, target);
        QVERIFY(error);
        QCOMPARE(error->problem, Problem::CannotWrite);
        QCOMPARE(error->file, target);
        QVERIFY(!error->found.isEmpty());
        QVERIFY(!QFileInfo::exists(target));
    }
}

void tst_proposal::keepsTheOldFileWhenTheDiskIsFull()
{
    const QString target = path(QStringLiteral("full.pdf"));
    QFile old(target);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    std::optional<Error> error;
    {
        const FullDisk disk(4096);
        error = exportProposalPdf(queueing(), *m_catalog, *m_languages, {Language::English, Paper::A4, kDate}, target);
    }
    QVERIFY(error);
    QCOMPARE(error->problem, Problem::CannotWrite);
    QCOMPARE(bytesOf(target), QByteArray("old"));
    QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("full.pdf*")}, QDir::Files),
             QStringList{QStringLiteral("full.pdf")});
}

void tst_proposal::drawsTheComparisonAlone()
{
    const ProposalOptions options{Language::Russian, Paper::A4, kDate};
    const QString svg = path(QStringLiteral("chart.svg")), png = path(QStringLiteral("chart.png"));
    QVERIFY(!exportChart(ProposalChart::Memory, queueing(), *m_catalog, *m_languages, options, svg));
    QVERIFY(!exportChart(ProposalChart::Memory, queueing(), *m_catalog, *m_languages, options, png));
    QXmlStreamReader reader(bytesOf(svg));
    QString text;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::Characters)
            text += reader.text();
        QVERIFY(reader.name() != QStringLiteral("image"));
    }
    QVERIFY(!reader.hasError());
    QVERIFY(text.contains(QStringLiteral("RTX 4090")));
    QVERIFY(text.contains(QStringLiteral("Не помещается")));
    const QImage image(png);
    QVERIFY(image.width() > 1000);
    QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
    QVERIFY(exportChart(ProposalChart::Memory, queueing(), *m_catalog, *m_languages, options,
                        path(QStringLiteral("no_folder/chart.svg"))));
}

QTEST_MAIN(tst_proposal)
#include "tst_proposal.moc"
