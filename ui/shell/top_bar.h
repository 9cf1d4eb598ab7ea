// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/assessment_view.h"

#include <QFrame>

class QAction;
class QToolButton;

namespace tarozi::ui {

class WindowActions;

// The line of commands at the top: the mark with all menus, files, undo, language, theme and the export.
class TopBar : public QFrame
{
    Q_OBJECT

public:
    TopBar(const ViewContext &context, WindowActions &actions, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QToolButton *button(QAction *action);
    void retranslate();
    void restyle();

    ViewContext m_context;
    QToolButton *m_mark, *m_language, *m_theme;
};

} // namespace tarozi::ui
