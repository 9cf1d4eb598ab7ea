// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gguf_reader.h"

#include "core/importers/gguf_cursor.h"
#include "core/importers/gguf_types.h"

#include <QSet>

#include <algorithm>
#include <bit>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxPairs = 65'536;
constexpr qint64 kMaxTensors = 65'536;
constexpr qint64 kMaxTensorName = 256; // ggml allows 64; older writers did not check
constexpr int kMaxDimensions = 4;
constexpr qint64 kMaxElements = qint64(1) << 50;
constexpr qint64 kDefaultAlignment = 32;
constexpr qint64 kMaxAlignment = 1 << 20;

Expectation wholeUpTo(qint64 maximum)
{
    return {Expectation::Kind::Integer, 0.0, double(maximum), {}};
}

QString shortName(const GgufTensor &tensor)
{
    return QString::fromUtf8(tensor.name.left(80));
}

bool readHeader(GgufCursor &cursor, qint64 &tensors, qint64 &pairs)
{
    QByteArray magic(4, '\0');
    if (!cursor.reader().read(magic.data(), magic.size()))
        return cursor.truncated(magic.size());
    if (!looksLikeGguf(magic))
        return cursor.fail(Problem::WrongFormat, QString::fromLatin1(magic.toHex()),
                           {Expectation::Kind::Format, {}, {}, {u"GGUF"_s}}, u"byte 0"_s);
    quint32 version = 0;
    if (!cursor.read(version))
        return false;
    // the file does not say its byte order; a small version number does
    if ((version & 0xffffU) == 0 && version != 0) {
        cursor.big_endian = true;
        version = qbswap(version);
    }
    if (version == 0)
        return cursor.fail(Problem::OutOfRange, u"0"_s, {Expectation::Kind::Integer, 1.0, 3.0, {}}, u"byte 4"_s);
    if (version > 3)
        return cursor.fail(Problem::FutureVersion, QString::number(version),
                           {Expectation::Kind::VersionUpTo, {}, 3.0, {}}, u"byte 4"_s);
    cursor.version = int(version);
    const qint64 length = version == 1 ? 4 : 8;
    return cursor.readCount(tensors, kMaxTensors, length + 4 + 4 + 8) &&
           cursor.readCount(pairs, kMaxPairs, length + 4 + 1);
}

bool readSizes(GgufCursor &cursor, GgufTensor &tensor, const QString &place)
{
    quint32 dimensions = 0;
    if (!cursor.read(dimensions))
        return false;
    if (dimensions > kMaxDimensions)
        return cursor.fail(Problem::OutOfRange, QString::number(dimensions), wholeUpTo(kMaxDimensions), place);
    qint64 elements = 1;
    for (quint32 i = 0; i < dimensions; ++i) {
        quint64 size = 0;
        if (!cursor.readWide(size))
            return false;
        if (size > quint64(kMaxElements) || (size > 0 && elements > kMaxElements / qint64(size)))
            return cursor.fail(Problem::TooLarge, QString::number(size), wholeUpTo(kMaxElements), place);
        tensor.sizes.push_back(qint64(size));
        elements *= qint64(size);
    }
    return true;
}

bool measure(GgufCursor &cursor, GgufTensor &tensor, const QString &place)
{
    const GgmlType *type = ggmlType(tensor.type);
    tensor.known_type = type != nullptr;
    if (!type)
        return true;
    const qint64 row = tensor.sizes.empty() ? 1 : tensor.sizes.front();
    if (row % type->block != 0)
        return cursor.fail(Problem::OutOfRange, QString::number(row),
                           {Expectation::Kind::Integer, double(type->block), {}, {}}, place);
    // at most 2^50 elements of at most 8 bytes: no overflow
    tensor.bytes = qint64(tensor.parameters()) / type->block * type->bytes;
    return true;
}

bool readTensor(GgufCursor &cursor, GgufTensor &tensor)
{
    const QString at = cursor.here();
    if (!cursor.readBytes(tensor.name, kMaxTensorName))
        return false;
    const QString place = at + u" ("_s + shortName(tensor) + u')';
    quint64 offset = 0;
    if (!readSizes(cursor, tensor, place) || !cursor.read(tensor.type) || !cursor.read(offset))
        return false;
    if (offset > quint64(cursor.reader().size()))
        return cursor.fail(Problem::OutOfRange, QString::number(offset), wholeUpTo(cursor.reader().size()), place);
    tensor.offset = qint64(offset);
    return measure(cursor, tensor, place);
}

