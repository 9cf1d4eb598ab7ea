// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_fixture.h"

#include "ui/charts/chart_panel.h"
#include "ui/charts/figure_table.h"
#include "ui/charts/stacked_bar_chart.h"
#include "ui/explain/explain_popover.h"
#include "ui/views/memory_page.h"

#include <QChart>
#include <QChartView>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

// Bytes of one token's KV cache of Llama-3.1-8B: 2 (K, V) x 32 layers x 8 heads x 128 x 2 bytes.
constexpr double kTokenBytes = 131072;

struct Fixture : PageFixture {
    MemoryPage page;

    Fixture() : page(context)
    {
        askEight();
        page.resize(1000, 600);
        page.show();
        (void)QTest::qWaitForWindowExposed(&page);
    }

    const BarSegment *segment(int bar, Quantity quantity) const
    {
        for (const BarSegment &part : page.bars()->spec().bars.at(std::size_t(bar)).segments) {
            if (part.quantity == quantity)
                return &part;
        }
        return nullptr;
    }

    // In the middle of what Qt Charts itself drew for a segment.
    QPoint inView(int bar, double value) const
    {
        QChart *chart = page.bars()->view()->chart();
        const int category = int(page.bars()->spec().bars.size()) - 1 - bar; // counted from the bottom
        const QPointF at = chart->mapToPosition({value, double(category)}, chart->series().at(0));
        return page.bars()->view()->mapFromScene(chart->mapToScene(at));
    }

    ExplainPopover *explanation() const { return page.findChild<ExplainPopover *>(); }
};

TableCell cell(const FigureTable *table, const QString &row, int column)
{
    for (const TableRow &line : table->table().rows) {
        if (line.label.text == row)
            return line.cells.at(std::size_t(column));
    }
    return {};
}

} // namespace

class TestMemoryPage : public QObject
{
    Q_OBJECT

private slots:
    void showsTheReferenceFigures();
    void followsTheScenario();
    void drawsBarsWhereTheirLabelsAre();
    void doesNothingWhileHidden();
    void clickOnASegmentExplainsIt();
    void keyboardReachesEverySegment();
    void everyFigureOpensItsExplanation();
    void severalGpusAreSeveralBudgets();
    void survivesWhatCannotBeAssessed();
    void takesFourCandidates();
    void showsTheChartAsATable();
    void savesTheChart();
};

// S03: the weights are 16.06 GB; S57: a card's memory is its own; the KV cache by hand.
void TestMemoryPage::showsTheReferenceFigures()
{
    Fixture fixture;
    QCOMPARE(fixture.page.bars()->spec().bars.size(), std::size_t(2));
    QVERIFY(std::abs(fixture.segment(0, Quantity::Weights)->value - 16.06) < 0.016);
    QCOMPARE(fixture.segment(0, Quantity::KvCache)->value, 8 * 8192 * kTokenBytes / 1e9);
    QCOMPARE(cell(fixture.page.breakdown(), QStringLiteral("Weights"), 0).number, QStringLiteral("16.06"));
    QCOMPARE(cell(fixture.page.breakdown(), QStringLiteral("KV cache"), 1).number, QStringLiteral("8.59"));
    QCOMPARE(cell(fixture.page.breakdown(), QStringLiteral("Nominal memory"), 0).number, QStringLiteral("24.00"));
    // 24,564 MiB and 46,068 MiB
    QCOMPARE(cell(fixture.page.breakdown(), QStringLiteral("Usable memory"), 0).number, QStringLiteral("25.76"));
    QCOMPARE(cell(fixture.page.breakdown(), QStringLiteral("Usable memory"), 1).number, QStringLiteral("48.31"));
}

void TestMemoryPage::followsTheScenario()
{
    Fixture fixture;
    Scenario twice = fixture.session.scenario();
    twice.serving.context = 16384;
    fixture.session.edit(twice, EditField::Context);
    QCOMPARE(fixture.segment(0, Quantity::KvCache)->value, 8 * 16384 * kTokenBytes / 1e9);
    QCOMPARE(cell(fixture.page.breakdown(), QStringLiteral("KV cache"), 0).number, QStringLiteral("17.18"));
    // what Qt Charts draws has grown too: the end of the KV cache is under the pointer
    const double end = fixture.segment(0, Quantity::Weights)->value + fixture.segment(0, Quantity::KvCache)->value;
    const QSignalSpy activated(fixture.page.bars(), &StackedBarChart::segmentActivated);
    QTest::mouseClick(fixture.page.bars()->view()->viewport(), Qt::LeftButton, {}, fixture.inView(0, end - 1));
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.at(0).at(1).value<Quantity>(), Quantity::KvCache);
}

