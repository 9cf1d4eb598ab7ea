// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/ranking.h"
#include "ui/language/format.h"

#include <QString>

// The four steps of the choice in words of the current language.
namespace tarozi::ui::words {

QString drop(const Drop &drop, const QString &currency, const Format &format); // a sentence without a full stop
QString requirement(QLatin1StringView word);                                   // "ECC"
QString requirementHelp(QLatin1StringView word);
QString weight(QLatin1StringView word); // "speed"

QString load(const LoadProfile &load, const Format &format);
// "One GPU: at least 43.3 GB; the smallest card that holds it is the L40S", a line for each number of GPUs that changes
// the answer.
QStringList floors(const Ranking &ranking, const Catalog &catalog, const Format &format);
QString inversion(const Ranking &ranking, const Inversion &inversion, const Catalog &catalog, const Format &format);
QString severalOrOne(const Ranking &ranking, const SeveralOrOne &pair, const Catalog &catalog, const Format &format);

} // namespace tarozi::ui::words
