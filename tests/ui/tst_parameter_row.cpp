// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/choice_row.h"
#include "ui/controls/number_row.h"
#include "ui/controls/tick_labels.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tarozi::ui;

namespace {

// A row of context lengths: 1K ... 128K.
struct ContextRow {
    NumberRow row;

    ContextRow()
    {
        row.setRange({1, 1e6, 1, 0, 1024});
        row.setStops({1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072},
                     {QStringLiteral("1K"), QStringLiteral("2K"), QStringLiteral("4K"), QStringLiteral("8K"),
                      QStringLiteral("16K"), QStringLiteral("32K"), QStringLiteral("64K"), QStringLiteral("128K")});
        row.setTexts({QStringLiteral("&Context length"), QStringLiteral("The longest request")});
        row.resize(280, 90);
        show(8192);
        row.QWidget::show();
        QApplication::setActiveWindow(&row);
    }

    void show(double value)
    {
        row.show(value, QLocale(QLocale::English).toString(value, 'f', 0) + QLatin1String(" tokens"));
    }

    // A view renders the row from its scenario: what is edited comes back.
    void followEdits()
    {
        QObject::connect(&row, &NumberRow::edited, &row, [this](double value) { show(value); });
    }

    QPoint stop(int index) { return {row.slider()->stopCentre(index), row.slider()->height() / 2}; }
};

} // namespace

class TestParameterRow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void showingNeverEmits();
    void dragIsOneGesture();
    void keyboardStepsOverStops();
    void heldKeyIsOneGesture();
    void valueBesideAStopIsHollow();
    void arrowGoesToTheStopBeside();
    void clickOnTheGrooveGoesThere();
    void clickOnALabelGoesThere();
    void typedDecimals_data();
    void typedDecimals();
    void boxCountsInItsOwnUnit();
    void screenReaderHearsTheValue();
    void labelsNeverOverlap_data();
    void labelsNeverOverlap();
    void changedRowIsMarked();
    void revertAsks();
    void infoOpensByKey();
    void choicesOffTheSlider();
    void nearestByRatio();

private:
    ThemeManager *m_theme = nullptr;
};

void TestParameterRow::initTestCase()
{
    m_theme = new ThemeManager(this);
}

void TestParameterRow::showingNeverEmits()
{
    ContextRow context;
    QSignalSpy edited(&context.row, &NumberRow::edited);
    for (const double value : {1024.0, 131072.0, 5000.0, 8192.0})
        context.show(value);
    QCOMPARE(edited.count(), 0);
    QCOMPARE(context.row.box()->value(), 8192.0);
    QCOMPARE(context.row.slider()->value(), 3);
}

void TestParameterRow::dragIsOneGesture()
{
    ContextRow context;
    context.followEdits();
    QSignalSpy edited(&context.row, &NumberRow::edited), started(&context.row, &NumberRow::gestureStarted),
        ended(&context.row, &NumberRow::gestureEnded);
    StopSlider *slider = context.row.slider();
    QTest::mousePress(slider, Qt::LeftButton, {}, context.stop(3));
    for (int x = context.stop(3).x(); x <= context.stop(6).x(); x += 3)
        QTest::mouseMove(slider, {x, context.stop(3).y()});
    QCOMPARE(ended.count(), 0);
    QTest::mouseRelease(slider, Qt::LeftButton, {}, context.stop(6));
    QCOMPARE(started.count(), 1);
    QCOMPARE(ended.count(), 1);
    QCOMPARE(edited.count(), 3); // 16K, 32K, 64K: each once
    QCOMPARE(edited.last().first().toDouble(), 65536.0);
    QCOMPARE(context.row.box()->value(), 65536.0);
}

