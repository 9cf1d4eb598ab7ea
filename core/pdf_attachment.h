// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace tarozi {

inline constexpr qint64 kMaxPdfBytes = 16 * 1024 * 1024;

bool looksLikePdf(const QByteArray &bytes);

// The content of the first file attached to a PDF whose name ends so. Reads what Tarozi writes, as well after tools
// that keep objects apart; nothing where there is none, where it is encrypted or larger than a scenario may be.
std::optional<QByteArray> pdfAttachment(const QByteArray &pdf, const QByteArray &name_ending);

} // namespace tarozi
