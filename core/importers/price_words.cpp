// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importers/price_list.h"

namespace tarozi {

using namespace Qt::StringLiterals;

QLatin1StringView wordOf(RowProblem problem)
{
    switch (problem) {
    case RowProblem::NoGpu: return "no_gpu"_L1;
    case RowProblem::NoPrice: return "no_price"_L1;
    case RowProblem::PriceNotANumber: return "price_not_a_number"_L1;
    case RowProblem::PriceNotPositive: return "price_not_positive"_L1;
    case RowProblem::NoCurrency: return "no_currency"_L1;
    case RowProblem::UnknownCurrency: return "unknown_currency"_L1;
    case RowProblem::BadCount: return "bad_count"_L1;
    case RowProblem::BadPeriod: return "bad_period"_L1;
    case RowProblem::BadDate: return "bad_date"_L1;
    case RowProblem::BadVat: return "bad_vat"_L1;
    case RowProblem::TooManyCells: return "too_many_cells"_L1;
    case RowProblem::Duplicate: return "duplicate"_L1;
    }
    return {};
}

QLatin1StringView wordOf(PriceDoubt doubt)
{
    switch (doubt) {
    case PriceDoubt::SpotAboveOnDemand: return "spot_above_on_demand"_L1;
    case PriceDoubt::ServerAtCardPrice: return "server_at_card_price"_L1;
    case PriceDoubt::FormUnclear: return "form_unclear"_L1;
    case PriceDoubt::OtherOrder: return "other_order"_L1;
    case PriceDoubt::UnknownGpu: return "unknown_gpu"_L1;
    case PriceDoubt::SeveralPrices: return "several_prices"_L1;
    case PriceDoubt::Stale: return "stale"_L1;
    }
    return {};
}

} // namespace tarozi
