// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/words_money.h"

#include "ui/language/words.h"

#include <QCoreApplication>

#include <cmath>

namespace tarozi::ui::words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Money)
};

struct FieldWord {
    QLatin1StringView key;
    Quantity quantity;
};

using namespace Qt::StringLiterals;

constexpr FieldWord kQuantities[] = {{"utilization"_L1, Quantity::Utilization},
                                     {"results_per_month"_L1, Quantity::ResultsPerMonth},
                                     {"retries"_L1, Quantity::RetryShare},
                                     {"accepted"_L1, Quantity::AcceptedShare},
                                     {"starts_per_month"_L1, Quantity::StartsPerMonth},
                                     {"start_s"_L1, Quantity::StartTime},
                                     {"idle_s"_L1, Quantity::IdleTime},
                                     {"hours_per_month"_L1, Quantity::HoursPerMonth},
                                     {"purchase_price"_L1, Quantity::PurchasePrice},
                                     {"server_price"_L1, Quantity::ServerPrice},
                                     {"residual_share"_L1, Quantity::ResidualShare},
                                     {"reserve_gpus"_L1, Quantity::ReserveGpus},
                                     {"discount_rate"_L1, Quantity::DiscountRate},
                                     {"hosting_price"_L1, Quantity::HostingPrice},
                                     {"board_power_w"_L1, Quantity::BoardPower},
                                     {"power_load"_L1, Quantity::PowerLoad},
                                     {"pue"_L1, Quantity::PowerUsage},
                                     {"electricity_price"_L1, Quantity::ElectricityPrice},
                                     {"cooling_price"_L1, Quantity::CoolingPrice},
                                     {"repair_share"_L1, Quantity::RepairShare},
                                     {"staff_price"_L1, Quantity::StaffPrice}};

} // namespace

QString moneyField(QLatin1StringView key)
{
    for (const FieldWord &field : kQuantities) {
        if (field.key == key)
            return quantity(field.quantity);
    }
    if (key == "storage_gb"_L1)
        return Words::tr("Storage");
    if (key == "storage_price"_L1)
        return Words::tr("Price of a GB of storage, a month");
    if (key == "traffic_gb"_L1)
        return Words::tr("Traffic a month");
    if (key == "traffic_price"_L1)
        return Words::tr("Price of a GB of traffic");
    if (key == "api_input_price"_L1)
        return Words::tr("Hosted API: a million input tokens");
    if (key == "api_output_price"_L1)
        return Words::tr("Hosted API: a million output tokens");
    //: how far the plan looks ahead
    if (key == "months"_L1)
        return Words::tr("Horizon");
    //: how many people's work; a number such as 0.2
    if (key == "staff_share"_L1)
        return Words::tr("Posts of staff");
    return key;
}

QString vat(const QString &word)
{
    if (word.startsWith("included"_L1))
        return Words::tr("included");
    if (word == "excluded/none"_L1)
        return Words::tr("excluded, or none is charged");
    return word.startsWith("excluded"_L1) ? Words::tr("excluded") : QString();
}

QString amount(double value, const QString &currency, const Format &format)
{
    constexpr double kWhole = 10000, kSmall = 1;
    const double size = std::fabs(value);
    if (!std::isfinite(value) || (size >= kSmall && size < kWhole))
        return format.money(value, currency).text();
    if (size >= kWhole)
        return format.money(value, currency, 0).text();
    const Format::Figure figure = format.money(value, currency);
    return Format::Figure{format.significant(value, 3), figure.unit}.text();
}

} // namespace tarozi::ui::words
