// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QFontInfo>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using namespace tarozi;
using namespace tarozi::ui;

namespace {

// WCAG 2.1 relative luminance and contrast ratio
double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one), b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

const Colors &colorsOf(const QString &name)
{
    return name == QLatin1String("dark")    ? darkColors()
           : name == QLatin1String("print") ? printColors()
                                            : lightColors();
}

bool hasInk(Glyph glyph)
{
    const QImage image = glyphIcon(glyph, Qt::red, Qt::gray).pixmap(32, 32).toImage();
    int inked = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            inked += image.pixelColor(x, y).alpha() > 128 && image.pixelColor(x, y).red() > 200;
    return inked > 8;
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void contrastIsAFactOfWcag();
    void textReadsOnItsSurface_data();
    void textReadsOnItsSurface();
    void graphicsReadOnTheCard_data();
    void graphicsReadOnTheCard();
    void componentsKeepTheirColours();
    void fontsAreBundled();
    void glyphsAreDrawn();
    void switchingChangesThePalette();
    void wheelPassesOverUnfocusedEditors();
    void hitTargetsAreLargeEnough();
    void focusRingIsVisible_data();
    void focusRingIsVisible();
};

void TestTheme::contrastIsAFactOfWcag()
{
    QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
    // published example: #767676 on white is the lightest grey of 4.54 : 1
    QVERIFY(std::abs(contrast(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
}

void TestTheme::textReadsOnItsSurface_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("surface");
    for (const char *name : {"light", "dark", "print"}) {
        const Colors &colors = colorsOf(QLatin1String(name));
        const auto row = [name](const char *pair, const QColor &ink, const QColor &surface) {
            QTest::addRow("%s: %s", name, pair) << ink << surface;
        };
        row("text on card", colors.text, colors.card);
        row("text on window", colors.text, colors.window);
        row("text on accent surface", colors.text, colors.accent_surface);
        row("secondary on card", colors.secondary, colors.card);
        row("secondary on window", colors.secondary, colors.window);
        row("accent on card", colors.accent, colors.card);
        row("accent on window", colors.accent, colors.window);
        row("accent on accent surface", colors.accent, colors.accent_surface);
        row("card on accent", colors.card, colors.accent);
        row("fits on its surface", colors.fits, colors.fits_surface);
        row("fits on card", colors.fits, colors.card);
        row("tight on its surface", colors.tight, colors.tight_surface);
        row("tight on card", colors.tight, colors.card);
        row("does not fit on its surface", colors.does_not_fit, colors.does_not_fit_surface);
        row("does not fit on card", colors.does_not_fit, colors.card);
        row("not modelled", colors.verdict(Verdict::NotModelled), colors.verdictSurface(Verdict::NotModelled));
    }
}

void TestTheme::textReadsOnItsSurface()
{
    QFETCH(QColor, ink);
    QFETCH(QColor, surface);
    QVERIFY2(contrast(ink, surface) >= 4.5, qPrintable(QString::number(contrast(ink, surface))));
}

void TestTheme::graphicsReadOnTheCard_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("surface");
    for (const char *name : {"light", "dark", "print"}) {
        const Colors &colors = colorsOf(QLatin1String(name));
        for (int i = 0; i < 4; ++i)
            QTest::addRow("%s: series %d", name, i) << colors.series(i) << colors.card;
        QTest::addRow("%s: accent", name) << colors.accent << colors.window;
    }
}

void TestTheme::graphicsReadOnTheCard()
{
    QFETCH(QColor, ink);
    QFETCH(QColor, surface);
    QVERIFY2(contrast(ink, surface) >= 3.0, qPrintable(QString::number(contrast(ink, surface))));
}

void TestTheme::componentsKeepTheirColours()
{
    // the colour-blind safe set of the visual language, the same in both themes and in print
    for (const Colors *colors : {&lightColors(), &darkColors(), &printColors()}) {
        QCOMPARE(colors->component(Quantity::Weights), QColor(0x00, 0x72, 0xB2));
        QCOMPARE(colors->component(Quantity::KvCache), QColor(0xE6, 0x9F, 0x00));
        QCOMPARE(colors->component(Quantity::Activations), QColor(0x00, 0x9E, 0x73));
        QCOMPARE(colors->component(Quantity::Runtime), QColor(0x8A, 0x8F, 0x98));
    }
    QVERIFY(!printColors().dark);
    QCOMPARE(printColors().card, QColor(Qt::white));
}

void TestTheme::fontsAreBundled()
{
    QVERIFY(loadFonts());
    for (const TextRole role : {TextRole::Body, TextRole::Name, TextRole::Figure}) {
        QCOMPARE(QFontInfo(font(role)).family(), QStringLiteral("Noto Sans"));
        const QFontMetricsF metrics(font(role));
        // digits of one width, or figures dance under a slider
        for (const QChar digit : QStringLiteral("0123456789"))
            QCOMPARE(metrics.horizontalAdvance(digit), metrics.horizontalAdvance(QLatin1Char('0')));
        // Uzbek letters, the rouble sign, Cyrillic, the minus sign
        for (const char16_t letter : u"\u02BB\u02BC\u20BD\u0416\u2212")
            QVERIFY(letter == 0 || metrics.inFont(QChar(letter)));
    }
    QVERIFY(QFontMetricsF(font(TextRole::Name)).horizontalAdvance(QStringLiteral("GPU")) >
            QFontMetricsF(font(TextRole::Body)).horizontalAdvance(QStringLiteral("GPU")));
}

void TestTheme::glyphsAreDrawn()
{
    for (int glyph = 0; glyph <= int(Glyph::Search); ++glyph)
        QVERIFY2(hasInk(Glyph(glyph)), qPrintable(QString::number(glyph)));
    QVERIFY(!applicationIcon().pixmap(64, 64).isNull());
}

void TestTheme::switchingChangesThePalette()
{
    ThemeManager theme;
    QSignalSpy changed(&theme, &ThemeManager::themeChanged);
    theme.setChoice(ThemeChoice::Dark);
    QCOMPARE(changed.count(), 1);
    QVERIFY(theme.colors().dark);
    QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(0x14, 0x17, 0x1B));
    theme.setChoice(ThemeChoice::Dark);
    QCOMPARE(changed.count(), 1);
    theme.setChoice(ThemeChoice::Light);
    QCOMPARE(QApplication::palette().color(QPalette::Base), QColor(Qt::white));
    // the offscreen platform has a light palette, and the dark one must not have stuck to it
    theme.setChoice(ThemeChoice::Dark);
    theme.setChoice(ThemeChoice::System);
    QVERIFY(!theme.colors().dark);
}

