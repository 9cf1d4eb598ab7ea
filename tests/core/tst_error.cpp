// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tarozi;

class ErrorTest : public QObject
{
    Q_OBJECT

private slots:
    void describesInOneLine_data();
    void describesInOneLine();
    void describesEveryProblem();
};

void ErrorTest::describesInOneLine_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("line");
    using Kind = Expectation::Kind;
    QTest::addRow("range") << Error{Problem::OutOfRange,
                                    u"a.tarozi"_s,
                                    u"serving.context"_s,
                                    u"-5"_s,
                                    {Kind::Integer, 1.0, 16777216.0, {}}}
                           << u"a.tarozi: serving.context is out of range; found -5; expected a whole number from 1 to "
                              "16777216"_s;
    QTest::addRow("empty file") << Error{Problem::Empty, u"a.tarozi"_s, {}, {}, {Kind::Format, {}, {}, {u"JSON"_s}}}
                                << u"a.tarozi is empty; expected JSON"_s;
    QTest::addRow("option")
        << Error{Problem::UnknownId, {}, u"--gpu"_s, u"\"l40x\""_s, {Kind::OneOf, {}, {}, {u"l40s"_s, u"l40"_s}}}
        << u"--gpu is not in the catalogue; found \"l40x\"; expected one of l40s, l40"_s;
    QTest::addRow("ids of a file")
        << Error{Problem::UnknownId, u"a.tarozi"_s, u"gpu"_s, u"l40x"_s, {Kind::OneOf, {}, {}, {u"l40s"_s, u"l40"_s}}}
        << u"a.tarozi: gpu is not in the catalogue; found l40x; expected one of l40s, l40 ..."_s;
    QTest::addRow("levels") << Error{Problem::TooDeep, u"a.tarozi"_s, u"byte 64"_s, {}, {Kind::Integer, {}, 32.0, {}}}
                            << u"a.tarozi: byte 64 is nested too deeply; expected at most 32 levels"_s;
    QTest::addRow("what a terminal would obey") << Error{Problem::UnknownId, {}, u"id"_s, u"a\x1b[2J\nb"_s, {}}
                                                << u"id is not in the catalogue; found a\ufffd[2J b"_s;
    QTest::addRow("version")
        << Error{Problem::FutureVersion, u"a.tarozi"_s, u"tarozi"_s, u"9"_s, {Kind::VersionUpTo, {}, 1.0, {}}}
        << u"a.tarozi: tarozi was written by a newer program; found 9; expected version 1 or "
           "older"_s;
    QTest::addRow("no expectation") << Error{Problem::CannotRead, u"a.tarozi"_s, {}, u"No such file"_s, {}}
                                    << u"a.tarozi cannot be read; found No such file"_s;
}

void ErrorTest::describesInOneLine()
{
    QFETCH(Error, error);
    QFETCH(QString, line);
    QCOMPARE(describe(error), line);
}

void ErrorTest::describesEveryProblem()
{
    QSet<QString> lines;
    for (int i = 0; i <= int(Problem::TooDeep); ++i) {
        const QString line = describe({Problem(i), u"f"_s, {}, {}, {}});
        QVERIFY2(line.size() > 5, qPrintable(line));
        lines += line;
    }
    QCOMPARE(int(lines.size()), int(Problem::TooDeep) + 1);
}

QTEST_GUILESS_MAIN(ErrorTest)
#include "tst_error.moc"
