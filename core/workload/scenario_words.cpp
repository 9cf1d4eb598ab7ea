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
