// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gguf_reader.h"

#include "core/importers/byte_reader.h"
#include "core/importers/gguf_types.h"

#include <QSet>
#include <QtEndian>

#include <algorithm>
#include <bit>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxPairs = 65'536;
constexpr qint64 kMaxTensors = 65'536;
constexpr qint64 kMaxKey = 65'535;
constexpr qint64 kMaxTensorName = 256; // ggml allows 64; older writers did not check
constexpr qint64 kMaxStrings = 4'194'304;
constexpr qint64 kKeptText = 1'024;
constexpr qint64 kKeptNumbers = 4'096;
constexpr qint64 kMaxKept = 8 * 1024 * 1024;     // keys, texts and numbers held in memory
constexpr qint64 kMaxItems = 8 * 1024 * 1024;    // array elements looked at, all arrays together
constexpr qint64 kMaxHeader = 256 * 1024 * 1024; // bytes before the weights
constexpr int kMaxDimensions = 4;
constexpr int kMaxNesting = 4;
constexpr qint64 kMaxElements = qint64(1) << 50;
constexpr qint64 kDefaultAlignment = 32;
constexpr qint64 kMaxAlignment = 1 << 20;

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

// Everything that can go wrong inside one file ends up here; the first failure stops all further reading.
class Parser
{
public:
    Parser(QIODevice &device, const QString &file_name) : m_reader(device), m_file_name(file_name) {}

    Result<GgufFile> parse()
    {
        qint64 pairs = 0;
        qint64 tensors = 0;
        if (readHeader(tensors, pairs) && readMetadata(pairs) && readTensors(tensors) && placeTensors())
            return std::move(m_gguf);
        return *m_error;
    }

private:
    bool fail(Problem problem, const QString &found, Expectation expected = {}, const QString &at = {})
    {
        if (!m_error) {
            const QString place = at.isEmpty() ? u"byte %1"_s.arg(m_reader.position()) : at;
            m_error = Error{problem, m_file_name, place, found, std::move(expected)};
        }
        return false;
    }
    bool truncated(qint64 needed)
    {
        return fail(Problem::Truncated, u"%1 bytes"_s.arg(m_reader.size()),
                    {Expectation::Kind::Integer, double(m_reader.position()) + double(needed), {}, {}});
    }

    template<typename T>
    bool read(T &value)
    {
        char raw[sizeof(T)];
        if (!m_reader.read(raw, sizeof(T)))
            return truncated(sizeof(T));
        value = m_gguf.big_endian ? qFromBigEndian<T>(raw) : qFromLittleEndian<T>(raw);
        return true;
    }

    // A count or length: 32 bits wide in version 1, 64 since.
    bool readCount(qint64 &count, qint64 limit, qint64 bytes_each)
    {
        const qint64 at = m_reader.position();
        quint64 wide = 0;
        quint32 narrow = 0;
        if (m_gguf.version == 1 ? !read(narrow) : !read(wide))
            return false;
        wide += narrow;
        if (wide > quint64(limit))
            return fail(Problem::TooLarge, QString::number(wide), {Expectation::Kind::Integer, 0.0, double(limit), {}},
                        u"byte %1"_s.arg(at));
        count = qint64(wide);
        if (count > m_reader.remaining() / std::max<qint64>(bytes_each, 1))
            return truncated(count * bytes_each);
        return true;
    }

    bool readBytes(QByteArray &bytes, qint64 limit)
    {
        qint64 length = 0;
        if (!readCount(length, limit, 1))
            return false;
        bytes.resize(length);
        return m_reader.read(bytes.data(), length) || truncated(length);
    }

    // Bounds time and memory, whatever the counts in the file say.
    bool spend(qint64 kept, qint64 items)
    {
        m_kept += kept;
        m_items += items;
        if (m_kept > kMaxKept)
            return fail(Problem::TooLarge, QString::number(m_kept),
                        {Expectation::Kind::Integer, 0.0, double(kMaxKept), {}});
        if (m_items > kMaxItems)
            return fail(Problem::TooLarge, QString::number(m_items),
                        {Expectation::Kind::Integer, 0.0, double(kMaxItems), {}});
        if (m_reader.position() > kMaxHeader)
            return fail(Problem::TooLarge, QString::number(m_reader.position()),
                        {Expectation::Kind::Integer, 0.0, double(kMaxHeader), {}});
        return true;
    }

