// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/speed_chart.h"
#include "ui/charts/table_spec.h"
#include "ui/views/assessment_view.h"

#include <vector>

class QBoxLayout;
class QButtonGroup;
class QLabel;

namespace tarozi::ui {

class ChartPanel;
class CurveChart;
class FigureTable;
class SeriesToggles;
class StepBarsChart;

// Expected speed of all candidates with its band under the ceilings, against concurrency or context; where a step's
// time goes; the roofline; the same in figures with what they rest on. A click into the curves sets the axis' input.
class SpeedPage : public AssessmentView
{
    Q_OBJECT

public:
    explicit SpeedPage(const ViewContext &context, QWidget *parent = nullptr);

    SpeedQuantity quantity() const;
    SpeedAxis axis() const;
    void choose(SpeedQuantity quantity, SpeedAxis axis);

    CurveChart *chart() const { return m_chart; }
    ChartPanel *panel() const { return m_panel; }
    CurveChart *roofline() const { return m_roofline; }
    ChartPanel *rooflinePanel() const { return m_roofline_panel; }
    QLabel *hypotheses() const { return m_hypotheses; }
    FigureTable *sharing() const { return m_sharing; }
    StepBarsChart *steps() const { return m_steps; }
    SeriesToggles *toggles() const { return m_toggles; }
    FigureTable *table() const { return m_table; }

protected:
    void present() override;
    void retranslate() override;
    void restyle() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildSwitches();
    void presentWithoutTokens();
    TableSpec explained(TableSpec table) const;
    QWidget *buildColumns();
    void presentCharts();
    void presentTables();
    void presentHypotheses();
    void pick(double value);
    double snapped(double value) const;
    void arrange();

    QButtonGroup *m_quantities;
    QButtonGroup *m_axes;
    SeriesToggles *m_toggles;
    CurveChart *m_chart;
    ChartPanel *m_panel;
    QLabel *m_message;
    QWidget *m_switches = nullptr;
    QLabel *m_hint;
    QLabel *m_hypotheses;
    StepBarsChart *m_steps;
    ChartPanel *m_steps_panel;
    QLabel *m_steps_hint;
    CurveChart *m_roofline;
    ChartPanel *m_roofline_panel;
    FigureTable *m_table;
    FigureTable *m_sharing;
    QBoxLayout *m_sides = nullptr;
};

} // namespace tarozi::ui
