// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_table.h"

#include "ui/charts/table_delegate.h"
#include "ui/charts/table_model.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr int kHeaderPadX = 10;
constexpr int kHeaderPadY = 8;
constexpr int kSmallestColumn = 90;
constexpr int kHeaderFlags = int(Qt::AlignLeft) | int(Qt::AlignBottom) | int(Qt::TextWordWrap);

// Titles wrap and stand where the cells' texts stand.
class TableHeader : public QHeaderView
{
public:
    explicit TableHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionResizeMode(QHeaderView::Fixed);
        setSectionsClickable(false);
        setHighlightSections(false);
    }

    void setColors(const Colors &colors) { m_colors = &colors; }

    int wantedHeight() const
    {
        const QFontMetrics metrics(ui::font(TextRole::Title));
        int height = metrics.height();
        for (int section = 0; section < count(); ++section) {
            const QRect room(0, 0, std::max(1, sectionSize(section) - 2 * kHeaderPadX), 1000);
            height = std::max(height, metrics.boundingRect(room, kHeaderFlags, title(section)).height());
        }
        return height + 2 * kHeaderPadY;
    }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        painter->save();
        painter->fillRect(rect, m_colors->card);
        painter->setFont(ui::font(TextRole::Title));
        painter->setPen(m_colors->text);
        painter->drawText(rect.adjusted(kHeaderPadX, kHeaderPadY, -kHeaderPadX, -kHeaderPadY), kHeaderFlags,
                          title(section));
        painter->setPen(QPen(m_colors->secondary, 1));
        painter->drawLine(QPointF(rect.left(), rect.bottom() + 0.5), QPointF(rect.right() + 1, rect.bottom() + 0.5));
        painter->restore();
    }

private:
    QString title(int section) const { return model()->headerData(section, Qt::Horizontal).toString(); }

    const Colors *m_colors = &lightColors();
};

TableHeader *headerOf(const QTableView &view)
{
    return static_cast<TableHeader *>(view.horizontalHeader());
}

} // namespace

FigureTable::FigureTable(QWidget *parent)
    : QTableView(parent), m_model(new TableModel(this)), m_delegate(new TableDelegate(*m_model, this))
{
    setModel(m_model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setMouseTracking(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    setHorizontalHeader(new TableHeader(this));
    connect(this, &QAbstractItemView::clicked, this, &FigureTable::activate);
}

const TableSpec &FigureTable::table() const
{
    return m_model->table();
}

void FigureTable::setTable(TableSpec table)
{
    if (table == m_model->table())
        return;
    setAccessibleName(table.title);
    if (m_model->setTable(std::move(table))) {
        clearSpans();
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (m_model->isHeading(row) && m_model->columnCount() > 1)
                setSpan(row, 0, 1, m_model->columnCount());
        }
    }
    m_delegate->measure();
    layOut();
    viewport()->update();
}

void FigureTable::setColors(const Colors &colors)
{
    m_delegate->setColors(colors);
    headerOf(*this)->setColors(colors);
    headerOf(*this)->viewport()->update();
    viewport()->update();
}

void FigureTable::setLabelShare(double share)
{
    m_label_share = share;
    layOut();
}

QSize FigureTable::sizeHint() const
{
    return {m_natural_width, m_height};
}

QSize FigureTable::minimumSizeHint() const
{
    return {kSmallestColumn * std::max(1, m_model->columnCount()), m_height};
}

void FigureTable::stickHeaderTo(QScrollArea *page)
{
    m_page = page;
    connect(page->verticalScrollBar(), &QScrollBar::valueChanged, this, &FigureTable::placeHeader);
}

void FigureTable::placeHeader()
{
    if (!m_page)
        return;
    const int hidden = -mapTo(m_page->viewport(), QPoint()).y();
    const int lowest = height() - horizontalHeader()->height();
    horizontalHeader()->move(horizontalHeader()->x(), std::clamp(hidden, 0, std::max(0, lowest)));
    horizontalHeader()->raise();
}

void FigureTable::updateGeometries()
{
    QTableView::updateGeometries();
    placeHeader();
}

void FigureTable::layOut()
{
    const int columns = m_model->columnCount();
    if (columns == 0)
        return;
    const int width = viewport()->width();
    const int label = std::min(m_delegate->naturalWidth(0), static_cast<int>(width * m_label_share));
    m_natural_width = m_delegate->naturalWidth(0);
    int left = width - label;
    setColumnWidth(0, columns == 1 ? width : label);
    for (int column = 1; column < columns; ++column) {
        const int share = left / (columns - column);
        setColumnWidth(column, share);
        left -= share;
        m_natural_width += std::max(kSmallestColumn, m_delegate->naturalWidth(column));
    }
    const int header = headerOf(*this)->wantedHeight();
    headerOf(*this)->setFixedHeight(header);
    m_height = header;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        int height = 0;
        for (int column = 0; column < (m_model->isHeading(row) ? 1 : columns); ++column) {
            const int room = m_model->isHeading(row) ? width : columnWidth(column);
            height = std::max(height, m_delegate->heightForWidth(m_model->index(row, column), room));
        }
        setRowHeight(row, height);
        m_height += height;
    }
    if (minimumHeight() != m_height)
        setFixedHeight(m_height);
}

void FigureTable::activate(const QModelIndex &index)
{
    const TableCell &cell = m_model->cell(index);
    if (cell.figure && cell.candidate >= 0)
        emit figureActivated(cell.candidate, *cell.figure, visualRect(index));
}

void FigureTable::hover(const QModelIndex &index)
{
    m_delegate->setHovered(index);
    viewport()->setCursor(index.isValid() && m_model->cell(index).figure ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
}

void FigureTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        layOut();
}

void FigureTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
}

// As tabs and lines: spreadsheets and mails take it.
void FigureTable::copy() const
{
    QGuiApplication::clipboard()->setText(tabSeparated(table()));
}

void FigureTable::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu;
    //: of a table of figures, to the clipboard
    menu.addAction(tr("Copy table"), this, &FigureTable::copy);
    menu.exec(event->globalPos());
}

void FigureTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: activate(currentIndex()); return;
    default: QTableView::keyPressEvent(event);
    }
}

void FigureTable::mouseMoveEvent(QMouseEvent *event)
{
    hover(indexAt(event->position().toPoint()));
    QTableView::mouseMoveEvent(event);
}

void FigureTable::leaveEvent(QEvent *event)
{
    hover({});
    QTableView::leaveEvent(event);
}

// The page scrolls, not the table.
void FigureTable::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace tarozi::ui
