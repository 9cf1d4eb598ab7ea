// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/scenario_words.h"

namespace tarozi {

using namespace Qt::StringLiterals;

const Words<WorkloadKind> &workloadWords()
{
    static const Words<WorkloadKind> words{{"serving"_L1, WorkloadKind::Serving},
                                           {"finetune"_L1, WorkloadKind::FineTuning},
                                           {"image"_L1, WorkloadKind::ImageGeneration},
                                           {"speech"_L1, WorkloadKind::Speech}};
    return words;
}

const Words<TrainingMethod> &trainingMethodWords()
{
    static const Words<TrainingMethod> words{
        {"full"_L1, TrainingMethod::Full}, {"lora"_L1, TrainingMethod::Lora}, {"qlora"_L1, TrainingMethod::Qlora}};
    return words;
}

const Words<Checkpointing> &checkpointingWords()
{
    static const Words<Checkpointing> words{
        {"off"_L1, Checkpointing::None}, {"selective"_L1, Checkpointing::Selective}, {"on"_L1, Checkpointing::Full}};
    return words;
}

const Words<Sharding> &shardingWords()
{
    static const Words<Sharding> words{{"none"_L1, Sharding::None},
                                       {"zero1"_L1, Sharding::Zero1},
                                       {"zero2"_L1, Sharding::Zero2},
                                       {"zero3"_L1, Sharding::Zero3},
                                       {"fsdp"_L1, Sharding::Fsdp}};
    return words;
}

const Words<AttentionKind> &attentionWords()
{
    static const Words<AttentionKind> words{{"flash"_L1, AttentionKind::Flash}, {"eager"_L1, AttentionKind::Eager}};
    return words;
}

const Words<TrainingOffload> &trainingOffloadWords()
{
    static const Words<TrainingOffload> words{{"none"_L1, TrainingOffload::None},
                                              {"optimizer"_L1, TrainingOffload::Optimizer},
                                              {"parameters"_L1, TrainingOffload::Parameters},
                                              {"activations"_L1, TrainingOffload::Activations}};
    return words;
}

const Words<PipelineOffload> &pipelineOffloadWords()
{
    static const Words<PipelineOffload> words{{"none"_L1, PipelineOffload::None},
                                              {"model"_L1, PipelineOffload::Model},
                                              {"sequential"_L1, PipelineOffload::Sequential},
                                              {"group"_L1, PipelineOffload::Group}};
    return words;
}

const Words<Parallelism> &parallelismWords()
{
    static const Words<Parallelism> words{
        {"auto"_L1, Parallelism::Auto},         {"none"_L1, Parallelism::None},
        {"tensor"_L1, Parallelism::Tensor},     {"pipeline"_L1, Parallelism::Pipeline},
        {"replicas"_L1, Parallelism::Replicas}, {"layer-split"_L1, Parallelism::LayerSplit}};
    return words;
}

const Words<EccMode> &eccWords()
{
    static const Words<EccMode> words{{"on"_L1, EccMode::On}, {"off"_L1, EccMode::Off}};
    return words;
}

const Words<QLatin1StringView> &billingWords()
{
    static const Words<QLatin1StringView> words{
        {"hour"_L1, "hour"_L1}, {"minute"_L1, "minute"_L1}, {"second"_L1, "second"_L1}, {"month"_L1, "month"_L1}};
    return words;
}

} // namespace tarozi
