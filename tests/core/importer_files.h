// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtEndian>

#include <utility>
#include <vector>

namespace tarozi::test {

// Writes a GGUF file byte by byte, as the format's page describes it.
class GgufBytes
{
public:
    explicit GgufBytes(quint32 version = 3, bool big_endian = false) : m_version(version), m_big(big_endian) {}

    template<typename T>
    static QByteArray number(T value, bool big)
    {
        QByteArray raw(sizeof(T), Qt::Uninitialized);
        big ? qToBigEndian(value, raw.data()) : qToLittleEndian(value, raw.data());
        return raw;
    }
    template<typename T>
    QByteArray number(T value) const
    {
        return number(value, m_big);
    }
    QByteArray count(quint64 value) const { return m_version == 1 ? number(quint32(value)) : number(value); }
    QByteArray text(const QByteArray &bytes) const { return count(quint64(bytes.size())) + bytes; }

    template<typename T>
    GgufBytes &add(const QByteArray &key, quint32 type, T value)
    {
        ++m_pairs;
        m_metadata += text(key) + number(type) + number(value);
        return *this;
    }
    GgufBytes &u32(const QByteArray &key, quint32 value) { return add(key, 4, value); }
    GgufBytes &string(const QByteArray &key, const QByteArray &value)
    {
        ++m_pairs;
        m_metadata += text(key) + number(quint32(8)) + text(value);
        return *this;
    }
    GgufBytes &strings(const QByteArray &key, const std::vector<QByteArray> &values)
    {
        ++m_pairs;
        m_metadata += text(key) + number(quint32(9)) + number(quint32(8)) + count(values.size());
        for (const QByteArray &value : values)
            m_metadata += text(value);
        return *this;
    }
    GgufBytes &numbers(const QByteArray &key, const std::vector<quint32> &values)
    {
        ++m_pairs;
        m_metadata += text(key) + number(quint32(9)) + number(quint32(4)) + count(values.size());
        for (const quint32 value : values)
            m_metadata += number(value);
        return *this;
    }
    // `bytes` of data follow the previous tensor's, aligned to 32.
    GgufBytes &tensor(const QByteArray &name, const std::vector<quint64> &sizes, quint32 type, qint64 bytes)
    {
        ++m_tensors;
        m_table += text(name) + number(quint32(sizes.size()));
        for (const quint64 size : sizes)
            m_table += count(size);
        m_table += number(type) + number(quint64(m_data_bytes));
        m_data_bytes += (bytes + 31) / 32 * 32;
        return *this;
    }
    QByteArray header(quint64 tensors, quint64 pairs) const
    {
        return "GGUF" + number(m_version) + count(tensors) + count(pairs);
    }
    QByteArray withoutData() const
    {
        QByteArray bytes = header(m_tensors, m_pairs) + m_metadata + m_table;
        return bytes.leftJustified((bytes.size() + 31) / 32 * 32, '\0');
    }
    QByteArray bytes() const { return withoutData() + QByteArray(m_data_bytes, '\0'); }

private:
    quint32 m_version;
    bool m_big;
    quint64 m_pairs = 0;
    quint64 m_tensors = 0;
    qint64 m_data_bytes = 0;
    QByteArray m_metadata, m_table;
};

// Writes a safetensors file: 8 bytes of length, the header, the data.
class SafetensorsBytes
{
public:
    SafetensorsBytes &tensor(const QByteArray &name, const QByteArray &dtype, const QByteArray &shape, qint64 bytes)
    {
        m_header += m_header.isEmpty() ? "{" : ",";
        m_header += '"' + name + "\":{\"dtype\":\"" + dtype + "\",\"shape\":[" + shape + "],\"data_offsets\":[" +
                    QByteArray::number(m_data_bytes) + ',' + QByteArray::number(m_data_bytes + bytes) + "]}";
        m_data_bytes += bytes;
        return *this;
    }
    static QByteArray withHeader(const QByteArray &header, qint64 data_bytes)
    {
        return GgufBytes::number(quint64(header.size()), false) + header + QByteArray(data_bytes, '\0');
    }
    QByteArray bytes() const { return withHeader((m_header.isEmpty() ? "{" : m_header) + '}', m_data_bytes); }

private:
    QByteArray m_header;
    qint64 m_data_bytes = 0;
};

} // namespace tarozi::test
