// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_fixture.h"

#include "ui/charts/bars_drawing.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/curve_shape.h"
#include "ui/charts/label_placer.h"
#include "ui/charts/memory_parts.h"
#include "ui/charts/table_spec.h"
#include "ui/charts/ticks.h"
#include "ui/language/words.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

// 20 GB needed, 22.5 GB limit; 0.9 GB of the runtime and the graphs live beside the limit.
Assessed handMade()
{
    Assessed candidate;
    candidate.gpu = QStringLiteral("rtx-4090");
    candidate.verdict = Verdict::Fits;
    MemoryFigures &memory = candidate.memory;
    memory.weights = 16.06e9;
    memory.kv_cache = 3.24e9;
    memory.activations = 0.5e9;
    memory.runtime = 0.2e9 + 0.9e9;
    memory.graphs = 0.6e9;
    memory.need = 20e9;
    memory.need_low = 19.5e9;
    memory.need_high = 20.75e9;
    memory.outside_limit = 0.9e9 + 0.6e9;
    memory.usable = 25.757e9;
    memory.limit = 22.5e9;
    memory.headroom = 2.5e9;
    return candidate;
}

double sum(const std::vector<MemoryPart> &parts, bool beside)
{
    double total = 0;
    for (const MemoryPart &part : parts) {
        if (part.beside_limit == beside && part.quantity != Quantity::Spare)
            total += part.bytes;
    }
    return total;
}

const Format kEnglish{QLocale(QLocale::English, QLocale::UnitedStates)};

} // namespace

class TestChartSpecs : public QObject
{
    Q_OBJECT

private slots:
    void ticksAreRoundNumbers();
    void powersOfTwoStayInside();
    void partsOfAHandMadeStack();
    void partsCloseForEveryEngine_data();
    void partsCloseForEveryEngine();
    void barsCarryTheAssessment();
    void tableSaysTheSame();
    void curveTableReadsTheCurve();
    void curveIsCutInTwoAtItsReach();
    void notModelledIsASentence();
    void labelsNeverOverlap();
    void copiedDataHasNoStrayTabs();
    void chartsAreSavedByTheirEnding();
    void brokenSaveKeepsTheOldFile();
};

void TestChartSpecs::ticksAreRoundNumbers()
{
    QCOMPARE(niceTicks(48.3, 9), (std::vector<double>{0, 10, 20, 30, 40}));
    QCOMPARE(niceTicks(206.0, 5), (std::vector<double>{0, 50, 100, 150, 200}));
    QCOMPARE(niceTicks(0.9, 3), (std::vector<double>{0, 0.5}));
    QVERIFY(niceTicks(0, 5).empty());
    QVERIFY(niceTicks(std::nan(""), 5).empty());
}

void TestChartSpecs::powersOfTwoStayInside()
{
    QCOMPARE(powersOfTwo(1024, 5000), (std::vector<double>{1024, 2048, 4096}));
    QCOMPARE(powersOfTwo(1025, 4096), (std::vector<double>{2048, 4096}));
    QVERIFY(powersOfTwo(0, 100).empty());
}

void TestChartSpecs::partsOfAHandMadeStack()
{
    const std::vector<MemoryPart> parts = memoryParts(handMade().memory, {true, false});
    // 20 - 16.06 - 3.24 - 0.5 = 0.2 GB of the runtime are inside, 1.1 - 0.2 = 0.9 beside
    const std::vector<std::pair<Quantity, double>> expected{{Quantity::Weights, 16.06e9},   {Quantity::KvCache, 3.24e9},
                                                            {Quantity::Activations, 0.5e9}, {Quantity::Runtime, 0.2e9},
                                                            {Quantity::Spare, 2.5e9},       {Quantity::Runtime, 0.9e9},
                                                            {Quantity::Graphs, 0.6e9}};
    QCOMPARE(parts.size(), expected.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        QCOMPARE(parts[i].quantity, expected[i].first);
        QVERIFY(std::abs(parts[i].bytes - expected[i].second) < 10);
        QCOMPARE(parts[i].beside_limit, i > 4);
    }
}

void TestChartSpecs::partsCloseForEveryEngine_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("version");
    for (const Engine &engine : builtinCatalog()->engines())
        QTest::addRow("%s %s", qPrintable(engine.id), qPrintable(engine.from_version))
            << engine.id << engine.from_version;
}

// What is inside adds up to the need and what is beside to the rest, whatever the engine counts where.
void TestChartSpecs::partsCloseForEveryEngine()
{
    QFETCH(QString, engine);
    QFETCH(QString, version);
    PageFixture fixture;
    Scenario scenario;
    scenario.serving.engine.engine = engine;
    scenario.serving.engine.version = version;
    scenario.serving.engine.other_tenants_bytes = 1e9;
    fixture.session.reset(scenario);
    QVERIFY(!fixture.session.assessment().candidates.empty());
    for (const Assessed &candidate : fixture.session.assessment().candidates) {
        if (candidate.verdict == Verdict::NotModelled)
            continue;
        const auto parts = memoryParts(candidate.memory, insideLimit(candidate, fixture.session.catalog()));
        QVERIFY2(std::abs(sum(parts, false) - candidate.memory.need) < 100, qPrintable(candidate.gpu));
        QVERIFY2(std::abs(sum(parts, true) - candidate.memory.outside_limit) < 100, qPrintable(candidate.gpu));
        const bool unnamed = std::any_of(
            parts.begin(), parts.end(), [](const MemoryPart &part) { return part.quantity == Quantity::OutsideLimit; });
        QVERIFY2(!unnamed, qPrintable(candidate.gpu));
    }
}

