// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/fit_map.h"
#include "core/catalog/catalog_loader.h"
#include "core/units.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace tarozi;

class FitMapTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog(u":/catalog"_s).catalog; }
    void everyCellIsWhatAssessSays_data();
    void everyCellIsWhatAssessSays();
    void anyTwoInputs_data();
    void anyTwoInputs();
    void theFrontierLiesBetweenTheCells();
    void knownCornersOfTheMap();
    void scalesHoldTheAskedPoint();
    void aCancelledMapSaysSo();
    void contoursOfAPlane();
    void contoursOfACone();
    void linesOfEqualMemory();

private:
    void compareWithAssess(const Scenario &scenario, const MapRequest &request) const;

    std::shared_ptr<const Catalog> m_catalog;
};

void FitMapTest::compareWithAssess(const Scenario &scenario, const MapRequest &request) const
{
    const FitMap map = fitMap(scenario, *m_catalog, request);
    QVERIFY(map.complete);
    QCOMPARE(map.layers.size(), scenario.candidates.size());
    for (int row = 0; row < map.rows; ++row) {
        for (int column = 0; column < map.columns; ++column) {
            const Scenario there =
                withMapValue(withMapValue(scenario, request.x.axis, map.xAt(column)), request.y.axis, map.yAt(row));
            const Assessment assessment = assess(there, *m_catalog);
            for (size_t i = 0; i < map.layers.size(); ++i) {
                if (map.layers[i].at(column, row, map.columns) != assessment.candidates[i].verdict)
                    QFAIL(qPrintable(u"%1, column %2 (%3), row %4 (%5)"_s.arg(scenario.candidates[i].gpu)
                                         .arg(column)
                                         .arg(map.xAt(column))
                                         .arg(row)
                                         .arg(map.yAt(row))));
            }
        }
    }
}

void FitMapTest::everyCellIsWhatAssessSays_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("weights");
    const auto row = [](const QString &engine, const QString &version, const QString &model, const QString &weights) {
        QTest::addRow("%s %s %s %s", qPrintable(engine), qPrintable(version), qPrintable(model), qPrintable(weights))
            << engine << version << model << weights;
    };
    row(u"vllm"_s, {}, u"meta-llama/Llama-3.1-8B"_s, {});
    row(u"vllm"_s, {}, u"meta-llama/Llama-3.1-70B"_s, u"awq-int4"_s);
    row(u"vllm"_s, {}, u"openai/gpt-oss-20b"_s, {});            // windows in shared pages
    row(u"vllm"_s, u"0.6"_s, u"meta-llama/Llama-3.1-8B"_s, {}); // steps hold whole prompts
    row(u"sglang"_s, {}, u"Qwen/Qwen3-32B"_s, u"fp8"_s);
    row(u"llama.cpp"_s, {}, u"meta-llama/Llama-3.1-8B"_s, u"q4_k_m"_s);
    row(u"llama.cpp"_s, {}, u"openai/gpt-oss-20b"_s, {}); // padded windows
    row(u"tensorrt-llm"_s, {}, u"meta-llama/Llama-3.1-8B"_s, u"fp8"_s);
    row(u"transformers"_s, {}, u"meta-llama/Llama-3.1-8B"_s, {});
}

void FitMapTest::everyCellIsWhatAssessSays()
{
    QFETCH(QString, engine);
    QFETCH(QString, version);
    QFETCH(QString, model);
    QFETCH(QString, weights);
    Scenario scenario;
    scenario.serving.model.id = model;
    scenario.serving.weights = weights;
    scenario.serving.engine.engine = engine;
    scenario.serving.engine.version = version;
    scenario.candidates = {{u"rtx-4090"_s, 2, Parallelism::Auto, {}, {}, {}},
                           {u"l40s"_s, 1, Parallelism::Auto, {}, {}, {}},
                           {u"l40s"_s, 2, Parallelism::Replicas, {}, {}, {}},
                           {u"h100-sxm"_s, 2, Parallelism::Auto, {}, {}, {}}};
    const MapRequest request{
        {MapAxis::Context, 1024, 131072, true, true}, {MapAxis::Concurrency, 1, 256, true, true}, 24, 20};
    compareWithAssess(scenario, request);
    compareWithAssess(scenario, {request.y, request.x, 12, 16}); // the other way round
}

