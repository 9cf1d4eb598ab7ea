// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words_speed.h"

#include "ui/language/words.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Speed)
};

QString formatName(const Assessed &candidate, const Catalog &catalog)
{
    const WeightFormat *format = catalog.weightFormat(candidate.resolved.weights_format);
    return format ? format->name : candidate.resolved.weights_format;
}

QString engineName(const Assessed &candidate, const Catalog &catalog)
{
    const Engine *engine = catalog.engine(candidate.resolved.engine, candidate.resolved.engine_version);
    return engine ? engine->name : candidate.resolved.engine;
}

QString gpuName(const Assessed &candidate, const Catalog &catalog)
{
    const Gpu *gpu = catalog.gpu(candidate.gpu);
    return gpu ? gpuShortName(*gpu) : candidate.gpu;
}

QString architectureName(const Assessed &candidate, const Catalog &catalog)
{
    const Gpu *gpu = catalog.gpu(candidate.gpu);
    return gpu ? gpu->architecture : candidate.gpu;
}

} // namespace

QString speedGap(SpeedGap gap)
{
    switch (gap) {
    case SpeedGap::None: return {};
    case SpeedGap::NoTokens: return Words::tr("The model writes no tokens: it has no decoding speed.");
    case SpeedGap::DoesNotFit: return Words::tr("Not one request fits: there is no speed to expect.");
    case SpeedGap::NoThroughput: return Words::tr("The throughput of the card is not known.");
    case SpeedGap::NoEvidence: return Words::tr("Nothing comparable was measured.");
    }
    Q_UNREACHABLE();
}

QString extrapolation(Extrapolation reason, const Assessed &candidate, const Catalog &catalog)
{
    switch (reason) {
    case Extrapolation::EngineNotMeasured:
        //: %1 is an engine
        return Words::tr("%1 was never measured: another engine's figures stand in.")
            .arg(engineName(candidate, catalog));
    case Extrapolation::FormatNotMeasured:
        //: %1 is a weight format, %2 an engine
        return Words::tr("%1 was never measured with %2: its other formats stand in.")
            .arg(formatName(candidate, catalog), engineName(candidate, catalog));
    case Extrapolation::ExpertsNotMeasured:
        return candidate.speed.evidence.record.isEmpty()
                   ? QString()
                   : Words::tr("Models of this kind (dense or mixture of experts) were not measured: the other kind "
                               "stands in.");
    case Extrapolation::GpuNotMeasured:
        //: %1 is a GPU, %2 a weight format, %3 an architecture
        return Words::tr("%1 was never measured with %2: other cards of %3 were.")
            .arg(gpuName(candidate, catalog), formatName(candidate, catalog), architectureName(candidate, catalog));
    case Extrapolation::ArchitectureNotMeasured:
        //: %1 is an architecture of GPUs, %2 a weight format
        return Words::tr("No card of %1 was ever measured with %2.")
            .arg(architectureName(candidate, catalog), formatName(candidate, catalog));
    case Extrapolation::LinkNotMeasured: return Words::tr("So many GPUs over such a link were not measured.");
    case Extrapolation::ConcurrencyBeyond: return Words::tr("More requests at once than were measured.");
    case Extrapolation::ContextBeyond: return Words::tr("A longer context than was measured.");
    case Extrapolation::HostMemory:
        return Words::tr("Part of the weights is in host memory, whose speed differs from computer to computer.");
    case Extrapolation::FewRows: return Words::tr("It rests on few measurements.");
    case Extrapolation::Count: break;
    }
    return {};
}

QString evidence(const SpeedEvidence &evidence)
{
    //: "248 measurements", followed by how many sources they are from
    const QString rows = Words::tr("%n measurement(s)", nullptr, evidence.rows);
    //: "3 sources": where measurements are from
    const QString sources = Words::tr("%n source(s)", nullptr, evidence.sources);
    return QStringLiteral("%1, %2").arg(rows, sources);
}

QString bottleneckHelp(Bottleneck bottleneck)
{
    switch (bottleneck) {
    case Bottleneck::MemoryBandwidth:
        return Words::tr("Helps: fewer bits per weight or in the KV cache, a card with more bandwidth.");
    case Bottleneck::Compute:
        return Words::tr("Helps: a format that the card computes faster, shorter inputs, a card with more compute.");
    case Bottleneck::Capacity:
        return Words::tr("Helps: a smaller KV cache, a shorter context, more memory: then fewer requests wait.");
    case Bottleneck::Interconnect:
        return Words::tr("Helps: NVLink in place of PCIe, replicas or a pipeline, fewer and larger cards, all weights "
                         "on the GPU.");
    }
    Q_UNREACHABLE();
}

BandWords rate(const Band &band, const Format &format)
{
    BandWords words{format.tokensPerSecond(band.mid), {}};
    const QString low = format.significant(band.low, 3), high = format.significant(band.high, 3);
    if (low != high)
        words.range = low + QStringLiteral("\u2013") + high;
    return words;
}

BandWords duration(const Band &band, const Format &format)
{
    BandWords words{format.seconds(band.mid), {}};
    // all three in the unit of the middle one
    const double unit = format.seconds(band.mid).unit == format.seconds(1).unit ? 1 : 1e-3;
    const QString low = format.significant(band.low / unit, 2), high = format.significant(band.high / unit, 2);
    if (low != high)
        words.range = low + QStringLiteral("\u2013") + high;
    return words;
}

BandWords longDuration(const Band &band, const Format &format)
{
    constexpr double kMinute = 60, kHour = 3600;
    if (band.mid < 2 * kMinute)
        return duration(band, format);
    const bool hours = band.mid >= 2 * kHour;
    const double unit = hours ? kHour : kMinute;
    BandWords words{format.value(band.mid / unit, Unit::Hours), {}};
    words.figure.number = format.significant(band.mid / unit, 3);
    if (!hours)
        //: minutes, short
        words.figure.unit = Words::tr("min");
    const QString low = format.significant(band.low / unit, 2), high = format.significant(band.high / unit, 2);
    if (low != high)
        words.range = low + QStringLiteral("\u2013") + high;
    return words;
}

} // namespace tarozi::ui::words
