// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Speed)
};

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

QString extrapolation(Extrapolation reason)
{
    switch (reason) {
    case Extrapolation::EngineNotMeasured:
        return Words::tr("No measurements of this engine: those of another one stand in.");
    case Extrapolation::FormatNotMeasured:
        return Words::tr("This weight format was not measured with the engine: the nearest one stands in.");
    case Extrapolation::ExpertsNotMeasured:
        return Words::tr("Dense models stand in for mixtures of experts, or the other way round.");
    case Extrapolation::GpuNotMeasured:
        return Words::tr("This card was not measured, others of its architecture were.");
    case Extrapolation::ArchitectureNotMeasured: return Words::tr("No card of this architecture was measured.");
    case Extrapolation::LinkNotMeasured: return Words::tr("So many GPUs together were not measured.");
    case Extrapolation::ConcurrencyBeyond: return Words::tr("So many requests at once were not measured.");
    case Extrapolation::ContextBeyond: return Words::tr("Contexts this long were not measured.");
    case Extrapolation::HostMemory:
        return Words::tr("Host memory and PCIe set the pace, and they differ between servers.");
    case Extrapolation::FewRows: return Words::tr("Few measurements: the engine's other formats fill in.");
    case Extrapolation::Count: break;
    }
    Q_UNREACHABLE();
}

} // namespace tarozi::ui::words
