// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace tarozi {

// The paths of keys that stand twice in one object: a JSON reader takes the last one and says nothing. `json` has been
// parsed without an error.
QStringList repeatedKeys(const QByteArray &json);

} // namespace tarozi
