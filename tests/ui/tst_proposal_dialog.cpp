// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/language_manager.h"
#include "ui/report/proposal_dialog.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
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
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (!label->buddy() && label->isVisible())
            return label->text();
    }
    return {};
}

// A language of its own: every text of the dialog in angle brackets.
class Marking : public QTranslator
{
public:
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        const bool own = QLatin1String(context).endsWith(QLatin1String("ProposalDialog"));
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
    void initTestCase() { QVERIFY(loadFonts()); }

    void opensWithWhatItIsGiven();
    void handsBackWhatWasTyped();
    void warnsOfLettersThatTheFontsLack();
    void speaksTheLanguageOfTheWindow();
};

void tst_proposal_dialog::opensWithWhatItIsGiven()
{
    const ProposalDetails details{QStringLiteral("Title"), QStringLiteral("Customer"), QStringLiteral("Author")};
    const ProposalDialog dialog(kOptions, details);
    QCOMPARE(dialog.details(), details);
    QCOMPARE(dialog.options().language, Language::Uzbek);
    QCOMPARE(dialog.options().paper, Paper::Letter);
    QCOMPARE(dialog.options().date, kOptions.date);
    QCOMPARE(fieldOf<QComboBox>(dialog, QStringLiteral("Language"))->currentText(),
             languageNativeName(Language::Uzbek));
}

void tst_proposal_dialog::handsBackWhatWasTyped()
{
    ProposalDialog dialog(kOptions, {});
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
    QCOMPARE(dialog.details().customer, QStringLiteral("Acme Corp"));
    QCOMPARE(dialog.options().language, Language::English);
    QCOMPARE(dialog.options().paper, Paper::A4);
}

void tst_proposal_dialog::warnsOfLettersThatTheFontsLack()
{
    ProposalDialog dialog(kOptions, {});
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
    ProposalDialog dialog(kOptions, {QStringLiteral("My words"), {}, {}});
    dialog.show();
    QVERIFY(fieldOf<QLineEdit>(dialog, QStringLiteral("Customer")));
    Marking other;
    QVERIFY(QCoreApplication::installTranslator(&other));
    QTRY_VERIFY(fieldOf<QLineEdit>(dialog, QStringLiteral("<Customer>")));
    QCOMPARE(dialog.windowTitle(), QStringLiteral("<Proposal>"));
    QCOMPARE(dialog.details().title, QStringLiteral("My words"));
    QCOMPARE(fieldOf<QComboBox>(dialog, QStringLiteral("<Paper>"))->itemText(1), QStringLiteral("<Letter>"));
    QCoreApplication::removeTranslator(&other);
    QTRY_VERIFY(fieldOf<QLineEdit>(dialog, QStringLiteral("Customer")));
}

QTEST_MAIN(tst_proposal_dialog)
#include "tst_proposal_dialog.moc"
