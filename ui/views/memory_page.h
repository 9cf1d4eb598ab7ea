// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

class QBoxLayout;
class QLabel;
class QScrollArea;

namespace tarozi::ui {

class ChartPanel;
class FigureTable;
class StackedBarChart;

// What takes the memory of each candidate: bars on one scale, the same in figures, the ladder and the capacity.
class MemoryPage : public AssessmentView
{
    Q_OBJECT

public:
    explicit MemoryPage(const ViewContext &context, QWidget *parent = nullptr);

    StackedBarChart *bars() const { return m_bars; }
    FigureTable *breakdown() const { return m_breakdown; }
    FigureTable *capacity() const { return m_capacity; }
    ChartPanel *panel() const { return m_panel; }

protected:
    void present() override;
    void retranslate() override;
    void restyle() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void explainFigure(int candidate, Quantity figure, QWidget *anchor, const QRect &where);
    void arrange();

    StackedBarChart *m_bars;
    ChartPanel *m_panel;
    QLabel *m_hint;
    FigureTable *m_breakdown;
    FigureTable *m_capacity;
    QScrollArea *m_scroll;
    QBoxLayout *m_sides;
};

} // namespace tarozi::ui