void TestParameterRow::keyboardStepsOverStops()
{
    ContextRow context;
    context.followEdits();
    StopSlider *slider = context.row.slider();
    slider->setFocus();
    const struct {
        Qt::Key key;
        double expected;
    } steps[] = {
        {Qt::Key_Right, 16384}, {Qt::Key_Up, 32768},       {Qt::Key_Left, 16384}, {Qt::Key_PageUp, 65536},
        {Qt::Key_End, 131072},  {Qt::Key_PageDown, 32768}, {Qt::Key_Home, 1024},
    };
    for (const auto &step : steps) {
        QTest::keyClick(slider, step.key);
        QCOMPARE(context.row.shown(), step.expected);
    }
}

void TestParameterRow::heldKeyIsOneGesture()
{
    ContextRow context;
    context.followEdits();
    QSignalSpy started(&context.row, &NumberRow::gestureStarted), ended(&context.row, &NumberRow::gestureEnded);
    StopSlider *slider = context.row.slider();
    slider->setFocus();
    for (int i = 0; i < 3; ++i) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, QString(), i > 0);
        QApplication::sendEvent(slider, &press);
    }
    QCOMPARE(context.row.shown(), 65536.0);
    QCOMPARE(ended.count(), 0);
    QTest::keyRelease(slider, Qt::Key_Right);
    QCOMPARE(started.count(), 1);
    QCOMPARE(ended.count(), 1);
}

void TestParameterRow::valueBesideAStopIsHollow()
{
    ContextRow context;
    StopSlider *slider = context.row.slider();
    QVERIFY(!slider->isHollow());
    const auto handle_ink = [&] { return slider->grab().toImage().pixelColor(context.stop(slider->value())); };
    QCOMPARE(handle_ink(), m_theme->colors().accent);
    context.show(9000);
    QVERIFY(slider->isHollow());
    QCOMPARE(slider->value(), 3); // 8192 is the nearest
    QCOMPARE(handle_ink(), m_theme->colors().card);
}

void TestParameterRow::arrowGoesToTheStopBeside()
{
    ContextRow context;
    context.followEdits();
    context.row.slider()->setFocus();
    context.show(9000);
    QTest::keyClick(context.row.slider(), Qt::Key_Left);
    QCOMPARE(context.row.shown(), 8192.0);
    context.show(9000);
    QTest::keyClick(context.row.slider(), Qt::Key_Right);
    QCOMPARE(context.row.shown(), 16384.0);
    context.show(7000);
    QTest::keyClick(context.row.slider(), Qt::Key_Right);
    QCOMPARE(context.row.shown(), 8192.0);
}

void TestParameterRow::clickOnTheGrooveGoesThere()
{
    ContextRow context;
    context.followEdits();
    QTest::mouseClick(context.row.slider(), Qt::LeftButton, {}, context.stop(7));
    QCOMPARE(context.row.shown(), 131072.0);
    QTest::mouseClick(context.row.slider(), Qt::LeftButton, {}, context.stop(0));
    QCOMPARE(context.row.shown(), 1024.0);
}

void TestParameterRow::clickOnALabelGoesThere()
{
    ContextRow context;
    context.followEdits();
    auto *labels = context.row.findChild<TickLabels *>();
    for (const TickLabels::Placed &label : labels->placed()) {
        QTest::mouseClick(labels, Qt::LeftButton, {}, label.rect.center());
        QCOMPARE(context.row.shown(), 1024.0 * (1 << label.stop));
    }
}

void TestParameterRow::typedDecimals_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("typed");
    for (const QLocale::Language language : {QLocale::English, QLocale::Russian, QLocale::Uzbek})
        for (const char *typed : {"12.5", "12,5"})
            QTest::addRow("%s %s", qPrintable(QLocale::languageToString(language)), typed)
                << QLocale(language) << QString::fromLatin1(typed);
}

