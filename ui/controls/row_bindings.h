// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/choice_row.h"
#include "ui/controls/number_row.h"
#include "ui/controls/parameter_words.h"
#include "ui/views/assessment_view.h"

#include <functional>
#include <initializer_list>
#include <vector>

namespace tarozi::ui {

// What ties a row to the scenario.
struct RowBinding {
    ParameterRow *row = nullptr;
    words::Parameter parameter = words::Parameter::Context;
    EditField field = EditField::Other;
    std::function<void()> show; // the scenario's value into the row
    std::function<bool(const Scenario &)> is_changed;
    std::function<void(Scenario &)> revert;
    std::function<words::ParameterDefault()> by_default;
};

// The rows of a panel: words, marks, reverting and gestures are the same for all of them.
class RowBindings
{
public:
    explicit RowBindings(ScenarioSession &session) : m_session(session) {}

    void add(RowBinding binding);
    // Connects what a person enters to the scenario: `change` puts the value in.
    void connectNumber(NumberRow *row, EditField field, std::function<void(Scenario &, double)> change);
    void connectChoice(ChoiceRow *row, EditField field, std::function<void(Scenario &, const QString &)> change);

    void retranslate() const;
    void restyle(const Colors &colors) const;
    void present() const;
    int changedCount() const;
    int count() const { return int(m_bindings.size()); }

private:
    ScenarioSession &m_session;
    std::vector<RowBinding> m_bindings;
};

// Gives the editors of rows one width, so that they stand in a column: what the widest number box of them needs.
void alignEditors(std::initializer_list<ParameterRow *> rows);

// The scenario that a fresh window opens: what "changed" is measured against.
const Scenario &defaultScenario();

} // namespace tarozi::ui
