// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/choice_row.h"

#include "ui/controls/number_row.h"

#include <QComboBox>

#include <algorithm>

namespace tarozi::ui {

ChoiceRow::ChoiceRow(QWidget *parent) : ParameterRow(new QComboBox, parent), m_combo(static_cast<QComboBox *>(editor()))
{
    connect(m_combo, &QComboBox::activated, this,
            [this](int index) { emit edited(m_combo->itemData(index).toString()); });
}

void ChoiceRow::setChoices(const std::vector<Choice> &choices)
{
    if (choices == m_choices)
        return;
    m_choices = choices;
    m_on_slider.clear();
    m_combo->clear();
    for (const Choice &choice : m_choices) {
        m_combo->addItem(choice.name, choice.id);
        if (choice.on_slider)
            m_on_slider.push_back(choice);
    }
    std::stable_sort(m_on_slider.begin(), m_on_slider.end(),
                     [](const Choice &one, const Choice &other) { return one.order < other.order; });
    QStringList labels;
    for (const Choice &choice : m_on_slider)
        labels.push_back(choice.name);
    setStopLabels(labels);
    if (!m_on_slider.empty())
        slider()->setLimits(m_on_slider.front().order, m_on_slider.back().order);
}

void ChoiceRow::show(const QString &id)
{
    const auto is_it = [&id](const Choice &choice) { return choice.id == id; };
    const auto choice = std::find_if(m_choices.begin(), m_choices.end(), is_it);
    m_combo->setCurrentIndex(choice == m_choices.end() ? -1 : int(choice - m_choices.begin()));
    if (choice == m_choices.end() || m_on_slider.empty())
        return;
    using Side = StopSlider::Side;
    const auto stop = std::find_if(m_on_slider.begin(), m_on_slider.end(), is_it);
    if (stop != m_on_slider.end()) {
        slider()->showStop(int(stop - m_on_slider.begin()), Side::AtStop, choice->order, choice->name);
        return;
    }
    std::vector<double> orders;
    for (const Choice &other : m_on_slider)
        orders.push_back(other.order);
    const int nearest = nearestStop(orders, choice->order);
    const bool below = choice->order < orders[std::size_t(nearest)];
    slider()->showStop(nearest, below ? Side::Below : Side::Above, choice->order, choice->name);
}

void ChoiceRow::stopChosen(int index)
{
    emit edited(m_on_slider[std::size_t(index)].id);
}

} // namespace tarozi::ui
