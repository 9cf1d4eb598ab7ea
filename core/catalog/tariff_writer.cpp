// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/tariff_writer.h"

#include "core/catalog/json_reader.h"
#include "core/catalog/user_file.h"
#include "core/decimal.h"
#include "core/whole_file.h"

#include <QDir>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

QString decimal(const std::optional<double> &value)
{
    return value ? Decimal::fromDouble(*value).toText() : QString();
}

QByteArray quoted(const QString &cell, char delimiter)
{
    QByteArray bytes = cell.toUtf8();
    if (!bytes.contains(delimiter) && !bytes.contains('"') && !bytes.contains('\n') && !bytes.contains('\r'))
        return bytes;
    bytes.replace("\"", "\"\"");
    return '"' + bytes + '"';
}

} // namespace

QJsonObject toRecord(const Tariff &tariff)
{
    QJsonObject record{{u"id"_s, tariff.id},
                       {u"kind"_s, tariff.kind},
                       {u"currency"_s, tariff.currency},
                       {u"gpu_count"_s, tariff.gpu_count},
                       {u"source"_s, tariff.source.isEmpty() ? u"user"_s : tariff.source}};
    const std::pair<QLatin1StringView, const QString &> texts[] = {{"provider"_L1, tariff.provider},
                                                                   {"country"_L1, tariff.country},
                                                                   {"region"_L1, tariff.region},
                                                                   {"gpu"_L1, tariff.gpu_id},
                                                                   {"gpu_name"_L1, tariff.gpu_name_raw},
                                                                   {"gpu_match"_L1, tariff.gpu_match},
                                                                   {"purchase_model"_L1, tariff.purchase_model},
                                                                   {"price_scope"_L1, tariff.price_scope},
                                                                   {"unit_period"_L1, tariff.unit_period},
                                                                   {"vat"_L1, tariff.vat},
                                                                   {"billing"_L1, tariff.billing_granularity},
                                                                   {"minimum_charge"_L1, tariff.minimum_charge},
                                                                   {"disk_type"_L1, tariff.included_disk_type},
                                                                   {"price_date"_L1, tariff.price_date},
                                                                   {"checked"_L1, tariff.checked_date},
                                                                   {"confidence"_L1, tariff.confidence},
                                                                   {"notes"_L1, tariff.notes}};
    for (const auto &[key, value] : texts) {
        if (!value.isEmpty())
            record.insert(key, value);
    }
    const std::pair<QLatin1StringView, const std::optional<double> &> numbers[] = {
        {"amount"_L1, tariff.amount},
        {"amount_high"_L1, tariff.amount_high},
        {"per_gpu_hour"_L1, tariff.price_per_gpu_hour},
        {"per_gpu_hour_incl_vat"_L1, tariff.price_per_gpu_hour_incl_vat},
        {"vat_percent"_L1, tariff.vat_rate_percent},
        {"vcpu"_L1, tariff.included_vcpu},
        {"ram_gib"_L1, tariff.included_ram_gib},
        {"disk_gb"_L1, tariff.included_disk_gb}};
    for (const auto &[key, value] : numbers) {
        if (value)
            record.insert(key, *value);
    }
    if (!tariff.gpu_candidates.isEmpty())
        record.insert("gpu_candidates"_L1, QJsonArray::fromStringList(tariff.gpu_candidates));
    return record;
}

std::optional<Error> keepTariffs(const std::vector<Tariff> &tariffs, const QStringList &removed,
                                 const QString &user_folder)
{
    const QString path = user_folder + "/tariffs.json"_L1;
    Result<QJsonObject> file = userFile(path);
    if (!file)
        return file.error();
    QJsonObject root = *file;
    const QSet<QString> gone(removed.begin(), removed.end());
    QHash<QString, const Tariff *> coming;
    for (const Tariff &tariff : tariffs)
        coming.insert(tariff.id, &tariff);
    QJsonArray records;
    for (const QJsonValue &value : root.value("records"_L1).toArray()) {
        const QString id = value.toObject().value("id"_L1).toString();
        if (const Tariff *replacement = coming.take(id))
            records.append(toRecord(*replacement));
        else if (!gone.contains(id))
            records.append(value);
    }
    for (const Tariff &tariff : tariffs) {
        if (coming.take(tariff.id))
            records.append(toRecord(tariff));
    }
    if (!root.contains("version"_L1))
        root.insert("version"_L1, u"user"_s);
    root.insert("records"_L1, records);
    const QByteArray bytes = QJsonDocument(root).toJson(QJsonDocument::Compact);
    if (bytes.size() > JsonLimits{}.bytes) // it could not be read again
        return Error{Problem::TooLarge,
                     path,
                     {},
                     QString::number(bytes.size()),
                     {Expectation::Kind::Integer, {}, double(JsonLimits{}.bytes), {}}};
    if (!QDir().mkpath(user_folder))
        return Error{Problem::CannotWrite, user_folder, {}, {}, {}};
    return writeWholeFile(path, bytes);
}

std::vector<QStringList> priceListRows(const std::vector<Tariff> &tariffs)
{
    std::vector<QStringList> rows{{u"Provider"_s, u"GPU"_s, u"Count"_s, u"Price"_s, u"Currency"_s, u"Period"_s,
                                   u"Purchase"_s, u"Scope"_s, u"VAT"_s, u"VAT %"_s, u"Billing"_s, u"Minimum"_s,
                                   u"vCPU"_s, u"RAM"_s, u"Disk"_s, u"Region"_s, u"Date"_s, u"Source"_s, u"Notes"_s}};
    for (const Tariff &t : tariffs)
        rows.push_back({t.provider, t.gpu_name_raw.isEmpty() ? t.gpu_id : t.gpu_name_raw, QString::number(t.gpu_count),
                        t.amount ? decimal(t.amount) : u"on request"_s, t.currency, t.unit_period, t.purchase_model,
                        t.price_scope, t.vat, decimal(t.vat_rate_percent), t.billing_granularity, t.minimum_charge,
                        decimal(t.included_vcpu), decimal(t.included_ram_gib), decimal(t.included_disk_gb), t.region,
                        t.price_date, t.source, t.notes});
    return rows;
}

QByteArray priceListCsv(const std::vector<Tariff> &tariffs, CsvDialect dialect)
{
    constexpr int kNumeric[] = {3, 9, 12, 13, 14};
    const bool excel = dialect == CsvDialect::Excel;
    const char delimiter = excel ? ';' : ',';
    QByteArray bytes = excel ? QByteArray("\xEF\xBB\xBF") : QByteArray();
    bool first = true;
    for (QStringList &row : priceListRows(tariffs)) {
        for (const int column : kNumeric) {
            if (excel && !first)
                row[column].replace(u'.', u',');
        }
        first = false;
        QByteArrayList cells;
        for (const QString &cell : row)
            cells += quoted(cell, delimiter);
        bytes += cells.join(delimiter) + "\r\n";
    }
    return bytes;
}

} // namespace tarozi
