// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/painter.h"

#include "ui/report/layout.h"
#include "ui/report/page.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPen>

namespace tarozi::ui::report {

Flow layOut(const Document &document, double width)
{
    Flow flow;
    for (const Element &element : document.elements)
        std::visit([&](const auto &content) { layOut(content, width, flow); }, element);
    return flow;
}

PaintedDocument::PaintedDocument(Document document, Paper paper)
    : m_document(std::move(document))
    , m_paper(paper)
    , m_flow(layOut(m_document, bodyRect(paper).width()))
    , m_pages(paginate(m_flow, bodyRect(paper).height()))
{
}

void PaintedDocument::drawPage(QPainter &painter, int page) const
{
    const QPointF corner = bodyRect(m_paper).topLeft();
    for (const PlacedSlice &placed : m_pages[std::size_t(page)])
        placed.slice->draw(painter, corner + QPointF(0, placed.y));
    drawFooter(painter, page);
}

void PaintedDocument::drawFooter(QPainter &painter, int page) const
{
    const QRectF rect = footerRect(m_paper);
    const QColor grey = printColors().secondary;
    painter.setPen(QPen(printColors().line, pt(0.4)));
    painter.drawLine(rect.topLeft(), rect.topRight());
    const QPointF text_at = rect.topLeft() + QPointF(0, pt(3));
    const QString position = m_document.page_n_of_m.arg(page + 1).arg(pageCount());
    TextBox(m_document.footer + QStringLiteral(" · ") + position, Style::Small, rect.width(), grey)
        .draw(painter, text_at);
}

} // namespace tarozi::ui::report
