// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <QJsonObject>

namespace tarozi {

// A catalogue file of the user as it is, or an empty one where there is none; whatever else stands in it is kept.
Result<QJsonObject> userFile(const QString &path);

} // namespace tarozi
