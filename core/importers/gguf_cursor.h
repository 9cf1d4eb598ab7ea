// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/byte_reader.h"
#include "core/importers/gguf_reader.h"

#include <QtEndian>

namespace tarozi {

// What the parts of the GGUF reader share: the position, the byte order, the limits and the first failure, which
// stops all further reading. Functions answer false after a failure.
class GgufCursor
{
public:
    GgufCursor(QIODevice &device, const QString &file_name) : m_reader(device), m_file_name(file_name) {}

    int version = 3;
    bool big_endian = false;

    ByteReader &reader() { return m_reader; }
    QString here() const;
    const std::optional<Error> &error() const { return m_error; }

    // An empty place is the current byte.
    bool fail(Problem problem, const QString &found, Expectation expected = {}, const QString &place = {});
    bool truncated(qint64 needed);

    template<typename T>
    bool read(T &value)
    {
        char raw[sizeof(T)];
        if (!m_reader.read(raw, sizeof(T)))
            return truncated(sizeof(T));
        value = big_endian ? qFromBigEndian<T>(raw) : qFromLittleEndian<T>(raw);
        return true;
    }
    // A count, length or size: 32 bits wide in version 1, 64 since.
    bool readWide(quint64 &value);
    // The same, not above `limit`, for things of at least `bytes_each` bytes that must still be in the file.
    bool readCount(qint64 &count, qint64 limit, qint64 bytes_each);
    bool readBytes(QByteArray &bytes, qint64 limit);
    // Bounds time and memory, whatever the counts in the file say: bytes held, elements looked at.
    bool spend(qint64 kept_bytes, qint64 items);

private:
    ByteReader m_reader;
    QString m_file_name;
    std::optional<Error> m_error;
    qint64 m_kept = 0;
    qint64 m_items = 0;
};

bool readGgufMetadata(GgufCursor &cursor, qint64 pairs, QHash<QString, GgufValue> &metadata);

} // namespace tarozi
