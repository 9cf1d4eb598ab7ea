// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/proposal_document.h"

#include <QAbstractScrollArea>
#include <QPixmap>

#include <map>
#include <optional>

namespace tarozi::ui {

// The pages of a document one below the other, drawn by the painter of the export. Page Up and Page Down turn pages,
// Ctrl with plus, minus, nought or the wheel zooms.
class PagePreview : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);

    // Stays at the page that is looked at.
    void setDocument(const ProposalDocument &document);
    int pageCount() const;
    int currentPage() const; // from 0; the one in the middle
    void showPage(int page);
    void setZoom(std::optional<double> zoom); // 1 = as large as on paper; nothing: as wide as there is room
    std::optional<double> zoom() const { return m_zoom; }

    QSize sizeHint() const override;

signals:
    void pageChanged(int page, int count);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    double scale() const; // pixels a page unit
    QSizeF pageSize() const;
    double top(int page) const;
    void layOut();
    void zoomBy(double factor);
    const QPixmap &picture(int page);

    std::optional<ProposalDocument> m_document;
    std::optional<double> m_zoom;
    std::map<int, QPixmap> m_pictures;
};

} // namespace tarozi::ui
