// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace tarozi::ui::words {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};
} // namespace

QString verdict(Verdict verdict)
{
    switch (verdict) {
    //: verdict: the workload fits the GPU's memory
    case Verdict::Fits: return Words::tr("Fits");
    //: verdict: fits with little headroom
    case Verdict::Tight: return Words::tr("Tight");
    //: verdict
    case Verdict::DoesNotFit: return Words::tr("Does not fit");
    //: verdict: the program has no honest answer
    case Verdict::NotModelled: return Words::tr("Not modelled");
    }
    Q_UNREACHABLE();
}

QString parallelism(Parallelism parallelism)
{
    switch (parallelism) {
    //: how several GPUs share the work: the program chooses
    case Parallelism::Auto: return Words::tr("Automatic");
    //: how several GPUs share the work: there is only one
    case Parallelism::None: return Words::tr("One GPU");
    case Parallelism::Tensor: return Words::tr("Tensor parallel");
    case Parallelism::Pipeline: return Words::tr("Pipeline");
    //: how several GPUs share the work: each holds the whole model
    case Parallelism::Replicas: return Words::tr("Replicas");
    //: how several GPUs share the work: each holds some layers, one works at a time
    case Parallelism::LayerSplit: return Words::tr("Layer split");
    }
    Q_UNREACHABLE();
}

QString bottleneck(Bottleneck bottleneck)
{
    switch (bottleneck) {
    //: what limits the speed
    case Bottleneck::MemoryBandwidth: return Words::tr("Memory bandwidth");
    //: what limits the speed
    case Bottleneck::Compute: return Words::tr("Compute");
    //: what limits the speed: not enough memory for more requests
    case Bottleneck::Capacity: return Words::tr("Memory capacity");
    //: what limits the speed: the link between GPUs
    case Bottleneck::Interconnect: return Words::tr("Interconnect");
    }
    Q_UNREACHABLE();
}

QString workload(WorkloadKind kind)
{
    switch (kind) {
    //: kind of workload: an LLM answers requests
    case WorkloadKind::Serving: return Words::tr("LLM service");
    case WorkloadKind::FineTuning: return Words::tr("Fine-tuning");
    case WorkloadKind::ImageGeneration: return Words::tr("Image generation");
    case WorkloadKind::Speech: return Words::tr("Speech recognition");
    }
    Q_UNREACHABLE();
}

QString ecc(EccMode mode)
{
    switch (mode) {
    //: error correction of the GPU's memory
    case EccMode::Off: return Words::tr("ECC off");
    //: error correction of the GPU's memory
    case EccMode::On: return Words::tr("ECC on");
    }
    Q_UNREACHABLE();
}

QString gpuShortName(const Gpu &gpu)
{
    // the vendor, the product line and remarks in brackets are in the full name
    static const QRegularExpression remark(QStringLiteral("\\s*\\([^)]*\\)"));
    static const QStringList lines{QStringLiteral("GeForce"), QStringLiteral("Tesla"), QStringLiteral("Instinct"),
                                   QStringLiteral("Generation"), QStringLiteral("Edition")};
    QStringList parts = QString(gpu.name).remove(remark).split(u' ', Qt::SkipEmptyParts);
    parts.erase(std::remove_if(parts.begin(), parts.end(),
                               [&](const QString &part) { return part == gpu.vendor || lines.contains(part); }),
                parts.end());
    return parts.isEmpty() ? gpu.name : parts.join(u' ');
}

QString candidateName(const Assessed &candidate, const Catalog &catalog)
{
    const Gpu *gpu = catalog.gpu(candidate.gpu);
    const QString name = gpu ? gpuShortName(*gpu) : candidate.gpu;
    return candidate.count > 1 ? QStringLiteral(u"%1\u00a0\u00d7\u00a0%2").arg(candidate.count).arg(name) : name;
}

QString headroom(const Assessed &candidate, const Format &format)
{
    const MemoryFigures &memory = candidate.memory;
    switch (candidate.verdict) {
    case Verdict::Fits:
    case Verdict::Tight:
        //: %1 is a size: "8.8 GB spare"
        return Words::tr("%1 spare").arg(format.gigabytes(memory.headroom).text());
    case Verdict::DoesNotFit: {
        double room = std::min(memory.headroom, memory.usable - memory.need - memory.outside_limit);
        if (room >= 0) // what the engine lacks to start
            room = std::min(room, memory.usable - memory.limit - memory.outside_limit);
        //: %1 is a size: "11.4 GB short"
        return Words::tr("%1 short").arg(format.gigabytes(-room).text());
    }
    case Verdict::NotModelled: return {};
    }
    Q_UNREACHABLE();
}

} // namespace tarozi::ui::words
