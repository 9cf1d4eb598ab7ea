// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/fixes.h"

namespace tarozi {

// Changes that were tried on one candidate, and those of them that make its verdict better.
class TriedFixes
{
public:
    TriedFixes(const Scenario &scenario, const Catalog &catalog, int candidate);

    const Assessed &today() const { return m_today; }
    Parallelism resolvedParallelism(const Scenario &changed) const { return only(changed).resolved.parallelism; }

    // Keeps the change when the verdict gets better.
    bool tryFix(FixKind kind, double amount, const QString &text, const Scenario &changed);
    std::vector<Fix> ranked();

private:
    Assessed only(Scenario scenario) const;

    const Catalog &m_catalog;
    int m_candidate;
    Assessed m_today;
    std::vector<Fix> m_fixes;
};

void tryTrainingFixes(TriedFixes &tried, const Scenario &scenario, const Catalog &catalog, int candidate);

} // namespace tarozi
