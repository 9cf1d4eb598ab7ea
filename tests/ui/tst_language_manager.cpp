// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/language_manager.h"
#include "ui/language/words.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextEdit>
#include <QUndoStack>

#include <functional>
#include <memory>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

// Counts the announcements that a widget gets.
class Listener : public QWidget
{
public:
    int languages = 0;
    int locales = 0;

protected:
    void changeEvent(QEvent *event) override
    {
        languages += event->type() == QEvent::LanguageChange;
        locales += event->type() == QEvent::LocaleChange;
        QWidget::changeEvent(event);
    }
};

QString plain(const QPushButton *button)
{
    return button->text().remove(u'&');
}

// The words that a window and its parts show, in the order of their creation.
QStringList visibleWords(QWidget &window)
{
    QStringList words{window.windowTitle()};
    QWidgetList parts = window.findChildren<QWidget *>();
    parts << &window;
    for (QWidget *part : parts) {
        words << part->toolTip() << part->accessibleName();
        if (const auto *label = qobject_cast<QLabel *>(part))
            words << label->text();
        if (const auto *button = qobject_cast<QAbstractButton *>(part))
            words << button->text();
        if (const auto *header = qobject_cast<QHeaderView *>(part); header && header->model()) {
            for (int i = 0; i < header->count(); ++i)
                words << header->model()->headerData(i, header->orientation()).toString();
        }
        for (const QAction *action : part->actions())
            words << action->text();
    }
    return words;
}

using Make = std::function<QWidget *()>;

} // namespace

Q_DECLARE_METATYPE(Make)