bool readTensors(GgufCursor &cursor, qint64 count, std::vector<GgufTensor> &tensors)
{
    QSet<QByteArray> names;
    tensors.reserve(size_t(count));
    for (qint64 i = 0; i < count; ++i) {
        const QString at = cursor.here();
        GgufTensor tensor;
        if (!readTensor(cursor, tensor))
            return false;
        if (names.contains(tensor.name))
            return cursor.fail(Problem::Duplicate, shortName(tensor), {}, at);
        names.insert(tensor.name);
        tensors.push_back(std::move(tensor));
    }
    return true;
}

// Tensors are inside the file and apart from each other; those of an unknown type end where the next one begins.
bool checkPlaces(GgufCursor &cursor, GgufFile &file, qint64 alignment)
{
    std::vector<GgufTensor *> order;
    for (GgufTensor &tensor : file.tensors)
        order.push_back(&tensor);
    std::stable_sort(order.begin(), order.end(),
                     [](const GgufTensor *a, const GgufTensor *b) { return a->offset < b->offset; });
    const qint64 data_bytes = std::max<qint64>(cursor.reader().size() - file.data_start, 0);
    for (size_t i = 0; i < order.size(); ++i) {
        GgufTensor &tensor = *order[i];
        const bool last = i + 1 == order.size();
        const qint64 next = last ? data_bytes : order[i + 1]->offset;
        if (tensor.offset % alignment != 0)
            return cursor.fail(Problem::OutOfRange, QString::number(tensor.offset),
                               {Expectation::Kind::Integer, 0.0, {}, {}}, shortName(tensor));
        if (!tensor.known_type)
            tensor.bytes = std::max<qint64>(next - tensor.offset, 0);
        const qint64 end = tensor.offset + tensor.bytes;
        if (!last && end > next)
            return cursor.fail(Problem::OutOfRange, QString::number(next),
                               {Expectation::Kind::Integer, double(end), {}, {}}, shortName(*order[i + 1]));
        if (end > data_bytes)
            return cursor.fail(Problem::Truncated, u"%1 bytes"_s.arg(cursor.reader().size()),
                               {Expectation::Kind::Integer, double(file.data_start) + double(end), {}, {}},
                               shortName(tensor));
    }
    return true;
}

bool placeTensors(GgufCursor &cursor, GgufFile &file)
{
    const qint64 alignment = file.integer(u"general.alignment"_s).value_or(kDefaultAlignment);
    if (alignment <= 0 || alignment > kMaxAlignment || !std::has_single_bit(quint64(alignment)))
        return cursor.fail(Problem::OutOfRange, QString::number(alignment),
                           {Expectation::Kind::Integer, 1.0, double(kMaxAlignment), {}}, u"general.alignment"_s);
    file.data_start = (cursor.reader().position() + alignment - 1) / alignment * alignment;
    return checkPlaces(cursor, file, alignment);
}

} // namespace

double GgufTensor::parameters() const
{
    double product = 1;
    for (const qint64 size : sizes)
        product *= double(size);
    return product;
}

std::optional<double> ggufNumber(const GgufValue &value)
{
    if (const auto *integer = std::get_if<qint64>(&value))
        return double(*integer);
    if (const auto *real = std::get_if<double>(&value))
        return *real;
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? 1 : 0;
    return {};
}

std::optional<double> GgufFile::number(const QString &key) const
{
    const auto found = metadata.constFind(key);
    return found == metadata.cend() ? std::nullopt : ggufNumber(*found);
}

std::optional<qint64> GgufFile::integer(const QString &key) const
{
    const auto found = metadata.constFind(key);
    if (found == metadata.cend() || !std::holds_alternative<qint64>(*found))
        return {};
    return std::get<qint64>(*found);
}

QString GgufFile::text(const QString &key) const
{
    const auto found = metadata.constFind(key);
    return found != metadata.cend() && std::holds_alternative<QString>(*found) ? std::get<QString>(*found) : QString();
}

const GgufArray *GgufFile::array(const QString &key) const
{
    const auto found = metadata.constFind(key);
    return found == metadata.cend() ? nullptr : std::get_if<GgufArray>(&*found);
}

bool looksLikeGguf(const QByteArray &first_bytes)
{
    return first_bytes.startsWith("GGUF");
}

Result<GgufFile> readGguf(QIODevice &device, const QString &file_name)
{
    GgufCursor cursor(device, file_name);
    GgufFile file;
    qint64 tensors = 0;
    qint64 pairs = 0;
    const bool was_read = readHeader(cursor, tensors, pairs) && readGgufMetadata(cursor, pairs, file.metadata) &&
                          readTensors(cursor, tensors, file.tensors) && placeTensors(cursor, file);
    if (!was_read)
        return *cursor.error();
    file.version = cursor.version;
    file.big_endian = cursor.big_endian;
    return file;
}

} // namespace tarozi
