// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window_fixture.h"
#include "ui/shell/document.h"
#include "ui/shell/notice_bar.h"
#include "ui/shell/window_actions.h"
#include "ui/theme/button_kind.h"
#include "ui/views/findings_bar.h"
#include "ui/views/page_tabs.h"
#include "ui/views/side_panel.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include <QScrollBar>
#include <QStackedWidget>
#include <QTest>
#include <QToolButton>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

// 16384 tokens for each of 8 requests are 8 x 2 GiB of cache beside 16 GB of weights: too much for 24 GB.
Scenario tooLargeForTheSmallCard()
{
    Scenario scenario;
    scenario.serving.context = 16384;
    scenario.serving.concurrency = 8;
    return scenario;
}

QList<QPushButton *> chipsOf(const MainWindow &window)
{
    QList<QPushButton *> chips;
    for (QPushButton *button : window.findChild<FindingsBar *>()->findChildren<QPushButton *>()) {
        if (button->isVisible() && buttonKind(button) == ButtonKind::Chip)
            chips.append(button);
    }
    return chips;
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void pagesAreBuiltWhenFirstShown()
    {
        Program program;
        PageTabs &pages = program.window.pages();
        auto *stack = pages.findChild<QStackedWidget *>();
        QVERIFY(pages.count() >= 2);
        const auto built = [&] {
            int count = 0;
            for (int i = 0; i < stack->count(); ++i)
                count += qobject_cast<AssessmentView *>(stack->widget(i)) ? 1 : 0;
            return count;
        };
        QCOMPARE(built(), 0);
        program.window.show();
        QCOMPARE(built(), 1);
        pages.setCurrent(1);
        QCOMPARE(built(), 2);
        pages.setCurrent(0);
        QCOMPARE(built(), 2);
        QCOMPARE(stack->currentIndex(), 0);
    }

    void undoNamesWhatItTakesBack()
    {
        Program program;
        QAction *undo = program.window.actions().undo;
        QAction *redo = program.window.actions().redo;
        QVERIFY(!undo->isEnabled());
        program.setContext(32768);
        QVERIFY(undo->isEnabled());
        QVERIFY(undo->text().contains(QStringLiteral("context length")));
        program.languages.setLanguage(Language::Russian);
        program.languages.setLanguage(Language::English);
        QVERIFY(undo->text().contains(QStringLiteral("context length")));
        undo->trigger();
        QCOMPARE(program.session.scenario(), Scenario{});
        QVERIFY(redo->text().contains(QStringLiteral("context length")));
        QVERIFY(!undo->isEnabled());
        redo->trigger();
        QCOMPARE(program.session.scenario().serving.context, 32768);
    }

    void everyCommandIsInTheMenuAndEveryKeyIsItsOwn()
    {
        const Program program;
        QList<QAction *> inside;
        const std::function<void(QMenu *)> collect = [&](QMenu *menu) {
            for (QAction *action : menu->actions()) {
                if (action->menu())
                    collect(action->menu());
                else
                    inside.append(action);
            }
        };
        collect(program.window.actions().mainMenu());
        QSet<QKeySequence> keys;
        for (QAction *action : program.window.QWidget::actions()) {
            QVERIFY2(inside.contains(action) || action == program.window.actions().clear_recent,
                     qPrintable(action->text()));
            for (const QKeySequence &key : action->shortcuts()) {
                QVERIFY2(!keys.contains(key), qPrintable(key.toString()));
                keys.insert(key);
            }
        }
        QVERIFY(keys.size() >= 8);
        QCOMPARE(program.window.actions().languages().size(), 3);
    }

    void aChipAppliesItsFixInOneStep()
    {
        Program program;
        program.session.reset(tooLargeForTheSmallCard());
        program.window.resize(1440, 900);
        program.window.show();
        QCOMPARE(program.session.assessment().candidates[0].verdict, Verdict::DoesNotFit);
        const QList<QPushButton *> chips = chipsOf(program.window);
        QVERIFY(!chips.isEmpty());
        QVERIFY(chips[0]->focusPolicy() & Qt::TabFocus);
        QTest::keyClick(chips[0], Qt::Key_Space);
        const Verdict verdict = program.session.assessment().candidates[0].verdict;
        QVERIFY(verdict == Verdict::Fits || verdict == Verdict::Tight);
        QCOMPARE(program.session.undoStack().count(), 1);
        QCOMPARE(*program.session.undoField(), EditField::Fix);
        program.window.actions().undo->trigger();
        QCOMPARE(program.session.scenario(), tooLargeForTheSmallCard());
    }

    void helpIsNeverAnnouncedWithoutAChip()
    {
        Program program;
        program.session.reset(tooLargeForTheSmallCard());
        program.window.show();
        for (const int width : {1440, 1280, 1100, 900}) {
            program.window.resize(width, 900);
            QCoreApplication::processEvents();
            const auto labels = program.window.findChild<FindingsBar *>()->findChildren<QLabel *>();
            const bool announced = std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
                return label->isVisible() && label->text() == QStringLiteral("What helps:");
            });
            QCOMPARE(announced, !chipsOf(program.window).isEmpty());
            QVERIFY(width < 1440 || chipsOf(program.window).size() >= 2);
        }
    }

    void theGravestFindingIsShown()
    {
        Program program;
        program.session.reset(tooLargeForTheSmallCard());
        program.window.resize(1440, 900);
        program.window.show();
        const auto labels = program.window.findChild<FindingsBar *>()->findChildren<QLabel *>();
        const bool named = std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("RTX 4090"));
        });
        QVERIFY(named);
    }

    void exportWritesAPdfAndRemembersTheDetails()
    {
        Program program;
        program.dialogs.proposal_details =
            ProposalDetails{{}, QStringLiteral("ООО «Пример»"), QStringLiteral("Oʻktam")};
        program.dialogs.pdf_path = program.path("out.pdf");
        program.window.actions().export_pdf->trigger();
        QFile pdf(program.path("out.pdf"));
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.readAll().startsWith("%PDF-"));
        QVERIFY(program.dialogs.suggested_pdf.contains(QStringLiteral("2026-11-30")));
        QCOMPARE(program.session.scenario().proposal.customer, QStringLiteral("ООО «Пример»"));
        QCOMPARE(*program.session.undoField(), EditField::Proposal);
        QCOMPARE(program.settings.author(), QStringLiteral("Oʻktam"));
        QVERIFY(program.window.notices().texts().value(0).contains(QStringLiteral("out.pdf")));
        QTest::mouseClick(program.window.notices().findChildren<QToolButton *>().value(0), Qt::LeftButton);
        QCOMPARE(program.dialogs.shown_files, {program.path("out.pdf")});
    }

    void exportThatFailsSaysWhere()
    {
        Program program;
        program.write("file", "not a folder");
        program.dialogs.proposal_details = ProposalDetails{};
        program.dialogs.pdf_path = program.path("file/out.pdf");
        program.window.actions().export_pdf->trigger();
        QVERIFY(program.window.notices().texts().value(0).contains(QStringLiteral("out.pdf")));
        QVERIFY(program.dialogs.shown_files.isEmpty());
    }

    void exportCanBeCancelled()
    {
        Program program;
        program.window.actions().export_pdf->trigger();
        program.dialogs.proposal_details = ProposalDetails{};
        program.window.actions().export_pdf->trigger(); // no path was chosen
        QVERIFY(program.window.notices().texts().isEmpty());
    }

    void everythingThatTakesTheFocusHasAName()
    {
        Program program;
        program.session.reset(tooLargeForTheSmallCard());
        program.window.resize(1440, 900);
        program.window.show();
        for (int i = 0; i < program.window.pages().count(); ++i) {
            program.window.pages().setCurrent(i);
            for (QWidget *widget : program.window.findChildren<QWidget *>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
                    continue;
                QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
                QVERIFY(interface);
                QStringList path;
                for (const QWidget *w = widget; w; w = w->parentWidget())
                    path.append(QLatin1String(w->metaObject()->className()));
                QVERIFY2(!interface->text(QAccessible::Name).isEmpty(), qPrintable(path.join(QStringLiteral(" < "))));
            }
        }
    }

    void thePanelScrollsOnlyDownwards()
    {
        Program program(Language::Russian);
        program.window.resize(1366, 768);
        program.window.show();
        for (const Language language : kLanguages) {
            program.languages.setLanguage(language);
            QCoreApplication::processEvents();
            const auto *area = program.window.findChild<SidePanel *>();
            QVERIFY(area->widget()->width() <= area->viewport()->width());
            QVERIFY(area->widget()->minimumSizeHint().width() <= area->viewport()->width());
            for (const QAbstractScrollArea *inner : area->widget()->findChildren<QAbstractScrollArea *>()) {
                if (inner->isVisible())
                    QVERIFY(!inner->verticalScrollBar()->isVisible());
            }
        }
    }

    void themeAndLayoutAreRememberedAndReset()
    {
        Program program;
        program.window.showPlaced();
        program.window.actions().themes()[2]->trigger();
        QCOMPARE(program.theme.choice(), ThemeChoice::Dark);
        QCOMPARE(program.settings.theme(), ThemeChoice::Dark);
        QVERIFY(program.window.actions().themes()[2]->isChecked());
        program.window.pages().setCurrent(1);
        program.window.resize(700, 500);
        QVERIFY(program.window.close());
        QVERIFY(program.settings.windowGeometry().isValid());
        program.window.show();
        program.window.actions().reset_layout->trigger();
        QVERIFY(program.settings.windowGeometry().isNull());
        QCOMPARE(program.window.pages().current(), 0);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
