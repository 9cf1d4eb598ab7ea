// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/bar_labels.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <vector>

class QBarCategoryAxis;
class QBarSet;
class QChart;
class QChartView;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace tarozi::ui {

// Stacked bars on the screen (Qt Charts). Values are replaced in place. Segments answer to the mouse and, with the
// arrow keys and Enter, to the keyboard.
class StackedBarChart : public QWidget
{
    Q_OBJECT

public:
    explicit StackedBarChart(QWidget *parent = nullptr);

    void setSpec(const StackedBarSpec &spec);
    const StackedBarSpec &spec() const { return m_spec; }
    void setColors(const Colors &colors);

    // Where a segment is, in the coordinates of this widget; for tests and for placing an explanation.
    QRectF segmentRect(int bar, int segment) const;
    QChartView *view() const { return m_view; }

signals:
    void segmentHovered(int candidate, tarozi::Quantity quantity, bool entered);
    void segmentActivated(int candidate, tarozi::Quantity quantity, const QRect &where);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    class Grid;
    class Overlay;
    struct Place {
        int bar = 0;
        int segment = 0;
    };

    void buildSets();
    void fillSets();
    BarFrame frame(int bar) const;
    void layOut();
    void describe();
    int setOf(const BarSegment &segment) const;
    int segmentOfSet(int bar, int set) const;
    int barOfCategory(int category) const;
    void activate(const Place &place);
    void moveTo(int bar, int segment);

    StackedBarSpec m_spec;
    const Colors *m_colors = &lightColors();
    QChartView *m_view;
    QChart *m_chart;
    QHorizontalStackedBarSeries *m_series;
    QValueAxis *m_values;
    QBarCategoryAxis *m_categories;
    std::vector<QBarSet *> m_sets; // owned by the series
    Grid *m_grid;                  // owned by the chart
    Overlay *m_overlay;            // owned by the chart
    Place m_current;
};

} // namespace tarozi::ui
