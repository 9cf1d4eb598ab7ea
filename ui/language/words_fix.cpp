// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"

#include <QCoreApplication>

#include <cmath>

namespace tarozi::ui::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Fix)
};

QString moreGpus(const Fix &fix, const Catalog &catalog)
{
    Assessed after;
    after.count = int(fix.amount);
    if (fix.candidate >= 0 && std::size_t(fix.candidate) < fix.scenario.candidates.size())
        after.gpu = fix.scenario.candidates[std::size_t(fix.candidate)].gpu;
    const QString name = candidateName(after, catalog);
    if (fix.text == QLatin1String("tensor"))
        //: %1 is a number of GPUs: "2 × RTX 4090, tensor parallel"
        return Words::tr("%1, tensor parallel").arg(name);
    if (fix.text == QLatin1String("pipeline"))
        //: %1 is a number of GPUs: "2 × RTX 4090, pipeline"
        return Words::tr("%1, pipeline").arg(name);
    return name;
}

QString change(const Fix &fix, const Format &format)
{
    return format.gigabytes(fix.need_change).text();
}

} // namespace

QString fix(const Fix &fix, const Catalog &catalog, const Format &format)
{
    switch (fix.kind) {
    //: %1 a format, %2 the change of need: "KV cache FP8: −8.6 GB"
    case FixKind::KvFormat: return Words::tr("KV cache %1: %2").arg(fix.text, change(fix, format));
    //: %1 a format, %2 the change of need: "Weights INT4: −10.3 GB"
    case FixKind::WeightFormat: return Words::tr("Weights %1: %2").arg(fix.text, change(fix, format));
    case FixKind::ShorterContext:
        //: %1 a length like 12K, %2 the change of need
        return Words::tr("Context %1: %2").arg(format.shortCount(fix.amount), change(fix, format));
    case FixKind::ShorterSequence:
        //: %1 a number of tokens, %2 the change of need
        return Words::tr("Sequence %1: %2").arg(format.integer(fix.amount), change(fix, format));
    case FixKind::SmallerBatch:
        //: %1 a number of sequences, %2 the change of need
        return Words::tr("Micro-batch %1: %2").arg(format.integer(fix.amount), change(fix, format));
    case FixKind::RecomputeLayers:
        //: %1 the change of need
        return Words::tr("Checkpointing: %1").arg(change(fix, format));
    //: %1 the change of need
    case FixKind::QuantizeBase: return Words::tr("QLoRA: %1").arg(change(fix, format));
    //: %1 the change of need
    case FixKind::AdaptersOnly: return Words::tr("LoRA: %1").arg(change(fix, format));
    //: %1 the name of an optimizer, %2 the change of need
    case FixKind::LighterOptimizer: return Words::tr("%1: %2").arg(fix.text, change(fix, format));
    case FixKind::ShardOverGpus:
        //: %1 a number of GPUs, %2 a way of sharding such as FSDP
        return Words::tr("%1 GPUs with %2").arg(format.integer(fix.amount), fix.text);
    case FixKind::FewerRequests:
        //: %1 the change of need: "4 requests: −8.6 GB"
        return Words::tr("%n requests: %1", nullptr, int(fix.amount)).arg(change(fix, format));
    case FixKind::HigherLimit:
    case FixKind::LowerLimit: {
        const bool whole = std::fabs(fix.amount * 100 - std::round(fix.amount * 100)) < 0.05;
        //: %1 a share: "Memory limit 95%"
        return Words::tr("Memory limit %1").arg(format.percent(fix.amount, whole ? 0 : 1).text());
    }
    case FixKind::MoreGpus: return moreGpus(fix, catalog);
    }
    Q_UNREACHABLE();
}

} // namespace tarozi::ui::words