    bool readHeader(qint64 &tensors, qint64 &pairs);
    bool readMetadata(qint64 pairs);
    bool readValue(const QString &key, quint32 type);
    bool readArray(GgufArray &array, int depth);
    bool readNumber(quint32 type, GgufValue &value);
    bool skipText(QString *kept);
    bool readTensors(qint64 count);
    bool readTensor(GgufTensor &tensor);
    bool placeTensors();

    ByteReader m_reader;
    QString m_file_name;
    GgufFile m_gguf;
    std::optional<Error> m_error;
    qint64 m_kept = 0;
    qint64 m_items = 0;
};

bool Parser::readHeader(qint64 &tensors, qint64 &pairs)
{
    char magic[4] = {};
    if (!m_reader.read(magic, sizeof magic))
        return truncated(sizeof magic);
    if (!looksLikeGguf(QByteArray(magic, sizeof magic)))
        return fail(Problem::WrongFormat, QString::fromLatin1(QByteArray(magic, sizeof magic).toHex()),
                    {Expectation::Kind::Format, {}, {}, {u"GGUF"_s}}, u"byte 0"_s);
    quint32 version = 0;
    if (!read(version))
        return false;
    // the file does not say its byte order; a small version number does
    if ((version & 0xffffU) == 0 && version != 0) {
        m_gguf.big_endian = true;
        version = qbswap(version);
    }
    if (version == 0)
        return fail(Problem::OutOfRange, u"0"_s, {Expectation::Kind::Integer, 1.0, 3.0, {}}, u"byte 4"_s);
    if (version > 3)
        return fail(Problem::FutureVersion, QString::number(version), {Expectation::Kind::VersionUpTo, {}, 3.0, {}},
                    u"byte 4"_s);
    m_gguf.version = int(version);
    const qint64 length = version == 1 ? 4 : 8;
    return readCount(tensors, kMaxTensors, length + 4 + 4 + 8) && readCount(pairs, kMaxPairs, length + 4 + 1);
}

bool Parser::readMetadata(qint64 pairs)
{
    for (qint64 i = 0; i < pairs; ++i) {
        const qint64 at = m_reader.position();
        QByteArray key;
        quint32 type = 0;
        if (!readBytes(key, kMaxKey) || !spend(key.size() * 2, 1))
            return false;
        if (key.isEmpty())
            return fail(Problem::Empty, {}, {Expectation::Kind::Text, {}, {}, {}}, u"byte %1"_s.arg(at));
        const QString name = QString::fromUtf8(key);
        if (m_gguf.metadata.contains(name))
            return fail(Problem::Duplicate, name.left(80), {}, u"byte %1"_s.arg(at));
        if (!read(type) || !readValue(name, type))
            return false;
    }
    return true;
}

bool Parser::skipText(QString *kept)
{
    qint64 length = 0;
    if (!readCount(length, m_reader.size(), 1))
        return false;
    if (!kept || length > kKeptText)
        return m_reader.skip(length) || truncated(length);
    QByteArray bytes(length, Qt::Uninitialized);
    if (!m_reader.read(bytes.data(), length))
        return truncated(length);
    *kept = QString::fromUtf8(bytes);
    return true;
}

bool Parser::readNumber(quint32 type, GgufValue &value)
{
    const auto as = [&]<typename T, typename Wide>(T number, Wide) {
        const bool was_read = read(number);
        value = Wide(number);
        return was_read;
    };
    switch (type) {
    case U8: return as(quint8(), qint64());
    case I8: return as(qint8(), qint64());
    case U16: return as(quint16(), qint64());
    case I16: return as(qint16(), qint64());
    case U32: return as(quint32(), qint64());
    case I32: return as(qint32(), qint64());
    case I64: return as(qint64(), qint64());
    case F32: return as(float(), double());
    case F64: return as(double(), double());
    case Bool: return as(quint8(), bool());
    case U64: {
        quint64 number = 0;
        const bool was_read = read(number);
        if (number > quint64(std::numeric_limits<qint64>::max()))
            value = double(number);
        else
            value = qint64(number);
        return was_read;
    }
    default:
        return fail(Problem::OutOfRange, QString::number(type),
                    {Expectation::Kind::Integer, 0.0, double(TypeCount - 1), {}},
                    u"byte %1"_s.arg(m_reader.position() - 4));
    }
}

