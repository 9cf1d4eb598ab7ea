// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "ui/language/language_manager.h"
#include "ui/report/page_preview.h"
#include "ui/report/proposal_dialog.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

const ProposalOptions kOptions{Language::Uzbek, Paper::Letter, QDate(2026, 11, 30)};

// The field a label stands for, by the label's text without its mnemonic.
template<typename Field>
Field *fieldOf(const ProposalDialog &dialog, const QString &name)
{
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (QString(label->text()).remove(QLatin1Char('&')) == name)
            return qobject_cast<Field *>(label->buddy());
    }
    return nullptr;
}

QString shownWarning(const ProposalDialog &dialog)
{
    const auto *warning = dialog.findChild<QLabel *>(QStringLiteral("warning"));
    return warning->isVisible() ? warning->text() : QString();
}

// A language of its own: every text of the dialog in angle brackets.
class Marking : public QTranslator
{
public:
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        const bool own = QLatin1String(context).contains(QLatin1String("Proposal"));
        return own ? QLatin1Char('<') + QString::fromUtf8(source).remove(QLatin1Char('&')) + QLatin1Char('>')
                   : QString();
    }
    bool isEmpty() const override { return false; }
};

} // namespace

class tst_proposal_dialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(loadFonts());
        m_catalog = loadCatalog(QStringLiteral(":/catalog")).catalog;
        m_languages = std::make_unique<LanguageManager>();
    }

    void opensWithWhatItIsGiven();
    void handsBackWhatWasTyped();
    void warnsOfLettersThatTheFontsLack();
    void speaksTheLanguageOfTheWindow();
    void keepsOwnWordsOfEachLanguage();
    void previewsTheDocument();
    void turnsPagesByKeys();
    void saysWhyThereIsNoDocument();
    void comparesWithMoreScenarios();

private:
    ProposalHelp help(std::optional<Result<ProposalVariant>> answer = {});

    std::shared_ptr<const Catalog> m_catalog;
    std::unique_ptr<LanguageManager> m_languages;
};

ProposalHelp tst_proposal_dialog::help(std::optional<Result<ProposalVariant>> answer)
{
    return {[this](const ProposalRequest &request) {
                std::vector<ProposalVariant> variants{{QStringLiteral("Own"), Scenario(), m_catalog}};
                variants.insert(variants.end(), request.others.begin(), request.others.end());
                return composeProposal(variants, *m_languages, request.options);
            },
            [answer](QWidget *) { return answer; }};
}

void tst_proposal_dialog::opensWithWhatItIsGiven()
{
    const ProposalDetails details{QStringLiteral("Title"), QStringLiteral("Customer"), QStringLiteral("Author")};
    const ProposalDialog dialog({kOptions, details});
    QCOMPARE(dialog.request().details, details);
    QCOMPARE(dialog.request().options.language, Language::Uzbek);
    QCOMPARE(dialog.request().options.paper, Paper::Letter);
    QCOMPARE(dialog.request().options.date, kOptions.date);
    QCOMPARE(fieldOf<QComboBox>(dialog, QStringLiteral("Language"))->currentText(),
             languageNativeName(Language::Uzbek));
}

