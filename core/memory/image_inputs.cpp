// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/image_memory.h"

#include <algorithm>
#include <cmath>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr double kWholeBits = 16; // from here on nothing is quantized

const WeightFormat *formatOr(const QString &asked, const QString &released, const Catalog &catalog)
{
    return catalog.weightFormat(asked.isEmpty() ? released : asked);
}

bool isQuantized(const WeightFormat *format)
{
    return format && format->nominal_bits < kWholeBits;
}

// The tool that was named, the engine's own, else the format's usual one: the first of them that makes the format.
const QuantizationTool *toolFor(const ImageWorkload &asked, const ImageEngine *engine, const WeightFormat &format,
                                const Catalog &catalog)
{
    for (const QString &id : {asked.quantization, engine ? engine->default_tool : QString()}) {
        const QuantizationTool *tool = id.isEmpty() ? nullptr : catalog.quantizationTool(id, format.id);
        if (tool && tool->formats.contains(format.id))
            return tool;
    }
    return catalog.quantizationTool({}, format.id);
}

QString missingFact(const ImagePipeline &pipeline)
{
    if (!pipeline.missing.isEmpty())
        return pipeline.missing.join(u", "_s);
    if (!pipeline.denoiser)
        return u"layers and width of the denoiser"_s;
    if (!pipeline.vae)
        return u"size of the VAE"_s;
    for (const PipelineComponent &component : pipeline.components) {
        if (!component.parameters && !component.optional)
            return u"parameters: "_s + component.name;
    }
    return {};
}

QString whyNot(const ImageInputs &in, const ImageWorkload &asked)
{
    if (!in.pipeline)
        return u"unknown image pipeline"_s;
    if (!in.engine)
        return u"unknown image engine"_s;
    if (!in.settings)
        return u"missing fact: memory settings of pipelines"_s;
    if (const QString fact = missingFact(*in.pipeline); !fact.isEmpty())
        return u"missing fact: "_s + fact;
    if (!in.denoiser || !in.text_encoders || !in.vae || !in.vae_decoding)
        return u"unknown weight format"_s;
    if (isQuantized(in.denoiser) && !in.denoiser_tool)
        return u"missing fact: how this weight format is stored in a pipeline"_s;
    if (asked.steps < 1 || asked.images < 1 || asked.width < 1 || asked.height < 1 || asked.frames < 1)
        return u"nothing to generate"_s;
    return {};
}

} // namespace

ImageInputs imageInputs(const ImageWorkload &asked, const Catalog &catalog, const Gpu *gpu, int gpus)
{
    ImageInputs in;
    in.asked = asked;
    in.gpus = std::max(gpus, 1);
    in.gpu = gpu;
    in.pipeline = catalog.imagePipeline(asked.model);
    in.engine = catalog.imageEngine(asked.engine);
    in.settings = catalog.imageSettings() ? &*catalog.imageSettings() : nullptr;
    if (in.pipeline) {
        const QString &released = in.pipeline->released_format;
        in.denoiser = formatOr(asked.denoiser, released, catalog);
        in.text_encoders = formatOr(asked.text_encoders, released, catalog);
        in.vae = formatOr(asked.vae, released, catalog);
        const bool recast = asked.vae.isEmpty() && in.pipeline->vae && !in.pipeline->vae->decodes_in.isEmpty();
        in.vae_decoding = recast ? catalog.weightFormat(in.pipeline->vae->decodes_in) : in.vae;
        if (isQuantized(in.denoiser))
            in.denoiser_tool = toolFor(asked, in.engine, *in.denoiser, catalog);
        if (isQuantized(in.text_encoders))
            in.text_tool = toolFor(asked, in.engine, *in.text_encoders, catalog);
    }
    in.not_modelled = gpu ? whyNot(in, asked) : u"unknown GPU"_s;
    return in;
}

double denoiserBatch(const ImageWorkload &asked)
{
    return double(asked.images) * (asked.guidance ? 2 : 1);
}

double latentFrames(const ImageInputs &in)
{
    return 1 + std::floor((in.asked.frames - 1) / in.pipeline->frames_per_latent);
}

double denoiserTokens(const ImageInputs &in)
{
    const DenoiserShape &shape = *in.pipeline->denoiser;
    const double pixels = double(in.asked.width) * in.asked.height;
    return pixels / shape.pixels_per_token * latentFrames(in) + shape.text_tokens;
}

double attentionScores(const ImageInputs &in)
{
    const DenoiserShape &shape = *in.pipeline->denoiser;
    if (shape.family == DenoiserFamily::Transformer)
        return shape.layers * double(shape.heads) * std::pow(denoiserTokens(in), 2);
    const double pixels = double(in.asked.width) * in.asked.height;
    double scores = 0;
    for (const UnetLevel &level : shape.levels)
        scores += level.attention_blocks * double(level.heads) * std::pow(pixels / level.pixels_per_token, 2);
    return scores;
}

double largestScores(const ImageInputs &in)
{
    const DenoiserShape &shape = *in.pipeline->denoiser;
    if (shape.family == DenoiserFamily::Transformer)
        return double(shape.heads) * std::pow(denoiserTokens(in), 2);
    const double pixels = double(in.asked.width) * in.asked.height;
    double largest = 0;
    for (const UnetLevel &level : shape.levels) {
        if (level.attention_blocks > 0)
            largest = std::max(largest, level.heads * std::pow(pixels / level.pixels_per_token, 2));
    }
    return largest;
}

} // namespace tarozi
