// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/table_spec.h"

#include <QAbstractTableModel>

namespace tarozi::ui {

// A table spec as an item model; screen readers and the delegate read it.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    // Keeps the selection and announces only cells that differ when the shape is the same. True: the shape changed.
    bool setTable(TableSpec table);
    const TableSpec &table() const { return m_table; }
    const TableCell &cell(const QModelIndex &index) const;
    bool isHeading(int row) const { return m_table.rows[static_cast<std::size_t>(row)].heading; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    bool sameShape(const TableSpec &table) const;

    TableSpec m_table;
};

} // namespace tarozi::ui
