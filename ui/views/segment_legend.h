// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <vector>

namespace tarozi::ui {

// The parts of a bar with their sizes, in lines that break at the width, and how much is short or spare at the end.
class SegmentLegend : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentLegend(QWidget *parent = nullptr);

    void show(const StackedBar &bar, const Colors &colors);
    // A narrower or newly worded legend may take fewer lines again.
    void forgetHeight() { m_tallest = 0; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    // `where`: the part of this widget that stands for it.
    void segmentActivated(tarozi::Quantity quantity, const QRect &where);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Entry {
        const BarSegment *segment = nullptr; // none: how much is short or spare
        int name_width = 0;
        QRect rect;
    };
    std::vector<Entry> entries(int width) const;
    const Entry *entryAt(const QPoint &point, const std::vector<Entry> &placed) const;
    void paintEntry(QPainter &painter, const Entry &entry) const;
    void measure();

    StackedBar m_bar;
    std::vector<int> m_name_widths, m_label_widths; // of m_bar's segments: a layout asks for them many times
    int m_headroom_width = 0;
    const Colors *m_colors = &lightColors();
    mutable int m_tallest = 0; // grows only: a drag must not make the page jump
};

} // namespace tarozi::ui
