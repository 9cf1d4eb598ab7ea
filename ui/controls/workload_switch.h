// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/scenario.h"

#include <QWidget>

#include <vector>

class QButtonGroup;
class QLabel;
class QRadioButton;

namespace tarozi::ui {

// Which kind of work is planned. Shows what it is told; emits a person's choice.
class WorkloadSwitch : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadSwitch(QWidget *parent = nullptr);

    void show(WorkloadKind kind);
    void retranslate();
    QRadioButton *button(WorkloadKind kind) const;

signals:
    void chosen(tarozi::WorkloadKind kind);

private:
    QLabel *m_title;
    QButtonGroup *m_group;
};

} // namespace tarozi::ui
