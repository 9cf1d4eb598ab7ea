// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/scenario.h"

#include <utility>
#include <vector>

namespace tarozi {

// The words of scenario files and of the command line.
template<typename Enum>
using Words = std::vector<std::pair<QLatin1StringView, Enum>>;

const Words<WorkloadKind> &workloadWords();           // serving, finetune, image, speech
const Words<TrainingMethod> &trainingMethodWords();   // full, lora, qlora
const Words<Checkpointing> &checkpointingWords();     // off, selective, on
const Words<Sharding> &shardingWords();               // none, zero1, zero2, zero3, fsdp
const Words<AttentionKind> &attentionWords();         // flash, eager
const Words<TrainingOffload> &trainingOffloadWords(); // none, optimizer, parameters, activations
const Words<PipelineOffload> &pipelineOffloadWords(); // none, model, sequential, group
const Words<Parallelism> &parallelismWords();         // auto, none, tensor, pipeline, replicas, layer-split
const Words<EccMode> &eccWords();                     // on, off
const Words<QLatin1StringView> &billingWords();       // hour, minute, second, month

template<typename Enum>
QString wordOf(const Words<Enum> &words, Enum value)
{
    for (const auto &[word, meaning] : words) {
        if (meaning == value)
            return word;
    }
    return {};
}

} // namespace tarozi
