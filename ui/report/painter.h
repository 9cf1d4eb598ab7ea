// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/elements.h"
#include "ui/report/flow.h"
#include "ui/report/proposal.h"

class QPainter;

namespace tarozi::ui::report {

// A document laid out on pages: the same painter for a PDF, an image and a preview.
class PaintedDocument
{
public:
    PaintedDocument(Document document, Paper paper);
    PaintedDocument(const PaintedDocument &) = delete;
    PaintedDocument &operator=(const PaintedDocument &) = delete;

    int pageCount() const { return int(m_pages.size()); }
    Paper paper() const { return m_paper; }
    // The painter's unit is a page unit (see page.h), its origin the sheet's corner.
    void drawPage(QPainter &painter, int page) const;

private:
    void drawHeader(QPainter &painter) const;
    void drawFooter(QPainter &painter, int page) const;

    Document m_document;
    Paper m_paper;
    Flow m_flow;
    std::vector<PlacedPage> m_pages; // points into m_flow
};

} // namespace tarozi::ui::report
