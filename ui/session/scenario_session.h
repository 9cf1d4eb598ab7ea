// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/fixes.h"
#include "core/assess.h"
#include "core/workload/scenario.h"

#include <QObject>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <vector>

namespace tarozi::ui {

// What an edit changed; also names its undo step.
enum class EditField {
    Model,
    ModelSize,
    WeightFormat,
    Context,
    Concurrency,
    KvFormat,
    MemoryLimit,
    InputOutput,
    Engine,
    CandidateGpu,
    CandidateCount,
    CandidateEcc,
    CandidateParallelism,
    AddCandidate,
    RemoveCandidate,
    Price,
    Money,
    Proposal,
    OtherTenants,
    Workload,
    FineTuning,
    Image,
    Speech,
    Fix,
    MapPoint,
    Requirements,
    Preset,
    Other,
};

// Whether a document that is put in place is the same as its file.
enum class DocumentState { Saved, Unsaved };

// The scenario being worked on: its undo stack and its assessment. A control calls edit(); the session assesses once
// and announces; views only draw. Nothing else holds the scenario.
class ScenarioSession : public QObject
{
    Q_OBJECT

public:
    explicit ScenarioSession(std::shared_ptr<const Catalog> catalog, QObject *parent = nullptr);
    ~ScenarioSession() override;

    const Scenario &scenario() const { return m_scenario; }
    const Assessment &assessment() const { return m_assessment; }
    const Catalog &catalog() const { return *m_catalog; }
    const std::shared_ptr<const Catalog> &sharedCatalog() const { return m_catalog; }
    QUndoStack &undoStack() { return m_undo; }

    // One undoable change. While a gesture is open (a drag), edits of the same field merge into one step, and a
    // gesture that ends where it began leaves none. Outside gestures `assessed` is emitted before edit() returns;
    // inside one it is emitted once an event-loop turn, and endGesture() emits what still waits.
    void edit(const Scenario &next, EditField field);
    void beginGesture();
    void endGesture();

    // Replaces the document and clears the undo stack.
    void reset(const Scenario &scenario, DocumentState state = DocumentState::Saved);
    bool isModified() const { return !m_undo.isClean(); }
    void markSaved() { m_undo.setClean(); }

    // A catalogue that knows more: what is on screen is assessed again with it.
    void useCatalog(std::shared_ptr<const Catalog> catalog);

    // What the next undo and redo would take back or do again; their words are made when asked for.
    std::optional<EditField> undoField() const;
    std::optional<EditField> redoField() const;

    // Empty for a candidate that is no longer there.
    Derivation explain(int candidate, Quantity figure) const;
    std::vector<Fix> fixes(int candidate) const;

signals:
    // After every change, once (a burst of moves of one drag counts as one); both values, undoField() and isModified()
    // are in place.
    void assessed(const tarozi::Assessment &assessment);
    void modifiedChanged(bool modified);

private:
    friend class ScenarioCommand;
    void apply(const Scenario &scenario);
    void stepTaken();
    void announce();

    std::shared_ptr<const Catalog> m_catalog;
    Scenario m_scenario;
    Assessment m_assessment;
    QUndoStack m_undo;
    int m_gesture = 0; // generation: commands of different gestures never merge
    bool m_in_gesture = false;
    bool m_announcement_waits = false;
};

} // namespace tarozi::ui
