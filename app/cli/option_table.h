// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option_reader.h"
#include "core/workload/scenario.h"

namespace tarozi::cli {

// An option that was given though it means nothing to this kind of workload is an error.
void refuseForeignOptions(OptionReader &options, WorkloadKind kind);

} // namespace tarozi::cli
