// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/tariff.h"
#include "core/error.h"

#include <QJsonObject>

#include <vector>

namespace tarozi {

// A record of tariffs.json that reads back as the same offer.
QJsonObject toRecord(const Tariff &tariff);

// Keeps offers in the user's tariffs.json, in place of those of the same id; offers of `removed` ids go. The folder and
// the file are made when missing. A file that cannot be read as a catalogue file is an error and stays as it is. No
// value means kept.
std::optional<Error> keepTariffs(const std::vector<Tariff> &tariffs, const QStringList &removed,
                                 const QString &user_folder);

// The columns of an exported price list, its header first: what importPrices() reads back as the same offers.
std::vector<QStringList> priceListRows(const std::vector<Tariff> &tariffs);
// For Excel: UTF-8 with a byte-order mark, semicolons, decimal commas. For tools: commas and points.
enum class CsvDialect { Excel, Tools };
QByteArray priceListCsv(const std::vector<Tariff> &tariffs, CsvDialect dialect);

} // namespace tarozi
