// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/bar_painter.h"
#include "ui/theme/theme.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

constexpr int kWidth = 500, kHeight = 80;
constexpr double kTop = 30;

// 10 pixels a gigabyte: weights 16 GB end at 160, the cache at 330, the limit of 23 GB lies at 230.
BarFrame frame()
{
    return {0, kWidth, 0, 10, kTop, kBarHeight};
}

StackedBar tooLarge()
{
    StackedBar bar;
    bar.segments = {{Quantity::Weights, QStringLiteral("Weights"), 16, QStringLiteral("16.0 GB")},
                    {Quantity::KvCache, QStringLiteral("KV cache"), 17, QStringLiteral("17.0 GB")},
                    {Quantity::Activations, QStringLiteral("Activations"), 1, QStringLiteral("1.0 GB")}};
    bar.limit = 23;
    bar.limit_label = QStringLiteral("limit 23.0 GB");
    bar.verdict = Verdict::DoesNotFit;
    return bar;
}

StackedBar withSpare()
{
    StackedBar bar = tooLarge();
    bar.segments.push_back({Quantity::Spare, QStringLiteral("Spare"), 9, QStringLiteral("9.0 GB")});
    bar.limit = 43;
    return bar;
}

QImage painted(const StackedBar &bar, const Colors &colors, const BarStyle &style = {})
{
    QImage image(kWidth, kHeight, QImage::Format_RGB32);
    image.fill(colors.card);
    QPainter painter(&image);
    paintBar(painter, frame(), bar, colors, style);
    return image;
}

QColor middle(const QImage &image, int x)
{
    return image.pixelColor(x, int(kTop + kBarHeight / 2));
}

} // namespace

class TestBarPainter : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void segmentsLieWhereTheirValuesSay();
    void partBeyondTheLimitStaysVisible();
    void limitIsDrawnOverTheBarAndLabelled();
    void labelOfTheLimitStaysInside();
    void spareIsHatched();
    void printHasPatterns();
    void endsAreRounded();
    void pointsFindSegments();
    void nothingModelledDrawsNothing();
};

void TestBarPainter::segmentsLieWhereTheirValuesSay()
{
    const Colors &colors = lightColors();
    const QImage image = painted(tooLarge(), colors);
    QCOMPARE(middle(image, 1), colors.component(Quantity::Weights));
    QCOMPARE(middle(image, 158), colors.component(Quantity::Weights));
    QCOMPARE(middle(image, 161), colors.component(Quantity::KvCache));
    QCOMPARE(middle(image, 328), colors.component(Quantity::KvCache));
    QCOMPARE(middle(image, 331), colors.component(Quantity::Activations));
    QCOMPARE(middle(image, 345), colors.card);
    QCOMPARE(image.pixelColor(80, int(kTop) - 2), colors.card);
    QCOMPARE(image.pixelColor(80, int(kTop + kBarHeight) + 1), colors.card);
}

void TestBarPainter::partBeyondTheLimitStaysVisible()
{
    const Colors &colors = darkColors();
    const QImage image = painted(tooLarge(), colors);
    QCOMPARE(middle(image, 240), colors.component(Quantity::KvCache)); // limit at 230
    QCOMPARE(middle(image, 300), colors.component(Quantity::KvCache));
}

void TestBarPainter::limitIsDrawnOverTheBarAndLabelled()
{
    for (const Colors *colors : {&lightColors(), &darkColors(), &printColors()}) {
        const QImage image = painted(tooLarge(), *colors);
        QCOMPARE(middle(image, 230), colors->text);
        QCOMPARE(image.pixelColor(230, int(kTop) - 3), colors->text); // over the edge, above and below
        QCOMPARE(image.pixelColor(230, int(kTop + kBarHeight) + 3), colors->text);
        int inked = 0;
        for (int y = 0; y < int(kTop) - 6; ++y)
            for (int x = 0; x < kWidth; ++x)
                inked += image.pixelColor(x, y) != colors->card;
        QVERIFY(inked > 100); // the label
    }
}

void TestBarPainter::labelOfTheLimitStaysInside()
{
    StackedBar bar = withSpare();
    bar.limit = 49.8; // two pixels from the right edge
    const QImage image = painted(bar, lightColors());
    const QImage room = image.copy(0, 0, kWidth, int(kTop) - 6);
    const double wanted = QFontMetricsF(font(TextRole::Secondary)).horizontalAdvance(bar.limit_label);
    int first = kWidth, last = 0;
    for (int y = 0; y < room.height(); ++y)
        for (int x = 0; x < kWidth; ++x)
            if (room.pixelColor(x, y) != lightColors().card) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
    QVERIFY(last < kWidth);
    QVERIFY2(last - first > wanted - 6, "the label is cut");
}

void TestBarPainter::spareIsHatched()
{
    const Colors &colors = lightColors();
    const QImage image = painted(withSpare(), colors);
    int card = 0, hatch = 0;
    for (int x = 345; x < 425; ++x) {
        card += middle(image, x) == colors.card;
        hatch += middle(image, x) != colors.card;
    }
    QVERIFY(card > 20);
    QVERIFY(hatch > 10);
}

void TestBarPainter::printHasPatterns()
{
    const Colors &colors = printColors();
    BarStyle style;
    style.patterned = true;
    const auto shades = [&](const QImage &image, int from, int to) {
        QSet<QRgb> found;
        for (int x = from; x < to; ++x)
            found.insert(image.pixel(x, int(kTop + 7)));
        return found.size();
    };
    QCOMPARE(shades(painted(tooLarge(), colors), 240, 320), 1);
    QVERIFY(shades(painted(tooLarge(), colors, style), 240, 320) > 1);
    // neighbours differ without colour: weights are plain, the cache is not
    QCOMPARE(shades(painted(tooLarge(), colors, style), 5, 150), 1);
}

void TestBarPainter::endsAreRounded()
{
    BarStyle style;
    style.corner_radius = 4;
    const Colors &colors = lightColors();
    QCOMPARE(painted(tooLarge(), colors, style).pixelColor(0, int(kTop)), colors.card);
    QCOMPARE(painted(tooLarge(), colors).pixelColor(0, int(kTop)), colors.component(Quantity::Weights));
}

void TestBarPainter::pointsFindSegments()
{
    const StackedBar bar = tooLarge();
    QCOMPARE(segmentAt(frame(), bar, {5, kTop + 5}), std::optional<std::size_t>(0));
    QCOMPARE(segmentAt(frame(), bar, {200, kTop + 5}), std::optional<std::size_t>(1));
    QCOMPARE(segmentAt(frame(), bar, {335, kTop + 5}), std::optional<std::size_t>(2));
    QVERIFY(!segmentAt(frame(), bar, {400, kTop + 5}));
    QVERIFY(!segmentAt(frame(), bar, {5, 5}));
}

void TestBarPainter::nothingModelledDrawsNothing()
{
    const QImage image = painted(StackedBar(), lightColors());
    for (int x = 0; x < kWidth; x += 7)
        QCOMPARE(middle(image, x), lightColors().card);
}

QTEST_MAIN(TestBarPainter)
#include "tst_bar_painter.moc"
