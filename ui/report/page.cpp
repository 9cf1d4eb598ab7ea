// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page.h"

namespace tarozi::ui::report {

namespace {

constexpr double kSideMargin = mm(18);
constexpr double kTopMargin = mm(15);
constexpr double kBottomMargin = mm(18);
constexpr double kFooterFromEdge = mm(13.5);
constexpr double kFooterHeight = mm(8);
constexpr double kHeaderFromEdge = mm(7.5);
constexpr double kHeaderHeight = mm(4);

} // namespace

QPageSize pageSize(Paper paper)
{
    return QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter);
}

QRectF pageRect(Paper paper)
{
    const QSizeF inches = pageSize(paper).size(QPageSize::Inch);
    return {QPointF(0, 0), inches * kUnitsPerInch};
}

QRectF bodyRect(Paper paper)
{
    return pageRect(paper).adjusted(kSideMargin, kTopMargin, -kSideMargin, -kBottomMargin);
}

QRectF footerRect(Paper paper)
{
    const QRectF page = pageRect(paper);
    return {kSideMargin, page.height() - kFooterFromEdge, page.width() - 2 * kSideMargin, kFooterHeight};
}

QRectF headerRect(Paper paper)
{
    return {kSideMargin, kHeaderFromEdge, pageRect(paper).width() - 2 * kSideMargin, kHeaderHeight};
}

} // namespace tarozi::ui::report
