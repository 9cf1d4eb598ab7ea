// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"

#include <QCoreApplication>

#include <limits>

namespace tarozi::ui::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Finding)
};

// The numbers and names that fill the sentence of a finding, formatted.
struct Facts {
    const Finding &finding;
    const Assessed &candidate;
    const Catalog &catalog;
    const Format &format;

    double value(Quantity quantity) const
    {
        for (const auto &[key, number] : finding.values) {
            if (key == quantity)
                return number;
        }
        return std::numeric_limits<double>::quiet_NaN(); // printed as a dash
    }
    QString gigabytes(double bytes) const { return format.gigabytes(bytes).text(); }
    QString size(Quantity quantity) const { return gigabytes(value(quantity)); }
    QString tokens(Quantity quantity) const { return format.tokens(value(quantity)).text(); }
    QString requests(Quantity quantity) const { return format.requests(value(quantity)).number; }
    QString gpu() const
    {
        const Gpu *gpu = catalog.gpu(candidate.gpu);
        return gpu ? gpuShortName(*gpu) : candidate.gpu;
    }
    QString engine() const
    {
        const Resolved &resolved = candidate.resolved;
        const Engine *engine = catalog.engine(resolved.engine, resolved.engine_version);
        return engine ? engine->name : resolved.engine;
    }
    QString version() const { return candidate.resolved.engine_version; }
};

} // namespace

