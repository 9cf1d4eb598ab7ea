// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window_fixture.h"
#include "ui/shell/document.h"
#include "ui/shell/notice_bar.h"
#include "ui/shell/recovery.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QTest>
#include <QToolButton>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

bool hasCyrillic(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Cyrillic; });
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void drop(QWidget &window, const QList<QUrl> &urls)
{
    QMimeData data;
    data.setUrls(urls);
    const QPoint middle = window.rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(&window, &enter);
    if (!enter.isAccepted())
        return;
    QDropEvent event(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &event);
}

// What a crash leaves: the copy, and no lock that anybody alive holds.
void leaveBehind(Program &program)
{
    program.recovery_copied = QFile::copy(program.window.recovery().file(), program.path("recovery/dead.recovery"));
}

QToolButton *answer(const Program &program, int index)
{
    return program.window.notices().findChildren<QToolButton *>().value(index);
}

} // namespace

class TestDocuments : public QObject
{
    Q_OBJECT

private slots:
    void savesAndOpensAgain()
    {
        Program program;
        program.setContext(32768);
        QVERIFY(program.window.isWindowModified());
        program.dialogs.save_path = program.path("plan.tarozi");
        program.window.actions().save->trigger();
        QVERIFY(!program.window.isWindowModified());
        QVERIFY(program.window.windowTitle().startsWith(QStringLiteral("plan")));
        QCOMPARE(program.settings.recentFiles(), {program.path("plan.tarozi")});
        QCOMPARE(program.settings.lastFolder(), program.folder);

        program.setContext(4096);
        program.dialogs.save_path.clear();
        program.window.actions().save->trigger(); // knows its file: no question
        QVERIFY(!program.window.isWindowModified());

        Program other;
        other.dialogs.open_path = program.path("plan.tarozi");
        other.window.actions().open->trigger();
        QCOMPARE(other.session.scenario(), program.session.scenario());
        QCOMPARE(other.session.scenario().serving.context, 4096);
        QVERIFY(!other.window.isWindowModified());
    }

