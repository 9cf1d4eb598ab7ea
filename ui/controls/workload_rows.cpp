// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/workload_rows.h"

#include <algorithm>

namespace tarozi::ui {

WorkloadRows::WorkloadRows(const ViewContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_rows(context.session), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
}

void WorkloadRows::place(RowBinding binding)
{
    m_layout->addWidget(binding.row);
    m_rows.add(std::move(binding));
}

ChoiceRow *WorkloadRows::addChoice(words::Parameter parameter, EditField field, std::function<Choices()> choices,
                                   std::function<QString(const Scenario &)> read,
                                   std::function<void(Scenario &, const QString &)> write)
{
    auto *row = new ChoiceRow(this);
    const auto name = [choices](const QString &id) {
        const Choices all = choices();
        const auto it =
            std::find_if(all.begin(), all.end(), [&](const ChoiceRow::Choice &choice) { return choice.id == id; });
        return it == all.end() ? id : it->name;
    };
    place({row, parameter, field, [=, this] { row->show(read(scenario())); },
           [=](const Scenario &s) { return read(s) != read(defaultScenario()); },
           [=](Scenario &s) { write(s, read(defaultScenario())); },
           [=] {
               return words::ParameterDefault{name(read(defaultScenario())), {}};
           }});
    m_rows.connectChoice(row, field, write);
    m_retranslate.push_back([=, this] {
        row->setChoices(choices());
        row->show(read(scenario()));
    });
    return row;
}

void WorkloadRows::labelStops(NumberRow *row, const std::vector<double> &stops) const
{
    QStringList labels;
    for (const double stop : stops)
        labels.push_back(format().shortCount(stop));
    row->setStops(stops, labels);
}

QString WorkloadRows::onOff(bool on) const
{
    //: a setting is on, or off
    return on ? tr("on") : tr("off");
}

void WorkloadRows::present()
{
    m_rows.present();
}

void WorkloadRows::retranslate()
{
    for (const auto &again : m_retranslate)
        again();
    m_rows.retranslate();
    for (NumberRow *row : m_numbers)
        alignEditors({row});
}

void WorkloadRows::restyle()
{
    m_rows.restyle(m_context.theme.colors());
}

} // namespace tarozi::ui
