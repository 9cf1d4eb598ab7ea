// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/document.h"

#include "core/importers/scenario_model.h"

#include <QFileInfo>

namespace tarozi::ui {

Document::Document(ScenarioSession &session, ScenarioStore &store, QObject *parent)
    : QObject(parent), m_session(session), m_store(store)
{
    connect(&session, &ScenarioSession::modifiedChanged, this, &Document::modifiedChanged);
}

QString Document::name() const
{
    return QFileInfo(m_path).completeBaseName();
}

void Document::startNew()
{
    m_session.reset(Scenario{});
    setPath({});
}

std::optional<Error> Document::open(const QString &path)
{
    const Result<Scenario> scenario = m_store.load(path, m_session.catalog());
    if (!scenario)
        return scenario.error();
    Result<ResolvedScenario> resolved = readModelFile(*scenario, m_session.sharedCatalog());
    if (!resolved)
        return resolved.error();
    m_session.useCatalog(resolved->catalog);
    const bool carried = isProposalFile(path);
    m_session.reset(resolved->scenario, carried ? DocumentState::Unsaved : DocumentState::Saved);
    setPath(carried ? QString() : path);
    return {};
}

std::optional<Error> Document::save(const QString &path)
{
    if (auto error = m_store.save(m_session.scenario(), path))
        return error;
    m_session.markSaved();
    setPath(path);
    return {};
}

void Document::restore(const Scenario &scenario, const QString &path)
{
    // a model file that is gone since is told by the verdict: what was typed comes first
    if (const Result<ResolvedScenario> resolved = readModelFile(scenario, m_session.sharedCatalog()))
        m_session.useCatalog(resolved->catalog);
    m_session.reset(scenario, DocumentState::Unsaved);
    setPath(path);
}

void Document::setPath(const QString &path)
{
    m_path = path;
    emit pathChanged();
}

} // namespace tarozi::ui
