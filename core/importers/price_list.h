// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/importers/price_table.h"

#include <QDate>

#include <array>
#include <optional>

namespace tarozi {

enum class PriceColumn {
    Provider,
    Gpu,
    Count,
    Price,
    Currency,
    Period,
    Model, // on-demand, spot, reserved ...
    Scope, // GPU only, whole server ...
    Vat,
    VatPercent,
    Billing,
    Minimum,
    Vcpu,
    Ram,
    Disk,
    Region,
    Date,
    Source,
    Notes,
};
inline constexpr int kPriceColumns = int(PriceColumn::Notes) + 1;

// Which column of the table is what; -1 = none.
struct PriceMapping {
    std::array<int, kPriceColumns> columns;

    PriceMapping() { columns.fill(-1); }
    int &operator[](PriceColumn column) { return columns[size_t(column)]; }
    int operator[](PriceColumn column) const { return columns[size_t(column)]; }
    bool operator==(const PriceMapping &) const = default;
};
// By the words of the header, in English, Russian and Uzbek.
PriceMapping guessMapping(const PriceTable &table);

// What a person says of the whole list, for rows and columns that do not.
struct PriceDefaults {
    QString provider, currency, date, source;
    QString period = QStringLiteral("hour");
};

enum class RowProblem {
    NoGpu,
    NoPrice,         // an empty cell; "on request" is a valid offer without one
    PriceNotANumber, // found
    PriceNotPositive,
    NoCurrency,
    UnknownCurrency,
    BadCount,
    BadPeriod,
    BadDate, // not a day, or before prices can have been true
    BadVat,
    TooManyCells,
    Duplicate, // found: the line that it repeats
};

struct RefusedRow {
    int line = 0;
    RowProblem problem = RowProblem::NoPrice;
    QString found; // what stood there, shortened
    QString text;  // the row, shortened

    bool operator==(const RefusedRow &) const = default;
};

enum class PriceDoubt {
    SpotAboveOnDemand, // of the same provider and card
    ServerAtCardPrice, // several GPUs at about the price of one
    FormUnclear,       // the card comes in several forms: PCIe or SXM, or in several memory sizes
    OtherOrder,        // far from what others ask for this card
    UnknownGpu,        // no card of the catalogue
    SeveralPrices,     // the same offer at another price in this list; found: the line
    Stale,             // older than the limit
};

struct DoubtfulRow {
    int line = 0;
    PriceDoubt doubt = PriceDoubt::FormUnclear;
    QString found;

    bool operator==(const DoubtfulRow &) const = default;
};

// Nothing is kept by importing: the caller shows this and keeps what the person confirms.
struct PriceImport {
    std::vector<Tariff> accepted;
    std::vector<int> lines; // of the accepted rows
    std::vector<RefusedRow> refused;
    std::vector<DoubtfulRow> doubts; // of accepted rows
};
PriceImport importPrices(const PriceTable &table, const PriceMapping &mapping, const PriceDefaults &defaults,
                         const Catalog &catalog);

// Machine words: "price_not_a_number".
QLatin1StringView wordOf(RowProblem problem);
QLatin1StringView wordOf(PriceDoubt doubt);

// The rules that look at several offers: `offers` beside those of the catalogue. `lines` names each in the answer.
std::vector<DoubtfulRow> doubtsAbout(const std::vector<Tariff> &offers, const std::vector<int> &lines,
                                     const Catalog &catalog);

// A price older than this is marked. The day comes from the caller.
inline constexpr int kStaleDays = 90;
bool isStale(const Tariff &tariff, const QDate &today, int days = kStaleDays);

// "1 234,50 ₽", "$2.49", "1,234.50": the number and the currency that stands beside it. `decimal_comma`: how a lone
// comma before three digits is read.
struct PriceText {
    double amount = 0;
    QString currency; // empty: none was named
};
std::optional<PriceText> readPriceText(const QString &text, bool decimal_comma);

} // namespace tarozi
