// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/side_panel.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace tarozi::ui {

SidePanel::SidePanel(QWidget *panel, QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(panel);
    viewport()->setBackgroundRole(QPalette::Base);
    fit();
}

bool SidePanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool stop = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return stop;
}

void SidePanel::fit()
{
    const int bar = verticalScrollBar()->sizeHint().width();
    setFixedWidth(std::max(widget()->minimumWidth(), widget()->minimumSizeHint().width()) + bar);
}

} // namespace tarozi::ui