// The bars are Qt Charts', the texts over them ours: after any change of size they must agree.
void TestMemoryPage::drawsBarsWhereTheirLabelsAre()
{
    Fixture fixture;
    StackedBarChart *bars = fixture.page.bars();
    for (const int width : {1300, 760, 1040}) {
        fixture.page.resize(width, 600);
        QCoreApplication::processEvents();
        const QImage image = bars->grab().toImage();
        const double scale = image.devicePixelRatio();
        for (int bar = 0; bar < 2; ++bar) {
            const auto &segments = bars->spec().bars.at(std::size_t(bar)).segments;
            for (int i = 0; i < int(segments.size()); ++i) {
                const QRectF rect = bars->segmentRect(bar, i);
                if (rect.width() < 10 || segments.at(std::size_t(i)).quantity == Quantity::Spare)
                    continue;
                const QColor expected = lightColors().component(segments.at(std::size_t(i)).quantity);
                for (const double x : {rect.left() + 3, rect.right() - 3}) {
                    const QPoint pixel = (QPointF(x, rect.bottom() - 4) * scale).toPoint();
                    QCOMPARE(image.pixelColor(pixel).name(), expected.name());
                }
            }
        }
    }
}

void TestMemoryPage::doesNothingWhileHidden()
{
    Fixture fixture;
    const StackedBarSpec before = fixture.page.bars()->spec();
    fixture.page.hide();
    Scenario other = fixture.session.scenario();
    other.serving.context = 1024;
    fixture.session.edit(other, EditField::Context);
    QVERIFY(fixture.page.bars()->spec() == before);
    fixture.page.show();
    QVERIFY(!(fixture.page.bars()->spec() == before));
}

void TestMemoryPage::clickOnASegmentExplainsIt()
{
    Fixture fixture;
    QTest::mouseClick(fixture.page.bars()->view()->viewport(), Qt::LeftButton, {}, fixture.inView(1, 5));
    ExplainPopover *explanation = fixture.explanation();
    QVERIFY(explanation && explanation->isVisible());
    QVERIFY(explanation->accessibleName().contains(QStringLiteral("L40S")));
    QVERIFY(explanation->text().startsWith(QStringLiteral(u"Weights: 16.1\u00A0GB\n")));
}

void TestMemoryPage::keyboardReachesEverySegment()
{
    Fixture fixture;
    StackedBarChart *bars = fixture.page.bars();
    bars->setFocus();
    QSignalSpy activated(bars, &StackedBarChart::segmentActivated);
    QTest::keyClick(bars, Qt::Key_Down);
    QTest::keyClick(bars, Qt::Key_Right);
    QVERIFY(bars->accessibleDescription().contains(QStringLiteral("L40S")));
    QVERIFY(bars->accessibleDescription().contains(QStringLiteral("KV cache")));
    QTest::keyClick(bars, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.at(0).at(0).toInt(), 1);
    QCOMPARE(activated.at(0).at(1).value<Quantity>(), Quantity::KvCache);
    QVERIFY(fixture.explanation()->isVisible());
}

void TestMemoryPage::everyFigureOpensItsExplanation()
{
    Fixture fixture;
    int figures = 0;
    for (FigureTable *table : {fixture.page.breakdown(), fixture.page.capacity()}) {
        for (const TableRow &row : table->table().rows) {
            for (const TableCell &cell : row.cells) {
                if (cell.number.isEmpty())
                    continue;
                QVERIFY2(cell.figure, qPrintable(row.label.text));
                const Derivation derivation = fixture.session.explain(cell.candidate, *cell.figure);
                QVERIFY2(!derivation.steps.empty(), qPrintable(row.label.text));
                QCOMPARE(derivation.steps.back().result, *cell.figure);
                ++figures;
            }
        }
    }
    QVERIFY(figures > 20);
    // by hand: the first figure of the table
    fixture.page.breakdown()->setFocus();
    fixture.page.breakdown()->setCurrentIndex(fixture.page.breakdown()->model()->index(1, 1));
    QTest::keyClick(fixture.page.breakdown(), Qt::Key_Return);
    QVERIFY(fixture.explanation() && fixture.explanation()->isVisible());
    // the driver's figure says who observed it
    QVERIFY(!fixture.session.explain(0, Quantity::UsableMemory).steps.back().terms.at(0).sources.empty());
}

