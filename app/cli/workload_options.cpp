// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option_values.h"
#include "core/workload/scenario_file.h"
#include "core/workload/workload_limits.h"

namespace tarozi::cli {

using namespace Qt::StringLiterals;

void readFineTuning(OptionReader &options, const Catalog &catalog, FineTuningWorkload &finetune)
{
    assignIf(finetune.framework, knownId(options, u"framework"_s, catalog.trainingFrameworks()));
    assignIf(finetune.method, options.oneOf(u"method"_s, trainingMethodWords()));
    assignIf(finetune.base, knownId(options, u"weights"_s, catalog.weightFormats()));
    const TrainingSettings settings = catalog.trainingSettings().value_or(TrainingSettings{});
    assignIf(finetune.recipe, knownId(options, u"recipe"_s, settings.recipes));
    assignIf(finetune.optimizer, knownId(options, u"optimizer"_s, settings.optimizers));
    assignIf(finetune.fused_backward, options.onOff(u"fused-backward"_s));
    assignIf(finetune.rank, options.smallInteger(u"rank"_s, 1, kMaxRank));
    assignIf(finetune.targets, options.text(u"targets"_s));
    assignIf(finetune.sequence, options.integer(u"sequence"_s, 1, kMaxContext));
    assignIf(finetune.microbatch, options.integer(u"batch"_s, 1, kMaxMicrobatch));
    assignIf(finetune.accumulation, options.integer(u"accumulate"_s, 1, kMaxMicrobatch));
    assignIf(finetune.checkpointing, options.oneOf(u"checkpointing"_s, checkpointingWords()));
    assignIf(finetune.packing, options.onOff(u"packing"_s));
    if (const auto loss = options.oneOf(u"loss"_s, lossWords()))
        finetune.loss = loss;
    assignIf(finetune.sharding, options.oneOf(u"sharding"_s, shardingWords()));
    assignIf(finetune.offload, options.oneOf(u"offload"_s, trainingOffloadWords()));
    assignIf(finetune.attention, options.oneOf(u"attention"_s, attentionWords()));
    assignIf(finetune.compile, options.onOff(u"compile"_s));
    assignIf(finetune.samples, options.integer(u"samples"_s, 1, qint64(kMaxSamples)));
    assignIf(finetune.sample_tokens, options.integer(u"sample-tokens"_s, 1, kMaxContext));
    assignIf(finetune.epochs, options.number(u"epochs"_s, 1e-6, kMaxEpochs));
}

void readImage(OptionReader &options, const Catalog &catalog, ImageWorkload &image)
{
    assignIf(image.model, knownId(options, u"model"_s, catalog.imagePipelines()));
    assignIf(image.engine, knownId(options, u"engine"_s, catalog.imageEngines()));
    assignIf(image.width, options.smallInteger(u"width"_s, kMinPixels, kMaxPixels));
    assignIf(image.height, options.smallInteger(u"height"_s, kMinPixels, kMaxPixels));
    assignIf(image.frames, options.smallInteger(u"frames"_s, 1, kMaxFrames));
    assignIf(image.images, options.smallInteger(u"images"_s, 1, kMaxImages));
    assignIf(image.steps, options.smallInteger(u"steps"_s, 1, kMaxDenoisingSteps));
    assignIf(image.guidance, options.onOff(u"guidance"_s));
    assignIf(image.denoiser, knownId(options, u"weights"_s, catalog.weightFormats()));
    assignIf(image.text_encoders, knownId(options, u"text-encoder-weights"_s, catalog.weightFormats()));
    assignIf(image.vae, knownId(options, u"vae-weights"_s, catalog.weightFormats()));
    assignIf(image.quantization, knownId(options, u"quantization"_s, catalog.quantizationTools()));
    assignIf(image.offload, options.oneOf(u"offload"_s, pipelineOffloadWords()));
    assignIf(image.vae_tiling, options.onOff(u"vae-tiling"_s));
    assignIf(image.vae_slicing, options.onOff(u"vae-slicing"_s));
    assignIf(image.attention, options.oneOf(u"attention"_s, attentionWords()));
    assignIf(image.compile, options.onOff(u"compile"_s));
}

void readSpeech(OptionReader &options, const Catalog &catalog, SpeechWorkload &speech)
{
    assignIf(speech.model, knownId(options, u"model"_s, catalog.speechModels()));
    assignIf(speech.engine, knownId(options, u"engine"_s, catalog.speechSpeed()));
    assignIf(speech.precision, knownId(options, u"weights"_s, catalog.weightFormats()));
    assignIf(speech.batch, options.smallInteger(u"batch"_s, 1, kMaxWindows));
    assignIf(speech.beam, options.smallInteger(u"beam"_s, 1, kMaxBeam));
    assignIf(speech.flash_attention, options.onOff(u"flash-attention"_s));
    assignIf(speech.audio_hours, options.number(u"audio-hours"_s, 1e-3, kMaxAudioHours));
}

} // namespace tarozi::cli
