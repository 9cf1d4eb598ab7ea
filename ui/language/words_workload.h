// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/image_figures.h"
#include "core/workload/image_workload.h"
#include "core/workload/training_workload.h"

#include <QString>

namespace tarozi::ui::words {

QString trainingMethod(TrainingMethod method);
QString checkpointing(Checkpointing checkpointing);
QString sharding(Sharding sharding);
QString attention(AttentionKind attention);
QString loss(LossKind loss);
QString trainingOffload(TrainingOffload offload);
QString pipelineOffload(PipelineOffload offload);
QString pipelineStage(PipelineStage stage);
QString loraTargets(const QString &targets);

} // namespace tarozi::ui::words
