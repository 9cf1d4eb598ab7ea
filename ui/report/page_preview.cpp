// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page_preview.h"

#include "ui/report/page.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tarozi::ui {

namespace {

constexpr double kGap = 12;
constexpr double kStep = 1.25;
constexpr double kSmallest = 0.25, kLargest = 4;
constexpr std::size_t kKeptPictures = 6;
constexpr QSize kHint(520, 640);

} // namespace

PagePreview::PagePreview(QWidget *parent) : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    // a document always has more than a page: the bar does not come and go with the width
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
}

void PagePreview::setDocument(const ProposalDocument &document)
{
    m_document = document;
    m_pictures.clear();
    layOut();
    viewport()->update();
    emit pageChanged(currentPage(), pageCount());
}

int PagePreview::pageCount() const
{
    return m_document ? m_document->pages().pageCount() : 0;
}

int PagePreview::currentPage() const
{
    if (pageCount() == 0)
        return 0;
    const double middle = verticalScrollBar()->value() + viewport()->height() / 2.0;
    return std::clamp(int(middle / (pageSize().height() + kGap)), 0, pageCount() - 1);
}

void PagePreview::showPage(int page)
{
    verticalScrollBar()->setValue(int(top(std::clamp(page, 0, std::max(0, pageCount() - 1)))));
}

void PagePreview::setZoom(std::optional<double> zoom)
{
    const int page = currentPage();
    m_zoom = zoom ? std::optional(std::clamp(*zoom, kSmallest, kLargest)) : std::nullopt;
    m_pictures.clear();
    layOut();
    showPage(page);
    viewport()->update();
}

QSize PagePreview::sizeHint() const
{
    return kHint;
}

double PagePreview::scale() const
{
    if (m_zoom)
        return *m_zoom * logicalDpiX() / report::kUnitsPerInch;
    const double width = m_document ? report::pageRect(m_document->pages().paper()).width() : 1;
    return std::max(1.0, viewport()->width() - 2 * kGap) / width;
}

QSizeF PagePreview::pageSize() const
{
    return m_document ? report::pageRect(m_document->pages().paper()).size() * scale() : QSizeF();
}

double PagePreview::top(int page) const
{
    return kGap / 2 + page * (pageSize().height() + kGap);
}

void PagePreview::layOut()
{
    const int height = int(std::ceil(top(pageCount())));
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(fontMetrics().height() * 3);
    const int width = int(std::ceil(pageSize().width() + 2 * kGap));
    horizontalScrollBar()->setRange(0, m_zoom ? std::max(0, width - viewport()->width()) : 0);
    horizontalScrollBar()->setPageStep(viewport()->width());
}

void PagePreview::zoomBy(double factor)
{
    setZoom(scale() * report::kUnitsPerInch / logicalDpiX() * factor);
}

const QPixmap &PagePreview::picture(int page)
{
    if (const auto known = m_pictures.find(page); known != m_pictures.end())
        return known->second;
    if (m_pictures.size() >= kKeptPictures)
        m_pictures.clear();
    const double ratio = devicePixelRatioF();
    QPixmap pixmap((pageSize() * ratio).toSize());
    pixmap.fill(Qt::white);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale() * ratio, scale() * ratio);
    m_document->pages().drawPage(painter, page);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return m_pictures.emplace(page, pixmap).first->second;
}

void PagePreview::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Window));
    const double x = std::max(kGap, (viewport()->width() - pageSize().width()) / 2) - horizontalScrollBar()->value();
    for (int page = 0; page < pageCount(); ++page) {
        const QRectF sheet(QPointF(x, top(page) - verticalScrollBar()->value()), pageSize());
        if (!sheet.intersects(viewport()->rect()))
            continue;
        painter.drawPixmap(sheet.topLeft(), picture(page));
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawRect(sheet);
    }
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void PagePreview::resizeEvent(QResizeEvent *event)
{
    const int page = currentPage();
    QAbstractScrollArea::resizeEvent(event);
    if (!m_zoom)
        m_pictures.clear();
    layOut();
    if (!m_zoom)
        showPage(page);
}

void PagePreview::keyPressEvent(QKeyEvent *event)
{
    const bool control = event->modifiers() & Qt::ControlModifier;
    if (event->key() == Qt::Key_PageDown)
        showPage(currentPage() + 1);
    else if (event->key() == Qt::Key_PageUp)
        showPage(currentPage() - 1);
    else if (event->key() == Qt::Key_Home)
        showPage(0);
    else if (event->key() == Qt::Key_End)
        showPage(pageCount() - 1);
    else if (control && (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal))
        zoomBy(kStep);
    else if (control && event->key() == Qt::Key_Minus)
        zoomBy(1 / kStep);
    else if (control && event->key() == Qt::Key_0)
        setZoom({});
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void PagePreview::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier)
        zoomBy(event->angleDelta().y() > 0 ? kStep : 1 / kStep);
    else
        QAbstractScrollArea::wheelEvent(event);
}

void PagePreview::scrollContentsBy(int, int)
{
    viewport()->update();
    emit pageChanged(currentPage(), pageCount());
}

} // namespace tarozi::ui
