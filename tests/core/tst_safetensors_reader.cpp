// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/safetensors_reader.h"
#include "importer_files.h"

#include <QBuffer>
#include <QTest>

using namespace tarozi;
using namespace tarozi::test;
using namespace Qt::StringLiterals;

namespace {

Result<SafetensorsFile> read(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return readSafetensors(buffer, u"model.safetensors"_s);
}

Result<SafetensorsIndex> readIndex(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return readSafetensorsIndex(buffer, u"model.safetensors.index.json"_s);
}

} // namespace

class TestSafetensorsReader : public QObject
{
    Q_OBJECT

private slots:
    void readsNamesShapesAndBytes()
    {
        const QByteArray header =
            "{\"__metadata__\":{\"format\":\"pt\",\"note\":\"a \\\"quoted\\\" \\u00e9\"},"
            R"("model.embed_tokens.weight":{"dtype":"BF16","shape":[10,4],"data_offsets":[0,80]},)"
            R"("scale":{"shape":[],"dtype":"F32","data_offsets":[80,84]},)"
            R"("new":{"dtype":"F5_E9","shape":[3],"data_offsets":[84,86]},)"
            R"("packed":{"dtype":"F4","shape":[4,4],"data_offsets":[86,94]}}   )";
        const Result<SafetensorsFile> file = read(SafetensorsBytes::withHeader(header, 94));
        QVERIFY2(bool(file), qPrintable(file ? QString() : file.error().place));
        QCOMPARE(file->tensors.size(), 4U);
        QCOMPARE(file->tensors[0].name, "model.embed_tokens.weight");
        QCOMPARE(file->tensors[0].dtype, "BF16");
        QCOMPARE(file->tensors[0].shape, (std::vector<qint64>{10, 4}));
        QCOMPARE(file->tensors[0].bytes, 80);
        QCOMPARE(file->tensors[1].elements(), 1.0);
        QCOMPARE(file->tensors[2].bytes, 2);
        QCOMPARE(file->data_bytes, 94);
        QCOMPARE(file->header_bytes, 8 + header.size());
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Problem>("problem");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *name, const QByteArray &bytes, Problem problem, const QString &place) {
            QTest::newRow(name) << bytes << problem << place;
        };
        const auto header = [](const QByteArray &text, qint64 data = 64) {
            return SafetensorsBytes::withHeader(text, data);
        };
        const auto tensor = [&](const QByteArray &fields) { return header("{\"t\":{" + fields + "}}"); };
        const QByteArray good = R"("t":{"dtype":"F32","shape":[4],"data_offsets":[0,16]})";
        row("nothing", {}, Problem::Truncated, u"byte 0"_s);
        row("seven bytes", QByteArray(7, '\0'), Problem::Truncated, u"byte 0"_s);
        row("header longer than the file", GgufBytes::number(quint64(5000), false) + "{}", Problem::Truncated,
            u"byte 0"_s);
        row("absurd header", GgufBytes::number(~quint64(0), false) + "{}", Problem::Truncated, u"byte 0"_s);
        row("not JSON", header("{oops}"), Problem::NotJson, u"byte 9"_s);
        row("an array", header("[1]"), Problem::WrongType, u"byte 9"_s);
        row("no end", header("{\"t\":"), Problem::Truncated, u"byte 13"_s);
        row("more behind", header("{} x"), Problem::NotJson, u"byte 11"_s);
        row("a thousand levels", header("{\"t\":" + QByteArray(1000, '[')), Problem::WrongType, u"t"_s);
        row("a thousand levels of metadata", header("{\"__metadata__\":" + QByteArray(1000, '[')), Problem::TooDeep,
            u"byte 87"_s);
        row("twice the name", header('{' + good + ',' + good + '}'), Problem::Duplicate,
            u"byte %1"_s.arg(8 + 1 + good.size() + 1 + 3)); // behind the second "t"
        row("no dtype", tensor(R"("shape":[4],"data_offsets":[0,16])"), Problem::MissingKey, u"t.dtype"_s);
        row("no offsets", tensor(R"("dtype":"F32","shape":[4])"), Problem::MissingKey, u"t.data_offsets"_s);
        row("dtype is a number", tensor(R"("dtype":32,"shape":[4])"), Problem::WrongType, u"t.dtype"_s);
        row("shape is a number", tensor(R"("dtype":"F32","shape":4)"), Problem::WrongType, u"t.shape"_s);
        row("negative size", tensor(R"("dtype":"F32","shape":[-4],"data_offsets":[0,16])"), Problem::OutOfRange,
            u"t.shape"_s);
        row("fractional size", tensor(R"("dtype":"F32","shape":[4.5],"data_offsets":[0,16])"), Problem::OutOfRange,
            u"t.shape"_s);
        row("absurd size", tensor(R"("dtype":"F32","shape":[99999999999999999999],"data_offsets":[0,16])"),
            Problem::OutOfRange, u"t.shape"_s);
        row("absurd product", tensor(R"("dtype":"F9","shape":[1000000000000,1000000000000],"data_offsets":[0,16])"),
            Problem::TooLarge, u"t.shape"_s);
        row("nine dimensions", tensor(R"("dtype":"F32","shape":[1,1,1,1,1,1,1,1,1],"data_offsets":[0,4])"),
            Problem::TooLarge, u"t.shape"_s);
        row("backwards", tensor(R"("dtype":"F32","shape":[4],"data_offsets":[16,0])"), Problem::OutOfRange,
            u"t.data_offsets"_s);
        row("behind the end", tensor(R"("dtype":"F32","shape":[40],"data_offsets":[0,160])"), Problem::Truncated,
            u"t.data_offsets"_s);
        row("size and shape disagree", tensor(R"("dtype":"F32","shape":[4],"data_offsets":[0,15])"),
            Problem::OutOfRange, u"t.data_offsets"_s);
        row("overlap", header('{' + good + R"(,"u":{"dtype":"F32","shape":[4],"data_offsets":[8,24]}})"),
            Problem::OutOfRange, u"u.data_offsets"_s);
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Problem, problem);
        QFETCH(QString, place);
        const Result<SafetensorsFile> file = read(bytes);
        QVERIFY(!file);
        QCOMPARE(file.error().file, u"model.safetensors"_s);
        QCOMPARE(file.error().problem, problem);
        QCOMPARE(file.error().place, place);
    }

    void headerAboveTheLimitIsRefusedBySize()
    {
        const Result<SafetensorsFile> file =
            read(GgufBytes::number(quint64(40) << 20, false) + QByteArray(qsizetype(41) << 20, ' '));
        QVERIFY(!file);
        QCOMPARE(file.error().problem, Problem::TooLarge);
        QCOMPARE(file.error().expected.maximum, 33554432.0);
    }

    void indexListsShardsOnce()
    {
        QStringList names;
        QByteArray bytes = R"({"metadata":{"total_size":16060522496,"more":[1]},"weight_map":{)"
                           R"("b":"model-00002-of-00002.safetensors","a":"model-00001-of-00002.safetensors",)"
                           R"("c":"model-00002-of-00002.safetensors"}})";
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        const Result<SafetensorsIndex> index =
            readSafetensorsIndex(buffer, u"i"_s, [&](const QByteArray &name) { names += QString::fromUtf8(name); });
        QVERIFY(bool(index));
        QCOMPARE(index->total_size, 16060522496);
        QCOMPARE(index->tensors, 3);
        QCOMPARE(names, (QStringList{u"b"_s, u"a"_s, u"c"_s}));
        QCOMPARE(index->shards,
                 (QStringList{u"model-00002-of-00002.safetensors"_s, u"model-00001-of-00002.safetensors"_s}));
    }

    void refusesIndex_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Problem>("problem");
        QTest::addColumn<QString>("place");
        QTest::newRow("no map") << QByteArray(R"({"metadata":{}})") << Problem::MissingKey << u"weight_map"_s;
        QTest::newRow("map is a list") << QByteArray(R"({"weight_map":[]})") << Problem::WrongType << u"weight_map"_s;
        QTest::newRow("shard is a number")
            << QByteArray(R"({"weight_map":{"a":1}})") << Problem::WrongType << u"weight_map.a"_s;
        QTest::newRow("out of the folder")
            << QByteArray(R"({"weight_map":{"a":"../../etc/passwd"}})") << Problem::OutOfRange << u"weight_map.a"_s;
        QTest::newRow("negative total") << QByteArray(R"({"metadata":{"total_size":-5},"weight_map":{}})")
                                        << Problem::OutOfRange << u"metadata.total_size"_s;
        QTest::newRow("cut") << QByteArray(R"({"weight_map":{"a":"x.safetensors")") << Problem::Truncated
                             << u"byte 34"_s;
    }
    void refusesIndex()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Problem, problem);
        QFETCH(QString, place);
        const Result<SafetensorsIndex> index = readIndex(bytes);
        QVERIFY(!index);
        QCOMPARE(index.error().problem, problem);
        QCOMPARE(index.error().place, place);
    }
};

QTEST_GUILESS_MAIN(TestSafetensorsReader)
#include "tst_safetensors_reader.moc"
