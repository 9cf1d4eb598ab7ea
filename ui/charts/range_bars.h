// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/charts/table_spec.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <vector>

class QPainter;

namespace tarozi::ui {

// One figure with its band, or what a figure becomes when one input goes from low to high.
struct RangeBar {
    int candidate = 0; // decides the colour
    QString name;
    double low = 0, mid = 0, high = 0;
    QString label; // the figure with its unit, after it its band
    QString low_label, high_label;
    QString summary; // in place of the bar where there is no figure

    bool operator==(const RangeBar &) const = default;
};

// On one scale that begins at zero, or around a common line where `baseline` is set (a tornado).
struct RangeBarsSpec {
    QString title;
    std::vector<RangeBar> bars;
    double scale_minimum = 0, scale_maximum = 0;
    std::optional<double> baseline;
    QString baseline_label;
    QString summary; // for screen readers
    QLocale locale;

    bool operator==(const RangeBarsSpec &) const = default;
};
TableSpec tableOf(const RangeBarsSpec &spec);

// For the screen and for paper alike. One unit of `rect` is one pixel of the visual language.
void drawRangeBars(QPainter &painter, const QRectF &rect, const RangeBarsSpec &spec, const Colors &colors);
double rangeBarsHeight(const RangeBarsSpec &spec);

class RangeBarsChart : public QWidget
{
    Q_OBJECT

public:
    explicit RangeBarsChart(QWidget *parent = nullptr);

    void setSpec(const RangeBarsSpec &spec);
    const RangeBarsSpec &spec() const { return m_spec; }
    void setColors(const Colors &colors);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {240, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    RangeBarsSpec m_spec;
    const Colors *m_colors = &lightColors();
};

} // namespace tarozi::ui