void TestChartSpecs::barsCarryTheAssessment()
{
    PageFixture fixture;
    Assessment assessment;
    assessment.candidates = {handMade(), handMade()};
    assessment.candidates[1].gpu = QStringLiteral("l40s");
    assessment.candidates[1].memory.usable = 48.3e9;
    const StackedBarSpec spec = memoryBars(assessment, fixture.session.catalog(), kEnglish);
    QCOMPARE(spec.bars.size(), std::size_t(2));
    QVERIFY(spec.scale_maximum >= 48.3); // one scale, room for the larger card
    const StackedBar &bar = spec.bars[0];
    QCOMPARE(bar.name, QStringLiteral("RTX 4090"));
    QCOMPARE(bar.segments[0].quantity, Quantity::Weights);
    QCOMPARE(bar.segments[0].value, 16.06);
    QCOMPARE(bar.segments[0].label, QStringLiteral(u"16.1\u00A0GB"));
    QCOMPARE(bar.limit, 22.5);
    QCOMPARE(bar.usable, 25.757);
    QCOMPARE(bar.need_low, 19.5);
    QCOMPARE(bar.need_high, 20.75);
    QVERIFY(bar.summary.contains(QStringLiteral(u"20.0\u00A0GB")));
    QVERIFY(bar.summary.contains(QStringLiteral(u"22.5\u00A0GB")));
    QVERIFY(stackedBarsHeight(spec, 600) > stackedBarsHeight(memoryBars({}, fixture.session.catalog(), kEnglish), 600));
}

void TestChartSpecs::tableSaysTheSame()
{
    PageFixture fixture;
    Assessment assessment;
    assessment.candidates = {handMade()};
    const TableSpec table = tableOf(memoryBars(assessment, fixture.session.catalog(), kEnglish), kEnglish);
    QHash<QString, QString> cells;
    for (const TableRow &row : table.rows)
        cells.insert(row.label.text, row.cells.at(0).plain());
    QCOMPARE(cells.value(QStringLiteral("Weights")), QStringLiteral(u"16.1\u00A0GB"));
    QCOMPARE(cells.value(QStringLiteral("KV cache")), QStringLiteral(u"3.2\u00A0GB"));
    // the two parts of the runtime are one row: 0.2 + 0.9
    QCOMPARE(cells.value(QStringLiteral("Runtime overhead")), QStringLiteral(u"1.1\u00A0GB"));
    // the rows add up: weights, cache, ... = the need inside the limit and what lies beside it
    double parts = 0, sums = 0;
    for (const TableRow &row : table.rows) {
        const double gb = kEnglish.locale().toDouble(row.cells.at(0).number);
        if (row.label.component && *row.label.component != Quantity::Spare)
            parts += gb;
        if (row.label.text == words::quantity(Quantity::Need) ||
            row.label.text.startsWith(u"Outside the engine limit in"))
            sums += gb;
    }
    QVERIFY2(parts > 16.1 && std::abs(parts - sums) < 0.3, qPrintable(QString::number(parts - sums))); // rounding
    QCOMPARE(cells.value(QStringLiteral("Engine limit")), QStringLiteral(u"22.5\u00A0GB"));
    QVERIFY(tabSeparated(table).contains(QStringLiteral(u"Weights\t16.1\u00A0GB\n")));
}

void TestChartSpecs::curveTableReadsTheCurve()
{
    CurveSpec spec;
    spec.locale = QLocale(QLocale::English);
    CurveSeries series;
    series.name = QStringLiteral("RTX 4090");
    series.points = {{1024, 10}, {2048, 20}, {4096, 40}};
    series.limit = 25;
    spec.series = {series};
    spec.current_x = 3072;
    const TableSpec table = tableOf(spec, kEnglish);
    QStringList labels, values;
    for (const TableRow &row : table.rows) {
        labels += row.label.text;
        values += row.cells.at(0).number;
    }
    QCOMPARE(labels.mid(0, 4), QStringList({QStringLiteral("1,024"), QStringLiteral("2,048"), QStringLiteral("3,072"),
                                            QStringLiteral("4,096")}));
    QCOMPARE(values, QStringList({QStringLiteral("10.0"), QStringLiteral("20.0"), QStringLiteral("30.0"),
                                  QStringLiteral("40.0"), QStringLiteral("25.0")}));
}

