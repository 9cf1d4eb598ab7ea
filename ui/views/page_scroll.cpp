// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/page_scroll.h"

#include <QScrollArea>
#include <QScrollBar>

namespace tarozi::ui {

QScrollArea *pageScroll(QWidget *content)
{
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setBackgroundRole(QPalette::Base);
    scroll->viewport()->setBackgroundRole(QPalette::Base);
    content->setBackgroundRole(QPalette::Base);
    scroll->setWidget(content);
    return scroll;
}

} // namespace tarozi::ui
