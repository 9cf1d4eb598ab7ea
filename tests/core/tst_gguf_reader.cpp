// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gguf_reader.h"
#include "core/importers/gguf_types.h"
#include "importer_files.h"

#include <QBuffer>
#include <QTest>

using namespace tarozi;
using namespace tarozi::test;
using namespace Qt::StringLiterals;

namespace {

Result<GgufFile> read(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return readGguf(buffer, u"model.gguf"_s);
}

GgufBytes twoTensors(quint32 version, bool big_endian)
{
    GgufBytes file(version, big_endian);
    file.string("general.architecture", "llama")
        .u32("llama.block_count", 2)
        .add("llama.rope.freq_base", 6, 500000.0F)
        .add("big", 10, quint64(1) << 40)
        .add("signed", 11, qint64(-7))
        .add("flag", 7, quint8(1))
        .numbers("llama.attention.head_count_kv", {8, 0})
        .strings("tokenizer.ggml.tokens", {"a", "b", "c"});
    // 64 x 4 elements of q4_0: 8 blocks of 18 bytes; 64 floats: 256 bytes
    file.tensor("blk.0.attn_q.weight", {64, 4}, 2, 144).tensor("output_norm.weight", {64}, 0, 256);
    return file;
}

} // namespace

class TestGgufReader : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryVersionAndByteOrder_data()
    {
        QTest::addColumn<quint32>("version");
        QTest::addColumn<bool>("big_endian");
        QTest::newRow("1, little") << 1U << false;
        QTest::newRow("2, little") << 2U << false;
        QTest::newRow("3, little") << 3U << false;
        QTest::newRow("3, big") << 3U << true;
    }
    void readsEveryVersionAndByteOrder()
    {
        QFETCH(quint32, version);
        QFETCH(bool, big_endian);
        const Result<GgufFile> file = read(twoTensors(version, big_endian).bytes());
        QVERIFY2(bool(file), qPrintable(file ? QString() : describe(file.error())));
        QCOMPARE(file->version, int(version));
        QCOMPARE(file->big_endian, big_endian);
        QCOMPARE(file->text(u"general.architecture"_s), u"llama"_s);
        QCOMPARE(file->integer(u"llama.block_count"_s), 2);
        QCOMPARE(file->number(u"llama.rope.freq_base"_s), 500000.0);
        QCOMPARE(file->integer(u"big"_s), qint64(1) << 40);
        QCOMPARE(file->integer(u"signed"_s), -7);
        QCOMPARE(file->number(u"flag"_s), 1.0);
        QCOMPARE(file->array(u"llama.attention.head_count_kv"_s)->numbers, (std::vector<double>{8, 0}));
        QCOMPARE(file->array(u"tokenizer.ggml.tokens"_s)->count, 3);
        QCOMPARE(file->tensors.size(), 2U);
        QCOMPARE(file->tensors[0].name, "blk.0.attn_q.weight");
        QCOMPARE(file->tensors[0].sizes, (std::vector<qint64>{64, 4}));
        QCOMPARE(file->tensors[0].bytes, 144);
        QCOMPARE(file->tensors[0].parameters(), 256.0);
        QCOMPARE(file->tensors[1].bytes, 256);
    }

    // bits per weight of the format's page; two of its fixed points
    void blockSizes_data()
    {
        QTest::addColumn<quint32>("id");
        QTest::addColumn<double>("bits");
        QTest::newRow("q4_0") << 2U << 4.5;
        QTest::newRow("q8_0") << 8U << 8.5;
        QTest::newRow("q2_k") << 10U << 2.625;
        QTest::newRow("q3_k") << 11U << 3.4375;
        QTest::newRow("q4_k") << 12U << 4.5;
        QTest::newRow("q5_k") << 13U << 5.5;
        QTest::newRow("q6_k") << 14U << 6.5625;
        QTest::newRow("iq2_xxs") << 16U << 2.0625;
        QTest::newRow("iq4_xs") << 23U << 4.25;
        QTest::newRow("bf16") << 30U << 16.0;
        QTest::newRow("tq1_0") << 34U << 1.6875;
        QTest::newRow("mxfp4") << 39U << 4.25;
        QTest::newRow("nvfp4") << 40U << 4.5;
    }
    void blockSizes()
    {
        QFETCH(quint32, id);
        QFETCH(double, bits);
        const GgmlType *type = ggmlType(id);
        QVERIFY(type);
        QCOMPARE(type->name, QTest::currentDataTag());
        QCOMPARE(8.0 * type->bytes / type->block, bits);
    }

    void unknownTypeIsMeasuredByTheNextTensor()
    {
        GgufBytes bytes;
        bytes.tensor("a", {64}, 99, 96).tensor("b", {8}, 0, 32);
        const Result<GgufFile> file = read(bytes.bytes());
        QVERIFY(bool(file));
        QVERIFY(!file->tensors[0].known_type);
        QCOMPARE(file->tensors[0].bytes, 96);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Problem>("problem");
        QTest::addColumn<QString>("place");
        const GgufBytes plain;
        const auto text = [&](const QByteArray &bytes) { return plain.text(bytes); };
        const auto u32 = [&](quint32 value) { return plain.number(value); };
        const auto u64 = [&](quint64 value) { return plain.number(value); };
        const auto row = [](const char *name, const QByteArray &bytes, Problem problem, const QString &place) {
            QTest::newRow(name) << bytes << problem << place;
        };
        row("nothing", {}, Problem::Truncated, u"byte 0"_s);
        row("another kind", "GGML....", Problem::WrongFormat, u"byte 0"_s);
        row("version 0", "GGUF" + u32(0), Problem::OutOfRange, u"byte 4"_s);
        row("version 4", "GGUF" + u32(4) + u64(0) + u64(0), Problem::FutureVersion, u"byte 4"_s);
        row("ends in the counts", "GGUF" + u32(3) + u64(0), Problem::Truncated, u"byte 16"_s);
        row("absurd tensors", plain.header(~quint64(0), 0), Problem::TooLarge, u"byte 8"_s);
        row("absurd pairs", plain.header(0, quint64(1) << 62), Problem::TooLarge, u"byte 16"_s);
        row("more tensors than bytes", plain.header(1000, 0), Problem::Truncated, u"byte 16"_s);
        row("absurd key", plain.header(0, 1) + u64(1 << 20) + QByteArray(64, 'x'), Problem::TooLarge, u"byte 24"_s);
        row("empty key", plain.header(0, 1) + text("") + u32(4) + u32(1), Problem::Empty, u"byte 24"_s);
        row("twice the key", plain.header(0, 2) + QByteArray(text("k") + u32(4) + u32(1)).repeated(2),
            Problem::Duplicate, u"byte 41"_s);
        row("value type 77", plain.header(0, 1) + text("key") + u32(77) + u64(0), Problem::OutOfRange, u"byte 35"_s);
        row("absurd text", plain.header(0, 1) + text("key") + u32(8) + u64(quint64(1) << 60), Problem::TooLarge,
            u"byte 39"_s);
        row("absurd array", plain.header(0, 1) + text("key") + u32(9) + u32(8) + u64(quint64(1) << 60),
            Problem::TooLarge, u"byte 43"_s);
        row("array longer than the file", plain.header(0, 1) + text("key") + u32(9) + u32(4) + u64(1000),
            Problem::Truncated, u"byte 51"_s);
        row("nested arrays", plain.header(0, 1) + text("key") + u32(9) + QByteArray(u32(9) + u64(1)).repeated(1000),
            Problem::TooDeep, u"byte 87"_s);
        row("nine dimensions", plain.header(1, 0) + text("t") + u32(9) + QByteArray(200, '\1'), Problem::OutOfRange,
            u"byte 24 (t)"_s);
        row("absurd sizes",
            plain.header(1, 0) + text("t") + u32(2) + u64(quint64(1) << 40) + u64(quint64(1) << 40) + u32(0) + u64(0),
            Problem::TooLarge, u"byte 24 (t)"_s);
        row("half a block", GgufBytes().tensor("t", {33}, 2, 32).bytes(), Problem::OutOfRange, u"byte 24 (t)"_s);
        row("offset behind the end", plain.header(1, 0) + text("t") + u32(1) + u64(8) + u32(0) + u64(1 << 30),
            Problem::OutOfRange, u"byte 24 (t)"_s);
        row("odd offset", plain.header(1, 0) + text("t") + u32(1) + u64(8) + u32(0) + u64(4) + QByteArray(200, '\0'),
            Problem::OutOfRange, u"t"_s);
        row("twice the tensor", GgufBytes().tensor("t", {8}, 0, 32).tensor("t", {8}, 0, 32).bytes(), Problem::Duplicate,
            u"byte 57"_s);
        row("overlap", GgufBytes().tensor("a", {64}, 0, 32).tensor("b", {8}, 0, 32).bytes(), Problem::OutOfRange,
            u"b"_s);
        row("no data", GgufBytes().tensor("a", {64}, 0, 256).withoutData(), Problem::Truncated, u"a"_s);
        row("alignment 3", GgufBytes().u32("general.alignment", 3).bytes(), Problem::OutOfRange,
            u"general.alignment"_s);
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Problem, problem);
        QFETCH(QString, place);
        const Result<GgufFile> file = read(bytes);
        QVERIFY(!file);
        QCOMPARE(file.error().file, u"model.gguf"_s);
        QCOMPARE(file.error().problem, problem);
        QCOMPARE(file.error().place, place);
    }

    void anyCutIsAnError()
    {
        const QByteArray whole = twoTensors(3, false).bytes();
        for (qsizetype length = 0; length < whole.size() - 64; ++length)
            QVERIFY2(!read(whole.first(length)), qPrintable(QString::number(length)));
    }
};

QTEST_GUILESS_MAIN(TestGgufReader)
#include "tst_gguf_reader.moc"