void TestTheme::wheelPassesOverUnfocusedEditors()
{
    const ThemeManager theme;
    QWidget page;
    QSlider slider(Qt::Horizontal, &page);
    slider.setRange(0, 10);
    slider.setValue(5);
    QSpinBox spin(&page);
    spin.setValue(5);
    QComboBox combo(&page);
    combo.addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    combo.setCurrentIndex(1);
    page.show();
    page.setFocus();
    const auto wheel = [](QWidget *widget) {
        QWheelEvent event({5, 5}, widget->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &event);
    };
    for (QWidget *widget :
         {static_cast<QWidget *>(&slider), static_cast<QWidget *>(&spin), static_cast<QWidget *>(&combo)})
        wheel(widget);
    QCOMPARE(slider.value(), 5);
    QCOMPARE(spin.value(), 5);
    QCOMPARE(combo.currentIndex(), 1);
    QApplication::setActiveWindow(&page);
    slider.setFocus();
    QTRY_VERIFY(slider.hasFocus());
    wheel(&slider);
    QVERIFY(slider.value() != 5);
}

void TestTheme::hitTargetsAreLargeEnough()
{
    const ThemeManager theme;
    QPushButton button(QStringLiteral("x"));
    QComboBox combo;
    QSpinBox spin;
    for (const QWidget *widget :
         {static_cast<QWidget *>(&button), static_cast<QWidget *>(&combo), static_cast<QWidget *>(&spin)})
        QVERIFY2(widget->sizeHint().height() >= 28, widget->metaObject()->className());
}

void TestTheme::focusRingIsVisible_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addRow("light") << false;
    QTest::addRow("dark") << true;
}

void TestTheme::focusRingIsVisible()
{
    QFETCH(bool, dark);
    ThemeManager theme;
    theme.setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
    QWidget page;
    QPushButton first(QStringLiteral("one"), &page), second(QStringLiteral("two"), &page);
    second.move(120, 0);
    page.resize(260, 60);
    page.show();
    QApplication::setActiveWindow(&page);
    QVERIFY(QTest::qWaitForWindowActive(&page));
    second.setFocus();
    QTest::keyClick(&second, Qt::Key_Tab);
    QVERIFY(first.hasFocus());
    const auto accents = [&](QWidget &widget) {
        const QImage image = widget.grab().toImage();
        int count = 0;
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, 0) == theme.colors().accent || image.pixelColor(x, 1) == theme.colors().accent;
        return count;
    };
    QVERIFY(accents(first) > first.width() / 2);
    QCOMPARE(accents(second), 0);
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
