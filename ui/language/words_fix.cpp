// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"

#include "core/advice/market.h"

#include <QCoreApplication>

#include <cmath>

namespace tarozi::ui::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Fix)
};

constexpr double kSameSpeed = 0.005;

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

// What a change is, without its effect.
QString step(const FixStep &step, const Catalog &catalog, const Format &format)
{
    switch (step.kind) {
    //: a change that helps a load fit; %1 a format such as FP8
    case FixKind::KvFormat: return Words::tr("KV cache %1").arg(step.text);
    //: a change that helps a load fit; %1 a format such as INT4
    case FixKind::WeightFormat: return Words::tr("weights %1").arg(step.text);
    //: a change that helps a load fit; %1 a length like 12K
    case FixKind::ShorterContext: return Words::tr("context %1").arg(format.shortCount(step.amount));
    case FixKind::FewerRequests: return format.requests(step.amount).text();
    case FixKind::HigherLimit:
    case FixKind::LowerLimit: {
        const bool whole = std::fabs(step.amount * 100 - std::round(step.amount * 100)) < 0.05;
        //: a change that helps a load fit; %1 a share
        return Words::tr("memory limit %1").arg(format.percent(step.amount, whole ? 0 : 1).text());
    }
    case FixKind::MoreGpus:
        //: a change that helps a load fit
        return Words::tr("%n GPU(s)", nullptr, int(step.amount));
    case FixKind::Offload:
        //: a change that helps a load fit; %1 a size
        return Words::tr("%1 of the weights in host memory").arg(format.gibibytes(step.amount, 0).text());
    case FixKind::FewerGpuLayers:
        //: a change that helps a load fit
        return Words::tr("%n layer(s) on the GPU", nullptr, int(step.amount));
    case FixKind::OtherGpu: {
        const Gpu *gpu = catalog.gpu(step.text);
        return gpu ? gpuShortName(*gpu) : step.text;
    }
    }
    Q_UNREACHABLE();
}

QString change(const Fix &fix, const Format &format)
{
    return format.gigabytes(fix.need_change).text();
}

} // namespace

QString fix(const Fix &fix, const Catalog &catalog, const Format &format)
{
    if (!fix.also.empty()) {
        QString text = step({fix.kind, fix.amount, fix.text}, catalog, format);
        for (const FixStep &other : fix.also)
            //: two changes together: "weights AWQ INT4 and 2 GPUs"
            text = Words::tr("%1 and %2").arg(text, step(other, catalog, format));
        return text.left(1).toUpper() + text.mid(1);
    }
    switch (fix.kind) {
    //: %1 a format, %2 the change of need: "KV cache FP8: −8.6 GB"
    case FixKind::KvFormat: return Words::tr("KV cache %1: %2").arg(fix.text, change(fix, format));
    //: %1 a format, %2 the change of need: "Weights INT4: −10.3 GB"
    case FixKind::WeightFormat: return Words::tr("Weights %1: %2").arg(fix.text, change(fix, format));
    case FixKind::ShorterContext:
        //: %1 a length like 12K, %2 the change of need
        return Words::tr("Context %1: %2").arg(format.shortCount(fix.amount), change(fix, format));
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
    case FixKind::Offload:
        //: %1 a size: "16 GiB of the weights to host memory"
        return Words::tr("%1 of the weights to host memory").arg(format.gibibytes(fix.amount, 0).text());
    case FixKind::FewerGpuLayers:
        //: the others stay in host memory
        return Words::tr("%n layer(s) on the GPU", nullptr, int(fix.amount));
    case FixKind::OtherGpu:
        //: %1 a GPU: another card in place of this one
        return Words::tr("%1 instead").arg(step({fix.kind, 0, fix.text}, catalog, format));
    }
    Q_UNREACHABLE();
}

QString fixCost(const Fix &fix, const Format &format)
{
    QStringList costs;
    if (fix.changes_quality)
        costs += Words::tr("check the quality of the answers again");
    if (fix.speed_ratio && std::fabs(*fix.speed_ratio - 1) > kSameSpeed)
        //: what a change costs or gains; %1 a factor
        costs += Words::tr("%1 times the speed ceiling of one answer").arg(format.significant(*fix.speed_ratio, 2));
    if (fix.per_hour_change && *fix.per_hour_change != 0) {
        const QString currency = figureCurrency(fix.scenario);
        const QString amount = format.money(std::fabs(*fix.per_hour_change), currency).text();
        //: what a change costs or saves; %1 money
        costs += *fix.per_hour_change > 0 ? Words::tr("%1 an hour more").arg(amount)
                                          //: what a change costs or saves; %1 money
                                          : Words::tr("%1 an hour less").arg(amount);
    }
    return costs.join(QStringLiteral("; "));
}

} // namespace tarozi::ui::words
