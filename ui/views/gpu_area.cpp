// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/gpu_area.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace tarozi::ui {

namespace {

constexpr QSize kSmallest(320, 140);

} // namespace

GpuArea::GpuArea(QWidget *strip, QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setWidget(strip);
    viewport()->setAutoFillBackground(false);
    strip->setAutoFillBackground(false);
}

QSize GpuArea::sizeHint() const
{
    return {widget()->minimumSizeHint().width(), cardsHeight()};
}

QSize GpuArea::minimumSizeHint() const
{
    return kSmallest.boundedTo(sizeHint());
}

bool GpuArea::eventFilter(QObject *watched, QEvent *event)
{
    const bool stop = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return stop;
}

void GpuArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void GpuArea::fit()
{
    setMaximumHeight(cardsHeight());
    updateGeometry();
}

int GpuArea::cardsHeight() const
{
    const int needed = widget()->minimumSizeHint().width();
    const int bar = needed > width() ? horizontalScrollBar()->sizeHint().height() : 0;
    return widget()->heightForWidth(std::max(width(), needed)) + bar;
}

} // namespace tarozi::ui
