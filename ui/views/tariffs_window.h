// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/price_list.h"
#include "ui/views/assessment_view.h"

#include <QDate>
#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace tarozi::ui {

class TariffsModel;

// The catalogue's offers: sorted, filtered, edited, added, doubled, pasted, imported and exported. What changes is kept
// in the user's catalogue and used at once.
class TariffsWindow : public QDialog
{
    Q_OBJECT

public:
    // The world outside; tests answer in its place. Paths are empty when the person changed their mind.
    struct Services {
        QString user_folder;
        QDate today;
        std::function<QString(QWidget *)> list_to_open;
        std::function<QString(QWidget *, const QString &suggested)> list_to_write;
        std::function<QByteArray()> clipboard;
        // Shows the preview; whether the person confirmed.
        std::function<std::optional<PriceImport>(QWidget *, const PriceTable &)> confirm;
    };

    TariffsWindow(const ViewContext &context, Services services, QWidget *parent = nullptr);

    QTableView *table() const { return m_table; }
    TariffsModel *model() const { return m_model; }
    QLineEdit *filter() const { return m_filter; }
    QLabel *message() const { return m_message; }

    void add();
    void duplicate();
    void remove();
    void paste();
    void importList();
    void exportList();

private:
    void reload();
    void retranslate();
    void keep(const std::vector<Tariff> &tariffs, const QStringList &removed);
    void import(const QByteArray &bytes, const QString &name);
    std::vector<Tariff> shown() const;
    std::vector<Tariff> selected() const;
    void tell(const QString &text);

    ViewContext m_context;
    Services m_services;
    QLineEdit *m_filter;
    TariffsModel *m_model;
    QSortFilterProxyModel *m_proxy;
    QTableView *m_table;
    QLabel *m_message;
    std::vector<std::pair<QPushButton *, std::function<QString()>>> m_buttons;
};

} // namespace tarozi::ui
