// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/safetensors_reader.h"

#include "core/importers/byte_reader.h"
#include "core/importers/json_scanner.h"

#include <QSet>
#include <QtEndian>

#include <algorithm>
#include <array>

namespace tarozi {

using namespace Qt::StringLiterals;
using Token = JsonScanner::Token;

namespace {

constexpr qint64 kLengthBytes = 8;
constexpr qint64 kMaxHeader = 32 * 1024 * 1024;
constexpr qsizetype kMaxTensors = 131'072;
constexpr size_t kMaxDimensions = 8;
constexpr qint64 kMaxElements = qint64(1) << 50;

constexpr std::array<std::pair<const char *, int>, 21> kDtypes{{
    {"BF16", 16},       {"F16", 16},        {"F32", 32}, {"F64", 64},    {"F8_E4M3", 8}, {"F8_E5M2", 8}, {"F8_E8M0", 8},
    {"F8_E4M3FNUZ", 8}, {"F8_E5M2FNUZ", 8}, {"F4", 4},   {"F6_E2M3", 6}, {"F6_E3M2", 6}, {"I8", 8},      {"U8", 8},
    {"I16", 16},        {"U16", 16},        {"I32", 32}, {"U32", 32},    {"I64", 64},    {"U64", 64},    {"BOOL", 8},
}};

Expectation wholeUpTo(double maximum)
{
    return {Expectation::Kind::Integer, 0.0, maximum, {}};
}

// Reads one array of whole numbers; the scanner stands before it.
bool readWholeNumbers(JsonScanner &json, std::vector<qint64> &numbers, size_t limit, const QString &place)
{
    if (json.next() != Token::BeginArray)
        return json.fail(Problem::WrongType, {}, {Expectation::Kind::Array, {}, {}, {}}, place);
    for (Token token = json.next(); token != Token::EndArray; token = json.next()) {
        const std::optional<qint64> number = token == Token::Number ? json.wholeNumber() : std::nullopt;
        if (!number || *number > kMaxElements) {
            json.fail(token == Token::Number ? Problem::OutOfRange : Problem::WrongType, QString::fromUtf8(json.text()),
                      wholeUpTo(double(kMaxElements)), place);
            return false;
        }
        if (numbers.size() >= limit) {
            json.fail(Problem::TooLarge, {}, wholeUpTo(double(limit)), place);
            return false;
        }
        numbers.push_back(*number);
    }
    return true;
}

class HeaderParser
{
public:
    HeaderParser(ByteReader &reader, qint64 header_end, const QString &file_name)
        : m_json(reader, header_end, file_name), m_file_bytes(reader.size()), m_data_start(header_end)
    {
    }

    Result<SafetensorsFile> parse();

private:
    bool readTensor(SafetensorsTensor &tensor);
    bool readField(SafetensorsTensor &tensor, std::vector<qint64> &offsets);
    bool check(SafetensorsTensor &tensor, const std::vector<qint64> &offsets);
    bool checkOverlap();

