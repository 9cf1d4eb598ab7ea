// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QCPGraph;
class QCustomPlot;

namespace tarozi::ui {

// Curves on the screen (QCustomPlot). A cursor, moved by the mouse or by the arrow keys, reads the values; a click or
// Enter picks its place.
class CurveChart : public QWidget
{
    Q_OBJECT

public:
    explicit CurveChart(QWidget *parent = nullptr);

    void setSpec(const CurveSpec &spec);
    const CurveSpec &spec() const { return m_spec; }
    void setColors(const Colors &colors);
    // How an x is written at the cursor; without it as a tick label.
    void setCursorText(std::function<QString(double)> text) { m_cursor_text = std::move(text); }

    // Where the cursor may stand; without it anywhere.
    void setSnap(std::function<double(double)> snap) { m_snap = std::move(snap); }

    std::optional<double> cursor() const { return m_cursor; }
    // Every series at the cursor, as the readout shows it.
    QStringList readout() const;
    QPointF position(double x, double y) const; // in the coordinates of this widget

    QSize sizeHint() const override { return {640, 260}; }
    QSize minimumSizeHint() const override { return {320, 240}; }

signals:
    void xPicked(double x);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Overlay;
    class Cursor;

    void fillGraphs();
    void fillAxes();
    void styleAxes();
    void setCursor(std::optional<double> x);
    double stepped(double x, int direction, bool coarse) const;
    void step(int direction, bool coarse);
    void pick(double x);

    CurveSpec m_spec;
    const Colors *m_colors = &lightColors();
    QCustomPlot *m_plot;
    Overlay *m_overlay; // owned by the plot
    Cursor *m_cursor_line;
    std::vector<QCPGraph *> m_graphs; // owned by the plot: band low and high, solid, dashed, ceiling
    std::optional<double> m_cursor;
    std::function<QString(double)> m_cursor_text;
    std::function<double(double)> m_snap;
};

} // namespace tarozi::ui
