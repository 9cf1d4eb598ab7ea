// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/parameter_facts.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {

struct ParameterWords {
    Q_DECLARE_TR_FUNCTIONS(ParameterWords)
};

} // namespace

ParameterRow::Texts mediaTexts(Parameter parameter)
{
    const QString all = ParameterWords::tr("Changes the memory and the time of a run");
    const QString time = ParameterWords::tr("Changes the time of the run");
    const QString weights = ParameterWords::tr("Changes the size of the weights");
    switch (parameter) {
    case Parameter::Pipeline: return {ParameterWords::tr("&Pipeline"), all};
    case Parameter::ImageWidth: return {ParameterWords::tr("&Width, pixels"), all};
    case Parameter::ImageHeight: return {ParameterWords::tr("&Height, pixels"), all};
    case Parameter::Frames: return {ParameterWords::tr("&Frames of the video"), all};
    case Parameter::Images: return {ParameterWords::tr("&Images of a run"), all};
    case Parameter::DenoisingSteps: return {ParameterWords::tr("Denoising &steps"), time};
    case Parameter::DenoiserFormat: return {ParameterWords::tr("&Denoiser precision"), weights};
    case Parameter::EncoderFormat: return {ParameterWords::tr("&Text encoder precision"), weights};
    case Parameter::VaeFormat:
        return {ParameterWords::tr("&VAE precision"), ParameterWords::tr("Changes the memory of decoding")};
    case Parameter::PipelineOffload:
        return {ParameterWords::tr("Kept in host &memory"), ParameterWords::tr("Changes what each GPU holds")};
    case Parameter::ImageEngine: return {ParameterWords::tr("E&ngine"), time};
    case Parameter::Guidance:
        return {ParameterWords::tr("Classifier-free &guidance"), ParameterWords::tr("Doubles the work of a step")};
    case Parameter::VaeTiling:
        return {ParameterWords::tr("VAE ti&ling"), ParameterWords::tr("Changes the memory of decoding")};
    case Parameter::VaeSlicing:
        return {ParameterWords::tr("VAE sli&cing"), ParameterWords::tr("Changes the memory of decoding")};
    case Parameter::ImageCompile: return {ParameterWords::tr("Compile (torch.compile)"), time};
    case Parameter::ImageAttention: return {ParameterWords::tr("Attention kernel"), all};
    case Parameter::QuantizationTool: return {ParameterWords::tr("&Quantization tool"), all};
    case Parameter::SpeechModel: return {ParameterWords::tr("Speech &model"), all};
    case Parameter::SpeechEngine: return {ParameterWords::tr("E&ngine"), all};
    case Parameter::SpeechFormat: return {ParameterWords::tr("&Weight precision"), weights};
    case Parameter::Windows: return {ParameterWords::tr("Win&dows decoded together"), all};
    case Parameter::Beams: return {ParameterWords::tr("&Beams"), all};
    case Parameter::AudioHours: return {ParameterWords::tr("&Hours of audio"), time};
    case Parameter::SpeechFlashAttention: return {ParameterWords::tr("&Flash attention"), time};
    default: return {};
    }
}

