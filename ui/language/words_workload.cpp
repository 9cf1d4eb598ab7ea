// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words_workload.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};
} // namespace

QString trainingMethod(TrainingMethod method)
{
    switch (method) {
    //: a way of fine-tuning: every weight is trained
    case TrainingMethod::Full: return Words::tr("Full");
    case TrainingMethod::Lora: return QStringLiteral("LoRA");
    case TrainingMethod::Qlora: return QStringLiteral("QLoRA");
    }
    Q_UNREACHABLE();
}

QString checkpointing(Checkpointing checkpointing)
{
    switch (checkpointing) {
    //: gradient checkpointing: nothing is recomputed
    case Checkpointing::None: return Words::tr("Off");
    //: gradient checkpointing
    case Checkpointing::Selective: return Words::tr("Every second layer");
    //: gradient checkpointing
    case Checkpointing::Full: return Words::tr("Every layer");
    }
    Q_UNREACHABLE();
}

QString sharding(Sharding sharding)
{
    switch (sharding) {
    //: several GPUs: each holds all of the training state
    case Sharding::None: return Words::tr("None");
    case Sharding::Zero1: return QStringLiteral("ZeRO-1");
    case Sharding::Zero2: return QStringLiteral("ZeRO-2");
    case Sharding::Zero3: return QStringLiteral("ZeRO-3");
    case Sharding::Fsdp: return QStringLiteral("FSDP");
    }
    Q_UNREACHABLE();
}

QString attention(AttentionKind attention)
{
    switch (attention) {
    case AttentionKind::Flash: return QStringLiteral("Flash attention");
    case AttentionKind::Eager: return QStringLiteral("Eager");
    }
    Q_UNREACHABLE();
}

QString loss(LossKind loss)
{
    switch (loss) {
    //: how the loss is computed: all logits at once
    case LossKind::Plain: return Words::tr("Plain");
    //: how the loss is computed: by a compiled kernel
    case LossKind::Compiled: return Words::tr("Compiled");
    //: how the loss is computed: part by part
    case LossKind::Chunked: return Words::tr("Chunked");
    //: how the loss is computed: logits are never written
    case LossKind::Fused: return Words::tr("Fused");
    }
    Q_UNREACHABLE();
}

QString trainingOffload(TrainingOffload offload)
{
    switch (offload) {
    //: offload to host memory
    case TrainingOffload::None: return Words::tr("Nothing");
    //: offload to host memory
    case TrainingOffload::Optimizer: return Words::tr("Optimizer state");
    //: offload to host memory
    case TrainingOffload::Parameters: return Words::tr("Weights and state");
    //: offload to host memory
    case TrainingOffload::Activations: return Words::tr("Saved activations");
    }
    Q_UNREACHABLE();
}

QString pipelineOffload(PipelineOffload offload)
{
    switch (offload) {
    //: offload to host memory
    case PipelineOffload::None: return Words::tr("Nothing");
    //: offload of a pipeline to host memory: one of its models at a time is on the GPU
    case PipelineOffload::Model: return Words::tr("Components in turn");
    //: offload of a pipeline to host memory: one layer at a time is on the GPU
    case PipelineOffload::Sequential: return Words::tr("Layer by layer");
    //: offload of a pipeline to host memory
    case PipelineOffload::Group: return Words::tr("Groups of layers");
    }
    Q_UNREACHABLE();
}

QString pipelineStage(PipelineStage stage)
{
    switch (stage) {
    //: a stage of an image pipeline
    case PipelineStage::TextEncoding: return Words::tr("text encoding");
    //: a stage of an image pipeline
    case PipelineStage::Denoising: return Words::tr("denoising");
    //: a stage of an image pipeline
    case PipelineStage::VaeDecode: return Words::tr("VAE decoding");
    }
    Q_UNREACHABLE();
}

QString loraTargets(const QString &targets)
{
    if (targets == QLatin1StringView("all-linear"))
        //: which matrices LoRA adapts
        return Words::tr("All linear layers");
    if (targets == QLatin1StringView("attention"))
        //: which matrices LoRA adapts
        return Words::tr("Attention");
    if (targets == QLatin1StringView("mlp"))
        return QStringLiteral("MLP");
    return targets;
}

} // namespace tarozi::ui::words