bool Parser::readValue(const QString &key, quint32 type)
{
    if (type == String) {
        QString text;
        if (!skipText(&text))
            return false;
        m_gguf.metadata.insert(key, text);
        return spend(text.size() * 2, 0);
    }
    if (type == Array) {
        GgufArray array;
        if (!readArray(array, 0))
            return false;
        m_gguf.metadata.insert(key, array);
        return true;
    }
    GgufValue value;
    if (!readNumber(type, value))
        return false;
    m_gguf.metadata.insert(key, value);
    return true;
}

double toDouble(const GgufValue &value)
{
    if (const auto *integer = std::get_if<qint64>(&value))
        return double(*integer);
    if (const auto *real = std::get_if<double>(&value))
        return *real;
    return std::get<bool>(value) ? 1 : 0;
}

bool Parser::readArray(GgufArray &array, int depth)
{
    quint32 type = 0;
    if (depth >= kMaxNesting)
        return fail(Problem::TooDeep, {}, {Expectation::Kind::Integer, 0.0, double(kMaxNesting), {}});
    if (!read(type))
        return false;
    const int width = bytesOf(type);
    if (type >= TypeCount)
        return fail(Problem::OutOfRange, QString::number(type),
                    {Expectation::Kind::Integer, 0.0, double(TypeCount - 1), {}});
    const qint64 shortest = width > 0 ? width : m_gguf.version == 1 ? 4 : 8;
    if (!readCount(array.count, width > 0 ? kMaxElements : kMaxStrings, shortest))
        return false;
    if (width > 0 && array.count > kKeptNumbers)
        return m_reader.skip(array.count * width);
    for (qint64 i = 0; i < array.count; ++i) {
        if (!spend(width > 0 ? qint64(sizeof(double)) : 0, 1))
            return false;
        GgufArray inner;
        GgufValue number;
        if (type == String  ? !skipText(nullptr)
            : type == Array ? !readArray(inner, depth + 1)
                            : !readNumber(type, number))
            return false;
        if (width > 0)
            array.numbers.push_back(toDouble(number));
    }
    return true;
}

bool Parser::readTensor(GgufTensor &tensor)
{
    const qint64 at = m_reader.position();
    quint32 dimensions = 0;
    if (!readBytes(tensor.name, kMaxTensorName) || !read(dimensions))
        return false;
    const QString place = u"byte %1 (%2)"_s.arg(at).arg(QString::fromUtf8(tensor.name.left(80)));
    if (dimensions > kMaxDimensions)
        return fail(Problem::OutOfRange, QString::number(dimensions),
                    {Expectation::Kind::Integer, 0.0, double(kMaxDimensions), {}}, place);
    qint64 elements = 1;
    for (quint32 i = 0; i < dimensions; ++i) {
        quint64 size = 0;
        quint32 narrow = 0;
        if (m_gguf.version == 1 ? !read(narrow) : !read(size))
            return false;
        size += narrow;
        if (size > quint64(kMaxElements) || (size > 0 && elements > kMaxElements / qint64(size)))
            return fail(Problem::TooLarge, QString::number(size),
                        {Expectation::Kind::Integer, 0.0, double(kMaxElements), {}}, place);
        tensor.sizes.push_back(qint64(size));
        elements *= qint64(size);
    }
    quint64 offset = 0;
    if (!read(tensor.type) || !read(offset))
        return false;
    if (offset > quint64(m_reader.size()))
        return fail(Problem::OutOfRange, QString::number(offset),
                    {Expectation::Kind::Integer, 0.0, double(m_reader.size()), {}}, place);
    tensor.offset = qint64(offset);
    const GgmlType *type = ggmlType(tensor.type);
    tensor.known_type = type != nullptr;
    if (!type)
        return true;
    const qint64 row = tensor.sizes.empty() ? 1 : tensor.sizes.front();
    if (row % type->block != 0)
        return fail(Problem::OutOfRange, QString::number(row),
                    {Expectation::Kind::Integer, double(type->block), {}, {}}, place);
    const qint64 blocks = elements / type->block;
    if (blocks > kMaxElements / type->bytes)
        return fail(Problem::TooLarge, QString::number(elements),
                    {Expectation::Kind::Integer, 0.0, double(kMaxElements), {}}, place);
    tensor.bytes = blocks * type->bytes;
    return true;
}

