// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <QStringList>

namespace tarozi {

// The ids most like a mistyped one, best first; at most `limit`, none that has nothing in common with it.
QStringList closestIds(const QString &mistyped, const QStringList &ids, int limit = 3);

QStringList gpuIds(const Catalog &catalog);
QStringList modelIds(const Catalog &catalog);
QStringList weightFormatIds(const Catalog &catalog);
QStringList kvFormatIds(const Catalog &catalog);
QStringList engineIds(const Catalog &catalog); // each once

} // namespace tarozi
