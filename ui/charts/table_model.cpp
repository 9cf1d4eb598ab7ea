// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/table_model.h"

#include <algorithm>

namespace tarozi::ui {

namespace {

const TableCell kNoCell;

} // namespace

bool TableModel::sameShape(const TableSpec &table) const
{
    return table.header.size() == m_table.header.size() &&
           std::equal(table.rows.begin(), table.rows.end(), m_table.rows.begin(), m_table.rows.end(),
                      [](const TableRow &a, const TableRow &b) { return a.heading == b.heading; });
}

bool TableModel::setTable(TableSpec table)
{
    if (!sameShape(table)) {
        beginResetModel();
        m_table = std::move(table);
        endResetModel();
        return true;
    }
    const TableSpec before = std::exchange(m_table, std::move(table));
    for (int row = 0; row < rowCount(); ++row) {
        if (!(before.rows[static_cast<std::size_t>(row)] == m_table.rows[static_cast<std::size_t>(row)]))
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
    if (before.header != m_table.header)
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    return false;
}

const TableCell &TableModel::cell(const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    if (!index.isValid() || row >= m_table.rows.size())
        return kNoCell;
    const TableRow &content = m_table.rows[row];
    if (column == 0)
        return content.label;
    return column <= content.cells.size() ? content.cells[column - 1] : kNoCell;
}

int TableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int TableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.header.size());
}

QVariant TableModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::DisplayRole)
        return cell(index).plain();
    if (role == Qt::AccessibleTextRole && index.column() > 0) {
        const QString column = m_table.header.at(index.column());
        const QString row = m_table.rows[static_cast<std::size_t>(index.row())].label.text;
        return QStringList({row, column, cell(index).plain()}).join(QStringLiteral(", "));
    }
    return {};
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return section < m_table.header.size() ? m_table.header.at(section) : QVariant();
}

Qt::ItemFlags TableModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace tarozi::ui
