// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/json_reader.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tarozi;

class JsonReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void namesWhatIsWrongWithTheBytes_data();
    void namesWhatIsWrongWithTheBytes();
    void refusesTooManyBytes();
    void namesThePlaceOfAWrongValue();
    void namesTheRecord();
    void keepsTheFirstError();
    void takesNullAsAbsent();
    void refusesFractionsWhereIntegersBelong();
    void shortensWhatItFound();
};

void JsonReaderTest::namesWhatIsWrongWithTheBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("problem");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const QByteArray &bytes, Problem problem, const QString &place) {
        QTest::addRow("%s", name) << bytes << int(problem) << place;
    };
    row("nothing", "", Problem::Empty, {});
    row("white space", " \n\t ", Problem::Empty, {});
    row("cut after a key", R"({"a": )", Problem::Truncated, u"byte 6"_s);
    row("cut inside a string", "{\n\"a\": \"xy", Problem::Truncated, u"line 2"_s);
    row("cut inside a list", "[1, 2,", Problem::Truncated, u"byte 6"_s);
    row("text", "hello", Problem::NotJson, u"byte 0"_s);
    row("a bare number", "42", Problem::NotJson, u"byte 0"_s);
    row("infinity", "{\n\n\"a\": Infinity}", Problem::NotJson, u"line 3"_s);
    row("rubbish after the end", "{} x", Problem::NotJson, u"byte 3"_s);
    row("nested too deeply", QByteArray(1000, '['), Problem::TooDeep, u"byte 64"_s);
    row("binary",
        QByteArray("\x7f"
                   "ELF\0\1\2",
                   7),
        Problem::NotJson, u"byte 0"_s);
}

void JsonReaderTest::namesWhatIsWrongWithTheBytes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, problem);
    QFETCH(QString, place);
    const Result<QJsonValue> result = parseJson(bytes, u"x.json"_s);
    QVERIFY(!result);
    QCOMPARE(int(result.error().problem), problem);
    QCOMPARE(result.error().file, u"x.json"_s);
    QCOMPARE(result.error().place, place);
}

void JsonReaderTest::refusesTooManyBytes()
{
    const Result<QJsonValue> result = parseJson("[1, 2, 3]", u"x.json"_s, {8, 64});
    QVERIFY(!result);
    QCOMPARE(result.error().problem, Problem::TooLarge);
    QCOMPARE(result.error().found, u"9 bytes"_s);
    QCOMPARE(result.error().expected.maximum, std::optional(8.0));
}

namespace {

struct Read {
    JsonReader::Report report{u"x.json"_s, {}};
    JsonReader root;

    explicit Read(const QByteArray &bytes, const QString &place = {}) : root(*parseJson(bytes, {}), report, place) {}
};

} // namespace

void JsonReaderTest::namesThePlaceOfAWrongValue()
{
    const Read read(R"({"memory": {"parts": [{"gb": 4}, {"gb": "four"}]}})");
    for (const JsonReader &part : read.root.child("memory"_L1).children("parts"_L1))
        part.number("gb"_L1, {0, 10});
    QVERIFY(read.report.error);
    QCOMPARE(read.report.error->file, u"x.json"_s);
    QCOMPARE(read.report.error->place, u"memory.parts[1].gb"_s);
    QCOMPARE(read.report.error->problem, Problem::WrongType);
    QCOMPARE(read.report.error->found, u"\"four\""_s);
    QCOMPARE(read.report.error->expected, (Expectation{Expectation::Kind::Number, 0.0, 10.0, {}}));
}

void JsonReaderTest::namesTheRecord()
{
    const Read read(R"({"id": "l40s"})", u"records[3]"_s);
    read.root.child("memory"_L1);
    QVERIFY(read.report.error);
    QCOMPARE(read.report.error->place, u"records[3] (l40s).memory"_s);
    QCOMPARE(read.report.error->problem, Problem::MissingKey);
}

void JsonReaderTest::keepsTheFirstError()
{
    const Read read(R"({"a": -1, "b": []})");
    read.root.number("a"_L1, {0, 1});
    read.root.text("b"_L1);
    QCOMPARE(read.report.error->place, u"a"_s);
    QCOMPARE(read.report.error->problem, Problem::OutOfRange);
    QVERIFY(!read.root.ok());
}

void JsonReaderTest::takesNullAsAbsent()
{
    const Read read(R"({"a": null})");
    QCOMPARE(read.root.optionalNumber("a"_L1, {}), std::nullopt);
    QCOMPARE(read.root.optionalText("a"_L1), QString());
    QVERIFY(read.root.children("a"_L1).empty());
    QVERIFY(read.root.ok());
    read.root.text("a"_L1);
    QCOMPARE(read.report.error->problem, Problem::MissingKey);
}

void JsonReaderTest::refusesFractionsWhereIntegersBelong()
{
    const Read read(R"({"layers": 1.5, "huge": 1e300})");
    QCOMPARE(read.root.optionalInt("layers"_L1, {}), std::nullopt);
    QCOMPARE(read.report.error->problem, Problem::WrongType);
    QCOMPARE(read.report.error->found, u"1.5"_s);
    const Read other(R"({"huge": 1e300})");
    QCOMPARE(other.root.optionalInt("huge"_L1, {}), std::nullopt);
    QCOMPARE(other.report.error->problem, Problem::OutOfRange);
}

void JsonReaderTest::shortensWhatItFound()
{
    QCOMPARE(shortened(QJsonValue(QString(500, u'x'))), u'"' + QString(60, u'x') + u"...\""_s);
    QCOMPARE(shortened(QJsonValue(QJsonObject())), u"{...}"_s);
    QCOMPARE(shortened(QJsonValue(2.5)), u"2.5"_s);
}

QTEST_GUILESS_MAIN(JsonReaderTest)
#include "tst_json_reader.moc"
