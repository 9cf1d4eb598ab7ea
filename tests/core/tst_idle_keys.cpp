// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/repeated_keys.h"
#include "core/workload/scenario_file.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tarozi;

// Keys of a scenario file that change nothing are named with their place.
class IdleKeysTest : public QObject
{
    Q_OBJECT

private slots:
    void namesUnknownKeys();
    void namesRepeatedKeys();
    void saysNothingOfItsOwnKeys();
    void saysNothingOfAFileThatCannotBeRead();
    void repeatedKeys_data();
    void repeatedKeys();
};

namespace {

QStringList placesOf(const std::vector<Error> &errors, Problem problem)
{
    QStringList places;
    for (const Error &error : errors) {
        if (error.problem == problem)
            places += error.place;
    }
    return places;
}

} // namespace

void IdleKeysTest::namesUnknownKeys()
{
    const QByteArray file = R"({"tarozi": 1, "colour": "red", "serving": {"contxt": 4096, "engine": {"spec": {"n": 4}}},
        "candidates": [{"gpu": "l40s"}, {"gpu": "l4", "note": "spare"}]})";
    const std::vector<Error> errors = idleKeys(file, u"a.tarozi"_s);
    QStringList places = placesOf(errors, Problem::UnknownKey);
    places.sort();
    QCOMPARE(places,
             (QStringList{u"candidates[1].note"_s, u"colour"_s, u"serving.contxt"_s, u"serving.engine.spec.n"_s}));
    QCOMPARE(errors.front().file, u"a.tarozi"_s);
    QCOMPARE(placesOf(errors, Problem::Duplicate), QStringList());
}

void IdleKeysTest::namesRepeatedKeys()
{
    const std::vector<Error> errors =
        idleKeys(R"({"tarozi": 1, "serving": {"context": 4096, "context": 8192}})", u"a.tarozi"_s);
    QCOMPARE(placesOf(errors, Problem::Duplicate), QStringList{u"serving.context"_s});
    QCOMPARE(placesOf(errors, Problem::UnknownKey), QStringList());
}

void IdleKeysTest::saysNothingOfItsOwnKeys()
{
    QVERIFY(idleKeys(writeScenario(Scenario()), u"a.tarozi"_s).empty());
}

void IdleKeysTest::saysNothingOfAFileThatCannotBeRead()
{
    QVERIFY(idleKeys("{", u"a.tarozi"_s).empty());
    QVERIFY(idleKeys("[1]", u"a.tarozi"_s).empty());
    QTemporaryDir folder;
    QVERIFY(idleKeysOf(folder.filePath(u"absent.tarozi"_s)).empty());
}

void IdleKeysTest::repeatedKeys_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QStringList>("places");
    QTest::newRow("none") << QByteArray(R"({"a": 1, "b": {"a": 2}})") << QStringList();
    QTest::newRow("thrice") << QByteArray(R"({"a":1,"a":2,"a":3})") << QStringList{u"a"_s};
    QTest::newRow("in a list") << QByteArray(R"([{"a":1}, {"a":[1,2], "a":2}])") << QStringList{u"[1].a"_s};
    QTest::newRow("values are no keys") << QByteArray(R"({"a":"a","b":"a"})") << QStringList();
    QTest::newRow("a quote inside") << QByteArray(R"({"a\"b":1, "a\"b" : 2})") << QStringList{uR"(a\"b)"_s};
    QTest::newRow("signs inside text") << QByteArray(R"({"a":"}{,\"a\":", "b":1})") << QStringList();
}

void IdleKeysTest::repeatedKeys()
{
    QFETCH(QByteArray, json);
    QFETCH(QStringList, places);
    QCOMPARE(tarozi::repeatedKeys(json), places);
}

QTEST_GUILESS_MAIN(IdleKeysTest)
#include "tst_idle_keys.moc"
