// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/scenario_words.h"
#include "ui/controls/row_bindings.h"
#include "ui/controls/toggle_row.h"
#include "ui/views/assessment_view.h"

#include <QVBoxLayout>
#include <QWidget>

#include <functional>
#include <vector>

namespace tarozi::ui {

// The rows of one workload inside the panel, which shows them while that workload is chosen. Rows are made from the
// members of the workload's part of the scenario.
class WorkloadRows : public QWidget
{
    Q_OBJECT

public:
    WorkloadRows(const ViewContext &context, QWidget *parent);

    virtual void present();
    virtual void retranslate();
    void restyle();
    int changedCount() const { return m_rows.changedCount(); }
    const RowBindings &bindings() const { return m_rows; }

protected:
    const Scenario &scenario() const { return m_context.session.scenario(); }
    const Catalog &catalog() const { return m_context.session.catalog(); }
    Format format() const { return Format(m_context.languages.locale()); }

    using Choices = std::vector<ChoiceRow::Choice>;

    // A whole or real number. `stops`: of the slider, none = no slider.
    template<typename W, typename T>
    NumberRow *addNumber(words::Parameter parameter, EditField field, W Scenario::*part, T W::*member,
                         const NumberRow::Range &range, std::vector<double> stops = {})
    {
        auto *row = new NumberRow(this);
        row->setRange(range);
        const auto text = [this](double value) { return format().integer(value); };
        place({row, parameter, field, [=, this] { row->show(double(scenario().*part.*member), {}); },
               [=](const Scenario &s) { return s.*part.*member != defaultScenario().*part.*member; },
               [=](Scenario &s) { s.*part.*member = defaultScenario().*part.*member; },
               [=] {
                   return words::ParameterDefault{text(double(defaultScenario().*part.*member)), {}};
               }});
        m_rows.connectNumber(row, field, [=](Scenario &s, double value) { s.*part.*member = T(value); });
        if (!stops.empty())
            m_retranslate.push_back([=, this] { labelStops(row, stops); });
        m_numbers.push_back(row);
        return row;
    }

    // One word of an enumeration; `name` says it in the interface's language.
    template<typename W, typename Enum>
    ChoiceRow *addWords(words::Parameter parameter, EditField field, W Scenario::*part, Enum W::*member,
                        const Words<Enum> &all, QString (*name)(Enum), bool slider = false)
    {
        const auto choices = [&all, name, slider] {
            Choices result;
            for (const auto &[word, value] : all)
                result.push_back({word, name(value), double(result.size()), slider});
            return result;
        };
        return addChoice(
            parameter, field, choices, [=, &all](const Scenario &s) { return wordOf(all, s.*part.*member); },
            [=, &all](Scenario &s, const QString &id) {
                for (const auto &[word, value] : all)
                    if (word == id)
                        s.*part.*member = value;
            });
    }

    // One of a list. `read` gives the id that is in force, `write` stores a choice; a default is stored as empty.
    ChoiceRow *addChoice(words::Parameter parameter, EditField field, std::function<Choices()> choices,
                         std::function<QString(const Scenario &)> read,
                         std::function<void(Scenario &, const QString &)> write);

    template<typename W>
    ToggleRow *addToggle(words::Parameter parameter, EditField field, W Scenario::*part, bool W::*member)
    {
        auto *row = new ToggleRow(this);
        place({row, parameter, field, [=, this] { row->show(scenario().*part.*member); },
               [=](const Scenario &s) { return s.*part.*member != defaultScenario().*part.*member; },
               [=](Scenario &s) { s.*part.*member = defaultScenario().*part.*member; },
               [=, this] {
                   return words::ParameterDefault{onOff(defaultScenario().*part.*member), {}};
               }});
        connect(row, &ToggleRow::edited, this, [=, this](bool on) {
            Scenario next = scenario();
            next.*part.*member = on;
            m_context.session.edit(next, field);
        });
        return row;
    }

    ViewContext m_context;

private:
    void place(RowBinding binding);
    void labelStops(NumberRow *row, const std::vector<double> &stops) const;
    QString onOff(bool on) const;

    RowBindings m_rows;
    QVBoxLayout *m_layout;
    std::vector<NumberRow *> m_numbers;
    std::vector<std::function<void()>> m_retranslate;
};

} // namespace tarozi::ui
