// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/scenario.h"

namespace tarozi {

std::vector<Candidate> defaultCandidates()
{
    Candidate first, second;
    first.gpu = QStringLiteral("rtx-4090");
    second.gpu = QStringLiteral("l40s");
    return {first, second};
}

} // namespace tarozi
