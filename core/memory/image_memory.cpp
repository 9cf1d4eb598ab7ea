// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/image_memory.h"

#include "core/catalog/tensor_class.h"

#include <algorithm>

namespace tarozi {

namespace {

constexpr double kHalf = 2; // bytes of a 16-bit value

double linearBytes(const WeightFormat &format)
{
    return format.bytes_per_parameter[size_t(TensorClass::MlpGateUp)];
}

double wholeBytes(const WeightFormat &format)
{
    return std::max(linearBytes(format), format.nominal_bits < 16 ? kHalf : 0.0);
}

// What the denoiser holds at once beside its weights.
Ranged denoiserTransient(const ImageInputs &in)
{
    const DenoiserShape &shape = *in.pipeline->denoiser;
    const bool unet = shape.family == DenoiserFamily::Unet;
    const Coefficient &values = unet ? in.settings->activation_values_unet : in.settings->activation_values_transformer;
    double elements = 0; // of the widest layer
    if (unet) {
        const double pixels = double(in.asked.width) * in.asked.height;
        for (const UnetLevel &level : shape.levels)
            elements = std::max(elements, pixels / level.pixels_per_token * level.channels);
    } else {
        elements = denoiserTokens(in) * shape.width;
    }
    const double batch = denoiserBatch(in.asked);
    const bool shared = in.gpus > 1 && in.engine->sequence_parallel;
    const double share = shared ? 1.0 / in.gpus : 1;
    Ranged bytes{values.value, values.low, values.high};
    bytes = bytes.scaled(
        {elements * batch * kHalf * share, elements * batch * kHalf * share, elements * batch * kHalf * share});
    if (in.asked.attention == AttentionKind::Eager || in.engine->eager_attention)
        bytes += 2 * largestScores(in) * batch * kHalf * share; // scores and their softmax
    return bytes;
}

double textTransient(const ImageInputs &in)
{
    constexpr double kLive = 16; // values of a layer live at once
    double bytes = 0;
    for (const PipelineComponent &component : in.pipeline->components) {
        if (component.role == ComponentRole::TextEncoder && component.width)
            bytes = std::max(bytes, kLive * component.tokens * *component.width * denoiserBatch(in.asked) * kHalf);
    }
    return bytes;
}

double layerShare(const std::optional<int> &layers, double held)
{
    return layers ? std::min(held / *layers, 1.0) : 1;
}

struct Parts {
    double text = 0, denoiser = 0, vae = 0; // on the GPU in their stages
};

// What each stage holds of its own component.
Parts streamed(const ImageInputs &in, const ImageMemory &memory, double layers)
{
    Parts parts{0, 0, memory.vae};
    for (const PipelineComponent &component : in.pipeline->components) {
        if (component.role == ComponentRole::TextEncoder && component.parameters) {
            const double bytes = componentBytes(component, *in.text_encoders, in.text_tool);
            parts.text = std::max(parts.text, bytes * layerShare(component.layers, layers));
        } else if (component.role == ComponentRole::Denoiser) {
            parts.denoiser = memory.denoiser * layerShare(component.layers, layers);
        }
    }
    return parts;
}

Parts residentParts(const ImageInputs &in, const ImageMemory &memory)
{
    constexpr double kPrefetched = 2; // the group at work and the next one
    switch (in.asked.offload) {
    case PipelineOffload::None: return {memory.all, memory.all, memory.all};
    case PipelineOffload::Model: return {memory.largest_text_encoder, memory.denoiser, memory.vae};
    case PipelineOffload::Sequential: return streamed(in, memory, 1);
    case PipelineOffload::Group: return streamed(in, memory, kPrefetched);
    }
    return {};
}

} // namespace

double componentBytes(const PipelineComponent &component, const WeightFormat &format, const QuantizationTool *tool)
{
    const double parameters = component.parameters.value_or(0);
    if (!tool || !component.quantized)
        return parameters * (component.quantized ? linearBytes(format) : std::max(wholeBytes(format), kHalf));
    const double embeddings = tool->quantizes_embeddings ? 0 : component.embedding_parameters;
    const double kept = tool->keeps_model_choices ? component.kept_parameters : 0;
    const double modulation = tool->keeps_modulation ? component.modulation_parameters : 0;
    const double linear = std::max(parameters - embeddings - kept - modulation, 0.0);
    return linear * linearBytes(format) + (embeddings + modulation) * kHalf + kept * tool->kept_bytes;
}

double vaeDecodeBytes(const ImageInputs &in, double images)
{
    const VaeShape &vae = *in.pipeline->vae;
    double pixels = double(in.asked.width) * in.asked.height;
    if (in.asked.vae_tiling)
        pixels = std::min(pixels, vae.tile_pixels * vae.tile_pixels * in.settings->tile_overlap.value);
    return vae.working_values * pixels * (images + in.settings->first_image.value) * wholeBytes(*in.vae_decoding);
}

const StageBytes &ImageMemory::stage(PipelineStage which) const
{
    return *std::find_if(stages.begin(), stages.end(), [which](const StageBytes &s) { return s.stage == which; });
}

ImageMemory imageMemory(const ImageInputs &in)
{
    ImageMemory memory;
    const auto onGpu = [](const QuantizationTool *tool) { return tool && tool->loads_on_gpu; };
    for (const PipelineComponent &component : in.pipeline->components) {
        if (component.optional)
            continue;
        switch (component.role) {
        case ComponentRole::TextEncoder: {
            const double bytes = componentBytes(component, *in.text_encoders, in.text_tool);
            memory.text_encoders += bytes;
            memory.largest_text_encoder = std::max(memory.largest_text_encoder, bytes);
            memory.loading += onGpu(in.text_tool) && component.quantized ? bytes : 0;
            break;
        }
        case ComponentRole::Vae: memory.vae += componentBytes(component, *in.vae, nullptr); break;
        case ComponentRole::Denoiser:
        case ComponentRole::Refiner:
        case ComponentRole::ControlNet:
            memory.denoiser += componentBytes(component, *in.denoiser, in.denoiser_tool);
            memory.loading += onGpu(in.denoiser_tool) ? memory.denoiser : 0;
            break;
        }
    }
    memory.all = memory.denoiser + memory.text_encoders + memory.vae;
    memory.idle = in.asked.offload == PipelineOffload::None ? memory.all : 0;
    memory.host_ram = memory.all - memory.idle;
    memory.context = in.settings->context_bytes.value;

    const Parts resident = residentParts(in, memory);
    const Ranged denoising = denoiserTransient(in);
    const double decoded = in.asked.vae_slicing ? 1 : in.asked.images;
    const double decoding = vaeDecodeBytes(in, decoded);
    memory.stages = {{PipelineStage::TextEncoding, resident.text, textTransient(in)},
                     {PipelineStage::Denoising, resident.denoiser, denoising.value},
                     {PipelineStage::VaeDecode, resident.vae, decoding}};
    const auto largest = std::max_element(memory.stages.begin(), memory.stages.end(),
                                          [](const StageBytes &a, const StageBytes &b) { return a.peak() < b.peak(); });
    memory.peak_stage = largest->stage;
    const double slack = in.settings->reserved_share.value;
    const double high = in.settings->reserved_share.high;
    memory.peak.value = std::max(largest->peak(), memory.loading);
    memory.reserved = std::max(largest->resident + largest->transient * slack, memory.loading);
    memory.peak.low = std::max(largest->resident + largest->transient / high, memory.loading);
    memory.peak.high = std::max(
        {largest->resident + largest->transient * high, resident.denoiser + denoising.high * slack, memory.loading});
    return memory;
}

} // namespace tarozi
