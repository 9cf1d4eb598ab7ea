// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gguf_cursor.h"

#include <limits>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxKey = 65'535;
constexpr qint64 kMaxStrings = 4'194'304; // of one array; the largest vocabularies have a quarter of a million
constexpr qint64 kMaxNumbers = qint64(1) << 40;
constexpr qint64 kKeptText = 1'024;
constexpr qint64 kKeptNumbers = 4'096;
constexpr int kMaxNesting = 4;

enum ValueType : quint32 { U8, I8, U16, I16, U32, I32, F32, Bool, String, Array, U64, I64, F64, TypeCount };

int bytesOf(quint32 type)
{
    switch (type) {
    case U8:
    case I8:
    case Bool: return 1;
    case U16:
    case I16: return 2;
    case U32:
    case I32:
    case F32: return 4;
    case U64:
    case I64:
    case F64: return 8;
    default: return 0;
    }
}

template<typename T, typename Wide>
bool readAs(GgufCursor &cursor, GgufValue &value)
{
    T number{};
    const bool was_read = cursor.read(number);
    value = Wide(number);
    return was_read;
}

bool readUnsigned64(GgufCursor &cursor, GgufValue &value)
{
    quint64 number = 0;
    const bool was_read = cursor.read(number);
    if (number > quint64(std::numeric_limits<qint64>::max()))
        value = double(number);
    else
        value = qint64(number);
    return was_read;
}

bool unknownType(GgufCursor &cursor, quint32 type)
{
    return cursor.fail(Problem::OutOfRange, QString::number(type),
                       {Expectation::Kind::Integer, 0.0, double(TypeCount - 1), {}},
                       u"byte %1"_s.arg(cursor.reader().position() - 4));
}

bool readNumber(GgufCursor &cursor, quint32 type, GgufValue &value)
{
    switch (type) {
    case U8: return readAs<quint8, qint64>(cursor, value);
    case I8: return readAs<qint8, qint64>(cursor, value);
    case U16: return readAs<quint16, qint64>(cursor, value);
    case I16: return readAs<qint16, qint64>(cursor, value);
    case U32: return readAs<quint32, qint64>(cursor, value);
    case I32: return readAs<qint32, qint64>(cursor, value);
    case I64: return readAs<qint64, qint64>(cursor, value);
    case U64: return readUnsigned64(cursor, value);
    case F32: return readAs<float, double>(cursor, value);
    case F64: return readAs<double, double>(cursor, value);
    case Bool: return readAs<quint8, bool>(cursor, value);
    default: return unknownType(cursor, type);
    }
}

// Texts of a page and more (chat templates, tokenizers) are passed over.
bool readText(GgufCursor &cursor, QString *kept)
{
    qint64 length = 0;
    if (!cursor.readCount(length, cursor.reader().size(), 1))
        return false;
    if (!kept || length > kKeptText)
        return cursor.reader().skip(length) || cursor.truncated(length);
    QByteArray bytes(length, Qt::Uninitialized);
    if (!cursor.reader().read(bytes.data(), length))
        return cursor.truncated(length);
    *kept = QString::fromUtf8(bytes);
    return cursor.spend(length * 2, 0);
}

bool readArray(GgufCursor &cursor, GgufArray &array, int depth)
{
    quint32 type = 0;
    if (depth >= kMaxNesting)
        return cursor.fail(Problem::TooDeep, {}, {Expectation::Kind::Integer, {}, double(kMaxNesting), {}});
    if (!cursor.read(type))
        return false;
    if (type >= TypeCount)
        return unknownType(cursor, type);
    const int width = bytesOf(type);
    const qint64 shortest = width > 0 ? width : cursor.version == 1 ? 4 : 8;
    if (!cursor.readCount(array.count, width > 0 ? kMaxNumbers : kMaxStrings, shortest))
        return false;
    if (width > 0 && array.count > kKeptNumbers)
        return cursor.reader().skip(array.count * width);
    for (qint64 i = 0; i < array.count; ++i) {
        if (!cursor.spend(width > 0 ? qint64(sizeof(double)) : 0, 1))
            return false;
        GgufArray inner;
        GgufValue number;
        if (type == String  ? !readText(cursor, nullptr)
            : type == Array ? !readArray(cursor, inner, depth + 1)
                            : !readNumber(cursor, type, number))
            return false;
        if (width > 0)
            array.numbers.push_back(ggufNumber(number).value_or(0));
    }
    return true;
}

bool readValue(GgufCursor &cursor, GgufValue &value)
{
    quint32 type = 0;
    if (!cursor.read(type))
        return false;
    if (type == String) {
        QString text;
        const bool was_read = readText(cursor, &text);
        value = text;
        return was_read;
    }
    if (type == Array) {
        GgufArray array;
        const bool was_read = readArray(cursor, array, 0);
        value = std::move(array);
        return was_read;
    }
    return readNumber(cursor, type, value);
}

} // namespace

bool readGgufMetadata(GgufCursor &cursor, qint64 pairs, QHash<QString, GgufValue> &metadata)
{
    for (qint64 i = 0; i < pairs; ++i) {
        const QString place = cursor.here();
        QByteArray key;
        if (!cursor.readBytes(key, kMaxKey) || !cursor.spend(key.size() * 2, 1))
            return false;
        if (key.isEmpty())
            return cursor.fail(Problem::Empty, {}, {Expectation::Kind::Text, {}, {}, {}}, place);
        const QString name = QString::fromUtf8(key);
        if (metadata.contains(name))
            return cursor.fail(Problem::Duplicate, name.left(80), {}, place);
        GgufValue value;
        if (!readValue(cursor, value))
            return false;
        metadata.insert(name, std::move(value));
    }
    return true;
}

} // namespace tarozi
