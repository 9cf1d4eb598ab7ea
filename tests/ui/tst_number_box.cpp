// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/number_box.h"
#include "ui/language/language_manager.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <cmath>

using namespace tarozi::ui;

namespace {

const QString kNoBreakSpace(QChar(0x00a0));
const QString kNarrowSpace(QChar(0x202f));
const QString kThinSpace(QChar(0x2009));

// A window with a box and a second widget that can take the focus.
struct Form {
    explicit Form(Language language, int decimals)
    {
        QLocale::setDefault(localeOf(language));
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(box = new NumberBox);
        layout->addWidget(other = new QLineEdit);
        box->setRange(0, 10'000'000);
        box->setDecimals(decimals);
        box->setValue(7);
        window.setLocale(localeOf(language));
        window.show();
        other->setFocus();
        active = QTest::qWaitForWindowActive(&window);
    }

    void type(const QString &text)
    {
        box->setFocus();
        box->selectAll();
        for (const QChar c : text) {
            if (c.unicode() < 128)
                QTest::keyClick(box, c.toLatin1());
            else // Qt Test's own clicks know ASCII only
                QTest::sendKeyEvent(QTest::Click, box, Qt::Key_unknown, c, Qt::NoModifier);
        }
        QTest::keyClick(box, Qt::Key_Return);
    }

    QWidget window;
    NumberBox *box = nullptr;
    QLineEdit *other = nullptr;
    bool active = false;
};

QLineEdit *editor(NumberBox *box)
{
    return box->findChild<QLineEdit *>();
}

} // namespace

class TestNumberBox : public QObject
{
    Q_OBJECT

private slots:
    void typedNumber_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value"); // NaN: not understood, the 7 stays

