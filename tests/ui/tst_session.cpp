// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "ui/session/edit_words.h"
#include "ui/session/scenario_session.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

Scenario withContext(Scenario scenario, qint64 context)
{
    scenario.serving.context = context;
    return scenario;
}

Scenario withConcurrency(Scenario scenario, qint64 requests)
{
    scenario.serving.concurrency = requests;
    return scenario;
}

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_catalog = loadCatalog(QStringLiteral(":/catalog")).catalog;
        QVERIFY(m_catalog->gpu(QStringLiteral("rtx-4090")));
    }

    void startsWithTheDefaultScenarioAssessed()
    {
        const ScenarioSession session(m_catalog);
        QCOMPARE(session.scenario(), Scenario{});
        QCOMPARE(session.assessment().candidates.size(), size_t(2));
        QVERIFY(session.assessment().candidates[0].verdict != Verdict::NotModelled);
        QVERIFY(!session.isModified());
    }

    void anEditIsAnnouncedBeforeItReturns()
    {
        ScenarioSession session(m_catalog);
        QSignalSpy announced(&session, &ScenarioSession::assessed);
        const double before = session.assessment().candidates[0].memory.kv_cache;
        session.edit(withContext(session.scenario(), 16384), EditField::Context);
        QCOMPARE(announced.size(), 1);
        QCOMPARE(session.scenario().serving.context, 16384);
        // the cache of a full-attention model grows with its tokens: 16384 for 8192
        QCOMPARE(session.assessment().candidates[0].memory.kv_cache, 2 * before);
        QVERIFY(session.isModified());
    }

    void everythingIsInPlaceWhenItIsAnnounced()
    {
        ScenarioSession session(m_catalog);
        int heard = 0;
        bool expect_modified = true;
        connect(&session, &ScenarioSession::assessed, &session, [&](const Assessment &assessment) {
            ++heard;
            QCOMPARE(session.isModified(), expect_modified);
            QCOMPARE(session.undoField().has_value(), expect_modified);
            QCOMPARE(assessment, session.assessment());
            QCOMPARE(assessment, assess(session.scenario(), session.catalog()));
        });
        session.edit(withContext(session.scenario(), 16384), EditField::Context);
        expect_modified = false;
        session.undoStack().undo();
        expect_modified = true;
        session.undoStack().redo();
        expect_modified = false;
        session.reset(withContext({}, 2048));
        QCOMPARE(heard, 4);
    }

    void anEqualScenarioIsNoEdit()
    {
        ScenarioSession session(m_catalog);
        QSignalSpy announced(&session, &ScenarioSession::assessed);
        session.edit(session.scenario(), EditField::Context);
        QCOMPARE(announced.size(), 0);
        QCOMPARE(session.undoStack().count(), 0);
    }

    void aDragIsOneStepAndIsPaintedOnceATurn()
    {
        ScenarioSession session(m_catalog);
        QSignalSpy announced(&session, &ScenarioSession::assessed);
        session.beginGesture();
        for (const qint64 context : {9000, 12000, 16000, 32000})
            session.edit(withContext(session.scenario(), context), EditField::Context);
        QCOMPARE(announced.size(), 0);
        QCOMPARE(session.scenario().serving.context, 32000); // the values are in place all the same
        QCoreApplication::processEvents();
        QCOMPARE(announced.size(), 1);
        session.edit(withContext(session.scenario(), 64000), EditField::Context);
        session.endGesture();
        QCOMPARE(announced.size(), 2); // what waited is announced when the gesture ends
        QCoreApplication::processEvents();
        QCOMPARE(announced.size(), 2);

        QCOMPARE(session.undoStack().count(), 1);
        session.undoStack().undo();
        QCOMPARE(session.scenario(), Scenario{});
        session.undoStack().redo();
        QCOMPARE(session.scenario().serving.context, 64000);
    }

    void aGestureThatReturnsLeavesNoStep()
    {
        ScenarioSession session(m_catalog);
        const Scenario start = session.scenario();
        session.beginGesture();
        session.edit(withContext(start, 16384), EditField::Context);
        session.edit(start, EditField::Context);
        session.endGesture();
        QCOMPARE(session.undoStack().count(), 0);
        QCOMPARE(session.scenario(), start);
        QVERIFY(!session.isModified());
    }

    void aGestureThatPassesItsStartIsStillOneStep()
    {
        ScenarioSession session(m_catalog);
        const Scenario start = session.scenario();
        session.beginGesture();
        session.edit(withContext(start, 16384), EditField::Context);
        session.edit(start, EditField::Context);
        session.edit(withContext(start, 4096), EditField::Context);
        session.edit(withContext(start, 2048), EditField::Context);
        session.endGesture();
        QCOMPARE(session.undoStack().count(), 1);
        session.undoStack().undo();
        QCOMPARE(session.scenario(), start);
    }

    void twoGesturesAreTwoSteps()
    {
        ScenarioSession session(m_catalog);
        for (const qint64 context : {16384, 32768}) {
            session.beginGesture();
            session.edit(withContext(session.scenario(), context), EditField::Context);
            session.endGesture();
        }
        QCOMPARE(session.undoStack().count(), 2);
        session.undoStack().undo();
        QCOMPARE(session.scenario().serving.context, 16384);
    }

    void editsOutsideGesturesNeverMerge()
    {
        ScenarioSession session(m_catalog);
        session.edit(withContext(session.scenario(), 16384), EditField::Context);
        session.edit(withContext(session.scenario(), 32768), EditField::Context);
        QCOMPARE(session.undoStack().count(), 2);
    }

    void fieldsDoNotMergeWithEachOther()
    {
        ScenarioSession session(m_catalog);
        session.beginGesture();
        session.edit(withContext(session.scenario(), 16384), EditField::Context);
        session.edit(withConcurrency(session.scenario(), 8), EditField::Concurrency);
        session.endGesture();
        QCOMPARE(session.undoStack().count(), 2);
        QCOMPARE(*session.undoField(), EditField::Concurrency);
        session.undoStack().undo();
        QCOMPARE(session.scenario().serving.concurrency, 1);
        QCOMPARE(session.scenario().serving.context, 16384);
        QCOMPARE(*session.undoField(), EditField::Context);
        QCOMPARE(*session.redoField(), EditField::Concurrency);
    }

    void savingInTheMiddleOfAGestureKeepsTheSavedState()
    {
        ScenarioSession session(m_catalog);
        session.beginGesture();
        session.edit(withContext(session.scenario(), 16384), EditField::Context);
        session.markSaved();
        session.edit(withContext(session.scenario(), 32768), EditField::Context);
        session.endGesture();
        QVERIFY(session.isModified());
        session.undoStack().undo();
        QCOMPARE(session.scenario().serving.context, 16384);
        QVERIFY(!session.isModified());
    }

    void resetForgetsUndoAndIsSaved()
    {
        ScenarioSession session(m_catalog);
        session.edit(withContext(session.scenario(), 16384), EditField::Context);
        QSignalSpy announced(&session, &ScenarioSession::assessed);
        QSignalSpy modified(&session, &ScenarioSession::modifiedChanged);
        session.reset(withConcurrency({}, 4));
        QCOMPARE(announced.size(), 1);
        QCOMPARE(modified.size(), 1);
        QCOMPARE(modified[0][0].toBool(), false);
        QCOMPARE(session.undoStack().count(), 0);
        QVERIFY(!session.undoField());
        QCOMPARE(session.scenario().serving.concurrency, 4);
    }

    void whatACrashLeftIsUnsaved()
    {
        ScenarioSession session(m_catalog);
        session.reset(withConcurrency({}, 4), DocumentState::Unsaved);
        QVERIFY(session.isModified());
        session.markSaved();
        QVERIFY(!session.isModified());
    }

    void candidatesThatAreGoneExplainNothing()
    {
        const ScenarioSession session(m_catalog);
        QVERIFY(!session.explain(0, Quantity::KvCache).steps.empty());
        QVERIFY(session.explain(2, Quantity::KvCache).steps.empty());
        QVERIFY(session.explain(-1, Quantity::KvCache).steps.empty());
        QVERIFY(session.fixes(2).empty());
    }

    void everyFieldHasWordsOfItsOwn()
    {
        QStringList seen;
        for (int field = 0; field <= int(EditField::Other); ++field)
            seen.append(words::editField(EditField(field)));
        QVERIFY(!seen.contains(QString()));
        QCOMPARE(seen.removeDuplicates(), 0);
    }

private:
    std::shared_ptr<const Catalog> m_catalog;
};

QTEST_MAIN(TestSession)
#include "tst_session.moc"
