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
    drawHeader(painter);
    drawFooter(painter, page);
}

void PaintedDocument::drawHeader(QPainter &painter) const
{
    const QRectF rect = headerRect(m_paper);
    const TextBox header(m_document.header, Style::Small, rect.width(), printColors().secondary, Qt::AlignRight);
    if (!m_document.header.isEmpty())
        header.drawLine(painter, 0, rect.topLeft());
}

void PaintedDocument::drawFooter(QPainter &painter, int page) const
{
    const QRectF rect = footerRect(m_paper);
    const QColor grey = printColors().secondary;
    painter.setPen(QPen(printColors().line, pt(0.4)));
    painter.drawLine(rect.topLeft(), rect.topRight());
    const QPointF text_at = rect.topLeft() + QPointF(0, pt(3));
    const QString position = m_document.page_n_of_m.arg(page + 1).arg(pageCount());
    const double position_width = textWidth(position, Style::Small) + pt(1);
    const TextBox left(m_document.footer, Style::Small, rect.width() - position_width - pt(12), grey);
    left.drawLine(painter, 0, text_at);
    TextBox(position, Style::Small, position_width, grey)
        .draw(painter, text_at + QPointF(rect.width() - position_width, 0));
    if (!m_document.own_footer.isEmpty())
        TextBox(m_document.own_footer, Style::Small, rect.width(), grey)
            .drawLine(painter, 0, text_at + QPointF(0, left.lineHeight(0)));
}

} // namespace tarozi::ui::report
