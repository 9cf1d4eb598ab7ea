// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/picker_list.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QListView;

namespace tarozi::ui {

// A list to choose from, with a search field. Arrows move in the list while typing goes to the field; Enter chooses,
// Escape closes.
class PickerPopup : public QFrame
{
    Q_OBJECT

public:
    explicit PickerPopup(QWidget *parent);

    struct Texts {
        QString name;        // for screen readers: "Model"
        QString placeholder; // of the search field
        QString nothing;     // when no item matches
    };
    void popUp(std::vector<PickerItem> items, const QString &current, const Texts &texts, const QWidget *anchor);

    QLineEdit *searchField() const { return m_search; }
    QListView *listView() const { return m_list; }

signals:
    void chosen(const QString &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &words);
    void choose(const QModelIndex &index);
    bool moveBy(int key);

    QLineEdit *m_search;
    QListView *m_list;
    QLabel *m_nothing;
    PickerList *m_model;
    QString m_current;
};

} // namespace tarozi::ui