void tst_proposal_dialog::handsBackWhatWasTyped()
{
    ProposalDialog dialog({kOptions, {}});
    dialog.show();
    auto *customer = fieldOf<QLineEdit>(dialog, QStringLiteral("Customer"));
    QVERIFY(customer);
    customer->setFocus();
    QTest::keyClicks(customer, QStringLiteral("  Acme   Corp "));
    auto *language = fieldOf<QComboBox>(dialog, QStringLiteral("Language"));
    QTest::keyClick(language, Qt::Key_Home);
    auto *paper = fieldOf<QComboBox>(dialog, QStringLiteral("Paper"));
    QTest::keyClick(paper, Qt::Key_Up);
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    QTest::mouseClick(dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QCOMPARE(accepted.size(), 1);
    QCOMPARE(dialog.request().details.customer, QStringLiteral("Acme Corp"));
    QCOMPARE(dialog.request().options.language, Language::English);
    QCOMPARE(dialog.request().options.paper, Paper::A4);
}

void tst_proposal_dialog::warnsOfLettersThatTheFontsLack()
{
    ProposalDialog dialog({kOptions, {}});
    dialog.show();
    auto *customer = fieldOf<QLineEdit>(dialog, QStringLiteral("Customer"));
    // Uzbek and Russian letters, the two apostrophes of Uzbek, a currency sign: all in Noto Sans
    customer->setText(QStringLiteral(u"O\u02bbzbekiston ma\u02bcnosi Ёлка \u20bd"));
    QCOMPARE(shownWarning(dialog), QString());
    customer->setText(QStringLiteral(u"Acme \u6771\u6771 \U0001F680"));
    const QString warning = shownWarning(dialog);
    QVERIFY(warning.contains(QStringLiteral(u"\u6771 \U0001F680")));
    QVERIFY(!warning.contains(QStringLiteral(u"\u6771 \u6771")));
    customer->setText(QStringLiteral("Acme"));
    QCOMPARE(shownWarning(dialog), QString());
}

void tst_proposal_dialog::speaksTheLanguageOfTheWindow()
{
    ProposalDialog dialog({kOptions, {QStringLiteral("My words"), {}, {}}});
    dialog.show();
    QVERIFY(fieldOf<QLineEdit>(dialog, QStringLiteral("Customer")));
    Marking other;
    QVERIFY(QCoreApplication::installTranslator(&other));
    QTRY_VERIFY(fieldOf<QLineEdit>(dialog, QStringLiteral("<Customer>")));
    QCOMPARE(dialog.windowTitle(), QStringLiteral("<Proposal>"));
    QCOMPARE(dialog.request().details.title, QStringLiteral("My words"));
    QCOMPARE(fieldOf<QComboBox>(dialog, QStringLiteral("<Paper>"))->itemText(1), QStringLiteral("<Letter>"));
    QCoreApplication::removeTranslator(&other);
    QTRY_VERIFY(fieldOf<QLineEdit>(dialog, QStringLiteral("Customer")));
}

void tst_proposal_dialog::keepsOwnWordsOfEachLanguage()
{
    ProposalRequest request{kOptions, {}, {}};
    request.options.own_words[Language::Russian] = {QStringLiteral("Шапка"), {}, {}};
    ProposalDialog dialog(request);
    auto *header = fieldOf<QLineEdit>(dialog, QStringLiteral("Header"));
    auto *language = fieldOf<QComboBox>(dialog, QStringLiteral("Language"));
    QCOMPARE(header->text(), QString());
    header->setText(QStringLiteral("Sarlavha"));
    language->setCurrentIndex(language->findData(int(Language::Russian)));
    QCOMPARE(header->text(), QStringLiteral("Шапка"));
    const ProposalOptions options = dialog.request().options;
    QCOMPARE(options.own_words.at(Language::Uzbek).header, QStringLiteral("Sarlavha"));
    QCOMPARE(options.ownWords().header, QStringLiteral("Шапка"));
}

void tst_proposal_dialog::previewsTheDocument()
{
    ProposalDialog dialog({kOptions, {}, {}}, help());
    dialog.show();
    PagePreview *preview = dialog.preview();
    const int all = preview->pageCount();
    QVERIFY(all > 4);
    for (QCheckBox *box : dialog.findChildren<QCheckBox *>()) {
        if (box->text() == QStringLiteral("Glossary") || box->text() == QStringLiteral("Method and sources"))
            box->click();
    }
    QTRY_VERIFY(preview->pageCount() < all);
    // white paper with something on it, whatever the window's theme is
    const QImage image = preview->grab().toImage();
    QVERIFY(image.pixelColor(image.width() / 2, 40) == QColor(Qt::white) ||
            image.pixelColor(image.width() / 2, 44) == QColor(Qt::white));
}

void tst_proposal_dialog::turnsPagesByKeys()
{
    ProposalDialog dialog({kOptions, {}, {}}, help());
    dialog.show();
    PagePreview *preview = dialog.preview();
    QCOMPARE(preview->currentPage(), 0);
    QTest::keyClick(preview, Qt::Key_PageDown);
    QCOMPARE(preview->currentPage(), 1);
    QTest::keyClick(preview, Qt::Key_End);
    QCOMPARE(preview->currentPage(), preview->pageCount() - 1);
    QTest::keyClick(preview, Qt::Key_Home);
    QCOMPARE(preview->currentPage(), 0);
    QVERIFY(!preview->zoom());
    QTest::keyClick(preview, Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(preview->zoom());
    QTest::keyClick(preview, Qt::Key_0, Qt::ControlModifier);
    QVERIFY(!preview->zoom());
}

void tst_proposal_dialog::saysWhyThereIsNoDocument()
{
    ProposalRequest request{kOptions, {}, {}};
    request.options.logo = QStringLiteral("/no/such/logo.svg");
    ProposalDialog dialog(request, help());
    dialog.show();
    QVERIFY(shownWarning(dialog).contains(QStringLiteral("logo.svg")));
    QVERIFY(!dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled());
}

void tst_proposal_dialog::comparesWithMoreScenarios()
{
    Scenario other;
    other.serving.concurrency = 64;
    ProposalDialog dialog({kOptions, {}, {}},
                          help(Result<ProposalVariant>(ProposalVariant{QStringLiteral("Other"), other, m_catalog})));
    dialog.show();
    QPushButton *add = nullptr;
    for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
        if (button->text().startsWith(QStringLiteral("Add a scenario")))
            add = button;
    }
    QVERIFY(add);
    const int before = dialog.preview()->pageCount();
    add->click();
    QCOMPARE(dialog.findChild<QListWidget *>()->count(), 1);
    QCOMPARE(dialog.request().others.size(), std::size_t(1));
    QVERIFY(dialog.preview()->pageCount() > before);
    add->click();
    add->click();
    QVERIFY(!add->isEnabled()); // four variants at most
}

QTEST_MAIN(tst_proposal_dialog)
#include "tst_proposal_dialog.moc"
