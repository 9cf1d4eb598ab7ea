// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStyledItemDelegate>

#include <vector>

namespace tarozi::ui {

// One thing to choose; items of one group stand together under its heading.
struct PickerItem {
    QString id;
    QString group;
    QString title;
    QString detail;   // small, under the title
    QString keywords; // further words that find it
};

// Headings and items in one list, filtered by words: every word must occur in an item's title, group, detail, id or
// keywords, in any order and case.
class PickerList : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { DetailRole = Qt::UserRole, IdRole, HeadingRole };

    using QAbstractListModel::QAbstractListModel;

    void setItems(std::vector<PickerItem> items);
    void setFilter(const QString &words);

    int rowOf(const QString &id) const; // -1: filtered out or unknown
    // The nearest item at or after `row` in `step`s of 1 or -1; -1 when there is none.
    int itemNear(int row, int step) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row {
        bool heading = false;
        int item = 0; // the heading's first item
    };
    void rebuild();

    std::vector<PickerItem> m_items;
    std::vector<Row> m_rows;
    QStringList m_words;
};

// Title over detail; a heading small and grey.
class PickerDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace tarozi::ui