namespace {

ParameterFacts pictureFacts(Parameter parameter)
{
    switch (parameter) {
    case Parameter::Pipeline:
        return {ParameterWords::tr("A model that makes images or video: a denoiser with its text encoders and a VAE."),
                {},
                {},
                ParameterWords::tr("memory, time")};
    case Parameter::ImageWidth:
    case Parameter::ImageHeight:
        return {ParameterWords::tr("Pixels of a side. Work grows with the area, attention with its square."),
                ParameterWords::tr("pixels"), ParameterWords::tr("512 to 1,024"), ParameterWords::tr("memory, time")};
    case Parameter::Frames:
        return {ParameterWords::tr("Frames of one video; the model works on groups of them."),
                ParameterWords::tr("frames"), ParameterWords::tr("49 to 129"), ParameterWords::tr("memory, time")};
    case Parameter::Images:
        return {ParameterWords::tr("Images that one run makes together."), ParameterWords::tr("images"),
                ParameterWords::tr("1 to 4"), ParameterWords::tr("memory, time")};
    case Parameter::DenoisingSteps:
        return {ParameterWords::tr("How often the denoiser passes over the picture."), ParameterWords::tr("steps"),
                ParameterWords::tr("4 for distilled models, 20 to 50 for others"), ParameterWords::tr("time")};
    case Parameter::Guidance:
        return {ParameterWords::tr("Each step is computed with and without the prompt; models distilled for it do "
                                   "without."),
                {},
                {},
                ParameterWords::tr("time, memory of denoising")};
    default: return {};
    }
}

ParameterFacts pipelineFacts(Parameter parameter)
{
    switch (parameter) {
    case Parameter::DenoiserFormat:
        return {ParameterWords::tr("How the weights of the denoiser are stored. Fewer bits save memory; only an engine "
                                   "that computes in them is faster."),
                ParameterWords::tr("a format, by bits per weight"), ParameterWords::tr("BF16, FP8 or NF4"),
                ParameterWords::tr("weights")};
    case Parameter::EncoderFormat:
        return {ParameterWords::tr("How the text encoders are stored; they work once a run."),
                ParameterWords::tr("a format, by bits per weight"), ParameterWords::tr("BF16"),
                ParameterWords::tr("weights")};
    case Parameter::VaeFormat:
        return {ParameterWords::tr("In which precision pictures are decoded; some VAEs overflow in 16 bits."),
                {},
                ParameterWords::tr("as released"),
                ParameterWords::tr("memory of VAE decoding")};
    case Parameter::PipelineOffload:
        return {ParameterWords::tr("What waits in host memory until its turn: whole components, single layers or "
                                   "groups of layers. It saves memory and costs time."),
                {},
                ParameterWords::tr("nothing, where it fits"),
                ParameterWords::tr("memory, time")};
    case Parameter::ImageEngine:
        return {ParameterWords::tr("The program that runs the pipeline."), {}, {}, ParameterWords::tr("time")};
    case Parameter::VaeTiling:
        return {ParameterWords::tr("Decodes the picture tile by tile."),
                {},
                {},
                ParameterWords::tr("memory of VAE decoding")};
    case Parameter::VaeSlicing:
        return {ParameterWords::tr("Decodes one image of the run at a time."),
                {},
                {},
                ParameterWords::tr("memory of VAE decoding")};
    case Parameter::ImageCompile:
        return {ParameterWords::tr("Fuses kernels of the denoiser before the first run."),
                {},
                {},
                ParameterWords::tr("time")};
    case Parameter::ImageAttention:
        return {ParameterWords::tr("Flash attention never writes the scores of all pairs of tokens; eager attention "
                                   "does, and they grow with the square of the picture."),
                {},
                ParameterWords::tr("Flash attention"),
                ParameterWords::tr("memory, time")};
    case Parameter::QuantizationTool:
        return {ParameterWords::tr("What quantizes the weights. Tools leave different layers alone."),
                {},
                {},
                ParameterWords::tr("weights, time")};
    default: return {};
    }
}

ParameterFacts speechFacts(Parameter parameter)
{
    switch (parameter) {
    case Parameter::SpeechModel:
        return {ParameterWords::tr("An encoder of sound with a decoder that writes text."),
                {},
                {},
                ParameterWords::tr("memory, time")};
    case Parameter::SpeechEngine:
        return {ParameterWords::tr("The program that transcribes."), {}, {}, ParameterWords::tr("memory, time")};
    case Parameter::SpeechFormat:
        return {ParameterWords::tr("How the weights are stored on the GPU."),
                ParameterWords::tr("a format, by bits per weight"), ParameterWords::tr("FP16 or INT8"),
                ParameterWords::tr("weights")};
    case Parameter::Windows:
        return {ParameterWords::tr("Pieces of 30 seconds that are decoded at once. More fill the GPU better until it "
                                   "is saturated."),
                ParameterWords::tr("windows"), ParameterWords::tr("8 to 24"), ParameterWords::tr("memory, time")};
    case Parameter::Beams:
        return {ParameterWords::tr("Candidates of the text that are followed at once; one is greedy."),
                ParameterWords::tr("beams"), ParameterWords::tr("1 or 5"), ParameterWords::tr("memory, time")};
    case Parameter::AudioHours:
        return {ParameterWords::tr("How much audio is transcribed."),
                ParameterWords::tr("hours"),
                {},
                ParameterWords::tr("time, cost of the run")};
    case Parameter::SpeechFlashAttention:
        return {ParameterWords::tr("Attention that never writes the scores of all pairs of positions."),
                {},
                {},
                ParameterWords::tr("time")};
    default: return {};
    }
}

} // namespace

ParameterFacts mediaFacts(Parameter parameter)
{
    for (const auto group : {pictureFacts, pipelineFacts, speechFacts})
        if (ParameterFacts found = group(parameter); !found.meaning.isEmpty())
            return found;
    return {};
}

} // namespace tarozi::ui::words
