// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/row_bindings.h"

#include <algorithm>

namespace tarozi::ui {

const Scenario &defaultScenario()
{
    static const Scenario scenario;
    return scenario;
}

void alignEditors(std::initializer_list<ParameterRow *> rows)
{
    int width = 0;
    for (const ParameterRow *row : rows)
        if (const auto *box = qobject_cast<const NumberBox *>(row->editor()))
            width = std::max(width, box->sizeHint().width());
    for (const ParameterRow *row : rows)
        row->editor()->setFixedWidth(width);
}

void RowBindings::add(RowBinding binding)
{
    ScenarioSession &session = m_session;
    ParameterRow *row = binding.row;
    QObject::connect(row, &ParameterRow::gestureStarted, &session, &ScenarioSession::beginGesture);
    QObject::connect(row, &ParameterRow::gestureEnded, &session, &ScenarioSession::endGesture);
    QObject::connect(row, &ParameterRow::revertRequested, &session,
                     [&session, field = binding.field, revert = binding.revert] {
                         Scenario next = session.scenario();
                         revert(next);
                         session.edit(next, field);
                     });
    row->setInfo([parameter = binding.parameter, by_default = binding.by_default] {
        return words::parameterInfo(parameter, by_default());
    });
    m_bindings.push_back(std::move(binding));
}

void RowBindings::connectNumber(NumberRow *row, EditField field, std::function<void(Scenario &, double)> change)
{
    ScenarioSession &session = m_session;
    QObject::connect(row, &NumberRow::edited, &session, [&session, field, change = std::move(change)](double value) {
        Scenario next = session.scenario();
        change(next, value);
        session.edit(next, field);
    });
}

void RowBindings::connectChoice(ChoiceRow *row, EditField field,
                                std::function<void(Scenario &, const QString &)> change)
{
    ScenarioSession &session = m_session;
    QObject::connect(row, &ChoiceRow::edited, &session,
                     [&session, field, change = std::move(change)](const QString &id) {
                         Scenario next = session.scenario();
                         change(next, id);
                         session.edit(next, field);
                     });
}

void RowBindings::retranslate() const
{
    for (const RowBinding &binding : m_bindings)
        binding.row->setTexts(words::parameterTexts(binding.parameter));
}

void RowBindings::restyle(const Colors &colors) const
{
    for (const RowBinding &binding : m_bindings)
        binding.row->setColors(colors);
}

void RowBindings::present() const
{
    for (const RowBinding &binding : m_bindings) {
        binding.show();
        const bool changed = binding.is_changed(m_session.scenario());
        binding.row->showChanged(changed, changed ? words::revertTo(binding.by_default()) : QString());
    }
}

int RowBindings::changedCount() const
{
    return int(std::count_if(m_bindings.begin(), m_bindings.end(), [this](const RowBinding &binding) {
        return !binding.row->isHidden() && binding.is_changed(m_session.scenario());
    }));
}

} // namespace tarozi::ui