// No default label: a new finding without a sentence does not compile.
QString finding(const Finding &finding, const Assessed &candidate, const Catalog &catalog, const Format &format)
{
    using Q = Quantity;
    const Facts f{finding, candidate, catalog, format};
    switch (finding.id) {
    case FindingId::WeightsExceedLimit:
        return Words::tr("The weights alone need %1; the engine may use %2.").arg(f.size(Q::Weights), f.size(Q::Limit));
    case FindingId::KvCacheExceedsLimit:
        return Words::tr("The weights fit, but not one request of this context beside them. Needed in all: %1, of it "
                         "KV cache: %2; limit: %3.")
            .arg(f.size(Q::Need), f.size(Q::KvCache), f.size(Q::Limit));
    case FindingId::RequestsQueue:
        //: %1 and %2 are numbers: "2.7 of 8"
        return Words::tr("Requests that fit at once: %1 of %2; the others wait in the queue.")
            .arg(f.requests(Q::MaxConcurrency), f.requests(Q::Concurrency));
    case FindingId::OutsideLimitExceedsUsable:
        return Words::tr("%1 inside the engine limit and %2 outside it exceed the %3 that the driver reports.")
            .arg(f.size(Q::Need), f.size(Q::OutsideLimit), f.size(Q::UsableMemory));
    case FindingId::Tight:
        return Words::tr("It fits, but only %1 is spare beside the %2 needed.")
            .arg(f.size(Q::Headroom), f.size(Q::Need));
    case FindingId::BandCrossesLimit:
        return Words::tr("The need may be from %1 to %2, and the limit of %3 lies between: only a test will tell.")
            .arg(f.size(Q::NeedLow), f.size(Q::NeedHigh), f.size(Q::Limit));
    case FindingId::ContextBeyondModel:
        //: both are "8,192 tokens"
        return Words::tr("The context is longer (%1) than the model was made for (%2).")
            .arg(f.tokens(Q::ContextTokens), f.tokens(Q::MaxContext));
    case FindingId::FormatNotNative:
        //: %1 a GPU, %2 a format
        return Words::tr("%1 has no native arithmetic for %2: the weights are converted before computing.")
            .arg(f.gpu(), finding.text);
    case FindingId::FormatNotInEngine:
        //: %1 an engine, %2 a format
        return Words::tr("%1 is not known to run weights in the %2 format.").arg(f.engine(), finding.text);
    case FindingId::KvFormatNotInEngine:
        //: %1 an engine, %2 a format
        return Words::tr("%1 is not known to keep its KV cache in the %2 format.").arg(f.engine(), finding.text);
    case FindingId::UsableMemoryAssumed:
        return Words::tr("What the driver reports for %1 in this ECC state was not observed: %2 is a planning figure.")
            .arg(f.gpu(), f.gigabytes(candidate.memory.usable));
    case FindingId::VisibleMemoryAssumed:
        return Words::tr("What a program sees of the memory of %1 was not observed: %2 is assumed.")
            .arg(f.gpu(), f.gigabytes(candidate.memory.visible));
    case FindingId::TwoBudgets:
        //: %1 a size
        return Words::tr("%n GPUs are separate budgets of %1 each, never one common pool.", nullptr,
                         int(f.value(Q::Gpus)))
            .arg(f.size(Q::UsableMemory));
    case FindingId::NoNvlink: return Words::tr("%1 has no NVLink: the layers are divided as a pipeline.").arg(f.gpu());
    case FindingId::GenericArchitecture:
        //: %1 is a number: "8.03 billion"
        return Words::tr(
                   "A generic dense architecture stands for a model of this size (%1 parameters); real models differ.")
            .arg(format.parameters(f.value(Q::Parameters)).text());
    case FindingId::WeightsGiven:
        return Words::tr("The weights are taken as given, %1; by the tensors they would be %2.")
            .arg(f.size(Q::WeightsGiven), f.size(Q::Weights));
    case FindingId::EngineVersionOutsideEvidence:
        //: %1 an engine, %2 its version
        return Words::tr("No measurements are known for %1 %2: the rules of the nearest known version are used.")
            .arg(f.engine(), f.version());
    case FindingId::WindowChargedFull:
        return Words::tr("%1 reserves the cache of sliding-window layers at the full context length.").arg(f.engine());
    case FindingId::EngineRefusesStart:
        //: %1 an engine, %2 and %3 sizes
        return Words::tr("%1 does not start at this memory limit: it wants %2 free, and %3 is.")
            .arg(f.engine(), f.size(Q::Limit), f.size(Q::FreeMemory));
    case FindingId::LimitLeavesNoRoom:
        //: %1 an engine, %2 to %4 sizes
        return Words::tr("%1 fills its limit of %2; the %3 outside it then exceed the %4 that the driver reports.")
            .arg(f.engine(), f.size(Q::Limit), f.size(Q::OutsideLimit), f.size(Q::UsableMemory));
    case FindingId::OffloadSlows:
        return Words::tr("Part of the weights stays in host memory (%1): generation slows down.")
            .arg(f.gigabytes(candidate.memory.host_ram));
    case FindingId::TrainingExceedsMemory:
        //: %1 and %2 are sizes
        return Words::tr("A training step needs %1; a program sees %2.").arg(f.size(Q::Need), f.size(Q::Limit));
    case FindingId::LargestPart: {
        const auto &[part, bytes] = finding.values.front();
        //: %1 a part of the memory such as "Activations", %2 a size, %3 the whole
        return Words::tr("Largest part: %1, %2 of %3.").arg(quantity(part), f.gigabytes(bytes), f.size(Q::Need));
    }
    case FindingId::NothingSharded:
        return Words::tr("Without sharding each of the GPUs holds all weights, gradients and optimizer state.");
    case FindingId::ShardingNeedsGpus: return Words::tr("One GPU has nothing to share with: sharding divides nothing.");
    case FindingId::TrainingOffload:
        //: %1 is a size
        return Words::tr("Host memory holds %1 and sends it over PCIe: training slows down.").arg(f.size(Q::HostRam));
    case FindingId::FrameworkNotMeasured:
        //: %1 is a training framework
        return Words::tr("No run of %1 was measured: a related framework's figures stand in for it.").arg(finding.text);
    case FindingId::PriceOnRequest:
        //: %1 is a provider
        return Words::tr("%1 gives a price for %2 on request only: no cost can be computed.")
            .arg(finding.text, f.gpu());
    case FindingId::TariffForOtherGpu:
        //: %1 is a GPU as a price list names it
        return Words::tr("The chosen tariff is for %1, not for %2: no cost is shown.").arg(finding.text, f.gpu());
    case FindingId::ExchangeRateMissing:
        //: %1 and %2 are currency codes
        return Words::tr("There is no exchange rate from %1 to %2: the cost stays in the currency of the price.")
            .arg(finding.text.section(u':', 0, 0), finding.text.section(u':', 1));
    case FindingId::TariffGpuOnly:
        return Words::tr("The tariff covers the GPU only: processor, memory and disk come on top.");
    case FindingId::VatDiffers:
        return Words::tr("The compared prices differ in VAT, or it is not known whether they include it.");
    case FindingId::CostNotProven:
        return Words::tr("The cost bands overlap: that it is the cheaper one is not proven.");
    case FindingId::LoadNeedsServers:
        //: %1 is a number
        return Words::tr("The load needs more than one server rented at once: %1.")
            .arg(f.format.integer(f.value(Q::Servers)));
    case FindingId::PipelineExceedsLimit:
        return Words::tr("A run needs %1 at its peak; the limit is %2.").arg(f.size(Q::PeakMemory), f.size(Q::Limit));
    case FindingId::OffloadFits:
        //: %1 a size
        return Words::tr("With its components waiting in host memory it would need %1 and fit, only slower.")
            .arg(f.size(Q::PeakMemory));
    case FindingId::OffloadHidesMemory:
        //: %1 a size
        return Words::tr("It fits only because components wait in host memory: without that it needs %1. Do not "
                         "compare it as a GPU with one that holds all.")
            .arg(f.size(Q::PeakMemory));
    case FindingId::ImageBeyondModel:
        //: %1 a ratio, %2 and %3 pixels
        return Words::tr("The image is %1 times as large as what the model was made for (%2 × %3): pictures repeat "
                         "themselves and fall apart.")
            .arg(format.number(f.value(Q::ImagePixels) / (f.value(Q::ImageWidth) * f.value(Q::ImageHeight)), 1),
                 format.number(f.value(Q::ImageWidth), 0), format.number(f.value(Q::ImageHeight), 0));
    case FindingId::ShareOfGpusIdle:
        //: %1 and %2 counts
        return Words::tr("Each GPU makes whole images: %1 of %2 GPUs work.")
            .arg(format.number(f.value(Q::ImageCount), 0), format.number(f.value(Q::Gpus), 0));
    case FindingId::SpeechExceedsLimit:
        //: %1 to %3 sizes
        return Words::tr("Weights of %1 and the windows’ %2 exceed the limit of %3.")
            .arg(f.size(Q::Weights), f.size(Q::WindowCache), f.size(Q::Limit));
    case FindingId::BatchBeyondSaturation:
        //: %1 and %2 counts
        return Words::tr("More than %1 windows at once gain little; %2 are asked for.")
            .arg(format.number(f.value(Q::SaturationBatch), 0), format.number(f.value(Q::WindowCount), 0));
    case FindingId::NotModelled:
        //: %1 is the reason, beginning with a small letter
        return Words::tr("There is no honest answer here: %1.").arg(notModelled(candidate.not_modelled));
    }
    Q_UNREACHABLE();
}

} // namespace tarozi::ui::words
