// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"
#include "ui/views/fit_map_runner.h"

class QComboBox;
class QLabel;

namespace tarozi::ui {

class ChartPanel;
class FitMapChart;

// Where each compared GPU stops, over two inputs: the verdicts of one of them in colour, the frontiers of all, lines
// of equal memory, speed or cost, and the scenario's own point. A click sets both inputs.
class FitMapPage : public AssessmentView
{
    Q_OBJECT

public:
    explicit FitMapPage(const ViewContext &context, QWidget *parent = nullptr);

    FitMapChart *chart() const { return m_chart; }
    ChartPanel *panel() const { return m_panel; }
    QComboBox *xBox() const { return m_x; }
    QComboBox *yBox() const { return m_y; }
    QComboBox *regionsBox() const { return m_regions; }
    QComboBox *contoursBox() const { return m_contours; }
    const FitMapRunner &runner() const { return m_runner; }
    const FitMap &map() const { return m_result.map; }

protected:
    void present() override;
    void retranslate() override;
    void restyle() override;

private:
    QWidget *buildSwitches();
    void fillAxis(QComboBox *box);
    void fillRegions();
    void chooseAxis(QComboBox *changed, QComboBox *other);
    FitMapOrder order(const QSize &cells) const;
    void refine();
    void put(const FitMapResult &result);
    void pick(const QPointF &share);
    QStringList readout(const QPointF &share) const;

    FitMapRunner m_runner;
    FitMapResult m_result;
    QComboBox *m_x, *m_y, *m_regions, *m_contours;
    std::vector<QLabel *> m_labels;
    FitMapChart *m_chart;
    ChartPanel *m_panel;
    QLabel *m_hint;
};

} // namespace tarozi::ui
