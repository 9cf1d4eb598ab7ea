// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/table_spec.h"
#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

#include <vector>

namespace tarozi::ui {

class TableModel;

// Draws cells of a table spec: digits aligned on the decimal mark, units in grey after them, notes under them.
class TableDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit TableDelegate(const TableModel &model, QObject *parent = nullptr);

    void setColors(const Colors &colors) { m_colors = &colors; }
    void setHovered(const QModelIndex &index) { m_hovered = index; }
    // After a change of the table: how wide the figures of each column are.
    void measure();
    // Width of the widest label and of the widest figure or word of a column, padding included.
    int naturalWidth(int column) const;
    int heightForWidth(const QModelIndex &index, int width) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    struct Figures {
        double whole = 0, fraction = 0, unit = 0;
        double width() const { return whole + fraction + unit; }
    };

    QRectF paintFigure(QPainter &painter, const QRectF &line, const TableCell &cell, int column,
                       const QColor &ink) const;
    void paintMarks(QPainter &painter, const QPointF &after, const TableCell &cell) const;
    QColor inkOf(const TableCell &cell) const;

    const TableModel &m_model;
    const Colors *m_colors = &lightColors();
    std::vector<Figures> m_figures; // a column
    QPersistentModelIndex m_hovered;
};

} // namespace tarozi::ui
