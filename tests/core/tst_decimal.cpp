// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decimal.h"

#include <QtTest>

#include <clocale>
#include <cmath>
#include <limits>

using namespace tarozi;
using namespace Qt::StringLiterals;

class DecimalTest : public QObject
{
    Q_OBJECT

private slots:
    void readsAndWritesTheSameDigits_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text : {u"0"_s, u"52.68"_s, u"-0.5"_s, u"1234567890.123456789"_s, u"0.000000001"_s,
                                    u"99999999999999999999999999"_s})
            QTest::addRow("%s", qPrintable(text)) << text;
    }

    void readsAndWritesTheSameDigits()
    {
        QFETCH(QString, text);
        const std::optional<Decimal> value = Decimal::fromText(text);
        QVERIFY(value);
        QCOMPARE(value->toText(), text);
    }

    void refusesWhatIsNoNumber_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text :
             {u""_s, u"-"_s, u"."_s, u"1,5"_s, u"1e3"_s, u"12 "_s, u"1 000"_s, u"0x10"_s, u"1.2.3"_s, u"nan"_s})
            QTest::addRow("'%s'", qPrintable(text)) << text;
    }

    void refusesWhatIsNoNumber()
    {
        QFETCH(QString, text);
        QVERIFY(!Decimal::fromText(text));
    }

    void sumsOfTenthsAreExact()
    {
        Decimal sum;
        for (int i = 0; i < 10; ++i)
            sum += Decimal::fromDouble(0.1);
        QCOMPARE(sum, Decimal::fromInteger(1));
        QCOMPARE(Decimal::fromDouble(0.1) + Decimal::fromDouble(0.2), *Decimal::fromText(u"0.3"_s));
    }

    void doublesComeBackUnchanged_data()
    {
        QTest::addColumn<double>("value");
        for (const double value : {52.68, 132.46, 410.94, 0.000096774, 11987.65, 1e12, -329.66})
            QTest::addRow("%.9g", value) << value;
    }

    void doublesComeBackUnchanged()
    {
        QFETCH(double, value);
        QCOMPARE(Decimal::fromDouble(value).toDouble(), value);
        const QByteArray before = setlocale(LC_ALL, nullptr);
        setlocale(LC_ALL, "ru_RU.UTF-8"); // where it exists, the C library writes a comma
        const double again = Decimal::fromDouble(value).toDouble();
        setlocale(LC_ALL, before.constData());
        QCOMPARE(again, value);
    }

    void roundsHalfToEven()
    {
        const auto rounded = [](const QString &text, int places) {
            return Decimal::fromText(text)->rounded(places).toText();
        };
        QCOMPARE(rounded(u"0.125"_s, 2), u"0.12"_s);
        QCOMPARE(rounded(u"0.135"_s, 2), u"0.14"_s);
        QCOMPARE(rounded(u"-0.125"_s, 2), u"-0.12"_s);
        QCOMPARE(rounded(u"-0.126"_s, 2), u"-0.13"_s);
        QCOMPARE(rounded(u"2.5"_s, 0), u"2"_s);
        QCOMPARE(rounded(u"3.5"_s, 0), u"4"_s);
        QCOMPARE(Decimal::fromText(u"0.0000000005"_s)->toText(), u"0"_s);           // half, even below
        QCOMPARE(Decimal::fromText(u"0.0000000015"_s)->toText(), u"0.000000002"_s); // half, odd below
        QCOMPARE(Decimal::fromText(u"0.00000000050000000000001"_s)->toText(), u"0.000000001"_s);
    }

    void multipliesAndDivides()
    {
        // 52.68 · 24 = 1264.32; 1264.32 / 24 = 52.68; 1 / 3 = 0.333333333
        const Decimal price = Decimal::fromDouble(52.68);
        QCOMPARE((price * Decimal::fromInteger(24)).toText(), u"1264.32"_s);
        QCOMPARE(Decimal::fromDouble(1264.32) / Decimal::fromInteger(24), price);
        QCOMPARE((Decimal::fromInteger(1) / Decimal::fromInteger(3)).toText(), u"0.333333333"_s);
        QCOMPARE((Decimal::fromInteger(-2) / Decimal::fromInteger(3)).toText(), u"-0.666666667"_s);
    }

    void whatDoesNotFitStaysVisible()
    {
        const Decimal huge = *Decimal::fromText(u"99999999999999999999999999"_s);
        QVERIFY((huge * huge).isOverflow());
        QVERIFY((huge * huge + Decimal::fromInteger(1)).isOverflow());
        QVERIFY((Decimal() - huge * huge).isOverflow());
        QVERIFY((Decimal::fromInteger(1) / Decimal()).isOverflow());
        QVERIFY(std::isinf((huge * huge).toDouble()));
        QVERIFY((huge * huge).toText().isEmpty());
        QVERIFY(Decimal::fromDouble(std::numeric_limits<double>::quiet_NaN()).isOverflow());
        QVERIFY(Decimal::fromDouble(1e300).isOverflow());
    }
};

QTEST_GUILESS_MAIN(DecimalTest)
#include "tst_decimal.moc"
