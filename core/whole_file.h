// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <QByteArray>

namespace tarozi {

// Replaces a file as a whole: what stands on disk afterwards is the old content or the new one, also when the disk is
// full. A link stays a link. No value means written.
std::optional<Error> writeWholeFile(const QString &path, const QByteArray &bytes);

} // namespace tarozi
