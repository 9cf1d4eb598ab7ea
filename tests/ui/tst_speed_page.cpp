// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed_page_fixture.h"

#include "ui/charts/chart_panel.h"
#include "ui/controls/number_row.h"
#include "ui/controls/stop_slider.h"
#include "ui/views/series_toggles.h"

#include <QAbstractButton>
#include <QToolButton>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

using Fixture = SpeedFixture;

} // namespace

class TestSpeedPage : public QObject
{
    Q_OBJECT

private slots:
    void drawsWhatAssessSays();
    void everyQuantityOnBothAxes();
    void followsADraggedSlider();
    void marksWhereRequestsQueue();
    void legendHidesACard();
    void tableEqualsThePlot();
    void cursorReadsAllCards();
    void clickSetsTheScenario();
    void saysWhyThereIsNoExpectation();
    void speaksEveryLanguage();
    void survivesAnything();
};

void TestSpeedPage::drawsWhatAssessSays()
{
    Fixture fixture;
    QCOMPARE(fixture.spec().series.size(), std::size_t(2));
    QCOMPARE(*fixture.spec().current_x, 8.0);
    for (int i : {0, 1}) {
        compareAt(fixture.series(i), 8, *fixture.speed(i).decode_tok_s);
        // 1008 and 864 GB/s over 15.01 GB of weights that a step reads and 8,192 x 131,072 bytes of cache
        const double bytes = 15.01e9 + 8192 * 131072.0;
        QVERIFY(std::abs(fixture.series(i).ceiling.front().y() * bytes / (i == 0 ? 1008e9 : 864e9) - 1) < 0.002);
        QVERIFY(*valueAt(fixture.series(i).points, 1) < fixture.series(i).ceiling.front().y());
    }
    QVERIFY(fixture.series(0).ceiling_label.contains(QStringLiteral("62.7"))); // 1008 / 16.08
    QVERIFY(
        fixture.page.chart()->accessibleDescription().contains(fixture.number(fixture.speed(1).decode_tok_s->mid, 3)));
}

void TestSpeedPage::everyQuantityOnBothAxes()
{
    Fixture fixture;
    for (const SpeedAxis axis : {SpeedAxis::Concurrency, SpeedAxis::Context}) {
        const double x = axis == SpeedAxis::Concurrency ? 8 : 8192;
        const SpeedFigures &speed = fixture.speed(1);
        fixture.page.choose(SpeedQuantity::Total, axis);
        compareAt(fixture.series(1), x, *speed.throughput_tok_s);
        fixture.page.choose(SpeedQuantity::FirstToken, axis);
        compareAt(fixture.series(1), x, *speed.ttft_s);
        fixture.page.choose(SpeedQuantity::OutputToken, axis);
        compareAt(fixture.series(1), x, *speed.tpot_s, 1e-3);
        fixture.page.choose(SpeedQuantity::User, axis);
        compareAt(fixture.series(1), x, *speed.decode_tok_s);
        QVERIFY(!fixture.page.chart()->grab().isNull());
    }
}

void TestSpeedPage::followsADraggedSlider()
{
    Fixture fixture;
    fixture.page.choose(SpeedQuantity::Total, SpeedAxis::Concurrency);
    StopSlider *slider = fixture.workload.concurrencyRow()->slider();
    const auto at = [&](int stop) { return QPoint(slider->stopCentre(stop), slider->height() / 2); };
    QTest::mousePress(slider, Qt::LeftButton, {}, at(3));
    for (int stop = 2; stop >= 1; --stop) {
        QTest::mouseMove(slider, at(stop));
        QCoreApplication::processEvents();
        Scenario there = fixture.session.scenario();
        QCOMPARE(there.serving.concurrency, qint64(1 << stop));
        const Assessment assessment = assess(there, fixture.session.catalog());
        for (int i : {0, 1}) {
            const SpeedFigures &speed = assessment.candidates.at(std::size_t(i)).speed;
            compareAt(fixture.series(i), double(1 << stop), *speed.throughput_tok_s);
            QCOMPARE(cell(fixture.page.table(), QStringLiteral("All users together"), i).number,
                     fixture.number(speed.throughput_tok_s->mid, 3));
        }
        QCOMPARE(*fixture.spec().current_x, double(1 << stop));
    }
    QTest::mouseRelease(slider, Qt::LeftButton, {}, at(1));
}

