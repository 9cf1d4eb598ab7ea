// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/workload_switch.h"

#include "ui/language/words.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>

namespace tarozi::ui {

namespace {

constexpr WorkloadKind kKinds[] = {WorkloadKind::Serving, WorkloadKind::FineTuning, WorkloadKind::ImageGeneration,
                                   WorkloadKind::Speech};

} // namespace

WorkloadSwitch::WorkloadSwitch(QWidget *parent)
    : QWidget(parent), m_title(new QLabel(this)), m_group(new QButtonGroup(this))
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(12, 0, 0, 0);
    layout->setVerticalSpacing(4);
    layout->addWidget(m_title, 0, 0, 1, 2);
    for (const WorkloadKind kind : kKinds) {
        auto *button = new QRadioButton(this);
        m_group->addButton(button, int(kind));
        layout->addWidget(button, 1 + int(kind) / 2, int(kind) % 2);
    }
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) { emit chosen(WorkloadKind(id)); });
}

QRadioButton *WorkloadSwitch::button(WorkloadKind kind) const
{
    return static_cast<QRadioButton *>(m_group->button(int(kind)));
}

void WorkloadSwitch::show(WorkloadKind kind)
{
    button(kind)->setChecked(true);
}

void WorkloadSwitch::retranslate()
{
    m_title->setText(tr("Workload"));
    for (const WorkloadKind kind : kKinds)
        button(kind)->setText(words::workload(kind));
}

} // namespace tarozi::ui
