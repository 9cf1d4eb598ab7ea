// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/fixes.h"
#include "core/advice/market.h"

namespace tarozi {

// Tries changes of a scenario on one candidate and keeps those that better its verdict.
class FixTrials
{
public:
    FixTrials(const Scenario &scenario, const Catalog &catalog, int candidate);

    const Scenario &scenario() const { return m_scenario; }
    const Catalog &catalog() const { return m_catalog; }
    int candidate() const { return m_candidate; }
    const Assessed &today() const { return m_today; }
    // The candidate alone, in a changed scenario.
    Assessed assessed(Scenario changed) const;

    // Keeps the change when the verdict gets better; else says false.
    bool tryFix(const FixStep &change, const Scenario &changed, const std::vector<FixStep> &also = {});
    // A change that is not many times more GPUs.
    bool anyLightFix() const;

    // What costs least first.
    std::vector<Fix> ranked();

private:
    std::optional<double> perHour(const Scenario &scenario) const;

    const Scenario &m_scenario;
    const Catalog &m_catalog;
    int m_candidate;
    Market m_market;
    Assessed m_today;
    std::vector<Fix> m_fixes;
};

// A change together with the scenario that has it.
struct FixMove {
    FixStep step;
    Scenario scenario;
};
// Fewer bits of the cache or of the weights that the engine is known to run.
std::vector<FixMove> formatMoves(const Scenario &scenario, const Assessed &today, const Catalog &catalog);
// The longest context, and the most requests, that the assessed candidate holds, with less and less of them.
std::vector<FixMove> contextMoves(const Scenario &scenario, const Assessed &today);
std::vector<FixMove> requestMoves(const Scenario &scenario, const Assessed &today);

// Two changes together; to be tried when no single one helps.
void tryPairs(FixTrials &trials);

} // namespace tarozi
