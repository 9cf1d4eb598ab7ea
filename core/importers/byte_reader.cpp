// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/byte_reader.h"

#include <algorithm>
#include <cstring>

namespace tarozi {

namespace {
constexpr qint64 kChunk = 64 * 1024;
}

ByteReader::ByteReader(QIODevice &device) : m_device(device), m_size(device.size()) {}

bool ByteReader::fill()
{
    if (m_position >= m_buffer_start && m_position < m_buffer_start + m_buffer.size())
        return true;
    if (m_position >= m_size || !m_device.seek(m_position))
        return false;
    m_buffer.resize(kChunk);
    const qint64 got = m_device.read(m_buffer.data(), std::min(kChunk, m_size - m_position));
    m_buffer.truncate(std::max<qint64>(got, 0));
    m_buffer_start = m_position;
    return got > 0;
}

bool ByteReader::read(char *to, qint64 count)
{
    while (count > 0) {
        if (!fill())
            return false;
        const qint64 from = m_position - m_buffer_start;
        const qint64 part = std::min<qint64>(count, m_buffer.size() - from);
        std::memcpy(to, m_buffer.constData() + from, size_t(part));
        to += part;
        count -= part;
        m_position += part;
    }
    return true;
}

bool ByteReader::skip(qint64 count)
{
    if (count < 0 || count > remaining())
        return false;
    m_position += count;
    return true;
}

int ByteReader::peek()
{
    if (!fill())
        return -1;
    return static_cast<unsigned char>(m_buffer[m_position - m_buffer_start]);
}

} // namespace tarozi
