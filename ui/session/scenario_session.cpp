// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/scenario_session.h"

#include <QMetaObject>

#include <utility>

namespace tarozi::ui {

// Holds the whole scenario before and after: a command can neither forget a field nor restore half of one.
class ScenarioCommand : public QUndoCommand
{
public:
    ScenarioCommand(ScenarioSession &session, Scenario after, EditField field, int gesture)
        : m_session(session)
        , m_before(session.scenario())
        , m_after(std::move(after))
        , m_field(field)
        , m_gesture(gesture)
    {
    }

    EditField field() const { return m_field; }

    int id() const override { return m_gesture; }
    void undo() override { m_session.apply(m_before); }
    void redo() override { m_session.apply(m_after); }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const ScenarioCommand *>(other);
        if (next->m_field != m_field)
            return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    ScenarioSession &m_session;
    Scenario m_before, m_after;
    EditField m_field;
    int m_gesture; // -1 outside gestures: never merges
};

namespace {

std::optional<EditField> fieldOf(const QUndoCommand *command)
{
    if (!command)
        return {};
    return static_cast<const ScenarioCommand *>(command)->field();
}

} // namespace

ScenarioSession::ScenarioSession(std::shared_ptr<const Catalog> catalog, QObject *parent)
    : QObject(parent), m_catalog(std::move(catalog)), m_assessment(assess(m_scenario, *m_catalog))
{
    connect(&m_undo, &QUndoStack::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
    // not from within a command: only now does the stack know whether the scenario is modified
    connect(&m_undo, &QUndoStack::indexChanged, this, &ScenarioSession::stepTaken);
}

ScenarioSession::~ScenarioSession()
{
    m_undo.disconnect(this); // the stack clears itself, and says so, when this object is half gone
}

void ScenarioSession::edit(const Scenario &next, EditField field)
{
    if (next == m_scenario)
        return;
    m_undo.push(new ScenarioCommand(*this, next, field, m_in_gesture ? m_gesture : -1));
}

void ScenarioSession::beginGesture()
{
    if (m_in_gesture)
        return;
    m_in_gesture = true;
    ++m_gesture;
}

void ScenarioSession::endGesture()
{
    m_in_gesture = false;
    announce();
}

void ScenarioSession::reset(const Scenario &scenario, DocumentState state)
{
    m_in_gesture = false;
    m_announcement_waits = false;
    m_undo.clear();
    if (state == DocumentState::Unsaved)
        m_undo.resetClean();
    apply(scenario);
    announce();
}

void ScenarioSession::useCatalog(std::shared_ptr<const Catalog> catalog)
{
    m_catalog = std::move(catalog);
    apply(m_scenario);
    announce();
}

std::optional<EditField> ScenarioSession::undoField() const
{
    return fieldOf(m_undo.command(m_undo.index() - 1));
}

std::optional<EditField> ScenarioSession::redoField() const
{
    return fieldOf(m_undo.command(m_undo.index()));
}

Derivation ScenarioSession::explain(int candidate, Quantity figure) const
{
    if (candidate < 0 || candidate >= int(m_scenario.candidates.size()))
        return {};
    return tarozi::explain(m_scenario, *m_catalog, candidate, figure);
}

std::vector<Fix> ScenarioSession::fixes(int candidate) const
{
    if (candidate < 0 || candidate >= int(m_scenario.candidates.size()))
        return {};
    return tarozi::fixes(m_scenario, *m_catalog, candidate);
}

void ScenarioSession::apply(const Scenario &scenario)
{
    m_scenario = scenario;
    m_assessment = assess(m_scenario, *m_catalog);
    m_announcement_waits = true;
}

void ScenarioSession::stepTaken()
{
    if (!m_in_gesture)
        announce();
    else
        QMetaObject::invokeMethod(this, &ScenarioSession::announce, Qt::QueuedConnection);
}

void ScenarioSession::announce()
{
    if (std::exchange(m_announcement_waits, false))
        emit assessed(m_assessment);
}

} // namespace tarozi::ui
