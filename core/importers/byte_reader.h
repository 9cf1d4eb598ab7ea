// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

namespace tarozi {

// Reads a random-access device forward through a small buffer: what is skipped is never read, what is read is never
// kept. Positions are byte offsets from the start of the device.
class ByteReader
{
public:
    explicit ByteReader(QIODevice &device);

    qint64 position() const { return m_position; }
    qint64 size() const { return m_size; }
    qint64 remaining() const { return m_size - m_position; }

    // false: the device ends before `count` bytes; the position is then undefined.
    bool read(char *to, qint64 count);
    bool skip(qint64 count);
    // The next byte without consuming it, -1 at the end.
    int peek();
    void advance() { ++m_position; } // only after peek() returned a byte

private:
    bool fill();

    QIODevice &m_device;
    QByteArray m_buffer;
    qint64 m_buffer_start = 0;
    qint64 m_position = 0;
    qint64 m_size = 0;
};

} // namespace tarozi
