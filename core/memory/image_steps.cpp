// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/tensor_class.h"
#include "core/memory/explained.h"
#include "core/memory/image_memory.h"

#include <algorithm>

namespace tarozi {

namespace {

Quantity quantityOf(ComponentRole role)
{
    switch (role) {
    case ComponentRole::TextEncoder: return Quantity::TextEncoders;
    case ComponentRole::Vae: return Quantity::Vae;
    case ComponentRole::Denoiser:
    case ComponentRole::Refiner:
    case ComponentRole::ControlNet: return Quantity::Denoiser;
    }
    return Quantity::Denoiser;
}

// One component: its linear layers in the format, what stays wider beside them.
void recordComponent(const ImageInputs &in, const PipelineComponent &component, StepRecorder &recorder)
{
    const bool text = component.role == ComponentRole::TextEncoder;
    const bool vae = component.role == ComponentRole::Vae;
    const WeightFormat &format = vae ? *in.vae : text ? *in.text_encoders : *in.denoiser;
    const QuantizationTool *tool = vae ? nullptr : text ? in.text_tool : in.denoiser_tool;
    const double bytes = componentBytes(component, format, tool);
    const double parameters = component.parameters.value_or(0);
    const std::vector<Source> sources = sourcesOf(in.pipeline->sources, QStringLiteral("components"));
    if (!tool || !component.quantized) {
        recorder.add(
            {quantityOf(component.role),
             QStringLiteral("W = P·b"),
             {term(u"P", Quantity::Parameters, parameters, Unit::Parameters, sources),
              term(u"b", Quantity::BytesPerParameter, bytes / parameters, Unit::BytesPerParameter, format.sources)},
             bytes,
             Unit::Bytes});
        return;
    }
    const double linear = format.bytes_per_parameter[size_t(TensorClass::MlpGateUp)];
    const double kept = (tool->quantizes_embeddings ? 0 : component.embedding_parameters) +
                        (tool->keeps_model_choices ? component.kept_parameters : 0) +
                        (tool->keeps_modulation ? component.modulation_parameters : 0);
    const double kept_bytes = kept > 0 ? (bytes - (parameters - kept) * linear) / kept : 0;
    recorder.add({quantityOf(component.role),
                  QStringLiteral("W = (P − K)·b + K·c"),
                  {term(u"P", Quantity::Parameters, parameters, Unit::Parameters, sources),
                   term(u"K", Quantity::ParametersKept, kept, Unit::Parameters, tool->sources),
                   term(u"b", Quantity::BytesPerParameter, linear, Unit::BytesPerParameter, format.sources),
                   term(u"c", Quantity::BytesPerParameterKept, kept_bytes, Unit::BytesPerParameter, tool->sources)},
                  bytes,
                  Unit::Bytes});
}

void recordDecoding(const ImageInputs &in, const ImageMemory &memory, StepRecorder &recorder)
{
    const VaeShape &vae = *in.pipeline->vae;
    const double images = in.asked.vae_slicing ? 1 : in.asked.images;
    const StageBytes &stage = memory.stage(PipelineStage::VaeDecode);
    const double held = images + in.settings->first_image.value;
    const double element = in.vae_decoding->bytes_per_parameter[size_t(TensorClass::MlpGateUp)];
    const double pixels = stage.transient / (vae.working_values * held * element);
    recorder.add({Quantity::VaeDecodeMemory,
                  QStringLiteral("D = k·A·(n + f)·e"),
                  {term(u"k", Quantity::WorkingValues, vae.working_values, Unit::None,
                        sourcesOf(in.pipeline->sources, QStringLiteral("vae"))),
                   term(u"A", Quantity::ImagePixels, pixels), term(u"n", Quantity::ImageCount, images),
                   term(u"f", Quantity::ImageCount, in.settings->first_image),
                   term(u"e", Quantity::BytesPerParameter, element, Unit::BytesPerParameter, in.vae_decoding->sources)},
                  stage.transient,
                  Unit::Bytes});
}

void recordDenoising(const ImageInputs &in, const ImageMemory &memory, StepRecorder &recorder)
{
    const bool unet = in.pipeline->denoiser->family == DenoiserFamily::Unet;
    const Coefficient &values = unet ? in.settings->activation_values_unet : in.settings->activation_values_transformer;
    constexpr double kHalf = 2;
    const StageBytes &stage = memory.stage(PipelineStage::Denoising);
    const double batch = denoiserBatch(in.asked);
    recorder.add({Quantity::DenoisingMemory,
                  QStringLiteral("A = k·E·n·2"),
                  {term(u"k", Quantity::WorkingValues, values),
                   term(u"E", Quantity::ImageTokens, stage.transient / (values.value * batch * kHalf)),
                   term(u"n", Quantity::GuidancePasses, batch)},
                  stage.transient,
                  Unit::Bytes});
}

Quantity transientOf(PipelineStage stage)
{
    switch (stage) {
    case PipelineStage::TextEncoding: return Quantity::TextEncodingMemory;
    case PipelineStage::Denoising: return Quantity::DenoisingMemory;
    case PipelineStage::VaeDecode: return Quantity::VaeDecodeMemory;
    }
    return Quantity::Activations;
}

} // namespace

void recordImageMemory(const ImageInputs &in, const ImageMemory &memory, StepRecorder &recorder)
{
    for (const PipelineComponent &component : in.pipeline->components) {
        if (!component.optional)
            recordComponent(in, component, recorder);
    }
    recordDenoising(in, memory, recorder);
    recordDecoding(in, memory, recorder);
    const StageBytes &stage = memory.stage(memory.peak_stage);
    const double resident = memory.peak.value - std::min(stage.transient, memory.peak.value);
    const std::vector<Term> parts{term(u"W₁", Quantity::Denoiser, memory.denoiser, Unit::Bytes),
                                  term(u"W₂", Quantity::TextEncoders, memory.text_encoders, Unit::Bytes),
                                  term(u"W₃", Quantity::Vae, memory.vae, Unit::Bytes)};
    const bool all = in.asked.offload == PipelineOffload::None;
    recorder.add({Quantity::Weights, all ? QStringLiteral("W = W₁ + W₂ + W₃") : QStringLiteral("W ⊂ W₁, W₂, W₃"), parts,
                  resident, Unit::Bytes});
    recorder.add({Quantity::IdleMemory, all ? QStringLiteral("I = W₁ + W₂ + W₃") : QStringLiteral("I = 0"), parts,
                  memory.idle, Unit::Bytes});
    recorder.add({Quantity::Activations,
                  QStringLiteral("A = A_s"),
                  {term(u"A_s", transientOf(memory.peak_stage), stage.transient, Unit::Bytes)},
                  std::min(stage.transient, memory.peak.value),
                  Unit::Bytes});
    recorder.add({Quantity::Runtime,
                  QStringLiteral("X = x"),
                  {term(u"x", Quantity::CudaContext, in.settings->context_bytes, Unit::Bytes)},
                  memory.context,
                  Unit::Bytes});
    recorder.add({Quantity::PeakMemory,
                  QStringLiteral("P = max(W + A)"),
                  {term(u"W", Quantity::Weights, resident, Unit::Bytes),
                   term(u"A", transientOf(memory.peak_stage), stage.transient, Unit::Bytes)},
                  memory.peak.value,
                  Unit::Bytes});
    recorder.add({Quantity::Need,
                  QStringLiteral("N = P + X"),
                  {term(u"P", Quantity::PeakMemory, memory.peak.value, Unit::Bytes),
                   term(u"X", Quantity::Runtime, memory.context, Unit::Bytes)},
                  memory.peak.value + memory.context,
                  Unit::Bytes});
}

} // namespace tarozi
