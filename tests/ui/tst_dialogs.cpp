// SPDX-License-Identifier: GPL-3.0-or-later
// The real dialogs, answered from a timer while they are open.
#include "ui/language/language_manager.h"
#include "ui/report/proposal_dialog.h"
#include "ui/shell/about_dialog.h"
#include "ui/shell/qt_dialogs.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace tarozi::ui;

namespace {

// Runs when the next modal dialog is open.
template<typename Dialog>
void whenOpen(std::function<void(Dialog &)> act)
{
    QTimer::singleShot(0, qApp, [act] {
        auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        act(*dialog);
    });
}

} // namespace

class TestDialogs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void theQuestionAboutChangesIsInTheLanguage_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QString>("save");
        QTest::addColumn<QString>("cancel");
        QTest::newRow("en") << int(Language::English) << QStringLiteral("Save") << QStringLiteral("Cancel");
        QTest::newRow("ru") << int(Language::Russian) << QStringLiteral("Сохранить") << QStringLiteral("Отмена");
        QTest::newRow("uz") << int(Language::Uzbek) << QStringLiteral("Saqlash") << QStringLiteral("Bekor qilish");
    }
    void theQuestionAboutChangesIsInTheLanguage()
    {
        QFETCH(int, language);
        QFETCH(QString, save);
        QFETCH(QString, cancel);
        m_languages.setLanguage(Language(language));
        const auto text = [](const QMessageBox &box, QMessageBox::StandardButton which) {
            return box.button(which)->text().remove(QLatin1Char('&'));
        };
        QString shown_save, shown_cancel, question;
        whenOpen<QMessageBox>([&](QMessageBox &box) {
            shown_save = text(box, QMessageBox::Save);
            shown_cancel = text(box, QMessageBox::Cancel);
            question = box.text();
            box.button(QMessageBox::Save)->click();
        });
        QCOMPARE(m_dialogs.unsavedChanges(nullptr, QStringLiteral("plan")), SaveAnswer::Save);
        QCOMPARE(shown_save, save);
        QCOMPARE(shown_cancel, cancel);
        QVERIFY(question.contains(QStringLiteral("plan")));
    }

    void everyAnswerAboutChangesArrives()
    {
        whenOpen<QMessageBox>([](QMessageBox &box) { box.button(QMessageBox::Discard)->click(); });
        QCOMPARE(m_dialogs.unsavedChanges(nullptr, {}), SaveAnswer::Discard);
        whenOpen<QMessageBox>([](QMessageBox &box) { box.button(QMessageBox::Cancel)->click(); });
        QCOMPARE(m_dialogs.unsavedChanges(nullptr, {}), SaveAnswer::Cancel);
        whenOpen<QMessageBox>([](QMessageBox &box) { QTest::keyClick(&box, Qt::Key_Escape); });
        QCOMPARE(m_dialogs.unsavedChanges(nullptr, {}), SaveAnswer::Cancel);
    }

    void aSavedFileGetsItsEnding()
    {
        const QTemporaryDir folder;
        const auto type = [](const QString &name) {
            whenOpen<QFileDialog>([name](QFileDialog &dialog) {
                dialog.findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(name);
                QMetaObject::invokeMethod(&dialog, "accept");
            });
        };
        type(QStringLiteral("plan"));
        QCOMPARE(m_dialogs.fileToSave(nullptr, folder.filePath(QStringLiteral("scenario.tarozi"))),
                 folder.filePath(QStringLiteral("plan.tarozi")));
        type(QStringLiteral("offer"));
        QCOMPARE(m_dialogs.pdfToWrite(nullptr, folder.filePath(QStringLiteral("x.pdf"))),
                 folder.filePath(QStringLiteral("offer.pdf")));
        whenOpen<QFileDialog>([](QFileDialog &dialog) { dialog.reject(); });
        QVERIFY(m_dialogs.fileToSave(nullptr, folder.filePath(QStringLiteral("x.tarozi"))).isEmpty());
    }

    void theSuggestedNameIsThere()
    {
        const QTemporaryDir folder;
        QString shown;
        whenOpen<QFileDialog>([&](QFileDialog &dialog) {
            shown = dialog.findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->text();
            dialog.reject();
        });
        m_dialogs.pdfToWrite(nullptr, folder.filePath(QStringLiteral("2026-11-30_ООО.pdf")));
        QCOMPARE(shown, QStringLiteral("2026-11-30_ООО.pdf"));
    }

    void proposalDetailsComeBack()
    {
        const ProposalRequest suggested{
            {Language::Uzbek, Paper::Letter, QDate(2026, 11, 30)},
            {QStringLiteral("Taklif"), QStringLiteral("ООО «Пример»"), QStringLiteral("Oʻktam")},
            {}};
        whenOpen<ProposalDialog>([](ProposalDialog &dialog) { dialog.accept(); });
        const auto accepted = m_dialogs.proposal(nullptr, suggested, {});
        QVERIFY(accepted);
        QCOMPARE(accepted->details, suggested.details);
        QCOMPARE(accepted->options.language, Language::Uzbek);
        QCOMPARE(accepted->options.paper, Paper::Letter);
        QCOMPARE(accepted->options.date, QDate(2026, 11, 30));
        whenOpen<ProposalDialog>([](ProposalDialog &dialog) { dialog.reject(); });
        QVERIFY(!m_dialogs.proposal(nullptr, suggested, {}));
    }

    void aboutNamesTheLicences()
    {
        QStringList texts;
        whenOpen<AboutDialog>([&](AboutDialog &dialog) {
            for (const QLabel *label : dialog.findChildren<QLabel *>())
                texts.append(label->text());
            dialog.reject();
        });
        m_dialogs.about(nullptr);
        const QString all = texts.join(QLatin1Char('\n'));
        for (const char *part :
             {"Qt Charts", "QCustomPlot", "Noto Sans", "GPL-3.0-or-later", "OFL-1.1", TAROZI_VERSION})
            QVERIFY2(all.contains(QLatin1String(part)), part);
    }

private:
    LanguageManager m_languages;
    ThemeManager m_theme;
    QtDialogs m_dialogs;
};

QTEST_MAIN(TestDialogs)
#include "tst_dialogs.moc"