    JsonScanner m_json;
    qint64 m_file_bytes;
    qint64 m_data_start;
    SafetensorsFile m_file;
};

bool HeaderParser::readField(SafetensorsTensor &tensor, std::vector<qint64> &offsets)
{
    const QByteArray key = m_json.text();
    const QString place = QString::fromUtf8(tensor.name) + u'.' + QString::fromUtf8(key);
    if (key == "dtype") {
        if (m_json.next() != Token::Text)
            return m_json.fail(Problem::WrongType, {}, {Expectation::Kind::Text, {}, {}, {}}, place);
        tensor.dtype = m_json.text().left(16);
        return true;
    }
    if (key == "shape")
        return readWholeNumbers(m_json, tensor.shape, kMaxDimensions, place);
    if (key == "data_offsets")
        return readWholeNumbers(m_json, offsets, 2, place);
    return m_json.skipValue(m_json.next());
}

bool HeaderParser::check(SafetensorsTensor &tensor, const std::vector<qint64> &offsets)
{
    const QString place = QString::fromUtf8(tensor.name);
    const auto wrong = [&](Problem problem, const char *key, const QString &found, Expectation expected) {
        return m_json.fail(problem, found, std::move(expected), place + u'.' + QString::fromLatin1(key));
    };
    if (tensor.dtype.isEmpty())
        return wrong(Problem::MissingKey, "dtype", {}, {Expectation::Kind::Text, {}, {}, {}});
    if (offsets.size() != 2)
        return wrong(Problem::MissingKey, "data_offsets", {}, {Expectation::Kind::Array, {}, {}, {}});
    if (offsets[1] < offsets[0])
        return wrong(Problem::OutOfRange, "data_offsets", QString::number(offsets[1]),
                     {Expectation::Kind::Integer, double(offsets[0]), {}, {}});
    if (offsets[1] > m_file_bytes - m_data_start)
        return wrong(Problem::Truncated, "data_offsets", u"%1 bytes"_s.arg(m_file_bytes),
                     {Expectation::Kind::Integer, double(m_data_start) + double(offsets[1]), {}, {}});
    tensor.begin = offsets[0];
    tensor.bytes = offsets[1] - offsets[0];
    const double bits = tensor.elements() * bitsOfDtype(tensor.dtype);
    if (tensor.elements() > double(kMaxElements))
        return wrong(Problem::TooLarge, "shape", QString::number(tensor.elements()), wholeUpTo(double(kMaxElements)));
    if (bits > 0 && bits != double(tensor.bytes) * 8)
        return wrong(Problem::OutOfRange, "data_offsets", QString::number(tensor.bytes),
                     {Expectation::Kind::Integer, bits / 8, bits / 8, {}});
    return true;
}

bool HeaderParser::readTensor(SafetensorsTensor &tensor)
{
    const QString place = QString::fromUtf8(tensor.name);
    if (m_json.next() != Token::BeginObject)
        return m_json.fail(Problem::WrongType, {}, {Expectation::Kind::Object, {}, {}, {}}, place);
    std::vector<qint64> offsets;
    for (Token token = m_json.next(); token != Token::EndObject; token = m_json.next()) {
        if (token != Token::Key || !readField(tensor, offsets))
            return false;
    }
    return check(tensor, offsets);
}

bool HeaderParser::checkOverlap()
{
    std::vector<const SafetensorsTensor *> order;
    for (const SafetensorsTensor &tensor : m_file.tensors) {
        m_file.data_bytes += tensor.bytes;
        if (tensor.bytes > 0)
            order.push_back(&tensor);
    }
    std::sort(order.begin(), order.end(), [](const auto *a, const auto *b) { return a->begin < b->begin; });
    for (size_t i = 1; i < order.size(); ++i) {
        const qint64 end = order[i - 1]->begin + order[i - 1]->bytes;
        if (order[i]->begin < end)
            return m_json.fail(Problem::OutOfRange, QString::number(order[i]->begin),
                               {Expectation::Kind::Integer, double(end), {}, {}},
                               QString::fromUtf8(order[i]->name) + u".data_offsets"_s);
    }
    return true;
}

Result<SafetensorsFile> HeaderParser::parse()
{
    QSet<QByteArray> names;
    if (m_json.next() != Token::BeginObject) {
        m_json.fail(Problem::WrongType, {}, {Expectation::Kind::Object, {}, {}, {}});
        return m_json.error();
    }
    for (Token token = m_json.next(); token != Token::EndObject; token = m_json.next()) {
        if (token != Token::Key)
            return m_json.error();
        SafetensorsTensor tensor;
        tensor.name = m_json.text();
        if (tensor.name == "__metadata__") {
            if (!m_json.skipValue(m_json.next()))
                return m_json.error();
            continue;
        }
        if (names.contains(tensor.name))
            m_json.fail(Problem::Duplicate, QString::fromUtf8(tensor.name.left(80)));
        else if (names.size() >= kMaxTensors)
            m_json.fail(Problem::TooLarge, {}, wholeUpTo(double(kMaxTensors)));
        names.insert(tensor.name);
        if (!readTensor(tensor))
            return m_json.error();
        m_file.tensors.push_back(std::move(tensor));
    }
    if (m_json.next() != Token::End || !checkOverlap())
        return m_json.error();
    m_file.header_bytes = m_data_start;
    return std::move(m_file);
}

} // namespace

int bitsOfDtype(const QByteArray &dtype)
{
    for (const auto &[name, bits] : kDtypes) {
        if (dtype == name)
            return bits;
    }
    return 0;
}

double SafetensorsTensor::elements() const
{
    double product = 1;
    for (const qint64 size : shape)
        product *= double(size);
    return product;
}

bool looksLikeSafetensors(const QByteArray &first_bytes, qint64 file_size)
{
    if (first_bytes.size() <= kLengthBytes || first_bytes[kLengthBytes] != '{')
        return false;
    // a text file that happens to have a brace there announces a length of many digits
    const quint64 length = qFromLittleEndian<quint64>(first_bytes.constData());
    return length <= quint64(kMaxHeader) * 4 || length < quint64(file_size);
}

Result<SafetensorsFile> readSafetensors(QIODevice &device, const QString &file_name)
{
    ByteReader reader(device);
    char raw[kLengthBytes];
    const auto error = [&](Problem problem, const QString &found, Expectation expected) {
        return Error{problem, file_name, u"byte 0"_s, found, std::move(expected)};
    };
    if (!reader.read(raw, kLengthBytes))
        return error(Problem::Truncated, u"%1 bytes"_s.arg(reader.size()),
                     {Expectation::Kind::Integer, double(kLengthBytes), {}, {}});
    const quint64 length = qFromLittleEndian<quint64>(raw);
    if (length > quint64(reader.remaining()))
        return error(Problem::Truncated, u"%1 bytes"_s.arg(reader.size()),
                     {Expectation::Kind::Integer, double(length) + double(kLengthBytes), {}, {}});
    if (length > quint64(kMaxHeader))
        return error(Problem::TooLarge, QString::number(length), wholeUpTo(double(kMaxHeader)));
    return HeaderParser(reader, kLengthBytes + qint64(length), file_name).parse();
}

} // namespace tarozi
