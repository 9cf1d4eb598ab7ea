// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/panel_facts.h"

namespace tarozi::ui {

const Resolved &firstResolved(const ScenarioSession &session)
{
    static const Resolved none;
    const std::vector<Assessed> &candidates = session.assessment().candidates;
    return candidates.empty() ? none : candidates.front().resolved;
}

QString engineInForce(const ScenarioSession &session)
{
    const Resolved &resolved = firstResolved(session);
    const Engine *engine = session.catalog().engine(resolved.engine, resolved.engine_version);
    const QString name = engine ? engine->name : resolved.engine;
    return QStringLiteral("%1 %2").arg(name, resolved.engine_version).trimmed();
}

} // namespace tarozi::ui
