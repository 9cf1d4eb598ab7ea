// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/gguf_cursor.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxKept = 8 * 1024 * 1024;
constexpr qint64 kMaxItems = 8 * 1024 * 1024;
constexpr qint64 kMaxHeader = 256 * 1024 * 1024; // bytes before the weights

} // namespace

QString GgufCursor::here() const
{
    return u"byte %1"_s.arg(m_reader.position());
}

bool GgufCursor::fail(Problem problem, const QString &found, Expectation expected, const QString &place)
{
    if (!m_error)
        m_error = Error{problem, m_file_name, place.isEmpty() ? here() : place, found, std::move(expected)};
    return false;
}

bool GgufCursor::truncated(qint64 needed)
{
    return fail(Problem::Truncated, u"%1 bytes"_s.arg(m_reader.size()),
                {Expectation::Kind::Integer, double(m_reader.position()) + double(needed), {}, {}});
}

bool GgufCursor::readWide(quint64 &value)
{
    if (version > 1)
        return read(value);
    quint32 narrow = 0;
    const bool was_read = read(narrow);
    value = narrow;
    return was_read;
}

bool GgufCursor::readCount(qint64 &count, qint64 limit, qint64 bytes_each)
{
    const QString place = here();
    quint64 wide = 0;
    if (!readWide(wide))
        return false;
    if (wide > quint64(limit))
        return fail(Problem::TooLarge, QString::number(wide), {Expectation::Kind::Integer, 0.0, double(limit), {}},
                    place);
    count = qint64(wide);
    if (count > m_reader.remaining() / std::max<qint64>(bytes_each, 1))
        return truncated(count * bytes_each);
    return true;
}

bool GgufCursor::readBytes(QByteArray &bytes, qint64 limit)
{
    qint64 length = 0;
    if (!readCount(length, limit, 1))
        return false;
    bytes.resize(length);
    return m_reader.read(bytes.data(), length) || truncated(length);
}

bool GgufCursor::spend(qint64 kept_bytes, qint64 items)
{
    m_kept += kept_bytes;
    m_items += items;
    const auto within = [this](qint64 value, qint64 limit) {
        return value <= limit ||
               fail(Problem::TooLarge, QString::number(value), {Expectation::Kind::Integer, 0.0, double(limit), {}});
    };
    return within(m_kept, kMaxKept) && within(m_items, kMaxItems) && within(m_reader.position(), kMaxHeader);
}

} // namespace tarozi
