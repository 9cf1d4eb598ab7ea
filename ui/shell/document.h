// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "ui/session/scenario_session.h"
#include "ui/shell/scenario_store.h"

#include <QObject>
#include <QString>

#include <optional>

namespace tarozi::ui {

// The session's scenario and the file it belongs to. An operation that fails changes neither.
class Document : public QObject
{
    Q_OBJECT

public:
    Document(ScenarioSession &session, ScenarioStore &store, QObject *parent = nullptr);

    QString path() const { return m_path; } // empty: never saved
    QString name() const;                   // the file's name without folder and ending; empty: never saved
    bool isModified() const { return m_session.isModified(); }
    const Scenario &scenario() const { return m_session.scenario(); }

    void startNew();
    std::optional<Error> open(const QString &path);
    // A scenario that comes with the program: it belongs to no file of the person's.
    std::optional<Error> openExample(const QString &path);
    std::optional<Error> save(const QString &path);
    // What a crash left behind: unsaved, belonging to `path`.
    void restore(const Scenario &scenario, const QString &path);

signals:
    void pathChanged();
    void modifiedChanged(bool modified);

private:
    void setPath(const QString &path);

    ScenarioSession &m_session;
    ScenarioStore &m_store;
    QString m_path;
};

} // namespace tarozi::ui
