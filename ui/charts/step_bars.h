// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/charts/table_spec.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <vector>

class QPainter;

namespace tarozi::ui {

// What a decode step spends its time on, one bar a candidate on one scale.

enum class StepPart { Weights, Cache, Compute, Communication, Overhead, Prompts, Host };

struct StepSegment {
    StepPart part = StepPart::Weights;
    QString name;
    double seconds = 0;
    QString label; // "12 ms"
    QString share; // "64 %"

    bool operator==(const StepSegment &) const = default;
};

struct StepBar {
    int candidate = 0;
    QString name;
    std::vector<StepSegment> segments; // none: `summary` says why
    QString total_label;
    QString summary;

    bool operator==(const StepBar &) const = default;
};

struct StepBarsSpec {
    QString title;
    double scale_maximum = 0; // seconds
    std::vector<StepBar> bars;
    QLocale locale;

    bool operator==(const StepBarsSpec &) const = default;
};

StepBarsSpec stepBars(const Assessment &assessment, const Catalog &catalog, const Format &format);
TableSpec tableOf(const StepBarsSpec &spec);
QColor stepColor(StepPart part, const Colors &colors);

// For the screen and for paper alike. One unit of `rect` is one pixel of the visual language.
void drawStepBars(QPainter &painter, const QRectF &rect, const StepBarsSpec &spec, const Colors &colors);
double stepBarsHeight(const StepBarsSpec &spec, double width);

class StepBarsChart : public QWidget
{
    Q_OBJECT

public:
    explicit StepBarsChart(QWidget *parent = nullptr);

    void setSpec(const StepBarsSpec &spec);
    const StepBarsSpec &spec() const { return m_spec; }
    void setColors(const Colors &colors);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {240, heightForWidth(width())}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    StepBarsSpec m_spec;
    const Colors *m_colors = &lightColors();
};

} // namespace tarozi::ui
