// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "core/catalog/catalog_json.h"
#include "core/catalog/catalog_loader.h"
#include "core/catalog/tariff_price.h"
#include "core/catalog/tariff_writer.h"
#include "core/importers/price_list.h"

#include <QDate>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace tarozi::cli {

using namespace Qt::StringLiterals;

namespace {

bool matches(const Tariff &tariff, const QString &gpu)
{
    const bool named = !tariff.gpu_id.isEmpty() || !tariff.gpu_candidates.isEmpty();
    return gpu.isEmpty() || (named && isFor(tariff, gpu));
}

QString tariffLine(const Tariff &tariff, const QDate &today)
{
    QString amount = u"on request"_s;
    if (tariff.amount)
        amount = Decimal::fromDouble(*tariff.amount).toText();
    amount += u' ' + tariff.currency + u'/' + tariff.unit_period;
    QStringList cells{tariff.id.leftJustified(18),
                      tariff.kind.leftJustified(12),
                      tariff.provider,
                      tariff.gpu_name_raw,
                      amount,
                      tariff.price_date};
    if (isStale(tariff, today))
        cells += u"stale"_s;
    cells.removeAll(QString());
    return printable(cells.join(u"  "_s)) + u'\n';
}

QJsonArray tariffsJson(const std::vector<Tariff> &tariffs, const QDate &today)
{
    QJsonArray list;
    for (const Tariff &tariff : tariffs) {
        QJsonObject json = toJson(tariff);
        json.insert(u"stale"_s, isStale(tariff, today));
        list.append(json);
    }
    return list;
}

QJsonObject importJson(const PriceTable &table, const PriceImport &import, const QDate &today)
{
    QJsonArray refused, doubts;
    for (const RefusedRow &row : import.refused)
        refused.append(QJsonObject{
            {u"line"_s, row.line}, {u"problem"_s, wordOf(row.problem)}, {u"found"_s, row.found}, {u"row"_s, row.text}});
    for (const DoubtfulRow &row : import.doubts)
        doubts.append(QJsonObject{{u"line"_s, row.line}, {u"doubt"_s, wordOf(row.doubt)}, {u"found"_s, row.found}});
    return {{u"encoding"_s, table.encoding},
            {u"rows"_s, qint64(table.rows.size())},
            {u"accepted"_s, tariffsJson(import.accepted, today)},
            {u"refused"_s, refused},
            {u"doubts"_s, doubts}};
}

QString importText(const PriceTable &table, const PriceImport &import)
{
    QString text = u"%1 rows, %2: %3 accepted, %4 refused\n"_s.arg(table.rows.size())
                       .arg(table.encoding)
                       .arg(import.accepted.size())
                       .arg(import.refused.size());
    for (const RefusedRow &row : import.refused)
        text += printable(u"  line %1: %2 %3: %4"_s.arg(QString::number(row.line), wordOf(row.problem), row.found,
                                                        row.text)) +
                u'\n';
    for (const DoubtfulRow &row : import.doubts)
        text +=
            printable(u"  line %1: check %2 %3"_s.arg(QString::number(row.line), wordOf(row.doubt), row.found)) + u'\n';
    return text;
}

int importList(const QCommandLineParser &parser, const Catalog &catalog, const QDate &today)
{
    const QString path = parser.value(u"import"_s);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail({Problem::CannotRead, path, {}, file.errorString(), {}}, kBadInput);
    const Result<PriceTable> table = readPriceTable(file.read(kMaxPriceListBytes + 1), path);
    if (!table)
        return fail(table.error(), kBadInput);
    PriceDefaults defaults;
    defaults.currency = parser.value(u"currency"_s);
    const PriceImport import = importPrices(*table, guessMapping(*table), defaults, catalog);
    if (parser.isSet(u"json"_s))
        printOut(QJsonDocument(importJson(*table, import, today)).toJson());
    else
        printOut(importText(*table, import));
    if (!parser.isSet(u"keep"_s))
        return kSuccess;
    if (const auto error = keepTariffs(import.accepted, {}, userCatalogFolder()))
        return fail(*error, kBadInput);
    return kSuccess;
}

} // namespace

int runTariffs(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        u"The offers of the catalogue with dates and sources; prices are decimal in the currency of the offer."_s);
    parser.addOption({u"json"_s, u"Print JSON in machine units"_s});
    parser.addOption({u"csv"_s, u"Print CSV: UTF-8, commas, decimal points"_s});
    parser.addOption({u"gpu"_s, u"Only offers that may be for this GPU"_s, u"id"_s});
    parser.addOption(
        {u"import"_s, u"Say what a price list (CSV) holds: accepted rows, refused rows, doubts"_s, u"file.csv"_s});
    parser.addOption({u"currency"_s, u"Of an imported list that names none"_s, u"code"_s});
    parser.addOption({u"keep"_s, u"Keep the accepted rows in the user's catalogue"_s});
    if (const auto status = parseArguments(parser, u"tariffs"_s, arguments))
        return *status;
    if (!parser.positionalArguments().isEmpty())
        return fail({Problem::UnknownKey, {}, u"tariffs"_s, parser.positionalArguments().first(), {}}, kBadOptions);
    const std::shared_ptr<const Catalog> catalog = loadedCatalog();
    const QDate today = QDate::currentDate();
    if (parser.isSet(u"import"_s))
        return importList(parser, *catalog, today);
    std::vector<Tariff> shown;
    for (const Tariff &tariff : catalog->tariffs()) {
        if (matches(tariff, parser.value(u"gpu"_s)))
            shown.push_back(tariff);
    }
    if (parser.isSet(u"json"_s)) {
        printOut(
            QJsonDocument(QJsonObject{{u"catalog"_s, catalog->version()}, {u"tariffs"_s, tariffsJson(shown, today)}})
                .toJson());
    } else if (parser.isSet(u"csv"_s)) {
        printOut(priceListCsv(shown, CsvDialect::Tools));
    } else {
        QString text;
        for (const Tariff &tariff : shown)
            text += tariffLine(tariff, today);
        printOut(text);
    }
    return kSuccess;
}

} // namespace tarozi::cli
