// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <QRectF>
#include <QString>

#include <functional>

class QPainter;

namespace tarozi::ui::report {

// A picture of the house that proposes. No drawing: no logo.
struct Logo {
    double proportion = 1; // width by height
    std::function<void(QPainter &, const QRectF &)> draw;
};

// An SVG stays vectors. An empty path is no logo.
Result<Logo> readLogo(const QString &path);

} // namespace tarozi::ui::report