    void aBrokenFileChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("place");
        QTest::newRow("empty") << QByteArray("") << QString();
        QTest::newRow("white space") << QByteArray(" \n\t ") << QString();
        QTest::newRow("not JSON") << QByteArray("GGUF\x03") << QString();
        QTest::newRow("truncated") << QByteArray(R"({"tarozi": 1, "serving": {"context": 4096)") << QString();
        QTest::newRow("future") << QByteArray(R"({"tarozi": 99})") << QStringLiteral("99");
        QTest::newRow("unknown GPU") << QByteArray(R"({"tarozi": 1, "candidates": [{"gpu": "rtx-9999"}]})")
                                     << QStringLiteral("rtx-9999");
        QTest::newRow("negative context")
            << QByteArray(R"({"tarozi": 1, "serving": {"context": -5}})") << QStringLiteral("-5");
    }
    void aBrokenFileChangesNothing()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, place);
        Program program(Language::Russian);
        program.setContext(32768);
        program.dialogs.answer = SaveAnswer::Discard;
        program.dialogs.open_path = program.write("broken.tarozi", content);
        program.window.actions().open->trigger();

        QCOMPARE(program.session.scenario().serving.context, 32768);
        QVERIFY(program.window.isWindowModified());
        QCOMPARE(program.session.undoStack().count(), 1);
        QVERIFY(program.settings.recentFiles().isEmpty());
        const QStringList russian = program.window.notices().texts();
        QCOMPARE(russian.size(), 1);
        QVERIFY2(russian[0].contains(QStringLiteral("broken.tarozi")), qPrintable(russian[0]));
        QVERIFY2(russian[0].contains(place), qPrintable(russian[0]));
        QVERIFY2(hasCyrillic(russian[0]), qPrintable(russian[0]));

        program.languages.setLanguage(Language::Uzbek);
        const QStringList uzbek = program.window.notices().texts();
        QCOMPARE(uzbek.size(), 1);
        QVERIFY2(!hasCyrillic(uzbek[0]), qPrintable(uzbek[0]));
        program.languages.setLanguage(Language::English);
        QVERIFY(program.window.notices().texts() != uzbek);

        program.dialogs.open_path = program.write("good.tarozi", writeScenario(Scenario{}));
        program.window.actions().open->trigger();
        QVERIFY(program.window.notices().texts().isEmpty());
    }

    void aFileThatIsNotThereIsNamed()
    {
        Program program;
        program.window.openFile(program.path("missing.tarozi"));
        QVERIFY(program.window.notices().texts().value(0).contains(QStringLiteral("missing.tarozi")));
        QCOMPARE(program.session.scenario(), Scenario{});
    }

    void aFullDiskLosesNothing()
    {
        Program program;
        program.dialogs.save_path = program.path("plan.tarozi");
        program.window.actions().save->trigger();
        const QByteArray before = contentOf(program.path("plan.tarozi"));
        QVERIFY(!before.isEmpty());

        program.setContext(65536);
        program.store.full = true;
        program.window.actions().save->trigger();
        QCOMPARE(contentOf(program.path("plan.tarozi")), before);
        QVERIFY(program.window.isWindowModified());
        QCOMPARE(program.session.scenario().serving.context, 65536);
        const QString told = program.window.notices().texts().value(0);
        QVERIFY2(told.contains(QStringLiteral("plan.tarozi")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("No space left on device")), qPrintable(told));

        program.store.full = false;
        program.window.actions().save->trigger();
        QVERIFY(!program.window.isWindowModified());
        QVERIFY(program.window.notices().texts().isEmpty());
    }

    void aPlaceThatCannotBeWrittenLosesNothing()
    {
        Program program;
        program.write("file", "not a folder");
        program.setContext(65536);
        program.dialogs.save_path = program.path("file/plan.tarozi"); // below a regular file
        program.window.actions().save->trigger();
        QVERIFY(program.window.isWindowModified());
        QVERIFY(program.window.document().path().isEmpty());
        QCOMPARE(program.window.notices().texts().size(), 1);
        QCOMPARE(contentOf(program.path("file")), QByteArray("not a folder"));
    }

    void closingAsksAboutChanges()
    {
        Program program;
        program.window.show();
        program.setContext(65536);
        program.dialogs.answer = SaveAnswer::Cancel;
        QVERIFY(!program.window.close());
        QCOMPARE(program.dialogs.times_asked_to_save, 1);

        program.dialogs.answer = SaveAnswer::Save;
        QVERIFY(!program.window.close()); // no file was chosen

        program.dialogs.save_path = program.path("plan.tarozi");
        program.store.full = true;
        QVERIFY(!program.window.close());
        QVERIFY(program.window.isVisible());

        program.store.full = false;
        QVERIFY(program.window.close());
        QCOMPARE(loadScenario(program.path("plan.tarozi"), *testCatalog())->serving.context, 65536);
    }

    void discardedChangesAreGoneAndNotRecovered()
    {
        Program program;
        program.window.recovery().setBurstPause(0);
        program.window.show();
        program.setContext(65536);
        QTRY_VERIFY(QFile::exists(program.window.recovery().file()));
        program.dialogs.answer = SaveAnswer::Discard;
        QVERIFY(program.window.close());
        QVERIFY(!QFile::exists(program.window.recovery().file()));
    }

    void nothingIsAskedWhenNothingChanged()
    {
        Program program;
        program.window.show();
        program.window.actions().start_new->trigger();
        QVERIFY(program.window.close());
        QCOMPARE(program.dialogs.times_asked_to_save, 0);
    }

    void newStartsFromTheDefaults()
    {
        Program program;
        program.setContext(65536);
        program.dialogs.answer = SaveAnswer::Cancel;
        program.window.actions().start_new->trigger();
        QCOMPARE(program.session.scenario().serving.context, 65536);
        program.dialogs.answer = SaveAnswer::Discard;
        program.window.actions().start_new->trigger();
        QCOMPARE(program.session.scenario(), Scenario{});
        QCOMPARE(program.session.undoStack().count(), 0);
        QVERIFY(!program.window.isWindowModified());
    }

    void recentFilesOpen()
    {
        Program program;
        Scenario scenario;
        for (const int context : {1024, 2048, 4096}) {
            scenario.serving.context = context;
            const QByteArray name = "plan & " + QByteArray::number(context) + ".tarozi";
            program.window.openFile(program.write(name.constData(), writeScenario(scenario)));
        }
        QMenu *menu = program.window.actions().recentMenu();
        emit menu->aboutToShow();
        const QList<QAction *> entries = menu->actions();
        QCOMPARE(entries.size(), 5); // three files, a line, "clear"
        QVERIFY(entries[0]->text().endsWith(QStringLiteral("plan && 4096.tarozi")));
        entries[2]->trigger();
        QCOMPARE(program.session.scenario().serving.context, 1024);
        program.window.actions().clear_recent->trigger();
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 2);
    }

    void aDroppedScenarioOpens()
    {
        Program program;
        program.window.show();
        Scenario scenario;
        scenario.serving.context = 2048;
        const QString path = program.write("dropped.tarozi", writeScenario(scenario));
        drop(program.window, {QUrl::fromLocalFile(path)});
        QCOMPARE(program.session.scenario().serving.context, 2048);
    }

    void otherThingsAreNotTaken()
    {
        Program program;
        program.window.show();
        drop(program.window, {QUrl::fromLocalFile(program.write("picture.png", "x"))});
        drop(program.window, {QUrl(QStringLiteral("https://example.org/plan.tarozi"))});
        drop(program.window, {});
        QVERIFY(program.window.notices().texts().isEmpty());
        QCOMPARE(program.session.scenario(), Scenario{});
    }

    void unsavedWorkSurvivesACrash()
    {
        Program crashed;
        crashed.window.recovery().setBurstPause(0);
        Scenario saved;
        crashed.window.openFile(crashed.write("plan.tarozi", writeScenario(saved)));
        crashed.setContext(65536);
        crashed.setContext(131072);
        QTRY_VERIFY(QFile::exists(crashed.window.recovery().file()));
        leaveBehind(crashed);
        QVERIFY(crashed.recovery_copied);

        Program next(Language::English, {}, crashed.folder);
        QCOMPARE(next.window.notices().texts().size(), 1);
        QVERIFY(next.window.notices().texts()[0].contains(QStringLiteral("plan")));
        QTest::mouseClick(answer(next, 0), Qt::LeftButton);
        QCOMPARE(next.session.scenario().serving.context, 131072);
        QVERIFY(next.window.isWindowModified());
        QVERIFY(next.window.notices().texts().isEmpty());
        QVERIFY(!QFile::exists(crashed.path("recovery/dead.recovery")));
        QVERIFY(QFile::exists(next.window.recovery().file())); // kept until it is saved
        QCOMPARE(contentOf(crashed.path("plan.tarozi")), writeScenario(saved));

        next.window.actions().save->trigger(); // it knows the file it belonged to
        QCOMPARE(loadScenario(crashed.path("plan.tarozi"), *testCatalog())->serving.context, 131072);
        QVERIFY(!QFile::exists(next.window.recovery().file()));
    }

    void aRunningProgramsWorkIsNotOffered()
    {
        Program running;
        running.window.recovery().setBurstPause(0);
        running.setContext(65536);
        QTRY_VERIFY(QFile::exists(running.window.recovery().file()));
        const Program second(Language::English, {}, running.folder);
        QVERIFY(second.window.notices().texts().isEmpty());
    }

    void lostWorkCanBeRefused()
    {
        Program crashed;
        crashed.window.recovery().setBurstPause(0);
        crashed.setContext(65536);
        QTRY_VERIFY(QFile::exists(crashed.window.recovery().file()));
        leaveBehind(crashed);
        const Program next(Language::English, {}, crashed.folder);
        QTest::mouseClick(answer(next, 1), Qt::LeftButton);
        QVERIFY(!QFile::exists(crashed.path("recovery/dead.recovery")));
        QCOMPARE(next.session.scenario(), Scenario{});
        QVERIFY(next.window.notices().texts().isEmpty());
    }

    void undoBackToTheFileNeedsNoRecovery()
    {
        Program program;
        program.window.recovery().setBurstPause(0);
        program.setContext(65536);
        QTRY_VERIFY(QFile::exists(program.window.recovery().file()));
        program.session.undoStack().undo();
        QVERIFY(!QFile::exists(program.window.recovery().file()));
    }

    void aRecoveryThatCannotBeWrittenIsToldOnce()
    {
        QTemporaryDir folder;
        QFile blocker(folder.filePath(QStringLiteral("recovery")));
        QVERIFY(blocker.open(QIODevice::WriteOnly));
        Program program(Language::English, {}, folder.path());
        program.window.recovery().setBurstPause(0);
        program.setContext(65536);
        QTRY_COMPARE(program.window.notices().texts().size(), 1);
        program.window.notices().clear(QStringLiteral("recovery"));
        program.setContext(4096);
        program.window.recovery().writeNow();
        QVERIFY(program.window.notices().texts().isEmpty());
        QCOMPARE(program.session.scenario().serving.context, 4096);
    }

    void brokenCatalogueRecordsAreToldOnce()
    {
        const std::vector<Error> problems{{Problem::MissingKey,
                                           QStringLiteral("/home/u/gpus.json"),
                                           QStringLiteral("gpus[3].memory_nominal_gb"),
                                           {},
                                           {}}};
        Program program(Language::Russian, problems);
        const QStringList told = program.window.notices().texts();
        QCOMPARE(told.size(), 1);
        QVERIFY(told[0].contains(QStringLiteral("gpus.json")));
        QVERIFY(told[0].contains(QStringLiteral("gpus[3].memory_nominal_gb")));
        QVERIFY(program.session.assessment().candidates[0].verdict != Verdict::NotModelled);
    }
};

QTEST_MAIN(TestDocuments)
#include "tst_documents.moc"