void FitMapTest::anyTwoInputs_data()
{
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    for (int x = 0; x < kMapAxes; ++x) {
        for (int y = 0; y < kMapAxes; ++y) {
            if (x != y)
                QTest::addRow("%d against %d", y, x) << x << y;
        }
    }
}

void FitMapTest::anyTwoInputs()
{
    QFETCH(int, x);
    QFETCH(int, y);
    Scenario scenario;
    scenario.serving.concurrency = 8;
    const Assessment assessment = assess(scenario, *m_catalog);
    const auto scale = [&](int axis) { return mapScale(MapAxis(axis), scenario, *m_catalog, assessment); };
    compareWithAssess(scenario, {scale(x), scale(y), 9, 8});
}

void FitMapTest::theFrontierLiesBetweenTheCells()
{
    Scenario scenario;
    const MapRequest request{
        {MapAxis::Context, 1024, 131072, true, true}, {MapAxis::Concurrency, 1, 256, true, true}, 60, 50};
    const FitMap map = fitMap(scenario, *m_catalog, request);
    for (size_t layer = 0; layer < map.layers.size(); ++layer) {
        const std::vector<MapLine> lines = frontier(map, int(layer));
        QCOMPARE(lines.size(), size_t(1)); // one line from edge to edge
        for (const MapPoint &point : lines.front()) {
            // each point stands half way between two neighbouring middles, of which one holds the load and one not
            const double column = point.x * map.columns - 0.5;
            const double row = point.y * map.rows - 0.5;
            const auto holds = [&](double c, double r) {
                return map.layers[layer].at(int(c), int(r), map.columns) != Verdict::DoesNotFit;
            };
            QVERIFY(holds(std::floor(column), std::floor(row)) != holds(std::ceil(column), std::ceil(row)));
        }
    }
}

// 8B in BF16 on 24 GB at limit 0.9: 5.5 requests of 8k by the engine's rule; on 24 GB none of 128k.
void FitMapTest::knownCornersOfTheMap()
{
    Scenario scenario;
    scenario.candidates = {{u"rtx-4090"_s, 1, Parallelism::Auto, {}, {}, {}}};
    const MapRequest request{
        {MapAxis::Context, 8192, 131072, true, true}, {MapAxis::Concurrency, 1, 8, false, true}, 2, 8};
    FitMap map = fitMap(scenario, *m_catalog, request);
    // columns at 16,384 and 65,536 tokens: 5.5 / 2 = 2.75 requests, and none
    int held = 0;
    for (int row = 0; row < map.rows; ++row)
        held = map.layers[0].at(0, row, 2) != Verdict::DoesNotFit ? int(map.yAt(row)) : held;
    QCOMPARE(held, 2);
    QCOMPARE(map.layers[0].at(1, 0, 2), Verdict::DoesNotFit);
    scenario.serving.model.id = u"nobody/nothing"_s;
    map = fitMap(scenario, *m_catalog, request);
    QVERIFY(!map.layers[0].modelled);
    QVERIFY(frontier(map, 0).empty());
}

