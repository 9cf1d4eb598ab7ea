// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/cost_curves.h"
#include "core/advice/cost_influences.h"
#include "core/advice/rent_or_buy.h"
#include "ui/charts/chart_spec.h"
#include "ui/charts/range_bars.h"
#include "ui/language/format.h"

namespace tarozi::ui {

// What a result costs on each candidate, with its band, on one scale; candidates of another currency say so.
RangeBarsSpec costBars(const Assessment &assessment, const Catalog &catalog, const Format &format);

// What moves the cost of a result of one candidate, greatest first.
RangeBarsSpec influenceBars(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog,
                            int candidate, const Format &format);

// A million output tokens against an input, with the points where another one becomes the cheaper one, and what a
// hosted API asks.
CurveSpec costChart(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog, CostAxis axis,
                    const Format &format);

// Money paid by month: rent with its band, purchase, hosted API; the break-even is marked.
CurveSpec cashFlowChart(const Scenario &scenario, const Assessment &assessment, const Catalog &catalog, int candidate,
                        const Format &format);

// Words under the cash flow: break-even with its date and band, what is missing, what was not counted.
QStringList rentOrBuyWords(const Scenario &scenario, const RentOrBuy &plan, const Format &format);

} // namespace tarozi::ui
