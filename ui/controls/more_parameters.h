// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/row_bindings.h"

#include <QWidget>

class QToolButton;

namespace tarozi::ui {

class PriceRow;
class ToggleRow;
class WorkloadRows;

// What few people change, behind a line that tells how much of it is changed. Part of the workload panel.
class MoreParameters : public QWidget
{
    Q_OBJECT

public:
    MoreParameters(const ViewContext &context, QWidget *parent);

    void present();
    void retranslate();
    void restyle();

    QToolButton *expander() const { return m_expander; }
    NumberRow *inputRow() const { return m_input; }
    NumberRow *outputRow() const { return m_output; }
    NumberRow *maxNumSeqsRow() const { return m_seqs; }
    NumberRow *maxNumBatchedTokensRow() const { return m_batched; }
    ToggleRow *eagerRow() const { return m_eager; }
    NumberRow *otherTenantsRow() const { return m_tenants; }
    PriceRow *priceRow() const { return m_price; }

private:
    void bindTokens();
    void bindEngine();
    void bindPlace();
    WorkloadRows *rowsOf(WorkloadKind kind) const;
    void showExpander();
    int changedCount() const;
    Format format() const { return Format(m_context.languages.locale()); }
    const Scenario &scenario() const { return m_context.session.scenario(); }
    QString differingDefaults(int Resolved::*setting) const;

    ViewContext m_context;
    RowBindings m_rows;
    QToolButton *m_expander;
    QWidget *m_body;
    NumberRow *m_input, *m_output, *m_seqs, *m_batched;
    ToggleRow *m_eager;
    NumberRow *m_tenants;
    PriceRow *m_price;
    WorkloadRows *m_finetune, *m_image;
};

} // namespace tarozi::ui
