// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/price_list.h"
#include "ui/views/assessment_view.h"

#include <QDialog>

#include <map>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace tarozi::ui {

// A price list before it is kept: which column is what, what was read, each refused row with its reason, what to
// check. Nothing is kept until the person confirms.
class PriceImportDialog : public QDialog
{
    Q_OBJECT

public:
    PriceImportDialog(const ViewContext &context, PriceTable table, QWidget *parent = nullptr);

    const PriceImport &import() const { return m_import; }
    QComboBox *column(PriceColumn column) const { return m_columns.at(column); }
    QTableWidget *preview() const { return m_preview; }
    QPushButton *confirm() const { return m_confirm; }

private:
    void read();
    void fillPreview();
    void addRow(int line, const QString &gpu, const QString &price, const QString &state, const QString &why);

    const Catalog &m_catalog;
    Format m_format;
    PriceTable m_table;
    PriceImport m_import;
    std::map<PriceColumn, QComboBox *> m_columns;
    QLineEdit *m_provider;
    QComboBox *m_currency, *m_period;
    QLabel *m_summary;
    QTableWidget *m_preview;
    QPushButton *m_confirm;
};

} // namespace tarozi::ui
