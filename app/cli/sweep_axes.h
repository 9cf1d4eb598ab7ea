// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "core/workload/scenario.h"

#include <QStringList>

#include <vector>

namespace tarozi::cli {

// The points of a sweep; an axis that was not asked for has the workload's own value.
struct SweepAxes {
    std::vector<double> context;
    std::vector<double> concurrency;

    qint64 points() const { return qint64(context.size()) * qint64(concurrency.size()); }
};

// "context=1024:131072:log:64": whole numbers from the first to the last, both included, each once.
Result<SweepAxes> sweepAxes(const QStringList &over, const ServingWorkload &workload);

} // namespace tarozi::cli
