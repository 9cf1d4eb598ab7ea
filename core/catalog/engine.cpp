// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/engine.h"

#include <QVersionNumber>

#include <algorithm>

namespace tarozi {

const Coefficient *Engine::coefficient(QStringView wanted) const
{
    const auto it = std::find_if(coefficients.begin(), coefficients.end(),
                                 [&](const Coefficient &coefficient) { return coefficient.id == wanted; });
    return it == coefficients.end() ? nullptr : &*it;
}

QString Engine::loadedFormat(const QString &released) const
{
    const auto it = std::find_if(casts.begin(), casts.end(), [&](const auto &cast) { return cast.first == released; });
    return it == casts.end() ? released : it->second;
}

int compareVersions(const QString &left, const QString &right)
{
    const auto number = [](const QString &version) {
        const auto digit = std::find_if(version.begin(), version.end(), [](QChar c) { return c.isDigit(); });
        return QVersionNumber::fromString(QStringView(digit, version.end())).normalized();
    };
    return QVersionNumber::compare(number(left), number(right));
}

} // namespace tarozi