void TestParameterRow::typedDecimals()
{
    QFETCH(QLocale, locale);
    QFETCH(QString, typed);
    NumberRow row;
    row.setLocale(locale);
    row.setRange({0, 1e12, 1e9, 2, 1});
    row.setStops({1e9, 8e9, 70e9}, {QStringLiteral("1B"), QStringLiteral("8B"), QStringLiteral("70B")});
    row.show(8e9, QString());
    row.QWidget::show();
    QSignalSpy edited(&row, &NumberRow::edited);
    auto *line = row.box()->findChild<QLineEdit *>();
    row.box()->setFocus();
    line->selectAll();
    QTest::keyClicks(line, typed);
    QCOMPARE(edited.count(), 0); // nothing before the entry is finished
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(edited.count(), 1);
    QCOMPARE(edited.first().first().toDouble(), 12.5e9);
}

void TestParameterRow::boxCountsInItsOwnUnit()
{
    NumberRow row;
    row.setRange({0.5, 0.98, 0.01, 0, 1});
    row.setStops({0.5, 0.7, 0.9, 0.95}, {QStringLiteral("50 %"), {}, QStringLiteral("90 %"), QStringLiteral("95 %")});
    row.show(0.9, QString());
    QCOMPARE(row.box()->value(), 90.0);
    QVERIFY(!row.slider()->isHollow());
    row.show(0.92, QString());
    QCOMPARE(row.box()->value(), 92.0);
    QVERIFY(row.slider()->isHollow());
}

void TestParameterRow::screenReaderHearsTheValue()
{
    ContextRow context;
    QAccessibleInterface *reader = QAccessible::queryAccessibleInterface(context.row.slider());
    QVERIFY(reader && reader->valueInterface());
    QCOMPARE(reader->role(), QAccessible::Slider);
    QCOMPARE(reader->text(QAccessible::Name), QStringLiteral("Context length"));
    QCOMPARE(reader->text(QAccessible::Description), QStringLiteral("The longest request"));
    QCOMPARE(reader->text(QAccessible::Value), QStringLiteral("8,192 tokens"));
    QCOMPARE(reader->valueInterface()->currentValue().toDouble(), 8192.0);
    QCOMPARE(reader->valueInterface()->minimumValue().toDouble(), 1024.0);
    QCOMPARE(reader->valueInterface()->maximumValue().toDouble(), 131072.0);
}

void TestParameterRow::labelsNeverOverlap_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<QStringList>("texts");
    const QStringList counts{QStringLiteral("1K"),   QStringLiteral("2K"),   QStringLiteral("4K"),
                             QStringLiteral("8K"),   QStringLiteral("16K"),  QStringLiteral("32K"),
                             QStringLiteral("64K"),  QStringLiteral("128K"), QStringLiteral("256K"),
                             QStringLiteral("512K"), QStringLiteral("1M")};
    const QStringList words{QStringLiteral(u"\u0441\u043E\u0432\u0441\u0435\u043C \u043C\u0430\u043B\u043E"),
                            QStringLiteral(u"\u0441\u0440\u0435\u0434\u043D\u0435"),
                            QStringLiteral(u"\u043E\u0447\u0435\u043D\u044C \u043C\u043D\u043E\u0433\u043E")};
    for (const int width : {120, 180, 240, 280, 400, 700}) {
        QTest::addRow("counts at %d", width) << width << counts;
        QTest::addRow("words at %d", width) << width << words;
    }
}

void TestParameterRow::labelsNeverOverlap()
{
    QFETCH(int, width);
    QFETCH(QStringList, texts);
    NumberRow row;
    std::vector<double> stops;
    for (int i = 0; i < texts.size(); ++i)
        stops.push_back(double(1 << i));
    row.setStops(stops, texts);
    row.setFixedWidth(width);
    row.QWidget::show();
    const auto *labels = row.findChild<TickLabels *>();
    const std::vector<TickLabels::Placed> placed = labels->placed();
    QVERIFY(!placed.empty());
    QCOMPARE(placed.front().stop, 0);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        QVERIFY(labels->rect().contains(placed[i].rect));
        QVERIFY(placed[i].rect.width() >= labels->fontMetrics().horizontalAdvance(texts[placed[i].stop]));
        if (i > 0)
            QVERIFY(placed[i].rect.left() > placed[i - 1].rect.right() + 2);
    }
    if (width >= 280) {
        QVERIFY(placed.size() >= 3);
        QCOMPARE(placed.back().stop, int(texts.size()) - 1);
    }
}