void TestChartSpecs::curveIsCutInTwoAtItsReach()
{
    CurveSeries series;
    series.points = {{0, 0}, {10, 100}, {20, 200}};
    QCOMPARE(curvePieces(series).solid.size(), std::size_t(3));
    QVERIFY(curvePieces(series).dashed.empty());
    series.solid_until = 15;
    const CurvePieces pieces = curvePieces(series);
    QCOMPARE(pieces.solid, (std::vector<QPointF>{{0, 0}, {10, 100}, {15, 150}}));
    QCOMPARE(pieces.dashed, (std::vector<QPointF>{{15, 150}, {20, 200}}));
    series.solid_until = -1;
    QVERIFY(curvePieces(series).solid.empty());
    QCOMPARE(curvePieces(series).dashed.size(), std::size_t(3));
}

void TestChartSpecs::notModelledIsASentence()
{
    PageFixture fixture;
    Assessment assessment;
    assessment.candidates = {handMade()};
    assessment.candidates[0].verdict = Verdict::NotModelled;
    assessment.candidates[0].not_modelled = QStringLiteral("sparse attention");
    const StackedBarSpec bars = memoryBars(assessment, fixture.session.catalog(), kEnglish);
    QVERIFY(bars.bars.at(0).segments.empty());
    QVERIFY(bars.bars.at(0).summary.contains(QStringLiteral("sparse attention")));
    const CurveSpec curve = contextCurve(Scenario(), assessment, fixture.session.catalog(), kEnglish);
    QVERIFY(curve.series.empty());
    QVERIFY(curve.message.contains(QStringLiteral("sparse attention")));
    // drawn without a bar, without a crash
    const QImage image =
        chartImage([&](QPainter &painter, const QRectF &rect) { drawStackedBars(painter, rect, bars, printColors()); },
                   {400, stackedBarsHeight(bars, 400)}, 1);
    QVERIFY(!image.isNull());
}

void TestChartSpecs::labelsNeverOverlap()
{
    LabelPlacer placer(QRectF(0, 0, 100, 40));
    const std::vector<QPointF> corners{{10, 0}, {10, 20}};
    const auto first = placer.place({60, 15}, corners);
    const auto second = placer.place({60, 15}, corners);
    const auto third = placer.place({60, 15}, corners);
    QVERIFY(first && second);
    QVERIFY(!first->intersects(*second));
    QVERIFY(!third); // no room: rather none than one over another
    LabelPlacer with_line(QRectF(0, 0, 100, 40));
    with_line.avoid({QPointF(0, 7), QPointF(100, 7)});
    QCOMPARE(with_line.place({60, 15}, corners)->top(), 20.0);
}

void TestChartSpecs::copiedDataHasNoStrayTabs()
{
    TableSpec table;
    table.header = {QStringLiteral("a\tb"), QStringLiteral("c")};
    TableRow row;
    row.label.text = QStringLiteral("two\nlines");
    row.cells.resize(1);
    row.cells[0].number = QStringLiteral("1.5");
    table.rows = {row};
    QCOMPARE(tabSeparated(table), QStringLiteral("a b\tc\ntwo lines\t1.5\n"));
}

void TestChartSpecs::chartsAreSavedByTheirEnding()
{
    QTemporaryDir folder;
    PageFixture fixture;
    Assessment assessment;
    assessment.candidates = {handMade()};
    const StackedBarSpec spec = memoryBars(assessment, fixture.session.catalog(), kEnglish);
    const QSizeF size(500, stackedBarsHeight(spec, 500));
    const ChartDrawing drawing = [&](QPainter &painter, const QRectF &rect) {
        drawStackedBars(painter, rect, spec, printColors());
    };
    const auto bytes = [&](const QString &name) {
        const QString path = folder.filePath(name);
        const auto error = saveChart(drawing, size, path, QStringLiteral("Memory"));
        QFile file(path);
        return !error && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(bytes(QStringLiteral("a.pdf")).startsWith("%PDF"));
    const QByteArray svg = bytes(QStringLiteral("a.SVG"));
    QVERIFY(svg.contains("<svg"));
    QVERIFY(svg.contains("Weights")); // text stays text
    QVERIFY(!svg.contains("<image")); // nothing is a picture
    const QImage png = QImage::fromData(bytes(QStringLiteral("a.png")));
    QCOMPARE(png.width(), 2 * (500 + 24));
    QCOMPARE(png.pixelColor(1, 1), QColor(Qt::white));
}

void TestChartSpecs::brokenSaveKeepsTheOldFile()
{
    QTemporaryDir folder;
    const ChartDrawing drawing = [](QPainter &, const QRectF &) {};
    const auto nowhere = saveChart(drawing, {10, 10}, folder.filePath(QStringLiteral("no/such/a.svg")), {});
    QVERIFY(nowhere);
    QCOMPARE(nowhere->problem, Problem::CannotWrite);
    const QString path = folder.filePath(QStringLiteral("a.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    const auto unknown = saveChart(drawing, {10, 10}, path, {});
    QVERIFY(unknown);
    QCOMPARE(unknown->problem, Problem::WrongFormat);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
}

QTEST_MAIN(TestChartSpecs)
#include "tst_chart_specs.moc"
