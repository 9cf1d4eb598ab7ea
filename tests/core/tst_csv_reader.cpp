// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/csv_reader.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tarozi;

class CsvReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void readsQuotes();
    void readsOtherLineEndsAndTheMark();
    void emptyCellsAreAbsentNumbers();
    void numbersAreOfTheCLocale();
    void brokenTables_data();
    void brokenTables();
};

void CsvReaderTest::readsQuotes()
{
    const auto table = CsvTable::parse("id,note\n1,\"a, \"\"b\"\"\nc\"\n2,plain\n", u"t.csv"_s);
    QVERIFY(table);
    QCOMPARE(table->rowCount(), size_t(2));
    QCOMPARE(table->text(0, u"note"_s), u"a, \"b\"\nc"_s);
    QCOMPARE(table->text(1, u"note"_s), u"plain"_s);
}

void CsvReaderTest::readsOtherLineEndsAndTheMark()
{
    const auto table = CsvTable::parse("\xef\xbb\xbfid,v\r\n1,2\r\n\r\n3,4", u"t.csv"_s);
    QVERIFY(table);
    QVERIFY(table->hasColumn(u"id"_s));
    QCOMPARE(table->rowCount(), size_t(2));
    QCOMPARE(table->text(1, u"v"_s), u"4"_s);
}

void CsvReaderTest::emptyCellsAreAbsentNumbers()
{
    const auto table = CsvTable::parse("a,b\n,x\n0,1.5e3\n", u"t.csv"_s);
    QVERIFY(table);
    QVERIFY(!table->number(0, u"a"_s));
    QVERIFY(!table->number(0, u"b"_s));
    QVERIFY(!table->number(0, u"no such column"_s));
    QCOMPARE(*table->number(1, u"a"_s), 0.0);
    QCOMPARE(*table->number(1, u"b"_s), 1500.0);
}

void CsvReaderTest::numbersAreOfTheCLocale()
{
    QLocale::setDefault(QLocale(QLocale::Russian));
    const auto table = CsvTable::parse("a\n12.5\n", u"t.csv"_s);
    QCOMPARE(*table->number(0, u"a"_s), 12.5);
    QLocale::setDefault(QLocale::c());
}

void CsvReaderTest::brokenTables_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Problem>("problem");
    QTest::addColumn<QString>("place");
    QTest::newRow("empty") << QByteArray(" \n ") << Problem::Empty << QString();
    QTest::newRow("open quote") << QByteArray("a,b\n1,\"2\n3") << Problem::Truncated << u"line 2"_s;
    QTest::newRow("too few cells") << QByteArray("a,b\n1,2\n3\n") << Problem::WrongFormat << u"line 3"_s;
}

void CsvReaderTest::brokenTables()
{
    QFETCH(QByteArray, bytes);
    QFETCH(Problem, problem);
    QFETCH(QString, place);
    const auto table = CsvTable::parse(bytes, u"t.csv"_s);
    QVERIFY(!table);
    QCOMPARE(table.error().problem, problem);
    QCOMPARE(table.error().file, u"t.csv"_s);
    QCOMPARE(table.error().place, place);
}

QTEST_APPLESS_MAIN(CsvReaderTest)
#include "tst_csv_reader.moc"