class TestLanguageManager : public QObject
{
    Q_OBJECT

private slots:
    void systemLocale_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<Language>("language");
        QTest::newRow("Russian of Russia") << u"ru_RU"_qs << Language::Russian;
        QTest::newRow("Russian of Uzbekistan") << u"ru_UZ"_qs << Language::Russian;
        QTest::newRow("Uzbek, Latin") << u"uz_Latn_UZ"_qs << Language::Uzbek;
        QTest::newRow("Uzbek") << u"uz_UZ"_qs << Language::Uzbek;
        QTest::newRow("Uzbek, Cyrillic") << u"uz_Cyrl_UZ"_qs << Language::Uzbek;
        QTest::newRow("English of Britain") << u"en_GB"_qs << Language::English;
        QTest::newRow("German") << u"de_DE"_qs << Language::English;
        QTest::newRow("C") << u"C"_qs << Language::English;
    }

    void systemLocale()
    {
        QFETCH(QString, name);
        QFETCH(Language, language);
        QCOMPARE(languageForLocale(QLocale(name)), language);
    }

    void codesGoBothWays()
    {
        for (const Language language : kLanguages)
            QCOMPARE(languageFromCode(languageCode(language)), std::optional(language));
        QCOMPARE(languageFromCode(u"RU"_qs), std::optional(Language::Russian));
        QVERIFY(!languageFromCode(u"de"_qs));
        QVERIFY(!languageFromCode(QString()));
    }

    void nativeNamesUseTheirOwnLetters()
    {
        QCOMPARE(languageNativeName(Language::English), u"English"_qs);
        QCOMPARE(languageNativeName(Language::Russian), u"Русский"_qs);
        QCOMPARE(languageNativeName(Language::Uzbek), u"O\u02bbzbekcha"_qs);
    }

    void changeIsAnnouncedOnceWhenAllIsInPlace()
    {
        LanguageManager languages;
        QCOMPARE(languages.language(), Language::English);
        QSignalSpy spy(&languages, &LanguageManager::languageChanged);
        QString word;
        QLocale::Language locale = QLocale::C;
        connect(&languages, &LanguageManager::languageChanged, this, [&] {
            word = words::verdict(Verdict::DoesNotFit);
            locale = QLocale().language();
        });
        languages.setLanguage(Language::Russian);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(word, u"Не помещается"_qs);
        QCOMPARE(locale, QLocale::Russian);

        languages.setLanguage(Language::Russian); // no change, no announcement
        QCOMPARE(spy.count(), 1);

        languages.setLanguage(Language::Uzbek);
        QCOMPARE(spy.count(), 2);
        QCOMPARE(word, u"Sig\u02bbmaydi"_qs);
        QCOMPARE(locale, QLocale::Uzbek);

        languages.setLanguage(Language::English);
        QCOMPARE(word, u"Does not fit"_qs);
    }

    void widgetsHearOnce()
    {
        LanguageManager languages;
        Listener listener;
        QCoreApplication::processEvents();
        listener.languages = listener.locales = 0;
        languages.setLanguage(Language::Uzbek);
        QCoreApplication::processEvents();
        QCOMPARE(listener.languages, 1);
        QCOMPARE(listener.locales, 1);
    }

    void openWindowsChangeTheirNumbers()
    {
        LanguageManager languages;
        QWidget window;
        auto *box = new QDoubleSpinBox(&window);
        box->setValue(12.5);
        QCOMPARE(box->text(), u"12.50"_qs);
        languages.setLanguage(Language::Russian);
        QCOMPARE(box->text(), u"12,50"_qs);
        languages.setLanguage(Language::English);
        QCOMPARE(box->text(), u"12.50"_qs);
    }

    // Qt's own words: OK, Cancel and the undo texts
    void qtSpeaksTheLanguageToo()
    {
        LanguageManager languages;
        QDialogButtonBox box(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
        QUndoStack stack;
        stack.push(new QUndoCommand(u"X"_qs));
        QAction *undo = stack.createUndoAction(&stack);
        const auto texts = [&] {
            QCoreApplication::processEvents();
            return QStringList{plain(box.button(QDialogButtonBox::Save)), plain(box.button(QDialogButtonBox::Cancel))};
        };
        QCOMPARE(texts(), (QStringList{u"Save"_qs, u"Cancel"_qs}));
        QCOMPARE(undo->text(), u"Undo X"_qs);

        languages.setLanguage(Language::Russian);
        QCOMPARE(texts(), (QStringList{u"Сохранить"_qs, u"Отмена"_qs}));
        languages.setLanguage(Language::Uzbek);
        QCOMPARE(texts(), (QStringList{u"Saqlash"_qs, u"Bekor qilish"_qs}));
        languages.setLanguage(Language::English);
        QCOMPARE(texts(), (QStringList{u"Save"_qs, u"Cancel"_qs}));
    }

    void qtDialogsLeaveNoEnglish_data()
    {
        QTest::addColumn<Make>("make");
        QTest::newRow("open a file") << Make([] {
            auto *dialog = new QFileDialog;
            dialog->setOption(QFileDialog::DontUseNativeDialog);
            dialog->setViewMode(QFileDialog::Detail);
            return dialog;
        });
        QTest::newRow("save a file") << Make([] {
            auto *dialog = new QFileDialog;
            dialog->setOption(QFileDialog::DontUseNativeDialog);
            dialog->setAcceptMode(QFileDialog::AcceptSave);
            return dialog;
        });
        QTest::newRow("question") << Make([] {
            auto *box = new QMessageBox;
            box->setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel | QMessageBox::Yes |
                                    QMessageBox::No | QMessageBox::Retry | QMessageBox::Close | QMessageBox::Apply |
                                    QMessageBox::Help | QMessageBox::Abort | QMessageBox::Ignore);
            box->setDetailedText(u"1"_qs);
            return box;
        });
        QTest::newRow("progress") << Make([] { return new QProgressDialog; });
        QTest::newRow("menu of a field") << Make([] {
            auto *field = new QLineEdit;
            field->createStandardContextMenu(); // a child of the field
            return field;
        });
        QTest::newRow("menu of a text") << Make([] {
            auto *field = new QTextEdit;
            field->createStandardContextMenu(); // a child of the field
            return field;
        });
    }

    void qtDialogsLeaveNoEnglish()
    {
        QFETCH(Make, make);
        static const QRegularExpression words(u"[A-Za-z]{3}"_qs);
        LanguageManager languages;
        const auto seen = [&](Language language) {
            languages.setLanguage(language);
            return visibleWords(*std::unique_ptr<QWidget>(make()));
        };
        const QStringList english = seen(Language::English);
        QVERIFY(!english.filter(words).isEmpty());
        for (const Language language : {Language::Russian, Language::Uzbek}) {
            const QStringList other = seen(language);
            QCOMPARE(other.size(), english.size());
            for (qsizetype i = 0; i < english.size(); ++i) {
                const bool same = english[i] == other[i] && english[i].contains(words) && !english[i].contains(u'/');
                QVERIFY2(!same, qPrintable(languageCode(language) + u": "_qs + english[i]));
            }
        }
    }

    void scopeSpeaksAnotherLanguageUnheard()
    {
        LanguageManager languages;
        languages.setLanguage(Language::Russian);
        Listener listener;
        QCoreApplication::processEvents();
        listener.languages = listener.locales = 0;
        QSignalSpy spy(&languages, &LanguageManager::languageChanged);
        {
            const LanguageScope scope(languages, Language::Uzbek);
            QCOMPARE(words::verdict(Verdict::Fits), u"Sig\u02bbadi"_qs);
            QCOMPARE(QLocale().language(), QLocale::Uzbek);
            {
                const LanguageScope inner(languages, Language::English);
                QCOMPARE(words::verdict(Verdict::Fits), u"Fits"_qs);
                QCOMPARE(QLocale().language(), QLocale::English);
            }
            QCOMPARE(words::verdict(Verdict::Fits), u"Sig\u02bbadi"_qs);
        }
        QCOMPARE(words::verdict(Verdict::Fits), u"Помещается"_qs);
        QCOMPARE(QLocale().language(), QLocale::Russian);
        QCoreApplication::processEvents();
        QCOMPARE(spy.count(), 0);
        QCOMPARE(listener.languages, 0);
        QCOMPARE(listener.locales, 0);
    }

    void wordsEndWithTheManager()
    {
        {
            LanguageManager languages;
            languages.setLanguage(Language::Russian);
            QCOMPARE(words::verdict(Verdict::Tight), u"Впритык"_qs);
        }
        QCOMPARE(words::verdict(Verdict::Tight), u"Tight"_qs);
    }
};

QTEST_MAIN(TestLanguageManager)
#include "tst_language_manager.moc"
