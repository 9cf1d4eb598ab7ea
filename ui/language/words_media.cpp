// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words_media.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Quantity)
};

} // namespace

QString mediaQuantity(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Denoiser: return Words::tr("Denoiser");
    case Quantity::TextEncoders: return Words::tr("Text encoders");
    case Quantity::Vae: return Words::tr("VAE");
    //: bytes on the GPU between two runs
    case Quantity::IdleMemory: return Words::tr("Idle memory");
    case Quantity::PeakMemory: return Words::tr("Peak memory");
    case Quantity::TextEncodingMemory: return Words::tr("Memory of text encoding");
    case Quantity::DenoisingMemory: return Words::tr("Memory of denoising");
    case Quantity::VaeDecodeMemory: return Words::tr("Memory of VAE decoding");
    //: of a quantized model
    case Quantity::ParametersKept: return Words::tr("Parameters left in a wider format");
    //: of the parameters that a quantizer leaves in a wider format
    case Quantity::BytesPerParameterKept: return Words::tr("Bytes of each of these");
    //: pixels of an image
    case Quantity::ImageWidth: return Words::tr("Width");
    //: pixels of an image
    case Quantity::ImageHeight: return Words::tr("Height");
    case Quantity::ImageCount: return Words::tr("Images of a run");
    case Quantity::ImagePixels: return Words::tr("Pixels of an image");
    //: of the denoiser
    case Quantity::ImageTokens: return Words::tr("Elements of the widest layer");
    case Quantity::DenoisingSteps: return Words::tr("Denoising steps");
    //: images of a run, twice with guidance
    case Quantity::GuidancePasses: return Words::tr("Passes of the denoiser a step");
    case Quantity::PeakShare: return Words::tr("Share of the peak that kernels reach");
    //: joules for each FLOP
    case Quantity::EnergyPerFlop: return Words::tr("Energy of an operation");
    //: watts of a board
    case Quantity::PowerForCompute: return Words::tr("Power left for arithmetic");
    case Quantity::ActivationTraffic: return Words::tr("Memory traffic of a step");
    case Quantity::LaunchTime: return Words::tr("Launches of kernels");
    case Quantity::DenoisingStepTime: return Words::tr("Time of a denoising step");
    //: seconds of all steps
    case Quantity::DenoisingTime: return Words::tr("Denoising");
    //: seconds
    case Quantity::TextEncodingTime: return Words::tr("Text encoding");
    //: seconds
    case Quantity::VaeDecodeTime: return Words::tr("VAE decoding");
    //: seconds of copies
    case Quantity::OffloadTime: return Words::tr("Copies from host memory");
    case Quantity::OffloadRate: return Words::tr("Rate of copies from host memory");
    case Quantity::ImageRunTime: return Words::tr("Time of a run");
    case Quantity::SecondsPerImage: return Words::tr("Time per image");
    //: denoising steps of the whole batch
    case Quantity::IterationsPerSecond: return Words::tr("Steps per second");
    case Quantity::WorkingValues: return Words::tr("Values held at once");
    case Quantity::AudioHours: return Words::tr("Hours of audio");
    //: windows of 30 s of audio
    case Quantity::WindowCount: return Words::tr("Windows decoded together");
    //: of beam search
    case Quantity::Beams: return Words::tr("Beams");
    //: seconds of audio
    case Quantity::WindowSeconds: return Words::tr("Length of a window");
    //: keys and values
    case Quantity::WindowCache: return Words::tr("Cache of the windows");
    //: seconds
    case Quantity::EncoderTime: return Words::tr("Encoder, one window");
    //: seconds of one token of all windows
    case Quantity::DecoderStepTime: return Words::tr("Decoder step");
    case Quantity::TokensPerWindow: return Words::tr("Tokens of a window");
    //: seconds: features, segments
    case Quantity::HostTime: return Words::tr("Work on the host");
    case Quantity::BatchTime: return Words::tr("Time of a batch");
    case Quantity::AudioHoursPerHour: return Words::tr("Audio hours per hour");
    case Quantity::TranscriptionTime: return Words::tr("Time of the transcription");
    //: more at once gain little
    case Quantity::SaturationBatch: return Words::tr("Windows at saturation");
    default: return {};
    }
}

} // namespace tarozi::ui::words
