// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/tariff_price.h"

#include <QRegularExpression>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

constexpr double kSecondsPerHour = 3600;

} // namespace

std::optional<double> secondsOf(const QString &text)
{
    static const QRegularExpression form(u"^\\s*([0-9.]+)?\\s*(second|minute|hour|month)"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString unit = match.captured(2).toLower();
    const double seconds = unit == u"second"   ? 1
                           : unit == u"minute" ? 60
                           : unit == u"hour"   ? kSecondsPerHour
                                               : kHoursPerMonth * kSecondsPerHour;
    if (match.captured(1).isEmpty())
        return seconds;
    bool ok = false;
    const double count = match.captured(1).toDouble(&ok);
    return ok && count > 0 ? std::optional(count * seconds) : std::nullopt;
}

bool isFor(const Tariff &tariff, const QString &gpu)
{
    if (!tariff.gpu_id.isEmpty())
        return tariff.gpu_id == gpu;
    return tariff.gpu_candidates.isEmpty() || tariff.gpu_candidates.contains(gpu);
}

std::optional<Decimal> perGpuHour(const Tariff &tariff)
{
    if (tariff.price_per_gpu_hour)
        return Decimal::fromDouble(*tariff.price_per_gpu_hour);
    const std::optional<double> seconds = secondsOf(tariff.unit_period);
    if (!tariff.amount || !seconds || tariff.gpu_count < 1)
        return std::nullopt;
    return Decimal::fromDouble(*tariff.amount) * Decimal::fromDouble(kSecondsPerHour) /
           (Decimal::fromDouble(*seconds) * Decimal::fromInteger(tariff.gpu_count));
}

} // namespace tarozi