void FitMapTest::scalesHoldTheAskedPoint()
{
    Scenario scenario;
    scenario.serving.concurrency = 37;
    scenario.serving.context = 20000;
    scenario.serving.engine.other_tenants_bytes = 3 * kGiB;
    const Assessment assessment = assess(scenario, *m_catalog);
    for (int i = 0; i < kMapAxes; ++i) {
        const AxisScale scale = mapScale(MapAxis(i), scenario, *m_catalog, assessment);
        const double value = mapValue(MapAxis(i), scenario, *m_catalog, assessment);
        QVERIFY(value >= scale.from && value <= scale.to);
        const double share = scale.shareOf(value);
        QVERIFY(std::abs(scale.at(share) - value) <= 1e-9 * value);
        const Scenario same = withMapValue(scenario, MapAxis(i), value);
        QCOMPARE(mapValue(MapAxis(i), same, *m_catalog, assessment), value);
    }
    QVERIFY(withMapValue(scenario, MapAxis::Concurrency, 37) == scenario);
}

void FitMapTest::aCancelledMapSaysSo()
{
    const std::atomic<bool> cancelled = true;
    const Scenario scenario;
    const Assessment assessment = assess(scenario, *m_catalog);
    const MapRequest request{mapScale(MapAxis::Context, scenario, *m_catalog, assessment),
                             mapScale(MapAxis::Concurrency, scenario, *m_catalog, assessment), 10, 10};
    QVERIFY(!fitMap(scenario, *m_catalog, request, &cancelled).complete);
}

// z = column: the line of 2.25 is upright, a quarter of a cell behind the third column's middle.
void FitMapTest::contoursOfAPlane()
{
    QuantityGrid grid{5, 4, {}};
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 5; ++column)
            grid.values.push_back(column);
    }
    const std::vector<MapLine> lines = contourLines(grid, 2.25);
    QCOMPARE(lines.size(), size_t(1));
    QCOMPARE(lines.front().size(), size_t(4));
    for (const MapPoint &point : lines.front())
        QCOMPARE(point.x, 2.75 / 5);
    grid.values[7] = std::nan(""); // a hole cuts the line
    QVERIFY(contourLines(grid, 2.25).size() <= 2);
}

void FitMapTest::contoursOfACone()
{
    constexpr int kSide = 41;
    QuantityGrid grid{kSide, kSide, {}};
    for (int row = 0; row < kSide; ++row) {
        for (int column = 0; column < kSide; ++column)
            grid.values.push_back(std::hypot(column - 20, row - 20));
    }
    const std::vector<MapLine> lines = contourLines(grid, 12.3);
    QCOMPARE(lines.size(), size_t(1));
    QVERIFY(lines.front().front() == lines.front().back()); // closed
    for (const MapPoint &point : lines.front()) {
        const double radius = std::hypot(point.x * kSide - 20.5, point.y * kSide - 20.5);
        QVERIFY(std::abs(radius - 12.3) < 0.05);
    }
}

// One request of Llama-3.1-8B takes 131,072 bytes a token: along a line of equal need, context · requests is constant.
void FitMapTest::linesOfEqualMemory()
{
    Scenario scenario;
    scenario.candidates = {{u"h100-sxm"_s, 1, Parallelism::Auto, {}, {}, {}}};
    const MapRequest request{
        {MapAxis::Context, 1024, 65536, true, true}, {MapAxis::Concurrency, 1, 64, true, false}, 40, 40};
    const QuantityGrid grid = quantityGrid(scenario, *m_catalog, 0, request, MapQuantity::Need);
    const std::vector<ContourLine> lines = contours(grid, MapQuantity::Need);
    QVERIFY(!lines.empty());
    const double fixed = assess(scenario, *m_catalog).candidates.front().memory.need - 8192 * 131072.0;
    for (const ContourLine &contour : lines) {
        for (const MapPoint &point : contour.line) {
            const double tokens = request.x.at(point.x) * request.y.at(point.y);
            if (tokens < 50000 || request.y.at(point.y) < 8)
                continue; // whole requests and blocks are coarse here
            QVERIFY(std::abs((contour.level - fixed) / (tokens * 131072) - 1) < 0.12);
        }
    }
}

QTEST_GUILESS_MAIN(FitMapTest)

#include "tst_fit_map.moc"
