// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/cost_influences.h"
#include "core/advice/offers.h"
#include "core/advice/rent_or_buy.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tarozi {

// Absent keys: not given, or never.
QJsonObject toJson(const RentOrBuy &plan, const MoneyInputs &money);
QJsonArray toJson(const std::vector<CostInfluence> &influences);
QJsonArray toJson(const std::vector<OfferCost> &offers);

} // namespace tarozi
