// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words_prices.h"

#include <QCoreApplication>

namespace tarozi::ui::words {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(PriceList)
};
} // namespace

QString priceColumn(PriceColumn column)
{
    switch (column) {
    case PriceColumn::Provider: return Words::tr("Provider");
    case PriceColumn::Gpu: return Words::tr("GPU");
    //: number of GPUs
    case PriceColumn::Count: return Words::tr("Count");
    case PriceColumn::Price: return Words::tr("Price");
    case PriceColumn::Currency: return Words::tr("Currency");
    //: hour, month ...
    case PriceColumn::Period: return Words::tr("Per");
    //: on-demand, spot, reserved
    case PriceColumn::Model: return Words::tr("Purchase model");
    case PriceColumn::Scope: return Words::tr("Covers");
    case PriceColumn::Vat: return Words::tr("VAT");
    case PriceColumn::VatPercent: return Words::tr("VAT, %");
    case PriceColumn::Billing: return Words::tr("Billed by the");
    case PriceColumn::Minimum: return Words::tr("Minimum charge");
    case PriceColumn::Vcpu: return Words::tr("vCPU");
    case PriceColumn::Ram: return Words::tr("RAM, GiB");
    case PriceColumn::Disk: return Words::tr("Disk, GB");
    case PriceColumn::Region: return Words::tr("Region");
    case PriceColumn::Date: return Words::tr("Date");
    case PriceColumn::Source: return Words::tr("Source");
    case PriceColumn::Notes: return Words::tr("Notes");
    }
    Q_UNREACHABLE();
}

QString refusal(const RefusedRow &row)
{
    switch (row.problem) {
    case RowProblem::NoGpu: return Words::tr("No GPU is named.");
    case RowProblem::NoPrice: return Words::tr("The price is empty.");
    case RowProblem::PriceNotANumber: return Words::tr("“%1” is no price.").arg(row.found);
    case RowProblem::PriceNotPositive: return Words::tr("A price of “%1” cannot be.").arg(row.found);
    case RowProblem::NoCurrency: return Words::tr("No currency is named.");
    case RowProblem::UnknownCurrency: return Words::tr("“%1” is no known currency.").arg(row.found);
    case RowProblem::BadCount: return Words::tr("“%1” is no number of GPUs.").arg(row.found);
    case RowProblem::BadPeriod: return Words::tr("“%1” is no period: an hour, a month …").arg(row.found);
    case RowProblem::BadDate: return Words::tr("“%1” is no plausible date.").arg(row.found);
    case RowProblem::BadVat: return Words::tr("“%1” is no rate of VAT.").arg(row.found);
    case RowProblem::TooManyCells: return Words::tr("The row has more cells than the header.");
    case RowProblem::Duplicate: return Words::tr("Repeats line %1.").arg(row.found);
    }
    Q_UNREACHABLE();
}

QString doubt(const DoubtfulRow &row)
{
    switch (row.doubt) {
    case PriceDoubt::SpotAboveOnDemand:
        return Words::tr("Check: a spot price above the on-demand price of %1.").arg(row.found);
    case PriceDoubt::ServerAtCardPrice:
        return Words::tr("Check: several GPUs at about the price of one, %1.").arg(row.found);
    case PriceDoubt::FormUnclear: return Words::tr("Check: which card is it? %1.").arg(row.found);
    case PriceDoubt::OtherOrder:
        return Words::tr("Check: far from what others ask for this card, %1 an hour.").arg(row.found);
    case PriceDoubt::UnknownGpu: return Words::tr("The catalogue has no such GPU: the offer prices nothing.");
    case PriceDoubt::SeveralPrices:
        return Words::tr("Check: line %1 is the same offer at another price.").arg(row.found);
    case PriceDoubt::Stale: return Words::tr("The price is old.");
    }
    Q_UNREACHABLE();
}

} // namespace tarozi::ui::words
