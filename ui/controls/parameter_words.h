// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assess.h"
#include "ui/controls/parameter_row.h"
#include "ui/language/format.h"

namespace tarozi::ui::words {

enum class Parameter {
    ModelSize,
    WeightFormat,
    Context,
    Concurrency,
    KvFormat,
    MemoryLimit,
    Engine,
    Input,
    Output,
    MaxNumSeqs,
    MaxNumBatchedTokens,
    Eager,
    OtherTenants,
    Price,
    // fine-tuning
    TrainingMethod,
    TrainingFramework,
    BaseFormat,
    LoraRank,
    LoraTargets,
    Sequence,
    Microbatch,
    Accumulation,
    Checkpointing,
    TrainingRecipe,
    TrainingOptimizer,
    FusedBackward,
    Attention,
    Packing,
    Compile,
    LossKind,
    Sharding,
    TrainingOffload,
    Samples,
    SampleTokens,
    Epochs,
    // images and video
    Pipeline,
    ImageWidth,
    ImageHeight,
    Frames,
    Images,
    DenoisingSteps,
    DenoiserFormat,
    EncoderFormat,
    VaeFormat,
    PipelineOffload,
    ImageEngine,
    Guidance,
    VaeTiling,
    VaeSlicing,
    ImageCompile,
    ImageAttention,
    QuantizationTool,
    // speech
    SpeechModel,
    SpeechEngine,
    SpeechFormat,
    Windows,
    Beams,
    AudioHours,
    SpeechFlashAttention,
};

// Label with a mnemonic, and what the parameter changes.
ParameterRow::Texts parameterTexts(Parameter parameter);

// What a default rests on.
struct ParameterDefault {
    QString value;  // "90 %", formatted
    QString source; // "vLLM 0.19"; empty: the default scenario
};
ParameterInfo parameterInfo(Parameter parameter, const ParameterDefault &by_default);

// "Back to the default value (8,192)"
QString revertTo(const ParameterDefault &by_default);

} // namespace tarozi::ui::words
