// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/table_spec.h"
#include "ui/theme/theme.h"

#include <QPointer>
#include <QScrollArea>
#include <QTableView>

namespace tarozi::ui {

class TableDelegate;
class TableModel;

// A table of figures as tall as its content: the page around it scrolls, never the table. Arrow keys move through
// the cells, Enter or a click opens a figure's explanation, Tab leaves, the copy shortcut takes the whole table.
class FigureTable : public QTableView
{
    Q_OBJECT

public:
    explicit FigureTable(QWidget *parent = nullptr);

    void setTable(TableSpec table);
    const TableSpec &table() const;
    void setColors(const Colors &colors);
    // Share of the width that the labels may take at most; the other columns share the rest equally.
    void setLabelShare(double share);
    // Keeps the header in sight while the page scrolls through a long table.
    void stickHeaderTo(QScrollArea *page);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void figureActivated(int candidate, tarozi::Quantity figure, const QRect &cell);

protected:
    void updateGeometries() override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void activate(const QModelIndex &index);
    void copy() const;
    void hover(const QModelIndex &index);
    void layOut();
    void placeHeader();

    TableModel *m_model;
    TableDelegate *m_delegate;
    QPointer<QScrollArea> m_page;
    double m_label_share = 0.5;
    int m_height = 0;
    int m_natural_width = 0;
};

} // namespace tarozi::ui