void TestParameterRow::changedRowIsMarked()
{
    ContextRow context;
    context.row.setColors(m_theme->colors());
    const auto marks = [&] {
        const QImage image = context.row.grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            count += image.pixelColor(4, y) == m_theme->colors().accent;
        return count;
    };
    QCOMPARE(marks(), 0);
    QVERIFY(!context.row.revertButton()->isVisible());
    context.row.showChanged(true, QStringLiteral("Back to the preset value (8,192)"));
    QVERIFY(marks() > 2);
    QVERIFY(context.row.revertButton()->isVisible());
    QCOMPARE(context.row.revertButton()->toolTip(), QStringLiteral("Back to the preset value (8,192)"));
    context.row.showChanged(false, QString());
    QCOMPARE(marks(), 0);
    QVERIFY(!context.row.revertButton()->isVisible());
}

void TestParameterRow::revertAsks()
{
    ContextRow context;
    context.row.showChanged(true, QStringLiteral("Back"));
    QSignalSpy revert(&context.row, &ParameterRow::revertRequested);
    QTest::mouseClick(context.row.revertButton(), Qt::LeftButton);
    QCOMPARE(revert.count(), 1);
}

void TestParameterRow::infoOpensByKey()
{
    ContextRow context;
    context.row.setInfo([] {
        return ParameterInfo{
            QStringLiteral("Context length"), QStringLiteral("Tokens of one request."), {}, {}, {}, {}};
    });
    context.row.slider()->setFocus();
    QTest::keyClick(context.row.slider(), Qt::Key_F1);
    auto *popover = context.row.findChild<InfoPopover *>();
    QVERIFY(popover && popover->isVisible());
    QCOMPARE(popover->accessibleDescription(), QStringLiteral("Tokens of one request."));
    QTest::keyClick(popover, Qt::Key_Escape);
    QTRY_VERIFY(!context.row.findChild<InfoPopover *>());
}

void TestParameterRow::choicesOffTheSlider()
{
    ChoiceRow row;
    row.setChoices({{QStringLiteral("bf16"), QStringLiteral("BF16"), 16, true},
                    {QStringLiteral("nf4"), QStringLiteral("NF4"), 4, false},
                    {QStringLiteral("fp8"), QStringLiteral("FP8"), 8, true},
                    {QStringLiteral("awq-int4"), QStringLiteral("AWQ INT4"), 4, true}});
    row.resize(280, 90);
    row.QWidget::show();
    QSignalSpy edited(&row, &ChoiceRow::edited);
    row.show(QStringLiteral("bf16"));
    QCOMPARE(row.slider()->maximum(), 2);
    QCOMPARE(row.slider()->value(), 2); // the most bits on the right
    QVERIFY(!row.slider()->isHollow());
    row.show(QStringLiteral("nf4"));
    QCOMPARE(row.combo()->currentText(), QStringLiteral("NF4"));
    QCOMPARE(row.slider()->value(), 0);
    QVERIFY(row.slider()->isHollow());
    QCOMPARE(edited.count(), 0);
    QTest::keyClick(row.slider(), Qt::Key_Right);
    QCOMPARE(edited.count(), 1);
    QCOMPARE(edited.first().first().toString(), QStringLiteral("fp8"));
}

void TestParameterRow::nearestByRatio()
{
    // halfway between 8 and 32 by ratio is 16, by difference 20
    QCOMPARE(nearestStop({8, 32}, 15), 0);
    QCOMPARE(nearestStop({8, 32}, 17), 1);
    QCOMPARE(nearestStop({0, 10}, 4), 0);
    QCOMPARE(nearestStop({1, 2, 4}, 1e9), 2);
}

QTEST_MAIN(TestParameterRow)
#include "tst_parameter_row.moc"
