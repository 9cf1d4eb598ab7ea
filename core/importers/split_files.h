// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace tarozi {

// The files of a split model: "name-00002-of-00005.gguf" and its neighbours, in order. Of a whole file: itself.
struct SplitFiles {
    QStringList present; // paths
    QStringList missing; // names
};

SplitFiles splitFiles(const QString &path, const QString &suffix);

} // namespace tarozi