bool Parser::readTensors(qint64 count)
{
    QSet<QByteArray> names;
    m_gguf.tensors.reserve(size_t(count));
    for (qint64 i = 0; i < count; ++i) {
        const qint64 at = m_reader.position();
        GgufTensor tensor;
        if (!readTensor(tensor))
            return false;
        if (names.contains(tensor.name))
            return fail(Problem::Duplicate, QString::fromUtf8(tensor.name.left(80)), {}, u"byte %1"_s.arg(at));
        names.insert(tensor.name);
        m_gguf.tensors.push_back(std::move(tensor));
    }
    return true;
}

// Where the data starts; tensors are aligned, inside the file and apart from each other.
bool Parser::placeTensors()
{
    const qint64 alignment = m_gguf.integer(u"general.alignment"_s).value_or(kDefaultAlignment);
    if (alignment <= 0 || alignment > kMaxAlignment || !std::has_single_bit(quint64(alignment)))
        return fail(Problem::OutOfRange, QString::number(alignment),
                    {Expectation::Kind::Integer, 1.0, double(kMaxAlignment), {}}, u"general.alignment"_s);
    m_gguf.data_start = (m_reader.position() + alignment - 1) / alignment * alignment;

    std::vector<GgufTensor *> order;
    for (GgufTensor &tensor : m_gguf.tensors)
        order.push_back(&tensor);
    std::stable_sort(order.begin(), order.end(),
                     [](const GgufTensor *a, const GgufTensor *b) { return a->offset < b->offset; });
    const qint64 data_bytes = std::max<qint64>(m_reader.size() - m_gguf.data_start, 0);
    for (size_t i = 0; i < order.size(); ++i) {
        GgufTensor &tensor = *order[i];
        const QString place = QString::fromUtf8(tensor.name.left(80));
        const qint64 next = i + 1 < order.size() ? order[i + 1]->offset : data_bytes;
        if (tensor.offset % alignment != 0)
            return fail(Problem::OutOfRange, QString::number(tensor.offset), {Expectation::Kind::Integer, 0.0, {}, {}},
                        place);
        if (!tensor.known_type)
            tensor.bytes = std::max<qint64>(next - tensor.offset, 0);
        if (i + 1 < order.size() && tensor.offset + tensor.bytes > next)
            return fail(Problem::OutOfRange, QString::number(next),
                        {Expectation::Kind::Integer, double(tensor.offset + tensor.bytes), {}, {}},
                        QString::fromUtf8(order[i + 1]->name.left(80)));
        if (tensor.offset + tensor.bytes > data_bytes)
            return fail(Problem::Truncated, u"%1 bytes"_s.arg(m_reader.size()),
                        {Expectation::Kind::Integer, double(m_gguf.data_start + tensor.offset + tensor.bytes), {}, {}},
                        place);
    }
    return true;
}

} // namespace

double GgufTensor::parameters() const
{
    double product = 1;
    for (const qint64 size : sizes)
        product *= double(size);
    return product;
}

std::optional<double> GgufFile::number(const QString &key) const
{
    const auto found = metadata.constFind(key);
    if (found == metadata.cend() || std::holds_alternative<QString>(*found) ||
        std::holds_alternative<GgufArray>(*found))
        return {};
    return toDouble(*found);
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
    return Parser(device, file_name).parse();
}

} // namespace tarozi