// The cache of an RTX 4090 holds fewer than eight requests of 8K at once; an L40S runs them all.
void TestSpeedPage::marksWhereRequestsQueue()
{
    Fixture fixture;
    QVERIFY(*fixture.series(0).solid_until < 8);
    QVERIFY(std::abs(*fixture.series(0).solid_until / fixture.speed(0).admitted - 1) < 1e-6);
    QVERIFY(*fixture.series(1).solid_until > 8);
    QVERIFY(fixture.series(0).crossing_label.startsWith(QStringLiteral("RTX 4090: ")));
    fixture.page.choose(SpeedQuantity::Total, SpeedAxis::Concurrency);
    const CurveSeries &total = fixture.series(0);
    QVERIFY(std::abs(total.points.back().y() / *valueAt(total.points, *total.solid_until) - 1) < 1e-6);
}

void TestSpeedPage::legendHidesACard()
{
    Fixture fixture;
    QAbstractButton *toggle = fixture.page.toggles()->button(0);
    QCOMPARE(toggle->text(), QStringLiteral("RTX 4090"));
    QTest::mouseClick(toggle, Qt::LeftButton);
    QCOMPARE(fixture.spec().series.size(), std::size_t(1));
    QCOMPARE(fixture.series(0).candidate, 1); // keeps its colour
    QCOMPARE(fixture.page.roofline()->spec().series.size(), std::size_t(1));
    fixture.page.panel()->setShowsTable(true);
    QCOMPARE(fixture.page.panel()->table()->table().header.size(), 2);
    QTest::keyClick(toggle, Qt::Key_Space);
    QCOMPARE(fixture.spec().series.size(), std::size_t(2));
    // another comparison shows all of it
    QTest::mouseClick(toggle, Qt::LeftButton);
    Scenario other = fixture.session.scenario();
    other.candidates.at(0).count = 2;
    fixture.session.edit(other, EditField::CandidateCount);
    QCOMPARE(fixture.spec().series.size(), std::size_t(2));
}

void TestSpeedPage::tableEqualsThePlot()
{
    Fixture fixture;
    QTest::mouseClick(fixture.page.panel()->tableButton(), Qt::LeftButton);
    QVERIFY(fixture.page.panel()->table()->isVisible());
    QVERIFY(!fixture.page.chart()->isVisible());
    for (const SpeedAxis axis : {SpeedAxis::Concurrency, SpeedAxis::Context}) {
        fixture.page.choose(SpeedQuantity::User, axis);
        const TableSpec &table = fixture.page.panel()->table()->table();
        QCOMPARE(table.header.size(), 3);
        int compared = 0;
        for (const TableRow &row : table.rows) {
            const double x = QLocale(QLocale::English).toDouble(row.label.text);
            for (int i : {0, 1}) {
                const QString shown = row.cells.at(std::size_t(i)).number;
                const auto drawn = valueAt(fixture.series(i).points, x);
                if (!drawn || x != std::round(x) || shown.isEmpty())
                    continue;
                QVERIFY(std::abs(shown.toDouble() / *drawn - 1) < 0.006); // three digits
                ++compared;
            }
        }
        QVERIFY(compared >= 8);
    }
    QTest::mouseClick(fixture.page.panel()->tableButton(), Qt::LeftButton);
    QVERIFY(fixture.page.chart()->isVisible());
}

void TestSpeedPage::cursorReadsAllCards()
{
    Fixture fixture;
    CurveChart *chart = fixture.page.chart();
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Right);
    QCOMPARE(*chart->cursor(), 8.0);
    QTest::keyClick(chart, Qt::Key_Right);
    QCOMPARE(*chart->cursor(), 9.0); // whole requests
    QTest::keyClick(chart, Qt::Key_Home);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(chart, Qt::Key_Right);
    QCOMPARE(*chart->cursor(), 4.0); // never stuck between two places
    Scenario four = fixture.session.scenario();
    four.serving.concurrency = 4;
    const Assessment assessment = assess(four, fixture.session.catalog());
    const QStringList lines = chart->readout();
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines.at(0).startsWith(QStringLiteral("4")));
    for (int i : {0, 1}) {
        const Band &band = *assessment.candidates.at(std::size_t(i)).speed.decode_tok_s;
        QVERIFY(lines.at(i + 1).contains(fixture.number(band.mid, 3)));
        QVERIFY(lines.at(i + 1).contains(fixture.number(band.low, 3)));
    }
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(fixture.session.scenario().serving.concurrency, qint64(4));
}

