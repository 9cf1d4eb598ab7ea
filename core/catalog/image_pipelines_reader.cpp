// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"

#include <algorithm>

namespace tarozi {

using namespace Qt::StringLiterals;

const PipelineComponent *ImagePipeline::component(ComponentRole role) const
{
    const auto it = std::find_if(components.begin(), components.end(),
                                 [role](const PipelineComponent &c) { return c.role == role; });
    return it == components.end() ? nullptr : &*it;
}

namespace {

constexpr JsonReader::Range kCount{0, 1e16};
constexpr JsonReader::Range kPixels{1, 1e6};

PipelineComponent readComponent(const JsonReader &json)
{
    PipelineComponent component;
    component.id = json.text("id"_L1);
    component.name = json.text("name"_L1);
    component.role = json.oneOf<ComponentRole>("role"_L1, {{"denoiser"_L1, ComponentRole::Denoiser},
                                                           {"text_encoder"_L1, ComponentRole::TextEncoder},
                                                           {"vae"_L1, ComponentRole::Vae},
                                                           {"refiner"_L1, ComponentRole::Refiner},
                                                           {"control_net"_L1, ComponentRole::ControlNet}});
    component.aliases = json.texts("aliases"_L1);
    component.parameters = json.optionalNumber("parameters"_L1, {1, kCount.maximum});
    const JsonReader::Range part{0, component.parameters.value_or(kCount.maximum)};
    component.embedding_parameters = json.optionalNumber("embedding_parameters"_L1, part).value_or(0);
    component.kept_parameters = json.optionalNumber("kept_parameters"_L1, part).value_or(0);
    component.modulation_parameters = json.optionalNumber("modulation_parameters"_L1, part).value_or(0);
    component.layers = json.optionalInt("layers"_L1, {1, 1e5});
    component.width = json.optionalInt("width"_L1, {1, 1e6});
    component.tokens = json.optionalInt("tokens"_L1, {0, 1e6}).value_or(0);
    component.optional = json.optionalBoolean("optional"_L1).value_or(false);
    component.quantized = json.optionalBoolean("quantized"_L1).value_or(true);
    return component;
}

UnetLevel readLevel(const JsonReader &json)
{
    UnetLevel level;
    level.pixels_per_token = json.number("pixels_per_token"_L1, kPixels);
    level.channels = int(json.integer("channels"_L1, {1, 1e6}));
    level.residual_blocks = int(json.integer("residual_blocks"_L1, {0, 1e5}));
    level.attention_blocks = int(json.integer("attention_blocks"_L1, {0, 1e5}));
    level.heads = int(json.integer("heads"_L1, {0, 1e5}));
    return level;
}

DenoiserShape readDenoiser(const JsonReader &json)
{
    DenoiserShape shape;
    shape.family = json.oneOf<DenoiserFamily>(
        "family"_L1, {{"unet"_L1, DenoiserFamily::Unet}, {"transformer"_L1, DenoiserFamily::Transformer}});
    if (shape.family == DenoiserFamily::Unet) {
        shape.reference_pixels = json.number("reference_pixels"_L1, {1, 1e12});
        shape.reference_flops = json.number("reference_flops"_L1, {1, 1e30});
        for (const JsonReader &level : json.children("levels"_L1))
            shape.levels.push_back(readLevel(level));
        if (shape.levels.empty())
            json.fail(Problem::MissingKey, "levels"_L1, {});
        return shape;
    }
    shape.layers = int(json.integer("layers"_L1, {1, 1e5}));
    shape.width = int(json.integer("width"_L1, {1, 1e6}));
    shape.heads = int(json.integer("heads"_L1, {1, 1e5}));
    shape.parameters_per_token = json.number("parameters_per_token"_L1, {1, kCount.maximum});
    shape.pixels_per_token = json.number("pixels_per_token"_L1, kPixels);
    shape.text_tokens = json.optionalInt("text_tokens"_L1, {0, 1e6}).value_or(0);
    return shape;
}

VaeShape readVae(const JsonReader &json)
{
    VaeShape shape;
    shape.flops_per_pixel = json.number("flops_per_pixel"_L1, {0, 1e15});
    shape.elements_per_pixel = json.number("elements_per_pixel"_L1, {0, 1e9});
    shape.working_values = json.number("working_values"_L1, {0, 1e9});
    shape.tile_pixels = json.number("tile_pixels"_L1, kPixels);
    shape.decodes_in = json.optionalText("decodes_in"_L1);
    return shape;
}

ImagePipeline readPipeline(const JsonReader &json)
{
    ImagePipeline pipeline;
    pipeline.id = json.text("id"_L1);
    pipeline.name = json.text("name"_L1);
    pipeline.kind = json.oneOf<QString>("kind"_L1, {{"image"_L1, u"image"_s}, {"video"_L1, u"video"_s}});
    pipeline.family = json.optionalText("family"_L1);
    pipeline.license = json.optionalText("license"_L1);
    pipeline.released_format = json.text("released_format"_L1);
    pipeline.width = int(json.integer("width"_L1, {1, 1e5}));
    pipeline.height = int(json.integer("height"_L1, {1, 1e5}));
    pipeline.frames = json.optionalInt("frames"_L1, {1, 1e5}).value_or(1);
    pipeline.frames_per_latent = json.optionalNumber("frames_per_latent"_L1, {1, 1e3}).value_or(1);
    pipeline.steps = int(json.integer("steps"_L1, {1, 1e4}));
    pipeline.guidance = json.boolean("guidance"_L1);
    for (const JsonReader &component : json.children("components"_L1))
        pipeline.components.push_back(readComponent(component));
    if (!pipeline.component(ComponentRole::Denoiser))
        json.fail(Problem::MissingKey, "components"_L1, {});
    if (json.has("denoiser"_L1))
        pipeline.denoiser = readDenoiser(json.child("denoiser"_L1));
    if (json.has("vae"_L1))
        pipeline.vae = readVae(json.child("vae"_L1));
    pipeline.missing = json.texts("missing"_L1);
    pipeline.notes = json.optionalText("notes"_L1);
    pipeline.sources = readSources(json, "sources"_L1);
    return pipeline;
}

SpeechModel readSpeechModel(const JsonReader &json)
{
    constexpr JsonReader::Range kSize{1, 1e6};
    SpeechModel model;
    model.id = json.text("id"_L1);
    model.name = json.text("name"_L1);
    model.family = json.optionalText("family"_L1);
    model.license = json.optionalText("license"_L1);
    model.released_format = json.text("released_format"_L1);
    model.parameters = json.number("parameters"_L1, {1, kCount.maximum});
    model.width = int(json.integer("width"_L1, kSize));
    model.feed_forward = int(json.integer("feed_forward"_L1, kSize));
    model.heads = int(json.integer("heads"_L1, kSize));
    model.encoder_layers = int(json.integer("encoder_layers"_L1, kSize));
    model.decoder_layers = int(json.integer("decoder_layers"_L1, kSize));
    model.mel_bins = int(json.integer("mel_bins"_L1, kSize));
    model.vocabulary = int(json.integer("vocabulary"_L1, kSize));
    model.source_positions = int(json.integer("source_positions"_L1, kSize));
    model.target_positions = int(json.integer("target_positions"_L1, kSize));
    model.window_s = json.number("window_s"_L1, {0.1, 1e4});
    model.tokens_per_window = json.number("tokens_per_window"_L1, {1, 1e5});
    model.notes = json.optionalText("notes"_L1);
    model.sources = readSources(json, "sources"_L1);
    return model;
}

} // namespace

Records<ImagePipeline> readImagePipelines(const QByteArray &bytes, const QString &file_name)
{
    return readRecords<ImagePipeline>(bytes, file_name, Ids::Unique, readPipeline);
}

Records<SpeechModel> readSpeechModels(const QByteArray &bytes, const QString &file_name)
{
    return readRecords<SpeechModel>(bytes, file_name, Ids::Unique, readSpeechModel);
}

} // namespace tarozi
