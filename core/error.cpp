// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"

namespace tarozi {

QString describe(const Error &error)
{
    return error.file + QStringLiteral(": ") + error.place;
}

} // namespace tarozi
