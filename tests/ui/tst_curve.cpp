// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_fixture.h"

#include "ui/charts/chart_panel.h"
#include "ui/charts/curve_chart.h"
#include "ui/charts/curve_shape.h"
#include "ui/charts/figure_table.h"
#include "ui/views/context_page.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

constexpr double kTokenBytes = 131072; // of Llama-3.1-8B, see tst_memory_page

struct Fixture : PageFixture {
    ContextPage page;

    Fixture() : page(context)
    {
        askEight();
        page.resize(1000, 600);
        page.show();
        (void)QTest::qWaitForWindowExposed(&page);
    }

    const CurveSeries &series(int index) const { return page.chart()->spec().series.at(std::size_t(index)); }

    void clickAt(double tokens)
    {
        const QPoint at = page.chart()->position(tokens, 10).toPoint();
        QWidget *target = page.chart()->childAt(at);
        QVERIFY(target);
        QTest::mouseClick(target, Qt::LeftButton, {}, target->mapFrom(page.chart(), at));
    }
};

} // namespace

class TestCurve : public QObject
{
    Q_OBJECT

private slots:
    void seriesIsTheNeed();
    void slopeIsTheCacheOfAToken();
    void reachIsWhereTheLimitIs();
    void marksTheScenario();
    void clickSetsTheContextInOneStep();
    void keyboardReadsAndPicks();
    void pointerReadsValues();
    void tableReadsTheSame();
    void survivesWhatCannotBeAssessed();
};

void TestCurve::seriesIsTheNeed()
{
    Fixture fixture;
    QCOMPARE(fixture.page.chart()->spec().series.size(), std::size_t(2));
    for (const double context : {1024.0, 4096.0, 131072.0}) {
        const auto points = needOverContext(fixture.session.scenario(), fixture.session.catalog(), 1, qint64(context),
                                            qint64(context) + 1, 2);
        const auto drawn = valueAt(fixture.series(1).points, context);
        QVERIFY(drawn);
        QVERIFY(std::abs(*drawn - points.front().need / 1e9) < 1e-6);
    }
    // the need of the scenario's own context is the assessment's
    const double need = fixture.session.assessment().candidates.at(0).memory.need / 1e9;
    QVERIFY(std::abs(*valueAt(fixture.series(0).points, 8192) - need) < 1e-6);
    QCOMPARE(fixture.series(0).points.front().x(), 1024.0);
    QCOMPARE(fixture.series(0).points.back().x(), 131072.0); // what the model was made for
}

// By hand: 8 requests, each 65,536 - 32,768 tokens longer, 131,072 bytes a token.
void TestCurve::slopeIsTheCacheOfAToken()
{
    Fixture fixture;
    const double grown = *valueAt(fixture.series(0).points, 65536) - *valueAt(fixture.series(0).points, 32768);
    QVERIFY(std::abs(grown - 8 * 32768 * kTokenBytes / 1e9) < 1e-6);
}

void TestCurve::reachIsWhereTheLimitIs()
{
    Fixture fixture;
    const double limit = *fixture.series(0).limit;
    const double reach = *fixture.series(0).solid_until;
    QVERIFY(*valueAt(fixture.series(0).points, reach) <= limit);
    QVERIFY(*valueAt(fixture.series(0).points, reach + 32) > limit); // two blocks of 16 tokens further
    QVERIFY(fixture.series(0).crossing_label.startsWith(QStringLiteral("RTX 4090 up to ")));
    QVERIFY(*fixture.series(1).solid_until > reach);
}

void TestCurve::marksTheScenario()
{
    Fixture fixture;
    QCOMPARE(*fixture.page.chart()->spec().current_x, 8192.0);
    QVERIFY(fixture.page.chart()->spec().current_label.contains(QStringLiteral("8K")));
    QVERIFY(fixture.page.chart()->accessibleDescription().contains(QStringLiteral("RTX 4090")));
}

void TestCurve::clickSetsTheContextInOneStep()
{
    Fixture fixture;
    const Scenario before = fixture.session.scenario();
    fixture.clickAt(32768);
    QCOMPARE(fixture.session.scenario().serving.context, qint64(32768));
    QCOMPARE(fixture.session.scenario().serving.input + fixture.session.scenario().serving.output, qint64(32768));
    QCOMPARE(fixture.session.undoStack().count(), 1);
    QCOMPARE(*fixture.page.chart()->spec().current_x, 32768.0);
    fixture.session.undoStack().undo();
    QVERIFY(fixture.session.scenario() == before);
    // between the ticks: a round figure near by
    fixture.clickAt(20000);
    QCOMPARE(fixture.session.scenario().serving.context % 1024, qint64(0));
    QVERIFY(std::abs(double(fixture.session.scenario().serving.context) - 20000) < 1100);
}

void TestCurve::keyboardReadsAndPicks()
{
    Fixture fixture;
    CurveChart *chart = fixture.page.chart();
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Right); // appears at the scenario's point
    QCOMPARE(*chart->cursor(), 8192.0);
    QTest::keyClick(chart, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(*chart->cursor(), 16384.0);
    QCOMPARE(chart->readout().size(), 3);
    QVERIFY(chart->accessibleDescription().contains(QStringLiteral("16,384")));
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(fixture.session.scenario().serving.context, qint64(16384));
    QTest::keyClick(chart, Qt::Key_Escape);
    QVERIFY(!chart->cursor());
}

void TestCurve::pointerReadsValues()
{
    Fixture fixture;
    CurveChart *chart = fixture.page.chart();
    const QPoint at = chart->position(16384, 10).toPoint();
    QWidget *target = chart->childAt(at);
    QTest::mouseMove(target, target->mapFrom(chart, at));
    QTRY_VERIFY(chart->cursor());
    QVERIFY(std::abs(*chart->cursor() / 16384 - 1) < 0.02);
    const double need = *valueAt(fixture.series(0).points, *chart->cursor());
    QVERIFY(chart->readout().at(1).contains(fixture.page.chart()->spec().locale.toString(need, 'f', 1)));
}

void TestCurve::tableReadsTheSame()
{
    Fixture fixture;
    fixture.page.panel()->setShowsTable(true);
    const TableSpec &table = fixture.page.panel()->table()->table();
    QCOMPARE(table.header.size(), 3);
    bool found = false;
    for (const TableRow &row : table.rows) {
        if (row.label.text != QStringLiteral("32,768"))
            continue;
        found = true;
        QCOMPARE(row.cells.at(0).number,
                 QLocale(QLocale::English).toString(*valueAt(fixture.series(0).points, 32768), 'f', 1));
    }
    QVERIFY(found);
}

void TestCurve::survivesWhatCannotBeAssessed()
{
    Fixture fixture;
    Scenario unknown = fixture.session.scenario();
    for (Candidate &candidate : unknown.candidates)
        candidate.gpu = QStringLiteral("no-such-card");
    fixture.session.edit(unknown, EditField::CandidateGpu);
    QVERIFY(fixture.page.chart()->spec().series.empty());
    QVERIFY(!fixture.page.chart()->spec().message.isEmpty());
    QVERIFY(!fixture.page.chart()->isVisible());
    QVERIFY(!fixture.page.grab().isNull());
    fixture.session.undoStack().undo();
    QVERIFY(fixture.page.chart()->isVisible());
    // a longer context than the model was made for is still on the picture
    Scenario beyond = fixture.session.scenario();
    beyond.serving.context = 500000;
    fixture.session.edit(beyond, EditField::Context);
    QCOMPARE(fixture.series(0).points.back().x(), 500000.0);
}

QTEST_MAIN(TestCurve)
#include "tst_curve.moc"
