// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/price_list.h"
#include "ui/language/format.h"

#include <QAbstractTableModel>
#include <QDate>

namespace tarozi::ui {

// Offers as rows; a cell that is edited emits the whole changed offer. Sort by kSortRole: numbers as numbers.
class TariffsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    static constexpr int kSortRole = Qt::UserRole;

    TariffsModel(QDate today, QObject *parent = nullptr);

    void show(std::vector<Tariff> tariffs, const Format &format);
    const Tariff &tariff(int row) const { return m_tariffs.at(size_t(row)); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    void changed(const tarozi::Tariff &tariff);

private:
    QString text(const Tariff &tariff, int column) const;
    QVariant sortKey(const Tariff &tariff, int column) const;

    QDate m_today;
    Format m_format{QLocale::c()};
    std::vector<Tariff> m_tariffs;
};

} // namespace tarozi::ui
