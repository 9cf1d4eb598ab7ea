// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/ranking.h"
#include "ui/views/assessment_view.h"

class QBoxLayout;
class QCheckBox;
class QLabel;

namespace tarozi::ui {

class ChartPanel;
class ChooseRequirements;
class ChooseTable;
class FigureTable;
class TradeOffChart;

// The four steps over the whole catalogue: what the load waits for, the memory it takes, the cards that drop out and
// why, and the order of the others.
class ChoosePage : public AssessmentView
{
    Q_OBJECT

public:
    explicit ChoosePage(const ViewContext &context, QWidget *parent = nullptr);

    const Ranking &ranking() const { return m_ranking; }
    ChooseTable *ranked() const { return m_ranked; }
    FigureTable *dropped() const { return m_dropped; }
    ChooseRequirements *requirements() const { return m_requirements; }
    TradeOffChart *chart() const { return m_chart; }
    QCheckBox *allCounts() const { return m_all_counts; }
    QLabel *insights() const { return m_insights; }
    FigureTable *inverse() const { return m_inverse; }
    QLabel *least() const { return m_least; }

protected:
    void present() override;
    void retranslate() override;
    void restyle() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildContent();
    void presentRanked();
    void presentDropped();
    void presentInsights();
    void compare(const Candidate &candidate, bool compared);
    void arrange();

    Ranking m_ranking;
    std::vector<QLabel *> m_heads; // of the four steps
    QLabel *m_load;
    QLabel *m_floors;
    QLabel *m_insights;
    ChooseRequirements *m_requirements;
    FigureTable *m_dropped;
    QCheckBox *m_all_counts;
    ChooseTable *m_ranked;
    QLabel *m_hint;
    QLabel *m_least;
    FigureTable *m_inverse;
    TradeOffChart *m_chart;
    ChartPanel *m_panel;
    QBoxLayout *m_sides = nullptr;
};

} // namespace tarozi::ui