        for (const Language language : kLanguages) {
            const auto row = [language](const char *name, int decimals, const QString &typed, double value) {
                QTest::addRow("%s: %s", qPrintable(languageCode(language)), name)
                    << language << decimals << typed << value;
            };
            const bool english = language == Language::English;
            row("point", 2, u"12.5"_qs, 12.5);
            row("comma", 2, u"12,5"_qs, 12.5);
            row("point first", 2, u".5"_qs, 0.5);
            row("comma first", 2, u",5"_qs, 0.5);
            row("point last", 2, u"12."_qs, 12);
            row("four digits after", 4, u"1,2345"_qs, 1.2345);
            row("zero before three digits", 3, u"0,125"_qs, 0.125);
            row("comma before three digits", 3, u"1,500"_qs, english ? 1500 : 1.5);
            row("point before three digits", 3, u"1.500"_qs, 1.5);
            row("English habit", 2, u"1,234.5"_qs, 1234.5);
            row("German habit", 2, u"1.234,5"_qs, 1234.5);
            row("two commas", 2, u"1,500,000"_qs, 1500000);
            row("spaces", 2, u"1 500 000,5"_qs, 1500000.5);
            row("no-break spaces", 0, u"1"_qs + kNoBreakSpace + u"500"_qs + kNoBreakSpace + u"000"_qs, 1500000);
            row("narrow spaces", 0, u"1"_qs + kNarrowSpace + u"500"_qs + kNarrowSpace + u"000"_qs, 1500000);
            row("thin spaces", 0, u"1"_qs + kThinSpace + u"500"_qs, 1500);
            row("whole, comma", 0, u"1,500"_qs, 1500);
            row("whole, point", 0, u"1.500"_qs, 1500);
            row("whole, points", 0, u"1.500.000"_qs, 1500000);
            row("whole, plain", 0, u"4096"_qs, 4096);
            row("whole, spaces around", 0, u" 4096 "_qs, 4096);
            row("fraction for a whole number", 0, u"12.5"_qs, qQNaN());
            row("fraction for a whole number, comma", 0, u"1,5"_qs, qQNaN());
            row("broken groups", 0, u"80 24"_qs, qQNaN());
            row("broken groups, commas", 0, u"1,50,000"_qs, qQNaN());
            row("two decimal marks", 2, u"1.5.5"_qs, qQNaN());
            row("an exponent", 0, u"8e9"_qs, qQNaN());
            row("a signed exponent", 2, u"8E+9"_qs, qQNaN());
            row("nothing", 0, u""_qs, 7);
        }
    }

    void typedNumber()
    {
        QFETCH(Language, language);
        QFETCH(int, decimals);
        QFETCH(QString, typed);
        QFETCH(double, value);
        Form form(language, decimals);
        QVERIFY(form.active);
        if (typed.isEmpty()) {
            form.box->setFocus();
            form.box->selectAll();
            QTest::keyClick(form.box, Qt::Key_Backspace);
            QTest::keyClick(form.box, Qt::Key_Return);
        } else {
            form.type(typed);
        }
        QCOMPARE(form.box->value(), std::isnan(value) ? 7.0 : value);
        QCOMPARE(form.box->note().isEmpty(), !std::isnan(value));
    }

    void typedUnit_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value");
        QTest::newRow("the suffix") << u"80 GB"_qs << 80.0;
        QTest::newRow("without a space") << u"80gb"_qs << 80.0;
        QTest::newRow("a larger unit") << u"1,5 TB"_qs << 1500.0;
        QTest::newRow("another language's") << QString(u"80%1\u0413\u0411"_qs).arg(kNoBreakSpace) << 80.0;
        QTest::newRow("half a unit") << u"80 G"_qs << 7.0;
    }

    void typedUnit()
    {
        QFETCH(QString, typed);
        QFETCH(double, value);
        Form form(Language::Uzbek, 1);
        QVERIFY(form.active);
        form.box->setSuffix(u" GB"_qs);
        form.box->setUnits({{u"TB"_qs, 1000}, {u"\u0413\u0411"_qs, 1}});
        form.type(typed);
        QCOMPARE(form.box->value(), value);
    }

    void pastedText()
    {
        Form form(Language::Russian, 1);
        QVERIFY(form.active);
        form.box->setSuffix(QString(u"%1\u0413\u0411"_qs).arg(kNoBreakSpace));
        form.box->setUnits({{u"GB"_qs, 1}});
        form.box->setFocus();
        editor(form.box)->selectAll();
        editor(form.box)->insert(u"80.5 GB"_qs);
        QTest::keyClick(form.box, Qt::Key_Return);
        QCOMPARE(form.box->value(), 80.5);
        QCOMPARE(form.box->text(), QString(u"80,5%1\u0413\u0411"_qs).arg(kNoBreakSpace));
    }

    void strangeTextIsRefusedWhole()
    {
        Form form(Language::English, 0);
        QVERIFY(form.active);
        form.box->setFocus();
        editor(form.box)->selectAll();
        editor(form.box)->insert(u"80 apples"_qs); // a pasted unit that the box does not know
        QTest::keyClick(form.box, Qt::Key_Return);
        QCOMPARE(form.box->value(), 7.0);
    }

    void outsideTheRangeIsSaid_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("note");
        QTest::newRow("above") << u"300000"_qs << 131072.0 << u"The largest value is 131,072."_qs;
        QTest::newRow("below") << u"3"_qs << 16.0 << u"The smallest value is 16."_qs;
    }

    void outsideTheRangeIsSaid()
    {
        QFETCH(QString, typed);
        QFETCH(double, value);
        QFETCH(QString, note);
        Form form(Language::English, 0);
        QVERIFY(form.active);
        form.box->setRange(16, 131072);
        form.box->setValue(4096);
        QSignalSpy notes(form.box, &NumberBox::noteChanged);
        QSignalSpy values(form.box, &QDoubleSpinBox::valueChanged);
        form.box->setFocus();
        form.box->selectAll();
        QTest::keyClicks(form.box, typed);
        form.other->setFocus();
        QCOMPARE(form.box->value(), value);
        QCOMPARE(values.count(), 1);
        QCOMPARE(notes.count(), 1);
        QCOMPARE(form.box->note(), note);

        form.type(u"4096"_qs); // the next entry takes the note away
        QCOMPARE(form.box->value(), 4096.0);
        QCOMPARE(form.box->note(), QString());

        form.type(u"300000"_qs);
        form.box->setValue(8192); // an undo or a preset does, too
        QCOMPARE(form.box->note(), QString());
    }

    void oneChangeForOneEntry()
    {
        Form form(Language::Russian, 0);
        QVERIFY(form.active);
        QSignalSpy values(form.box, &QDoubleSpinBox::valueChanged);
        form.box->setFocus();
        form.box->selectAll();
        QTest::keyClicks(form.box, u"4096"_qs);
        QCOMPARE(values.count(), 0);
        QTest::keyClick(form.box, Qt::Key_Return);
        QCOMPARE(values.count(), 1);
        QCOMPARE(values.first().first().toDouble(), 4096.0);
    }

    void groupsAreShownWhileNobodyTypes()
    {
        Form form(Language::Russian, 2);
        QVERIFY(form.active);
        form.box->setValue(16384.5);
        QCOMPARE(form.box->text(), u"16"_qs + kNoBreakSpace + u"384,5"_qs);
        form.box->setFocus();
        QCOMPARE(form.box->text(), u"16384,5"_qs);
        form.other->setFocus();
        QCOMPARE(form.box->text(), u"16"_qs + kNoBreakSpace + u"384,5"_qs);
    }

    // With English groups in the editor a deleted digit would leave "16,38", which reads as sixteen and a bit.
    void deletingADigitNeverMovesTheMark()
    {
        Form form(Language::English, 2);
        QVERIFY(form.active);
        form.box->setValue(16384);
        form.box->setFocus();
        QTest::keyClick(form.box, Qt::Key_End);
        QTest::keyClick(form.box, Qt::Key_Backspace);
        QTest::keyClick(form.box, Qt::Key_Return);
        QCOMPARE(form.box->value(), 1638.0);
    }

    void languageChangeReachesTheText()
    {
        LanguageManager languages;
        QWidget window;
        auto *box = new NumberBox(&window);
        box->setRange(0, 1e6);
        box->setDecimals(1);
        box->setValue(1234.5);
        QCOMPARE(box->text(), u"1,234.5"_qs);
        languages.setLanguage(Language::Uzbek);
        QCOMPARE(box->text(), u"1"_qs + kNoBreakSpace + u"234,5"_qs);
    }

    // While an entry is being typed undo is the editor's, and the program's as soon as it is finished.
    void undoAfterAnEntryIsThePrograms()
    {
        Form form(Language::English, 1);
        QVERIFY(form.active);
        QShortcut undo(QKeySequence::Undo, &form.window);
        QSignalSpy undone(&undo, &QShortcut::activated);
        form.type(u"12.5"_qs);
        QCOMPARE(form.box->value(), 12.5);
        QTest::keyClick(form.box, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(undone.count(), 1);
        QTest::keyClick(form.box, Qt::Key_3);
        QTest::keyClick(form.box, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(undone.count(), 1);
        QCOMPARE(form.box->text(), u"12.5"_qs);
    }

    void wheelNeedsTheFocus()
    {
        Form form(Language::English, 0);
        QVERIFY(form.active);
        const auto roll = [&] {
            QWheelEvent event(QPointF(5, 5), form.box->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(form.box, &event);
            return event.isAccepted();
        };
        QVERIFY(!roll()); // left to the scroll area
        QCOMPARE(form.box->value(), 7.0);
        form.box->setFocus();
        QVERIFY(roll());
        QCOMPARE(form.box->value(), 8.0);
        QCOMPARE(form.box->focusPolicy(), Qt::StrongFocus);
    }

    void buddyGivesTheName()
    {
        Form form(Language::English, 0);
        QVERIFY(form.active);
        QLabel label(u"&Context length"_qs, &form.window);
        label.setBuddy(form.box);
        QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(form.box);
        QVERIFY(accessible);
        QCOMPARE(accessible->text(QAccessible::Name), u"Context length"_qs);
    }
};

QTEST_MAIN(TestNumberBox)
#include "tst_number_box.moc"
