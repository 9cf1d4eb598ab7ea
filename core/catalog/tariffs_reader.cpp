// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/record_readers.h"

namespace tarozi {

using namespace Qt::StringLiterals;

namespace {

Tariff readTariff(const JsonReader &json)
{
    const JsonReader::Range money{0, 1e12};
    Tariff tariff;
    tariff.id = json.text("id"_L1);
    tariff.kind = json.text("kind"_L1);
    tariff.provider = json.optionalText("provider"_L1);
    tariff.country = json.optionalText("country"_L1);
    tariff.region = json.optionalText("region"_L1);
    tariff.gpu_id = json.optionalText("gpu"_L1);
    tariff.gpu_name_raw = json.optionalText("gpu_name"_L1);
    tariff.gpu_candidates = json.texts("gpu_candidates"_L1);
    tariff.gpu_match = json.optionalText("gpu_match"_L1);
    tariff.gpu_count = json.optionalInt("gpu_count"_L1, {1, 100000}).value_or(1);
    tariff.purchase_model = json.optionalText("purchase_model"_L1);
    tariff.price_scope = json.optionalText("price_scope"_L1);
    tariff.amount = json.optionalNumber("amount"_L1, money);
    tariff.amount_high = json.optionalNumber("amount_high"_L1, {tariff.amount.value_or(0), money.maximum});
    tariff.currency = json.text("currency"_L1);
    tariff.unit_period = json.optionalText("unit_period"_L1);
    tariff.price_per_gpu_hour = json.optionalNumber("per_gpu_hour"_L1, money);
    tariff.price_per_gpu_hour_incl_vat = json.optionalNumber("per_gpu_hour_incl_vat"_L1, money);
    tariff.vat = json.optionalText("vat"_L1);
    tariff.vat_rate_percent = json.optionalNumber("vat_percent"_L1, {0, 100});
    tariff.billing_granularity = json.optionalText("billing"_L1);
    tariff.minimum_charge = json.optionalText("minimum_charge"_L1);
    tariff.included_vcpu = json.optionalNumber("vcpu"_L1, {0, 1e6});
    tariff.included_ram_gib = json.optionalNumber("ram_gib"_L1, {0, 1e9});
    tariff.included_disk_gb = json.optionalNumber("disk_gb"_L1, {0, 1e12});
    tariff.included_disk_type = json.optionalText("disk_type"_L1);
    tariff.price_date = json.optionalText("price_date"_L1);
    tariff.checked_date = json.optionalText("checked"_L1);
    tariff.source = json.text("source"_L1);
    tariff.confidence = json.optionalText("confidence"_L1);
    tariff.notes = json.optionalText("notes"_L1);
    return tariff;
}

} // namespace

Records<Tariff> readTariffs(const QByteArray &bytes, const QString &file_name)
{
    return readRecords<Tariff>(bytes, file_name, Ids::Unique, readTariff);
}

} // namespace tarozi
