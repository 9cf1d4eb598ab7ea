// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assess_workloads.h"

namespace tarozi {

Assessed assessFineTuning(const Scenario &, const Catalog &, const LanguageModel *, const Candidate &candidate)
{
    Assessed result;
    result.gpu = candidate.gpu;
    result.count = candidate.count;
    return notModelled(std::move(result), QStringLiteral("this kind of workload is not modelled"));
}

void recordFineTuning(const Scenario &, const Catalog &, const Candidate &, StepRecorder &) {}

} // namespace tarozi