void TestSpeedPage::clickSetsTheScenario()
{
    Fixture fixture;
    const auto click = [&](double x) {
        CurveChart *chart = fixture.page.chart();
        const QPoint at = chart->position(x, fixture.spec().y_maximum.value_or(2) / 2).toPoint();
        QWidget *target = chart->childAt(at);
        QVERIFY(target);
        QTest::mouseClick(target, Qt::LeftButton, {}, target->mapFrom(chart, at));
    };
    click(16);
    QCOMPARE(fixture.session.scenario().serving.concurrency, qint64(16));
    QCOMPARE(fixture.session.undoStack().count(), 1);
    fixture.page.choose(SpeedQuantity::User, SpeedAxis::Context);
    click(4096);
    QCOMPARE(fixture.session.scenario().serving.context, qint64(4096));
}

void TestSpeedPage::saysWhyThereIsNoExpectation()
{
    Fixture fixture;
    Scenario huge = fixture.session.scenario();
    huge.serving.model.id = QStringLiteral("meta-llama/Llama-3.1-70B"); // 141 GB: on neither card
    fixture.session.edit(huge, EditField::Model);
    QVERIFY(!fixture.page.chart()->isVisible());
    QVERIFY(fixture.spec().message.contains(QStringLiteral("Not one request fits")));
    QVERIFY(cell(fixture.page.table(), QStringLiteral("Rests on"), 0)
                .text.contains(QStringLiteral("Not one request fits")));
    fixture.session.undoStack().undo();
    QVERIFY(fixture.page.chart()->isVisible());
}

void TestSpeedPage::speaksEveryLanguage()
{
    Fixture fixture;
    const QString english = fixture.spec().title;
    for (const Language language : {Language::Russian, Language::Uzbek}) {
        fixture.languages.setLanguage(language);
        QVERIFY(fixture.spec().title != english);
        QVERIFY(!fixture.page.panel()->tableButton()->text().contains(QStringLiteral("Table")));
        // the same figure in the reader's digits
        const QString expected = fixture.number(fixture.speed(1).decode_tok_s->mid, 3);
        QVERIFY(expected.contains(QLatin1Char(',')));
        QCOMPARE(fixture.page.table()->table().rows.at(1).cells.at(1).number, expected);
    }
    fixture.languages.setLanguage(Language::Russian);
    QCOMPARE(fixture.spec().y_unit, QStringLiteral(u"ток/с"));
}

void TestSpeedPage::survivesAnything()
{
    Fixture fixture;
    Scenario scenario = fixture.session.scenario();
    scenario.candidates.at(0).gpu = QStringLiteral("no-such-card");
    fixture.session.edit(scenario, EditField::CandidateGpu);
    QCOMPARE(fixture.spec().series.size(), std::size_t(1));
    QVERIFY(!fixture.page.grab().isNull());
    scenario.candidates.clear();
    fixture.session.edit(scenario, EditField::RemoveCandidate);
    QVERIFY(fixture.spec().series.empty());
    QVERIFY(!fixture.page.grab().isNull());
    scenario.candidates = {{QStringLiteral("h100-sxm"), 8, {}, {}, {}, {}},
                           {QStringLiteral("mi300x"), 1, {}, {}, {}, {}},
                           {QStringLiteral("rtx-3090"), 2, Parallelism::Pipeline, {}, {}, {}},
                           {QStringLiteral("l40s"), 2, Parallelism::Replicas, {}, {}, {}}};
    scenario.serving.concurrency = 3000;
    scenario.serving.context = 100;
    scenario.serving.input = 99;
    scenario.serving.output = 1;
    fixture.session.edit(scenario, EditField::Other);
    for (const SpeedAxis axis : {SpeedAxis::Concurrency, SpeedAxis::Context}) {
        for (const SpeedQuantity quantity : {SpeedQuantity::User, SpeedQuantity::Total, SpeedQuantity::FirstToken})
            fixture.page.choose(quantity, axis);
        QVERIFY(!fixture.page.grab().isNull());
        for (const CurveSeries &series : fixture.spec().series) {
            for (const QPointF &point : series.points)
                QVERIFY(std::isfinite(point.y()) && point.y() > 0);
        }
    }
}

QTEST_MAIN(TestSpeedPage)
#include "tst_speed_page.moc"
