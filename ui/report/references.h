// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/source.h"

#include <QString>

#include <vector>

namespace tarozi::ui::report {

// The numbered list of sources at the end of a report. A source cited twice keeps its number.
class References
{
public:
    int cite(const Source &source);
    QString cite(const std::vector<Source> &sources); // "1, 4"

    const std::vector<Source> &sources() const { return m_sources; } // number 1 first

private:
    std::vector<Source> m_sources;
};

} // namespace tarozi::ui::report
