// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

class QBoxLayout;
class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;

namespace tarozi::ui {

class ChartPanel;
class CurveChart;
class FigureTable;
class MoneyForm;
class RangeBarsChart;

// What a result costs on each GPU, against its use and its load, what moves it most, and when a purchase pays off;
// beside them the inputs of money.
class CostPage : public AssessmentView
{
    Q_OBJECT

public:
    explicit CostPage(const ViewContext &context, QWidget *parent = nullptr);

    RangeBarsChart *bars() const { return m_bars; }
    RangeBarsChart *influences() const { return m_influences; }
    CurveChart *curves() const { return m_curves; }
    CurveChart *cashFlow() const { return m_cash; }
    QButtonGroup *axes() const { return m_axes; }
    QComboBox *candidate() const { return m_candidate; }
    QLabel *plan() const { return m_plan; }
    FigureTable *table() const { return m_table; }
    FigureTable *offers() const { return m_offers; }
    MoneyForm *form() const { return m_form; }
    QPushButton *tariffsButton() const { return m_tariffs; }

signals:
    void tariffsWanted();

protected:
    void present() override;
    void retranslate() override;
    void restyle() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildColumns();
    void presentBars();
    void presentCurves();
    void presentPlan();
    void presentTable();
    void fillCandidates();
    void arrange();

    RangeBarsChart *m_bars;
    ChartPanel *m_bars_panel;
    QLabel *m_proof;
    QButtonGroup *m_axes;
    CurveChart *m_curves;
    ChartPanel *m_curves_panel;
    QLabel *m_curves_message;
    QLabel *m_hint;
    QComboBox *m_candidate;
    RangeBarsChart *m_influences;
    ChartPanel *m_influences_panel;
    QLabel *m_influences_hint;
    CurveChart *m_cash;
    ChartPanel *m_cash_panel;
    QLabel *m_plan;
    FigureTable *m_table;
    FigureTable *m_offers;
    QLabel *m_inputs;
    MoneyForm *m_form;
    QPushButton *m_tariffs;
    QBoxLayout *m_sides = nullptr;
};

} // namespace tarozi::ui
