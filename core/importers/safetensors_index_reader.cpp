// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/byte_reader.h"
#include "core/importers/json_scanner.h"
#include "core/importers/safetensors_reader.h"

#include <QSet>

namespace tarozi {

using namespace Qt::StringLiterals;
using Token = JsonScanner::Token;

namespace {

Expectation wholeUpTo(double maximum)
{
    return {Expectation::Kind::Integer, 0.0, maximum, {}};
}

constexpr qint64 kMaxIndex = 64 * 1024 * 1024;
constexpr qint64 kMaxIndexTensors = 1'000'000;
constexpr qsizetype kMaxShards = 4'096;

class IndexParser
{
public:
    IndexParser(ByteReader &reader, const QString &file_name, const std::function<void(const QByteArray &)> &eachTensor)
        : m_json(reader, reader.size(), file_name), m_each_tensor(eachTensor)
    {
    }

    Result<SafetensorsIndex> parse();

private:
    bool readMetadata();
    bool readWeightMap();
    bool addShard(const QByteArray &name, const QString &place);

    JsonScanner m_json;
    const std::function<void(const QByteArray &)> &m_each_tensor;
    SafetensorsIndex m_index;
    QSet<QByteArray> m_seen;
    bool m_has_map = false;
};

bool IndexParser::readMetadata()
{
    Token token = m_json.next();
    if (token != Token::BeginObject)
        return m_json.skipValue(token);
    for (token = m_json.next(); token != Token::EndObject; token = m_json.next()) {
        if (token != Token::Key)
            return false;
        const bool is_total = m_json.text() == "total_size";
        token = m_json.next();
        if (is_total && token == Token::Number && !m_json.wholeNumber() && !m_json.text().contains('.'))
            return m_json.fail(Problem::OutOfRange, QString::fromUtf8(m_json.text()),
                               {Expectation::Kind::Integer, 0.0, {}, {}}, u"metadata.total_size"_s);
        if (is_total && token == Token::Number)
            m_index.total_size = m_json.wholeNumber();
        if (!m_json.skipValue(token))
            return false;
    }
    return true;
}

bool IndexParser::addShard(const QByteArray &name, const QString &place)
{
    if (m_seen.contains(name))
        return true;
    // shards lie beside the index: a path out of the folder is not followed
    if (name.isEmpty() || name.contains('/') || name.contains('\\') || name == "." || name == "..")
        return m_json.fail(Problem::OutOfRange, QString::fromUtf8(name.left(80)), {Expectation::Kind::Text, {}, {}, {}},
                           place);
    if (m_seen.size() >= kMaxShards)
        return m_json.fail(Problem::TooLarge, {}, wholeUpTo(double(kMaxShards)), place);
    m_seen.insert(name);
    m_index.shards += QString::fromUtf8(name);
    return true;
}

bool IndexParser::readWeightMap()
{
    m_has_map = true;
    if (m_json.next() != Token::BeginObject)
        return m_json.fail(Problem::WrongType, {}, {Expectation::Kind::Object, {}, {}, {}}, u"weight_map"_s);
    for (Token token = m_json.next(); token != Token::EndObject; token = m_json.next()) {
        if (token != Token::Key)
            return false;
        const QByteArray tensor = m_json.text();
        const QString place = u"weight_map."_s + QString::fromUtf8(tensor);
        if (m_json.next() != Token::Text)
            return m_json.fail(Problem::WrongType, {}, {Expectation::Kind::Text, {}, {}, {}}, place);
        if (!addShard(m_json.text(), place))
            return false;
        if (++m_index.tensors > kMaxIndexTensors)
            return m_json.fail(Problem::TooLarge, {}, wholeUpTo(double(kMaxIndexTensors)), place);
        if (m_each_tensor)
            m_each_tensor(tensor);
    }
    return true;
}

Result<SafetensorsIndex> IndexParser::parse()
{
    if (m_json.next() != Token::BeginObject) {
        m_json.fail(Problem::WrongType, {}, {Expectation::Kind::Object, {}, {}, {}});
        return m_json.error();
    }
    for (Token token = m_json.next(); token != Token::EndObject; token = m_json.next()) {
        if (token != Token::Key)
            return m_json.error();
        const QByteArray key = m_json.text();
        const bool read = key == "metadata"     ? readMetadata()
                          : key == "weight_map" ? readWeightMap()
                                                : m_json.skipValue(m_json.next());
        if (!read)
            return m_json.error();
    }
    if (m_json.next() != Token::End)
        return m_json.error();
    if (!m_has_map) {
        m_json.fail(Problem::MissingKey, {}, {Expectation::Kind::Object, {}, {}, {}}, u"weight_map"_s);
        return m_json.error();
    }
    return std::move(m_index);
}

} // namespace

Result<SafetensorsIndex> readSafetensorsIndex(QIODevice &device, const QString &file_name,
                                              const std::function<void(const QByteArray &)> &eachTensor)
{
    ByteReader reader(device);
    if (reader.size() > kMaxIndex)
        return Error{Problem::TooLarge, file_name, {}, u"%1 bytes"_s.arg(reader.size()), wholeUpTo(double(kMaxIndex))};
    return IndexParser(reader, file_name, eachTensor).parse();
}

} // namespace tarozi
