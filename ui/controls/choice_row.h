// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/parameter_row.h"

#include <QString>

#include <vector>

class QComboBox;

namespace tarozi::ui {

// A parameter that is one of a list: a combo box with all of them and a slider over the few that matter most, in the
// order of `order`.
class ChoiceRow : public ParameterRow
{
    Q_OBJECT

public:
    explicit ChoiceRow(QWidget *parent = nullptr);

    struct Choice {
        QString id, name;
        double order = 0;
        bool on_slider = false;

        bool operator==(const Choice &) const = default;
    };
    void setChoices(const std::vector<Choice> &choices);
    QComboBox *combo() const { return m_combo; }

    void show(const QString &id);

signals:
    void edited(const QString &id);

private:
    void stopChosen(int index) override;

    QComboBox *m_combo;
    std::vector<Choice> m_choices;
    std::vector<Choice> m_on_slider; // by order
};

} // namespace tarozi::ui
