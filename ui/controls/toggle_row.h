// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/parameter_row.h"

#include <QCheckBox>

namespace tarozi::ui {

// A parameter that is on or off.
class ToggleRow : public ParameterRow
{
    Q_OBJECT

public:
    explicit ToggleRow(QWidget *parent = nullptr)
        : ParameterRow(new QCheckBox, parent), m_box(static_cast<QCheckBox *>(editor()))
    {
        connect(m_box, &QCheckBox::clicked, this, &ToggleRow::edited);
    }

    void show(bool on) { m_box->setChecked(on); }
    QCheckBox *box() const { return m_box; }

signals:
    void edited(bool on);

private:
    void stopChosen(int) override {}

    QCheckBox *m_box;
};

} // namespace tarozi::ui
