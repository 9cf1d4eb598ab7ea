// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/proposal.h"

#include <QPageSize>
#include <QRectF>

namespace tarozi::ui::report {

// Everything on a page is laid out in tenths of a point, whatever it is painted on: fonts then have whole pixel sizes
// and a PDF, an image and a preview break their lines at the same words.
inline constexpr double kUnitsPerInch = 720.0;

constexpr double mm(double value)
{
    return value * kUnitsPerInch / 25.4;
}

constexpr double pt(double value)
{
    return value * kUnitsPerInch / 72.0;
}

QPageSize pageSize(Paper paper);
QRectF pageRect(Paper paper);   // the whole sheet
QRectF bodyRect(Paper paper);   // where the content flows
QRectF footerRect(Paper paper); // two lines below it
QRectF headerRect(Paper paper); // one line above it

} // namespace tarozi::ui::report
