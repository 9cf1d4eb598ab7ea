// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog_loader.h"
#include "core/catalog/tariff_writer.h"
#include "core/importers/price_list.h"
#include "core/workload/money_fields.h"
#include "targets.h"

namespace tarozi::fuzz {

using namespace Qt::StringLiterals;

void priceList(const QByteArray &bytes)
{
    static const std::shared_ptr<const Catalog> catalog = loadCatalog(u":/catalog"_s).catalog;
    const Result<PriceTable> table = readPriceTable(bytes, u"list.csv"_s);
    if (!table) {
        require(table.error().file == u"list.csv", "an error names the file");
        return;
    }
    const PriceImport import = importPrices(*table, guessMapping(*table), {}, *catalog);
    require(import.accepted.size() + import.refused.size() == table->rows.size(), "each row is accepted or refused");
    require(import.lines.size() == import.accepted.size(), "each offer has its line");
    for (const Tariff &tariff : import.accepted) {
        require(!tariff.amount || (*tariff.amount > 0 && *tariff.amount <= kMaxAmount), "prices are positive and sane");
        require(isCurrencyCode(tariff.currency), "an amount has its currency");
        require(tariff.gpu_count >= 1, "an offer is of GPUs");
        require(tariff.price_date.isEmpty() || isPlausibleDate(tariff.price_date), "dates are plausible");
    }
    for (const CsvDialect dialect : {CsvDialect::Excel, CsvDialect::Tools}) {
        const QByteArray again = priceListCsv(import.accepted, dialect);
        require(!import.accepted.empty() ? bool(readPriceTable(again, u"again"_s)) : true, "an export can be read");
    }
}

} // namespace tarozi::fuzz
