// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importers/price_list.h"
#include "ui/language/format.h"

namespace tarozi::ui::words {

QString priceColumn(PriceColumn column); // "Currency", as a heading
QString refusal(const RefusedRow &row);  // a sentence: why a row was not taken
QString doubt(const DoubtfulRow &row);   // a sentence: what to check

} // namespace tarozi::ui::words