// S57: two cards of 24 GB are never one of 48.
void TestMemoryPage::severalGpusAreSeveralBudgets()
{
    Fixture fixture;
    Scenario two = fixture.session.scenario();
    two.candidates.at(0).count = 2;
    fixture.session.edit(two, EditField::CandidateCount);
    const TableCell nominal = cell(fixture.page.breakdown(), QStringLiteral("Nominal memory"), 0);
    QCOMPARE(nominal.number, QStringLiteral("24.00"));
    QVERIFY(nominal.note.contains(QStringLiteral("2 GPUs")));
    const StackedBar &bar = fixture.page.bars()->spec().bars.at(0);
    QVERIFY(bar.usable < 26);
    QVERIFY(bar.note.contains(QStringLiteral("2 GPUs")));
    QCOMPARE(bar.name, QStringLiteral(u"2\u00A0\u00D7\u00A0RTX 4090"));
}

void TestMemoryPage::survivesWhatCannotBeAssessed()
{
    Fixture fixture;
    Scenario unknown = fixture.session.scenario();
    unknown.candidates.at(0).gpu = QStringLiteral("no-such-card");
    fixture.session.edit(unknown, EditField::CandidateGpu);
    const StackedBar &bar = fixture.page.bars()->spec().bars.at(0);
    QVERIFY(bar.segments.empty());
    QVERIFY(!bar.summary.isEmpty());
    QCOMPARE(cell(fixture.page.breakdown(), QStringLiteral("Weights"), 0).text, QStringLiteral(u"\u2014"));
    QVERIFY(!fixture.page.grab().isNull());

    unknown.candidates.clear();
    fixture.session.edit(unknown, EditField::RemoveCandidate);
    QVERIFY(fixture.page.bars()->spec().bars.empty());
    QVERIFY(!fixture.page.grab().isNull());
    QTest::keyClick(fixture.page.bars(), Qt::Key_Return); // nothing to open
    QVERIFY(!fixture.explanation());
}

void TestMemoryPage::takesFourCandidates()
{
    Fixture fixture;
    const int height = fixture.page.bars()->height();
    Scenario four = fixture.session.scenario();
    four.candidates.push_back({QStringLiteral("h100-sxm"), 1, {}, {}, {}, {}});
    four.candidates.push_back({QStringLiteral("mi300x"), 1, {}, {}, {}, {}});
    fixture.session.edit(four, EditField::AddCandidate);
    QCOMPARE(fixture.page.bars()->spec().bars.size(), std::size_t(4));
    QVERIFY(fixture.page.bars()->height() > height);
    QCOMPARE(fixture.page.breakdown()->table().header.size(), 5);
    QTest::mouseClick(fixture.page.bars()->view()->viewport(), Qt::LeftButton, {}, fixture.inView(3, 5));
    QVERIFY(fixture.explanation()->accessibleName().contains(QStringLiteral("MI300X")));
}

void TestMemoryPage::showsTheChartAsATable()
{
    Fixture fixture;
    ChartPanel *panel = fixture.page.panel();
    panel->setShowsTable(true);
    QVERIFY(!fixture.page.bars()->isVisible());
    QVERIFY(panel->table()->isVisible());
    QCOMPARE(cell(panel->table(), QStringLiteral("Weights"), 0).plain(), fixture.segment(0, Quantity::Weights)->label);
    Scenario other = fixture.session.scenario();
    other.serving.context = 16384;
    fixture.session.edit(other, EditField::Context);
    QCOMPARE(cell(panel->table(), QStringLiteral("KV cache"), 0).number, QStringLiteral("17.2"));

    const QList<QAction *> actions = panel->menu()->actions();
    for (QAction *action : actions) {
        if (action->text() == QStringLiteral("Copy data"))
            action->trigger();
    }
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral(u"KV cache\t17.2\u00A0GB")));
}

void TestMemoryPage::savesTheChart()
{
    Fixture fixture;
    QTemporaryDir folder;
    QString suggested;
    QString answer = folder.filePath(QStringLiteral("chart.svg"));
    fixture.page.panel()->ask_path = [&](QWidget *, const QString &path) {
        suggested = path;
        return answer;
    };
    const QList<QAction *> actions = fixture.page.panel()->menu()->actions();
    actions.last()->trigger();
    QVERIFY(suggested.endsWith(QStringLiteral(".svg")));
    QVERIFY(QFile::exists(answer));
    answer = folder.filePath(QStringLiteral("no/folder/chart.svg"));
    actions.last()->trigger();
    bool told = false;
    for (const QLabel *label : fixture.page.panel()->findChildren<QLabel *>())
        told |= label->isVisible() && label->text().contains(QStringLiteral("no/folder"));
    QVERIFY(told);
}

QTEST_MAIN(TestMemoryPage)
#include "tst_memory_page.moc"
