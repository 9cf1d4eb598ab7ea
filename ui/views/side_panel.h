// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace tarozi::ui {

// Holds a panel that scrolls downwards only: always as wide as the panel's words need.
class SidePanel : public QScrollArea
{
    Q_OBJECT

public:
    explicit SidePanel(QWidget *panel, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();
};

} // namespace tarozi::ui
