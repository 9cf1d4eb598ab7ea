// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace tarozi::ui {

class StopSlider;

// The labels under a slider's stops, each under the middle of its handle. The first and the last are always shown,
// and of the others as many as fit, evenly, so that they never overlap. A click goes to the stop.
class TickLabels : public QWidget
{
    Q_OBJECT

public:
    explicit TickLabels(StopSlider *slider, QWidget *parent = nullptr);

    void setLabels(const QStringList &labels);

    struct Placed {
        int stop = 0;
        QRect rect;
    };
    // What is drawn at the present width.
    std::vector<Placed> placed() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    QRect rectOf(int stop) const;

    StopSlider *m_slider;
    QStringList m_labels;
};

} // namespace tarozi::ui
