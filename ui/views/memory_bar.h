// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/bar_painter.h"

#include <QWidget>

namespace tarozi::ui {

// One GPU's stacked bar on the screen. Left and Right walk over the segments, Enter and a click ask why.
class MemoryBar : public QWidget
{
    Q_OBJECT

public:
    explicit MemoryBar(QWidget *parent = nullptr);

    // `per_unit`: pixels per unit of the spec, one for all compared bars.
    void show(const StackedBar &bar, const Colors &colors);
    void setScale(double per_unit);

    const StackedBar &bar() const { return m_bar; }
    BarFrame frame() const;

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // `where`: the part of this widget that stands for it.
    void segmentActivated(tarozi::Quantity quantity, const QRect &where);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void highlight(std::optional<std::size_t> segment);
    void walk(int step);
    void activate(std::size_t segment);
    void describe();

    StackedBar m_bar;
    const Colors *m_colors = &lightColors();
    double m_per_unit = 0;
    std::optional<std::size_t> m_highlighted; // under the pointer or the keyboard
    std::optional<std::size_t> m_walked;      // where the keyboard is
};

} // namespace tarozi::ui
