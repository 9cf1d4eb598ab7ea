// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/validation/truth_row.h"
#include "core/memory/serving_memory.h"
#include "core/speed/speed_run.h"

namespace tarozi {

// Which quantities a table of speeds measures.
enum class SpeedTable { Decode, Prefill, Batched, Served };

// One row's settings as the speed model takes them. No measured cell is read.
struct SpeedCase {
    QString engine, version; // as the row says it
    ServingInputs inputs;
    ServingMemory memory;
    double concurrency = 1; // of all replicas; saturated runs: as many as are admitted
    double requests = 0;    // of the whole run; 0 = not stated, without end
    double input = 0, output = 0;
    double context = 0;         // mean during the answer
    double prompts_at_once = 1; // prefill: prompts computed together
    bool saturated = false;
    bool static_batch = false;  // all requests start and end together
    bool counts_prompts = true; // the rate includes the time of the prompts
    QString reason;             // not empty: why it cannot be modelled

    SpeedRun run() const { return {concurrency, requests, input, output, context, static_batch, counts_prompts}; }
};

std::optional<SpeedTable> speedTableOf(const CsvTable &table);
SpeedCase speedCase(SpeedTable kind, const TruthRow &row, const Catalog &catalog);

void validateSpeedDecode(const TruthRow &row, const Catalog &catalog, Validation &validation);
void validateSpeedPrefill(const TruthRow &row, const Catalog &catalog, Validation &validation);
void validateSpeedBatched(const TruthRow &row, const Catalog &catalog, Validation &validation);
void validateSpeedServed(const TruthRow &row, const Catalog &catalog, Validation &validation);

} // namespace tarozi
